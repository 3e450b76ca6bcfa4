"""Decide, commit, tell: a move is played once for a commit, and one that fails changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from seaboard.games import get_game
from seaboard.server.metrics import Metrics
from seaboard.server.registry import LiveTable, TableRegistry
from seaboard.server.settings import Settings
from seaboard.server.storage.store import Conflict, Person, Store, open_store
from seaboard.tables.commands import GiveUp, Join, Play, Rematch, Say, Start
from seaboard.tables.entries import ChancePlayed, Logged, MovePlayed
from seaboard.tables.setup import Setup

from .clients import AtOnce
from .counting import Plays

ANNA = Person("person-anna-0000", "Anna", since=1.0)


class Watcher:
    """Someone in seat 0 who counts how often there was something to hear."""

    seat = 0

    def __init__(self) -> None:
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1


Test = Callable[[TableRegistry, LiveTable, Store], Awaitable[None]]


def at_a_running_table(url: str, test: Test) -> None:
    async def run() -> None:
        store = await open_store(Settings(database=url).database_url)
        try:
            await store.add_person(ANNA)
            registry = TableRegistry(store, AtOnce(), ("random",), Metrics())
            live = await registry.open(await registry.create(ANNA, Setup("nauticus", seats=2)))
            for command in (Join(), Join(), Start()):
                await registry.do(live, ANNA, command)
            await test(registry, live, store)
        finally:
            await store.close()

    asyncio.run(run())


def first_legal(live: LiveTable) -> Play:
    table = live.table
    assert table.decider is not None
    return Play(table.decider, table.version, str(table.playing.legal_moves()[0]))


def test_a_move_is_played_once_for_one_commit(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(registry: TableRegistry, live: LiveTable, _store: Store) -> None:
        live.watchers.add(Watcher())
        plays = Plays(get_game("nauticus"), monkeypatch)
        before = len(live.log)
        for _ in range(20):
            await registry.do(live, ANNA, first_legal(live))
        added = [logged.entry for logged in live.log[before:]]
        assert plays.count == sum(isinstance(each, MovePlayed | ChancePlayed) for each in added)

    at_a_running_table(sqlite_url, test)


def test_a_commit_that_fails_changes_and_tells_nothing(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(registry: TableRegistry, live: LiveTable, store: Store) -> None:
        watcher = Watcher()
        live.watchers.add(watcher)
        before, log = live.table, list(live.log)
        digest = before.playing.digest()

        async def fail(*_: Any) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(store, "append", fail)
            with pytest.raises(OSError, match="disk is full"):
                await registry.do(live, ANNA, first_legal(live))
        assert live.table is before
        assert (live.log, watcher.woken) == (log, 0)
        assert before.playing.digest() == digest
        await registry.do(live, ANNA, first_legal(live))
        assert (live.table.version > before.version, watcher.woken) == (True, 1)

    at_a_running_table(sqlite_url, test)


def test_a_rematch_is_made_although_another_was_faster_at_something_else(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(registry: TableRegistry, live: LiveTable, store: Store) -> None:
        await registry.do(live, ANNA, GiveUp())
        append, taken = store.append, [True]

        async def outrun(*given: Any) -> None:
            if taken:
                taken.pop()
                raise Conflict
            await append(*given)

        monkeypatch.setattr(store, "append", outrun)
        await registry.do(live, ANNA, Rematch())
        assert live.table.rematch is not None

    at_a_running_table(sqlite_url, test)


def test_who_waits_while_another_reads_a_table_gets_it_as_it_is_now(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that knew more already, from another process, was told an event twice."""

    async def test(registry: TableRegistry, live: LiveTable, store: Store) -> None:
        other = TableRegistry(store, AtOnce(), ("random",), Metrics())
        read, has_read, may_go_on = store.entries, asyncio.Event(), asyncio.Event()

        async def slowly(table: str, after: int = 0) -> list[Logged]:
            log = await read(table, after)
            has_read.set()
            await may_go_on.wait()
            return log

        monkeypatch.setattr(store, "entries", slowly)
        first = asyncio.create_task(other.open(live.table.id))
        await has_read.wait()
        monkeypatch.setattr(store, "entries", read)
        await registry.do(live, ANNA, Say("Ahoy!"))
        second = asyncio.create_task(other.open(live.table.id))
        await asyncio.sleep(0)  # it waits for the first
        may_go_on.set()
        await first
        assert (await second).table.last == live.table.last

    at_a_running_table(postgres_url, test)
