"""The 5: its steps are shared out part by part; a part is offered only if the rest can follow.

`reference.parts_of_five` says in plain form what is legal; here most parts are settled without
trying them on the board. Two numbers hold bits:

    the parts of one sailor: 6 bits, one for each end, for each number of steps

     bit 29      24 23      18 17      12 11       6 5        0
        +----------+----------+----------+----------+----------+
        | 5 steps  | 4 steps  | 3 steps  | 2 steps  |  1 step  |    in each, from the right:
        +----------+----------+----------+----------+----------+    ring, cave, place 1 to 4

    who can go on: 16 bits, one for each sailor from the first of the team, for each rest

     bit 63      48 47      32 31      16 15       0
        +----------+----------+----------+----------+
        |  1 step  | 2 steps  | 3 steps  | 4 steps  |    so that the lowest bit of all belongs to
        +----------+----------+----------+----------+    the farthest that anyone can go
"""

from __future__ import annotations

from typing import Final

from ...api import Reason
from ...kernel.bits import lowest, scratch, size
from ...kernel.compiling import noinline_rule, rule
from ...kernel.schema import Codes
from ...questions import Answer, Question
from ..moves import END_KINDS, PARTS, MovePart
from ..moves import PART as FIRST_PART
from ..numbers import MOST_STEPS_OF_FIVE
from ..state import (
    ASK_FIVE,
    CAVE,
    COLOURS,
    END_CAVE,
    END_HARBOUR,
    FIVE,
    HARBOUR,
    NOTHING,
    PER_COLOUR,
    PIECES,
    PLACES,
    SAILORS,
    WHIRLPOOL,
    Board,
    State,
    Table,
)
from . import moby_dick, moving, turns
from .pieces import (
    ahead,
    around,
    distance,
    in_caves,
    in_harbour,
    put_down,
    sailors_from,
    take_up,
)

MOST_REST = MOST_STEPS_OF_FIVE - 1
ALONG = (1 << MOST_REST) - 1  # the bits of 1 to 4 steps among the ways
UP_TO_FIVE = (1 << MOST_STEPS_OF_FIVE) - 1
EVERY_END = (1 << END_KINDS) - 1
# Of each number of steps the end on the ring; and by what five bits are spread as far apart.
FIVE_RING_ENDS = sum(1 << (END_KINDS * steps) for steps in range(MOST_STEPS_OF_FIVE))
HARBOUR_ENDS = FIVE_RING_ENDS * (EVERY_END - (1 << END_HARBOUR) + 1)
FIVE_COPIES = sum(1 << ((END_KINDS - 1) * steps) for steps in range(MOST_STEPS_OF_FIVE))
# Who can go on is noted by the rest that he could use, 4 steps first: ABREAST bits for each.
ABREAST = SAILORS
EVERYONE = (1 << ABREAST) - 1
EVERY_REST = sum(1 << (ABREAST * rest) for rest in range(MOST_REST))


@noinline_rule
def legal_parts(
    state: State, ways: list[int], sailors: int, left: int, codes: Codes, count: int
) -> int:
    """Every part after which the rest can be used. The sailors are those of the team that are in
    play and had no part.

    Rule: nautilus:card-5-all-steps, nautilus:five-moves-partners.
    """
    board, table = state.board, state.table
    first = int(state.seat) % 2 * PER_COLOUR
    able = able_on_ring = 0
    others = sailors
    while others != 0:
        sailor = lowest(others)
        others &= others - 1
        far = _how_far(table, sailor, ways[sailor]) << (sailor - first)
        able |= far
        able_on_ring |= far if table.place[sailor] < CAVE else 0
    others = sailors
    while others != 0:
        sailor = lowest(others)
        others &= others - 1
        able_others = able & ~(EVERY_REST << (sailor - first))
        parts = _parts(ways[sailor]) & ((1 << (END_KINDS * left)) - 1)
        good = parts & _surely_good(
            board, table, sailor, ways[sailor], able_others, able_on_ring & able_others, left
        )
        doubtful = parts & ~good
        while doubtful != 0:
            steps, end = 1 + lowest(doubtful) // END_KINDS, lowest(doubtful) % END_KINDS
            if _rest_follows(
                board, table, first, sailors, able_others, sailor, steps, end, left - steps
            ):
                good |= 1 << lowest(doubtful)
            doubtful &= doubtful - 1
        count = turns.append(FIRST_PART + sailor * PARTS, good, codes, count)
    return count


