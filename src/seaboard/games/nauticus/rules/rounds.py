"""Turns, phases and rounds: how one follows another, the anchor tile, the wheel, the penalties."""

from __future__ import annotations

from ...api import Fact
from ...kernel.compiling import rule
from ..facts import AnchorLaid, PassPenalty, PhaseEnded, RoundEnded
from ..numbers import PENALTIES, PHASES
from ..state import ASK_FIELD, ASK_LAYOUT, ASK_NOTHING, ASK_TURN, FIELDS, NOTHING, State
from . import in_hand


@rule
def blue_workers(state: State) -> int:
    """Those of the wheel's section that lies at the chosen field.

    Rule: nauticus:wheel-position, nauticus:wheel-blue-workers.
    """
    return state.board.wheel[(state.field - state.anchor) % FIELDS]


@rule
def begin_turn(state: State) -> None:
    """The phase's action, with the wheel's workers for every player anew.

    Rule: nauticus:blue-workers-for-everyone.
    """
    state.phase_done = 0
    in_hand.begin(state, state.layout[state.field], 0, blue_workers(state))
    state.asked = ASK_TURN


@rule
def end_turn(state: State) -> None:
    """The next player clockwise; after the last one the phase is over.

    Rule: nauticus:turn-order.
    """
    state.seat = _next_seat(state, state.seat)
    if state.seat != state.start_player:
        begin_turn(state)
        return
    _end_phase(state)


@rule
def _next_seat(state: State, seat: int) -> int:
    """Clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


@rule
def _end_phase(state: State) -> None:
    """Tile down, anchor tile after the first phase, start player one on.

    Rule: nauticus:tile-turned-down, nauticus:anchor-tile, nauticus:start-player-moves,
    nauticus:seven-phases.
    """
    state.face_up[state.field] = 0
    if state.phase == 1:
        state.anchor_tile = state.field
    state.field = NOTHING
    state.phase_done = 0
    in_hand.begin(state, NOTHING, 0, 0)
    state.start_player = _next_seat(state, state.start_player)
    state.seat = state.start_player
    if state.phase < PHASES:
        state.phase += 1
        state.asked = ASK_FIELD
        return
    _end_round(state)


@rule
def penalty(flipped: int) -> int:
    """What the pass tiles that are not flipped cost at the round's end.

    Rule: nauticus:pass-tile-loss.
    """
    return PENALTIES[flipped]


@rule
def _end_round(state: State) -> None:
    """Penalties; then the wheel turns for a new round, or the game is over.

    Rule: nauticus:pass-tile-loss, nauticus:pass-tiles-turned-back, nauticus:wheel-turns,
    nauticus:number-of-rounds.
    """
    for seat in range(state.seats):
        player = state.players[seat]
        player.points -= penalty(player.flipped)
        player.flipped = 0
    if state.round_number == state.rounds:
        state.asked = ASK_NOTHING
        return
    state.anchor = state.anchor_tile
    begin_round(state)


@rule
def begin_round(state: State) -> None:
    """The anchor tile is set aside, the action tiles are shuffled.

    Rule: nauticus:new-layout.
    """
    state.round_number += 1
    state.phase = 1
    state.anchor_tile = NOTHING
    state.laid = 0
    for field in range(FIELDS):
        state.layout[field] = NOTHING
        state.face_up[field] = 0
    state.asked = ASK_LAYOUT


def tell_phase_end(before: State, after: State) -> list[Fact]:
    """The phase that ended with a move, if one did, and the round with its last one."""
    if before.field == NOTHING or after.field != NOTHING:
        return []
    number = before.round_number
    facts: list[Fact] = [PhaseEnded(number, before.phase)]
    if before.phase == 1:
        facts.append(AnchorLaid(before.field))
    if before.phase == PHASES:
        facts.append(RoundEnded(number))
        facts += (
            PassPenalty(seat, before.players[seat].points - after.players[seat].points)
            for seat in range(before.seats)
        )
    return facts
