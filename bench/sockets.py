"""A WebSocket client that costs next to nothing, so that the load driver leaves the processor to
the server that it measures. It speaks only what our server speaks: whole text frames without
extensions, pings, and the end.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

_TEXT: Final = 0x1
_CLOSE: Final = 0x8
_PING: Final = 0x9
_PONG: Final = 0xA
_LAST: Final = 0x80  # of a message's frames; all of ours are
_MASKED: Final = 0x80
_LONG: Final = 126  # the size follows in two bytes; smaller ones stand here themselves
_LONGER: Final = 127  # in eight
_NO_MASK: Final = bytes(4)  # a mask of zeros leaves the text as it is, and the rules allow it


class Socket(asyncio.Protocol):
    """One connection; `heard` gets every message's bytes."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self._request = request
        self._heard = heard
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.accepted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's are of a class of its own
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        for waiting in (self.accepted, self.closed):
            if not waiting.done():
                waiting.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if self.accepted.done() or self._accept():
            while self._one_frame():
                pass

    def _accept(self) -> bool:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            raise ConnectionError(head.decode("latin-1"))
        self._buffer = rest
        self.accepted.set_result(None)
        return True

    def _one_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        start, size = 2, buffer[1]
        if size == _LONG:
            start, size = 4, int.from_bytes(buffer[2:4], "big")
        elif size == _LONGER:
            start, size = 10, int.from_bytes(buffer[2:10], "big")
        if len(buffer) < start + size:
            return False
        self._buffer = buffer[start + size :]
        self._frame(buffer[0] & 0xF, buffer[start : start + size])
        return True

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            self._heard(payload)
        elif kind == _PING:
            self._write(_PONG, payload)
        elif kind == _CLOSE and self._transport is not None:
            self._transport.close()

    def send(self, text: bytes) -> None:
        self._write(_TEXT, text)

    def close(self) -> None:
        self._write(_CLOSE, b"")

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < _LONG:
            length = bytes((_MASKED | size,))
        else:
            length = bytes((_MASKED | _LONG,)) + size.to_bytes(2, "big")
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(bytes((_LAST | kind,)) + length + _NO_MASK + payload)


async def connect(
    port: int,
    path: str,
    token: str,
    heard: Callable[[bytes], None],
    source: str = "127.0.0.1",
) -> Socket:
    """Connect to the server on this machine as the person of the token, from the address."""
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {token}\r\n\r\n"
    ).encode("ascii")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(request, heard), "127.0.0.1", port, local_addr=(source, 0)
    )
    await socket.accepted
    return socket
