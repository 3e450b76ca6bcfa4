"""A player's turn: the phase's action or a pass, and once a game the extra action."""

from __future__ import annotations

from ...kernel.compiling import rule
from ...kernel.schema import Codes
from ..moves import DONE, END, EXTRA, PASS
from ..state import ACTIONS, ASK_TURN, ASK_TURN_END, ASK_USE, Player, State
from . import actions, rounds

PASS_TILES = 3
EXTRA_WORKERS = 2
ACTION_KINDS = len(ACTIONS)


@rule
def legal_at_start(state: State, player: Player, codes: Codes) -> int:
    """A first use of the phase's action, a pass, or the extra action beforehand.

    Rule: nauticus:act-or-pass, nauticus:extra-after-bonus.
    """
    count = actions.legal_uses(
        state, player, state.action, 0, state.blue + player.workers, codes, 0
    )
    codes[count] = PASS
    return _legal_extras(state, player, codes, count + 1)


@rule
def legal_in_action(state: State, player: Player, codes: Codes) -> int:
    """A further use, or, after the first one, the end of the action.

    Rule: nauticus:extra-at-least-one-use, nauticus:extra-does-not-interrupt.
    """
    count = actions.legal_uses(
        state, player, state.action, state.extra_running,
        state.blue + player.workers, codes, 0,
    )  # fmt: skip
    if state.used == 1:
        codes[count] = DONE
        count += 1
    return count


@rule
def legal_at_end(state: State, player: Player, codes: Codes) -> int:
    """The extra action afterwards, or the end of the turn.

    Rule: nauticus:extra-action-once.
    """
    codes[0] = END
    return _legal_extras(state, player, codes, 1)


@rule
def _legal_extras(state: State, player: Player, codes: Codes, count: int) -> int:
    """Any of the eight that would have a first use with the two workers it brings.

    Rule: nauticus:extra-any-action, nauticus:extra-needs-a-use.
    """
    if player.extra == 0:
        return count
    for action in range(ACTION_KINDS):
        if actions.can_use_as_extra(state, player, action, player.workers + EXTRA_WORKERS):
            codes[count] = EXTRA + action
            count += 1
    return count


@rule
def flipped_by_passing(player: Player) -> int:
    """How many pass tiles show their crown after a pass: one more, if one is left to flip.

    Rule: nauticus:pass-flips-a-tile, nauticus:pass-order, nauticus:pass-without-tiles-left.
    """
    return player.flipped + 1 if player.flipped < PASS_TILES else PASS_TILES


@rule
def pass_turn(state: State, player: Player) -> None:
    """The extra action may still follow.

    Rule: nauticus:extra-with-pass.
    """
    player.flipped = flipped_by_passing(player)
    _finish_phase_action(state, player)


@rule
def begin_extra(state: State, player: Player, action: int) -> None:
    """Two workers, no blue ones, and any action, whatever its tile does.

    Rule: nauticus:extra-two-workers, nauticus:extra-workers-kept.
    """
    player.extra = 0
    player.workers += EXTRA_WORKERS
    actions.begin(state, action, 1, 0)
    state.asked = ASK_USE


@rule
def finish_action(state: State, player: Player) -> None:
    """After the extra action the phase's may be open still; after the phase's, the extra one.

    Rule: nauticus:blue-workers-lapse.
    """
    if state.extra_running == 0:
        _finish_phase_action(state, player)
    elif state.phase_done == 1:
        rounds.end_turn(state)
    else:
        actions.begin(state, state.layout[state.field], 0, rounds.blue_workers(state))
        state.asked = ASK_TURN


@rule
def _finish_phase_action(state: State, player: Player) -> None:
    """Rule: nauticus:turn-end-not-asked."""
    if player.extra == 0:
        rounds.end_turn(state)
        return
    actions.begin(state, state.action, 0, 0)
    state.phase_done = 1
    state.asked = ASK_TURN_END
