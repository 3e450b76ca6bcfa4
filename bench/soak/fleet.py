"""The servers and their database, and all that can happen to them."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx2
from tests.server.conftest import new_postgres_database
from tests.server.postgres import Postgres, running_postgres
from tests.server.processes import free_port

from seaboard.server.settings import DATABASE_VARIABLE
from seaboard.server.storage.address import asyncpg_arguments

Fault = Callable[[], Coroutine[Any, Any, None]]
_A_PAGE = 4096
_ESTABLISHED = "01"  # in /proc/net/tcp
_FAREWELL = 300.0  # seconds: so long nothing takes but what is stuck
_FULL_DISK = """
create or replace function no_room() returns trigger language plpgsql as $$
begin raise disk_full using message = 'could not extend file: No space left on device'; end $$
"""
_NO_ROOM = "create trigger no_room before insert or update on"
_FILLED = ("keys", "people", "sessions", "tables", "seats", "log", "thoughts")
_SERVER = "from bench.soak.serving import main; main()"


class Server:
    """One process, which can be killed, frozen and kept from writing."""

    def __init__(self, url: str, folder: Path, bots: str) -> None:
        self.port = free_port()
        log = folder / f"server-{self.port}.log"
        self.clock = folder / f"clock-{self.port}"
        self.clock.write_text("0")
        self.pid = 0
        with log.open("ab") as out:
            self._process = subprocess.Popen(
                [sys.executable, "-c", _SERVER, url, str(self.port), str(self.clock), bots],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=out,
            )  # fmt: skip
        self.log = log

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        self.pid = int(await asyncio.to_thread(self._ask))
        await self.ready()

    async def ready(self) -> None:
        async with httpx2.AsyncClient(timeout=10, verify=False) as client:
            while True:
                with suppress(httpx2.TransportError):
                    if (await client.get(f"{self.address}/health")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    async def restart(self) -> None:
        """SIGKILL, and a new one."""
        await asyncio.to_thread(self._ask)
        await self.start()

    def _ask(self) -> str:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"\n")
        process.stdin.flush()
        line = process.stdout.readline()
        assert line, self.log.read_text()
        return line.decode()

    def stop(self) -> None:
        """SIGTERM, in good order; a server that does not end by it is a fault."""
        try:
            self._process.communicate(timeout=_FAREWELL)
        except subprocess.TimeoutExpired:
            os.kill(self.pid, signal.SIGKILL)
            self._process.communicate()
            raise AssertionError(f"the server of port {self.port} does not end") from None

    # Faults

    def freeze(self, yes: bool) -> None:
        os.kill(self.pid, signal.SIGSTOP if yes else signal.SIGCONT)

    def thinkers(self) -> list[int]:
        """Ids of the processes in which its bots think."""
        found = []
        for path in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):  # it ended meanwhile
                parent = int(path.read_text("ascii", "replace").rpartition(")")[2].split()[1])
                command = path.with_name("cmdline").read_bytes()
                if parent == self.pid and b"seaboard.bots.thinker" in command:
                    found.append(int(path.parent.name))
        return found

    def fill_disk(self, size: int | None) -> None:
        """No file of the server may grow beyond this size."""
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        limit = resource.RLIM_INFINITY if size is None else size
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (limit, hard))

    # What it takes

    async def numbers(self) -> dict[str, float]:
        async with httpx2.AsyncClient(timeout=60, verify=False) as client:
            text = (await client.get(f"{self.address}/metrics")).text
        pairs = (line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        return {name: float(value) for name, value in pairs}

    def memory(self) -> float:
        """Resident, in MiB."""
        for line in Path(f"/proc/{self.pid}/status").read_text("ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def descriptors(self) -> int:
        """Open files without the connections of clients, which come and go."""
        clients = self._client_sockets()
        found = [_target(path) for path in Path(f"/proc/{self.pid}/fd").iterdir()]
        return sum(1 for each in found if each is not None and each not in clients)

    def _client_sockets(self) -> set[str]:
        """Connections to its port that are open at both ends, as links of /proc name them."""
        found = set()
        for line in Path(f"/proc/{self.pid}/net/tcp").read_text("ascii").splitlines()[1:]:
            fields = line.split()
            port = int(fields[1].rpartition(":")[2], 16)
            if port == self.port and fields[3] == _ESTABLISHED:
                found.add(f"socket:[{fields[9]}]")
        return found


def _target(link: Path) -> str | None:
    with suppress(OSError):  # it was closed meanwhile
        return str(link.readlink())
    return None


class BotWorker:
    """`seaboard worker` in a process of its own."""

    def __init__(self, url: str, log: Path) -> None:
        self._url = url
        self.log = log
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "seaboard", "worker", "--processes", "1",
                   "--log-level", "warning"]  # fmt: skip
        with self.log.open("ab") as out:
            self._process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=out,
                env={**os.environ, DATABASE_VARIABLE: self._url},
            )  # fmt: skip

    def kill(self) -> None:
        """SIGKILL, perhaps in the middle of a thought, which another worker then has to take."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """SIGTERM, in good order."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError("a worker does not end") from None


