"""The server as `seaboard serve` runs it, without rate limits, for tests that ask a lot."""

from __future__ import annotations

import sys

import uvicorn

from seaboard.server.app import create_app
from seaboard.server.logs import configure
from seaboard.server.settings import Settings

from .clients import NO_LIMITS


def main() -> None:
    url, port, *level = sys.argv[1:]
    configure(level[0] if level else "info")
    settings = Settings(database=url, limits=NO_LIMITS)
    uvicorn.run(
        create_app(settings),
        port=int(port),
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
    )
