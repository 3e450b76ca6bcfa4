"""Open files: each connection is one, and systems give a process a thousand unless it asks."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

# Beside the WebSockets: requests on connections that are kept a while, the database, bots, a log.
_OTHERS: Final = 500


def make_room(connections: int) -> int:
    """Let this process and those it starts open as many files as that many WebSockets need, as far
    as the system allows; how many WebSockets fit then.
    """
    if sys.platform == "win32":  # it knows no such limit
        return connections
    from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit  # noqa: PLC0415

    needed = connections + _OTHERS
    soft, hard = getrlimit(RLIMIT_NOFILE)
    if soft != RLIM_INFINITY and soft < needed:
        wanted = needed if hard == RLIM_INFINITY else min(needed, hard)
        with suppress(ValueError, OSError):  # macOS allows less than it says
            setrlimit(RLIMIT_NOFILE, (wanted, hard))
        soft, _ = getrlimit(RLIMIT_NOFILE)
    if soft == RLIM_INFINITY or soft >= needed:
        return connections
    return max(soft - _OTHERS, 1)
