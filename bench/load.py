"""Load: real games through WebSockets against a server of its own process.

`python -m bench.load --tables 1000 --rate 200 --seconds 60` plays on that many tables, two
connections each, that many moves a second over all tables, and reports how long it took from
sending a move until the last client of the table had heard of it, and the processor time that the
server took for it. With several rates they are played one after another, to find where it breaks.
Afterwards long games are opened, and the log is compared with what was acknowledged.

With `--database postgresql` a PostgreSQL of Debian's packages is started for it and thrown away,
in a folder below `$TMPDIR`; with `--durable` each of its commits waits for the disk, as it would
for players, and without it fsync is off, as for tests. Another one is named by its URL.
`--processes 2` has two server processes on it, and each client reaches whichever takes its
connection.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx2
import msgspec
import uvloop
from sqlalchemy import select
from tests.server.postgres import running_postgres

from seaboard.server.settings import Settings
from seaboard.server.storage import schema
from seaboard.server.storage.database import open_database
from seaboard.server.storage.store import open_store

from .long_games import put_long_games
from .sockets import Socket, connect

_READY_SECONDS: Final = 120
_LONG_GAMES: Final = 10
_LONG_ENTRIES: Final = 1_000
_LATE: Final = 0.1  # seconds: no more than one move in a hundred may take longer
SERVER: Final = """
import sys
from seaboard.server.logs import configure
from seaboard.server.running import run
from seaboard.server.settings import Limits, Rate, Settings
from seaboard.server.processes import run_processes
many = Rate(1e9, 1e9)
limits = Limits(requests=many, messages=many, address_messages=many, guests=many, tables=many,
                connections=100_000, connections_by_address=100_000, watched_by_address=100_000)
configure("warning")
settings = Settings(database=sys.argv[1], limits=limits, bot_workers=1)
count, port = int(sys.argv[3]), int(sys.argv[2])
if count == 1:
    run(settings, port=port)
else:
    run_processes(settings, count, "127.0.0.1", port, lambda: None)
