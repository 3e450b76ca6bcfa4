"""`seaboard verify`: whether a game's shuffles were fair, from its record alone."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from ..extras import command_for
from ..games.api import SeaboardError
from ..records import BadRecord, Record, load
from ..tables.fairness import NotFair, Verdict, verify
from .warming import warm

_EPILOGUE = """\
A record of a game that was played on a server carries the server's commitment, its secret, and \
the players' seals and words. Every outcome of chance must follow from them. \
docs/fair-shuffles.md says how to check the same without this program.

The exit code is 0 if all of it was checked and is right; 1 if what could be checked is right and \
a part could not be: a branch without the record of its original, a record without a signature \
(servers sign every one, so somebody may have taken it away and altered names or decisions), or a \
signature where the packages to check it are missing; 2 if anything is wrong, or the game was not \
played on a server, so that its chance cannot be checked at all.

Examples:
  seaboard verify game.record
  seaboard verify game.record --key 0f3a...   (from /api/key of the server)
  seaboard verify branch.record --original game.record
"""
app = App(name="verify", help_epilogue=_EPILOGUE)


class PartlyChecked(SeaboardError):
    """What could be checked is right, and something could not be checked."""

    exit_code: Final = 1  # so that a script tells it both from fair and from not fair


@app.default
def verify_file(
    file: Annotated[Path, Parameter(help="The record.")],
    /,
    *,
    key: Annotated[
        str | None, Parameter(help="The server's public key, by which it has to be signed.")
    ] = None,
    original: Annotated[
        Path | None, Parameter(help="For a branch: the record of the game it branched off from.")
    ] = None,
) -> None:
    record = load(file)
    warm(record.game)
    first = None if original is None else load(original)
    try:
        verdict = verify(record, first)
    except BadRecord as error:
        raise error.in_file(file) from None
    unchecked = [_check_alteration(each, key) for each in (record, first) if each is not None]
    _tell_of_chance(verdict)
    _tell_of_words(record, verdict)
    if verdict.unchecked:
        unchecked.append(
            f"{verdict.unchecked} outcomes of chance were not checked: those of the game of"
            f" {verdict.original}. Get its record, and name it with --original"
        )
    if told := list(dict.fromkeys(filter(None, unchecked))):
        raise PartlyChecked("; ".join(told))


def _tell_of_chance(verdict: Verdict) -> None:
    if verdict.branch_of is None:
        print(f"Fair: all {verdict.draws} outcomes of chance follow from the secret and the words.")
        return
    print(f"Branch: the game began as that of {verdict.original}.")
    if verdict.unchecked:
        print(f"Not checked: {verdict.unchecked} outcomes of chance before the branch.")
    if verdict.elsewhere > verdict.unchecked:
        checked = verdict.elsewhere - verdict.unchecked
        print(f"Fair in the original's record: {checked} outcomes of chance before the branch.")
    print(f"Fair: {verdict.draws} outcomes of chance after it follow from the secret and words.")


def _tell_of_words(record: Record, verdict: Verdict) -> None:
    terms = verdict.terms
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


def _check_alteration(record: Record, expected: str | None) -> str | None:
    """Say whether the record is as its server has signed it, and return why nobody can know;
    NotFair if it was altered, or signed by another key than the expected one.
    """
    try:
        # Loaded here: the check of the shuffle does without the server's packages.
        from ..server.signing import check_signature  # noqa: PLC0415

        found = check_signature(record)
    except ImportError:
        if expected is not None:
            raise
        print("Signature: not checked.")
        return f"the signature was not checked; that needs `{command_for('server')}`"
    if found == "altered":
        raise NotFair("the record was altered: its signature does not fit")
    if found == "good":
        _tell_of_signature(record.notes["key"].lower(), expected)
        return None
    if expected is not None:
        raise NotFair("the record is not signed, so it could be by anybody")
    print("Signature: none.")
    return (
        "the record is not signed, as every one of a server is, so names and decisions could have"
        " been altered. Get it from the server"
    )


def _tell_of_signature(key: str, expected: str | None) -> None:
    if expected is not None and key != expected.strip().lower():
        raise NotFair(f"the record is signed by another key: {key}")
    if expected is not None:
        print("Signature: good, names and decisions included, by the key that you gave.")
    else:
        print(f"Signature: good, names and decisions included. Key: {key}")
        print(
            "Whose key that is, a record cannot prove: anyone can sign with a key of his own."
            " Compare it with /api/key of the server, or give that with --key."
        )
