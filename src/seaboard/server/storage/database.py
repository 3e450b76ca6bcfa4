"""One way to ask both databases: a function of a connection, run where it blocks nobody.

SQLite has one thread that writes and a few that read, so that a whole transaction is a single trip
out of the event loop; through aiosqlite every step of every statement was one. Whatever is to be
written while the thread is busy shares the next transaction. PostgreSQL is asked by asyncpg.
"""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import asyncpg
import structlog
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.dialects.postgresql.asyncpg import AsyncAdapt_asyncpg_dbapi
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from ...tables.refusals import Refused
from ..logs import error_fields
from .appending import Append, Appender

_log = structlog.get_logger("seaboard.database")
T = TypeVar("T")
Work = Callable[[Connection], T]
TABLES_CHANNEL: Final = "seaboard_tables"  # where processes tell of additions to tables
_READERS: Final = 2
_PATIENCE: Final = 10.0  # seconds for a connection or an answer
# Seconds for which a transaction may stand still: whoever froze or was cut off in the middle of one
# keeps the rows that it has locked from everybody no longer.
_STANDSTILL: Final = 60.0
_ABANDONED: Final = "idle_in_transaction_session_timeout"
_PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=NORMAL",
    "foreign_keys=ON",
    "busy_timeout=5000",
)
FAILURES: Final = (
    DBAPIError,
    PoolTimeout,
    AsyncAdapt_asyncpg_dbapi.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    sqlite3.Error,
    OSError,
)


class DatabaseFailed(Refused):
    """The database is away, full, read-only or damaged: nothing was told of the work, though a
    commit whose answer was lost may stand.
    """

    def __init__(self) -> None:
        super().__init__("busy", "the database does not work just now; try again in a moment")


@contextmanager
def _failures_named() -> Iterator[None]:
    """Whatever a database raises becomes one error, but for a row that it refuses."""
    try:
        yield
    except IntegrityError:
        raise
    except FAILURES as error:
        _log.error("database.failed", **error_fields(error))
        raise DatabaseFailed from error


class Database(ABC):
    """A database that is open."""

    shared: bool  # whether other processes may write too

    async def write(self, work: Work[T]) -> T:
        """Run the work in a transaction of its own."""
        with _failures_named():
            return await self.attempt(work)

    async def read(self, work: Work[T]) -> T:
        """Run work that changes nothing."""
        with _failures_named():
            return await self._look(work)

    @abstractmethod
    async def attempt(self, work: Work[T]) -> T:
        """Like `write`, but whatever the database raises comes as it is."""

    @abstractmethod
    async def snapshot(self, work: Work[T]) -> T:
        """Run work that sees the database as it is at one moment, however long it takes, and keeps
        nobody from writing meanwhile. Whatever the database raises comes as it is.
        """

    @abstractmethod
    async def _look(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def close(self) -> None: ...


class Sqlite(Database):
    """One file; one process writes to it, on one connection."""

    shared = False

    def __init__(self, url: str) -> None:
        self._writer = Writer(_sqlite(url, 1, "BEGIN IMMEDIATE"))
        self._reader = _sqlite(url, _READERS, "BEGIN")
        self._reading = ThreadPoolExecutor(_READERS, "seaboard-reads")

    async def attempt(self, work: Work[T]) -> T:
        return await self._writer.write(work)

    async def snapshot(self, work: Work[T]) -> T:
        return await self._look(work)  # with WAL a transaction that reads sees one moment

    async def data_version(self) -> int:
        """A number that changes whenever another process has written to the file."""
        with _failures_named():
            return await self._writer.data_version()

    async def _look(self, work: Work[T]) -> T:
        def run() -> T:
            with self._reader.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, run)

    async def close(self) -> None:
        await self._writer.close()
        self._reading.shutdown()
        self._reader.dispose()


