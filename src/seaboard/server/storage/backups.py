"""Backups: a whole database at one moment as one file, which either kind of database takes back.

The file is gzip of lines of JSON: a header, for each table of the database its name and columns and
then its rows, and at the end how many rows there were and a SHA-256 of all lines before. It names
the revision of the schema that it was made with: a restore makes the tables of that revision, fills
them, and brings them to its own version by the same migrations that a server's start runs.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import time
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import IO, Any, Final

import msgspec
from sqlalchemy import Column, Connection, LargeBinary, MetaData, Table, inspect, select, text

from ... import __version__
from ...games.api import SeaboardError
from .migrating import known_revisions, migrate, revision_of

FORMAT: Final = 1
_AT_ONCE: Final = 500  # rows that are in memory together
# The header says what the first one holds; what bots are to think about is asked again, and what
# they found out about finished games is found out again.
_PASSING: Final = ("alembic_version", "thoughts", "bot_workers", "analyses")


class BadBackup(SeaboardError):
    """Why a backup cannot be made, read or restored, in a sentence for whoever runs the server."""


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    seaboard_backup: int  # version of this format
    version: str  # of the program that made it
    revision: str
    made: float
    database: str


class _Section(msgspec.Struct, frozen=True):
    """The line before the rows of a table."""

    table: str
    columns: tuple[str, ...]


class _End(msgspec.Struct, frozen=True):
    """The last line; a file without it was cut off."""

    rows: dict[str, int]
    sha256: str


@dataclass(frozen=True, slots=True)
class Summary:
    """What a backup holds."""

    header: Header
    rows: dict[str, int]

    def __str__(self) -> str:
        counted = (f"{count} of {name}" for name, count in sorted(self.rows.items()) if count)
        return ", ".join(counted) or "nothing yet"


# Making


def write_backup(connection: Connection, out: IO[bytes]) -> Summary:
    """Write all that the connection sees; it is to see one moment (`Database.snapshot`)."""
    revision = revision_of(connection)
    if revision is None:
        raise BadBackup("there is nothing to back up: no server has ever used this database")
    header = Header(FORMAT, __version__, revision, time.time(), connection.dialect.name)
    rows: dict[str, int] = {}
    with gzip.GzipFile(fileobj=out, mode="wb", filename="", compresslevel=6) as packed:
        lines = _LineWriter(packed)
        lines.write(header)
        for table in _tables(connection):
            name, columns = str(table.name), tuple(str(each.name) for each in table.columns)
            lines.write(_Section(name, columns))
            rows[name] = 0
            for row in _rows(connection, table):
                lines.write(row)
                rows[name] += 1
        lines.write(_End(rows, lines.digest()))
    return Summary(header, rows)


class _LineWriter:
    """Lines of JSON with a running digest."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self._file = file
        self._hash = hashlib.sha256()

    def write(self, value: Any) -> None:
        line = msgspec.json.encode(value) + b"\n"
        self._hash.update(line)
        self._file.write(line)

    def digest(self) -> str:
        return self._hash.hexdigest()


