"""What may be taken back at one screen.

Where everything is open, any decision. Where seats have secrets, only the player's own last ones:
never over chance, another's decision, or a move that has shown him something new.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from ..games.api import Seat
from ..records import Step
from .answers import Refused

_WORLDS: Final = 16


class CannotUndo(Refused):
    """There is no decision that may be taken back."""


def moves_to_undo(steps: Sequence[Step], seat: Seat, *, secret: bool, auto_single: bool) -> int:
    """How many moves go with the last decision, those that followed by themselves included."""
    for count, step in enumerate(reversed(steps), 1):
        if secret:
            _check_own(step, seat)
        if _was_chosen(step, auto_single):
            return count
    raise CannotUndo("cli-undo-nothing")


def _was_chosen(step: Step, auto_single: bool) -> bool:
    by_player = step.before.decider >= 0
    return by_player and not (auto_single and len(step.before.legal_codes()) == 1)


def _check_own(step: Step, seat: Seat) -> None:
    if step.before.decider != seat:
        raise CannotUndo("cli-undo-not-yours")
    if reveals(step, seat):
        raise CannotUndo("cli-undo-revealed")


def reveals(step: Step, seat: Seat) -> bool:
    """Whether the seat has learnt something from the move that it could not know before.

    The move is played in other worlds that the seat could not tell from this one; if it looks the
    same afterwards in all of them, nothing was learnt.
    """
    rng = random.Random(0)
    seen = step.after.view(seat)
    for _ in range(_WORLDS):
        world = step.before.resample(seat, rng)
        world.play(step.move)
        if world.view(seat) != seen:
            return True
    return False
