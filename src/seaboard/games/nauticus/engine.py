"""Nauticus as the machine room sees it: the rules by state type, and the byte-view entry points."""

from __future__ import annotations

from typing import Final

from ..kernel import stepping
from ..kernel.compiling import compiled, rule
from ..kernel.desk import codes_on, dice_on, state_on
from ..kernel.dice import Dice, below
from ..kernel.generic import CHANCE, NOBODY, Rules, Sheet, register
from ..kernel.schema import Bytes, Codes
from ..position import Engine
from . import rules, scoring
from .rules import setup
from .scoring import COLUMNS
from .state import ASK_LAYOUT, ASK_NOTHING, MAX_LEGAL, STATE, State

SIZE: Final = STATE.itemsize


@rule
def decider(state: State) -> int:
    if state.asked == ASK_LAYOUT:
        return CHANCE
    if state.asked == ASK_NOTHING:
        return NOBODY
    return state.seat


@rule
def weight(state: State, code: int) -> int:
    """A shuffle: every tile that is left is as likely as the others (nauticus:setup-layout)."""
    return 1


@rule
def draw(state: State, codes: Codes, dice: Dice) -> int:
    """Any of the tiles that are left (nauticus:setup-layout)."""
    return int(codes[below(dice, rules.legal(state, codes))])


register(State, Rules(rules.legal, rules.play, decider, weight, draw, scoring.settle))


@compiled
def set_up(desk: Bytes, seats: int) -> None:
    """Everything but the board, which is in the state already."""
    setup.set_up(state_on(desk, STATE), seats)


@compiled
def step(desk: Bytes, code: int) -> int:
    return stepping.step(state_on(desk, STATE), codes_on(desk, SIZE), code)


@compiled
def advance(desk: Bytes, code: int, dice: Dice) -> int:
    return stepping.advance(state_on(desk, STATE), codes_on(desk, SIZE), code, dice_on(dice))


@compiled
def who_decides(desk: Bytes) -> int:
    return decider(state_on(desk, STATE))


@compiled
def chance_weight(desk: Bytes, code: int) -> int:
    return weight(state_on(desk, STATE), code)


@compiled
def settle(desk: Bytes, sheet: Sheet) -> None:
    """Everybody's account as if the game ended now."""
    scoring.settle(state_on(desk, STATE), sheet)


ENGINE: Final = Engine(
    unit="games/nauticus",
    schema=State,
    most_legal=MAX_LEGAL,
    step=step,
    advance=advance,
    decider=who_decides,
    weight=chance_weight,
    settle=settle,
    columns=COLUMNS,
    seconds_to_compile=10,
)
