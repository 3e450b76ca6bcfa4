"""What a puzzle of Nauticus is about, read from what its solution would do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ..api import Position
from .moves import Move, PlaceTile
from .preview import Preview
from .view import View

# By the kind of the solution.
_OF_KIND: Final = {
    "field": "wheel", "take": "free-tile", "buy": "buying", "transport": "transport",
    "place": "building", "store": "building", "withdraw": "money", "deliver": "delivery",
    "score": "crowns", "pass": "passing", "done": "stopping", "end": "stopping",
    "extra": "extra", "reward": "rewards",
}  # fmt: skip
THEMES: Final = (
    "wheel", "buying", "building", "new-ship", "finishing", "rewards", "free-tile", "transport",
    "delivery", "crowns", "money", "passing", "extra", "stopping", "last-round",
)  # fmt: skip


def themes_of(position: Position, solution: Move, _others: Sequence[Move]) -> list[str]:
    """The themes in their order."""
    found = {_OF_KIND[solution.kind], *_of_table(position, solution)}
    return [theme for theme in THEMES if theme in found]


def _of_table(position: Position, solution: Move) -> Iterator[str]:
    shown = position.game.preview(position, solution, position.decider)
    view = position.view(None)
    assert isinstance(shown, Preview)
    assert isinstance(view, View)
    if shown.ship is not None and shown.ship.finished:
        yield "finishing"
    if isinstance(solution, PlaceTile) and solution.ship is None:
        yield "new-ship"
    if view.round == view.rounds:
        yield "last-round"
