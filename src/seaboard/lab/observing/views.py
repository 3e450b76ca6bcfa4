"""The tensor of a game in plain Python: blocks of named numbers, each read from the seat's view.

A view holds what its seat may know and nothing else, and so does the tensor.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...games.api import Position, Seat
from .blocks import Described, Index, Observation, Tensor


@dataclass(frozen=True)
class ViewBlock(Described):
    """Numbers that are read from a view: `read` gives one for each of the cells."""

    read: Callable[[Any], Sequence[int]]


class ViewPlan:
    """All blocks of a game's tensor, the same for every number of seats."""

    def __init__(self, *blocks: ViewBlock) -> None:
        self._blocks = blocks

    def at_a_table_of(self, seats: int) -> Observation:
        described = [
            (f"{block.name}: {cell}" if cell else block.name, block)
            for block in self._blocks
            for cell in block.cells
        ]
        return Observation(
            seats, tuple(Index(at, name, block) for at, (name, block) in enumerate(described))
        )

    def see(self, position: Position, seat: Seat, out: Tensor) -> None:
        """Fill the tensor with what the seat sees of the position."""
        view = position.view(seat)
        out[:] = [number for block in self._blocks for number in block.read(view)]
