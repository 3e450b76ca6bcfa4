"""The time by which deadlines are set and kept.

Processes on several machines share one PostgreSQL. If one machine's clock were fast, its sweep
would find every deadline of the others passed; so they all keep to the database's time, and count
on from it by a clock that nobody sets.
"""

from __future__ import annotations

import time
from typing import Final

import structlog

_log = structlog.get_logger("seaboard.clock")
TOLERANCE: Final = 0.5  # seconds: for less, no time goes back
FOLLOW_SECONDS: Final = 30.0  # how often the database is asked
_NOTABLE: Final = 2.0  # seconds: whoever runs the machine is told


class Clock:
    """The time of this process."""

    def __init__(self) -> None:
        self._base: float | None = None  # the database's time when the steady clock was at zero
        self._told: float = 0.0  # the difference that the log tells of

    def now(self) -> float:
        return time.time() if self._base is None else self._base + time.monotonic()

    def keep_own(self) -> None:
        """Keep to the clock of this machine."""
        self._base = None

    def follow(self, asked: float, told: float, answered: float) -> None:
        """The database told its time between two moments of the steady clock."""
        base = told - (asked + answered) / 2
        unsure = (answered - asked) / 2
        if self._base is None or abs(base - self._base) > unsure + TOLERANCE:
            self._base = base
        self._warn(time.time() - self.now(), unsure)

    def _warn(self, ahead: float, unsure: float) -> None:
        if abs(ahead - self._told) < _NOTABLE + unsure:
            return
        self._told = ahead
        _log.warning(
            "clock.differs",
            seconds=round(ahead, 1),
            meaning="this machine's clock is that far ahead of the database's, which is kept to;"
            " let NTP set the clocks of all machines",
        )


CLOCK: Final = Clock()
