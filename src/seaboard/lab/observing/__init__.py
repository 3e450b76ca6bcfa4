"""Positions as tensors, from one seat's point of view and with nothing but what it may know.

`blocks` is the language in which a game's tensor is described: every index has a name, and the
same description fills the tensor and writes the documentation. `nauticus` and `nautilus` are the
descriptions.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from .blocks import Observation, Plan, Tensor

if TYPE_CHECKING:
    from ...games.api import Game, Position, Seat

__all__ = ["Observation", "Tensor", "observation_of", "observe"]


@cache
def observation_of(game: Game, seats: int) -> Observation:
    """How positions of the game at a table of so many seats are written down."""
    plan: Plan = _module(game).PLAN
    return plan.at_a_table_of(seats)


def observe(position: Position, seat: Seat, out: Tensor | None = None) -> Tensor:
    """The position as that seat sees it, written into `out` if that is given."""
    game = position.game
    if out is None:
        out = observation_of(game, position.seats).blank()
    _module(game).see(game.new_states(position, 1).view(np.uint8), seat, out)
    return out


def _module(game: Game) -> Any:
    return import_module(f".{game.name}", __package__)
