"""Moving: the ways of a sailor, where they may end, and what they do to others.

All ways of a sailor are the bits of one number, found at once by shifts and masks instead of field
by field (`reference` has the plain form; `tests/games/nautilus/test_reference.py` compares them):

     bit 63           48  47            32  31            16  15             0
          +-------------+ +-------------+   +-------------+   +-------------+
          |   TURNING   | |  HOMEWARD   |   |  INTO_CAVE  |   |   on ring   |
          +-------------+ +-------------+   +-------------+   +-------------+
           steps to the    ends in the       ends in a         ends on the
           start, mod 4    own harbour       cave              ring

     each of the three lower groups:   15     14 13 12   11 10 ...  6 ...  1  0
                                      BACK     unused    12 11 ...  7 ...  2  1   steps

Bit n of a group is set if n + 1 steps can end so; 7 steps are those of the card that sweeps, and
BACK is the 4, which goes backward. TURNING says which place of the harbour each of the homeward
ways reaches (`place_of`). For example, red on field 57, with nothing in the way, has 3 steps to its
start; it can turn in with 4 to 7 steps, so bits 3 to 6 of HOMEWARD are set.

A sailor in a cave is taken to stand on the ring field on the other side of the mouth, so that its
first step is the mouth.
"""

from __future__ import annotations

from ...kernel.bits import lowest
from ...kernel.compiling import noinline_rule, rule
from ..numbers import BACKWARD, MOST_STEPS, SWEEP
from ..state import (
    CAVE,
    CAVES,
    END_CAVE,
    END_HARBOUR,
    HARBOUR,
    NOTHING,
    PER_COLOUR,
    PLACES,
    WHIRLPOOL,
    Board,
    Table,
)
from . import moby_dick
from .pieces import ahead, around, distance, hit, in_harbour, mouths_from, put_down, take_up

EVERY_STEP = (1 << MOST_STEPS) - 1
SEVENTH = 1 << (SWEEP - 1)
OWN_MOUTH = 3  # seen from behind it: nobody goes back into the cave that he leaves

