"""`seaboard check`: whether a database, or a backup, is sound."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from ..games import get_game, installed_games
from ..records import load
from .hosting import DatabaseOption, print_report
from .warming import warm

_EPILOGUE = """\
Plays every game again from its log and compares: moves are legal and by whoever was to decide, \
chance follows from the committed secret, results are those of the moves, and what lists and \
clocks need agrees with the logs. A fault is named by its table and entry, never by what a player \
may not know. The server may run meanwhile. The exit code is 0 if all is sound.

Each entry of a log carries a link, a digest of itself and of all before it, so an entry that was \
altered in the database is named. Somebody who can write there could make all links anew: --record \
compares a log with the record of a finished game that was kept elsewhere. Its signature is for \
`seaboard verify`.

With --backup the file is restored into a database that is thrown away, and that is checked: a \
backup that was never tried is none.

Examples:
  seaboard check
  seaboard check --database postgresql://user:password@host/seaboard
  seaboard check --backup /backups/monday.backup
  seaboard check --record game.record --record another.record
"""
app = App(name="check", help_epilogue=_EPILOGUE)


@app.default
def check(
    *,
    database: DatabaseOption = "sqlite:///seaboard.db",
    backup: Annotated[Path | None, Parameter(help="A backup to try instead.")] = None,
    record: Annotated[
        tuple[Path, ...], Parameter(help="Records that were kept, to compare logs with.")
    ] = (),
) -> None:
    from ..server import upkeep  # noqa: PLC0415  # only with the extra `server`

    kept = [load(file) for file in record]
    warm(*map(get_game, installed_games()))  # rules that are not built are no fault of a log
    work = upkeep.check(database, kept) if backup is None else upkeep.check_backup(backup, kept)
    print_report(asyncio.run(work))
