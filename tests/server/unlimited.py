"""The server as `seaboard serve` runs it, without rate limits, for tests that ask a lot."""

from __future__ import annotations

import sys

from seaboard.server.logs import configure
from seaboard.server.running import run
from seaboard.server.settings import Settings

from .clients import NO_LIMITS


def main() -> None:
    url, port, *level = sys.argv[1:]
    configure(level[0] if level else "info")
    run(Settings(database=url, limits=NO_LIMITS), port=int(port))
