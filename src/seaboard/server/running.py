"""Running the application under uvicorn: the one set of options for everyone who does."""

from __future__ import annotations

import gc
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from socket import (
    AF_INET6,
    AI_PASSIVE,
    IPPROTO_IPV6,
    IPV6_V6ONLY,
    SO_REUSEADDR,
    SOCK_STREAM,
    SOL_SOCKET,
    getaddrinfo,
    socket,
)
from typing import Final

import uvicorn
from fastapi import FastAPI

from .app import create_app
from .frames import FrameProtocol
from .patience import KEEP_ALIVE_SECONDS, impatient
from .settings import Settings
from .storage.starting import BadStart
from .thinking.thoughts import ThoughtQueue

_GARBAGE: Final = (5_000, 20, 100)  # how often Python looks for it: seldom, since we make little


class _Uvicorn(uvicorn.Server):
    """Opens the application itself, so that a start that fails is our error and no traceback."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._on_start = on_start
        self._open = AsyncExitStack()

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Start; from then on the search for garbage passes over all that lasts as long as the
        server, which would hold everybody up for a tenth of a second each time.
        """
        await self._open.enter_async_context(self._app.router.lifespan_context(self._app))
        await super().startup(sockets)
        self._on_start()
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_GARBAGE)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        await super().shutdown(sockets)
        await self._open.aclose()


def run(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int = 8000,
    queue: ThoughtQueue | None = None,
    on_start: Callable[[], None] = lambda: None,
    sockets: list[socket] | None = None,
) -> None:
    """Serve until the process is told to end; bots think in workers, or as `queue` does. `BadStart`
    says why that is not possible; `on_start` is called once it is. `sockets` are those to listen
    at, if they are bound already.
    """
    app = create_app(settings, queue)
    sockets = bound(host, port) if sockets is None else sockets
    with suppress(KeyboardInterrupt):
        _Uvicorn(config_of(app, settings), app, on_start).run(sockets)


def config_of(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        app,
        lifespan="off",
        log_level="warning",
        access_log=False,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # it would take 300 kB for each connection
        server_header=False,
        http=impatient(settings.request_seconds),
        ws=FrameProtocol,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        proxy_headers=False,  # the application itself believes those proxies that it was named
        timeout_graceful_shutdown=5,
    )


def bound(host: str, port: int) -> list[socket]:
    """Sockets at the address, or at each of those that the name stands for."""
    sockets: list[socket] = []
    try:
        found = getaddrinfo(host, port, type=SOCK_STREAM, flags=AI_PASSIVE)
        for family, address in dict.fromkeys((each[0], each[4]) for each in found):
            sockets.append(listening := socket(family, SOCK_STREAM))
            listening.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
            if family == AF_INET6:
                listening.setsockopt(IPPROTO_IPV6, IPV6_V6ONLY, 1)
            listening.bind(address)
    except (OSError, UnicodeError) as error:
        for each in sockets:
            each.close()
        reason = error.strerror if isinstance(error, OSError) else "that is no address"
        raise BadStart(f"the server cannot listen at {host}, port {port}: {reason}") from None
    return sockets
