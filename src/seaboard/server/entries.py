"""One entry of a table's log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple


@dataclass(frozen=True, slots=True)
class Entry:
    """What happened at a table, numbered from 1; `data` is plain JSON and never holds a secret
    of a running game other than moves, which pass the game's own doors on their way out.
    """

    seq: int
    at: float
    kind: str
    data: dict[str, Any]


class Draft(NamedTuple):
    """An entry to be, before it has a number and a time."""

    kind: str
    data: dict[str, Any]


def numbered(drafts: list[Draft], last: int, at: float) -> list[Entry]:
    """The drafts as the entries that follow number `last`."""
    return [Entry(seq, at, kind, data) for seq, (kind, data) in enumerate(drafts, last + 1)]
