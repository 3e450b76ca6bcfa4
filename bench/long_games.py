"""Games with a long log, put straight into a database, to measure how fast they open."""

from __future__ import annotations

import random

from seaboard.games import get_game
from seaboard.games.api import CHANCE, draw
from seaboard.server.registry import row_of, seat_rows
from seaboard.server.storage.store import NewTable, Person, Store, new_id
from seaboard.tables.chain import first_link, linked
from seaboard.tables.entries import (
    ChancePlayed,
    Created,
    Entry,
    Joined,
    MovePlayed,
    MovesUndone,
    Started,
    numbered,
)
from seaboard.tables.fairness import SECRET_BYTES
from seaboard.tables.setup import Setup
from seaboard.tables.table import Table

OWNER = Person("person-anna-0000", "Anna", since=1.0)
_SETUP = Setup("nauticus", mode="standard", seats=2, substitute="random")


def long_log(count: int, seed: int) -> list[Entry]:
    """A game of that many entries: whenever it is nearly over, half of it is taken back."""
    entries: list[Entry] = [
        Created(_SETUP, OWNER.id, "c"),
        Joined(0, OWNER.id),
        Joined(1, OWNER.id),
        Started("c"),
    ]
    rng = random.Random(seed)
    positions = [get_game("nauticus").new(seats=2)]
    while len(entries) < count:
        if len(positions) > 120:
            del positions[61:]
            entries.append(MovesUndone(0, 60))
        after = positions[-1].copy()
        if after.decider == CHANCE:
            move = draw(after, rng)
            entries.append(ChancePlayed(str(move)))
        else:
            move = rng.choice(after.legal_moves())
            entries.append(MovePlayed(after.decider, str(move), OWNER.id))
        after.play(move)
        positions.append(after)
    return entries


async def put_long_games(store: Store, count: int, entries: int) -> list[str]:
    """`count` tables of `OWNER` with that many entries each; their ids."""
    await store.add_person(OWNER)
    identities = []
    for seed in range(count):
        identity, secret = new_id(), bytes(SECRET_BYTES)
        log = linked(numbered(long_log(entries, seed), 0, 1.0), first_link(identity))
        table = Table(identity, log)
        await store.create(NewTable(row_of(table, secret), log, seat_rows(table)))
        identities.append(table.id)
    return identities
