"""One way to ask both databases: a function of a connection, run where it blocks nobody.

SQLite has one thread that writes and a few that read, so that a whole transaction is a single trip
out of the event loop; through aiosqlite every step of every statement was one. PostgreSQL is asked
by asyncpg.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
Work = Callable[[Connection], T]
_READERS: Final = 2
_PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=NORMAL",
    "foreign_keys=ON",
    "busy_timeout=10000",
)


class Database(ABC):
    """A database that is open."""

    shared: bool  # whether other processes may write too

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Run the work in a transaction of its own."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run work that changes nothing."""

    @abstractmethod
    async def close(self) -> None: ...


class Sqlite(Database):
    """One file; one process writes to it, on one connection."""

    shared = False

    def __init__(self, url: str) -> None:
        self._writer = _sqlite(url, 1, "BEGIN IMMEDIATE")
        self._reader = _sqlite(url, _READERS, "BEGIN")
        self._writing = ThreadPoolExecutor(1, "seaboard-writes")
        self._reading = ThreadPoolExecutor(_READERS, "seaboard-reads")

    async def write(self, work: Work[T]) -> T:
        return await _in_thread(self._writing, self._writer, work)

    async def read(self, work: Work[T]) -> T:
        return await _in_thread(self._reading, self._reader, work)

    async def close(self) -> None:
        for threads, engine in ((self._writing, self._writer), (self._reading, self._reader)):
            threads.shutdown()
            engine.dispose()


async def _in_thread(threads: ThreadPoolExecutor, engine: Engine, work: Work[T]) -> T:
    def run() -> T:
        with engine.begin() as connection:
            return work(connection)

    return await asyncio.get_running_loop().run_in_executor(threads, run)


def _sqlite(url: str, connections: int, begin: str) -> Engine:
    engine = create_engine(url, pool_size=connections, max_overflow=0)

    @event.listens_for(engine, "connect")
    def _(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy begins transactions, not the driver
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


class Postgres(Database):
    """A server that several processes may use."""

    shared = True

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Any]:
        """A raw connection of asyncpg on which notifications can be heard."""
        async with self._engine.connect() as connection:
            raw = await connection.get_raw_connection()
            yield raw.driver_connection

    async def close(self) -> None:
        await self._engine.dispose()


def open_database(url: str) -> Database:
    return Sqlite(url) if url.startswith("sqlite") else Postgres(url)