APART = 16  # bits of each group
INTO_CAVE, HOMEWARD, TURNING = APART, 2 * APART, 3 * APART
BACK = 15  # so that `place_of` finds the place that a 4 reaches


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
    """From the whirlpool to the start.

    Rule: nautilus:enter, nautilus:enter-hits.
    """
    start = int(board.starts[sailor // PER_COLOUR])
    rides = start == table.moby
    land(board, table, sailor, start)
    if not rides:
        table.fresh |= 1 << sailor


@rule
def places_free(table: Table, colour: int) -> int:
    """How many places of the harbour can be entered before one where somebody stands.

    Rule: nautilus:harbour-no-passing.
    """
    return lowest(in_harbour(table, colour) | (1 << PLACES))


@rule
def ends(board: Board, table: Table, sailor: int, steps: int) -> int:
    """The ends that `steps` (below zero: backward) can have, a bit for each."""
    if steps < 0:
        return ends_of(ways_back(board, table, sailor), BACK)
    return ends_of(ways(board, table, sailor), steps - 1)


@rule
def ends_of(known: int, number: int) -> int:
    """The ends of one of the ways of a sailor: of `number` + 1 steps, or BACK."""
    way = known >> number
    on_ring = way & 1
    in_cave = (way >> INTO_CAVE) & 1
    in_harbour = (way >> HOMEWARD) & 1
    place = place_of(known, number)
    return on_ring | (in_cave << END_CAVE) | (in_harbour << (END_HARBOUR + place))


@rule
def place_of(known: int, number: int) -> int:
    """The place of the harbour, from 0, where one of the ways ends if it goes there."""
    return (number - (known >> TURNING)) & (PLACES - 1)


@rule
def find_ways(board: Board, table: Table, sailors: int, ways_of: list[int]) -> None:
    """Note every way forward of each of these sailors."""
    while sailors != 0:
        ways_of[lowest(sailors)] = ways(board, table, lowest(sailors))
        sailors &= sailors - 1


@rule
def ways(board: Board, table: Table, sailor: int) -> int:
    """Every way forward that a sailor has, from 1 to 12 steps, 7 steps being those of a 7: in one
    part of the number a bit for each that can end on the ring, in others for those that end in a
    cave and in the harbour. `ends_of` reads it.
    """
    place = int(table.place[sailor])
    if place == WHIRLPOOL:
        return 0
    if place >= HARBOUR:
        return _ways_in_harbour(table, sailor, place)
    return _ways_on_ring(board, table, sailor, place)


@rule
def _ways_in_harbour(table: Table, sailor: int, place: int) -> int:
    """Further in, over free places: as if its own place were the start."""
    colour = sailor // PER_COLOUR
    here = place - HARBOUR - colour * PLACES
    beyond = (in_harbour(table, colour) | (1 << PLACES)) >> (here + 1)
    home = (1 << lowest(beyond)) - 1
    return (home << HOMEWARD) | ((PLACES - 1 - here) << TURNING)


@rule
def _ways_on_ring(board: Board, table: Table, sailor: int, place: int) -> int:
    """Along the ring, into the own harbour, or with the last step into a cave."""
    colour = sailor // PER_COLOUR
    in_cave = place >= CAVE
    base = around(board, int(board.mouths[place - CAVE]), -1) if in_cave else place
    passable = lowest(ahead(board, table, base) | (1 << (MOST_STEPS - 1)))
    along = ((2 << passable) - 1) | SEVENTH
    mouths = mouths_from(board, base)
    if in_cave:
        mouths &= ~OWN_MOUTH
    to_start = distance(board, base, int(board.starts[colour]))
    home = ((1 << places_free(table, colour)) - 1) << min(to_start, MOST_STEPS)
    if to_start == 0 and (in_cave or (table.fresh >> sailor) & 1 == 1):
        home = 0  # nautilus:turn-in-only-after-moving
    home &= EVERY_STEP if to_start <= passable else SEVENTH
    known = along | ((mouths & along) << INTO_CAVE) | (home << HOMEWARD)
    return known | ((to_start & (PLACES - 1)) << TURNING)


@rule
def with_way_back(board: Board, table: Table, sailor: int, known: int) -> int:
    """The ways of a sailor and what it can do with a 4."""
    back = ways_back(board, table, sailor)
    return (known if back >> TURNING == 0 else known & ((1 << TURNING) - 1)) | back


@rule
def ways_back(board: Board, table: Table, sailor: int) -> int:
    """The same for a 4, which goes back: along the ring, into a cave, or from just past the start
    into the harbour.

    Rule: nautilus:harbour-forward-only.
    """
    place = int(table.place[sailor])
    if place == WHIRLPOOL or place >= HARBOUR:
        return 0
    in_cave = place >= CAVE
    base = around(board, int(board.mouths[place - CAVE]), 1) if in_cave else place
    # The three fields that are passed: the first step is the last bit.
    blocked = ahead(board, table, around(board, base, -BACKWARD)) & ((1 << (BACKWARD - 1)) - 1)
    known = 0
    if blocked == 0:
        known = 1
        cave = cave_at(board, around(board, base, 1 - BACKWARD))
        if cave != NOTHING and cave != place:  # noqa: PLR1714 - numba compares no mixed tuple
            known |= 1 << INTO_CAVE
    past_start = distance(board, int(board.starts[sailor // PER_COLOUR]), base)
    reached = BACKWARD - past_start - 1
    if in_cave or past_start == 0 or reached < 0 or blocked >> reached != 0:
        return known << BACK  # nautilus:four-not-from-the-start
    if reached < places_free(table, sailor // PER_COLOUR):
        known |= 1 << HOMEWARD
    return (known << BACK) | (past_start << TURNING)


@rule
def cave_at(board: Board, mouth: int) -> int:
    """The cave with this mouth, or NOTHING."""
    cave = NOTHING
    for number in range(CAVES):
        if board.mouths[number] == mouth:
            cave = CAVE + number
    return cave


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
        return cave_at(board, around(board, place, steps - onward))
    return around(board, place, steps)


@noinline_rule
def move(board: Board, table: Table, sailor: int, steps: int, end: int) -> None:
    """Carry out a possible move."""
    spot = target(board, table, sailor, steps, end)
    if steps == SWEEP:
        _sweep(board, table, sailor, end)
    take_up(table, int(table.place[sailor]))
    table.fresh &= ~(1 << sailor)
    land(board, table, sailor, spot)


@rule
def _sweep(board: Board, table: Table, sailor: int, end: int) -> None:
    """A 7 sends back everyone on the ring fields that it passes or reaches.

    Rule: nautilus:card-7.
    """
    field = int(table.place[sailor])
    if field >= CAVE:
        field = around(board, int(board.mouths[field - CAVE]), -1)
    on_ring = SWEEP
    if end == END_CAVE:
        on_ring = SWEEP - 1
    elif end >= END_HARBOUR:
        on_ring = SWEEP - (end - END_HARBOUR + 1)
    for _ in range(on_ring):
        field = around(board, field, 1)
        hit(table, field)
