"""SIGKILL at any moment under load: every acknowledged move is there, and everyone resumes."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx2
import pytest
import websockets

from seaboard.tables.entries import Logged, MovePlayed, entry_from_data
from seaboard.tables.table import Table

from .processes import Forked, Process

# Servers that start from nothing, with bots in processes of their own; and copies of one that is
# loaded already, with bots in the event loop, which start at once.
KILLS = {Process: int(os.environ.get("SEABOARD_KILLS", "2")), Forked: 20}
TABLES = 6


class Captain:
    """Plays two seats of a table as fast as it can, then of the next one, and notes what was
    acknowledged.
    """

    def __init__(self, server: Process, seed: int) -> None:
        self._server = server
        self._rng = random.Random(seed)
        self._token = ""
        self.table = ""
        self._sent: dict[int, str] = {}  # number of the entry to be: text of the move
        self.acknowledged: dict[str, dict[int, str]] = {}  # by table
        self.resumed = 0

    async def begin(self) -> None:
        async with httpx2.AsyncClient(base_url=self._server.address, timeout=None) as client:
            name = {"name": "Captain"}
            self._token = (await client.post("/api/people", json=name)).json()["token"]
        await self._new_table()

    async def _new_table(self) -> None:
        headers = {"Authorization": f"Bearer {self._token}"}
        address = self._server.address
        async with httpx2.AsyncClient(base_url=address, timeout=None, headers=headers) as client:
            setup = {"game": "nauticus", "seats": 3}
            table = str((await client.post("/api/tables", json=setup)).json()["id"])
            bot = {"do": "bot", "seat": 2, "bot": "random"}
            for command in ({"do": "join"}, {"do": "join"}, bot, {"do": "start"}):
                answer = await client.post(f"/api/tables/{table}/do", json=command)
                assert answer.status_code == 200, answer.text
        self.table, self.acknowledged[table], self._sent = table, {}, {}

    async def play(self) -> None:
        """Until the connection breaks; then again, from the last event heard."""
        while True:
            try:
                await self._connected(max(self.acknowledged[self.table], default=0))
                await self._new_table()
            except (OSError, websockets.WebSocketException, httpx2.TransportError):
                await asyncio.sleep(0.05)

    async def _connected(self, heard: int) -> None:
        """Play until the game is over."""
        address = f"ws://127.0.0.1:{self._server.port}/api/socket"
        headers = {"Authorization": f"Bearer {self._token}"}
        async with websockets.connect(address, additional_headers=headers) as socket:
            self.resumed += 1
            seat = 0
            await socket.send(self._watch(seat, heard))
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "done":
                    done = message["done"]
                    self.acknowledged[self.table][message["id"]] = self._sent[message["id"]]
                    assert done["last"] >= message["id"]
                elif message["type"] == "table" and message["table"]["status"] == "finished":
                    return
                elif message["type"] == "table":
                    seat = await self._turn(socket, message["table"], seat)

    def _watch(self, seat: int, after: int) -> str:
        return json.dumps({"type": "watch", "table": self.table, "seat": seat, "after": after})

    async def _turn(self, socket: Any, table: dict[str, Any], seat: int) -> int:
        if table["legal"]:
            # The move will be the entry after the last one, if it is committed at all.
            number = table["last"] + 1
            move = self._sent[number] = self._rng.choice(table["legal"])["text"]
            command = {"do": "move", "seat": seat, "version": table["version"], "move": move}
            message = {"type": "do", "id": number, "table": self.table, "command": command}
            await socket.send(json.dumps(message))
        elif table["decider"] in (0, 1) and table["decider"] != seat:
            seat = table["decider"]
            await socket.send(self._watch(seat, table["last"]))
        return seat


@pytest.mark.parametrize("process", KILLS)
def test_nothing_acknowledged_is_lost(tmp_path: Path, process: type[Process]) -> None:
    database, kills = tmp_path / "seaboard.db", KILLS[process]
    server = process(f"sqlite:///{database}", tmp_path / "log")
    captains = [Captain(server, seed) for seed in range(TABLES)]

    async def run() -> None:
        rng, before = random.Random(time.time()), [0] * TABLES
        await asyncio.to_thread(server.start)
        await asyncio.gather(*(captain.begin() for captain in captains))
        playing = [asyncio.create_task(captain.play()) for captain in captains]
        for _ in range(kills):
            await some_moves(captains)
            await asyncio.sleep(rng.uniform(0.0, 1.0))
            await asyncio.to_thread(server.kill)
            check(database, captains)
            before = [captain.resumed for captain in captains]
            await asyncio.to_thread(server.start)
        await all_resumed(captains, before)
        for task in playing:
            task.cancel()
        outcomes = await asyncio.gather(*playing, return_exceptions=True)
        assert all(isinstance(each, asyncio.CancelledError) for each in outcomes), outcomes

    try:
        asyncio.run(run())
    finally:
        server.stop()
    check(database, captains)


async def some_moves(captains: list[Captain]) -> None:
    """Wait until as many moves as there are tables were acknowledged."""
    wanted = acknowledged(captains) + TABLES
    while acknowledged(captains) < wanted:
        await asyncio.sleep(0.01)


def acknowledged(captains: list[Captain]) -> int:
    return sum(len(moves) for captain in captains for moves in captain.acknowledged.values())


async def all_resumed(captains: list[Captain], before: list[int]) -> None:
    """Everyone has come back after the last kill; earlier ones may have been too quick for that."""
    while not all(captain.resumed > times for captain, times in zip(captains, before, strict=True)):
        await asyncio.sleep(0.1)


def check(database: Path, captains: list[Captain]) -> None:
    """Read what a killed server left behind: whole tables, with every acknowledged move."""
    connection = sqlite3.connect(database)
    try:
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
        for captain in captains:
            for table, moves in captain.acknowledged.items():
                check_table(connection, table, moves)
    finally:
        connection.close()


def check_table(connection: sqlite3.Connection, table: str, moves: dict[int, str]) -> None:
    query = "select seq, at, kind, data from log where table_id = ? order by seq"
    rows = connection.execute(query, (table,)).fetchall()
    log = [
        Logged(number, at, entry_from_data(kind, json.loads(data)))
        for number, at, kind, data in rows
    ]
    Table(table, log)  # every move is legal, no number is missing
    for number, text in moves.items():
        entry = log[number - 1].entry
        assert isinstance(entry, MovePlayed)
        assert entry.move == text
    last = connection.execute("select last from tables where id = ?", (table,))
    assert last.fetchone() == (log[-1].number,)
