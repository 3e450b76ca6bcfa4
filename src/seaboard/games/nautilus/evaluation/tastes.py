"""What players of Nautilùs misjudge, for a round: danger, others' sailors, cards to keep."""

from __future__ import annotations

from typing import Final

from ....bots.tastes import Tastes
from ..state import State


def mood(state: State) -> bytes:
    """The round, and who dealt first."""
    return bytes((int(state.first_dealer), int(state.round_number) % 256))


TASTES: Final = Tastes(
    {
        "colours: own value": 40.0,
        "colours: left value": 40.0,
        "colours: facing value": 40.0,
        "colours: right value": 40.0,
        "colours: own danger": 15.0,
        "colours: own waiting": 30.0,
        "colours: own harbour": 8.0,
        "own: standing: value of the hand": 20.0,
        "own: hand:": 8.0,
    },
    mood,
)
