"""Nauticus for greedy and search: expected scores, what they are worth, scores of moves."""

from __future__ import annotations

from ....bots.generic import Evaluator, Numbers, register
from ...kernel.compiling import rule
from ...kernel.floating import exp
from ..numbers import TALER_PER_POINT
from ..scoring import goods_points, ship_points, taler_in_all
from ..state import ASK_NOTHING, State
from .move_scores import score_moves
from .value import value
from .weights import WEIGHTS

# A lead of this many points is worth three quarters of a certain one.
LEAD = 9.0
# FAIR points at the end are a fair result, and MORE beyond them three quarters of a perfect one.
FAIR, MORE = 100.0, 25.0
_THREE_QUARTERS = 1.0986122886681098  # the logistic function is 3/4 here


def estimate(state: State, scores: Numbers) -> None:
    """Every seat's final score; thirds of a point for taler, which also break ties."""
    for seat in range(state.seats):
        if state.asked == ASK_NOTHING:
            player = state.players[seat]
            scores[seat] = (
                player.points
                + goods_points(player)
                + ship_points(state, player)
                + taler_in_all(state, player) / TALER_PER_POINT
            )
        else:
            scores[seat] = value(state, seat, WEIGHTS[0])


def utility(state: State, scores: Numbers, values: Numbers) -> None:
    """The share of the others whom the seat will leave behind, and its own score.

    With two players only the lead counts. With more, what helps the whole table helps to stay
    ahead of some of it; without the own score nobody would choose such a field.
    """
    others = state.seats - 1
    for seat in range(state.seats):
        ahead = 0.0
        for other in range(state.seats):
            if other != seat:
                ahead += _logistic((scores[seat] - scores[other]) / LEAD)
        own = _logistic((scores[seat] - FAIR) / MORE)
        values[seat] = (ahead / others + (others - 1) * own) / others


@rule
def _logistic(units: float) -> float:
    return 1.0 / (1.0 + exp(-units * _THREE_QUARTERS))


def cuts_playout(_state: State) -> bool:
    """Action tiles are few and laid out alike for all: players plan across rounds."""
    return False


register(State, Evaluator(estimate, utility, score_moves, cuts_playout))
