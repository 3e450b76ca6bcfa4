"""The eight actions: which uses a player has, what a use costs, what it does.

Every use costs one worker (delivering: one per good), blue workers first.
"""

from __future__ import annotations

from ...kernel.compiling import rule
from ...kernel.schema import Codes
from ..moves import BUY, DELIVER, PLACE, PLACE_NEW, SCORE, STORE, TRANSPORT, WITHDRAW
from ..state import (
    ASK_PLACE,
    ASK_USE,
    FIRST_GOOD,
    FIRST_MAST,
    FIRST_TILE,
    KINDS,
    NOTHING,
    TILES,
    Player,
    State,
)
from ..state import DELIVER as DELIVERING
from ..state import TRANSPORT as TRANSPORTING
from ..state import WITHDRAW as WITHDRAWING
from . import rewards, ships, warehouse

EXTRA_PRICE = 2
FURTHER_PRICE = 4
TALER_PER_WORKER = 2
MOST_POINTS = 15
TILE_KINDS = len(TILES)


@rule
def begin(state: State, action: int, extra: int, blue: int) -> None:
    """Take the action in hand."""
    state.action = action
    state.extra_running = extra
    state.blue = blue
    state.used = 0
    state.points_scored = 0
    for kind in range(KINDS):
        state.bought[kind] = 0


@rule
def pay_workers(state: State, player: Player, count: int) -> None:
    """Blue workers first, then the player's own.

    Rule: nauticus:one-worker-per-use, nauticus:blue-workers-first.
    """
    from_wheel = min(count, state.blue)
    state.blue -= from_wheel
    player.workers -= count - from_wheel


@rule
def price(state: State, action: int, kind: int, extra: int) -> int:
    """Printed at the field (2 in the extra action); 4 for each further tile of a kind.

    Rule: nauticus:buy-first-price, nauticus:buy-further-price, nauticus:buy-extra-action-price.
    """
    if state.bought[kind] > 0:
        return FURTHER_PRICE
    if extra == 1:
        return EXTRA_PRICE
    return state.board.prices[state.field][state.board.item_place[FIRST_TILE[action] + kind]]


@rule
def legal_uses(
    state: State, player: Player, action: int, extra: int, workers: int,
    codes: Codes, count: int,
) -> int:  # fmt: skip
    """Append every possible use of `action` with so many workers at hand.

    Rule: nauticus:crowns-no-further-use.
    """
    if workers <= 0:
        return count
    if action < TRANSPORTING:
        return _legal_purchases(state, player, action, extra, codes, count)
    if action == TRANSPORTING:
        return _legal_transports(state, player, codes, count)
    if action == WITHDRAWING:
        codes[count] = WITHDRAW
        return count + 1
    if action == DELIVERING:
        return _legal_deliveries(state, player, workers, codes, count)
    if state.points_scored < MOST_POINTS and ships.crowns(player) > 0:
        codes[count] = SCORE
        return count + 1
    return count


@rule
def can_use_as_extra(state: State, player: Player, action: int, workers: int) -> bool:
    """Whether the extra action has a first use; asked between actions, when nothing is bought.

    Rule: nauticus:extra-needs-a-use.
    """
    if action < TRANSPORTING:
        if player.taler < EXTRA_PRICE:
            return False
        first = FIRST_TILE[action]
        room = warehouse.has_room(player, first)
        tiles = 0 if room else ships.placeable(state, player)
        for tile in range(first, first + KINDS):
            if state.supply[tile] > 0 and (room or (tiles >> tile) & 1):
                return True
        return False
    if action == TRANSPORTING:
        tiles = ships.placeable(state, player)
        for tile in range(TILE_KINDS):
            if player.warehouse[tile] > 0 and (tiles >> tile) & 1:
                return True
        return False
    if action == WITHDRAWING:
        return True
    if action == DELIVERING:
        for number in range(player.fleet):
            if _can_deliver(state, player, number, workers):
                return True
        return False
    return ships.crowns(player) > 0


@rule
def _legal_purchases(
    state: State, player: Player, action: int, extra: int, codes: Codes, count: int
) -> int:
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
    return count


