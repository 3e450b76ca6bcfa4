"""Questions `field` and `bonus`: the start player chooses a field and takes its bonus."""

from __future__ import annotations

from typing import Final

from ...api import Fact, Reason
from ...kernel.compiling import rule
from ...kernel.schema import Codes
from ...questions import Answer, Question
from ..facts import BonusLost, BonusReceived, FieldChosen, TileReceived
from ..moves import FIELD, ChooseField, TakeTile
from ..state import ACTIONS, ASK_BONUS, FIELDS, NOTHING, Player, State
from . import rounds, warehouse


@rule
def legal_fields(state: State, player: Player, codes: Codes) -> int:
    """Every field whose action tile lies face up.

    Rule: nauticus:choose-a-field.
    """
    count = 0
    for field in range(FIELDS):
        codes[count] = FIELD + field
        count += state.face_up[field]
    return count


@rule
def choose_field(state: State, player: Player, field: int) -> None:
    """The start player's choice; the bonus comes first, and only to that player.

    Rule: nauticus:bonus-start-player-only, nauticus:bonus-even-when-passing,
    nauticus:bonus-not-declined, nauticus:bonus-tile-lost.
    """
    state.field = field
    player.workers += state.board.bonus_workers[field]
    player.taler += state.board.bonus_taler[field]
    player.points += state.board.bonus_points[field]
    action = state.board.bonus_action[field]
    if action != NOTHING and warehouse.can_receive(state, player, action):
        state.asked = ASK_BONUS
    else:
        rounds.begin_turn(state)


@rule
def legal_bonus_tiles(state: State, player: Player, codes: Codes) -> int:
    """Rule: nauticus:bonus-tile-choice."""
    return warehouse.legal_kinds(state, state.board.bonus_action[state.field], codes)


@rule
def take_bonus(state: State, player: Player, tile: int) -> None:
    """The named tile goes to the warehouse, and the turn begins.

    Rule: nauticus:bonus-tile-choice.
    """
    warehouse.store(state, player, tile)
    rounds.begin_turn(state)


def _why_not_field(_state: State, _player: Player, move: ChooseField) -> str:
    return Reason("face-down", "the action tile at field {field} is face down", field=move.number)


def _tell_field(before: State, move: ChooseField, after: State) -> list[Fact]:
    seat, field, board = before.seat, move.number, before.board
    action = ACTIONS[before.layout[field]]
    facts: list[Fact] = [FieldChosen(seat, field, action, rounds.blue_workers(after))]
    bonus = (board.bonus_workers[field], board.bonus_taler[field], board.bonus_points[field])
    if any(bonus):
        facts.append(BonusReceived(seat, *(count or None for count in bonus)))
    if board.bonus_action[field] != NOTHING and after.asked != ASK_BONUS:
        facts.append(BonusLost(seat, ACTIONS[board.bonus_action[field]]))
    return facts


def _why_not_bonus(state: State, _player: Player, move: TakeTile) -> str:
    return warehouse.why_not_named(state, state.board.bonus_action[state.field], move)


def _tell_bonus(before: State, move: TakeTile, _after: State) -> list[Fact]:
    return [TileReceived(before.seat, move.tile, "bonus")]


FIELD_QUESTION: Final = Question(
    "field",
    "the start player chooses a field now",
    legal_fields,
    (Answer(ChooseField, _why_not_field, _tell_field),),
)
BONUS_QUESTION: Final = Question(
    "bonus",
    "the tile of the bonus is to be named now",
    legal_bonus_tiles,
    (Answer(TakeTile, _why_not_bonus, _tell_bonus),),
)
