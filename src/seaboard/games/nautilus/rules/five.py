"""The 5: its steps are shared out part by part; a part is offered only if the rest can follow."""

from __future__ import annotations

from ...kernel.bits import lowest, size
from ...kernel.compiling import lone_rule, rule
from ...kernel.schema import Codes
from ..moves import END_KINDS, MOST_STEPS_OF_FIVE, PART
from ..state import (
    CAVE,
    HARBOUR,
    NOTHING,
    PER_COLOUR,
    PLACES,
    SAILORS,
    WHIRLPOOL,
    Board,
    State,
    Table,
)
from . import moby_dick, moving
from .pieces import ahead, distance, in_harbour, put_down, take_up

TEAM_SAILORS = 2 * PER_COLOUR
MOST_REST = MOST_STEPS_OF_FIVE - 1
EVERY_REST = sum(1 << (TEAM_SAILORS * rest) for rest in range(MOST_REST))


@rule
def member(team: int, number: int) -> int:
    """The sailors of both colours of a team, counted from 0 (nautilus:five-moves-partners)."""
    return team * PER_COLOUR + number if number < PER_COLOUR else (team + 1) * PER_COLOUR + number


@lone_rule
def legal_parts(state: State, used: int, left: int, codes: Codes, count: int) -> int:
    """Every part after which the rest can be used (nautilus:card-5-all-steps)."""
    board, table = state.board, state.table
    team = int(state.seat) % 2
    able = _who_can_go_on(board, table, team, used)
    for number in range(TEAM_SAILORS):
        sailor = member(team, number)
        if table.place[sailor] == WHIRLPOOL or (used >> sailor) & 1 == 1:
            continue
        others = able & ~(EVERY_REST << number)
        ways = _ways(board, table, sailor, left)
        while ways != 0:
            steps, end = 1 + lowest(ways) // END_KINDS, lowest(ways) % END_KINDS
            ways &= ways - 1
            if steps == left or _rest_follows(
                board, table, team, used, others, sailor, steps, end, left - steps
            ):
                codes[count] = PART + ((steps - 1) * SAILORS + sailor) * END_KINDS + end
                count += 1
    return count


@rule
def _ways(board: Board, table: Table, sailor: int, most: int) -> int:
    """All parts of up to `most` steps for a sailor in play: a bit for each end of each."""
    ways = 0
    for steps in range(1, MOST_STEPS_OF_FIVE + 1):
        found = moving.ends_ahead(board, table, sailor, steps, False)
        ways |= found << (END_KINDS * (steps - 1))
    return ways & ((1 << (END_KINDS * most)) - 1)


@rule
def _who_can_go_on(board: Board, table: Table, team: int, used: int) -> int:
    """Who can go 1, 2, 3 or 4 steps on along the ring or within a harbour: eight bits for each
    number of steps, a bit for each sailor.
    """
    able = 0
    for number in range(TEAM_SAILORS):
        sailor = member(team, number)
        place = int(table.place[sailor])
        if place == WHIRLPOOL or CAVE <= place < HARBOUR or (used >> sailor) & 1 == 1:
            continue
        if place < HARBOUR:
            stop = 1 << (MOST_REST - 1)  # as far as it matters
            steps = 1 + lowest((ahead(board, table, place) & (stop - 1)) | stop)
        else:
            beyond = in_harbour(table, sailor // PER_COLOUR) | (1 << PLACES)
            steps = lowest(beyond >> ((place - HARBOUR) % PLACES + 1))
        able |= (EVERY_REST & ((1 << (TEAM_SAILORS * steps)) - 1)) << number
    return able


@rule
def _rest_follows(
    board: Board,
    table: Table,
    team: int,
    used: int,
    able: int,
    sailor: int,
    steps: int,
    end: int,
    rest: int,
) -> bool:
    """Whether `rest` more steps can be used after this part; `able` says who else could go on
    before it.
    """
    spot = moving.target(board, table, sailor, steps, end)
    if table.at[spot] == 0 and spot != table.moby:
        others = (able >> (TEAM_SAILORS * (rest - 1))) & ((1 << TEAM_SAILORS) - 1)
        while others != 0:
            other = member(team, lowest(others))
            if not _in_the_way(board, table, spot, other, rest):
                return True
            others &= others - 1
    used |= 1 << sailor
    if not _somebody_left(table, team, used, rest):
        return False
    return _search(board, table, team, used, sailor, steps, end, rest)


@rule
def _in_the_way(board: Board, table: Table, spot: int, sailor: int, steps: int) -> bool:
    """Whether somebody on that free spot could hinder the sailor, on the ring or in its harbour, if
    it goes so many steps on; a guess on the safe side.
    """
    place = int(table.place[sailor])
    if place >= HARBOUR:
        return spot >= HARBOUR
    return spot < CAVE and distance(board, place, spot) < steps


@rule
def _somebody_left(table: Table, team: int, used: int, rest: int) -> bool:
    """A quick no: without a sailor on the ring or in a cave, the harbours must have so many steps
    left, one for each free place before a sailor that had no part.
    """
    steps = 0
    for number in range(TEAM_SAILORS):
        sailor = member(team, number)
        place = int(table.place[sailor])
        if place == WHIRLPOOL or (used >> sailor) & 1 == 1:
            continue
        if place < HARBOUR:
            return True
        free = ~in_harbour(table, sailor // PER_COLOUR) & ((1 << PLACES) - 1)
        steps += size(free >> ((place - HARBOUR) % PLACES + 1))
    return steps >= rest


@rule
def _search(
    board: Board, table: Table, team: int, used: int, sailor: int, steps: int, end: int, rest: int
) -> bool:
    """Try the part on the table itself, and take it back."""
    slip = _try_part(board, table, sailor, steps, end)
    possible = can_finish(board, table, team, used, rest)
    _take_back(table, sailor, slip)
    return possible


@lone_rule
def can_finish(board: Board, table: Table, team: int, used: int, left: int) -> bool:
    """Whether the steps that are left can be used by sailors without a part so far."""
    for number in range(TEAM_SAILORS):
        sailor = member(team, number)
        if table.place[sailor] == WHIRLPOOL or (used >> sailor) & 1 == 1:
            continue
        if moving.ends(board, table, sailor, left, False) != 0:
            return True
    for number in range(TEAM_SAILORS):
        sailor = member(team, number)
        if table.place[sailor] == WHIRLPOOL or (used >> sailor) & 1 == 1:
            continue
        for steps in range(1, left):
            found = moving.ends(board, table, sailor, steps, False)
            while found != 0:
                slip = _try_part(board, table, sailor, steps, lowest(found))
                found &= found - 1
                possible = can_finish(board, table, team, used | (1 << sailor), left - steps)
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
    moving.move(board, table, sailor, steps, end, False)
    slip = (fresh << 32) | ((place + 1) << 24) | ((moby + 1) << 16)
    if victim != 0:
        slip |= (victim << 8) | (spot + 1)
    return slip


@lone_rule
def _take_back(table: Table, sailor: int, slip: int) -> None:
    take_up(table, int(table.place[sailor]))
    put_down(table, sailor, ((slip >> 24) & 255) - 1)
    table.moby = ((slip >> 16) & 255) - 1
    table.fresh = slip >> 32
    victim = ((slip >> 8) & 255) - 1
    if victim >= 0:
        put_down(table, victim, (slip & 255) - 1)
