"""How long decisions took, kept as counts: any number of decisions in little room.

Sum and maximum are exact; a quantile is known to the width of a bucket, a tenth of its value.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import ceil, log
from typing import Final

_SHORTEST: Final = 1e-6
_WIDTH: Final = 1.1


@dataclass(slots=True)
class Times:
    """The durations of some decisions."""

    count: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    processor: float = 0.0  # seconds, whatever else the machine did; of programs not their own
    buckets: dict[int, int] = field(default_factory=dict)

    def add(self, seconds: float, processor: float = 0.0) -> None:
        self.count += 1
        self.seconds += seconds
        self.processor += processor
        self.longest = max(self.longest, seconds)
        number = _bucket(seconds)
        self.buckets[number] = self.buckets.get(number, 0) + 1

    @property
    def mean(self) -> float:
        return self.seconds / self.count if self.count else 0.0

    @property
    def mean_processor(self) -> float:
        return self.processor / self.count if self.count else 0.0

    def quantile(self, share: float) -> float:
        """A time that this share of the decisions did not exceed, at most a tenth too long."""
        passed = 0
        for number in sorted(self.buckets):
            passed += self.buckets[number]
            if passed >= share * self.count:
                return min(_SHORTEST * _WIDTH**number, self.longest)
        return 0.0


def merged(several: Iterable[Times]) -> Times:
    """All of them as one."""
    total = Times()
    for times in several:
        total.count += times.count
        total.seconds += times.seconds
        total.processor += times.processor
        total.longest = max(total.longest, times.longest)
        for number, count in times.buckets.items():
            total.buckets[number] = total.buckets.get(number, 0) + count
    return total


def _bucket(seconds: float) -> int:
    return max(0, ceil(log(max(seconds, _SHORTEST) / _SHORTEST, _WIDTH)))
