"""`seaboard check`: whether a database, or a backup, is sound."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from .hosting import DatabaseOption, print_report

_EPILOGUE = """\
Plays every game again from its log and compares: moves are legal and by whoever was to decide, \
chance follows from the committed secret, results are those of the moves, and what lists and \
clocks need agrees with the logs. A fault is named by its table and entry, never by what a player \
may not know. The server may run meanwhile. The exit code is 0 if all is sound.

With --backup the file is restored into a database that is thrown away, and that is checked: a \
backup that was never tried is none.

Examples:
  seaboard check
  seaboard check --database postgresql://user:password@host/seaboard
  seaboard check --backup /backups/monday.backup
"""
app = App(name="check", help_epilogue=_EPILOGUE)


@app.default
def check(
    *,
    database: DatabaseOption = "sqlite:///seaboard.db",
    backup: Annotated[Path | None, Parameter(help="A backup to try instead.")] = None,
) -> None:
    from ..server import upkeep  # noqa: PLC0415  # only with the extra `server`

    report = upkeep.check(database) if backup is None else upkeep.check_backup(backup)
    print_report(asyncio.run(report))
