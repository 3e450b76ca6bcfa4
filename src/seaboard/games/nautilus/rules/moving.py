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
from .pieces import ahead, around, distance, hit, in_harbour, put_down, take_up

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
def places_free(table: Table, colour: int, last: int) -> bool:
    """Whether nobody stands on the harbour's places as far as this one, counted from 0
    (nautilus:harbour-no-passing).
    """
    return in_harbour(table, colour) & ((2 << last) - 1) == 0


@rule
def ends(board: Board, table: Table, sailor: int, steps: int, sweeping: bool) -> int:
    """The ends that `steps` (below zero: backward) can have, a bit for each."""
    if table.place[sailor] == WHIRLPOOL:
        return 0
    if steps < 0:
        return ends_behind(board, table, sailor)
    return ends_ahead(board, table, sailor, steps, sweeping)


@rule
def ends_ahead(board: Board, table: Table, sailor: int, steps: int, sweeping: bool) -> int:
    """The same for a sailor in play that goes forward."""
    place = int(table.place[sailor])
    if place >= HARBOUR:
        return _ends_in_harbour(table, sailor, place, steps)
    return _ends_on_ring(board, table, sailor, place, steps, sweeping)


@rule
def _ends_in_harbour(table: Table, sailor: int, place: int, steps: int) -> int:
    """Further in, over free places."""
    colour = sailor // PER_COLOUR
    here = place - HARBOUR - colour * PLACES
    reached = here + steps
    if reached >= PLACES:
        return 0
    passed = (2 << reached) - (2 << here)
    return 1 << (END_HARBOUR + reached) if in_harbour(table, colour) & passed == 0 else 0


@rule
def _ends_on_ring(
    board: Board, table: Table, sailor: int, place: int, steps: int, sweeping: bool
) -> int:
    """Along the ring, into the own harbour, or with the last step into a cave."""
    in_cave = place >= CAVE
    base = around(board, int(board.mouths[place - CAVE]), -1) if in_cave else place
    blocked = 0 if sweeping else ahead(board, table, base)
    found = 0
    if blocked & ((1 << (steps - 1)) - 1) == 0:
        found = 1 << END_RING
        cave = int(board.cave_at[around(board, base, steps - 1)])
        if cave != 0 and CAVE + cave - 1 != place and (steps > 1 or not in_cave):
            found |= 1 << END_CAVE
    to_start = distance(board, base, int(board.starts[sailor // PER_COLOUR]))
    reached = steps - to_start - 1
    if not 0 <= reached < PLACES or blocked & ((1 << to_start) - 1) != 0:
        return found
    if to_start == 0 and (in_cave or (table.fresh >> sailor) & 1 == 1):
        return found  # nautilus:turn-in-only-after-moving
    if places_free(table, sailor // PER_COLOUR, reached):
        found |= 1 << (END_HARBOUR + reached)
    return found


@rule
def ends_behind(board: Board, table: Table, sailor: int) -> int:
    """The same for a sailor in play and a 4: along the ring, into a cave, or from just past the
    start into the harbour (nautilus:harbour-forward-only).
    """
    place = int(table.place[sailor])
    if place >= HARBOUR:
        return 0
    in_cave = place >= CAVE
    base = around(board, int(board.mouths[place - CAVE]), 1) if in_cave else place
    # The three fields that are passed: the first step is the last bit.
    blocked = ahead(board, table, around(board, base, -BACKWARD)) & ((1 << (BACKWARD - 1)) - 1)
    found = 0
    if blocked == 0:
        found = 1 << END_RING
        cave = int(board.cave_at[around(board, base, 1 - BACKWARD)])
        if cave != 0 and CAVE + cave - 1 != place:
            found |= 1 << END_CAVE
    past_start = distance(board, int(board.starts[sailor // PER_COLOUR]), base)
    reached = BACKWARD - past_start - 1
    if in_cave or past_start == 0 or reached < 0 or blocked >> reached != 0:
        return found  # nautilus:four-not-from-the-start
    if places_free(table, sailor // PER_COLOUR, reached):
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
    take_up(table, int(table.place[sailor]))
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
