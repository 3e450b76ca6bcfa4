"""Random games: invariants, secrecy for every seat, and compiled code against interpreted code."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from seaboard.games.api import CHANCE, Move, draw
from seaboard.games.nautilus import GAME, NautilusPosition, rules
from seaboard.games.nautilus.state import CARDS, KINDS, MAX_LEGAL, SPECTATOR

from .invariants import check

MODES = list(GAME.modes)
Step = tuple[NautilusPosition, Move, NautilusPosition]


def game(mode: str, seed: int, most: int) -> Iterator[Step]:
    """A random game as (before, move, after), to its end or for `most` moves."""
    rng = random.Random(seed)
    position = GAME.new(mode=mode)
    for _ in range(most):
        if position.over:
            return
        chance = position.decider == CHANCE
        move = draw(position, rng) if chance else rng.choice(position.legal_moves())
        before = position.copy()
        position.play(move)
        yield before, move, position


@pytest.mark.parametrize("mode", MODES)
def test_invariants_hold(mode: str) -> None:
    for _, _, position in game(mode, 1, 900):
        check(position)


@pytest.mark.parametrize("mode", MODES)
def test_bytes_round_trip(mode: str) -> None:
    for number, (_, _, position) in enumerate(game(mode, 4, 300)):
        if number % 20 == 0:
            assert GAME.from_bytes(position.to_bytes()) == position


@pytest.mark.parametrize("mode", MODES)
def test_compiled_equals_interpreted(mode: str) -> None:
    codes = np.zeros(MAX_LEGAL, np.uint16)
    with np.errstate(over="raise"):
        for seed in range(2):
            for before, move, after in game(mode, 10 + seed, 150):
                count = rules.legal(before.state, codes)
                listed = before.copy().legal_codes().tolist()
                assert codes[:count].tolist() == listed
                rules.play(before.state, move.code)
                assert before.state_bytes() == after.state_bytes(), str(move)


@pytest.mark.parametrize("mode", MODES)
def test_a_seat_cannot_tell_worlds_apart(mode: str) -> None:
    rng = random.Random(7)
    for number, (_, _, position) in enumerate(game(mode, 21, 300)):
        for seat in (*range(position.seats), None):
            if (number + (seat or 0)) % 7:
                continue
            world = position.resample(seat, rng)
            check(world)
            assert world.view(seat) == position.view(seat)
            if position.decider == seat:
                assert world.legal_codes().tolist() == position.legal_codes().tolist()
                assert [GAME.text_for(world, m, seat) for m in world.legal_moves()] == [
                    GAME.text_for(position, m, seat) for m in position.legal_moves()
                ]


@pytest.mark.parametrize("mode", MODES)
def test_a_seat_hears_the_same_in_every_world(mode: str) -> None:
    """A move that is open to the seat is told alike in the true game and in a resampled one."""
    rng = random.Random(8)
    for number, (before, move, after) in enumerate(game(mode, 22, 300)):
        for seat in (*range(after.seats), None):
            if (number + (seat or 0)) % 7:
                continue
            world = before.resample(seat, rng)
            text = GAME.text_for(before, move, seat)
            if text != str(move) or move.code not in world.legal_codes().tolist():
                continue
            then = world.copy()
            then.play(move)
            if GAME.parse("ask 1").code <= move.code < GAME.parse("give 1").code:
                continue  # the answer is new to the asker
            if _reveals_hands(before, after, seat):
                continue
            told = GAME.narrate(before, move, after, seat)
            assert GAME.narrate(world, move, then, seat) == told


def _reveals_hands(before: NautilusPosition, after: NautilusPosition, seat: int | None) -> bool:
    """Whether the move shows the seat something that it could not know, or passes cards on."""
    old, new = before.view(seat), after.view(seat)
    shown = [player.hand for player in old.players] != [player.hand for player in new.players]
    return shown or old.asked in ("reply", "swap", "deal")


@pytest.mark.parametrize("mode", MODES)
def test_worlds_differ(mode: str) -> None:
    rng = random.Random(9)
    position = next(p.copy() for _, _, p in game(mode, 23, 900) if p.view(None).asked == "turn")
    for seat in (*range(position.seats), None):
        worlds = {position.resample(seat, rng).state_bytes() for _ in range(20)}
        assert len(worlds) == 20


@pytest.mark.parametrize("mode", MODES)
def test_a_world_tells_nothing_of_other_minds(mode: str) -> None:
    """Worlds from two true positions that look alike to a seat come from the same bytes."""
    rng = random.Random(10)
    for number, (_, _, position) in enumerate(game(mode, 24, 200)):
        if number % 9:
            continue
        for seat in (*range(position.seats), None):
            twin = position.resample(seat, rng)
            one = position.resample(seat, random.Random(number))
            other = twin.resample(seat, random.Random(number))
            assert one.state_bytes() == other.state_bytes()


@pytest.mark.parametrize("mode", MODES)
def test_the_true_hands_are_possible(mode: str) -> None:
    """What a seat knows of the others never rules the truth out: announcements hold in worlds."""
    rng = random.Random(11)
    for number, (_, _, position) in enumerate(game(mode, 25, 300)):
        if number % 11 or position.view(None).asked != "swap":
            continue
        for seat in range(position.seats):
            world = position.resample(seat, rng)
            for other, player in enumerate(world.view(None).players):
                hand = world.state.hands[other]
                holds = hand[CARDS.index("1")] + hand[CARDS.index("12")] > 0
                assert player.announced == ("with" if holds else "without")


def test_spectators_know_no_hand() -> None:
    for _, _, position in game("classic", 26, 400):
        assert all(player.hand is None for player in position.view(None).players)
        assert not any(
            position.state.knowledge.known[SPECTATOR][seat][kind]
            for seat in range(4)
            for kind in range(KINDS)
        )
