"""`seaboard restore`: a backup into an empty database of either kind."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from .hosting import DatabaseOption, no_option, print_report

_EPILOGUE = """\
The database must be empty: a SQLite file that is not there yet, or a PostgreSQL database without \
tables. All of the backup is restored or nothing; a file that was cut off or changed is refused. \
A backup of an older version is brought to this one. Afterwards everything is checked as by \
`seaboard check`.

To move from SQLite to PostgreSQL: stop the server, back up, restore, start it on PostgreSQL. \
Everyone stays signed in, since the keys move too.

Examples:
  seaboard restore monday.backup --database sqlite:////var/lib/seaboard/restored.db
  seaboard restore monday.backup --database postgresql://user:password@host/seaboard
"""
app = App(name="restore", help_epilogue=_EPILOGUE)


@app.default
def restore_file(
    file: Annotated[
        Path,
        Parameter(
            help="The backup; - is the standard input.",
            allow_leading_hyphen=True,
            validator=no_option,
        ),
    ],
    /,
    *,
    database: DatabaseOption = "sqlite:///seaboard.db",
) -> None:
    from ..server.upkeep import check, restore  # noqa: PLC0415  # only with the extra `server`

    summary = asyncio.run(restore(file, database))
    print(f"Restored {summary}.")
    print_report(asyncio.run(check(database)))