class Fleet(ABC):
    """Servers on one database; `faults` are what can happen to them."""

    def __init__(self, url: str, folder: Path, servers: int, bots: str, seed: int) -> None:
        self.url = url
        self.folder = folder
        self.rng = random.Random(seed)
        self.servers = [Server(url, folder, bots) for _ in range(servers)]
        self._bots = bots
        self.busy = 0  # how often somebody was told to try again
        self._backups = 0

    @property
    def faults(self) -> dict[str, Fault]:
        return {
            "kill": self._kill,
            "freeze": self._freeze,
            "clock": self._jump,
            "backup": self._back_up,
            **({"bot killed": self._kill_bot} if self._bots == "workers" else {}),
            **self.own_faults(),
        }

    @abstractmethod
    def own_faults(self) -> dict[str, Fault]: ...

    async def start(self) -> None:
        await asyncio.gather(*(server.start() for server in self.servers))

    def stop(self) -> None:
        for server in self.servers:
            server.stop()

    def logs(self) -> list[Path]:
        """What servers and workers have written; a traceback in it is a fault."""
        return [server.log for server in self.servers]

    def address(self) -> str:
        return self.rng.choice(self.servers).address

    async def until_refused(self, times: int = 3) -> None:
        """Wait until so many commands were answered with `busy`."""
        wanted = self.busy + times
        while self.busy < wanted:
            await asyncio.sleep(0.05)

    async def _kill(self) -> None:
        await self.rng.choice(self.servers).restart()

    async def _kill_bot(self) -> None:
        """SIGKILL of a process in which bots think, perhaps in the middle of a thought."""
        while not (found := [each for server in self.servers for each in server.thinkers()]):
            await asyncio.sleep(0.05)
        with suppress(ProcessLookupError):
            os.kill(self.rng.choice(found), signal.SIGKILL)

    async def _freeze(self) -> None:
        """Cut off from everybody; with several processes the others go on."""
        server = self.rng.choice(self.servers)
        server.freeze(True)
        try:
            await asyncio.sleep(self.rng.uniform(0.5, 3))
        finally:
            server.freeze(False)
        await server.ready()

    async def _jump(self) -> None:
        """The clocks of machines jump, each by itself, and later come back."""
        for server in self.servers:
            server.clock.write_text(str(self.rng.choice((-86_400, -3600, -5, 5, 3600, 86_400))))
        await asyncio.sleep(1.0)
        for server in self.servers:
            server.clock.write_text("0")

    async def _back_up(self) -> None:
        """A backup under load, tried at once."""
        self._backups += 1
        file = self.folder / f"{self._backups}.backup"
        await _seaboard("backup", str(file), "--database", self.url)
        await _seaboard("check", "--backup", str(file))
        file.unlink()


async def _seaboard(*words: str) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "seaboard", *words,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    told, _ = await process.communicate()
    assert process.returncode == 0, told.decode()


