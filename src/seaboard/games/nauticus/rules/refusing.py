"""Reasons that several chapters give for refusing a move."""

from __future__ import annotations

from typing import Final

from ...api import Reason
from ..state import ACTIONS, TILES, Player, State

NO_WORKER: Final = Reason("no-worker", "no worker is left")


def other_action(state: State) -> Reason:
    """For a use of another action than the one in hand."""
    return Reason("other-action", "the action in hand is {action}", action=ACTIONS[state.action])


def none_left(tile: int) -> Reason:
    """For a tile of which the supply has no more."""
    return Reason("none-left", "no {tile} is left", tile=TILES[tile])


def no_ship(ship: int, player: Player) -> Reason:
    """For a ship that the yard does not have."""
    fleet = int(player.fleet)
    return Reason(
        "no-ship", "there is no ship {ship}; the yard has {fleet}", ship=ship, fleet=fleet
    )
