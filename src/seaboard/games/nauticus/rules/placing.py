"""Question `place`: a tile that was paid for or transported goes to a ship or is stored."""

from __future__ import annotations

from typing import Final

from ...api import Fact, Reason
from ...kernel.compiling import rule
from ...kernel.schema import Codes
from ...questions import Answer, Question
from ..facts import ShipBegun, ShipFinished, TilePlaced, TileStored
from ..moves import PLACE, PLACE_NEW, STORE, PlaceTile, StoreTile
from ..state import ASK_REWARD, FIRST_GOOD, FIRST_MAST, NOTHING, TILES, TRANSPORT, Player, State
from . import gifts, refusing, rewards, ships, warehouse


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
    if state.action != TRANSPORT and warehouse.has_room(player, tile):
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
        gifts.resume_action(state, player)


@rule
def store_bought(state: State, player: Player) -> None:
    """Rule: nauticus:paid-tile-placed-or-stored."""
    tile = state.tile
    state.tile = NOTHING
    warehouse.put_in(player, tile)
    gifts.resume_action(state, player)


def _why_not_place(state: State, player: Player, move: PlaceTile) -> str:
    tile = TILES[state.tile]
    if move.ship is None:
        return Reason("no-beginning", "a ship cannot begin with a {tile}", tile=tile)
    if move.ship > player.fleet:
        return refusing.no_ship(move.ship, player)
    return Reason("does-not-fit", "ship {ship} does not take a {tile}", ship=move.ship, tile=tile)


def _why_not_store(state: State, player: Player, _move: StoreTile) -> str:
    if state.action == TRANSPORT:
        return Reason("to-the-yard", "a transported tile goes to the yard")
    needed = warehouse.boxes(state.tile)
    return Reason(
        "no-boxes", "the warehouse has {room} free boxes, and it needs {needed}",
        room=int(player.room), needed=int(needed),
    )  # fmt: skip


def _tell_place(before: State, move: PlaceTile, after: State) -> list[Fact]:
    seat, tile = before.seat, TILES[before.tile]
    player = after.players[seat]
    number = player.fleet if move.ship is None else move.ship
    laid = ShipBegun if move.ship is None else TilePlaced
    facts: list[Fact] = [laid(seat, tile, number)]
    if after.asked == ASK_REWARD:
        size = ships.sections(after.ships[player.first_ship + number - 1])
        return [*facts, ShipFinished(seat, number, size)]
    return facts + gifts.tell_due(before, after)


def _tell_store(before: State, _move: StoreTile, after: State) -> list[Fact]:
    return [TileStored(before.seat, TILES[before.tile]), *gifts.tell_due(before, after)]


PLACE_QUESTION: Final = Question(
    "place",
    "the tile in hand is to be placed or stored now",
    legal_places,
    (
        Answer(PlaceTile, _why_not_place, _tell_place),
        Answer(StoreTile, _why_not_store, _tell_store),
    ),
)
