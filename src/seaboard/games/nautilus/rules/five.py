"""The 5: its steps are shared out part by part, and a part is offered only if the rest can follow."""

from __future__ import annotations

import numpy as np

from ...kernel.compiling import rule
from ...kernel.schema import Codes
from ..moves import END_KINDS, MOST_STEPS_OF_FIVE, PART
from ..state import (
    CAVE,
    COLOURS,
    END_RING,
    HARBOUR,
    PER_COLOUR,
    PLACES,
    SAILORS,
    TABLE,
    WHIRLPOOL,
    Board,
    State,
    Table,
)
from . import moving
from .pieces import distance

TEAM_SAILORS = 2 * PER_COLOUR
NUMBER_OF_COLOURS = len(COLOURS)


@rule
def member(team: int, number: int) -> int:
    """The sailors of both colours of a team, counted from 0 (nautilus:five-moves-partners)."""
    return team * PER_COLOUR + number if number < PER_COLOUR else (team + 1) * PER_COLOUR + number


@rule
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


@rule
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
    """Try every way to use the rest on copies of the table, one for each part in hand."""
    trial = np.zeros(MOST_STEPS_OF_FIVE, TABLE)
    option = np.zeros(MOST_STEPS_OF_FIVE, np.int64)
    moved = np.zeros(MOST_STEPS_OF_FIVE, np.int64)
    left = np.zeros(MOST_STEPS_OF_FIVE, np.int64)
    trial[0] = table
    moving.move(board, trial[0], sailor, steps, end, False)
    moved[0] = used
    left[0] = rest
    level = 0
    while level >= 0:
        tried = int(option[level])
        if tried == TEAM_SAILORS * MOST_STEPS_OF_FIVE * END_KINDS:
            level -= 1
            continue
        option[level] += 1
        next_end = tried % END_KINDS
        part = tried // END_KINDS % MOST_STEPS_OF_FIVE + 1
        next_sailor = member(team, tried // (END_KINDS * MOST_STEPS_OF_FIVE))
        if part > left[level] or (int(moved[level]) >> next_sailor) & 1 == 1:
            continue
        found = moving.ends(board, trial[level], next_sailor, part, False)
        if (found >> next_end) & 1 == 0:
            continue
        if part == left[level]:
            return True
        trial[level + 1] = trial[level]
        moving.move(board, trial[level + 1], next_sailor, part, next_end, False)
        moved[level + 1] = int(moved[level]) | (1 << next_sailor)
        left[level + 1] = left[level] - part
        option[level + 1] = 0
        level += 1
    return False
