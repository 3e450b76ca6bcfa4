"""All that the server asks of the database.

A table is added to by `append` alone: the entries, and the rows derived from them, in one
transaction. If another writer has taken the next number, nothing is written and `Conflict` is
raised.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Select, and_, delete, event, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..entries import Entry
from . import schema
from .migrating import migrate

CHANNEL: Final = "seaboard_tables"
_BUSY_MILLISECONDS: Final = 10_000
_PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=NORMAL",
    "foreign_keys=ON",
    f"busy_timeout={_BUSY_MILLISECONDS}",
)


class Conflict(Exception):
    """Another writer has added to this table first."""


class NameTaken(Exception):
    """There is an account of that name already."""


@dataclass(frozen=True, slots=True)
class Person:
    """Someone who came in; `account` is None for a guest."""

    id: str
    name: str
    account: str | None = None
    password: str | None = None
    token_version: int = 0
    since: float = 0.0


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: int
    person: str | None
    label: str | None
    bot: str | None


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is derived from a table's log; `secret` goes to nobody before the end."""

    id: str
    host: str
    game: str
    mode: str
    size: int
    status: str
    public: bool
    secret: bytes
    last: int
    since: float
    changed: float
    due: float | None
    bot_next: bool


@dataclass(frozen=True, slots=True)
class NewTable:
    row: TableRow
    entries: Sequence[Entry]
    seats: Sequence[SeatRow]


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    names: Mapping[str, str]


class Store:
    """A database that is open; `open_store` makes one."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self._writer = writer
        self._reader = reader
        self.process = secrets.token_hex(4)  # tells our own notifications from others'

    @property
    def shared(self) -> bool:
        """Whether other processes may write too."""
        return self._writer.dialect.name == "postgresql"

    async def close(self) -> None:
        await self._writer.dispose()
        await self._reader.dispose()

    async def healthy(self) -> bool:
        async with self._reader.connect() as connection:
            return (await connection.execute(text("select 1"))).scalar() == 1

    # People

    async def key(self, name: str, fresh: bytes) -> bytes:
        """The key of that name; the first who asks sets it to `fresh`."""
        found = await self._one(select(schema.keys.c.value).where(schema.keys.c.name == name))
        if found is not None:
            return bytes(found.value)
        try:
            async with self._writer.begin() as connection:
                await connection.execute(insert(schema.keys).values(name=name, value=fresh))
        except IntegrityError:
            return await self.key(name, fresh)
        return fresh

    async def add_person(self, person: Person) -> None:
        async with self._writer.begin() as connection:
            await connection.execute(insert(schema.people).values(**_values(person)))

    async def person(self, identity: str) -> Person | None:
        return await self._person(schema.people.c.id == identity)

    async def account(self, account: str) -> Person | None:
        return await self._person(schema.people.c.account == account)

    async def _person(self, condition: Any) -> Person | None:
        row = await self._one(select(schema.people).where(condition))
        return None if row is None else Person(**row._mapping)

    async def set_account(self, identity: str, account: str, password: str) -> None:
        """Make a guest an account; NameTaken if the name belongs to another."""
        await self._change_person(identity, account=account, password=password)

    async def sign_out_everywhere(self, identity: str) -> None:
        people = schema.people.c
        await self._change_person(identity, token_version=people.token_version + 1)

    async def forget_person(self, identity: str) -> None:
        """The row stays, because logs refer to it; whatever tells who it was goes."""
        version = schema.people.c.token_version + 1
        await self._change_person(
            identity, name="", account=None, password=None, token_version=version
        )

    async def _change_person(self, identity: str, **values: Any) -> None:
        change = update(schema.people).where(schema.people.c.id == identity).values(**values)
        try:
            async with self._writer.begin() as connection:
                await connection.execute(change)
        except IntegrityError:
            raise NameTaken from None

    async def names(self, identities: Iterable[str]) -> dict[str, str]:
        wanted = sorted(set(identities))
        if not wanted:
            return {}
        people = schema.people.c
        async with self._reader.connect() as connection:
            rows = await connection.execute(
                select(people.id, people.name).where(people.id.in_(wanted))
            )
            return {row.id: row.name for row in rows}

    # Tables

    async def create(self, new: NewTable) -> None:
        async with self._writer.begin() as connection:
            await self._create(connection, new)

    async def _create(self, connection: AsyncConnection, new: NewTable) -> None:
        await connection.execute(insert(schema.tables).values(**_values(new.row)))
        await self._write_entries(connection, new.row.id, new.entries)
        await self._write_seats(connection, new.row.id, new.seats)

    async def append(
        self,
        row: TableRow,
        entries: Sequence[Entry],
        seats: Sequence[SeatRow] | None = None,
        also: NewTable | None = None,
    ) -> None:
        """Add the entries; `row` is what follows from them, `seats` if they have changed."""
        try:
            async with self._writer.begin() as connection:
                await self._write_entries(connection, row.id, entries)
                await connection.execute(_update_of(row))
                if seats is not None:
                    old = delete(schema.seats).where(schema.seats.c.table_id == row.id)
                    await connection.execute(old)
                    await self._write_seats(connection, row.id, seats)
                if also is not None:
                    await self._create(connection, also)
                await self._notify(connection, row.id)
        except IntegrityError:
            raise Conflict from None

    async def _write_entries(
        self, connection: AsyncConnection, table: str, entries: Sequence[Entry]
    ) -> None:
        rows = [
            {
                "table_id": table,
                "seq": entry.seq,
                "at": entry.at,
                "kind": entry.kind,
                "data": msgspec.json.encode(entry.data).decode(),
            }
            for entry in entries
        ]
        await connection.execute(insert(schema.log), rows)

    async def _write_seats(
        self, connection: AsyncConnection, table: str, seats: Sequence[SeatRow]
    ) -> None:
        rows = [{"table_id": table, **_values(seat)} for seat in seats]
        await connection.execute(insert(schema.seats), rows)

    async def _notify(self, connection: AsyncConnection, table: str) -> None:
        if self.shared:
            payload = f"{self.process} {table}"
            await connection.execute(
                text("select pg_notify(:channel, :payload)"),
                {"channel": CHANNEL, "payload": payload},
            )

    async def table(self, identity: str) -> TableRow | None:
        row = await self._one(select(schema.tables).where(schema.tables.c.id == identity))
        return None if row is None else TableRow(**row._mapping)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        log = schema.log.c
        query = (
            select(log.seq, log.at, log.kind, log.data)
            .where(log.table_id == table, log.seq > after)
            .order_by(log.seq)
        )
        decode = msgspec.json.decode
        async with self._reader.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Entry(seq, at, kind, decode(data)) for seq, at, kind, data in rows]

    async def lobby(self, status: str, limit: int, before: float | None = None) -> list[Listed]:
        """Public tables, the last changed first."""
        tables = schema.tables.c
        condition = and_(tables.public, tables.status == status)
        return await self._listed(_newest(condition, before, limit))

    async def tables_of(self, person: str, limit: int, before: float | None = None) -> list[Listed]:
        """Tables where the person sits or is the host, the last changed first."""
        tables, seats = schema.tables.c, schema.seats.c
        sits = select(seats.table_id).where(seats.person == person)
        condition = or_(tables.host == person, tables.id.in_(sits))
        return await self._listed(_newest(condition, before, limit))

    async def _listed(self, query: Select[Any]) -> list[Listed]:
        async with self._reader.connect() as connection:
            rows = [TableRow(**row._mapping) for row in await connection.execute(query)]
            ids = [row.id for row in rows]
            chairs = schema.seats
            found = await connection.execute(
                select(chairs).where(chairs.c.table_id.in_(ids)).order_by(chairs.c.seat)
            )
            seats: dict[str, list[SeatRow]] = {}
            for chair in found:
                seats.setdefault(chair.table_id, []).append(
                    SeatRow(chair.seat, chair.person, chair.label, chair.bot)
                )
        people = {seat.person for each in seats.values() for seat in each if seat.person}
        names = await self.names(people | {row.host for row in rows})
        return [Listed(row, tuple(seats.get(row.id, ())), names) for row in rows]

    async def due(self, now: float, limit: int = 200) -> list[tuple[str, float]]:
        """Tables that the server has to look at, and since when."""
        tables = schema.tables.c
        query = (
            select(tables.id, tables.due).where(tables.due <= now).order_by(tables.due).limit(limit)
        )
        async with self._reader.connect() as connection:
            return [(row.id, row.due) for row in await connection.execute(query)]

    async def claim(self, table: str, due: float, until: float) -> bool:
        """Take over looking at a table; False if another process has done so."""
        tables = schema.tables.c
        change = (
            update(schema.tables).where(tables.id == table, tables.due == due).values(due=until)
        )
        async with self._writer.begin() as connection:
            return bool((await connection.execute(change)).rowcount)

    async def waiting_for_bots(self) -> list[str]:
        """Running tables where a bot is to decide."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.status == "running", tables.bot_next)
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def _one(self, query: Select[Any]) -> Any:
        async with self._reader.connect() as connection:
            return (await connection.execute(query)).one_or_none()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Any]:
        """A raw connection of PostgreSQL on which notifications can be heard."""
        async with self._reader.connect() as connection:
            raw = await connection.get_raw_connection()
            yield raw.driver_connection