class SqliteFleet(Fleet):
    """One process on a file."""

    def __init__(self, folder: Path, bots: str, seed: int) -> None:
        self._file = folder / "tables.db"
        super().__init__(f"sqlite:///{self._file}", folder, 1, bots, seed)

    def own_faults(self) -> dict[str, Fault]:
        return {"full disk": self._full_disk, "locked": self._locked}

    async def _full_disk(self) -> None:
        (server,) = self.servers
        server.fill_disk(_A_PAGE)  # so nothing can be committed, and nothing logged
        try:
            await self.until_refused()
        finally:
            server.fill_disk(None)
        await server.ready()

    async def _locked(self) -> None:
        """Another program holds the file for longer than the server waits for it."""
        with closing(sqlite3.connect(self._file, isolation_level=None, timeout=60)) as other:
            other.execute("begin immediate")
            await self.until_refused(1)
            other.execute("rollback")
        await self.servers[0].ready()


class PostgresFleet(Fleet):
    """Two processes on one PostgreSQL."""

    def __init__(self, postgres: Postgres, folder: Path, bots: str, seed: int) -> None:
        self._postgres = postgres
        super().__init__(new_postgres_database(postgres.folder), folder, 2, bots, seed)
        self._worker = BotWorker(self.url, folder / "worker.log") if bots == "workers" else None

    async def start(self) -> None:
        await super().start()
        if self._worker is not None:
            self._worker.start()

    def stop(self) -> None:
        try:
            if self._worker is not None:
                self._worker.stop()
        finally:
            super().stop()

    def logs(self) -> list[Path]:
        return super().logs() + ([] if self._worker is None else [self._worker.log])

    def own_faults(self) -> dict[str, Fault]:
        return {
            **({} if self._worker is None else {"worker killed": self._kill_worker}),
            "database restart": self._restart_database,
            "database frozen": self._freeze_database,
            "full disk": self._full_disk,
            "read-only": self._read_only,
        }

    async def _kill_worker(self) -> None:
        assert self._worker is not None
        await asyncio.to_thread(self._worker.kill)
        self._worker.start()

    async def _restart_database(self) -> None:
        await asyncio.to_thread(self._postgres.stop)
        await asyncio.sleep(self.rng.choice((0, 1, 4)))
        await asyncio.to_thread(self._postgres.start)
        await asyncio.gather(*(server.ready() for server in self.servers))

    async def _freeze_database(self) -> None:
        """It answers nobody, for less or more than servers wait for an answer."""
        await asyncio.to_thread(self._postgres.freeze, True)
        try:
            await asyncio.sleep(self.rng.choice((1, 5, 15)))
        finally:
            await asyncio.to_thread(self._postgres.freeze, False)
        await asyncio.gather(*(server.ready() for server in self.servers))

    async def _full_disk(self) -> None:
        """Every row is refused, by the error that a database without room gives."""
        triggers = (f"{_NO_ROOM} {name} for each statement execute function no_room()"
                    for name in _FILLED)  # fmt: skip
        try:
            await self._run_sql(_FULL_DISK, *triggers)  # one by one: nobody waits for two locks
            await self.until_refused()
        finally:
            await self._run_sql(*(f"drop trigger if exists no_room on {name}" for name in _FILLED))
        await asyncio.gather(*(server.ready() for server in self.servers))

    async def _run_sql(self, *statements: str) -> None:
        connection = await asyncpg.connect(**asyncpg_arguments(self.url))
        try:
            for each in statements:
                await connection.execute(each)
        finally:
            await connection.close()

    async def _read_only(self) -> None:
        """What a database says that was switched over."""
        await asyncio.to_thread(self._postgres.set_read_only, True)
        try:
            await self.until_refused()
        finally:
            await asyncio.to_thread(self._postgres.set_read_only, False)
        await asyncio.gather(*(server.ready() for server in self.servers))


@contextmanager
def open_fleet(kind: str, folder: Path, bots: str, seed: int) -> Iterator[Fleet]:
    """A fleet of that kind of database; it is gone afterwards, whatever happened."""
    with ExitStack() as stack:
        fleet: Fleet
        if kind == "sqlite":
            fleet = SqliteFleet(folder, bots, seed)
        else:
            fleet = PostgresFleet(stack.enter_context(running_postgres()), folder, bots, seed)
        stack.callback(fleet.stop)
        yield fleet
