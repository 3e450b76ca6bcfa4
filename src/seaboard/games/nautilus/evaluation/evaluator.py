"""Nautilùs for greedy and search: how far each team is ahead, what that is worth, scores of moves.

The score is the lead of the seat's team in steps, so partners share it and what hurts the others
counts as much as what helps oneself.
"""

from __future__ import annotations

from ....bots.generic import Evaluator, Numbers, register
from ...kernel.floating import exp
from ..state import ASK_DEAL, ASK_NOTHING, State
from . import outlook
from .move_scores import score_moves
from .value import lead
from .weights import WEIGHTS

# A lead of so many steps wins three games of four.
LEAD = 60.0
_THREE_QUARTERS = 1.0986122886681098  # the logistic function is 3/4 here


def estimate(state: State, scores: Numbers) -> None:
    """Every seat's lead."""
    ahead = lead(state, WEIGHTS[0])
    for seat in range(state.seats):
        scores[seat] = ahead if outlook.team_of(seat) == 0 else -ahead


def utility(state: State, scores: Numbers, values: Numbers) -> None:
    """The chance to win with such a lead."""
    for seat in range(state.seats):
        if state.asked == ASK_NOTHING:
            values[seat] = 1.0 if scores[seat] > 0 else 0.0
        else:
            values[seat] = 1.0 / (1.0 + exp(-scores[seat] / LEAD * _THREE_QUARTERS))


def cuts_playout(state: State) -> bool:
    """New hands are dealt: all that could be planned has been played."""
    return bool(state.asked == ASK_DEAL)


register(State, Evaluator(estimate, utility, score_moves, cuts_playout))
