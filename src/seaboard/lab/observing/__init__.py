"""Positions as tensors, from one seat's point of view and with nothing but what it may know.

`blocks` is the language in which a game's tensor is described: every index has a name, and the
same description fills the tensor and writes the documentation. A game's `tensor` is its
description, `PLAN`; that of a game in plain Python reads the view (`views`).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from ...games.api import SeaboardError
from .blocks import Observation, Plan, Tensor, see
from .views import ViewPlan

if TYPE_CHECKING:
    from ...games.api import Game, Position, Seat

__all__ = ["NoTensor", "Observation", "Tensor", "has_tensor", "observation_of", "observe"]


class NoTensor(SeaboardError):
    """The game does not say how its positions are written as numbers."""


@cache
def observation_of(game: Game, seats: int) -> Observation:
    """How positions of the game at a table of that many seats are written down."""
    plan: Plan | ViewPlan = _module(game).PLAN
    return plan.at_a_table_of(seats)


def observe(position: Position, seat: Seat, out: Tensor | None = None) -> Tensor:
    """The position as that seat sees it, written into `out` if that is given."""
    game = position.game
    if out is None:
        out = observation_of(game, position.seats).zeros()
    tensor = _module(game)
    if isinstance(tensor.PLAN, ViewPlan):
        tensor.PLAN.see(position, seat, out)
    else:
        see(game.new_states(position, 1), seat, out)
    return out


def has_tensor(game: Game) -> bool:
    """Whether positions of the game can be written as numbers."""
    return game.part("tensor") is not None


def _module(game: Game) -> Any:
    tensor = game.part("tensor")
    if tensor is None:
        raise NoTensor(f"{game.title} has no tensor, so it cannot be learnt from")
    return tensor
