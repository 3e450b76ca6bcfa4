"""Nauticus as the kernel sees it: the rules by state type, and the byte-view entry points."""

from __future__ import annotations

from typing import Final

import numpy as np

from ..kernel import stepping
from ..kernel.buffer import codes_in, rng_in, state_in
from ..kernel.compiling import INT, RNG, array, entry, rule
from ..kernel.generic import Rules, ScoreTable, register
from ..kernel.rng import RngState, randbelow
from ..kernel.schema import Bytes, Codes
from ..position import Engine, Entries
from . import rules, scoring
from .rules import setup
from .scoring import COLUMNS
from .state import MAX_LEGAL, STATE, State

SIZE: Final = STATE.itemsize
BUFFER: Final = array(np.uint8, least=SIZE + 2 * MAX_LEGAL)


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


@entry(BUFFER, INT)
def set_up(buffer: Bytes, seats: int) -> None:
    """Everything but the board, which is in the state already."""
    setup.set_up(state_in(buffer, STATE), seats)


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
    """Everybody's account as if the game ended now."""
    scoring.fill_scores(state_in(buffer, STATE), score_table)


ENGINE: Final = Engine(
    unit="games/nauticus",
    schema=State,
    most_legal=MAX_LEGAL,
    entries=Entries(step, advance, who_decides, chance_weight, fill_scores),
    columns=COLUMNS,
    seconds_to_compile=10,
)
