"""The table before the first shuffle; the board's numbers are in the state already."""

from __future__ import annotations

from ...kernel.compiling import rule
from ..state import NOTHING, STACKS, TILES, WAREHOUSE_BOXES, State
from . import actions, rounds

START_WORKERS = 4
START_TALER = 15
START_POINTS = 10
# By number of seats (row 0: two seats) and seat.
MORE_TALER = ((0, 1, 0, 0), (0, 1, 2, 0), (0, 1, 1, 2))
MORE_WORKERS = ((0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 1, 2))
ROUNDS = (4, 5, 5)
TILE_KINDS = len(TILES)


@rule
def set_up(state: State, seats: int) -> None:
    """Stacks, start goods by seat, wheel with its anchor at field 0; seat 1 starts.

    Rule: nauticus:setup-basic-supply, nauticus:setup-by-seat, nauticus:setup-wheel,
    nauticus:setup-start-player, nauticus:stacks.
    """
    state.seats = seats
    state.rounds = ROUNDS[seats - 2]
    for tile in range(TILE_KINDS):
        state.supply[tile] = STACKS[tile]
    for seat in range(seats):
        player = state.players[seat]
        player.workers = START_WORKERS + MORE_WORKERS[seats - 2][seat]
        player.taler = START_TALER + MORE_TALER[seats - 2][seat]
        player.points = START_POINTS
        player.room = WAREHOUSE_BOXES
        player.extra = 1
    state.field = NOTHING
    state.tile = NOTHING
    state.first_good = NOTHING
    actions.begin(state, NOTHING, 0, 0)
    rounds.begin_round(state)
