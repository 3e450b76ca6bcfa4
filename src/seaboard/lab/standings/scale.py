"""Ratings on one scale, from matches of two players each.

The difference of two ratings says how often the one ends ahead of the other (Bradley and Terry);
400 points more mean ten times ahead for once behind, as in chess. Some players are held at their
rating, which fixes the scale. The independent observation is a group of games on the same chance
stream (`lab.intervals`): a match counts for as many games as the scatter of its groups is worth,
never for more than were played.

Half a game ahead and half a game behind are added to every match, so that whoever won all has a
rating too. It is then too low rather than too high, and its interval is wide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from statistics import fmean
from typing import Final

import numpy as np
import numpy.typing as npt

from ...games.api import SeaboardError
from ..intervals import t_quantile

POINTS: Final = 400 / log(10)  # of rating for each unit of the logarithm of the odds
_ADDED: Final = 0.5  # games ahead, and as many behind
_MOST_STEPS: Final = 100
_LONGEST_STEP: Final = 2.0
_EXACT: Final = 1e-9

Floats = npt.NDArray[np.float64]


class NotConnected(SeaboardError):
    """Matches that do not lead from every player to one whose rating is known."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """A match: the share of games that `first` ended ahead of `second`, ties being halves."""

    first: str
    second: str
    ahead: float
    weight: float  # in games
    groups: int

    @classmethod
    def of(cls, first: str, second: str, groups: Sequence[float], games: int) -> Meeting:
        """From the share in each group of games; `games` were played in all."""
        values = np.asarray(groups, np.float64)
        # A group wholly won and one wholly lost: equal groups would count without bound.
        padded = np.append(values, (1.0, 0.0))
        centre = float(padded.mean())
        variance = float(padded.var(ddof=1)) / len(padded)
        weight = min(float(games), centre * (1 - centre) / variance)
        return cls(first, second, float(values.mean()), weight, len(values))


@dataclass(frozen=True, slots=True)
class Rated:
    """A rating with its standard error; a player who was held at his has none."""

    value: float
    error: float
    groups: int

    @property
    def interval(self) -> tuple[float, float]:
        """In which the rating is in 95 of 100 cases."""
        reach = t_quantile(float(max(1, self.groups - 1))) * self.error
        return self.value - reach, self.value + reach


def fit(meetings: Sequence[Meeting], held: Mapping[str, float]) -> dict[str, Rated]:
    """The ratings under which these results are likeliest; those in `held` stay as they are."""
    names = list(dict.fromkeys(n for each in meetings for n in (each.first, each.second)))
    _check_connected(meetings, held, names)
    place = {name: number for number, name in enumerate(names)}
    rows = np.arange(len(meetings))
    design = np.zeros((len(meetings), len(names)))
    design[rows, [place[each.first] for each in meetings]] = 1
    design[rows, [place[each.second] for each in meetings]] = -1
    games = np.array([each.weight for each in meetings])
    share = (games * [each.ahead for each in meetings] + _ADDED) / (games + 2 * _ADDED)
    games = games + 2 * _ADDED
    start = fmean(held.values())  # as good as any
    rating = np.array([held.get(name, start) for name in names]) / POINTS
    free = np.array([name not in held for name in names])
    covariance = np.zeros((int(free.sum()),) * 2)
    if free.any():
        rating, covariance = _climb(design, share, games, rating, free)
    errors = np.zeros(len(names))
    errors[free] = np.sqrt(np.diag(covariance)) * POINTS
    groups = {
        name: sum(each.groups for each in meetings if name in (each.first, each.second))
        for name in names
    }
    return {
        name: Rated(float(rating[number] * POINTS), float(errors[number]), groups[name])
        for name, number in place.items()
    }


def _climb(
    design: Floats, share: Floats, games: Floats, rating: Floats, free: npt.NDArray[np.bool_]
) -> tuple[Floats, Floats]:
    """Newton's method; the likelihood has one top."""
    own = design[:, free]
    bend = np.zeros((own.shape[1],) * 2)
    for _ in range(_MOST_STEPS):
        expected = 1 / (1 + np.exp(-design @ rating))
        slope = own.T @ (games * (share - expected))
        bend = (own * (games * expected * (1 - expected))[:, None]).T @ own
        step = np.clip(np.linalg.solve(bend, slope), -_LONGEST_STEP, _LONGEST_STEP)
        rating[free] += step
        if np.abs(step).max() < _EXACT:
            break
    return rating, np.asarray(np.linalg.inv(bend), np.float64)


def _check_connected(
    meetings: Sequence[Meeting], held: Mapping[str, float], names: Sequence[str]
) -> None:
    reached = set(held)
    for _ in names:
        for each in meetings:
            if each.first in reached or each.second in reached:
                reached |= {each.first, each.second}
    if missing := [name for name in names if name not in reached]:
        raise NotConnected(f"no matches lead from {', '.join(missing)} to a known rating")
