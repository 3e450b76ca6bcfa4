"""From expected scores to chances to win, by a map that was fitted to played games.

The chance of a side is a softmax of the sides' expected scores. How much a point is worth grows
as the game goes on: `slopes` say it at evenly spaced moments of a game of usual length, and between
them it is interpolated. The map is monotone, and the same for every seat. A game brings its tables
in `calibration.json` in its folder, a table for each mode and number of players.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ...games.api import Game, Position
from .sides import by_seat, sides_of

FILE: Final = "calibration.json"


@dataclass(frozen=True, slots=True)
class Calibration:
    """What a point of expected score is worth, early to late."""

    usual_moves: float  # of a whole game, outcomes of chance included
    slopes: tuple[float, ...]

    def slope(self, step: int) -> float:
        """The worth of a point after that many moves."""
        weights = weights_at(step / self.usual_moves, len(self.slopes))
        return math.fsum(w * slope for w, slope in zip(weights, self.slopes, strict=True))

    def chances(self, scores: Sequence[float], step: int) -> tuple[float, ...]:
        """The chance of each side, given their expected scores."""
        slope, most = self.slope(step), max(scores)
        odds = [math.exp(slope * (score - most)) for score in scores]
        whole = math.fsum(odds)
        return tuple(each / whole for each in odds)


def weights_at(progress: float, knots: int) -> list[float]:
    """How much each knot counts at a moment (0: the beginning, 1: a usual end)."""
    at = min(1.0, max(0.0, progress)) * (knots - 1)
    return [max(0.0, 1 - abs(at - knot)) for knot in range(knots)]


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
