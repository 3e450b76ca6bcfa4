"""The end of the game: who has brought all sailors home, and how far the others are."""

from __future__ import annotations

from typing import Final

from ..kernel.compiling import rule
from ..kernel.generic import PLACE, SCORE, ScoreTable
from .rules import turns
from .state import HARBOUR, PER_COLOUR, State

# Columns of the score table beside the score and the place.
IN_HARBOUR: Final = 2
COLUMNS: Final = ("won", "place", "harbour")


@rule
def fill_scores(state: State, score_table: ScoreTable) -> None:
    """1 for the team that is home, 0 for the others; before the end everyone shares the first
    place.

    Rule: nautilus:team-wins, nautilus:two-win.
    """
    over = turns.has_won(state, 0) or turns.has_won(state, 1)
    for seat in range(state.seats):
        won = turns.has_won(state, seat % 2)
        score_table[seat, SCORE] = 1 if won else 0
        score_table[seat, PLACE] = 1 if won or not over else 1 + state.seats // 2
        score_table[seat, IN_HARBOUR] = in_harbour(state, seat % 2)


@rule
def in_harbour(state: State, team: int) -> int:
    """How many sailors of a team stand in their harbours."""
    count = 0
    for number in range(PER_COLOUR):
        for colour in (team, team + 2):
            if state.table.place[colour * PER_COLOUR + number] >= HARBOUR:
                count += 1
    return count
