"""From expected scores to chances to win, by a map that was fitted to played games.

The chance of a side is a softmax of the sides' expected scores. How much a point is worth grows
as the game goes on: `slopes` say it at evenly spaced moments of a game of usual length, and between
them it is interpolated. The map is monotone, and the same for every seat. A game brings its tables
in `calibration.json` in its folder, a table for each mode and number of players.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ...games.api import Game, Position
from .sides import by_seat, sides_of

FILE: Final = "calibration.json"
Array = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Calibration:
    """What a point of expected score is worth, early to late."""

    usual_moves: float  # of a whole game, outcomes of chance included
    slopes: tuple[float, ...]

    def slope(self, step: int) -> float:
        """The worth of a point after that many moves."""
        return float(
            weights_at(np.array([step / self.usual_moves]), len(self.slopes))[0] @ self.slopes
        )

    def chances(self, scores: Sequence[float], step: int) -> tuple[float, ...]:
        """The chance of each side, given their expected scores."""
        logits = self.slope(step) * (np.array(scores) - max(scores))
        odds = np.exp(logits)
        return tuple((odds / odds.sum()).tolist())


def weights_at(progress: Array, knots: int) -> Array:
    """How much each knot counts at each moment (0: the beginning, 1: a usual end)."""
    at = np.clip(progress, 0, 1) * (knots - 1)
    weights: Array = np.clip(1 - np.abs(at[:, None] - np.arange(knots)), 0, 1)
    return weights


def key_of(mode: str, seats: int) -> str:
    """The name of a table in the file."""
    return f"{mode}-{seats}"


@cache
def tables_of(game: Game) -> Mapping[str, Mapping[str, Any]]:
    """The tables that come with the game."""
    file = files(game.package) / FILE
    return json.loads(file.read_text(encoding="utf-8"))["tables"] if file.is_file() else {}


def calibration_for(position: Position) -> Calibration | None:
    """The map for such a table; None if none was fitted."""
    table = tables_of(position.game).get(key_of(position.mode.name, position.seats))
    if table is None:
        return None
    return Calibration(float(table["usual_moves"]), tuple(table["slopes"]))


def seat_chances(
    position: Position, scores: Sequence[float], values: Sequence[float], step: int
) -> tuple[float, ...]:
    """The chance of each seat from its expected score, or, uncalibrated, its expected result."""
    sides = sides_of(position.mode, position.seats)
    calibration = calibration_for(position)
    if calibration is not None:
        means = [sum(scores[seat] for seat in side) / len(side) for side in sides]
        return by_seat(calibration.chances(means, step), sides)
    worth = [max(1e-6, sum(values[seat] for seat in side) / len(side)) for side in sides]
    return by_seat([each / sum(worth) for each in worth], sides)
