"""What a puzzle of Nauticus is about, read from its solution and the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..api import Position
from .moves import Move
from .view import View

# By the kind of the solution.
_OF_KIND: Final = {
    "field": "wheel", "take": "free-tile", "buy": "buying", "transport": "transport",
    "place": "building", "store": "building", "withdraw": "money", "deliver": "delivery",
    "score": "crowns", "pass": "passing", "done": "stopping", "end": "stopping",
    "extra": "extra", "reward": "rewards",
}  # fmt: skip
THEMES: Final = (
    "wheel", "buying", "building", "rewards", "free-tile", "transport", "delivery", "crowns",
    "money", "passing", "extra", "stopping", "last-round",
)  # fmt: skip


def themes_of(position: Position, solution: Move, _others: Sequence[Move]) -> list[str]:
    """The themes in their order."""
    view = position.view(None)
    assert isinstance(view, View)
    last = ["last-round"] if view.round == view.rounds else []
    return [_OF_KIND[solution.kind], *last]
