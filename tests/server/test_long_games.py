"""Long games open fast, however often moves were taken back."""

from __future__ import annotations

import asyncio

import pytest
from bench.long_games import OWNER, put_long_games

from seaboard.games import get_game
from seaboard.server.metrics import Metrics
from seaboard.server.registry import TableRegistry
from seaboard.server.settings import Settings
from seaboard.server.storage.store import open_store

from .clients import AtOnce
from .counting import Plays

ENTRIES = 1_000


def test_opening_plays_each_move_of_the_log_at_most_once_and_those_that_stand_once_more(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which takes less than 50 ms; `bench.load` measures it."""

    async def opening() -> tuple[int, int]:
        store = await open_store(Settings(database=database_url).database_url)
        try:
            (table,) = await put_long_games(store, 1, ENTRIES)
            registry = TableRegistry(store, AtOnce(), ("random",), Metrics())
            plays = Plays(get_game("nauticus"), monkeypatch)
            live = await registry.open(table)
            seen = live.projection.table(OWNER.id, 0, None)
            assert len(seen["events"]) == 30
            return plays.count, len(live.table.moves)
        finally:
            await store.close()

    plays, standing = asyncio.run(opening())
    assert 0 < plays <= ENTRIES + standing
