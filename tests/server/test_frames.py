"""The short way out of a WebSocket: frames as they must be, and together what belongs together."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from socket import create_server
from typing import Any, ClassVar, cast

import msgspec
import uvicorn
import websockets
from starlette.types import Receive, Scope, Send

from seaboard.server.frames import FrameProtocol, frames_of
from seaboard.server.runtime import open_server
from seaboard.server.settings import Settings
from seaboard.server.socket import Connection
from seaboard.tables.commands import Join, Start
from seaboard.tables.setup import Setup

from .clients import AtOnce
from .test_commits import ANNA

SIZES = (0, 1, 125, 126, 65_535, 65_536, 300_000)


async def speaks_in_frames(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    frames = frames_of(scope)
    assert frames is not None
    for size in SIZES:
        while not frames.is_ready:
            await asyncio.sleep(0.01)
        frames.write([b"a" * size, "ù".encode()])
    await send({"type": "websocket.close", "code": 1008})
    assert not frames.is_ready


@contextmanager
def serving_frames() -> Iterator[int]:
    listening = create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        speaks_in_frames, ws=FrameProtocol, lifespan="off", log_level="critical",
        ws_per_message_deflate=False,
    )  # fmt: skip
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    yield listening.getsockname()[1]
    server.should_exit = True
    thread.join(30)


def test_a_client_reads_frames_of_every_size() -> None:
    async def read(port: int) -> tuple[list[Any], int | None]:
        heard = []
        async with websockets.connect(f"ws://127.0.0.1:{port}/", max_size=None) as socket:
            try:
                while True:
                    heard.append(await socket.recv())
            except websockets.ConnectionClosed as closed:
                return heard, closed.rcvd.code if closed.rcvd else None

    with serving_frames() as port:
        heard, code = asyncio.run(read(port))
    assert heard == [text for size in SIZES for text in ("a" * size, "ù")]
    assert code == 1008


class Client:
    """A client whose messages come from a queue; `frames` is the short way to it."""

    headers: ClassVar[dict[str, str]] = {}
    cookies: ClassVar[dict[str, str]] = {}

    def __init__(self) -> None:
        self.is_ready = True
        self.scope = {"extensions": {"seaboard.frames": {"frames": self}}}
        self.messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.written: list[list[str]] = []  # the types of the messages of each write
        self.sent: list[str] = []  # the long way

    @property
    def tables(self) -> int:
        """How often it was told of a table."""
        return sum(each.count("table") for each in (*self.written, self.sent))

    def write(self, texts: Iterable[bytes]) -> None:
        self.written.append([msgspec.json.decode(text)["type"] for text in texts])

    async def receive(self) -> dict[str, Any]:
        message = await self.messages.get()
        return {"type": "websocket.receive", "text": msgspec.json.encode(message).decode()}

    async def send_text(self, text: str) -> None:
        self.sent.append(msgspec.json.decode(text)["type"])


async def playing(url: str, client: Client) -> None:
    """Watch a table, make a move with the short way open, and one with it closed."""
    server = await open_server(Settings(database=url, bots=("random",)), AtOnce())
    await server.store.add_person(ANNA)
    registry = server.registry
    live = await registry.open(await registry.create(ANNA, Setup("nauticus", seats=2)))
    for command in (Join(), Join(), Start()):
        await registry.do(live, ANNA, command)
    talking = asyncio.create_task(Connection(server, cast(Any, client), ANNA).run())

    async def move() -> None:
        table = live.table
        command = {
            "do": "move", "seat": table.decider, "version": table.version,
            "move": str(table.playing.legal_moves()[0]),
        }  # fmt: skip
        client.messages.put_nowait({"type": "do", "id": 7, "table": table.id, "command": command})
        while live.table is table:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)

    client.messages.put_nowait({"type": "watch", "table": live.table.id, "seat": 0})
    while not any("table" in each for each in client.written):
        await asyncio.sleep(0.01)
    await move()
    client.is_ready = False
    await move()
    talking.cancel()
    await asyncio.gather(talking, return_exceptions=True)
    await server.stop()


def test_an_answer_and_the_table_are_one_write_and_wait_for_one_who_reads_slowly(
    sqlite_url: str,
) -> None:
    async def run() -> Client:
        client = Client()
        await playing(sqlite_url, client)
        return client

    client = asyncio.run(run())
    assert client.written[-1] == ["done", "table"]
    assert client.sent == ["done", "table"]


async def watching_many(url: str, client: Client) -> None:
    """Watch five tables, and hear of all of them at once."""
    server = await open_server(Settings(database=url, bots=("random",)), AtOnce())
    await server.store.add_person(ANNA)
    connection = Connection(server, cast(Any, client), ANNA)
    talking = asyncio.create_task(connection.run())
    for _ in range(5):
        table = await server.registry.create(ANNA, Setup("nauticus", seats=2))
        client.messages.put_nowait({"type": "watch", "table": table})
        told = client.tables
        while client.tables == told:
            await asyncio.sleep(0.01)
    for subscription in connection._subscriptions.values():
        connection.wake(subscription)
    while client.tables < 10:
        await asyncio.sleep(0.01)
    talking.cancel()
    await asyncio.gather(talking, return_exceptions=True)
    await server.stop()


def test_many_tables_are_told_one_by_one_as_they_are_read(sqlite_url: str) -> None:
    """All in one write would lie in the server's memory for one who does not read."""

    async def run() -> Client:
        client = Client()
        await watching_many(sqlite_url, client)
        return client

    client = asyncio.run(run())
    assert client.sent == ["table"] * 5
