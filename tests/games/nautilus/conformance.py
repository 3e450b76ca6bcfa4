"""What the conformance harness is to know about Nautilùs: what holds, and a way home."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from seaboard.games.api import CHANCE, Position, draw
from seaboard.games.nautilus import NautilusPosition
from seaboard.games.nautilus.moves import (
    ABOUT_A_CARD,
    MOVES,
    Behind,
    Keep,
    Move,
    PlayCard,
    Redraw,
)
from seaboard.games.nautilus.state import (
    CAVE,
    COLOURS,
    HARBOUR,
    PER_COLOUR,
    PLACES,
    WHIRLPOOL,
    State,
)

from . import invariants

# What a card is worth to the policy beyond the places of the sailors.
_SPECIAL: Final = {
    "nautilus": 25, "telescope": 20, "storm": 20, "commandeer": 20, "trade": 20, "moby": 8,
}  # fmt: skip
_TEMPER: Final = 9.0  # the greater, the nearer to chance


def homeward(position: Position, rng: Random) -> Move:
    """Mostly what brings the decider's side home and the others back; chance by its odds."""
    assert isinstance(position, NautilusPosition)
    if position.decider == CHANCE:
        drawn = draw(position, rng)
        assert isinstance(drawn, Move)
        return drawn
    codes: list[int] = position.legal_codes().tolist()
    worth = [_worth(position, MOVES[code]) for code in codes]
    best = max(worth)
    odds = [exp((value - best) / _TEMPER) for value in worth]
    return MOVES[rng.choices(codes, odds)[0]]


def _worth(position: NautilusPosition, move: Move) -> float:
    if isinstance(move, (*ABOUT_A_CARD, Redraw, Keep, Behind)):
        return 0
    after = position.copy()
    after.play(move)
    side = position.decider % 2
    home = [_progress(after.state, colour) for colour in range(len(COLOURS))]
    worth = home[side] + home[side + 2] - 0.6 * (home[1 - side] + home[3 - side])
    special = _SPECIAL[move.card] if isinstance(move, PlayCard) else 0
    return worth - special if position.turn % 2 != side else worth + special


def _progress(state: State, colour: int) -> float:
    """How far the sailors of a colour are; a place further in is worth more than any field."""
    total = 0
    ring, start = int(state.board.ring), int(state.board.starts[colour])
    for sailor in range(colour * PER_COLOUR, (colour + 1) * PER_COLOUR):
        spot = int(state.table.place[sailor])
        if spot == WHIRLPOOL:
            continue
        if spot >= HARBOUR:
            total += 110 + 12 * ((spot - HARBOUR) % PLACES)
        elif spot >= CAVE:
            total += 25 + (int(state.board.mouths[spot - CAVE]) - start) % ring
        else:
            gone = (spot - start) % ring
            fresh = (state.table.fresh >> sailor) & 1
            total += 20 + (ring if gone < PLACES and not fresh else gone)
    return total


POLICIES = {"homeward": homeward}


def check(position: Position) -> None:
    assert isinstance(position, NautilusPosition)
    invariants.check(position)
