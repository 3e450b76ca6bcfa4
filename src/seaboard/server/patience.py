"""Connections that ask for nothing do not stay: a request has to arrive whole within a time.

Uvicorn ends connections that are silent between requests, but waits without end for one that has
only begun, or never begins.

A client that sends its next request just when the server ends a silent connection gets a reset and
no answer. So clients are told for how long they may use one again, and the server keeps it longer
than that, and than a proxy does (nginx: 60 s).
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REUSE_SECONDS: Final = 60  # for which clients are told that they may use a connection again
KEEP_ALIVE_SECONDS: Final = 75  # for which the server keeps it
REQUEST_SECONDS: Final = 20.0  # from the first byte of a request, or the connection, to the last


def impatient(seconds: float = REQUEST_SECONDS) -> type[HttpToolsProtocol]:
    """Uvicorn's protocol, with that much time for each request to arrive."""
    return type("ImpatientProtocol", (_ImpatientProtocol,), {"request_seconds": seconds})


class _ImpatientProtocol(HttpToolsProtocol):
    request_seconds: float = REQUEST_SECONDS
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._waiting is None:
            self._wait()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self, *given: Any) -> None:
        self._stop_waiting()  # from here on the WebSocket's own pings tell whether it lives
        super().handle_websocket_upgrade(*given)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(self.request_seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> None:
        self._waiting = None
        if not self.transport.is_closing():
            self.transport.close()
