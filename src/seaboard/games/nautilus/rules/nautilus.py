"""The card Nautilùs: the last card is undone, Moby Dick may enter, and the card is used again."""

from __future__ import annotations

from typing import Final

from ...api import Reason, Seat
from ...kernel.bits import lowest
from ...kernel.compiling import noinline_rule, rule
from ...kernel.schema import Codes
from ...questions import Answer, Question
from ..facts import Fact, MobyStart
from ..moves import BEHIND, Behind
from ..numbers import ENTERERS, MOST_STEPS_OF_FIVE, MOVER_STEPS
from ..state import (
    ASK_START,
    ASK_USE,
    COMPASS,
    EIGHT,
    FIVE,
    NAUTILUS,
    NOTHING,
    TWO,
    State,
)
from . import compass, five, moby_dick, moving, turns, undoing
from .pieces import around

ENTERING = sum(1 << kind for kind in ENTERERS)


@noinline_rule
def undo_and_use(state: State) -> None:
    """Undo, then Moby Dick's first entry, then the use of the card.

    Rule: nautilus:nautilus-order.
    """
    undoing.undo(state)
    if state.entry != NOTHING:
        _use_last_card(state)
    elif state.mode == TWO:
        state.asked = ASK_START
    else:
        let_moby_dick_in(state, int(state.seat))


@rule
def legal_starts(state: State, codes: Codes) -> int:
    """Two players: behind either of the own starts.

    Rule: nautilus:two-moby-dick-entry.
    """
    codes[0] = BEHIND + int(state.seat)
    codes[1] = BEHIND + int(state.seat) + 2
    return 2


@rule
def let_moby_dick_in(state: State, colour: int) -> None:
    """Behind that start.

    Rule: nautilus:moby-dick-first-entry.
    """
    state.entry = around(state.board, int(state.board.starts[colour]), -1)
    moby_dick.appear(state.table, int(state.entry))
    _use_last_card(state)


@noinline_rule
def _use_last_card(state: State) -> None:
    """A must if it is possible.

    Rule: nautilus:nautilus-must-use, nautilus:nautilus-underlying-card.
    """
    if state.last_card != NOTHING and _can_use(state, int(state.last_card)):
        state.asked = ASK_USE
    else:
        turns.end_turn(state, turns.NO_EFFECT)


@noinline_rule
def _can_use(state: State, kind: int) -> bool:
    """Whether the card has a use at all."""
    if kind == FIVE:
        return five.can_finish(
            state.board,
            state.table,
            turns.sailors_in_play(state, turns.colours_of_team(state)),
            MOST_STEPS_OF_FIVE,
        )
    if kind == COMPASS:
        return compass.can_switch(state)
    if kind >= NAUTILUS or (kind == EIGHT and turns.someone_follows(state)):
        return True
    colours = turns.colours_moved(state)
    if (ENTERING >> kind) & 1 == 1 and turns.sailors_waiting(state, colours) != 0:
        return True
    in_play = turns.sailors_in_play(state, colours)
    mover = kind - (1 if kind > FIVE else 0)
    while in_play != 0:
        if moving.ends(state.board, state.table, lowest(in_play), MOVER_STEPS[mover]) != 0:
            return True
        in_play &= in_play - 1
    return False


# The question


def _why_not_start(_state: State, _move: Behind) -> str:
    return Reason("own-starts", "Moby Dick appears behind one of the two own starts")


def _tell_start(before: State, by: Seat | None, move: Behind, _after: State) -> list[Fact]:
    return [MobyStart(seat=before.seat, by=by, colour=move.colour)]


START_QUESTION: Final = Question(
    "start",
    "Moby Dick's start is to be chosen now",
    legal_starts,
    (Answer(Behind, _why_not_start, _tell_start),),
)
