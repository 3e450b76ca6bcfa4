"""Long games open fast, however often moves were taken back."""

from __future__ import annotations

import asyncio
import time

from bench.long_games import OWNER, put_long_games

from seaboard.server.http import seen
from seaboard.server.live import Hall
from seaboard.server.metrics import Metrics
from seaboard.server.settings import Settings
from seaboard.server.storage.store import open_store

from .clients import AtOnce


def test_a_thousand_entries_open_quickly(database_url: str) -> None:
    """The promise is 50 ms; processor time is compared, since tests share their machine."""

    async def opening() -> float:
        store = await open_store(Settings(database=database_url).database_url)
        try:
            (table,) = await put_long_games(store, 1, 1_000)
            times = []
            for _ in range(4):
                hall = Hall(store, AtOnce(), ("random",), Metrics())
                begin = time.process_time()
                live = await hall.open(table)
                told = seen(live, OWNER, 0, None)
                times.append(time.process_time() - begin)
                assert len(told["events"]) == 30
            return min(times)
        finally:
            await store.close()

    assert asyncio.run(opening()) < 0.05
