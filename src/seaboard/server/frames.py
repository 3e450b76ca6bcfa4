"""The short way out of a WebSocket: whole messages straight to the transport, in one write.

Through ASGI each message is a dictionary that three layers look at, and a system call of its own.
Uvicorn's protocol still does all the rest: the handshake, pings, closing, and whatever a client
that reads slowly has to wait for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

_EXTENSION: Final = "seaboard.frames"
_WHOLE_TEXT: Final = 0x81  # a text in one frame; a server's frames have no mask
_SHORT: Final = 126
_LONG: Final = 1 << 16


class FrameProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol; the application finds it by `frames_of`."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope.get("extensions") or {}
            self.scope["extensions"] = {**extensions, _EXTENSION: {"frames": self}}

    @property
    def is_ready(self) -> bool:
        """Whether a message can be written at once: nothing that was written before waits."""
        return (
            self.writable.is_set()
            and self.conn.state is State.OPEN
            and not self.transport.is_closing()
        )

    def write(self, texts: Iterable[bytes]) -> None:
        """Write messages, each a text in UTF-8; only if `is_ready`."""
        parts: list[bytes] = []
        for text in texts:
            parts += (_head(len(text)), text)
        self.transport.write(b"".join(parts))


def _head(size: int) -> bytes:
    if size < _SHORT:
        return bytes((_WHOLE_TEXT, size))
    if size < _LONG:
        return bytes((_WHOLE_TEXT, _SHORT)) + size.to_bytes(2, "big")
    return bytes((_WHOLE_TEXT, _SHORT + 1)) + size.to_bytes(8, "big")


def frames_of(scope: Mapping[str, Any]) -> FrameProtocol | None:
    """The short way of a connection; None where another server runs the application."""
    found: FrameProtocol | None = scope.get("extensions", {}).get(_EXTENSION, {}).get("frames")
    return found
