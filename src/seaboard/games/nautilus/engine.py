"""Nautilùs as the kernel sees it: the rules by state type, and the byte-view entry points."""

from __future__ import annotations

from typing import Final

import numpy as np

from ..kernel import stepping
from ..kernel.bits import cumulative_search
from ..kernel.buffer import codes_in, rng_in, state_in
from ..kernel.compiling import INT, RNG, array, entry, rule
from ..kernel.generic import Rules, ScoreTable, register
from ..kernel.rng import RngState, randbelow
from ..kernel.schema import Bytes, Codes
from ..position import Engine, Entries
from . import resample, rules, scoring
from .moves import DEAL
from .rules import deal, moby_dick
from .scoring import COLUMNS
from .state import (
    ASK_DIE,
    KINDS,
    MAX_LEGAL,
    STATE,
    State,
)

SIZE: Final = STATE.itemsize
BUFFER: Final = array(np.uint8, least=SIZE + 2 * MAX_LEGAL)


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


@entry(BUFFER, INT, INT, INT, INT)
def set_up(buffer: Bytes, mode: int, first_dealer: int, redraws: int, questions: int) -> None:
    """Everything but the board, which is in the state already."""
    deal.set_up(state_in(buffer, STATE), mode, first_dealer, redraws, questions)


@entry(BUFFER, INT)
def step(buffer: Bytes, code: int) -> int:
    return stepping.step(state_in(buffer, STATE), codes_in(buffer, SIZE), code)


@entry(BUFFER, INT, RNG)
def advance(buffer: Bytes, code: int, rng: RngState) -> int:
    return stepping.advance(state_in(buffer, STATE), codes_in(buffer, SIZE), code, rng_in(rng))


@entry(BUFFER)
def who_decides(buffer: Bytes) -> int:
    return rules.decider(state_in(buffer, STATE))


@entry(BUFFER, INT)
def chance_weight(buffer: Bytes, code: int) -> int:
    return weight(state_in(buffer, STATE), code)


@entry(BUFFER, array(np.int64, 2))
def fill_scores(buffer: Bytes, score_table: ScoreTable) -> None:
    """Who has won, and how many sailors are in harbour."""
    scoring.fill_scores(state_in(buffer, STATE), score_table)


@entry(BUFFER, INT, RNG)
def deal_anew(buffer: Bytes, observer: int, rng: RngState) -> None:
    """Deal anew what the observer does not know."""
    resample.resample(state_in(buffer, STATE), observer, rng)


ENGINE: Final = Engine(
    unit="games/nautilus",
    schema=State,
    most_legal=MAX_LEGAL,
    entries=Entries(step, advance, who_decides, chance_weight, fill_scores),
    columns=COLUMNS,
    seconds_to_compile=20,
)
