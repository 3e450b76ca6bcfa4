"""A table's log as a chain: each entry carries a link, a digest of itself and of the link before.

So the last link, the head, stands for the whole log: who sat where, every decision and when, what
was taken back and what was said. It is published after the end only, because hidden moves could be
guessed from it. What a server signs of a record is `signed_text`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import replace

from ..records import Record, to_text
from .entries import Logged

HEAD = "log"  # the record's note with the head of its table's log
SIGNATURE = "signature"  # the record's note that is not signed itself


def first_link(table: str) -> str:
    """What the first entry of a table follows."""
    return hashlib.sha256(f"seaboard log 2\ntable {table}\n".encode()).hexdigest()


def link(before: str, number: int, at: float, kind: str, text: str, key: str | None) -> str:
    """The link of a stored entry that follows the link `before`; `text` is its JSON as stored."""
    entry = f"{before}\n{number} {at!r} {kind} {key or ''}\n{text}\n"
    return hashlib.sha256(entry.encode()).hexdigest()


def linked(log: Iterable[Logged], before: str) -> list[Logged]:
    """The entries with their links, as those that follow `before`."""
    chained = []
    for number, at, entry, key, _ in log:
        before = link(before, number, at, entry.kind, entry.stored(), key)
        chained.append(Logged(number, at, entry, key, before))
    return chained


def with_note(record: Record, name: str, value: str) -> Record:
    return replace(record, notes={**record.notes, name: value})


def signed_text(record: Record) -> bytes:
    """What is signed: the record's canonical text without its signature."""
    notes = {name: value for name, value in record.notes.items() if name != SIGNATURE}
    return to_text(replace(record, notes=notes)).encode()
