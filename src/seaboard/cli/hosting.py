"""What the commands for hosts have in common: the database, and what a check has found."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from ..games.api import SeaboardError

if TYPE_CHECKING:
    from ..server.checking import Report

DatabaseOption = Annotated[
    str, Parameter(help="Where tables are kept: sqlite:///FILE or postgresql://…")
]
_MOST_SHOWN: Final = 50


class NotSound(SeaboardError):
    """A database in which a check has found faults."""


def no_option(_type: object, file: Path | None) -> None:
    """Refuse a mistyped option where `-` may stand for a stream, and would make it a file."""
    if file is not None and str(file).startswith("-") and str(file) != "-":
        raise ValueError(f"Unknown option: {file}.")


def print_report(report: Report) -> None:
    """What was checked; NotSound if something is wrong."""
    for fault in report.faults[:_MOST_SHOWN]:
        print(fault)
    if report.faults:
        more = len(report.faults) - _MOST_SHOWN
        if more > 0:
            print(f"… and {more} more")
        raise NotSound(f"{len(report.faults)} faults were found; the database is not sound")
    print(
        f"Sound: {report.tables} tables with {report.entries} entries replay and agree with their"
        f" logs; {report.people} people."
    )
