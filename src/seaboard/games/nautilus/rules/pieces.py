"""The pieces on their spots: steps around the ring, putting down, sending back."""

from __future__ import annotations

from ...kernel.compiling import rule
from ..state import WHIRLPOOL, Board, Table


@rule
def around(board: Board, field: int, steps: int) -> int:
    """The ring field so many steps on (or, below zero, back)."""
    target = field + steps
    if target >= board.ring:
        return target - int(board.ring)
    if target < 0:
        return target + int(board.ring)
    return target


@rule
def distance(board: Board, origin: int, target: int) -> int:
    """Steps forward from one ring field to another."""
    steps = target - origin
    return steps + int(board.ring) if steps < 0 else steps


@rule
def send_back(table: Table, sailor: int) -> None:
    """To the whirlpool (nautilus:hit)."""
    table.at[table.place[sailor]] = 0
    table.place[sailor] = WHIRLPOOL
    table.fresh &= ~(1 << sailor)


@rule
def hit(table: Table, spot: int) -> None:
    """Whoever stands there goes to the whirlpool (nautilus:hit, nautilus:cave-hit)."""
    if table.at[spot] != 0:
        send_back(table, int(table.at[spot]) - 1)


@rule
def put_down(table: Table, sailor: int, spot: int) -> None:
    table.place[sailor] = spot
    table.at[spot] = sailor + 1
