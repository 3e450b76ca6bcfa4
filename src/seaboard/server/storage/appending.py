"""Entries on their way into PostgreSQL: one statement, and one trip, for all that waits.

A transaction of its own for each move takes six trips, and commits that notify wait for each other.
What comes in while a statement is on its way shares the next one: all of it is written, or, if some
of it fails, each by itself. Rows of tables are locked first and in one order, as by everyone who
adds to a table, so that no two writers wait for each other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import asyncpg
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

_MOST_TOGETHER: Final = 100
_LOCK_MILLISECONDS: Final = 500  # who holds a row longer keeps only its own table waiting
_TABLE: Final = {
    "id": "text", "status": "text", "last": "int", "changed": "float8", "due": "float8",
    "bot_next": "bool", "decider": "int",
}  # fmt: skip
_ENTRY: Final = {
    "table_id": "text", "seq": "int", "at": "float8", "kind": "text", "data": "text",
    "key": "text", "link": "text",
}  # fmt: skip
_CHANGED: Final = ", ".join(f"{name} = n.{name}" for name in _TABLE if name != "id")


def _rows(columns: dict[str, str], first: int) -> str:
    """The columns as arrays that come in as values, row by row."""
    arrays = (f"${first + at}::{kind}[]" for at, kind in enumerate(columns.values()))
    return f"unnest({', '.join(arrays)}) as n({', '.join(columns)})"


_APPEND: Final = f"""
with locked as materialized (
  select id from tables where id = any($1::text[]) order by id for no key update
), changed as (
  update tables set {_CHANGED} from {_rows(_TABLE, 1)}
  where tables.id = n.id and (select count(*) from locked) > 0
), added as (
  insert into log ({", ".join(_ENTRY)})
  select {", ".join(_ENTRY)} from {_rows(_ENTRY, 1 + len(_TABLE))}
  where (select count(*) from locked) > 0
)
select pg_notify(${1 + len(_TABLE) + len(_ENTRY)}, told)
from unnest(${2 + len(_TABLE) + len(_ENTRY)}::text[]) as told
"""


@dataclass(frozen=True, slots=True)
class Append:
    """What is added to one table: the changed values of its row, its new entries, and what other
    processes are told of it.
    """

    table: tuple[Any, ...]  # in the order of `_TABLE`
    entries: Sequence[tuple[Any, ...]]  # in the order of `_ENTRY`
    told: str


class Appender:
    """Writes what waits, on a connection of its own."""

    def __init__(self, engine: AsyncEngine, channel: str) -> None:
        self._engine = engine
        self._channel = channel
        self._connection: AsyncConnection | None = None
        self._raw: Any = None
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._working: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> None:
        """Committed when it returns; UniqueViolationError if a number is taken."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        await future

    async def _work(self) -> None:
        try:
            while self._waiting:
                some = self._waiting[:_MOST_TOGETHER]
                del self._waiting[:_MOST_TOGETHER]
                if not await self._written(some, last_try=len(some) == 1):
                    for each in some:
                        await self._written([each], last_try=True)
        finally:
            self._working = None

    async def _written(
        self, some: list[tuple[Append, asyncio.Future[None]]], last_try: bool
    ) -> bool:
        """Whether all of it is committed, or has failed for good; whoever waits is told then."""
        try:
            await self._write(sorted((append for append, _ in some), key=lambda each: each.table))
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.LockNotAvailableError) as error:
            if not last_try:
                return False
            _tell(some, error)
        except BaseException as error:
            await self._let_go()
            _tell(some, error)
            if not isinstance(error, Exception):
                raise
        else:
            _tell(some, None)
        return True

    async def _write(self, appends: Sequence[Append]) -> None:
        raw = self._raw
        if raw is None or raw.is_closed():
            await self._let_go()
            raw = await self._connect()
        tables = zip(*(append.table for append in appends), strict=True)
        entries = zip(*(entry for append in appends for entry in append.entries), strict=True)
        told = [append.told for append in appends]
        await raw.execute(_APPEND, *tables, *entries, self._channel, told)

    async def _connect(self) -> Any:
        self._connection = await self._engine.connect()
        raw: Any = (await self._connection.get_raw_connection()).driver_connection
        assert raw is not None
        await raw.execute(f"set lock_timeout = {_LOCK_MILLISECONDS}")
        self._raw = raw
        return raw

    async def _let_go(self) -> None:
        """Whatever state the connection is in, the next statement goes over a fresh one."""
        connection, self._connection, self._raw = self._connection, None, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()

    async def close(self) -> None:
        """What waits is written first."""
        if self._working is not None:
            await asyncio.gather(self._working, return_exceptions=True)
        await self._let_go()


def _tell(some: list[tuple[Append, asyncio.Future[None]]], error: BaseException | None) -> None:
    for _, future in some:
        if future.done():
            continue  # whoever asked is gone
        if error is None:
            future.set_result(None)
        elif isinstance(error, Exception):
            future.set_exception(error)
        else:
            future.cancel()
