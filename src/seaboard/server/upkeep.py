"""Backing up, restoring and checking a database for whoever hosts, while its server runs."""

from __future__ import annotations

import os
import secrets
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy import Connection

from ..records import Record
from .checking import Report, check_database
from .settings import Settings
from .storage.backups import BadBackup, Summary, restore_backup, write_backup
from .storage.database import Database, open_database
from .storage.ownership import sole_server
from .storage.starting import BadStart, readable_reasons, sqlite_path

STANDARD_STREAM = Path("-")


async def back_up(database: str, file: Path) -> Summary:
    """Write the database as it is at this moment into a new file."""
    async with existing_database(database) as opened:
        with _new_file(file) as out, readable_reasons(_url(database)):
            return await opened.snapshot(lambda connection: write_backup(connection, out))


async def restore(file: Path, database: str) -> Summary:
    """Fill an empty database from the file; all of it or nothing."""
    url = _url(database)
    with sole_server(url), readable_reasons(url), _reading(file) as source:
        opened = open_database(url)

        def work(connection: Connection) -> Summary:
            source.seek(0)  # work that has failed may be tried once more
            return restore_backup(connection, source)

        try:
            return await opened.attempt(work)
        finally:
            await opened.close()


async def check(database: str, records: Sequence[Record] = ()) -> Report:
    """Whether all that the database holds is sound, and agrees with records that were kept."""
    async with existing_database(database) as opened:
        with readable_reasons(_url(database)):
            return await check_database(opened, records)


async def check_backup(file: Path, records: Sequence[Record] = ()) -> Report:
    """Whether a backup can be restored and is sound, tried in a database that is thrown away."""
    with tempfile.TemporaryDirectory(prefix="seaboard-check-") as folder:
        trial = f"sqlite:///{Path(folder) / 'trial.db'}"
        await restore(file, trial)
        return await check(trial, records)


@asynccontextmanager
async def existing_database(database: str) -> AsyncIterator[Database]:
    """A database that is there already: none is made by looking at it."""
    url = _url(database)
    with readable_reasons(url):
        path = sqlite_path(url)
        if path is not None and not path.is_file():
            raise BadStart(f"there is no database {path}")
        opened = open_database(url)
    try:
        yield opened
    finally:
        await opened.close()


def _url(database: str) -> str:
    return Settings(database=database).database_url


@contextmanager
def _new_file(path: Path) -> Iterator[IO[bytes]]:
    """A file for its owner alone, which has its name only once it is whole and on the disk."""
    if path == STANDARD_STREAM:
        yield sys.stdout.buffer
        return
    if path.exists():
        raise BadBackup(f"{path} exists already; a backup overwrites nothing")
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp")
    try:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise BadBackup(f"{path} cannot be written: {error.strerror or error}") from None
    finally:
        draft.unlink(missing_ok=True)


@contextmanager
def _reading(path: Path) -> Iterator[IO[bytes]]:
    if path == STANDARD_STREAM:
        with tempfile.TemporaryFile() as copied:
            shutil.copyfileobj(sys.stdin.buffer, copied)
            yield copied
        return
    try:
        file = path.open("rb")
    except OSError as error:
        raise BadBackup(f"{path} cannot be read: {error.strerror}") from None
    with file:
        yield file
