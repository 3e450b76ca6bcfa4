"""`seaboard worker`: lets bots think for the servers of a PostgreSQL."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Annotated, Literal

from cyclopts import App, Parameter, validators

from ..extras import command_for
from ..server.settings import DATABASE_VARIABLE

_EPILOGUE = """\
Any number of workers may run, on any machine that reaches the database of the servers. They can \
be started and ended at any time; one that is told to end finishes what it has begun.

Examples:
  seaboard worker --database postgresql://user:password@host/seaboard
  seaboard worker --processes 8
"""
app = App(name="worker", help_epilogue=_EPILOGUE)


@app.default
def worker(
    *,
    database: Annotated[
        str, Parameter(help="The PostgreSQL of the servers.", env_var=DATABASE_VARIABLE)
    ],
    processes: Annotated[
        int | None,
        Parameter(
            help="How many decisions are thought about at a time; one for each core if not given.",
            validator=validators.Number(gte=1),
        ),
    ] = None,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Parameter(help="What is logged.")
    ] = "info",
) -> None:
    if find_spec("asyncpg") is None:
        _refuse(f"a worker needs more packages: {command_for('server')}")
    if not database.startswith("postgres"):
        _refuse("workers share a PostgreSQL; with SQLite bots think beside their server")
    from ..server.logs import configure  # noqa: PLC0415  # only with the extra `server`
    from ..server.thinking.worker import run_worker  # noqa: PLC0415

    configure(log_level)
    count = processes or os.cpu_count() or 1
    run_worker(
        database, count, lambda: print(f"{count} bots can think; Ctrl+C ends it.", flush=True)
    )


def _refuse(reason: str) -> None:
    from .setup import BadInput  # noqa: PLC0415  # it brings the games, which a worker does without

    raise BadInput(reason)
