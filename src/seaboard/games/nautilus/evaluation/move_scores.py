"""A score in steps for each legal move, found fast: how far it puts the own team ahead."""

from __future__ import annotations

from ....bots.generic import Games, Numbers
from ...kernel.compiling import rule
from ...kernel.schema import Codes
from .. import rules
from ..state import State
from . import outlook
from .value import lead
from .weights import WEIGHTS, Weights


def score_moves(state: State, spare: Games, codes: Codes, count: int, scores: Numbers) -> None:
    """Score each code by the lead of whoever decides, who may be a commander."""
    score_moves_by(state, spare, codes, count, scores, WEIGHTS[0])


@rule
def score_moves_by(
    state: State, spare: Games, codes: Codes, count: int, scores: Numbers, w: Weights
) -> None:
    """The same by any weights."""
    sign = 1.0 if outlook.team_of(rules.decider(state)) == 0 else -1.0
    for number in range(count):
        spare[0] = state
        rules.play(spare[0], int(codes[number]))
        scores[number] = sign * lead(spare[0], w)
