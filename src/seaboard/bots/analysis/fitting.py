"""Fitting chances to played games, and checking them: does a claimed 70 % win 70 % of the time?

The map is a conditional logit in its slopes, so its likelihood has one maximum, which Newton's
method finds. Positions of one game are not independent: intervals are those of whole games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from .chances import Calibration, weights_at

Array = npt.NDArray[np.float64]

KNOTS: Final = 5
BINS: Final = 10
LEAST_SLOPE: Final = 1e-3  # so that the map stays monotone
_RIDGE: Final = 1e-3
_NEWTON_STEPS: Final = 30


@dataclass(frozen=True, slots=True)
class Sample:
    """A judged position of a played game: expected scores of the sides, and who won."""

    game: int
    step: int
    scores: tuple[float, ...]
    won: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Bin:
    """Positions with about the same claimed chance, and how often they were won."""

    claimed: float
    won: float
    error: float  # half of the 95 % interval of `won`
    count: int
    games: int

    @property
    def fits(self) -> bool:
        """Whether the claimed chance is inside the interval."""
        return abs(self.claimed - self.won) <= self.error


def fit(samples: Sequence[Sample], usual_moves: float, knots: int = KNOTS) -> Calibration:
    """The slopes under which these results are most likely."""
    scores = np.array([sample.scores for sample in samples])
    won = np.array([sample.won for sample in samples])
    at = np.array([weights_at(sample.step / usual_moves, knots) for sample in samples])
    inputs = scores[:, :, None] * at[:, None, :]  # sample, side, knot
    slopes = np.full(knots, 1 / max(1e-9, float(scores.std())))
    for _ in range(_NEWTON_STEPS):
        chances = _softmax(inputs @ slopes)
        mean = np.einsum("ns,nsk->nk", chances, inputs)
        gradient = np.einsum("ns,nsk->k", won - chances, inputs)
        spread = inputs - mean[:, None, :]
        curvature = np.einsum("ns,nsk,nsl->kl", chances, spread, spread)
        curvature += _RIDGE * (1 + np.trace(curvature) / knots) * np.eye(knots)
        change = np.linalg.solve(curvature, gradient)
        slopes = np.clip(slopes + np.clip(change, -0.5, 0.5), LEAST_SLOPE, None)
        if np.abs(change).max() < 1e-7:
            break
    return Calibration(usual_moves, tuple(round(float(slope), 5) for slope in slopes))


def curve(samples: Sequence[Sample], calibration: Calibration, bins: int = BINS) -> list[Bin]:
    """Claimed chances against results; each side of each position counts."""
    rows = [
        (chance, won, sample.game)
        for sample in samples
        for chance, won in zip(
            calibration.chances(sample.scores, sample.step), sample.won, strict=True
        )
    ]
    found = []
    for number in range(bins):
        inside = [row for row in rows if min(bins - 1, int(row[0] * bins)) == number]
        if inside:
            found.append(_bin(inside))
    return found


def _bin(rows: Sequence[tuple[float, float, int]]) -> Bin:
    count = len(rows)
    claimed = sum(chance for chance, _, _ in rows) / count
    won = sum(result for _, result, _ in rows) / count
    by_game: dict[int, float] = {}
    for _, result, game in rows:
        by_game[game] = by_game.get(game, 0.0) + result - won
    # At least as wide as one further game lost and one won would make it: a bin without a single
    # loss is not certain.
    variance = (sum(each * each for each in by_game.values()) + 0.5) / count**2
    return Bin(claimed, won, min(1.0, 1.96 * math.sqrt(variance)), count, len(by_game))


def log_loss(samples: Sequence[Sample], calibration: Calibration) -> float:
    """Mean negative log likelihood of the results; an even chance of two has 0.693."""
    losses = [
        -sum(
            won * math.log(max(chance, 1e-12))
            for chance, won in zip(
                calibration.chances(sample.scores, sample.step), sample.won, strict=True
            )
        )
        for sample in samples
    ]
    return sum(losses) / len(losses)


def _softmax(logits: Array) -> Array:
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))
