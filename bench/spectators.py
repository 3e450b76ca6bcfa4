"""One table with many spectators: `python -m bench.spectators --watchers 5000`.

The server is `seaboard serve` as a host starts it, with all its limits; the watchers come from many
addresses of this machine, as they would in life (which only Linux lets them do).
Measures the time from sending a move until every watcher has heard of it, and the processor time of
the server for each of them. With `--restarts` the server is killed and, after `--away` seconds,
started again; from the kill on everyone tries to come back when the page would. Measured is how
long that takes from the moment the server answers again.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import httpx2
import msgspec
import uvloop

from seaboard.server.open_files import make_room

from .load import LoadTable, Report, processor_seconds_of, wait_until_ready
from .sockets import Socket, connect

_encode: Final = msgspec.json.encode
_AT_AN_ADDRESS: Final = 50  # watchers
_PAGE: Final = Path(__file__).parents[1] / "web" / "src" / "lib" / "api" / "returning.ts"


class Waits:
    """When the page tries to come back: the same spans, read from its source."""

    def __init__(self) -> None:
        source = _PAGE.read_text("utf-8")
        found = re.findall(r"^export const ([A-Z_]+) = ([\d_]+);$", source, re.MULTILINE)
        milliseconds = {name: int(number) for name, number in found}
        self._soonest = milliseconds["SOONEST"] / 1000
        self._first = milliseconds["FIRST_WAIT"] / 1000
        self._longest = milliseconds["LONGEST_WAIT"] / 1000
        self._rng = random.Random(1)

    def after(self, failed: int) -> float:
        """Seconds to the next try, after so many that failed."""
        span = min(self._first * float(2**failed), self._longest)
        return self._soonest + self._rng.random() * span


class Watchers:
    """Everyone who looks at one table; counts who has heard of the newest version."""

    def __init__(self, port: int, table: str, token: str) -> None:
        self._port = port
        self._table = table
        self._token = token
        self._sockets: list[Socket] = []
        self.heard = 0

    async def come(self, count: int) -> None:
        for start in range(0, count, 100):
            await asyncio.gather(*map(self._one, range(start, min(start + 100, count))))

    async def come_back(self, count: int, waits: Waits) -> None:
        """Begun when the server is lost: each tries until it is there again."""
        await asyncio.gather(*(self._one_back(each, waits) for each in range(count)))

    async def _one_back(self, number: int, waits: Waits) -> None:
        failed = 0
        while True:
            await asyncio.sleep(waits.after(failed))
            try:
                return await self._one(number)
            except OSError:
                failed += 1

    async def _one(self, number: int) -> None:
        address, path = number // _AT_AN_ADDRESS + 2, "/api/socket"
        source = f"127.0.{address // 256}.{address % 256}"
        socket = await connect(self._port, path, self._token, self._hear, source)
        if socket.closed.done():
            raise ConnectionError("the server went away")
        self._sockets.append(socket)
        socket.send(_encode({"type": "watch", "table": self._table}))

    def _hear(self, text: bytes) -> None:
        self.heard += text.startswith(b'{"type":"table"')

    async def until_heard(self, count: int) -> None:
        while self.heard < count:
            await asyncio.sleep(0.002)


def _started(url: str, port: int) -> subprocess.Popen[bytes]:
    words = ["serve", "--database", url, "--port", str(port), "--log-level", "warning"]
    return subprocess.Popen([sys.executable, "-m", "seaboard", *words])


async def _run(
    chosen: argparse.Namespace, url: str, servers: list[subprocess.Popen[bytes]]
) -> None:
    address = f"http://127.0.0.1:{chosen.port}"
    async with httpx2.AsyncClient(base_url=address, timeout=60) as client:
        await wait_until_ready(client)
        table = LoadTable(chosen.port, 1)
        await table.begin(client)
        token = (await client.post("/api/people", json={"name": "Eva"})).json()["token"]
        client.cookies.clear()
        await table.connect()
        watchers = Watchers(chosen.port, table.id, token)
        await watchers.come(chosen.watchers)
        await watchers.until_heard(chosen.watchers)
        print(f"{chosen.watchers} watchers are there", flush=True)
        times, spent = await _moves(table, watchers, chosen, servers[-1].pid)
        middle = sorted(times)[len(times) // 2]
        print(f"a move reaches all of them within {middle * 1000:.0f} ms, worst {max(times):.3f} s")
        print(f"memory, server         {_memory(servers[-1].pid):.0f} MiB")
        print(
            f"processor, server      {spent / len(times) / chosen.watchers * 1e6:.0f} us a watcher"
        )
        for _ in range(chosen.restarts):
            await _restart(client, watchers, chosen, url, servers)


def _memory(pid: int) -> float:
    """Resident, in MiB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1])
    return pages * resource.getpagesize() / 2**20


async def _moves(
    table: LoadTable, watchers: Watchers, chosen: argparse.Namespace, pid: int
) -> tuple[Sequence[float], float]:
    times = []
    begin = processor_seconds_of(pid)
    for _ in range(chosen.moves):
        while not table.ready:
            await asyncio.sleep(0.002)
        watchers.heard = 0
        start = time.perf_counter()
        table.move(Report(0, 0))
        await watchers.until_heard(chosen.watchers)
        times.append(time.perf_counter() - start)
    return times, processor_seconds_of(pid) - begin


async def _restart(
    client: httpx2.AsyncClient,
    watchers: Watchers,
    chosen: argparse.Namespace,
    url: str,
    servers: list[subprocess.Popen[bytes]],
) -> None:
    servers[-1].send_signal(signal.SIGKILL)
    servers[-1].wait()
    watchers.heard = 0
    back = asyncio.create_task(watchers.come_back(chosen.watchers, Waits()))
    await asyncio.sleep(chosen.away)
    servers.append(_started(url, chosen.port))
    await wait_until_ready(client)
    start, spent = time.perf_counter(), processor_seconds_of(servers[-1].pid)
    await back
    await watchers.until_heard(chosen.watchers)
    spent = processor_seconds_of(servers[-1].pid) - spent
    print(
        f"{chosen.watchers} are back {time.perf_counter() - start:.2f} s after a restart;", end=" "
    )
    print(f"{spent / chosen.watchers * 1000:.2f} ms of the server's processor for each")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--watchers", type=int, default=5000)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--restarts", type=int, default=0)
    parser.add_argument("--away", type=float, default=0.0, help="seconds without a server")
    parser.add_argument("--port", type=int, default=8098)
    chosen = parser.parse_args()
    make_room(chosen.watchers)
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'watched.db'}"
        servers = [_started(url, chosen.port)]
        try:
            uvloop.run(_run(chosen, url, servers))
        finally:
            servers[-1].terminate()
            servers[-1].wait()


if __name__ == "__main__":
    main()
