"""`seaboard verify`: whether a game's shuffles were fair, from its record alone."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from ..extras import command_for
from ..records import BadRecord, Record, load
from ..tables.fairness import NotFair, verify
from .warming import warm

_EPILOGUE = """\
A record of a game that was played on a server carries the server's commitment, its secret, and \
the players' seals and words. Every outcome of chance must follow from them. \
docs/fair-shuffles.md says how to check the same without this program.

Example:
  seaboard verify game.record
"""
app = App(name="verify", help_epilogue=_EPILOGUE)


@app.default
def verify_file(file: Annotated[Path, Parameter(help="The record.")], /) -> None:
    record = load(file)
    warm(record.game)
    try:
        verdict = verify(record)
    except BadRecord as error:
        raise error.in_file(file) from None
    _check_alteration(record)
    terms = verdict.terms
    print(f"Fair: all {verdict.draws} outcomes of chance follow from the secret and the words.")
    for seat in verdict.left_out:
        name = record.seat_names[seat]
        print(f"Left out: seat {name} had sealed words and did not show them in time.")
    if not terms.words:
        print("No player's words count: whoever drew the secret could have drawn until it suited.")
    if terms.method == 1:
        print("Words were open before the start: who knew the secret and spoke last could choose.")
    print(f"Commitment: {terms.commitment}")
    if terms.seals:
        print(f"Start: {terms.start()}")
    print("Compare them with those that the table showed, and look for your own words.")


def _check_alteration(record: Record) -> None:
    """Say whether the record is as its server has signed it; NotFair if it was altered."""
    try:
        # Loaded here: the check of the shuffle does without the server's packages.
        from ..server.signing import check_signature  # noqa: PLC0415

        found = check_signature(record)
    except ImportError:
        print(f"Signature: not checked; that needs `{command_for('server')}`.")
        return
    if found == "altered":
        raise NotFair("the record was altered: its signature does not fit")
    if found == "none":
        print("Signature: none; names and decisions could have been altered.")
    else:
        print(f"Signature: good, names and decisions included. Key: {record.notes['key']}")
