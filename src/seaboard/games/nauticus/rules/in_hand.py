"""The action in hand: how it begins, and the workers that its uses cost."""

from __future__ import annotations

from ...kernel.compiling import rule
from ..state import KINDS, Player, State


@rule
def begin(state: State, action: int, extra: int, blue: int) -> None:
    """Take the action in hand."""
    state.action = action
    state.extra_running = extra
    state.blue = blue
    state.used = 0
    state.points_scored = 0
    for kind in range(KINDS):
        state.bought[kind] = 0


@rule
def pay_workers(state: State, player: Player, count: int) -> None:
    """Blue workers first, then the player's own.

    Rule: nauticus:one-worker-per-use, nauticus:blue-workers-first.
    """
    from_wheel = min(count, state.blue)
    state.blue -= from_wheel
    player.workers -= count - from_wheel


def workers_paid(before: State, after: State) -> tuple[int, int]:
    """How many blue and own workers a use has cost."""
    seat = before.seat
    return before.blue - after.blue, before.players[seat].workers - after.players[seat].workers
