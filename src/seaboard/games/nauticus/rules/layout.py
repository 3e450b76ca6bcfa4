"""Question `layout`: chance lays out the action tiles for a round, field by field."""

from __future__ import annotations

from typing import Final

from ...api import Fact, Reason
from ...kernel.compiling import rule
from ...kernel.schema import Codes
from ...questions import Answer, Question
from ..facts import LaidOut, RoundBegun
from ..moves import LAY, LayOut
from ..state import ACTIONS, ASK_FIELD, FIELDS, Player, State

ACTION_KINDS: Final = len(ACTIONS)


@rule
def legal_layouts(state: State, player: Player, codes: Codes) -> int:
    """Each action tile that is not laid out yet, all alike.

    Rule: nauticus:setup-layout, nauticus:new-layout.
    """
    laid = 0
    for field in range(state.laid):
        laid |= 1 << state.layout[field]
    count = 0
    for action in range(ACTION_KINDS):
        codes[count] = LAY + action
        count += 1 - (laid >> action & 1)
    return count


@rule
def lay_out(state: State, action: int) -> None:
    """An action tile on the next field.

    Rule: nauticus:move-lay.
    """
    state.layout[state.laid] = action
    state.face_up[state.laid] = 1
    state.laid += 1
    if state.laid == FIELDS:
        state.asked = ASK_FIELD


def _why_not(_state: State, _player: Player, move: LayOut) -> str:
    return Reason("laid-out", "the {action} tile is laid out already", action=move.action)


def _tell(before: State, _move: LayOut, after: State) -> list[Fact]:
    """The whole layout, once its last tile is laid."""
    if before.laid < FIELDS - 1:
        return []
    layout = tuple(ACTIONS[action] for action in after.layout)
    number = after.round_number
    return [RoundBegun(number, after.anchor), LaidOut(number, layout)]


LAYOUT_QUESTION: Final = Question(
    "layout",
    "chance lays out the action tiles now",
    legal_layouts,
    (Answer(LayOut, _why_not, _tell),),
)
