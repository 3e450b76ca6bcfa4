"""What servers and workers agree about in PostgreSQL, without importing each other."""

from __future__ import annotations

from typing import Final

ASKED: Final = "seaboard_thoughts"  # channel: there is something to think about
ANSWERED: Final = "seaboard_answers"  # channel: the thought of that key has its answer
NOW: Final = "extract(epoch from clock_timestamp())"
LEASE_SECONDS: Final = 10.0  # renewed as long as the worker lives
ALIVE_SECONDS: Final = 15.0  # a worker that was not seen for this long is not counted
KEPT_SECONDS: Final = 120.0  # an answer, for one who asks again, or another process that takes over