"""


class Legal(msgspec.Struct):
    text: str


class Seen(msgspec.Struct):
    """What the driver needs to know of a table; the rest is not read."""

    status: str
    last: int
    version: int
    decider: int | None
    legal: list[Legal]


class Heard(msgspec.Struct):
    """Any message of the server."""

    type: str
    id: int | None = None
    table: Seen | str | None = None


_decode: Final = msgspec.json.Decoder(Heard).decode
_encode: Final = msgspec.json.encode


@dataclass
class Report:
    """What was measured at one rate."""

    rate: float
    seconds: float
    latencies: list[float] = field(default_factory=list)
    refused: int = 0
    behind: int = 0  # moves that could not be sent in time because the tables were busy
    server: float = 0.0  # seconds of the processor
    database: float | None = None  # of the PostgreSQL that was started for it
    driver: float = 0.0

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else 0.0

    def each(self, seconds: float) -> float:
        """Milliseconds for each move."""
        return seconds / max(len(self.latencies), 1) * 1000


class LoadTable:
    """One table: two people, each with a connection; moves are sent on demand."""

    def __init__(self, port: int, seed: int) -> None:
        self._port = port
        self._rng = random.Random(seed)
        self._tokens: list[str] = []
        self._sockets: list[Socket] = []
        self._seen: list[Seen | None] = [None, None]
        self._sent_at: float | None = None
        self._sent_version = 0
        self._report: Report | None = None
        self.acknowledged: set[int] = set()
        self.id = ""
        self.ready = False

    async def begin(self, client: httpx2.AsyncClient) -> None:
        for name in ("Anna", "Bert"):
            answer = await client.post("/api/people", json={"name": name})
            client.cookies.clear()
            self._tokens.append(answer.json()["token"])
        setup = {"game": "nauticus", "seats": 2}
        headers = {"Authorization": f"Bearer {self._tokens[0]}"}
        created = await client.post("/api/tables", json=setup, headers=headers)
        self.id = created.json()["id"]
        for seat, token in enumerate(self._tokens):
            await self._do(client, token, {"do": "join", "seat": seat})
        await self._do(client, self._tokens[0], {"do": "start"})

    async def _do(self, client: httpx2.AsyncClient, token: str, command: dict[str, Any]) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        answer = await client.post(f"/api/tables/{self.id}/do", json=command, headers=headers)
        answer.raise_for_status()

    async def connect(self) -> None:
        for seat, token in enumerate(self._tokens):
            hear = self._hear_first if seat == 0 else self._hear_second
            socket = await connect(self._port, "/api/socket", token, hear)
            self._sockets.append(socket)
            socket.send(_encode({"type": "watch", "table": self.id, "seat": seat}))

    def _hear_first(self, text: bytes) -> None:
        self._hear(0, _decode(text))

    def _hear_second(self, text: bytes) -> None:
        self._hear(1, _decode(text))

    def _hear(self, seat: int, message: Heard) -> None:
        if message.type == "table":
            assert isinstance(message.table, Seen)
            self._seen[seat] = message.table
            self._maybe_all_heard()
        elif message.type == "done" and message.id is not None:
            self.acknowledged.add(message.id)
        elif message.type == "refused" and self._report is not None:
            self._report.refused += 1
            self._sent_at, self.ready = None, True

    def _maybe_all_heard(self) -> None:
        first, second = self._seen
        if first is None or second is None:
            return
        if self._sent_at is not None:
            if min(first.version, second.version) <= self._sent_version:
                return
            assert self._report is not None
            self._report.latencies.append(time.perf_counter() - self._sent_at)
            self._sent_at = None
        self.ready = first.status == "running"

    def move(self, report: Report) -> None:
        first = self._seen[0]
        seat = 0 if first is None or first.decider is None else first.decider
        seen = self._seen[seat]
        assert seen is not None
        move = self._rng.choice(seen.legal).text
        command = {"do": "move", "seat": seat, "version": seen.version, "move": move}
        # The move will be the entry after the last one, if it is committed at all.
        message = {"type": "do", "id": seen.last + 1, "table": self.id, "command": command}
        self.ready, self._sent_version, self._report = False, seen.version, report
        self._sent_at = time.perf_counter()
        self._sockets[seat].send(_encode(message))

    async def close(self) -> None:
        for socket in self._sockets:
            socket.close()
            await socket.closed


async def wait_until_ready(client: httpx2.AsyncClient) -> None:
    until = time.monotonic() + _READY_SECONDS
    while time.monotonic() < until:
        try:
            if (await client.get("/health")).status_code == 200:
                return
        except httpx2.TransportError:
            await asyncio.sleep(0.1)
    raise SystemExit("the server does not start")


@dataclass(frozen=True)
class Outcome:
    """All that was measured."""

    reports: list[Report]
    opened: list[float]  # seconds for each long game
    memory: float  # MiB at most
    acknowledged: dict[str, set[int]]


@dataclass(frozen=True)
class Spent:
    """Seconds of the processor so far."""

    server: float
    database: float | None
    driver: float


class Driver:
    """Plays against the server of a process and its children at a port; `postmaster` is the
    database's process, if it is ours to count.
    """

    def __init__(self, pid: int, port: int, postmaster: int | None = None) -> None:
        self._pid = pid
        self._port = port
        self._postmaster = postmaster

    def _spent(self) -> Spent:
        database = None if self._postmaster is None else family_seconds(self._postmaster)
        return Spent(family_seconds(self._pid), database, time.process_time())

    async def run(
        self, tables: int, rates: Sequence[float], seconds: float, long: Sequence[str]
    ) -> Outcome:
        limits = httpx2.Limits(max_connections=20)
        address = f"http://127.0.0.1:{self._port}"
        async with httpx2.AsyncClient(base_url=address, timeout=60, limits=limits) as client:
            await wait_until_ready(client)
            all_tables = [LoadTable(self._port, seed) for seed in range(tables)]
            await self._set_up(all_tables, client)
            reports = []
            for rate in rates:
                report = await self._play(all_tables, rate, seconds)
                reports.append(report)
                print_report(report)
            opened = [await _open(client, table) for table in long]
        memory = sum(map(memory_of, family_of(self._pid)))
        for some in _batches(all_tables, 50):
            await asyncio.gather(*(table.close() for table in some))
        return Outcome(reports, opened, memory, {t.id: t.acknowledged for t in all_tables})

    async def _set_up(self, tables: Sequence[LoadTable], client: httpx2.AsyncClient) -> None:
        for some in _batches(tables, 20):
            await asyncio.gather(*(table.begin(client) for table in some))
        for some in _batches(tables, 20):
            await asyncio.gather(*(table.connect() for table in some))
        while not all(table.ready for table in tables):
            await asyncio.sleep(0.05)
        spent = self._spent().server
        print(f"{len(tables)} tables, {2 * len(tables)} connections are ready;", end=" ")
        print(f"the server took {spent:.1f} s of the processor for it", flush=True)

    async def _play(self, tables: Sequence[LoadTable], rate: float, seconds: float) -> Report:
        report = Report(rate, seconds)
        before = self._spent()
        await _send_moves(tables, report)
        until = time.monotonic() + 10
        while any(not table.ready for table in tables) and time.monotonic() < until:
            await asyncio.sleep(0.05)  # the last moves are still to be heard of
        after = self._spent()
        report.server = after.server - before.server
        if after.database is not None and before.database is not None:
            report.database = after.database - before.database
        report.driver = after.driver - before.driver
        return report


async def _send_moves(tables: Sequence[LoadTable], report: Report) -> None:
    """Send moves at an even rate, whatever becomes of the earlier ones."""
    rng = random.Random(0)
    begin, sent = time.perf_counter(), 0
    while (now := time.perf_counter() - begin) < report.seconds:
        while sent < now * report.rate:
            sent += 1
            table = next((t for t in rng.sample(tables, min(8, len(tables))) if t.ready), None)
            if table is None:
                report.behind += 1
            else:
                table.move(report)
        await asyncio.sleep(0.002)


async def _open(client: httpx2.AsyncClient, table: str) -> float:
    """How long a table takes to open that the server does not have in memory."""
    begin = time.perf_counter()
    answer = await client.get(f"/api/tables/{table}")
    answer.raise_for_status()
    return time.perf_counter() - begin


def _batches(items: Sequence[LoadTable], size: int) -> list[Sequence[LoadTable]]:
    return [items[start : start + size] for start in range(0, len(items), size)]


async def lost(url: str, acknowledged: dict[str, set[int]]) -> int:
    """Acknowledged moves that are not in the log."""
    database = open_database(Settings(database=url).database_url)
    log = schema.log.c
    moves = select(log.table_id, log.seq).where(log.kind == "move")
    stored = set(await database.read(lambda c: [tuple(row) for row in c.execute(moves)]))
    await database.close()
    return sum((table, seq) not in stored for table, each in acknowledged.items() for seq in each)


def memory_of(pid: int) -> float:
    """Largest resident memory so far, in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text("ascii").splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor_seconds_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family_of(pid: int) -> list[int]:
    """A process and its children, as long as they live."""
    children = (
        each for task in Path(f"/proc/{pid}/task").iterdir()
        for each in (task / "children").read_text("ascii").split()
    )  # fmt: skip
    return [pid, *map(int, children)]