def _newest(condition: Any, before: float | None, limit: int) -> Select[Any]:
    tables = schema.tables
    query = select(tables).where(condition)
    if before is not None:
        query = query.where(tables.c.changed < before)
    return query.order_by(tables.c.changed.desc(), tables.c.id).limit(limit)


def _values(row: TableRow | SeatRow | Person) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__dataclass_fields__}


def _update_of(row: TableRow) -> Any:
    return (
        update(schema.tables)
        .where(schema.tables.c.id == row.id)
        .values(
            status=row.status, last=row.last, changed=row.changed, due=row.due,
            bot_next=row.bot_next,
        )
    )  # fmt: skip


async def open_store(url: str) -> Store:
    """Open the database of that URL and bring it to this version's schema."""
    if url.startswith("sqlite"):
        store = Store(_sqlite(url, 1, "BEGIN IMMEDIATE"), _sqlite(url, 4, "BEGIN"))
    else:
        engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
        store = Store(engine, engine)
    try:
        await migrate(store._writer)
    except BaseException:
        await store.close()
        raise
    return store


def _sqlite(url: str, connections: int, begin: str) -> AsyncEngine:
    engine = create_async_engine(
        url, pool_size=connections, max_overflow=0, pool_timeout=60, connect_args={"timeout": 10}
    )

    @event.listens_for(engine.sync_engine, "connect")
    def _(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy begins transactions, not the driver
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


def new_id() -> str:
    """An id that nobody guesses: who knows a table's id has been invited."""
    return secrets.token_urlsafe(12)


def now() -> float:
    return time.time()
