"""Analyses of finished games in the database, each kept for a while after it was made."""

from __future__ import annotations

import zlib
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from .database import Database
from .schema import analyses
from .store import now

KEPT_SECONDS: Final = 90 * 86_400.0


async def kept_analysis(database: Database, key: str) -> bytes | None:
    """The analysis of that key as JSON; None if there is none."""
    query = select(analyses.c.report).where(analyses.c.key == key)
    found = await database.read(lambda connection: connection.execute(query).scalar_one_or_none())
    return None if found is None else zlib.decompress(found)


async def keep_analysis(database: Database, key: str, table: str, report: bytes) -> None:
    """Keep it, and let what is old go."""
    packed, at = zlib.compress(report), now()

    def write(connection: Connection) -> None:
        old = (analyses.c.since < at - KEPT_SECONDS) | (analyses.c.key == key)
        connection.execute(delete(analyses).where(old))
        connection.execute(
            insert(analyses).values(key=key, table_id=table, since=at, report=packed)
        )

    with suppress(IntegrityError):  # another process was as fast, and found the same
        await database.write(write)
