"""What players of Nauticus misjudge, for a round: parts of the estimate, and what they collect."""

from __future__ import annotations

from typing import Final

from ....bots.tastes import Tastes
from ..state import State


def mood(state: State) -> bytes:
    """The round's layout of actions, which all see."""
    return bytes(int(action) for action in state.layout)


TASTES: Final = Tastes(
    {
        "own: value: means": 8.0,
        "own: value: yard": 15.0,
        "own: value: goods": 15.0,
        "own: value: crowns": 10.0,
        "own: value: extra": 8.0,
        "own: means: taler": 3.0,
        "own: means: workers": 4.0,
        "own: means: crowns": 4.0,
        "own: standing: flipped": 2.0,
        "own: warehouse:": 2.0,
        "own: delivered:": 4.0,
        "own: finished:": 3.0,
        "own: building:": 1.5,
    },
    mood,
)
