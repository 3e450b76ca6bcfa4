"""The Compass: two pieces on the ring or in caves change places."""

from __future__ import annotations

from typing import Final

from ...api import Reason
from ...kernel.bits import lowest
from ...kernel.compiling import noinline_rule, rule
from ...kernel.schema import Codes
from ...questions import Answer
from ..moves import SWITCH as FIRST_SWITCH
from ..moves import Switch
from ..state import CAVE, COMPASS, HARBOUR, MOBY_DICK, NOTHING, PIECES, SAILORS, WHIRLPOOL, State
from . import turns
from .pieces import put_down, take_up


@noinline_rule
def legal_switches(state: State, codes: Codes, count: int) -> int:
    """Any two pieces on ring and caves; Moby Dick stays on the ring.

    Rule: nautilus:compass, nautilus:compass-moby-dick, nautilus:compass-not-whirlpool-or-harbour.
    """
    table = state.table
    in_play = 0
    for sailor in range(SAILORS):
        in_play |= (1 if WHIRLPOOL < table.place[sailor] < HARBOUR else 0) << sailor
    seconds = in_play
    while seconds != 0:
        second = lowest(seconds)
        seconds &= seconds - 1
        firsts = in_play & ((1 << second) - 1)
        while firsts != 0:
            codes[count] = FIRST_SWITCH + second * (second - 1) // 2 + lowest(firsts)
            firsts &= firsts - 1
            count += 1
    if table.moby == NOTHING:
        return count
    while in_play != 0:
        sailor = lowest(in_play)
        codes[count] = FIRST_SWITCH + MOBY_DICK * (MOBY_DICK - 1) // 2 + sailor
        count += 1 if table.place[sailor] < CAVE else 0
        in_play &= in_play - 1
    return count


@rule
def can_switch(state: State) -> bool:
    """Whether there are two pieces to swap.

    Rule: nautilus:compass-playable.
    """
    on_ring, in_caves = 0, 0
    for sailor in range(SAILORS):
        place = state.table.place[sailor]
        if place >= CAVE:
            in_caves += 1 if place < HARBOUR else 0
        elif place != WHIRLPOOL:
            on_ring += 1
    if on_ring + in_caves >= 2:
        return True
    return on_ring == 1 and state.table.moby != NOTHING


@noinline_rule
def switch(state: State, pair: int) -> None:
    """Two pieces change places and count as moved.

    Rule: nautilus:compass-counts-as-moved.
    """
    turns.spend(state, COMPASS)
    second = 1
    while second * (second + 1) // 2 <= pair:
        second += 1
    first = pair - second * (second - 1) // 2
    table = state.table
    spot = int(table.place[first])
    other = int(table.moby) if second == MOBY_DICK else int(table.place[second])
    table.fresh &= ~(1 << first)
    take_up(table, spot)
    if second == MOBY_DICK:
        table.moby = spot
    else:
        table.fresh &= ~(1 << second)
        put_down(table, second, spot)
    put_down(table, first, other)
    turns.end_turn(state, turns.NO_EFFECT)


def _why_not(state: State, move: Switch) -> str:
    reason = turns.why_not_card(state, move.played)
    if reason:
        return reason
    moby = PIECES[MOBY_DICK]
    pieces = (move.first, move.second)
    for piece in pieces:
        if piece == moby:
            if state.table.moby == NOTHING:
                return Reason("no-moby", "Moby Dick is not on the board")
            continue
        spot = state.table.place[PIECES.index(piece)]
        if spot == WHIRLPOOL or spot >= HARBOUR:
            return Reason("out-of-reach", "{piece} is not on the ring or in a cave", piece=piece)
        if spot >= CAVE and moby in pieces:
            return Reason("moby-no-cave", "Moby Dick cannot be swapped into a cave")
    raise AssertionError(f"{move} is legal here")


SWITCH: Final = Answer(Switch, _why_not, turns.tell_card)
