"""Rounds and phases: the layout of the tiles, the choice of a field, bonus, anchor, wheel."""

from __future__ import annotations

from ...kernel.compiling import rule
from ...kernel.schema import Codes
from ..moves import FIELD, LAY
from ..state import (
    ACTIONS,
    ASK_BONUS,
    ASK_FIELD,
    ASK_LAYOUT,
    ASK_NOTHING,
    ASK_TURN,
    FIELDS,
    NOTHING,
    PHASES,
    Player,
    State,
)
from . import actions, warehouse

# What the pass tiles that were not flipped cost: -3 is flipped first, then -2, then -1.
PENALTIES = (6, 3, 1, 0)
ACTION_KINDS = len(ACTIONS)


@rule
def legal_layouts(state: State, codes: Codes) -> int:
    """Chance: each action tile that is not laid out yet, all alike.

    Rule: nauticus:setup-layout, nauticus:new-layout.
    """
    laid = 0
    for field in range(state.laid):
        laid |= 1 << state.layout[field]
    count = 0
    for action in range(ACTION_KINDS):
        codes[count] = LAY + action
        count += 1 - (laid >> action & 1)
    return count


@rule
def lay_out(state: State, action: int) -> None:
    """Chance puts an action tile on the next field.

    Rule: nauticus:move-lay.
    """
    state.layout[state.laid] = action
    state.face_up[state.laid] = 1
    state.laid += 1
    if state.laid == FIELDS:
        state.asked = ASK_FIELD


@rule
def legal_fields(state: State, codes: Codes) -> int:
    """Rule: nauticus:choose-a-field."""
    count = 0
    for field in range(FIELDS):
        codes[count] = FIELD + field
        count += state.face_up[field]
    return count


@rule
def choose_field(state: State, player: Player, field: int) -> None:
    """The start player's choice; the bonus comes first, and only to that player.

    Rule: nauticus:bonus-start-player-only, nauticus:bonus-even-when-passing,
    nauticus:bonus-not-declined, nauticus:bonus-tile-lost.
    """
    state.field = field
    player.workers += state.board.bonus_workers[field]
    player.taler += state.board.bonus_taler[field]
    player.points += state.board.bonus_points[field]
    kinds = state.board.bonus_action[field]
    if kinds != NOTHING and warehouse.can_receive(state, player, kinds):
        state.asked = ASK_BONUS
    else:
        begin_turn(state)


@rule
def take_bonus(state: State, player: Player, tile: int) -> None:
    warehouse.store(state, player, tile)
    begin_turn(state)


@rule
def blue_workers(state: State) -> int:
    """Those of the wheel's section that lies at the chosen field.

    Rule: nauticus:wheel-position, nauticus:wheel-blue-workers.
    """
    return state.board.wheel[(state.field - state.anchor) % FIELDS]


@rule
def begin_turn(state: State) -> None:
    """Rule: nauticus:blue-workers-for-everyone."""
    state.phase_done = 0
    actions.begin(state, state.layout[state.field], 0, blue_workers(state))
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
    actions.begin(state, NOTHING, 0, 0)
    state.start_player = _next_seat(state, state.start_player)
    state.seat = state.start_player
    if state.phase < PHASES:
        state.phase += 1
        state.asked = ASK_FIELD
        return
    _end_round(state)


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
def penalty(flipped: int) -> int:
    """What the pass tiles that are not flipped cost at the round's end.

    Rule: nauticus:pass-tile-loss.
    """
    return PENALTIES[flipped]


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
