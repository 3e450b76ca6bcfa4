"""A mark in steps for each legal move, at a glance: how far it puts the own team ahead."""

from __future__ import annotations

from ....bots.generic import Games, Numbers
from ...kernel.compiling import rule
from ...kernel.schema import Codes
from .. import rules
from ..engine import decider
from ..state import State
from . import outlook
from .weights import WEIGHTS, Weights
from .worth import lead


def judge(state: State, spare: Games, codes: Codes, count: int, marks: Numbers) -> None:
    """Mark each code by the lead of whoever decides, who may be a commander."""
    judge_by(state, spare, codes, count, marks, WEIGHTS[0])


@rule
def judge_by(
    state: State, spare: Games, codes: Codes, count: int, marks: Numbers, w: Weights
) -> None:
    """The same by any weights."""
    sign = 1.0 if outlook.team_of(decider(state)) == 0 else -1.0
    for number in range(count):
        spare[0] = state
        rules.play(spare[0], int(codes[number]))
        marks[number] = sign * lead(spare[0], w)
