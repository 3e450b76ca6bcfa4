"""Moving: the way of one sailor, where it may end, and what it does to others on the way.

A way is walked step by step. A sailor in a cave walks as if it came from the ring field on the
other side of the mouth: its first step is the mouth.
"""

from __future__ import annotations

from ...kernel.compiling import lone_rule, rule
from ..state import (
    CAVE,
    END_CAVE,
    END_HARBOUR,
    END_RING,
    HARBOUR,
    PER_COLOUR,
    PLACES,
    WHIRLPOOL,
    Board,
    Table,
)
from . import moby_dick
from .pieces import around, distance, hit, put_down

BACKWARD = 4  # the steps of the only card that goes back


@rule
def land(board: Board, table: Table, sailor: int, spot: int) -> None:
    """End a move or an entry there: ride Moby Dick, or hit whoever stands there."""
    if spot == table.moby:
        moby_dick.ride(board, table, sailor)
        return
    hit(table, spot)
    put_down(table, sailor, spot)


@rule
def enter(board: Board, table: Table, sailor: int) -> None:
    """From the whirlpool to the start (nautilus:enter, nautilus:enter-hits)."""
    start = int(board.starts[sailor // PER_COLOUR])
    rides = start == table.moby
    land(board, table, sailor, start)
    if not rides:
        table.fresh |= 1 << sailor


@rule
def places_free(table: Table, first: int, last: int) -> bool:
    """Whether nobody stands on these harbour places (nautilus:harbour-no-passing)."""
    for spot in range(first, last + 1):
        if table.at[spot] != 0:
            return False
    return True


@rule
def ends(board: Board, table: Table, sailor: int, steps: int, sweeping: bool) -> int:
    """The ends that `steps` (below zero: backward) can have, a bit for each."""
    place = int(table.place[sailor])
    if place == WHIRLPOOL:
        return 0
    if place >= HARBOUR:
        return _ends_in_harbour(table, sailor, place, steps)
    if steps < 0:
        return _ends_backward(board, table, sailor, place)
    return _ends_forward(board, table, sailor, place, steps, sweeping)


@rule
def _ends_in_harbour(table: Table, sailor: int, place: int, steps: int) -> int:
    """Forward only, and over free places (nautilus:harbour-forward-only)."""
    first = HARBOUR + sailor // PER_COLOUR * PLACES
    target = place + steps
    if steps < 0 or target >= first + PLACES or not places_free(table, place + 1, target):
        return 0
    return 1 << (END_HARBOUR + target - first)


@rule
def _ends_forward(
    board: Board, table: Table, sailor: int, place: int, steps: int, sweeping: bool
) -> int:
    """Along the ring, into the own harbour, or with the last step into a cave."""
    in_cave = place >= CAVE
    base = around(board, int(board.mouths[place - CAVE]), -1) if in_cave else place
    free = steps  # the first step that is blocked, or `steps`
    if not sweeping:
        field = base
        for step in range(1, steps):
            field = around(board, field, 1)
            if table.at[field] != 0:
                free = step
                break
    found = 0
    if free == steps:
        found = 1 << END_RING
        if steps > 1 or not in_cave:
            cave = int(board.cave_at[around(board, base, steps - 1)])
            if cave != 0 and CAVE + cave - 1 != place:
                found |= 1 << END_CAVE
    to_start = distance(board, base, int(board.starts[sailor // PER_COLOUR]))
    if to_start >= free or steps - to_start > PLACES:
        return found
    if to_start == 0 and (in_cave or (table.fresh >> sailor) & 1 == 1):
        return found  # nautilus:turn-in-only-after-moving
    first = HARBOUR + sailor // PER_COLOUR * PLACES
    reached = steps - to_start - 1
    if places_free(table, first, first + reached):
        found |= 1 << (END_HARBOUR + reached)
    return found


@rule
def _ends_backward(board: Board, table: Table, sailor: int, place: int) -> int:
    """With a 4: along the ring, into a cave, or from just past the start into the harbour."""
    in_cave = place >= CAVE
    base = around(board, int(board.mouths[place - CAVE]), 1) if in_cave else place
    free = BACKWARD
    field = base
    for step in range(1, BACKWARD):
        field = around(board, field, -1)
        if table.at[field] != 0:
            free = step
            break
    found = 0
    if free == BACKWARD:
        found = 1 << END_RING
        cave = int(board.cave_at[field])
        if cave != 0 and CAVE + cave - 1 != place:
            found |= 1 << END_CAVE
    past_start = distance(board, int(board.starts[sailor // PER_COLOUR]), base)
    if in_cave or past_start == 0 or past_start >= free:
        return found  # nautilus:four-not-from-the-start
    first = HARBOUR + sailor // PER_COLOUR * PLACES
    reached = BACKWARD - past_start - 1
    if places_free(table, first, first + reached):
        found |= 1 << (END_HARBOUR + reached)
    return found


@rule
def target(board: Board, table: Table, sailor: int, steps: int, end: int) -> int:
    """The spot that a possible move reaches."""
    if end >= END_HARBOUR:
        return HARBOUR + sailor // PER_COLOUR * PLACES + end - END_HARBOUR
    place = int(table.place[sailor])
    onward = 1 if steps > 0 else -1
    if place >= CAVE:
        place = around(board, int(board.mouths[place - CAVE]), -onward)
    if end == END_CAVE:
        return CAVE + int(board.cave_at[around(board, place, steps - onward)]) - 1
    return around(board, place, steps)


@lone_rule
def move(board: Board, table: Table, sailor: int, steps: int, end: int, sweeping: bool) -> None:
    """Carry out a possible move."""
    spot = target(board, table, sailor, steps, end)
    if sweeping:
        _sweep(board, table, sailor, steps, end)
    table.at[table.place[sailor]] = 0
    table.fresh &= ~(1 << sailor)
    land(board, table, sailor, spot)


@rule
def _sweep(board: Board, table: Table, sailor: int, steps: int, end: int) -> None:
    """A 7 sends back everyone on the ring fields that it passes or reaches (nautilus:card-7)."""
    field = int(table.place[sailor])
    if field >= CAVE:
        field = around(board, int(board.mouths[field - CAVE]), -1)
    on_ring = steps
    if end == END_CAVE:
        on_ring = steps - 1
    elif end >= END_HARBOUR:
        on_ring = steps - (end - END_HARBOUR + 1)
    for _ in range(on_ring):
        field = around(board, field, 1)
        hit(table, field)
