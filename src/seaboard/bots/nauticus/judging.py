"""A mark in points for each legal move, at a glance: the worth of what it leads to."""

from __future__ import annotations

from ...games.kernel.compiling import rule, shared_rule
from ...games.kernel.schema import Codes
from ...games.nauticus import rules
from ...games.nauticus.moves import EXTRA, PASS, REWARD
from ...games.nauticus.rules import ships
from ...games.nauticus.rules.actions import MOST_POINTS
from ...games.nauticus.rules.rounds import blue_workers
from ...games.nauticus.state import ASK_FIELD, ASK_PLACE, ASK_TURN, CROWNS, State
from ..generic import Games, Numbers
from ..merging import step
from .weights import Weights
from .worth import worth


@shared_rule
def mark_moves(
    state: State, spare: Games, codes: Codes, count: int, marks: Numbers, w: Weights
) -> None:
    """Mark each code by the deciding seat's worth after it, and by what it makes room for."""
    seat = state.seat
    asked = state.asked
    for number in range(count):
        code = int(codes[number])
        spare[0] = state
        rules.play(spare[0], code)
        if spare[0].asked == ASK_PLACE:
            marks[number] = _best_place(spare, seat, codes[count:], w)
        else:
            marks[number] = worth(spare[0], seat, w)
        if asked == ASK_FIELD:
            marks[number] += w.blue * blue_workers(spare[0])
        elif asked == ASK_TURN and code < PASS:
            marks[number] += w.blue * spare[0].blue
        elif EXTRA <= code < REWARD:
            marks[number] += _extra_promise(spare[0], code - EXTRA)


@step
def _best_place(spare: Games, seat: int, codes: Codes, w: Weights) -> float:
    """The worth after the best place for the tile in hand; of like ships one is looked at."""
    best = -1e9
    for number in range(rules.legal(spare[0], codes)):
        spare[1] = spare[0]
        rules.play(spare[1], int(codes[number]))
        best = max(best, worth(spare[1], seat, w))
    return best


@rule
def _extra_promise(state: State, action: int) -> float:
    """What the extra action just begun will bring at least: crowns are counted easily."""
    if action != CROWNS:
        return 0.0
    player = state.players[state.seat]
    return float(min(MOST_POINTS, ships.crowns(state, player) * player.workers))