def _tables(connection: Connection) -> list[Table]:
    """The tables that are there and last, those that others refer to first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in _PASSING]


def _rows(connection: Connection, table: Table) -> Iterator[tuple[Any, ...]]:
    query = select(table).order_by(*table.primary_key.columns)
    result = connection.execute(query, execution_options={"yield_per": _AT_ONCE})
    for row in result:
        yield tuple(row)


# Restoring


def restore_backup(connection: Connection, file: IO[bytes]) -> Summary:
    """Fill an empty database from a backup and bring it to this version, in the connection's
    transaction; BadBackup if the database is not empty or the file is not whole.
    """
    if inspect(connection).get_table_names():
        raise BadBackup(
            "the database to restore into is not empty; name a new file or an empty PostgreSQL"
            " database, so that nothing is ever overwritten"
        )
    lines = _LineReader(file)
    header = read_header(lines.next())
    migrate(connection, header.revision)
    tables = {table.name: table for table in _tables(connection)}
    rows: dict[str, int] = {}
    filling: _Filling | None = None
    while not isinstance(line := lines.next(), _End):
        if isinstance(line, _Section):
            if filling is not None:
                filling.flush()
            filling = _Filling(connection, tables, line)
            rows[line.table] = 0
        elif filling is None or not isinstance(line, list):
            raise BadBackup("the backup is damaged: a row belongs to no table")
        else:
            filling.add(line)
            rows[filling.name] += 1
    if filling is not None:
        filling.flush()
    if line.rows != rows:
        raise BadBackup("the backup is damaged: it does not hold the rows that it says")
    _set_sequences(connection, tables.values())
    migrate(connection)
    return Summary(header, rows)


def read_header(line: Any) -> Header:
    if not isinstance(line, Header):
        raise BadBackup("this is not a backup made by `seaboard backup`")
    if line.seaboard_backup > FORMAT or line.revision not in known_revisions():
        raise BadBackup(
            f"this backup was made by Seaboard {line.version}, which is newer than {__version__};"
            " restore it with that version"
        )
    return line


class _LineReader:
    """Lines as what they are; a row is a list. The last line is checked against all before."""

    def __init__(self, file: IO[bytes]) -> None:
        self._lines = iter(gzip.GzipFile(fileobj=file, mode="rb"))
        self._hash = hashlib.sha256()
        self._first = True

    def next(self) -> Header | _Section | _End | list[Any]:
        try:
            line = next(self._lines)
            value = self._parsed(line)
        except StopIteration:
            raise BadBackup("the backup was cut off: its last line is missing") from None
        except EOFError:
            raise BadBackup("the backup was cut off in the middle") from None
        except gzip.BadGzipFile:
            raise BadBackup("this is not a backup made by `seaboard backup`") from None
        except (zlib.error, msgspec.MsgspecError, ValueError):
            raise BadBackup("the backup is damaged: a line cannot be read") from None
        if isinstance(value, _End) and value.sha256 != self._hash.hexdigest():
            raise BadBackup("the backup is damaged: its contents are not those that were written")
        self._hash.update(line)
        self._first = False
        return value

    def _parsed(self, line: bytes) -> Header | _Section | _End | list[Any]:
        if self._first:
            return msgspec.json.decode(line, type=Header)
        if line.startswith(b"["):
            row: list[Any] = msgspec.json.decode(line)
            return row
        value = msgspec.json.decode(line)
        if "sha256" in value:
            return msgspec.convert(value, _End)
        return msgspec.convert(value, _Section)


class _Filling:
    """Rows on their way into one table."""

    def __init__(self, connection: Connection, tables: dict[str, Table], section: _Section) -> None:
        self.name = section.table
        self._connection = connection
        try:
            self._table = tables[section.table]
            self._columns: list[Column[Any]] = [self._table.columns[n] for n in section.columns]
        except KeyError:
            raise BadBackup(
                f"the backup is damaged: there is no table {section.table} of that form"
            ) from None
        self._waiting: list[dict[str, Any]] = []

    def add(self, row: Sequence[Any]) -> None:
        if len(row) != len(self._columns):
            raise BadBackup(f"the backup is damaged: a row of {self.name} has a wrong length")
        self._waiting.append(
            {c.name: _value(c, each) for c, each in zip(self._columns, row, strict=True)}
        )
        if len(self._waiting) >= _AT_ONCE:
            self.flush()

    def flush(self) -> None:
        rows, self._waiting = self._waiting, []
        if rows:
            self._connection.execute(self._table.insert(), rows)


def _value(column: Column[Any], value: Any) -> Any:
    if isinstance(value, str) and isinstance(column.type, LargeBinary):
        return base64.b64decode(value, validate=True)
    return value


def _set_sequences(connection: Connection, tables: Iterable[Table]) -> None:
    """PostgreSQL counts on after the largest number that was restored."""
    if connection.dialect.name != "postgresql":
        return
    for table in tables:
        for column in table.primary_key.columns:
            names = {"table": table.name, "column": column.name}
            found = text("select pg_get_serial_sequence(:table, :column)")
            if sequence := connection.execute(found, names).scalar():
                largest = f"(select coalesce(max({column.name}), 0) + 1 from {table.name})"
                connection.execute(
                    text(f"select setval(:sequence, {largest}, false)"), {"sequence": sequence}
                )
