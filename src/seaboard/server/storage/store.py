"""All that the server asks of the database.

A table is added to by `append` alone: the entries, and the rows derived from them, in one
transaction. If another writer has taken the next number, nothing is written and `Conflict` is
raised.
"""

from __future__ import annotations

import base64
import hmac
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    text,
    true,
    update,
)
from sqlalchemy.exc import IntegrityError

from ...tables.entries import Joined, Logged, entry_from_data
from ...tables.refusals import Refused
from . import schema
from .appending import Append
from .clock import CLOCK
from .database import TABLES_CHANNEL, Database, Postgres, open_database
from .migrating import migrate
from .prepared import Prepared
from .starting import readable_reasons

CHANNEL: Final = TABLES_CHANNEL
PEOPLE_CHANNEL: Final = "seaboard_people"
BUSY_CHANNEL: Final = "seaboard_busy"
PRESENCE_CHANNEL: Final = "seaboard_presence"
_READINESS: Final = "readiness"  # a row that is written to see whether that works


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
    blocked: float | None = None


@dataclass(frozen=True, slots=True)
class Session:
    """A device on which a person is signed in."""

    id: str
    person: str
    since: float
    device: str


@dataclass(frozen=True, slots=True)
class Audited:
    """What somebody did by `seaboard admin`."""

    id: str
    at: float
    by: str
    action: str
    target: str
    details: str = "{}"  # JSON


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
    decider: int | None
    unverified: bool = False


@dataclass(frozen=True, slots=True)
class NewTable:
    row: TableRow
    entries: Sequence[Logged]
    seats: Sequence[SeatRow]


@dataclass(frozen=True, slots=True)
class Addition:
    """Entries for a table's log; `row` is what follows from them, `seats` if they have changed."""

    row: TableRow
    entries: Sequence[Logged]
    seats: Sequence[SeatRow] | None = None


# What is added to a table, if anything, by whoever sees its row and its log.
Adding = Callable[[TableRow, list[Logged]], Addition | None]
Audit = Callable[[int], Audited]  # the line of the audit log, by the number of tables that changed


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    names: Mapping[str, str]


