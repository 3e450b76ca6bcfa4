"""How often someone may ask: token buckets, which fill again with time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from ..tables.refusals import Refused
from .settings import Rate

_MOST_REMEMBERED: Final = 20_000


class RateLimiter:
    """One bucket for each key, such as a person or an address."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str, cost: float = 1) -> bool:
        """Take a permission of that cost; False if there is not enough left."""
        now = self._clock()
        level, since = self._levels.pop(key, (self._rate.burst, now))
        level = min(self._rate.burst, level + (now - since) * self._rate.per_second)
        granted = level >= cost
        self._levels[key] = (level - cost if granted else level, now)
        if len(self._levels) > _MOST_REMEMBERED:
            del self._levels[next(iter(self._levels))]  # the one that was asked for longest ago
        return granted

    def check(self, key: str, cost: float = 1) -> None:
        if not self.take(key, cost):
            raise Refused("too-many", "too many at once; wait a moment and try again")
