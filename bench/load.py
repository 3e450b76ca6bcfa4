"""Load: real games through WebSockets against a server of its own process.

`python -m bench.load --tables 1000 --rate 200 --seconds 60` plays on that many tables, two
connections each, that many moves a second over all tables, and reports how long it took from
sending a move until the last client of the table had heard of it. Afterwards the log is compared
with what was acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets

_READY_SECONDS = 120
_SERVER = """
import sys, uvicorn
from seaboard.server.app import create_app
from seaboard.server.logs import configure
from seaboard.server.settings import Limits, Rate, Settings
many = Rate(1e9, 1e9)
limits = Limits(requests=many, messages=many, guests=many, tables=many, connections=100_000,
                connections_by_address=100_000)
configure("warning")
app = create_app(Settings(database=sys.argv[1], limits=limits))
uvicorn.run(app, port=int(sys.argv[2]), log_level="warning", access_log=False, backlog=4096,
            ws_per_message_deflate=False)
"""


@dataclass
class Report:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    acknowledged: dict[str, set[int]] = field(default_factory=dict)
    refused: int = 0
    behind: int = 0  # moves that could not be sent in time because the tables were busy

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else 0.0


class LoadTable:
    """One table: two people, each with a connection; moves are sent on demand."""

    def __init__(self, port: int, report: Report, seed: int) -> None:
        self._port = port
        self._report = report
        self._rng = random.Random(seed)
        self._tokens: list[str] = []
        self._sockets: list[Any] = []
        self._seen: list[dict[str, Any]] = [{}, {}]
        self._sent_at: float | None = None
        self._sent_version = 0
        self.id = ""
        self.ready = False

    async def begin(self, client: httpx.AsyncClient) -> None:
        for name in ("Anna", "Bert"):
            answer = await client.post("/api/people", json={"name": name})
            client.cookies.clear()
            self._tokens.append(answer.json()["token"])
        setup = {"game": "nauticus", "seats": 2}
        headers = {"Authorization": f"Bearer {self._tokens[0]}"}
        created = await client.post("/api/tables", json=setup, headers=headers)
        self.id = created.json()["id"]
        self._report.acknowledged[self.id] = set()
        for seat, token in enumerate(self._tokens):
            await self._do(client, token, {"do": "join", "seat": seat})
        await self._do(client, self._tokens[0], {"do": "start"})

    async def _do(self, client: httpx.AsyncClient, token: str, command: dict[str, Any]) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        answer = await client.post(f"/api/tables/{self.id}/do", json=command, headers=headers)
        answer.raise_for_status()

    async def connect(self) -> list[asyncio.Task[None]]:
        address = f"ws://127.0.0.1:{self._port}/api/socket"
        for token in self._tokens:
            headers = {"Authorization": f"Bearer {token}"}
            socket = await websockets.connect(
                address, additional_headers=headers, compression=None, open_timeout=60
            )
            self._sockets.append(socket)
        for seat, socket in enumerate(self._sockets):
            await socket.send(json.dumps({"type": "watch", "table": self.id, "seat": seat}))
        return [asyncio.create_task(self._hear(seat)) for seat in (0, 1)]

    async def _hear(self, seat: int) -> None:
        async for text in self._sockets[seat]:
            message = json.loads(text)
            if message["type"] == "table":
                self._seen[seat] = message["table"]
                self._maybe_all_heard()
            elif message["type"] == "done":
                self._report.acknowledged[self.id].add(message["id"])
            elif message["type"] == "refused":
                self._report.refused += 1
                self._sent_at, self.ready = None, True

    def _maybe_all_heard(self) -> None:
        versions = [seen.get("version", 0) for seen in self._seen]
        if self._sent_at is not None and min(versions) > self._sent_version:
            self._report.latencies.append(time.perf_counter() - self._sent_at)
            self._sent_at = None
        if self._sent_at is None and min(versions) > 0:
            self.ready = self._seen[0]["status"] == "running"

    async def move(self) -> None:
        seat = self._seen[0]["decider"]
        seen = self._seen[seat]
        move = self._rng.choice(seen["legal"])["text"]
        command = {"do": "move", "seat": seat, "version": seen["version"], "move": move}
        message = {"type": "do", "id": seen["last"] + 1, "table": self.id, "command": command}
        self.ready, self._sent_version = False, seen["version"]
        self._sent_at = time.perf_counter()
        await self._sockets[seat].send(json.dumps(message))

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()


async def _wait_until_ready(client: httpx.AsyncClient) -> None:
    until = time.monotonic() + _READY_SECONDS
    while time.monotonic() < until:
        try:
            if (await client.get("/health")).status_code == 200:
                return
        except httpx.TransportError:
            await asyncio.sleep(0.1)
    raise SystemExit("the server does not start")


async def play(port: int, tables: int, rate: float, seconds: float) -> Report:
    """Set up, then send moves at the rate."""
    report = Report()
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", timeout=60, limits=limits
    ) as client:
        await _wait_until_ready(client)
        all_tables = [LoadTable(port, report, seed) for seed in range(tables)]
        for some in _batches(all_tables, 20):
            await asyncio.gather(*(table.begin(client) for table in some))
    listeners: list[asyncio.Task[None]] = []
    for some in _batches(all_tables, 20):
        for tasks in await asyncio.gather(*(table.connect() for table in some)):
            listeners += tasks
    print(f"{tables} tables, {2 * tables} connections are ready", flush=True)
    await _send_moves(all_tables, report, rate, seconds)
    await asyncio.sleep(2)
    for some in _batches(all_tables, 50):
        await asyncio.gather(*(table.close() for table in some))
    await asyncio.gather(*listeners, return_exceptions=True)
    return report


async def _send_moves(
    tables: Sequence[LoadTable], report: Report, rate: float, seconds: float
) -> None:
    rng = random.Random(0)
    begin, sent = time.perf_counter(), 0
    while (now := time.perf_counter() - begin) < seconds:
        while sent < now * rate:
            sent += 1
            table = next((t for t in rng.sample(tables, min(8, len(tables))) if t.ready), None)
            if table is None:
                report.behind += 1
            else:
                await table.move()
        await asyncio.sleep(0.002)


def _batches(items: Sequence[LoadTable], size: int) -> list[Sequence[LoadTable]]:
    return [items[start : start + size] for start in range(0, len(items), size)]


def lost(database: Path, report: Report) -> int:
    """Acknowledged moves that are not in the log."""
    connection = sqlite3.connect(database)
    rows = connection.execute("select table_id, seq from log where kind = 'move'").fetchall()
    connection.close()
    stored = set(rows)
    return sum((t, seq) not in stored for t, each in report.acknowledged.items() for seq in each)


def memory_of(pid: int) -> float:
    """Largest resident memory so far, in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text("ascii").splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor_seconds_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--port", type=int, default=8099)
    chosen = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "load.db"
        command = [sys.executable, "-c", _SERVER, f"sqlite:///{database}", str(chosen.port)]
        with subprocess.Popen(command) as server:
            try:
                report = asyncio.run(play(chosen.port, chosen.tables, chosen.rate, chosen.seconds))
                memory, spent = memory_of(server.pid), processor_seconds_of(server.pid)
            finally:
                server.send_signal(signal.SIGTERM)
        _print(report, chosen.seconds, memory, spent, lost(database, report))


def _print(report: Report, seconds: float, memory: float, spent: float, missing: int) -> None:
    told = len(report.latencies)
    print(f"moves heard by all     {told} ({told / seconds:.0f} a second)")
    for name, share in (("median", 0.5), ("95 %", 0.95), ("99 %", 0.99), ("worst", 1.0)):
        print(f"{name:<22} {report.percentile(share) * 1000:.1f} ms")
    print(f"refused                {report.refused}")
    print(f"not sent, tables busy  {report.behind}")
    print(f"acknowledged and lost  {missing}")
    print(f"server memory          {memory:.0f} MiB")
    print(f"server processor time  {spent:.1f} s, setting up included")


if __name__ == "__main__":
    main()
