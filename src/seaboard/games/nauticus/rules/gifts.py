"""Question `gift`: one more tile for whoever has bought all four kinds in one action."""

from __future__ import annotations

from typing import Final

from ...api import Fact
from ...kernel.compiling import rule
from ...kernel.schema import Codes
from ...questions import Answer, Question
from ..facts import GiftDue, GiftLost, TileReceived
from ..moves import TakeTile
from ..state import ACTIONS, ASK_GIFT, ASK_USE, KINDS, Player, State
from . import warehouse


@rule
def resume_action(state: State, player: Player) -> None:
    """After a tile is where it belongs: the gift that is due, or the next use.

    Rule: nauticus:gift-timing, nauticus:gift-without-room.
    """
    if state.gift_due == 1:
        state.gift_due = 0
        if warehouse.can_receive(state, player, state.action):
            state.asked = ASK_GIFT
            return
    state.asked = ASK_USE


@rule
def legal_gifts(state: State, player: Player, codes: Codes) -> int:
    """Rule: nauticus:gift-needs-supply."""
    return warehouse.legal_kinds(state, state.action, codes)


@rule
def take_gift(state: State, player: Player, tile: int) -> None:
    """Rule: nauticus:gift, nauticus:gift-not-declined."""
    warehouse.store(state, player, tile)
    state.asked = ASK_USE


def tell_due(before: State, after: State) -> list[Fact]:
    """The gift that became due, or was lost, with a move that may end a purchase."""
    if after.asked == ASK_GIFT:
        return [GiftDue(before.seat, ACTIONS[before.action])]
    was_due = before.gift_due or sum(before.bought) == KINDS - 1
    if was_due and sum(after.bought) == KINDS and not after.gift_due and after.asked == ASK_USE:
        return [GiftLost(before.seat, ACTIONS[before.action])]
    return []


def _why_not(state: State, _player: Player, move: TakeTile) -> str:
    return warehouse.why_not_named(state, state.action, move)


def _tell(before: State, move: TakeTile, _after: State) -> list[Fact]:
    return [TileReceived(before.seat, move.tile, "gift")]


GIFT_QUESTION: Final = Question(
    "gift",
    "the tile of the gift is to be named now",
    legal_gifts,
    (Answer(TakeTile, _why_not, _tell),),
)
