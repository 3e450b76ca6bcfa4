"""The uses of the eight actions: which ones a player has, and what those of the light ones do.

Every use costs one worker (delivering: one per good), blue workers first.
"""

from __future__ import annotations

from typing import Final

from ...api import Fact, Reason
from ...kernel.compiling import rule
from ...kernel.schema import Codes
from ...questions import Answer
from ..facts import CrownsScored, GoodsDelivered, MoneyWithdrawn, TileTransported
from ..moves import (
    DELIVER,
    SCORE,
    TRANSPORT,
    WITHDRAW,
    DeliverGoods,
    Move,
    ScoreCrowns,
    TransportTile,
    WithdrawMoney,
)
from ..numbers import MOST_CROWN_POINTS, TALER_PER_WORKER
from ..state import ASK_PLACE, ASK_USE, CROWNS, FIRST_GOOD, KINDS, TILES, Player, State
from ..state import DELIVER as DELIVERING
from ..state import TRANSPORT as TRANSPORTING
from ..state import WITHDRAW as WITHDRAWING
from . import buying, refusing, ships, warehouse
from .in_hand import pay_workers, workers_paid

TILE_KINDS: Final = len(TILES)


@rule
def legal_uses(
    state: State, player: Player, action: int, extra: int, workers: int,
    just_one: bool, codes: Codes, count: int,
) -> int:  # fmt: skip
    """Append every possible use of `action` with that many workers at hand, or just one of them
    for whoever asks whether there is any.
    """
    if workers <= 0:
        return count
    if action < TRANSPORTING:
        return buying.legal_purchases(state, player, action, extra, just_one, codes, count)
    if action == TRANSPORTING:
        return _legal_transports(state, player, just_one, codes, count)
    if action == WITHDRAWING:
        codes[count] = WITHDRAW
        return count + 1
    if action == DELIVERING:
        return _legal_deliveries(state, player, workers, just_one, codes, count)
    return _legal_scorings(state, player, codes, count)


@rule
def _legal_transports(
    state: State, player: Player, just_one: bool, codes: Codes, count: int
) -> int:
    """Stored tiles that some ship takes.

    Rule: nauticus:transport.
    """
    tiles = ships.placeable(state, player)
    for tile in range(TILE_KINDS):
        codes[count] = TRANSPORT + tile
        if (player.warehouse[tile] > 0) & (tiles >> tile & 1):
            count += 1
            if just_one:
                return count
    return count


@rule
def _legal_deliveries(
    state: State, player: Player, workers: int, just_one: bool, codes: Codes, count: int
) -> int:
    """Finished ships with a good under every section, and a worker for each of them.

    Rule: nauticus:deliver-loaded-ship, nauticus:deliver-whole-cargo.
    """
    for number in range(player.fleet):
        ship = state.ships[player.first_ship + number]
        length = ships.sections(ship)
        if ships.cargo(ship) == length and length <= workers and ships.is_finished(ship):
            codes[count] = DELIVER + number
            count += 1
            if just_one:
                return count
    return count


@rule
def _legal_scorings(state: State, player: Player, codes: Codes, count: int) -> int:
    """Rule: nauticus:crowns-no-further-use."""
    if crown_points(state, player) <= 0:
        return count
    codes[count] = SCORE
    return count + 1


@rule
def crown_points(state: State, player: Player) -> int:
    """What one use of the crowns action brings: a point per crown, up to the action's limit.

    Rule: nauticus:score-crowns, nauticus:crowns-cap, nauticus:crowns-last-use-partial.
    """
    return min(ships.crowns(player), MOST_CROWN_POINTS - state.points_scored)


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
    """Rule: nauticus:score-crowns."""
    points = crown_points(state, player)
    pay_workers(state, player, 1)
    state.points_scored += points
    player.points += points
    state.used = 1
    state.asked = ASK_USE


def _why_not_at_all(state: State, player: Player, action: int) -> str:
    """What forbids every use of `action`, or nothing."""
    if state.action != action:
        return refusing.other_action(state)
    return "" if state.blue + player.workers > 0 else refusing.NO_WORKER


def _why_not_transport(state: State, player: Player, move: TransportTile) -> str:
    if reason := _why_not_at_all(state, player, TRANSPORTING):
        return reason
    if player.warehouse[move.index] == 0:
        return Reason("not-stored", "there is no {tile} in the warehouse", tile=move.tile)
    return Reason("no-ship-takes", "no ship takes a {tile} now", tile=move.tile)


def _why_not_withdraw(state: State, player: Player, _move: Move) -> str:
    return _why_not_at_all(state, player, WITHDRAWING)


def _why_not_deliver(state: State, player: Player, move: DeliverGoods) -> str:
    if reason := _why_not_at_all(state, player, DELIVERING):
        return reason
    if move.ship > player.fleet:
        return refusing.no_ship(move.ship, player)
    ship = state.ships[player.first_ship + move.index]
    if not ships.is_finished(ship):
        return Reason("not-finished", "ship {ship} is not finished", ship=move.ship)
    if ships.cargo(ship) < ships.sections(ship):
        return Reason(
            "not-loaded", "ship {ship} carries {cargo} of {size} goods",
            ship=move.ship, cargo=int(ships.cargo(ship)), size=int(ships.sections(ship)),
        )  # fmt: skip
    return Reason(
        "too-few-workers", "delivering {size} goods takes as many workers",
        size=int(ships.sections(ship)),
    )  # fmt: skip


def _why_not_score(state: State, player: Player, _move: Move) -> str:
    if reason := _why_not_at_all(state, player, CROWNS):
        return reason
    if ships.crowns(player) > 0:
        return Reason(
            "all-crown-points", "the action has brought its {most} points", most=MOST_CROWN_POINTS
        )
    return Reason("no-crown", "there is no crown to score")


def _tell_transport(before: State, move: TransportTile, after: State) -> list[Fact]:
    return [TileTransported(before.seat, move.tile, *workers_paid(before, after))]


def _tell_withdraw(before: State, _move: Move, after: State) -> list[Fact]:
    seat = before.seat
    taler = after.players[seat].taler - before.players[seat].taler
    return [MoneyWithdrawn(seat, taler, *workers_paid(before, after))]


def _tell_deliver(before: State, move: DeliverGoods, after: State) -> list[Fact]:
    seat = before.seat
    ship = before.ships[before.players[seat].first_ship + move.index]
    goods = (TILES[FIRST_GOOD + kind] for kind in range(KINDS) for _ in range(ship.goods[kind]))
    return [GoodsDelivered(seat, move.ship, tuple(goods), *workers_paid(before, after))]


def _tell_score(before: State, _move: Move, after: State) -> list[Fact]:
    seat = before.seat
    points = after.players[seat].points - before.players[seat].points
    return [CrownsScored(seat, points, *workers_paid(before, after))]


# What answers the questions `turn` and `use`, whichever action is in hand.
USE_ANSWERS: Final = (
    buying.BUY_ANSWER,
    Answer(TransportTile, _why_not_transport, _tell_transport),
    Answer(WithdrawMoney, _why_not_withdraw, _tell_withdraw),
    Answer(DeliverGoods, _why_not_deliver, _tell_deliver),
    Answer(ScoreCrowns, _why_not_score, _tell_score),
)
