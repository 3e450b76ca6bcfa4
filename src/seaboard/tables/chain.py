"""A table's log as a chain: each entry's link holds a digest of all before it.

The head, the last link, stands for the whole log: who sat where, every decision and when, what was
taken back and what was said. It is published after the end only, because hidden moves could be
guessed from it. What a server signs of a record is `signed_text`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import replace

from ..records import Record, to_text
from .entries import Logged

SIGNATURE = "signature"  # the record's note that is not signed itself


def link(before: str, logged: Logged) -> str:
    """The link of an entry that follows the link `before`."""
    entry = [logged.number, logged.at, logged.entry.kind, logged.entry.data()]
    text = json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(f"{before}\n{text}\n".encode()).hexdigest()


def head(table: str, log: Iterable[Logged]) -> str:
    """The head of a log; the first entry follows the digest of the table's id."""
    found = hashlib.sha256(f"seaboard log 1\ntable {table}\n".encode()).hexdigest()
    for logged in log:
        found = link(found, logged)
    return found


def with_note(record: Record, name: str, value: str) -> Record:
    return replace(record, notes={**record.notes, name: value})


def signed_text(record: Record) -> bytes:
    """What is signed: the record's canonical text without its signature."""
    notes = {name: value for name, value in record.notes.items() if name != SIGNATURE}
    return to_text(replace(record, notes=notes)).encode()