@rule
def _parts(ways: int) -> int:
    """All parts that a sailor can have: a bit for each end of each number of steps."""
    found = _by_steps(ways) | (_by_steps(ways >> moving.INTO_CAVE) << END_CAVE)
    home = (ways >> moving.HOMEWARD) & UP_TO_FIVE
    while home != 0:
        found |= moving.ends_of(ways, lowest(home)) << (END_KINDS * lowest(home))
        home &= home - 1
    return found


@rule
def _by_steps(steps: int) -> int:
    """A bit for each of 1 to 5 steps, as far apart as the ends of parts."""
    return ((steps & UP_TO_FIVE) * FIVE_COPIES) & FIVE_RING_ENDS


@rule
def _surely_good(
    board: Board, table: Table, sailor: int, ways: int, others: int, on_ring: int, left: int
) -> int:
    """The parts of a sailor after which the rest can follow for sure: the last ones, and those that
    hinder nobody while somebody else could go so far. `others` says who, `on_ring` who of them is
    on the ring.
    """
    good = HARBOUR_ENDS & _leaving_at_most(left, _farthest(on_ring))
    place = int(table.place[sailor])
    if place < CAVE:
        free = _on_free_fields(board, table, ways, place)
        if in_caves(table) == 0:
            free |= _by_steps(ways >> moving.INTO_CAVE) << END_CAVE
        good |= free & _leaving_at_most(left, _farthest(others))
    return good | (EVERY_END << (END_KINDS * (left - 1)))


@rule
def _farthest(able: int) -> int:
    """The most steps that one of them can go."""
    return MOST_REST - lowest(able) // ABREAST


@rule
def _leaving_at_most(left: int, rest: int) -> int:
    """All parts that leave `rest` steps or fewer."""
    return -1 << (END_KINDS * max(left - rest - 1, 0))


@rule
def _on_free_fields(board: Board, table: Table, ways: int, place: int) -> int:
    """The parts that end on a ring field without a sailor or Moby Dick, where they hinder nobody.
    One step can be in the way of those just behind; more can not, as they leave fewer for the rest.
    """
    free = ways & ~ahead(board, table, place)
    if table.moby != NOTHING:
        to_moby = distance(board, place, int(table.moby))
        free &= ~(1 << min(to_moby - 1, MOST_STEPS_OF_FIVE))
    if sailors_from(board, table, around(board, place, -2)) & 3 != 0:
        free &= ~1
    return _by_steps(free)


@rule
def _how_far(table: Table, sailor: int, ways: int) -> int:
    """Which of 4, 3, 2 and 1 steps it can go along the ring or within its harbour: the first of
    the bits for each.
    """
    place = int(table.place[sailor])
    if CAVE <= place < HARBOUR:
        return 0
    steps = size(ways & ALONG if place < HARBOUR else (ways >> moving.HOMEWARD) & ALONG)
    half = ABREAST // 2 * (MOST_REST - steps)  # no shift may be as wide as a number
    return EVERY_REST & (-1 << half << half)


@rule
def _rest_follows(
    board: Board,
    table: Table,
    first: int,
    sailors: int,
    able: int,
    sailor: int,
    steps: int,
    end: int,
    rest: int,
) -> bool:
    """Whether `rest` more steps can be used after this part; `able` says who else could go on
    before it, counted from the first sailor of the team.
    """
    spot = moving.target(board, table, sailor, steps, end)
    if table.at[spot] == 0 and spot != table.moby:
        others = (able >> (ABREAST * (MOST_REST - rest))) & EVERYONE
        while others != 0:
            if not _in_the_way(board, table, spot, first + lowest(others), rest):
                return True
            others &= others - 1
    sailors &= ~(1 << sailor)
    if not _somebody_left(table, sailors, rest):
        return False
    return _search(board, table, sailors, sailor, steps, end, rest)


@rule
def _in_the_way(board: Board, table: Table, spot: int, sailor: int, steps: int) -> bool:
    """Whether somebody on that free spot could hinder the sailor, on the ring or in its harbour, if
    it goes `steps` steps on; a guess on the safe side.
    """
    place = int(table.place[sailor])
    if place >= HARBOUR:
        return spot >= HARBOUR
    return spot < CAVE and distance(board, place, spot) < steps


