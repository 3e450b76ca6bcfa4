"""`seaboard verify`: whether a game's shuffles were fair, from its record alone."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from ..records import BadRecord, load
from ..tables.fairness import verify
from .warming import warm

_EPILOGUE = """\
A record of a game that was played on a server carries the server's commitment, its secret and \
the players' words. Every outcome of chance must follow from them. docs/fair-shuffles.md says how \
to check the same without this program.

Example:
  seaboard verify game.record
"""
app = App(name="verify", help_epilogue=_EPILOGUE)


@app.default
def verify_file(file: Annotated[Path, Parameter(help="The record.")], /) -> None:
    record = load(file)
    warm(record.game)
    try:
        draws = verify(record)
    except BadRecord as error:
        raise error.in_file(file) from None
    print(f"Fair: all {draws} outcomes of chance follow from the secret and the players' words.")
    print(f"Commitment: {record.notes['commitment']}")
    print("Compare it with the one that the table showed before the start.")
