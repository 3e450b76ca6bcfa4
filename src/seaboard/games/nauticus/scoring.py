"""The end of the game: goods, ships, what is left over, and who is ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..api import Fact
from ..kernel.compiling import rule
from ..kernel.generic import PLACE, SCORE, ScoreTable
from .facts import GameEnded, ScoreFinal
from .numbers import FURTHER_GOOD_POINTS, GOODS_POINTS, SHIP_POINTS, TALER_PER_POINT
from .rules import ships
from .state import KINDS, TILES, Player, Ship, State

TILE_KINDS: Final = len(TILES)

# Columns of the score table beside the total and the place.
TRACK, FOR_GOODS, FOR_SHIPS, FOR_TALER, TALER = range(2, 7)
COLUMNS: Final = ("total", "place", "track", "goods", "ships", "leftovers", "taler")


@rule
def fill_scores(state: State, score_table: ScoreTable) -> None:
    """Everybody's account as if the game ended now, a row per seat, and the places."""
    for seat in range(state.seats):
        player = state.players[seat]
        taler = taler_in_all(state, player)
        score_table[seat, TRACK] = player.points
        score_table[seat, FOR_GOODS] = goods_points(player)
        score_table[seat, FOR_SHIPS] = ship_points(state, player)
        score_table[seat, FOR_TALER] = taler // TALER_PER_POINT
        score_table[seat, TALER] = taler
        score_table[seat, SCORE] = (
            score_table[seat, TRACK] + score_table[seat, FOR_GOODS]
            + score_table[seat, FOR_SHIPS] + score_table[seat, FOR_TALER]
        )  # fmt: skip
    for seat in range(state.seats):
        score_table[seat, PLACE] = 1
        for other in range(state.seats):
            if _ahead(score_table, other, seat):
                score_table[seat, PLACE] += 1


@rule
def goods_points(player: Player) -> int:
    """Delivered goods count by the set.

    Rule: nauticus:goods-points.
    """
    points = 0
    for good in range(KINDS):
        points += set_points(player.delivered[good])
    return points


@rule
def set_points(count: int) -> int:
    """Goods of one kind: a growing number for the first few, then the same for each further one.

    Rule: nauticus:goods-points.
    """
    most = len(GOODS_POINTS) - 1
    if count <= most:
        return GOODS_POINTS[count]
    return GOODS_POINTS[most] + FURTHER_GOOD_POINTS * (count - most)


@rule
def ship_points(state: State, player: Player) -> int:
    """Finished ships by their size.

    Rule: nauticus:ship-points.
    """
    points = 0
    for number in range(player.fleet):
        points += points_of_ship(state.ships[player.first_ship + number])
    return points


@rule
def points_of_ship(ship: Ship) -> int:
    """Of a finished ship, by its size.

    Rule: nauticus:ship-points.
    """
    return SHIP_POINTS[ships.sections(ship)] if ships.is_finished(ship) else 0


@rule
def taler_in_all(state: State, player: Player) -> int:
    """Taler, and one for each thing left over.

    Rule: nauticus:leftovers-become-taler.
    """
    taler = player.taler + player.workers
    for tile in range(TILE_KINDS):
        taler += player.warehouse[tile]
    for number in range(player.fleet):
        ship = state.ships[player.first_ship + number]
        taler += ships.cargo(ship)
        if not ships.is_finished(ship):
            rigging = ship.masts + ship.crown_masts + ship.sails + ship.crown_sails
            taler += ships.sections(ship) + rigging
    return taler


@rule
def _ahead(score_table: ScoreTable, one: int, other: int) -> bool:
    """Points, then taler that made no point, then taler in all.

    Rule: nauticus:winner, nauticus:tie-remaining-taler, nauticus:tie-all-taler,
    nauticus:tie-shared.
    """
    if score_table[one, SCORE] != score_table[other, SCORE]:
        return bool(score_table[one, SCORE] > score_table[other, SCORE])
    left_one = score_table[one, TALER] % TALER_PER_POINT
    left_other = score_table[other, TALER] % TALER_PER_POINT
    if left_one != left_other:
        return bool(left_one > left_other)
    return bool(score_table[one, TALER] > score_table[other, TALER])


def tell_end(score_table: Sequence[Sequence[int]]) -> list[Fact]:
    """Everybody's final score, and who has won."""
    facts: list[Fact] = [
        ScoreFinal(seat, **dict(zip(COLUMNS, row, strict=True)))
        for seat, row in enumerate(score_table)
    ]
    winners = tuple(seat for seat, row in enumerate(score_table) if row[PLACE] == 1)
    return [*facts, GameEnded(winners)]
