"""The 5: its steps are shared out part by part; a part is offered only if the rest can follow."""

from __future__ import annotations

from ...kernel.compiling import lone_rule, rule
from ...kernel.schema import Codes
from ..moves import END_KINDS, PART
from ..state import (
    CAVE,
    END_RING,
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
from .pieces import distance

TEAM_SAILORS = 2 * PER_COLOUR


@rule
def member(team: int, number: int) -> int:
    """The sailors of both colours of a team, counted from 0 (nautilus:five-moves-partners)."""
    return team * PER_COLOUR + number if number < PER_COLOUR else (team + 1) * PER_COLOUR + number


@lone_rule
def legal_parts(state: State, used: int, left: int, codes: Codes, count: int) -> int:
    """Every part after which the rest can be used (nautilus:card-5-all-steps)."""
    board, table = state.board, state.table
    team = int(state.seat) % 2
    for number in range(TEAM_SAILORS):
        sailor = member(team, number)
        if table.place[sailor] == WHIRLPOOL or (used >> sailor) & 1 == 1:
            continue
        for steps in range(1, left + 1):
            found = moving.ends(board, table, sailor, steps, False)
            if found == 0:
                continue
            first = PART + ((steps - 1) * SAILORS + sailor) * END_KINDS
            for end in range(END_KINDS):
                if (found >> end) & 1 == 1 and (
                    steps == left
                    or _rest_follows(board, table, team, used, sailor, steps, end, left - steps)
                ):
                    codes[count] = first + end
                    count += 1
    return count


@rule
def _rest_follows(
    board: Board, table: Table, team: int, used: int, sailor: int, steps: int, end: int, rest: int
) -> bool:
    """Whether `rest` more steps can be used after this part."""
    spot = moving.target(board, table, sailor, steps, end)
    used |= 1 << sailor
    if not _somebody_left(table, team, used, rest):
        return False
    if table.at[spot] == 0 and spot != table.moby:
        for number in range(TEAM_SAILORS):
            other = member(team, number)
            if (used >> other) & 1 == 0 and _unhindered(board, table, other, rest, spot):
                return True
    return _search(board, table, team, used, sailor, steps, end, rest)


@rule
def _somebody_left(table: Table, team: int, used: int, rest: int) -> bool:
    """A quick no: without a sailor on the ring, the harbours must have so many steps left."""
    steps = 0
    for number in range(TEAM_SAILORS):
        sailor = member(team, number)
        place = int(table.place[sailor])
        if place == WHIRLPOOL or (used >> sailor) & 1 == 1:
            continue
        if place < HARBOUR:
            return True
        steps += PLACES - 1 - (place - HARBOUR) % PLACES
    return steps >= rest


@lone_rule
def _unhindered(board: Board, table: Table, sailor: int, steps: int, taken: int) -> bool:
    """A quick yes: the sailor can go along the ring, even with another sailor on `taken`."""
    place = int(table.place[sailor])
    if place == WHIRLPOOL or place >= CAVE:
        return False
    if moving.ends(board, table, sailor, steps, False) & (1 << END_RING) == 0:
        return False
    return taken >= CAVE or distance(board, place, taken) >= steps


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
            for end in range(END_KINDS):
                if (found >> end) & 1 == 1:
                    slip = _try_part(board, table, sailor, steps, end)
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
        table.at[place] = 0
        field = moby_dick.next_sailor(board, table)
        table.at[place] = sailor + 1
        victim = 0 if field == NOTHING else int(table.at[field])
        spot = field
    moving.move(board, table, sailor, steps, end, False)
    slip = (fresh << 32) | ((place + 1) << 24) | ((moby + 1) << 16)
    if victim != 0:
        slip |= (victim << 8) | (spot + 1)
    return slip


@lone_rule
def _take_back(table: Table, sailor: int, slip: int) -> None:
    table.at[table.place[sailor]] = 0
    place = ((slip >> 24) & 255) - 1
    table.place[sailor] = place
    table.at[place] = sailor + 1
    table.moby = ((slip >> 16) & 255) - 1
    table.fresh = slip >> 32
    victim = ((slip >> 8) & 255) - 1
    if victim >= 0:
        spot = (slip & 255) - 1
        table.place[victim] = spot
        table.at[spot] = victim + 1
