"""Finished games of which the device has only the record: one that somebody opened, or that was
played on a server. As tables that are over they are looked at, judged and played on from like
those that were played here.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from ..games.api import SeaboardError, Seat
from ..records import final_position, parse
from ..tables import chain
from ..tables.entries import Joined, Logged, numbered
from ..tables.fairness import SECRET_BYTES
from ..tables.refusals import Refused
from ..tables.sending import Chair, SentGame, sent_entries

NO_SECRET: Final = bytes(SECRET_BYTES)  # nothing is drawn at these tables any more


def opened_log(
    identity: str,
    text: str,
    mine: Sequence[Seat],
    person: str,
    at: float,
    bots: Collection[str],
) -> list[Logged]:
    """The log of a table where the game of the record was played; `mine` are the person's seats.
    Refused if the record cannot be played again to an end with a result.
    """
    try:
        record = parse(text)
        result = final_position(record).result()
    except SeaboardError as error:
        raise Refused("bad-input", str(error)) from None
    if result is None:
        raise Refused("not-now", "this record stops before the end of the game")
    chairs = [_chair(record.players.get(seat)) for seat in range(record.seats)]
    entries = [
        # Whoever else played is nobody whom this device knows.
        replace(entry, person=f"seat {entry.seat}")
        if isinstance(entry, Joined) and entry.seat not in mine
        else entry
        for entry in sent_entries(SentGame(record, chairs, result), person, NO_SECRET, bots)
    ]
    return chain.linked(numbered(entries, 0, at), chain.first_link(identity))


def _chair(name: str | None) -> Chair:
    """Records name bots by their specifications."""
    is_bot = name is not None and (name == "random" or ":" in name)
    return Chair(bot=name) if is_bot else Chair(label=name)
