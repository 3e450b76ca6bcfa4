"""What is still to come for a seat: turns, and chances to perform each action."""

from __future__ import annotations

from ...kernel.compiling import rule
from ..numbers import PHASES
from ..state import (
    ASK_BONUS,
    ASK_FIELD,
    ASK_LAYOUT,
    ASK_TURN,
    FIELDS,
    NOTHING,
    State,
)

# Seven of the eight tiles are used in a round.
IN_A_ROUND = PHASES / FIELDS


@rule
def rounds_to_come(state: State) -> int:
    """Whole rounds, one that is being laid out included."""
    coming = state.rounds - state.round_number
    return coming + 1 if state.asked == ASK_LAYOUT else coming


@rule
def acts_in_phase(state: State, seat: int) -> bool:
    """Whether the phase's action is still ahead of the seat, not begun."""
    if state.field == NOTHING:
        return False
    if seat == state.seat:
        return state.asked in (ASK_TURN, ASK_BONUS)
    seats = state.seats
    return (seat - state.start_player) % seats > (state.seat - state.start_player) % seats


@rule
def phases_to_come(state: State) -> int:
    """Phases of this round that have not begun."""
    if state.asked == ASK_LAYOUT:
        return 0
    return PHASES - state.phase + (1 if state.asked == ASK_FIELD else 0)


@rule
def turns_in_round(state: State, seat: int) -> int:
    """The seat's turns of this round that have not begun."""
    return phases_to_come(state) + (1 if acts_in_phase(state, seat) else 0)


@rule
def actions_face_up(state: State) -> int:
    """The set (bit per action) of tiles that may still be chosen this round."""
    actions = 0
    if state.asked == ASK_LAYOUT:
        return 0
    for field in range(FIELDS):
        if state.face_up[field] == 1 and field != state.field:
            actions |= 1 << state.layout[field]
    return actions


@rule
def chance_of_choice(state: State) -> float:
    """That a tile which lies face up is chosen before the round ends."""
    phases = phases_to_come(state)
    return phases / (phases + 1)


@rule
def action_ahead(state: State, seat: int) -> int:
    """The phase's action if the seat has still to begin it, else NOTHING."""
    return state.layout[state.field] if acts_in_phase(state, seat) else NOTHING


@rule
def chances(rounds: int, face_up: int, choice: float, ahead: int, action: int) -> float:
    """How often the seat may expect to perform the action from now on."""
    times = rounds * IN_A_ROUND
    if face_up >> action & 1:
        times += choice
    return times + 1.0 if ahead == action else times