class Store:
    """A database that is open; `open_store` makes one."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.process = secrets.token_hex(4)  # tells our own notifications from others'

    @property
    def shared(self) -> bool:
        """Whether other processes may write too."""
        return self.database.shared

    async def close(self) -> None:
        await self.database.close()

    async def check_writing(self) -> None:
        """Write a row; DatabaseFailed if the database takes none."""
        keys = schema.keys
        value = secrets.token_bytes(8)
        change = update(keys).where(keys.c.name == _READINESS).values(value=value)
        if not await self.database.write(lambda c: c.execute(change).rowcount):
            await self.key(_READINESS, value)

    async def follow_clock(self) -> None:
        """Keep to the database's time where several machines may share it."""
        if not self.shared:
            return CLOCK.keep_own()
        asked = time.monotonic()
        row = await self._one(select(func.extract("epoch", func.clock_timestamp()).label("at")))
        CLOCK.follow(asked, float(row.at), time.monotonic())

    # People

    async def key(self, name: str, fresh: bytes) -> bytes:
        """The key of that name; the first who asks sets it to `fresh`."""
        found = await self._one(select(schema.keys.c.value).where(schema.keys.c.name == name))
        if found is not None:
            return bytes(found.value)
        try:
            await self._write(insert(schema.keys).values(name=name, value=fresh))
        except IntegrityError:
            return await self.key(name, fresh)
        return fresh

    async def add_person(self, person: Person) -> None:
        await self._write(insert(schema.people).values(**_values(person)))

    async def person(self, identity: str) -> Person | None:
        return await self._person(schema.people.c.id == identity)

    async def account(self, account: str) -> Person | None:
        return await self._person(schema.people.c.account == account)

    async def _person(self, condition: Any) -> Person | None:
        row = await self._one(select(schema.people).where(condition))
        return None if row is None else Person(**row._mapping)

    async def set_account(self, identity: str, account: str, password: str) -> None:
        """Make a guest an account; NameTaken if the name belongs to another, Refused if the guest
        was forgotten meanwhile or has an account.
        """
        people = schema.people
        change = (
            update(people)
            .where(_is_known(identity), people.c.account.is_(None))
            .values(account=account, password=password)
        )

        def write(connection: Connection) -> bool:
            self._notify(connection, PEOPLE_CHANNEL, identity)
            return bool(connection.execute(change).rowcount)

        try:
            changed = await self.database.write(write)
        except IntegrityError:
            raise NameTaken from None
        if not changed:
            raise Refused("who-are-you", "this guest is gone, or has an account")

    async def rename_person(self, identity: str, name: str) -> None:
        """The name until now stays that of games which have ended. Refused if the person was
        forgotten meanwhile.
        """
        people, former = schema.people, schema.former_names
        own = _is_known(identity)
        before = select(people.c.id, literal(now()), people.c.name)
        keep = insert(former).from_select(
            ["person", "until", "name"], before.where(own, people.c.name != name)
        )

        def write(connection: Connection) -> bool:
            connection.execute(keep)
            changed = connection.execute(update(people).where(own).values(name=name)).rowcount
            self._notify(connection, PEOPLE_CHANNEL, identity)
            return bool(changed)

        if not await self.database.write(write):
            raise Refused("who-are-you", "whoever that was is gone")

    # Sessions

    async def add_session(self, session: Session, oldest: float) -> None:
        """Sign a device in; sessions of the person that began before `oldest` are over."""
        sessions = schema.sessions

        def write(connection: Connection) -> None:
            over = and_(sessions.c.person == session.person, sessions.c.since < oldest)
            connection.execute(delete(sessions).where(over))
            connection.execute(insert(sessions).values(**_values(session)))

        await self.database.write(write)

    async def person_of_session(self, identity: str, session: str) -> Person | None:
        """The person, if signed in with that session."""
        sessions = schema.sessions.c
        signed_in = select(sessions.id).where(sessions.id == session, sessions.person == identity)
        return await self._person(and_(schema.people.c.id == identity, signed_in.exists()))

    async def sessions(self, identity: str) -> list[Session]:
        """Where a person is signed in, the last first."""
        sessions = schema.sessions
        query = select(sessions).where(sessions.c.person == identity)
        rows = await self._all(query.order_by(sessions.c.since.desc()))
        return [Session(**row._mapping) for row in rows]

    async def end_session(
        self, identity: str, session: str, audited: Audited | None = None
    ) -> bool:
        """Sign a device out, for every process; False if there was no such session."""
        sessions = schema.sessions
        one = and_(sessions.c.person == identity, sessions.c.id == session)

        def write(connection: Connection) -> bool:
            ended = bool(connection.execute(delete(sessions).where(one)).rowcount)
            if ended:
                _write_audit(connection, audited)
            self._notify(connection, PEOPLE_CHANNEL, identity)
            return ended

        return await self.database.write(write)

    async def sign_out_everywhere(self, identity: str, audited: Audited | None = None) -> None:
        """Make every token of the person worthless."""

        def write(connection: Connection) -> None:
            _end_sessions(connection, identity)
            _write_audit(connection, audited)
            self._notify(connection, PEOPLE_CHANNEL, identity)

        await self.database.write(write)

    async def delete_person(
        self, identity: str, decide: Adding, audited: Audit | None = None
    ) -> list[Addition]:
        """Add what is decided about the person's unfinished tables and forget the person, in
        one transaction; what was added. The person's row stays, because logs refer to it; whatever
        tells who it was goes.
        """
        return await self._take_away(identity, decide, _FORGOTTEN, audited)

    async def block_person(
        self, identity: str, decide: Adding, audited: Audit, at: float
    ) -> list[Addition]:
        """The same for a person who is kept out from now on, and keeps name and account."""
        return await self._take_away(identity, decide, {"blocked": at}, audited)

    async def unblock_person(self, identity: str, audited: Audited) -> None:
        people = schema.people
        change = update(people).where(people.c.id == identity).values(blocked=None)

        def write(connection: Connection) -> None:
            connection.execute(change)
            _write_audit(connection, audited)

        await self.database.write(write)

    async def _take_away(
        self,
        identity: str,
        decide: Adding,
        values: Mapping[str, Any],
        audited: Audit | None,
    ) -> list[Addition]:
        """Everything is locked before it is decided about, so that nobody who adds to the tables
        without pause can hinder it.
        """
        people, tables = schema.people, schema.tables
        own = people.c.id == identity

        def write(connection: Connection) -> list[Addition]:
            # From here on the person takes no seat (`_check_present`). Those who change other seats
            # of a table refer to this row too: the lock is one that does not keep them waiting,
            # since they hold the tables for which we shall wait.
            connection.execute(select(people.c.id).where(own).with_for_update(key_share=True))
            unfinished = and_(_belongs(identity), tables.c.status.in_(_UNFINISHED))
            locked = select(tables).where(unfinished).order_by(tables.c.id).with_for_update()
            rows = connection.execute(locked).all()
            found = (self._decided(connection, TableRow(**row._mapping), decide) for row in rows)
            additions = [each for each in found if each is not None]
            connection.execute(update(people).where(own).values(**values))
            if "name" in values:
                former = schema.former_names
                connection.execute(delete(former).where(former.c.person == identity))
            _end_sessions(connection, identity)
            if audited is not None:
                _write_audit(connection, audited(len(additions)))
            self._notify(connection, PEOPLE_CHANNEL, identity)
            return additions

        return await self.database.write(write)

    def _decided(self, connection: Connection, row: TableRow, decide: Adding) -> Addition | None:
        """Add to a table, whose row is locked, what is decided about it."""
        addition = decide(row, _logged(connection.execute(_entries_of(row.id)).all()))
        if addition is not None:
            self._append(connection, addition)
        return addition

    async def gone(self, identities: Iterable[str]) -> set[str]:
        """Those of the people who were forgotten, or are kept out."""
        wanted = sorted(set(identities))
        rows = await self._all(_presence_of(wanted)) if wanted else ()
        return {row.id for row in rows if _is_gone(row)}

    async def names(self, identities: Iterable[str]) -> dict[str, str]:
        """The names of people, who came first before the others."""
        wanted = sorted(set(identities))
        if not wanted:
            return {}
        people = schema.people.c
        query = select(people.id, people.name).where(people.id.in_(wanted))
        rows = await self._all(query.order_by(people.since, people.id))
        return {row.id: row.name for row in rows}

    async def names_at(self, identities: Iterable[str], at: float) -> dict[str, str]:
        """What people were called at that time; whoever asked to be forgotten has no name."""
        names, former = await self.names(identities), schema.former_names.c
        later = select(former.person, former.name).where(
            former.person.in_(names), former.until > at
        )
        for row in await self._all(later.order_by(former.until.desc())):
            names[row.person] = row.name
        return names

    async def former_names(self, person: str) -> list[tuple[float, str]]:
        """What a person was called before, and until when."""
        former = schema.former_names.c
        query = select(former.until, former.name).where(former.person == person)
        return [(row.until, row.name) for row in await self._all(query.order_by(former.until))]

    def _notify(self, connection: Connection, channel: str, identity: str) -> None:
        """Tell other processes, as soon as the transaction is committed."""
        if self.shared:
            told = {"channel": channel, "payload": f"{self.process} {identity}"}
            connection.execute(_NOTIFY, told)

    async def tell_busy(self, table: str, version: int, shown: Mapping[str, Any]) -> None:
        """Tell other processes that a bot of the table has to wait; nothing is written."""
        if self.shared:
            told = msgspec.json.encode({"table": table, "version": version, "shown": shown})
            await self.database.write(lambda c: self._notify(c, BUSY_CHANNEL, told.decode()))

    async def tell_presence(self, messages: Sequence[bytes]) -> None:
        """Tell other processes who is connected to this one; nothing is written."""

        def notify(connection: Connection) -> None:
            for each in messages:
                self._notify(connection, PRESENCE_CHANNEL, each.decode())

        if self.shared and messages:
            await self.database.write(notify)

    # Tables

    async def create(self, new: NewTable) -> None:
        """Add a table; Conflict if there is one of that id."""
        try:
            await self.database.write(lambda connection: _create(connection, new))
        except IntegrityError:
            raise Conflict from None

    async def append(self, addition: Addition, also: NewTable | None = None) -> None:
        """Add the entries, and perhaps a new table in the same transaction."""
        if isinstance(self.database, Postgres) and also is None and addition.seats is None:
            if not await self.database.append(self._to_append(addition)):
                raise Conflict
            return

        def write(connection: Connection) -> None:
            _check_present(connection, _joining(addition.entries))
            self._append(connection, addition)
            if also is not None:
                _create(connection, also)

        try:
            await self.database.write(write)
        except IntegrityError:
            raise Conflict from None

    async def extend(self, table: str, decide: Adding, audited: Audited) -> None:
        """Add what is decided about a table, in the transaction that reads it: nobody else adds to
        it meanwhile.
        """

        def write(connection: Connection) -> None:
            own = select(schema.tables).where(schema.tables.c.id == table).with_for_update()
            row = TableRow(**connection.execute(own).one()._mapping)
            if self._decided(connection, row, decide) is not None:
                _write_audit(connection, audited)

        await self.database.write(write)

    def _append(self, connection: Connection, addition: Addition) -> None:
        row = addition.row
        _UPDATE_TABLE.run(connection, [_derived(row)])  # first: it locks the row
        _write_entries(connection, row.id, addition.entries)
        if addition.seats is not None:
            connection.execute(delete(schema.seats).where(schema.seats.c.table_id == row.id))
            _write_seats(connection, row.id, addition.seats)
        self._notify(connection, CHANNEL, row.id)

    def _to_append(self, addition: Addition) -> Append:
        row, log = addition.row, addition.entries
        changed = (row.id, *(getattr(row, name) for name in _CHANGING))
        entries = [
            (row.id, number, at, entry.kind, entry.stored(), key, link)
            for number, at, entry, key, link in log
        ]
        told = f"{self.process} {row.id}"
        with_entries = f"{told} {msgspec.json.encode([each[1:] for each in entries]).decode()}"
        fits = len(with_entries.encode()) <= _LONGEST_NOTIFICATION
        return Append(changed, entries, with_entries if fits else told)

    async def table(self, identity: str) -> TableRow | None:
        row = await self._one(select(schema.tables).where(schema.tables.c.id == identity))
        return None if row is None else TableRow(**row._mapping)

    async def entries(self, table: str, after: int = 0) -> list[Logged]:
        return _logged(await self._all(_entries_of(table, after)))

    async def lobby(self, status: str, limit: int, before: float | None = None) -> list[Listed]:
        """Public tables, the last changed first."""
        tables = schema.tables.c
        condition = and_(tables.public, tables.status == status)
        return await self._listed(_newest(condition, before, limit))

    async def tables_of(self, person: str, limit: int, before: float | None = None) -> list[Listed]:
        """Tables where the person sits or is the host, the last changed first."""
        return await self._listed(_newest(_belongs(person), before, limit))

    async def all_tables(self, status: str | None, limit: int) -> list[Listed]:
        """Tables of everybody, private ones too, the last changed first; for whoever hosts."""
        condition = true() if status is None else schema.tables.c.status == status
        return await self._listed(_newest(condition, None, limit))

    async def _listed(self, query: Select[*tuple[Any, ...]]) -> list[Listed]:
        rows = [TableRow(**row._mapping) for row in await self._all(query)]
        ids = [row.id for row in rows]
        chairs = schema.seats
        found = select(chairs).where(chairs.c.table_id.in_(ids)).order_by(chairs.c.seat)
        seats: dict[str, list[SeatRow]] = {}
        for chair in await self._all(found):
            seats.setdefault(chair.table_id, []).append(
                SeatRow(chair.seat, chair.person, chair.label, chair.bot)
            )
        people = {seat.person for each in seats.values() for seat in each if seat.person}
        names = await self.names(people | {row.host for row in rows})
        return [Listed(row, tuple(seats.get(row.id, ())), names) for row in rows]

    # For whoever hosts

    async def find_people(self, words: str, limit: int) -> list[Person]:
        """People by their id or account, or by a part of their name, the last who came first."""
        people = schema.people
        fits = or_(
            people.c.id == words,
            people.c.account == words.lower(),
            func.lower(people.c.name).contains(words.lower(), autoescape=True),
        )
        query = select(people).where(fits).order_by(people.c.since.desc()).limit(limit)
        return [Person(**row._mapping) for row in await self._all(query)]

    async def entries_naming(self, person: str) -> list[tuple[str, Logged]]:
        """All entries of all tables that name the person. It reads the whole log."""
        log = schema.log.c
        query = (
            select(log.table_id, log.seq, log.at, log.kind, log.data)
            .where(log.data.contains(f'"{person}"', autoescape=True))
            .order_by(log.table_id, log.seq)
        )
        decode = msgspec.json.decode
        found = (
            (row.table_id, Logged(row.seq, row.at, entry_from_data(row.kind, decode(row.data))))
            for row in await self._all(query)
        )
        return [each for each in found if person in each[1].entry.people]

    async def add_audit(self, audited: Audited) -> None:
        await self.database.write(lambda connection: _write_audit(connection, audited))

    async def audit(self, limit: int) -> list[Audited]:
        """What was done by `seaboard admin`, the last first."""
        audit = schema.audit
        query = select(audit).order_by(audit.c.at.desc(), audit.c.id).limit(limit)
        return [Audited(**row._mapping) for row in await self._all(query)]

    # What the server does by itself

    async def due(self, now: float, limit: int = 200) -> list[tuple[str, float]]:
        """Tables that the server has to look at, and since when."""
        tables = schema.tables.c
        query = (
            select(tables.id, tables.due).where(tables.due <= now).order_by(tables.due).limit(limit)
        )
        return [(row.id, row.due) for row in await self._all(query)]

    async def claim(self, table: str, due: float, until: float) -> bool:
        """Take over looking at a table; False if another process has done so."""
        tables = schema.tables.c
        change = (
            update(schema.tables).where(tables.id == table, tables.due == due).values(due=until)
        )
        return await self.database.write(lambda c: bool(c.execute(change).rowcount))

    async def waiting_for_bots(self) -> list[str]:
        """Running tables where a bot is to decide."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.status == "running", tables.bot_next)
        return [row.id for row in await self._all(query)]

    async def _write(self, statement: Any) -> None:
        await self.database.write(lambda connection: connection.execute(statement))

    async def _all(self, query: Select[*tuple[Any, ...]]) -> Sequence[Any]:
        return await self.database.read(lambda connection: connection.execute(query).all())

    async def _one(self, query: Select[*tuple[Any, ...]]) -> Any:
        return await self.database.read(lambda c: c.execute(query).one_or_none())


def _end_sessions(connection: Connection, person: str) -> None:
    people, sessions = schema.people, schema.sessions
    version = people.c.token_version + 1
    connection.execute(update(people).where(people.c.id == person).values(token_version=version))
    connection.execute(delete(sessions).where(sessions.c.person == person))


def _write_audit(connection: Connection, audited: Audited | None) -> None:
    if audited is not None:
        connection.execute(insert(schema.audit).values(**_values(audited)))


def _joining(entries: Sequence[Logged]) -> set[str]:
    """Who takes a seat by these entries."""
    return {each.entry.person for each in entries if isinstance(each.entry, Joined)}


def _is_known(identity: str) -> ColumnElement[bool]:
    """That person, if not forgotten: a request may come in before that and be done after it."""
    people = schema.people.c
    return and_(people.id == identity, people.name != "")


def _presence_of(people: Iterable[str]) -> Select[*tuple[Any, ...]]:
    columns = schema.people.c
    query = select(columns.id, columns.name, columns.blocked).where(columns.id.in_(people))
    return query.order_by(columns.id)


def _is_gone(person: Any) -> bool:
    return not person.name or person.blocked is not None


def _check_present(connection: Connection, people: Collection[str]) -> None:
    """Refuse a seat or a table for one who was forgotten or kept out since the command came in;
    nobody is, until the transaction ends. It comes first: whoever forgets a person locks the
    person before the tables, too.
    """
    if not people:
        return
    found = connection.execute(_presence_of(people).with_for_update(read=True)).all()
    if any(map(_is_gone, found)):
        raise Refused("who-are-you", "whoever was to sit here is gone")


def _create(connection: Connection, new: NewTable) -> None:
    _check_present(connection, {new.row.host, *_joining(new.entries)})
    connection.execute(insert(schema.tables).values(**_values(new.row)))
    _write_entries(connection, new.row.id, new.entries)
    _write_seats(connection, new.row.id, new.seats)


def _write_entries(connection: Connection, table: str, entries: Sequence[Logged]) -> None:
    rows = [
        {
            "table_id": table,
            "seq": number,
            "at": at,
            "kind": entry.kind,
            "data": entry.stored(),
            "key": key,
            "link": link,
        }
        for number, at, entry, key, link in entries
    ]
    _INSERT_ENTRY.run(connection, rows)


def _entries_of(table: str, after: int = 0) -> Select[*tuple[Any, ...]]:
    log = schema.log.c
    return (
        select(log.seq, log.at, log.kind, log.data, log.key, log.link)
        .where(log.table_id == table, log.seq > after)
        .order_by(log.seq)
    )


def told_entries(text: str) -> list[Logged]:
    """The entries that a notification carries; none if they were too many."""
    return _logged(msgspec.json.decode(text)) if text else []


def _logged(rows: Iterable[Any]) -> list[Logged]:
    decode = msgspec.json.decode
    return [
        Logged(seq, at, entry_from_data(kind, decode(data)), key, link)
        for seq, at, kind, data, key, link in rows
    ]


def _write_seats(connection: Connection, table: str, seats: Sequence[SeatRow]) -> None:
    connection.execute(
        insert(schema.seats), [{"table_id": table, **_values(seat)} for seat in seats]
    )


def _belongs(person: str) -> ColumnElement[bool]:
    """Tables where the person sits or is the host."""
    tables, seats = schema.tables.c, schema.seats.c
    sits = select(seats.table_id).where(seats.person == person)
    return or_(tables.host == person, tables.id.in_(sits))


def _newest(condition: Any, before: float | None, limit: int) -> Select[*tuple[Any, ...]]:
    tables = schema.tables
    query = select(tables).where(condition)
    if before is not None:
        query = query.where(tables.c.changed < before)
    return query.order_by(tables.c.changed.desc(), tables.c.id).limit(limit)


def _values(row: TableRow | SeatRow | Person | Session | Audited) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__dataclass_fields__}


_LONGEST_NOTIFICATION: Final = 7900  # bytes; PostgreSQL takes less than 8000
_UNFINISHED: Final = ("open", "starting", "running")
_FORGOTTEN: Final = {"name": "", "account": None, "password": None, "blocked": None}
_NOTIFY: Final = text("select pg_notify(:channel, :payload)")
_CHANGING: Final = ("status", "last", "changed", "due", "bot_next", "decider")
_UPDATE_TABLE: Final = Prepared(
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("the_table"))
    .values({name: bindparam(f"new_{name}") for name in _CHANGING}),
    (),
)
_INSERT_ENTRY: Final = Prepared(
    insert(schema.log), tuple(column.name for column in schema.log.columns)
)


def _derived(row: TableRow) -> dict[str, Any]:
    return {"the_table": row.id, **{f"new_{name}": getattr(row, name) for name in _CHANGING}}


async def open_store(url: str) -> Store:
    """Open the database of that URL and bring it to this version's schema; BadStart says why that
    is not possible.
    """
    with readable_reasons(url):
        database = open_database(url)
        try:
            await database.attempt(migrate)
        except BaseException:
            await database.close()
            raise
        return Store(database)


def new_id() -> str:
    """An id that nobody guesses: who knows a table's id has been invited."""
    return secrets.token_urlsafe(12)


def id_from(secret: bytes, person: str, key: str) -> str:
    """An id that nobody guesses either, and the same for the same key of the same person."""
    digest = hmac.digest(secret, f"{person} {key}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:12]).decode()


def now() -> float:
    return CLOCK.now()
