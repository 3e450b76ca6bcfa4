"""Long games open fast, however often moves were taken back."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from bench.long_games import OWNER, put_long_games

from seaboard.games import get_game
from seaboard.server.metrics import Metrics
from seaboard.server.registry import TableRegistry
from seaboard.server.settings import Rate, Settings
from seaboard.server.storage.store import open_store

from .clients import NO_LIMITS, AtOnce, serving
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


def test_who_looks_again_at_what_was_just_shown_lets_nothing_be_played_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look at a long game held everybody up for as long as its whole log takes."""
    (table,) = asyncio.run(long_game(sqlite_url))
    with serving(sqlite_url) as client:
        first = client.get(f"/api/tables/{table}").json()
        plays = Plays(get_game("nauticus"), monkeypatch)
        assert client.get(f"/api/tables/{table}").json()["events"] == first["events"]
        assert plays.count == 0


def test_looking_far_back_is_limited_by_address(sqlite_url: str) -> None:
    (table,) = asyncio.run(long_game(sqlite_url))
    limits = replace(NO_LIMITS, records=Rate(9, 0))  # a look at the whole log costs 2.5
    with (
        serving(sqlite_url, limits=limits) as client,
        client.websocket_connect("/api/socket") as socket,
    ):
        assert socket.receive_json()["type"] == "welcome"
        last = client.get(f"/api/tables/{table}").json()["last"]  # the first look
        answers = []
        for question in (
            {"type": "earlier", "table": table, "before": last - 100},
            {"type": "watch", "table": table, "after": 0},
            {"type": "earlier", "table": table, "before": last - 150},
            {"type": "watch", "table": table},  # what it still knows costs nothing
        ):
            socket.send_json(question)
            answers.append(socket.receive_json())
        told = [each["type"] for each in answers]
        assert told == ["earlier", "table", "refused", "table"]
        assert answers[2]["error"]["code"] == "too-many"
        refused = client.get(f"/api/tables/{table}/events", params={"before": last - 200})
        assert refused.status_code == 429
        assert client.get(f"/api/tables/{table}", params={"after": 0}).status_code == 429


async def long_game(url: str) -> list[str]:
    store = await open_store(Settings(database=url).database_url)
    try:
        return await put_long_games(store, 1, ENTRIES)
    finally:
        await store.close()
