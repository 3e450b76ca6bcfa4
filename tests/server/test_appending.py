"""What waits for PostgreSQL is written together, and whatever fails fails alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text

from seaboard.server.metrics import Metrics
from seaboard.server.registry import TableRegistry
from seaboard.server.settings import Settings
from seaboard.server.storage.appending import Appender
from seaboard.server.storage.database import DatabaseFailed, Postgres
from seaboard.server.storage.store import Addition, Conflict, Store, open_store, told_entries
from seaboard.tables.commands import Join, Say
from seaboard.tables.entries import Logged, Said
from seaboard.tables.once import Once
from seaboard.tables.setup import Setup

from .clients import AtOnce
from .test_store import ANNA, NEW, ROW

TABLES = [f"table-{number:010}" for number in range(30)]


def with_tables(url: str, test: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(Settings(database=url).database_url)
        try:
            await store.add_person(ANNA)
            for identity in TABLES:
                await store.create(replace(NEW, row=replace(ROW, id=identity)))
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


def said(table: str, number: int = 2) -> Addition:
    row = replace(ROW, id=table, last=number, changed=7.0, status="running", decider=1)
    return Addition(row, [Logged(number, 7.0, Said(ANNA.id, f"Ahoi {table}"), "a key", "link")])


def test_what_waits_is_written_together_and_one_conflict_fails_alone(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    statements: list[int] = []
    write = Appender._write

    async def counted(self: Appender, appends: Any) -> None:
        statements.append(len(appends))
        await write(self, appends)

    monkeypatch.setattr(Appender, "_write", counted)

    async def test(store: Store) -> None:
        await asyncio.gather(*(store.append(said(table)) for table in TABLES))
        assert len(statements) <= 2  # the first, and all that came while it was on its way
        for table in TABLES:
            assert await store.table(table) == said(table).row
            assert (await store.entries(table))[1:] == said(table).entries
        # The second table's number is taken.
        again = [said(table, 2 if table == TABLES[1] else 3) for table in TABLES]
        results = await asyncio.gather(*map(store.append, again), return_exceptions=True)
        assert [type(each) for each in results].count(Conflict) == 1
        assert isinstance(results[1], Conflict)
        lengths = [len(await store.entries(table)) for table in TABLES]
        assert lengths == [2 if table == TABLES[1] else 3 for table in TABLES]
        assert await store.table(TABLES[1]) == said(TABLES[1]).row

    with_tables(postgres_url, test)


def test_a_row_that_another_holds_keeps_only_its_own_table_waiting(postgres_url: str) -> None:
    async def test(store: Store) -> None:
        database = store.database
        assert isinstance(database, Postgres)
        async with database._engine.begin() as holding:
            lock = text("select id from tables where id = :id for update")
            await holding.execute(lock, {"id": TABLES[3]})
            results = await asyncio.gather(
                *(store.append(said(table)) for table in TABLES[:6]), return_exceptions=True
            )
        assert [type(each) for each in results] == [
            DatabaseFailed if number == 3 else type(None) for number in range(6)
        ]
        await store.append(said(TABLES[3]))

    with_tables(postgres_url, test)


def test_a_broken_connection_is_made_anew(postgres_url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(said(TABLES[0]))
        database = store.database
        assert isinstance(database, Postgres)
        database._appender._raw.terminate()
        await store.append(said(TABLES[1]))
        assert len(await store.entries(TABLES[1])) == 2

    with_tables(postgres_url, test)


def test_another_process_hears_the_entries_and_asks_only_if_some_are_missing(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    entries = Store.entries

    async def counted(self: Store, table: str, after: int = 0) -> list[Logged]:
        asked.append(after)
        return await entries(self, table, after)

    async def run() -> None:
        url = Settings(database=postgres_url).database_url
        mine, theirs = await open_store(url), await open_store(url)
        await mine.add_person(ANNA)
        here, there = (
            TableRegistry(store, AtOnce(), ("random",), Metrics()) for store in (mine, theirs)
        )
        identity = await here.create(ANNA, Setup("nauticus", seats=2))
        live, other = await here.open(identity), await there.open(identity)
        monkeypatch.setattr(Store, "entries", counted)
        await here.do(live, ANNA, Join())
        for words in ("Ahoi", "Ho", "Hi", "x" * 9000):
            await here.do(live, ANNA, Say(words))
        told = [mine._to_append(Addition(ROW, [each])).told.split(" ", 2) for each in live.log]
        assert len(told[-1]) == 2  # too long for a notification
        first, second, third, fourth = (told_entries(each[2]) for each in told[1:5])
        await there.heard_of(identity, [*first, *second])
        assert other.log == live.log[:3]
        assert asked == []
        await there.heard_of(identity, second)  # known already
        assert asked == []
        await there.heard_of(identity, fourth)  # the third was not heard
        assert asked == [3]
        assert other.log == live.log
        assert other.table.head == live.table.head
        assert third
        await mine.close()
        await theirs.close()

    asyncio.run(run())


def test_what_another_process_adds_while_a_table_is_read_is_not_missed(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = Store.names

    async def run() -> None:
        url = Settings(database=postgres_url).database_url
        mine, theirs = await open_store(url), await open_store(url)
        await mine.add_person(ANNA)
        here, there = (
            TableRegistry(store, AtOnce(), ("random",), Metrics()) for store in (mine, theirs)
        )
        identity = await here.create(ANNA, Setup("nauticus", seats=2))
        live = await here.open(identity)

        async def meanwhile(self: Store, people: Iterable[str]) -> dict[str, str]:
            """The log is read by now, and the table is not in memory yet."""
            if self is theirs and live.table.last == 1:
                await here.do(live, ANNA, Join())
                await there.heard_of(identity, live.log[1:])
            return await names(self, people)

        monkeypatch.setattr(Store, "names", meanwhile)
        assert (await there.open(identity)).log == live.log
        assert live.table.last == 2
        await mine.close()
        await theirs.close()

    asyncio.run(run())


def test_a_command_is_decided_anew_where_others_have_gone_on(postgres_url: str) -> None:
    async def run() -> None:
        url = Settings(database=postgres_url).database_url
        mine, theirs = await open_store(url), await open_store(url)
        await mine.add_person(ANNA)
        here, there = (
            TableRegistry(store, AtOnce(), ("random",), Metrics()) for store in (mine, theirs)
        )
        identity = await here.create(ANNA, Setup("nauticus", seats=2))
        live, other = await here.open(identity), await there.open(identity)
        once = Once.of("first-key", Join(0))
        await here.do(live, ANNA, Join(0), once)
        # Not known there yet: seat 0 would be free, and the second command the first of its key.
        await there.do(await there.open(identity, fresh=False), ANNA, Join(1))
        await there.do(other, ANNA, Join(0), once)
        assert [chair.person for chair in other.table.chairs] == [ANNA.id, ANNA.id]
        assert other.table.last == 3
        await mine.close()
        await theirs.close()

    asyncio.run(run())
