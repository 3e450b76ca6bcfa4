"""Nauticus as the kernel sees it: the rules by state type, and what it has of its own."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.compiling import INT, STATE, entry, rule
from ..kernel.generic import Rules, register
from ..kernel.rng import RngState, randbelow
from ..kernel.schema import Codes
from ..position import Engine
from . import rules, scoring
from .rules import setup
from .scoring import COLUMNS
from .state import MAX_LEGAL, State


@rule
def weight(state: State, code: int) -> int:
    """A shuffle: every tile that is left is as likely as the others.

    Rule: nauticus:setup-layout.
    """
    return 1


@rule
def draw(state: State, codes: Codes, rng: RngState) -> int:
    """Any of the tiles that are left.

    Rule: nauticus:setup-layout.
    """
    return int(codes[randbelow(rng, rules.legal(state, codes))])


register(State, Rules(rules.legal, rules.play, rules.decider, weight, draw, scoring.fill_scores))


@entry(STATE, INT)
def set_up(states: Any, seats: int) -> None:
    """Everything but the board, which is in the state already."""
    setup.set_up(states[0], seats)


ENGINE: Final = Engine(
    unit="games/nauticus",
    schema=State,
    most_legal=MAX_LEGAL,
    columns=COLUMNS,
    seconds_to_compile=10,
)