@rule
def _legal_transports(state: State, player: Player, codes: Codes, count: int) -> int:
    """Rule: nauticus:transport."""
    tiles = ships.placeable(state, player)
    for tile in range(TILE_KINDS):
        codes[count] = TRANSPORT + tile
        if (player.warehouse[tile] > 0) & (tiles >> tile & 1):
            count += 1
    return count


@rule
def _legal_deliveries(state: State, player: Player, workers: int, codes: Codes, count: int) -> int:
    for number in range(player.fleet):
        if _can_deliver(state, player, number, workers):
            codes[count] = DELIVER + number
            count += 1
    return count


@rule
def _can_deliver(state: State, player: Player, number: int, workers: int) -> bool:
    """A finished ship with a good under every section, and a worker for each of them.

    Rule: nauticus:deliver-loaded-ship, nauticus:deliver-whole-cargo.
    """
    ship = state.ships[player.first_ship + number]
    length = ships.sections(ship)
    return ships.cargo(ship) == length and length <= workers and ships.is_finished(ship)


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
        rewards.resume_action(state, player)
        return
    state.supply[tile] -= 1
    state.tile = tile
    state.asked = ASK_PLACE


@rule
def transport(state: State, player: Player, tile: int) -> None:
    """One tile out of the warehouse, to be placed at once.

    Rule: nauticus:transport.
    """
    pay_workers(state, player, 1)
    warehouse.take_out(player, tile)
    state.used = 1
    state.tile = tile
    state.asked = ASK_PLACE


@rule
def legal_places(state: State, player: Player, codes: Codes) -> int:
    """Ships that take the tile, a new ship for a hull tile, the warehouse for a bought one.

    Rule: nauticus:paid-tile-placed-or-stored.
    """
    tile = state.tile
    count = 0
    for number in range(player.fleet):
        if ships.fits(state.ships[player.first_ship + number], tile):
            codes[count] = PLACE + number
            count += 1
    if tile < FIRST_MAST:
        codes[count] = PLACE_NEW
        count += 1
    if state.action != TRANSPORTING and warehouse.has_room(player, tile):
        codes[count] = STORE
        count += 1
    return count


@rule
def place(state: State, player: Player, number: int) -> None:
    """Lay the tile in hand on own ship `number`, which may begin with it.

    Rule: nauticus:place-before-next-purchase.
    """
    tile = state.tile
    state.tile = NOTHING
    ship = (
        ships.begin_ship(state, state.seat)
        if number == player.fleet
        else state.ships[player.first_ship + number]
    )
    ships.lay(player, ship, tile)
    if tile < FIRST_GOOD and ships.is_finished(ship):
        rewards.begin(state, ship)
    else:
        rewards.resume_action(state, player)


@rule
def store_bought(state: State, player: Player) -> None:
    """Rule: nauticus:paid-tile-placed-or-stored."""
    tile = state.tile
    state.tile = NOTHING
    warehouse.put_in(player, tile)
    rewards.resume_action(state, player)


@rule
def withdraw(state: State, player: Player) -> None:
    """Rule: nauticus:withdraw."""
    pay_workers(state, player, 1)
    player.taler += TALER_PER_WORKER
    state.used = 1
    state.asked = ASK_USE


@rule
def deliver(state: State, player: Player, number: int) -> None:
    """The whole cargo of one ship, a worker per good.

    Rule: nauticus:deliver-whole-cargo.
    """
    ship = state.ships[player.first_ship + number]
    pay_workers(state, player, ships.sections(ship))
    ships.unload(ship, player)
    state.used = 1
    state.asked = ASK_USE


@rule
def score_crowns(state: State, player: Player) -> None:
    """A point per crown, up to fifteen in one performance of the action.

    Rule: nauticus:score-crowns, nauticus:crowns-cap, nauticus:crowns-last-use-partial.
    """
    pay_workers(state, player, 1)
    points = min(ships.crowns(player), MOST_POINTS - state.points_scored)
    state.points_scored += points
    player.points += points
    state.used = 1
    state.asked = ASK_USE
