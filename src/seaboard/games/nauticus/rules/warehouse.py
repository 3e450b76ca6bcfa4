"""The warehouse: twelve boxes, two for a mast, and what happens to a tile that finds none."""

from __future__ import annotations

from ...api import Reason
from ...kernel.compiling import rule
from ...kernel.schema import Codes
from ..moves import TAKE, TakeTile
from ..numbers import BOXES_OF_A_MAST, BOXES_OF_A_TILE
from ..state import (
    ACTIONS,
    FIRST_GOOD,
    FIRST_MAST,
    FIRST_SAIL,
    FIRST_TILE,
    GOODS,
    HULL,
    KINDS,
    MAST,
    SAIL,
    Player,
    State,
)
from . import refusing
from .ships import crowns_on


@rule
def boxes(tile: int) -> int:
    """A mast fills two boxes, every other tile one.

    Rule: nauticus:warehouse-capacity.
    """
    return BOXES_OF_A_MAST if FIRST_MAST <= tile < FIRST_SAIL else BOXES_OF_A_TILE


@rule
def dealer(tile: int) -> int:
    """The action that deals in such tiles."""
    if tile < FIRST_MAST:
        return HULL
    if tile < FIRST_SAIL:
        return MAST
    return SAIL if tile < FIRST_GOOD else GOODS


@rule
def has_room(player: Player, tile: int) -> bool:
    return player.room >= boxes(tile)


@rule
def put_in(player: Player, tile: int) -> None:
    player.warehouse[tile] += 1
    player.room -= boxes(tile)
    player.crown_tiles += crowns_on(tile)


@rule
def take_out(player: Player, tile: int) -> None:
    player.warehouse[tile] -= 1
    player.room += boxes(tile)
    player.crown_tiles -= crowns_on(tile)


@rule
def store(state: State, player: Player, tile: int) -> None:
    """A tile from its stack into the warehouse."""
    state.supply[tile] -= 1
    put_in(player, tile)


@rule
def store_or_forfeit(state: State, player: Player, tile: int) -> None:
    """The golden rule: a free tile is stored; without room it stays in its stack.

    Rule: nauticus:golden-rule, nauticus:forfeit-without-room, nauticus:forfeited-tile-stays.
    """
    if has_room(player, tile):
        store(state, player, tile)


@rule
def can_receive(state: State, player: Player, action: int) -> bool:
    """Whether one of the four kinds that `action` sells is in supply and finds room.

    Rule: nauticus:lost-tile-not-asked.
    """
    if player.room < boxes(FIRST_TILE[action]):
        return False
    first = FIRST_TILE[action]
    for tile in range(first, first + KINDS):
        if state.supply[tile] > 0:
            return True
    return False


@rule
def legal_kinds(state: State, action: int, codes: Codes) -> int:
    """Each of the action's four kinds that is in supply, to be named.

    Rule: nauticus:bonus-tile-choice, nauticus:gift-needs-supply.
    """
    count = 0
    first = FIRST_TILE[action]
    for tile in range(first, first + KINDS):
        if state.supply[tile] > 0:
            codes[count] = TAKE + tile
            count += 1
    return count


def why_not_named(state: State, action: int, move: TakeTile) -> str:
    """Why the tile cannot be named where `action` deals in what is given."""
    if state.supply[move.index] == 0:
        return refusing.none_left(move.index)
    return Reason(
        "regular-tile", "one of the four regular {kind} tiles is to be named", kind=ACTIONS[action]
    )
