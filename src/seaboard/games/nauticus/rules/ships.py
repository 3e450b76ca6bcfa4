"""Ships: how their hulls grow, which masts, sails and goods they take, when they are done."""

from __future__ import annotations

from ...kernel.compiling import rule
from ..numbers import MOST_MIDDLES
from ..state import (
    BOW,
    CROWN_MAST,
    CROWN_SAIL,
    FIRST_GOOD,
    FIRST_MAST,
    FIRST_SAIL,
    KINDS,
    MIDDLE,
    ONE_SHIP,
    STERN,
    Player,
    Ship,
    State,
)

_HULL_TILES = (1 << STERN) | (1 << MIDDLE) | (1 << BOW) | (1 << ONE_SHIP)
_EVERY_CREST = 0b1111


@rule
def sections(ship: Ship) -> int:
    """How many hull tiles long the ship is.

    Rule: nauticus:sections-alike.
    """
    return ship.stern + ship.middles + ship.bow + ship.one


@rule
def is_closed(ship: Ship) -> bool:
    """A one-ship, or bow and stern both laid: the hull never changes again.

    Rule: nauticus:closed-hull.
    """
    return ship.one == 1 or ship.bow + ship.stern == 2


@rule
def cargo(ship: Ship) -> int:
    """Goods under the ship."""
    return ship.goods[0] + ship.goods[1] + ship.goods[2] + ship.goods[3]


@rule
def is_finished(ship: Ship) -> bool:
    """Closed, and every section has mast and sail: since the last tile was laid.

    Rule: nauticus:finished-ship.
    """
    return ship.finished == 1


@rule
def _is_complete(ship: Ship) -> bool:
    length = sections(ship)
    masted = ship.masts + ship.crown_masts == length
    rigged = ship.sails + ship.crown_sails == length
    return is_closed(ship) & masted & rigged  # no branch: the outcome is unpredictable


@rule
def fits(ship: Ship, tile: int) -> bool:
    """Whether the ship takes this tile now.

    Rule: nauticus:one-mast-per-section, nauticus:one-sail-per-mast,
    nauticus:one-good-per-section, nauticus:one-crest-per-ship, nauticus:crowns-fit-everywhere.
    """
    if tile < FIRST_MAST:
        return _hull_fits(ship, tile)
    if tile < FIRST_SAIL:
        return ship.masts + ship.crown_masts < sections(ship) and (
            tile == CROWN_MAST or ship.crest == 0 or ship.crest == tile - FIRST_MAST + 1
        )
    if tile < FIRST_GOOD:
        return ship.sails + ship.crown_sails < ship.masts + ship.crown_masts and (
            tile == CROWN_SAIL or ship.crest == 0 or ship.crest == tile - FIRST_SAIL + 1
        )
    return cargo(ship) < sections(ship)


@rule
def _hull_fits(ship: Ship, tile: int) -> bool:
    """An unbroken row with one bow, one stern and at most two middles.

    Rule: nauticus:hull-shapes, nauticus:hull-limits.
    """
    if is_closed(ship):
        return False
    if tile == BOW:
        return ship.bow == 0
    if tile == STERN:
        return ship.stern == 0
    return tile == MIDDLE and ship.middles < MOST_MIDDLES


@rule
def placeable(state: State, player: Player) -> int:
    """The set of tiles (bit per tile) that some ship takes; a hull tile may begin a ship.

    Rule: nauticus:ship-begins-with-any-part.
    """
    tiles = _HULL_TILES
    for number in range(player.fleet):
        ship = state.ships[player.first_ship + number]
        length = sections(ship)
        masts = ship.masts + ship.crown_masts
        sails = ship.sails + ship.crown_sails
        crests = _EVERY_CREST if ship.crest == 0 else 1 << int(ship.crest - 1)
        if masts < length:
            tiles |= (1 << CROWN_MAST) | (crests << FIRST_MAST)
        if sails < masts:
            tiles |= (1 << CROWN_SAIL) | (crests << FIRST_SAIL)
        if cargo(ship) < length:
            tiles |= _EVERY_CREST << FIRST_GOOD
    return tiles


@rule
def begin_ship(state: State, seat: int) -> Ship:
    """A new, still empty ship at the end of the seat's yard; the yards behind it move up."""
    player = state.players[seat]
    berth = player.first_ship + player.fleet
    last = state.players[state.seats - 1]
    for place in range(last.first_ship + last.fleet, berth, -1):
        state.ships[place] = state.ships[place - 1]
    ship = state.ships[berth]
    clear(ship)
    player.fleet += 1
    for later in range(seat + 1, state.seats):
        state.players[later].first_ship += 1
    return ship


@rule
def clear(ship: Ship) -> None:
    """Nothing laid yet."""
    ship.stern = 0
    ship.middles = 0
    ship.bow = 0
    ship.one = 0
    ship.crest = 0
    ship.masts = 0
    ship.crown_masts = 0
    ship.sails = 0
    ship.crown_sails = 0
    for good in range(KINDS):
        ship.goods[good] = 0
    ship.finished = 0


@rule
def lay(player: Player, ship: Ship, tile: int) -> None:
    """Put the tile on the player's ship; a first mast or sail with a crest decides its crest.

    Rule: nauticus:one-crest-per-ship, nauticus:laid-tiles-stay.
    """
    player.crown_tiles += crowns_on(tile)
    if tile == STERN:
        ship.stern = 1
    elif tile == MIDDLE:
        ship.middles += 1
    elif tile == BOW:
        ship.bow = 1
    elif tile == ONE_SHIP:
        ship.one = 1
    elif tile == CROWN_MAST:
        ship.crown_masts += 1
    elif tile == CROWN_SAIL:
        ship.crown_sails += 1
    elif tile < CROWN_MAST:
        ship.masts += 1
        ship.crest = tile - FIRST_MAST + 1
    elif tile < CROWN_SAIL:
        ship.sails += 1
        ship.crest = tile - FIRST_SAIL + 1
    else:
        ship.goods[tile - FIRST_GOOD] += 1
    ship.finished = _is_complete(ship)


@rule
def crowns(player: Player) -> int:
    """Crown masts and crown sails in warehouse and yard, and flipped pass tiles.

    Rule: nauticus:crowns-counted, nauticus:pass-crown.
    """
    return player.crown_tiles + player.flipped


@rule
def crowns_on(tile: int) -> int:
    return 1 if tile in (CROWN_MAST, CROWN_SAIL) else 0


@rule
def unload(ship: Ship, player: Player) -> None:
    """The whole cargo goes to the delivered goods.

    Rule: nauticus:delivered-goods-kept, nauticus:goods-leave-by-delivery.
    """
    for good in range(KINDS):
        player.delivered[good] += ship.goods[good]
        ship.goods[good] = 0
