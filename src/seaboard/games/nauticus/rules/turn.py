"""Questions `turn`, `use`, `turn-end`: the phase's action or a pass, and once the extra action."""

from __future__ import annotations

from typing import Final

from ...api import Fact, Reason
from ...kernel.compiling import rule
from ...kernel.schema import Codes
from ...questions import Answer, Question, always_legal
from ..facts import ActionDone, ExtraBegun, PassBare, PassFlipped, TurnEnded
from ..moves import DONE, END, EXTRA, PASS, BeginExtra, EndTurn, FinishAction, Pass
from ..numbers import EXTRA_WORKERS, PASS_TILES
from ..state import ACTIONS, ASK_TURN, ASK_TURN_END, ASK_USE, Player, State
from . import actions, in_hand, rounds

ACTION_KINDS: Final = len(ACTIONS)
PASS_TILES_NUMBER: Final = len(PASS_TILES)


@rule
def legal_at_start(state: State, player: Player, codes: Codes) -> int:
    """A first use of the phase's action, a pass, or the extra action beforehand.

    Rule: nauticus:act-or-pass, nauticus:extra-after-bonus.
    """
    count = actions.legal_uses(
        state, player, state.action, 0, state.blue + player.workers, False, codes, 0
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
        state.blue + player.workers, False, codes, 0,
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
    """Any of the eight that would have a first use with the workers it brings.

    It is asked between actions, when nothing is bought or scored yet.
    Rule: nauticus:extra-any-action, nauticus:extra-needs-a-use.
    """
    if player.extra == 0:
        return count
    workers = player.workers + EXTRA_WORKERS
    for action in range(ACTION_KINDS):
        if actions.legal_uses(state, player, action, 1, workers, True, codes, count) > count:
            codes[count] = EXTRA + action
            count += 1
    return count


@rule
def flipped_by_passing(player: Player) -> int:
    """How many pass tiles show their crown after a pass: one more, if one is left to flip.

    Rule: nauticus:pass-flips-a-tile, nauticus:pass-order, nauticus:pass-without-tiles-left.
    """
    return player.flipped + 1 if player.flipped < PASS_TILES_NUMBER else PASS_TILES_NUMBER


@rule
def pass_turn(state: State, player: Player) -> None:
    """The extra action may still follow.

    Rule: nauticus:extra-with-pass.
    """
    player.flipped = flipped_by_passing(player)
    _finish_phase_action(state, player)


@rule
def begin_extra(state: State, player: Player, action: int) -> None:
    """Workers of one's own, no blue ones, and any action, whatever its tile does.

    Rule: nauticus:extra-two-workers, nauticus:extra-workers-kept.
    """
    player.extra = 0
    player.workers += EXTRA_WORKERS
    in_hand.begin(state, action, 1, 0)
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
        in_hand.begin(state, state.layout[state.field], 0, rounds.blue_workers(state))
        state.asked = ASK_TURN


@rule
def _finish_phase_action(state: State, player: Player) -> None:
    """Rule: nauticus:turn-end-not-asked."""
    if player.extra == 0:
        rounds.end_turn(state)
        return
    in_hand.begin(state, state.action, 0, 0)
    state.phase_done = 1
    state.asked = ASK_TURN_END


def _why_not_done(_state: State, _player: Player, _move: FinishAction) -> str:
    return Reason("not-used", "an action needs at least one use")


def _why_not_extra(_state: State, player: Player, move: BeginExtra) -> str:
    if not player.extra:
        return Reason("extra-used", "the extra action was used already")
    return Reason(
        "nothing-to-do",
        "there is nothing to do with {action} now, not even with two more workers",
        action=move.action,
    )


def _tell_pass(before: State, _move: Pass, _after: State) -> list[Fact]:
    """Not read from the state after it: the last pass of a round turns the tiles back at once."""
    player = before.players[before.seat]
    flipped = flipped_by_passing(player)
    return [(PassFlipped if flipped > player.flipped else PassBare)(before.seat, flipped)]


def _tell_done(before: State, _move: FinishAction, _after: State) -> list[Fact]:
    which = "extra" if before.extra_running else "phase"
    return [ActionDone(before.seat, ACTIONS[before.action], which)]


def _tell_extra(before: State, move: BeginExtra, _after: State) -> list[Fact]:
    return [ExtraBegun(before.seat, move.action, EXTRA_WORKERS)]


def _tell_end(before: State, _move: EndTurn, _after: State) -> list[Fact]:
    return [TurnEnded(before.seat)]


_EXTRA: Final = Answer(BeginExtra, _why_not_extra, _tell_extra)
TURN_QUESTION: Final = Question(
    "turn",
    "a turn begins: use the action, pass, or begin the extra action",
    legal_at_start,
    (*actions.USE_ANSWERS, Answer(Pass, always_legal, _tell_pass), _EXTRA),
)
USE_QUESTION: Final = Question(
    "use",
    "an action is in hand: use it again or say done",
    legal_in_action,
    (*actions.USE_ANSWERS, Answer(FinishAction, _why_not_done, _tell_done)),
)
TURN_END_QUESTION: Final = Question(
    "turn-end",
    "the turn can end, or the extra action can begin",
    legal_at_end,
    (Answer(EndTurn, always_legal, _tell_end), _EXTRA),
)
