"""A score in points for each legal move, found fast: the value of what it leads to."""

from __future__ import annotations

from ....bots.generic import Games, Numbers
from ...kernel.compiling import rule
from ...kernel.schema import Codes
from .. import rules
from ..moves import EXTRA, PASS
from ..numbers import MOST_CROWN_POINTS
from ..rules import ships
from ..rules.rounds import blue_workers
from ..state import ASK_FIELD, ASK_PLACE, ASK_TURN, CROWNS, State
from .value import value
from .weights import WEIGHTS, Weights


def score_moves(state: State, spare: Games, codes: Codes, count: int, scores: Numbers) -> None:
    """Score each code by the deciding seat's value after it, and by what it makes room for.

    A tile in hand counts at its best place.
    """
    w = WEIGHTS[0]
    seat = state.seat
    for number in range(count):
        code = int(codes[number])
        spare[0] = state
        rules.play(spare[0], code)
        scores[number] = _promise(state, spare[0], code, w)
        if spare[0].asked != ASK_PLACE:
            scores[number] += value(spare[0], seat, w)
            continue
        best = -1e9
        for place in range(count, count + rules.legal(spare[0], codes[count:])):
            spare[1] = spare[0]
            rules.play(spare[1], int(codes[place]))
            best = max(best, value(spare[1], seat, w))
        scores[number] += best


@rule
def _promise(before: State, after: State, code: int, w: Weights) -> float:
    """What a move opens: blue workers to come, crowns that the extra action just begun scores."""
    if before.asked == ASK_FIELD:
        return w.blue * blue_workers(after)
    if before.asked == ASK_TURN and code < PASS:
        return w.blue * after.blue
    if code == EXTRA + CROWNS:
        player = after.players[after.seat]
        return float(min(MOST_CROWN_POINTS, ships.crowns(player) * player.workers))
    return 0.0
