"""The pieces on their spots: steps around the ring, putting down, sending back."""

from __future__ import annotations

from ...kernel.compiling import rule
from ..state import (
    CAVE,
    CAVES,
    HARBOUR,
    MOST_AHEAD,
    PLACES,
    SPOTS_IN_A_WORD,
    WHIRLPOOL,
    Board,
    Table,
)


@rule
def around(board: Board, field: int, steps: int) -> int:
    """The ring field `steps` steps on (or, below zero, back)."""
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
def in_harbour(table: Table, colour: int) -> int:
    """A bit for each place of the colour's harbour where a sailor stands, place 1 first."""
    first = HARBOUR % SPOTS_IN_A_WORD + colour * PLACES
    return (int(table.occupied[HARBOUR // SPOTS_IN_A_WORD]) >> first) & ((1 << PLACES) - 1)


@rule
def in_caves(table: Table) -> int:
    """A bit for each cave where a sailor is."""
    return (int(table.occupied[CAVE // SPOTS_IN_A_WORD]) >> CAVE % SPOTS_IN_A_WORD) & (
        (1 << CAVES) - 1
    )


@rule
def sailors_from(board: Board, table: Table, first: int) -> int:
    """A bit for each ring field from this one on where a sailor stands; only the first sixteen
    bits are meant. No branch: the outcome is unpredictable.
    """
    word, bit = (first // SPOTS_IN_A_WORD) & 3, first % SPOTS_IN_A_WORD
    here = int(table.occupied[word]) >> bit
    onward = int(table.occupied[word + 1]) << (SPOTS_IN_A_WORD - bit)
    again = int(table.occupied[0]) << min(int(board.ring) - first, MOST_AHEAD)
    return here | onward | again


@rule
def ahead(board: Board, table: Table, field: int) -> int:
    """A bit for each of sixteen ring fields ahead where a sailor stands, the next field first."""
    return sailors_from(board, table, around(board, field, 1))


@rule
def mouths_from(board: Board, first: int) -> int:
    """A bit for each of sixteen ring fields from this one on that is a cave's mouth."""
    return int(board.at_mouth[(first // SPOTS_IN_A_WORD) & 3]) >> (first % SPOTS_IN_A_WORD)


@rule
def take_up(table: Table, spot: int) -> None:
    """The sailor that stands there leaves the spot."""
    table.at[spot] = 0
    table.occupied[(spot // SPOTS_IN_A_WORD) & 3] &= ~(1 << (spot % SPOTS_IN_A_WORD))


@rule
def put_down(table: Table, sailor: int, spot: int) -> None:
    """On a spot where nobody stands."""
    table.place[sailor] = spot
    table.at[spot] = sailor + 1
    table.occupied[(spot // SPOTS_IN_A_WORD) & 3] |= 1 << (spot % SPOTS_IN_A_WORD)


@rule
def send_back(table: Table, sailor: int) -> None:
    """To the whirlpool.

    Rule: nautilus:hit.
    """
    take_up(table, int(table.place[sailor]))
    table.place[sailor] = WHIRLPOOL
    table.fresh &= ~(1 << sailor)


@rule
def hit(table: Table, spot: int) -> None:
    """Whoever stands there goes to the whirlpool.

    Rule: nautilus:hit, nautilus:cave-hit.
    """
    if table.at[spot] != 0:
        send_back(table, int(table.at[spot]) - 1)
