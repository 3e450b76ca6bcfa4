"""Nauticus as the machine room sees it: the rules by state type, and the byte-view entry points."""

from __future__ import annotations

from typing import Final

import numpy as np

from ..kernel.compiling import compiled, rule
from ..kernel.generic import CHANCE, NOBODY, Rules, Sheet, register
from ..kernel.schema import Bytes
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


register(State, Rules(rules.legal, rules.play, decider, weight, scoring.settle))


@compiled
def set_up(desk: Bytes, seats: int) -> None:
    """Everything but the board, which is in the state already."""
    setup.set_up(desk[:SIZE].view(STATE)[0], seats)


@compiled
def legal(desk: Bytes) -> int:
    """List the legal codes behind the state."""
    return rules.legal(desk[:SIZE].view(STATE)[0], desk[SIZE:].view(np.uint16))


@compiled
def step(desk: Bytes, code: int) -> int:
    """Play if legal, then list what is legal; how many, or -1 for a move that was refused."""
    state = desk[:SIZE].view(STATE)[0]
    codes = desk[SIZE:].view(np.uint16)
    count = rules.legal(state, codes)
    for number in range(count):
        if codes[number] == code:
            rules.play(state, code)
            return rules.legal(state, codes)
    return -1


@compiled
def who_decides(desk: Bytes) -> int:
    return decider(desk[:SIZE].view(STATE)[0])


@compiled
def chance_weight(desk: Bytes, code: int) -> int:
    return weight(desk[:SIZE].view(STATE)[0], code)


@compiled
def settle(desk: Bytes, sheet: Sheet) -> None:
    """Everybody's account as if the game ended now."""
    scoring.settle(desk[:SIZE].view(STATE)[0], sheet)


ENGINE: Final = Engine(
    unit="games/nauticus",
    schema=State,
    most_legal=MAX_LEGAL,
    legal=legal,
    step=step,
    decider=who_decides,
    weight=chance_weight,
    settle=settle,
    columns=COLUMNS,
)
