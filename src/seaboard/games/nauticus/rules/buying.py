"""The blue actions: what a tile costs, who can buy it, and where it goes."""

from __future__ import annotations

from typing import Final

from ...api import Fact, Reason
from ...kernel.compiling import rule
from ...kernel.schema import Codes
from ...questions import Answer
from ..facts import TileBought, TileForfeited, TileStored
from ..moves import BUY, BuyTile
from ..numbers import EXTRA_PRICE, FURTHER_PRICE
from ..state import (
    ASK_PLACE,
    CROWN_MAST,
    CROWN_SAIL,
    FIRST_TILE,
    KINDS,
    Player,
    State,
)
from . import gifts, refusing, ships, warehouse
from .in_hand import pay_workers, workers_paid


@rule
def price(state: State, action: int, kind: int, extra: int) -> int:
    """Printed at the field (another one in the extra action); dearer for each further tile.

    Rule: nauticus:buy-first-price, nauticus:buy-further-price, nauticus:buy-extra-action-price.
    """
    if state.bought[kind] > 0:
        return FURTHER_PRICE
    if extra == 1:
        return EXTRA_PRICE
    return state.board.prices[state.field][state.board.item_place[FIRST_TILE[action] + kind]]


@rule
def legal_purchases(
    state: State, player: Player, action: int, extra: int,
    just_one: bool, codes: Codes, count: int,
) -> int:  # fmt: skip
    """A kind in supply, affordable, and with a place to go unless it is free.

    Rule: nauticus:buy-one-tile-per-use, nauticus:paid-tile-needs-a-place,
    nauticus:free-tile-with-full-warehouse.
    """
    first = FIRST_TILE[action]
    room = warehouse.has_room(player, first)
    tiles = -1 if room else ships.placeable(state, player)
    taler = player.taler
    for kind in range(KINDS):
        tile = first + kind
        cost = price(state, action, kind, extra)
        codes[count] = BUY + tile
        if (state.supply[tile] > 0) & (cost <= taler) & ((cost == 0) | (tiles >> tile & 1)):
            count += 1
            if just_one:
                return count
    return count


@rule
def buy(state: State, player: Player, tile: int) -> None:
    """Pay; a free tile is stored or forfeited, a paid one asks for its place.

    Rule: nauticus:golden-rule, nauticus:gift.
    """
    action = state.action
    kind = tile - FIRST_TILE[action]
    cost = price(state, action, kind, state.extra_running)
    pay_workers(state, player, 1)
    player.taler -= cost
    if state.bought[kind] == 0:
        state.bought[kind] = 1
        kinds = state.bought[0] + state.bought[1] + state.bought[2] + state.bought[3]
        if kinds == KINDS:
            state.gift_due = 1
    state.used = 1
    if cost == 0:
        warehouse.store_or_forfeit(state, player, tile)
        gifts.resume_action(state, player)
        return
    state.supply[tile] -= 1
    state.tile = tile
    state.asked = ASK_PLACE


def price_of(state: State, tile: int) -> int:
    """What the tile costs in the action in hand, which deals in it."""
    kind = tile - FIRST_TILE[state.action]
    return price(state, state.action, kind, state.extra_running)


def _why_not(state: State, player: Player, move: BuyTile) -> str:
    tile = move.index
    if warehouse.dealer(tile) != state.action:
        return refusing.other_action(state)
    if tile in (CROWN_MAST, CROWN_SAIL):
        return Reason(
            "crowns-not-sold", "crowns are not for sale; they are rewards for finished ships"
        )
    if state.blue + player.workers <= 0:
        return refusing.NO_WORKER
    if state.supply[tile] == 0:
        return refusing.none_left(tile)
    cost = price_of(state, tile)
    if cost > player.taler:
        return Reason(
            "too-dear", "it costs {cost} taler, and there are {taler}",
            cost=int(cost), taler=int(player.taler),
        )  # fmt: skip
    return Reason("no-room", "no ship takes it, and the warehouse has no room for it")


def _tell(before: State, move: BuyTile, after: State) -> list[Fact]:
    seat, tile = before.seat, move.index
    cost = price_of(before, tile)
    facts: list[Fact] = [TileBought(seat, move.tile, cost, *workers_paid(before, after))]
    if cost == 0:
        kept = after.supply[tile] < before.supply[tile]
        facts.append(TileStored(seat, move.tile) if kept else TileForfeited(seat, move.tile))
        facts += gifts.tell_due(before, after)
    return facts


BUY_ANSWER: Final = Answer(BuyTile, _why_not, _tell)
