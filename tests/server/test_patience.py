"""Connections that ask for nothing are ended; a whole request has all the time it needs."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any
from unittest.mock import Mock

import pytest
import uvicorn

from seaboard.server.app import create_app
from seaboard.server.patience import REUSE_SECONDS, impatient
from seaboard.server.running import config_of
from seaboard.server.settings import Settings

from .clients import serving

Send = Callable[[object], Awaitable[None]]
SECONDS = 0.3
WHOLE = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"


LARGE = b"x" * 20_000_000  # more than the system takes on its way


async def slow_application(scope: dict[str, Any], receive: object, send: Send) -> None:
    if scope["path"] == "/large":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": LARGE})
        return
    await asyncio.sleep(3 * SECONDS)
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@pytest.fixture
def server() -> Iterator[uvicorn.Server]:
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        slow_application, http=impatient(SECONDS, SECONDS), lifespan="off", log_level="critical"
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    while not server.started:
        time.sleep(SECONDS / 10)
    yield server
    server.should_exit = True
    thread.join(30)


def address_of(server: uvicorn.Server) -> tuple[str, int]:
    host, port = server.servers[0].sockets[0].getsockname()
    return host, port


@pytest.fixture
def address(server: uvicorn.Server) -> tuple[str, int]:
    return address_of(server)


def answer(address: tuple[str, int], *parts: bytes) -> bytes:
    """What comes back until the server ends the connection."""
    with socket.create_connection(address, timeout=30) as connection:
        for part in parts:
            connection.sendall(part)
            time.sleep(SECONDS / 10)
        received = b""
        while more := connection.recv(4096):
            received += more
        return received


@pytest.mark.parametrize(
    "parts",
    [
        (),
        (b"GET / HTTP/1.1\r\nHost: he",),
        (b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n", b"half"),
    ],
    ids=["nothing", "half a header", "half a body"],
)
def test_what_does_not_arrive_whole_is_ended(
    address: tuple[str, int], parts: tuple[bytes, ...]
) -> None:
    begin = time.monotonic()
    assert answer(address, *parts) in (b"", b"Invalid HTTP request received.")
    assert time.monotonic() - begin >= SECONDS


def test_a_whole_request_is_answered_however_long_that_takes(address: tuple[str, int]) -> None:
    assert answer(address, WHOLE).startswith(b"HTTP/1.1 204")


def test_a_second_request_that_only_begins_is_ended_too(address: tuple[str, int]) -> None:
    with socket.create_connection(address, timeout=30) as connection:
        connection.sendall(WHOLE)
        assert connection.recv(4096).startswith(b"HTTP/1.1 204")
        connection.sendall(b"GET / HT")
        assert connection.recv(4096) == b""


def test_an_answer_that_nobody_reads_is_not_kept(server: uvicorn.Server) -> None:
    with socket.create_connection(address_of(server), timeout=30) as connection:
        connection.sendall(b"GET /large HTTP/1.1\r\nHost: here\r\n\r\n")
        assert connection.recv(1) == b"H"  # from here on nothing is read
        while server.server_state.connections:
            time.sleep(SECONDS / 10)
        received = 0
        while more := connection.recv(1 << 20):
            received += len(more)
        assert received < len(LARGE)


class Reader:
    """A transport whose client has left so many bytes unread, look by look."""

    def __init__(self, *unread: int) -> None:
        self._unread = list(unread)
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self._unread.pop(0)

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize(("unread", "aborted"), [((900, 899, 10), False), ((900, 899, 899), True)])
def test_who_reads_slowly_has_time_as_long_as_it_goes_on(
    unread: tuple[int, ...], aborted: bool
) -> None:
    kind: Any = impatient()
    protocol = kind.__new__(kind)
    protocol.transport, protocol.loop, protocol.flow = Reader(*unread), Mock(), Mock()
    protocol.pause_writing()
    for _ in unread[1:]:
        look = protocol.loop.call_later.call_args.args[1]
        look()
    assert protocol.transport.aborted is aborted


def test_a_client_stops_using_a_connection_before_the_server_ends_it(sqlite_url: str) -> None:
    with serving(sqlite_url) as client:
        assert client.get("/health").headers["Keep-Alive"] == f"timeout={REUSE_SECONDS}"
    settings = Settings(database=sqlite_url)
    config = config_of(create_app(settings), settings)
    assert config.timeout_keep_alive >= REUSE_SECONDS + 10  # a slow network between them
