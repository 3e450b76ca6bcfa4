"""The table before the first shuffle; the board's numbers are in the state already."""

from __future__ import annotations

from ...kernel.compiling import rule
from ..numbers import (
    FEWEST_SEATS,
    MORE_TALER,
    MORE_WORKERS,
    ROUNDS,
    STACKS,
    START_POINTS,
    START_TALER,
    START_WORKERS,
    WAREHOUSE_BOXES,
)
from ..state import NOTHING, TILES, State
from . import in_hand, rounds

TILE_KINDS = len(TILES)


@rule
def set_up(state: State, seats: int) -> None:
    """Stacks, start goods by seat, wheel with its anchor at field 0; seat 1 starts.

    Rule: nauticus:setup-basic-supply, nauticus:setup-by-seat, nauticus:setup-wheel,
    nauticus:setup-start-player, nauticus:stacks.
    """
    state.seats = seats
    state.rounds = ROUNDS[seats - FEWEST_SEATS]
    for tile in range(TILE_KINDS):
        state.supply[tile] = STACKS[tile]
    for seat in range(seats):
        player = state.players[seat]
        player.workers = START_WORKERS + MORE_WORKERS[seats - FEWEST_SEATS][seat]
        player.taler = START_TALER + MORE_TALER[seats - FEWEST_SEATS][seat]
        player.points = START_POINTS
        player.room = WAREHOUSE_BOXES
        player.extra = 1
    state.field = NOTHING
    state.tile = NOTHING
    state.first_good = NOTHING
    in_hand.begin(state, NOTHING, 0, 0)
    rounds.begin_round(state)
