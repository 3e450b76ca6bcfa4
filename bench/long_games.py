"""Games with a long log, put straight into a database, to measure how fast they open."""

from __future__ import annotations

import random

from seaboard.games import get_game
from seaboard.games.api import CHANCE, draw
from seaboard.server.entries import Draft, numbered
from seaboard.server.fairness import new_secret
from seaboard.server.live import row_of, seat_rows
from seaboard.server.storage.store import NewTable, Person, Store, new_id
from seaboard.server.tables import Table

OWNER = Person("person-anna-0000", "Anna", since=1.0)
_SETUP = {"game": "nauticus", "mode": "standard", "seats": 2, "substitute": "random"}


def long_log(entries: int, seed: int) -> list[Draft]:
    """A game with so many entries: whenever it is nearly over, half of it is taken back."""
    drafts = [
        Draft("created", {"setup": _SETUP, "host": OWNER.id, "commitment": "c"}),
        Draft("joined", {"seat": 0, "person": OWNER.id, "label": None}),
        Draft("joined", {"seat": 1, "person": OWNER.id, "label": None}),
        Draft("started", {"commitment": "c"}),
    ]
    rng = random.Random(seed)
    positions = [get_game("nauticus").new(seats=2)]
    while len(drafts) < entries:
        if len(positions) > 120:
            del positions[61:]
            drafts.append(Draft("undo", {"seat": 0, "keep": 60}))
        after = positions[-1].copy()
        if after.decider == CHANCE:
            move = draw(after, rng)
            drafts.append(Draft("chance", {"move": str(move)}))
        else:
            move = rng.choice(after.legal_moves())
            data = {"seat": after.decider, "move": str(move), "person": OWNER.id}
            drafts.append(Draft("move", data))
        after.play(move)
        positions.append(after)
    return drafts


async def put_long_games(store: Store, count: int, entries: int) -> list[str]:
    """So many tables of `OWNER` with so many entries each; their ids."""
    await store.add_person(OWNER)
    identities = []
    for seed in range(count):
        log, secret = numbered(long_log(entries, seed), 0, 1.0), new_secret()
        table = Table(new_id(), log)
        await store.create(NewTable(row_of(table, secret), log, seat_rows(table)))
        identities.append(table.id)
    return identities