@dataclass(eq=False, slots=True)
class Errand:
    """Work that waits to be written, and what became of it once it was."""

    work: Work[Any]
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None

    def run(self, connection: Connection) -> None:
        self.result, self.error = self.work(connection), None

    def tell(self) -> None:
        """Tell whoever waits, unless nobody does any more."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    """The thread that writes. What comes in while it is busy is committed together afterwards:
    all of it or, if some of it fails, each by itself. If the database itself fails (locked, full,
    read-only), all of it does at once: each by itself would wait as long again, one after another.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "seaboard-writes")
        self._waiting: list[Errand] = []
        self._busy = False

    async def write(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        errand = Errand(work, loop.create_future())
        self._waiting.append(errand)
        if not self._busy:
            self._write_waiting(loop)
        result: T = await errand.future
        return result

    def _write_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        errands, self._waiting = self._waiting, []
        self._busy = bool(errands)
        if errands:
            self._thread.submit(self._write_now, errands, loop)

    def _write_now(self, errands: list[Errand], loop: asyncio.AbstractEventLoop) -> None:
        if not self._committed(errands) and not isinstance(errands[0].error, OperationalError):
            for errand in errands:
                self._committed([errand])
        with suppress(RuntimeError):  # the loop was closed: nobody waits any more
            loop.call_soon_threadsafe(self._written, errands, loop)

    def _committed(self, errands: list[Errand]) -> bool:
        """Whether one transaction could take all the errands."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            with self._connection.begin():
                for errand in errands:
                    errand.run(self._connection)
        except Exception as error:
            for errand in errands:
                errand.error = error
            self._let_go_of_connection()
            return False
        return True

    async def data_version(self) -> int:
        """Asked on the connection that writes, for which only others' writing counts, and outside
        a transaction, so that it is answered also while nothing can be written.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._data_version)

    def _data_version(self) -> int:
        if self._connection is None:
            self._connection = self._engine.connect()
        raw: Any = self._connection.connection.dbapi_connection
        return int(raw.execute("pragma data_version").fetchone()[0])

    def _let_go_of_connection(self) -> None:
        """Whatever state it is in, the next transaction begins on a fresh one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _written(self, errands: list[Errand], loop: asyncio.AbstractEventLoop) -> None:
        self._write_waiting(loop)
        for errand in errands:
            errand.tell()

    async def close(self) -> None:
        while self._busy:  # whatever waits is written first
            await asyncio.sleep(0.01)
        self._thread.submit(self._let_go_of_connection)
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()


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

    def __init__(self, url: str, standstill: float = _STANDSTILL) -> None:
        self._engine = create_async_engine(
            url,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            pool_timeout=_PATIENCE,
            connect_args={
                "timeout": _PATIENCE,
                "command_timeout": _PATIENCE,
                "server_settings": {_ABANDONED: f"{standstill:g}s"},
            },
        )
        self._appender = Appender(self._engine, TABLES_CHANNEL)
        self._working: set[asyncio.Task[Any]] = set()

    async def append(self, append: Append) -> bool:
        """Add to a table, with whatever else waits; False if another writer was first."""
        with _failures_named():
            try:
                await self._appender.append(append)
            except asyncpg.IntegrityConstraintViolationError:
                return False
            return True

    async def attempt(self, work: Work[T]) -> T:
        """It is finished also if whoever asked goes away, as a client in the middle of a question
        does: to break it off would cost the connection, and whoever comes next a new one.
        """
        task = asyncio.create_task(self._attempt(work))
        self._working.add(task)
        task.add_done_callback(self._worked)
        return await asyncio.shield(task)

    def _worked(self, task: asyncio.Task[Any]) -> None:
        self._working.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it, or is gone

    async def _attempt(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def snapshot(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            await connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
            async with connection.begin():
                # It locks nothing, and whoever takes what it reads may be slow.
                await connection.execute(text(f"set local {_ABANDONED} = 0"))
                return await connection.run_sync(work)

    async def _look(self, work: Work[T]) -> T:
        return await self.attempt(work)

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Any]:
        """A raw connection of asyncpg on which notifications can be heard."""
        with _failures_named():
            async with self._engine.connect() as connection:
                raw = await connection.get_raw_connection()
                try:
                    yield raw.driver_connection
                finally:
                    await connection.invalidate()  # nobody else is to have one that listens

    async def close(self) -> None:
        await self._appender.close()
        await asyncio.gather(*self._working, return_exceptions=True)
        await self._engine.dispose()


def open_database(url: str) -> Database:
    return Sqlite(url) if url.startswith("sqlite") else Postgres(url)
