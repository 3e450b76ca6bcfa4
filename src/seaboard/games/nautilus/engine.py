"""Nautilùs as the kernel sees it: the rules by state type, and what it has of its own."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.bits import cumulative_search
from ..kernel.compiling import INT, RNG, STATE, entry, rule
from ..kernel.generic import Rules, register
from ..kernel.rng import RngState, randbelow
from ..kernel.schema import Codes
from ..position import Engine
from . import resample, rules, scoring
from .moves import DEAL
from .rules import deal, moby_dick
from .scoring import COLUMNS
from .state import (
    ASK_DIE,
    KINDS,
    MAX_LEGAL,
    State,
)


@rule
def weight(state: State, code: int) -> int:
    """As many chances as there are such cards in the deck; the faces of the die are alike."""
    if code < DEAL:
        return 1
    return int(state.deck[code - DEAL - state.seat * KINDS])


@rule
def draw(state: State, codes: Codes, rng: RngState) -> int:
    """A face of the die, or a card of the deck, each card being as likely."""
    if state.asked == ASK_DIE:
        return moby_dick.draw_face(rng)
    kind = cumulative_search(state.deck, KINDS, randbelow(rng, state.deck_left))
    return DEAL + int(state.seat) * KINDS + kind


register(State, Rules(rules.legal, rules.play, rules.decider, weight, draw, scoring.fill_scores))


@entry(STATE, INT, INT, INT, INT)
def set_up(states: Any, mode: int, first_dealer: int, redraws: int, questions: int) -> None:
    """Everything but the board, which is in the state already."""
    deal.set_up(states[0], mode, first_dealer, redraws, questions)


@entry(STATE, INT, RNG)
def deal_anew(states: Any, observer: int, rng: RngState) -> None:
    """Deal anew what the observer does not know."""
    resample.resample(states[0], observer, rng)


ENGINE: Final = Engine(
    unit="games/nautilus",
    schema=State,
    most_legal=MAX_LEGAL,
    columns=COLUMNS,
    seconds_to_compile=20,
)
