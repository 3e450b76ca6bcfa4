"""Nautilùs as the machine room sees it: the rules by state type, and the byte-view entry points."""

from __future__ import annotations

from typing import Final

from ..kernel import stepping
from ..kernel.bits import exceeding
from ..kernel.compiling import compiled, rule
from ..kernel.desk import codes_on, dice_on, state_on
from ..kernel.dice import Dice, below
from ..kernel.generic import CHANCE, NOBODY, Rules, Sheet, register
from ..kernel.schema import Bytes, Codes
from ..position import Engine
from . import resample, rules, scoring
from .moves import DEAL, DIE, DIE_FACES
from .rules import deal
from .rules.exchanges import partner
from .scoring import COLUMNS
from .state import (
    ASK_DEAL,
    ASK_DIE,
    ASK_NOTHING,
    ASK_REPLY,
    KINDS,
    MAX_LEGAL,
    NOTHING,
    STATE,
    State,
)

SIZE: Final = STATE.itemsize


@rule
def decider(state: State) -> int:
    """The seat whose turn it is, its commander (nautilus:commandeering-decisions), or the partner
    who answers in a Sea Trade.
    """
    asked = state.asked
    if asked in (ASK_DEAL, ASK_DIE):
        return CHANCE
    if asked == ASK_NOTHING:
        return NOBODY
    if asked == ASK_REPLY:
        return partner(state, int(state.seat))
    if state.commander != NOTHING:
        return int(state.commander)
    return int(state.seat)


@rule
def weight(state: State, code: int) -> int:
    """As many chances as there are such cards in the deck; the faces of the die are alike."""
    if code < DEAL:
        return 1
    return int(state.deck[code - DEAL - state.seat * KINDS])


@rule
def draw(state: State, codes: Codes, dice: Dice) -> int:
    """A face of the die, or a card of the deck, each card being as likely."""
    if state.asked == ASK_DIE:
        return DIE + below(dice, DIE_FACES)
    kind = exceeding(state.deck, KINDS, below(dice, state.deck_left))
    return DEAL + int(state.seat) * KINDS + kind


register(State, Rules(rules.legal, rules.play, decider, weight, draw, scoring.settle))


@compiled
def set_up(desk: Bytes, mode: int, first_dealer: int, redraws: int, questions: int) -> None:
    """Everything but the board, which is in the state already."""
    deal.set_up(state_on(desk, STATE), mode, first_dealer, redraws, questions)


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
    """Who has won, and how many sailors are in harbour."""
    scoring.settle(state_on(desk, STATE), sheet)


@compiled
def deal_anew(desk: Bytes, observer: int, dice: Dice) -> None:
    """Deal anew what the observer does not know."""
    resample.resample(state_on(desk, STATE), observer, dice)


ENGINE: Final = Engine(
    unit="games/nautilus",
    schema=State,
    most_legal=MAX_LEGAL,
    step=step,
    advance=advance,
    decider=who_decides,
    weight=chance_weight,
    settle=settle,
    columns=COLUMNS,
    seconds_to_compile=20,
)
