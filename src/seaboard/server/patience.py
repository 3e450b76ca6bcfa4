"""Connections that ask for nothing do not stay: a request has to arrive whole within a time, and
whoever asked has to read the answer.

Uvicorn ends connections that are silent between requests, but waits without end for one that has
only begun, or never begins, and for one whose client reads nothing any more.

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
UNREAD_SECONDS: Final = 30.0  # in which a client has to read something of what waits for it


def impatient(
    seconds: float = REQUEST_SECONDS, unread_seconds: float = UNREAD_SECONDS
) -> type[HttpToolsProtocol]:
    """Uvicorn's protocol, with that much time for each request to arrive, and for a client to go on
    reading.
    """
    times = {"request_seconds": seconds, "unread_seconds": unread_seconds}
    return type("ImpatientProtocol", (_ImpatientProtocol,), times)


class _ImpatientProtocol(HttpToolsProtocol):
    request_seconds: float = REQUEST_SECONDS
    unread_seconds: float = UNREAD_SECONDS
    _waiting: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None  # the next look at whether the client reads
    _unread: int = 0  # bytes, at the last look

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
        self._stop_looking()
        super().connection_lost(exc)

    def timeout_keep_alive_handler(self) -> None:
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # closing would wait until the rest is read
        super().timeout_keep_alive_handler()

    def pause_writing(self) -> None:
        """Much waits for the client: it need not be fast, but has to go on."""
        super().pause_writing()
        self._unread = self.transport.get_write_buffer_size()
        self._reading = self.loop.call_later(self.unread_seconds, self._look)

    def resume_writing(self) -> None:
        self._stop_looking()
        super().resume_writing()

    def _look(self) -> None:
        before, self._unread = self._unread, self.transport.get_write_buffer_size()
        if self._unread >= before:
            self.transport.abort()
        else:
            self._reading = self.loop.call_later(self.unread_seconds, self._look)

    def _stop_looking(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

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
