"""Running the application under uvicorn: the one set of options for everyone who does."""

from __future__ import annotations

import gc
import sys
from contextlib import suppress
from socket import socket
from typing import Final

import uvicorn

from .app import create_app
from .bot_workers import BotRunner
from .settings import Settings

_GARBAGE: Final = (5_000, 20, 100)  # how often Python looks for it: seldom, since we make little
_NOT_STARTED: Final = 3  # as uvicorn's own command says it


class _Uvicorn(uvicorn.Server):
    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Start; from then on the search for garbage passes over all that lasts as long as the
        server, which would hold everybody up for a tenth of a second each time.
        """
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_GARBAGE)


def run(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int = 8000,
    runner: BotRunner | None = None,
) -> None:
    """Serve until the process is told to end; bots think in workers or in `runner`."""
    config = uvicorn.Config(
        create_app(settings, runner),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # it would take 300 kB for each connection
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = _Uvicorn(config)
    with suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(_NOT_STARTED)
