"""`seaboard backup`: the whole database in one file, while the server runs."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from .hosting import DatabaseOption, no_option

_EPILOGUE = """\
The server goes on meanwhile, held up by no lock; the file holds the database as it was at one \
moment. It has keys, password hashes and the secrets of running games in it: keep it as you \
keep the database. Never copy the file of a SQLite database instead: the last moves are in its -wal.

A backup of SQLite can be restored into PostgreSQL, and the other way round. `-` writes to the \
standard output, for a program that encrypts or sends it on.

Examples:
  seaboard backup
  seaboard backup /backups/monday.backup --database sqlite:////var/lib/seaboard/tables.db
  seaboard backup - --database postgresql://user:password@host/seaboard | age -r KEY > x.age
"""
app = App(name="backup", help_epilogue=_EPILOGUE)


@app.default
def backup(
    file: Annotated[
        Path | None,
        Parameter(
            help="The file to write; without it, seaboard-DATE-TIME.backup in this folder.",
            allow_leading_hyphen=True,
            validator=no_option,
        ),
    ] = None,
    /,
    *,
    database: DatabaseOption = "sqlite:///seaboard.db",
) -> None:
    from ..server.upkeep import STANDARD_STREAM, back_up  # noqa: PLC0415  # the extra `server`

    chosen = file or Path(time.strftime("seaboard-%Y%m%d-%H%M%S.backup"))
    summary = asyncio.run(back_up(database, chosen))
    told = sys.stderr if chosen == STANDARD_STREAM else sys.stdout
    print(f"Backed up into {chosen}: {summary}.", file=told)
