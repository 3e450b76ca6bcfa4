"""Checking a database: every log replays, and whatever is derived from logs agrees with them.

Tables are read some at a time, each group at one moment, so that play goes on meanwhile. A fault is
told by its place and kind and never by values, which may be the secrets of a running game.

Links tell which entry was altered. Whoever alters a log and makes its links anew is found by a
record that somebody has kept: the head in it is a link of its table's log, or was once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, select, text

from ..games import installed_games
from ..records import Record
from ..tables import chain, fairness
from ..tables.entries import (
    ChancePlayed,
    Finished,
    Logged,
    MovePlayed,
    entry_from_data,
    people_in,
)
from ..tables.table import Table
from .registry import row_of, seat_rows
from .storage import schema
from .storage.database import Database
from .storage.migrating import known_revisions, revision_of
from .storage.store import SeatRow, TableRow

_TOGETHER: Final = 50  # tables that are read at one moment
_CLAIMED: Final = "due"  # may be later than the log says: a process has claimed the table


@dataclass(slots=True)
class Report:
    """What was looked at, and what is wrong with it."""

    tables: int = 0
    entries: int = 0
    people: int = 0
    faults: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _StoredTable:
    """All rows of one table."""

    row: TableRow
    log: Sequence[Any]
    seats: list[SeatRow]


async def check_database(database: Database, records: Sequence[Record] = ()) -> Report:
    """Look at all of it; `records` are finished games that somebody has kept."""
    report = Report()
    report.faults += await database.snapshot(_faults_of_the_whole)
    if report.faults:
        return report  # rows of a damaged database, or of another version, cannot be read as ours
    report.people, last = await database.snapshot(_count_people), ""
    while found := await database.snapshot(lambda connection: _read(connection, last)):  # noqa: B023
        stored, people = found
        for each in stored:
            report.tables += 1
            report.entries += len(each.log)
            report.faults += (f"table {each.row.id}: {fault}" for fault in _faults(each, people))
        last = stored[-1].row.id
    for record in records:
        report.faults += await database.snapshot(lambda c: _faults_of_record(c, record))  # noqa: B023
    return report


def _faults_of_record(connection: Connection, record: Record) -> list[str]:
    """Whether the log of its table still goes through the head that the record carries."""
    table, head = record.notes.get("table"), record.notes.get(chain.HEAD)
    if table is None or head is None:
        return ["a record names no table and no head of its log: no server has given it out"]
    links = select(schema.log.c.link).where(schema.log.c.table_id == table)
    found = set(connection.execute(links).scalars())
    if not found:
        return [f"table {table}: there is a record of it, but no log"]
    if head not in found:
        return [f"table {table}: its log is not the one of which there is a record"]
    return []


def _count_people(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(schema.people)).scalar_one())


def _faults_of_the_whole(connection: Connection) -> list[str]:
    newest, revision = known_revisions()[0], revision_of(connection)
    if revision != newest:
        return [
            f"the database is at revision {revision or 'none'} of its schema, this version of"
            f" Seaboard is at {newest}; a start of its server would bring it there"
        ]
    if connection.dialect.name != "sqlite":
        return []  # PostgreSQL keeps its own constraints
    found = [str(row[0]) for row in connection.execute(text("pragma integrity_check"))]
    faults = [] if found == ["ok"] else [f"the file is damaged: {each}" for each in found]
    dangling = connection.execute(text("pragma foreign_key_check"))
    faults += (
        f"a row of {row[0]} refers to a row of {row[2]} that is not there" for row in dangling
    )
    return faults


def _read(connection: Connection, after: str) -> tuple[list[_StoredTable], set[str]] | None:
    """The next tables by their ids, and which of the people that they name there are."""
    tables, log, seats = schema.tables, schema.log, schema.seats
    query = select(tables).where(tables.c.id > after).order_by(tables.c.id).limit(_TOGETHER)
    rows = [TableRow(**row._mapping) for row in connection.execute(query)]
    if not rows:
        return None
    ids = [row.id for row in rows]
    entries: dict[str, list[Any]] = {each: [] for each in ids}
    for row in connection.execute(select(log).where(log.c.table_id.in_(ids)).order_by(log.c.seq)):
        entries[row.table_id].append(row)
    chairs: dict[str, list[SeatRow]] = {each: [] for each in ids}
    for row in connection.execute(
        select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    ):
        chairs[row.table_id].append(SeatRow(row.seat, row.person, row.label, row.bot))
    stored = [_StoredTable(row, entries[row.id], chairs[row.id]) for row in rows]
    return stored, _existing(connection, stored)


def _existing(connection: Connection, stored: Sequence[_StoredTable]) -> set[str]:
    named: set[str] = set()
    for each in stored:
        try:
            named |= people_in(_parsed(each))
        except Exception:  # told as a fault of that table
            continue
    people = schema.people.c.id
    return set(connection.execute(select(people).where(people.in_(sorted(named)))).scalars())


def _parsed(stored: _StoredTable) -> list[Logged]:
    decode = msgspec.json.decode
    return [
        Logged(row.seq, row.at, entry_from_data(row.kind, decode(row.data)), row.key, row.link)
        for row in stored.log
    ]


def _faults(stored: _StoredTable, people: set[str]) -> Iterator[str]:
    row = stored.row
    yield from _faults_of_links(stored)
    if row.game not in installed_games():
        yield f"its game {row.game} is not installed here"
        return
    table, number = None, 0
    try:
        log = _parsed(stored)
        table = Table(row.id, log[:1])
        for logged in log[1:]:
            number = logged.number
            yield from _faults_of_entry(table, row.secret, logged)
            table.apply(logged)
    except Exception as error:
        yield f"its log does not replay at entry {number or 1} ({type(error).__name__})"
        return
    for missing in sorted(people_in(log) - people):
        yield f"its log names the person {missing}, who is not in the database"
    if fairness.commitment(row.secret) != table.commitment:
        yield "its secret is not the one that was committed to"
    yield from _faults_of_derived(stored, table)


def _faults_of_links(stored: _StoredTable) -> Iterator[str]:
    """Entries that are not as they were written. Each is held to the link before as it is stored,
    so that only the altered ones are named, and not all after them.
    """
    before = chain.first_link(stored.row.id)
    for row in stored.log:
        if not row.link:
            yield f"entry {row.seq} has no link: a version before the chain has written it"
        elif row.link != chain.link(before, row.seq, row.at, row.kind, row.data, row.key):
            yield f"entry {row.seq} ({row.kind}) is not what was written there: its link is broken"
        before = row.link


def _faults_of_entry(table: Table, secret: bytes, logged: Logged) -> Iterator[str]:
    """What replaying alone does not notice, before the entry is applied."""
    match logged.entry:
        case MovePlayed(seat=seat) if seat != table.decider:
            yield f"entry {logged.number} is a move of a seat that was not to decide"
        case ChancePlayed(move=text):
            shuffle = fairness.Shuffle(secret, table.terms)
            if table.branch is not None and len(table.moves) < table.branch.step:
                return  # another table's shuffle gave it
            if table.sent is not None:
                return  # a device's own shuffle gave it
            if str(shuffle.draw(table.playing, table.draws)) != text:
                yield f"entry {logged.number} is not what the shuffle gives"
        case Finished(places=places, scores=scores):
            result = table.playing.result()
            found = None if result is None else (tuple(result.places), tuple(result.scores))
            if found != (places, scores):
                yield f"entry {logged.number} tells another result than the moves"
        case _:
            pass


def _faults_of_derived(stored: _StoredTable, table: Table) -> Iterator[str]:
    wanted = row_of(table, stored.row.secret)
    for each in fields(TableRow):
        have, want = getattr(stored.row, each.name), getattr(wanted, each.name)
        if each.name == _CLAIMED:
            have, want = have is None, want is None
        if have != want:
            yield f"`{each.name}` of its row does not agree with its log"
    if stored.seats != seat_rows(table):
        yield "the rows of its seats do not agree with its log"