def family_seconds(pid: int) -> float:
    """Seconds of the processor that the process and its children have taken; a connection of
    PostgreSQL is a child, and lasts as long as the servers do.
    """
    return sum(map(processor_seconds_of, family_of(pid)))


@contextmanager
def chosen_database(
    name: str, folder: Path, durable: bool = False
) -> Iterator[tuple[str, int | None]]:
    """The URL of the database, and the process of PostgreSQL if it was started for this."""
    if name == "sqlite":
        yield f"sqlite:///{folder / 'load.db'}", None
    elif name == "postgresql":
        with running_postgres(durable) as server:
            pid = Path(server.folder, "data", "postmaster.pid").read_text("ascii").split()[0]
            yield f"postgresql://postgres@/postgres?host={server.folder}", int(pid)
    else:
        yield name, None


def add_durable(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--durable", action="store_true", help="the PostgreSQL that is started waits for the disk"
    )


async def _prepare(url: str) -> list[str]:
    store = await open_store(Settings(database=url).database_url)
    try:
        return await put_long_games(store, _LONG_GAMES, _LONG_ENTRIES)
    finally:
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, nargs="+", default=[200], help="moves a second")
    parser.add_argument("--seconds", type=float, default=60, help="for each rate")
    parser.add_argument("--port", type=int, default=8099)
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql or a URL")
    add_durable(parser)
    parser.add_argument("--processes", type=int, default=1, help="of the server")
    chosen = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with (
        tempfile.TemporaryDirectory() as folder,
        chosen_database(chosen.database, Path(folder), chosen.durable) as (url, postmaster),
    ):
        long = asyncio.run(_prepare(url))
        command = [sys.executable, "-c", SERVER, url, str(chosen.port), str(chosen.processes)]
        with subprocess.Popen(command) as server:
            try:
                driver = Driver(server.pid, chosen.port, postmaster)
                outcome = uvloop.run(driver.run(chosen.tables, chosen.rate, chosen.seconds, long))
            finally:
                server.send_signal(signal.SIGTERM)
        print_outcome(outcome, asyncio.run(lost(url, outcome.acknowledged)))


def print_report(report: Report) -> None:
    told = len(report.latencies)
    print(f"\n{report.rate:.0f} moves a second for {report.seconds:.0f} s")
    print(f"moves heard by all     {told} ({told / report.seconds:.0f} a second)")
    for name, share in (("median", 0.5), ("95 %", 0.95), ("99 %", 0.99), ("worst", 1.0)):
        print(f"{name:<22} {report.percentile(share) * 1000:.1f} ms")
    print(f"refused                {report.refused}")
    print(f"not sent, tables busy  {report.behind}")
    print(f"processor, server      {report.each(report.server):.2f} ms a move")
    if report.database is not None:
        print(f"processor, database    {report.each(report.database):.2f} ms a move")
    print(f"processor, driver      {report.each(report.driver):.2f} ms a move", flush=True)


def print_outcome(outcome: Outcome, missing: int) -> None:
    opened = sorted(outcome.opened)
    print()
    print(f"acknowledged           {sum(map(len, outcome.acknowledged.values()))}")
    print(f"acknowledged and lost  {missing}")
    print(f"server memory          {outcome.memory:.0f} MiB")
    print(f"opening {_LONG_ENTRIES} entries   {opened[len(opened) // 2] * 1000:.1f} ms,", end=" ")
    print(f"slowest {opened[-1] * 1000:.1f} ms")
    broken = [report.rate for report in outcome.reports if report.percentile(0.99) > _LATE]
    print(f"99 % over 100 ms       {f'from {broken[0]:.0f} moves a second' if broken else 'never'}")


if __name__ == "__main__":
    main()
