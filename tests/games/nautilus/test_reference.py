"""The ways of a sailor and the 5: the fast form of the engine against the plain one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from seaboard.games.nautilus import GAME, NautilusPosition
from seaboard.games.nautilus.board import NautilusBoard, standard_board
from seaboard.games.nautilus.moves import MovePart
from seaboard.games.nautilus.numbers import MOST_STEPS_OF_FIVE, MOVER_STEPS
from seaboard.games.nautilus.rules import five, moving, reference
from seaboard.games.nautilus.rules.pieces import put_down
from seaboard.games.nautilus.state import (
    ASK_TURN,
    CARDS,
    CAVE,
    CAVES,
    ENDS,
    FIVE,
    HARBOUR,
    NOTHING,
    PER_COLOUR,
    PIECES,
    PLACES,
    SAILORS,
    State,
)

# The printed board, and odd ones: small, large, starts and mouths side by side and at the seam.
BOARDS = {
    "standard": standard_board(),
    "small": NautilusBoard("small", 24, (0, 1, 12, 23), (2, 11, 13, 22)),
    "seam": NautilusBoard("seam", 31, (30, 0, 1, 2), (29, 28, 3, 4)),
    "words": NautilusBoard("words", 64, (31, 32, 63, 0), (30, 33, 62, 1)),
    "large": NautilusBoard("large", 80, (79, 20, 40, 60), (0, 78, 64, 32)),
}
STEPS = (*range(1, MOST_STEPS_OF_FIVE + 1), *MOVER_STEPS)


def scattered(board: NautilusBoard, mode: str, rng: Random) -> NautilusPosition:
    """Any number of sailors on any spots, close together as often as not, and mostly Moby Dick."""
    position = GAME.new(mode=mode, board=board)
    state = position.state
    crowd = rng.randrange(board.ring)
    share = rng.random()
    for sailor in range(SAILORS):
        if sailor % PER_COLOUR >= state.sailors or rng.random() > share:
            continue
        colour = sailor // PER_COLOUR
        spot = rng.choice(
            [
                rng.randrange(board.ring),
                (crowd + rng.randrange(12)) % board.ring,
                (board.starts[colour] + rng.randrange(-6, 5)) % board.ring,
                CAVE + rng.randrange(CAVES),
                HARBOUR + colour * PLACES + rng.randrange(PLACES),
            ]
        )
        if state.table.at[spot] != 0:
            continue
        put_down(state.table, sailor, spot)
        if spot == board.starts[colour] and rng.random() < 0.5:
            state.table.fresh |= 1 << sailor
    free = [field for field in range(board.ring) if state.table.at[field] == 0]
    state.table.moby = rng.choice([NOTHING, rng.choice(free), (crowd + 5) % board.ring])
    if state.table.moby not in free:
        state.table.moby = NOTHING
    state.entry = state.table.moby
    return position


def samples(name: str, count: int) -> Iterator[NautilusPosition]:
    rng = Random(name)
    for number in range(count):
        mode = list(GAME.modes)[number % 3]
        yield scattered(BOARDS[name], mode, rng)


def _let_play_five(state: State) -> None:
    """North is to play, and has nothing but a 5."""
    state.asked = ASK_TURN
    state.seat = 0
    state.deck[FIVE] -= 1
    state.deck_left -= 1
    state.hands[0][FIVE] = 1
    state.held[0] = 1


@pytest.mark.parametrize("name", BOARDS)
def test_the_ways_of_a_sailor_are_those_that_can_be_walked(name: str) -> None:
    found = 0
    for position in samples(name, 400):
        state = position.table()
        pieces = reference.pieces_of(state.board, state.table)
        for sailor in range(SAILORS):
            for steps in STEPS:
                ways = reference.ways(pieces, sailor, steps)
                ends = moving.ends(state.board, state.table, sailor, steps)
                assert {end for end in range(8) if (ends >> end) & 1} == ways.keys(), (
                    PIECES[sailor], steps, pieces,
                )  # fmt: skip
                for end, way in ways.items():
                    reached = moving.target(state.board, state.table, sailor, steps, end)
                    assert reached == way[-1]
                found += len(ways)
    assert found > 5_000


@pytest.mark.parametrize("name", BOARDS)
def test_a_way_is_carried_out_alike(name: str) -> None:
    rng, carried = Random(name), 0
    for position in samples(name, 60):
        pieces = reference.pieces_of(position.state.board, position.state.table)
        for sailor in pieces.spots:
            for steps in STEPS:
                for end, way in reference.ways(pieces, sailor, steps).items():
                    if rng.random() > 0.1:
                        continue
                    after = position.copy().state
                    moving.move(after.board, after.table, sailor, steps, end)
                    assert reference.pieces_of(after.board, after.table) == reference.moved(
                        pieces, sailor, way, steps
                    )
                    carried += 1
    assert carried > 100


@pytest.mark.parametrize("name", BOARDS)
def test_a_5_has_the_parts_after_which_the_rest_can_be_used(name: str) -> None:
    offered = refused = 0
    for position in samples(name, 150):
        state = position.state
        _let_play_five(state)
        pieces = reference.pieces_of(state.board, state.table)
        team = frozenset(sailor for sailor in pieces.spots if sailor // PER_COLOUR % 2 == 0)
        expected = set(reference.parts_of_five(pieces, team, MOST_STEPS_OF_FIVE))
        offered += len(expected)
        refused += not expected
        legal = {str(move) for move in position.legal_moves()}
        assert legal == (_texts(expected) or {f"discard {CARDS[FIVE]}"}), pieces
        usable = five.can_finish(state.board, state.table, _bits(team), MOST_STEPS_OF_FIVE)
        assert usable == bool(expected)
    assert offered > 500
    assert refused > 5


@pytest.mark.parametrize("name", BOARDS)
def test_the_rest_of_a_5_has_the_parts_after_which_it_can_be_used_up(name: str) -> None:
    rng, compared = Random(name), 0
    for position in samples(name, 150):
        state = position.state
        _let_play_five(state)
        while position.turn == 0 and (codes := position.legal_codes().tolist()):
            move = GAME.move(rng.choice(codes))
            if move.played != CARDS[FIVE]:
                break
            position.play(move)
            if state.five_left == 0:
                break
            pieces = reference.pieces_of(state.board, state.table)
            team = frozenset(
                sailor
                for sailor in pieces.spots
                if sailor // PER_COLOUR % 2 == 0 and not (state.five_used >> sailor) & 1
            )
            expected = reference.parts_of_five(pieces, team, int(state.five_left))
            assert {str(move) for move in position.legal_moves()} == _texts(set(expected))
            compared += 1
    assert compared > 40


def _texts(parts: set[reference.Part]) -> set[str]:
    return {str(MovePart(PIECES[sailor], steps, ENDS[end])) for sailor, steps, end in parts}


def _bits(sailors: frozenset[int]) -> int:
    return sum(1 << sailor for sailor in sailors)