@rule
def _somebody_left(table: Table, sailors: int, rest: int) -> bool:
    """A quick no: without a sailor on the ring or in a cave, the harbours must have `rest` steps
    left, one for each free place before a sailor that had no part.
    """
    steps = 0
    while sailors != 0:
        sailor = lowest(sailors)
        sailors &= sailors - 1
        place = int(table.place[sailor])
        if place < HARBOUR:
            return True
        free = ~in_harbour(table, sailor // PER_COLOUR) & ((1 << PLACES) - 1)
        steps += size(free >> ((place - HARBOUR) % PLACES + 1))
    return steps >= rest


@rule
def _search(
    board: Board, table: Table, sailors: int, sailor: int, steps: int, end: int, rest: int
) -> bool:
    """Try the part on the table itself, and take it back."""
    slip = _try_part(board, table, sailor, steps, end)
    possible = can_finish(board, table, sailors, rest)
    _take_back(table, sailor, slip)
    return possible


@noinline_rule
def can_finish(board: Board, table: Table, sailors: int, left: int) -> bool:
    """Whether the steps that are left can be used by these sailors, who had no part so far."""
    others = sailors
    while others != 0:
        if moving.ends(board, table, lowest(others), left) != 0:
            return True
        others &= others - 1
    others = sailors
    while others != 0:
        sailor = lowest(others)
        others &= others - 1
        for steps in range(1, left):
            found = moving.ends(board, table, sailor, steps)
            while found != 0:
                slip = _try_part(board, table, sailor, steps, lowest(found))
                found &= found - 1
                possible = can_finish(board, table, sailors & ~(1 << sailor), left - steps)
                _take_back(table, sailor, slip)
                if possible:
                    return True
    return False


@rule
def _try_part(board: Board, table: Table, sailor: int, steps: int, end: int) -> int:
    """Carry out a part; the slip that is handed back says how to take it back: where the sailor
    and Moby Dick were, and who was hit where, each counted from 1 in eight bits.
    """
    place, moby, fresh = int(table.place[sailor]), int(table.moby), int(table.fresh)
    spot = moving.target(board, table, sailor, steps, end)
    victim = int(table.at[spot])
    if spot == moby:
        take_up(table, place)
        field = moby_dick.next_sailor(board, table)
        put_down(table, sailor, place)
        victim = 0 if field == NOTHING else int(table.at[field])
        spot = field
    moving.move(board, table, sailor, steps, end)
    slip = (fresh << 32) | ((place + 1) << 24) | ((moby + 1) << 16)
    if victim != 0:
        slip |= (victim << 8) | (spot + 1)
    return slip


@noinline_rule
def _take_back(table: Table, sailor: int, slip: int) -> None:
    take_up(table, int(table.place[sailor]))
    put_down(table, sailor, ((slip >> 24) & 255) - 1)
    table.moby = ((slip >> 16) & 255) - 1
    table.fresh = slip >> 32
    victim = ((slip >> 8) & 255) - 1
    if victim >= 0:
        put_down(table, victim, (slip & 255) - 1)


@rule
def move_part(state: State, steps: int, sailor: int, end: int) -> None:
    """A part of a 5; further parts follow until all steps are used.

    Rule: nautilus:card-5.
    """
    turns.spend(state, FIVE)
    if state.asked != ASK_FIVE:
        state.five_left = MOST_STEPS_OF_FIVE
    moving.move(state.board, state.table, sailor, steps, end)
    state.five_left -= steps
    state.five_used |= 1 << sailor
    if state.five_left > 0:
        state.asked = ASK_FIVE
        return
    state.five_used = 0
    turns.end_card(state)


@rule
def legal_next_parts(state: State, codes: Codes) -> int:
    sailors = turns.sailors_in_play(state, turns.colours_of_team(state)) & ~int(state.five_used)
    ways = scratch(SAILORS)
    moving.find_ways(state.board, state.table, sailors, ways)
    return legal_parts(state, ways, sailors, int(state.five_left), codes, 0)


# The question


def _why_not_part(state: State, move: MovePart) -> str:
    if state.asked != ASK_FIVE and (reason := turns.why_not_card(state, move.played)):
        return reason
    sailor = PIECES.index(move.sailor)
    colour = sailor // PER_COLOUR
    if colour % 2 != state.seat % 2:
        return Reason(
            "other-side", "the {colour} sailors belong to the other side", colour=COLOURS[colour]
        )
    if state.table.place[sailor] == WHIRLPOOL:
        return turns.in_whirlpool(move.sailor)
    if (state.five_used >> sailor) & 1:
        return Reason("had-its-part", "{sailor} had its part of this 5 already", sailor=move.sailor)
    return Reason(
        "no-such-part",
        "{sailor} cannot take these steps to that end, or the rest could not be used",
        sailor=move.sailor,
    )


PART: Final = Answer(MovePart, _why_not_part, turns.tell_card)
FIVE_QUESTION: Final = Question(
    "five", "the rest of the 5 is to be used now", legal_next_parts, (PART,)
)
