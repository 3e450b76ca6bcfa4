"""Score statistics by seat, kept as counts, so that any number of games fits and sums are exact."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt

import numpy as np

from ..games.api import Seat
from .simulation import Played

_COLUMNS = ("seat", "mean", "sd", "min", "median", "max", "wins", "decisions")


class Statistics:
    """Of finished games; those that were cut short are counted apart."""

    def __init__(self, seats: int, teams: tuple[tuple[Seat, ...], ...]) -> None:
        self.games = 0
        self.decisions = 0
        self.cut_short = 0
        self._seats = seats
        self._sides = teams or tuple((seat,) for seat in range(seats))
        self._scores: list[Counter[int]] = [Counter() for _ in range(seats)]
        self._wins: Counter[tuple[Seat, int]] = Counter()  # by seat and number of winning sides
        self._decisions = np.zeros(seats, np.int64)

    def add(self, played: Played) -> None:
        """Take in a batch."""
        self.games += played.batch.count
        self.decisions += int(played.decisions.sum())
        self.cut_short += int((~played.finished).sum())
        self._decisions += played.decisions[played.finished].sum(axis=0)
        scores, won = played.scores[played.finished], played.places[played.finished] == 1
        sides = np.sum([won[:, side].any(axis=1) for side in map(list, self._sides)], axis=0)
        for seat in range(self._seats):
            self._scores[seat].update(_counted(scores[:, seat]))
            shared = _counted(sides[won[:, seat]])
            self._wins.update({(seat, number): times for number, times in shared.items()})

    def lines(self, names: tuple[str, ...]) -> Iterator[str]:
        """The table, a line for each seat."""
        rows: list[tuple[str, ...]] = [_COLUMNS]
        if self.games > self.cut_short:
            rows += [(names[seat], *self._row(seat)) for seat in range(self._seats)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for row in rows:
            yield "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))

    def _row(self, seat: Seat) -> tuple[str, ...]:
        scores = self._scores[seat]
        games = scores.total()
        mean = Fraction(sum(score * times for score, times in scores.items()), games)
        square = Fraction(sum(score * score * times for score, times in scores.items()), games)
        wins = sum(
            Fraction(times, sides) for (who, sides), times in self._wins.items() if who == seat
        )
        return (
            f"{float(mean):.2f}",
            f"{sqrt(square - mean * mean):.2f}",
            str(min(scores)),
            f"{_median(scores):g}",
            str(max(scores)),
            f"{float(100 * wins / games):.2f} %",
            f"{self._decisions[seat] / games:.1f}",
        )


def _counted(numbers: np.typing.NDArray[np.int64]) -> dict[int, int]:
    values, times = np.unique(numbers, return_counts=True)
    return dict(zip(values.tolist(), times.tolist(), strict=True))


def _median(scores: Counter[int]) -> float:
    """The middle score, or the mean of the two middle ones."""
    last = scores.total() - 1
    middle: list[int] = []
    passed = 0
    for score in sorted(scores):
        passed += scores[score]
        while len(middle) < 2 and passed > (last // 2, (last + 1) // 2)[len(middle)]:
            middle.append(score)
    return sum(middle) / 2
