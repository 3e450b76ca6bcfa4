"""Nauticus for greedy and search: expected scores, what they are worth, marks for moves."""

from __future__ import annotations

import math

from ...games.nauticus.scoring import goods_points, ship_points, taler_in_all
from ...games.nauticus.state import ASK_NOTHING, State
from ..generic import Numbers, Sense, register
from .judging import judge
from .weights import WEIGHTS
from .worth import worth

# A lead of so many points is worth three quarters of a certain one.
LEAD = 9.0
_EVEN = 1.0986122886681098  # the logistic function reaches 3/4 here


def estimate(state: State, scores: Numbers) -> None:
    """Every seat's final score; thirds of a point for taler, which also break ties."""
    for seat in range(state.seats):
        if state.asked == ASK_NOTHING:
            player = state.players[seat]
            scores[seat] = (
                player.points
                + goods_points(player)
                + ship_points(state, player)
                + taler_in_all(state, player) / 3
            )
        else:
            scores[seat] = worth(state, seat, WEIGHTS[0])


def utility(state: State, scores: Numbers, values: Numbers) -> None:
    """The share of the others whom the seat will leave behind, a narrow lead counting less.

    A point of one's own counts against everyone, a rival's loss only against that rival.
    """
    for seat in range(state.seats):
        values[seat] = 0.0
        for other in range(state.seats):
            if other != seat:
                lead = scores[seat] - scores[other]
                values[seat] += 1.0 / (1.0 + math.exp(-lead * _EVEN / LEAD))
        values[seat] /= state.seats - 1


register(State, Sense(estimate, utility, judge))
