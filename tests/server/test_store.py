"""The database keeps what it was given, once; on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from sqlalchemy import inspect

from seaboard.server.settings import Settings
from seaboard.server.storage import schema
from seaboard.server.storage.database import open_database
from seaboard.server.storage.migrating import migrate
from seaboard.server.storage.store import (
    Addition,
    Conflict,
    NameTaken,
    NewTable,
    Person,
    SeatRow,
    Store,
    TableRow,
    open_store,
)
from seaboard.tables.entries import Created, Logged, Said
from seaboard.tables.setup import Setup

ANNA = Person("person-anna-0000", "Anna", since=1.0)
ROW = TableRow(
    id="table-0000000000", host=ANNA.id, game="nauticus", mode="standard", size=2, status="open",
    public=True, secret=bytes(32), last=1, since=2.0, changed=2.0, due=None, bot_next=False,
    decider=None,
)  # fmt: skip
CREATED = Logged(1, 2.0, Created(Setup("nauticus"), ANNA.id, "c"))
NEW = NewTable(ROW, [CREATED], [SeatRow(0, ANNA.id, None, None), SeatRow(1, None, None, "random")])


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await open_store(Settings(database=url).database_url)
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, test: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.add_person(ANNA)
            await store.create(NEW)
            await test(store)

    asyncio.run(run())


def test_a_table_is_found_as_it_was_created(database_url: str) -> None:
    async def test(store: Store) -> None:
        assert await store.table(ROW.id) == ROW
        assert await store.entries(ROW.id) == [CREATED]

    with_store(database_url, test)


def test_entries_are_read_from_a_number_on(database_url: str) -> None:
    async def test(store: Store) -> None:
        said = [Logged(n, 3.0, Said(ANNA.id, f"Ahoi ⚓ {n}")) for n in (2, 3, 4)]
        await store.append(Addition(replace(ROW, last=4), said))
        assert await store.entries(ROW.id, after=2) == said[1:]

    with_store(database_url, test)


def test_of_two_writers_of_one_number_one_wins(database_url: str) -> None:
    async def test(store: Store) -> None:
        async def write(n: int) -> bool:
            entries = [Logged(k, 3.0, Said(ANNA.id, str(n))) for k in (2, 3)]
            try:
                await store.append(Addition(replace(ROW, last=3, changed=float(n)), entries))
            except Conflict:
                return False
            return True

        won = await asyncio.gather(*(write(n) for n in range(8)))
        entries = await store.entries(ROW.id)
        row = await store.table(ROW.id)
        assert sum(won) == 1
        assert [logged.number for logged in entries] == [1, 2, 3]
        assert row is not None
        assert entries[1].entry == Said(ANNA.id, str(won.index(True)))
        assert row.changed == won.index(True)

    with_store(database_url, test)


def test_an_unknown_table_is_none(database_url: str) -> None:
    async def test(store: Store) -> None:
        assert await store.table("table-none-00000") is None
        assert await store.entries("table-none-00000") == []

    with_store(database_url, test)


def test_the_lobby_shows_public_tables_with_names(database_url: str) -> None:
    async def test(store: Store) -> None:
        hidden = replace(ROW, id="table-1111111111", public=False)
        await store.create(replace(NEW, row=hidden))
        (listed,) = await store.lobby("open", 10)
        assert listed.row == ROW
        assert listed.seats == tuple(NEW.seats)
        assert listed.names == {ANNA.id: "Anna"}
        assert await store.lobby("running", 10) == []
        assert await store.lobby("open", 10, before=ROW.changed) == []

    with_store(database_url, test)


def test_a_person_finds_the_tables_of_host_and_seat(database_url: str) -> None:
    async def test(store: Store) -> None:
        bert = Person("person-bert-0000", "Bert", since=1.0)
        await store.add_person(bert)
        other = replace(ROW, id="table-2222222222", host=bert.id, changed=5.0)
        await store.create(NewTable(other, [CREATED], [SeatRow(0, bert.id, None, None)]))
        assert [each.row.id for each in await store.tables_of(bert.id, 9)] == [other.id]
        assert [each.row.id for each in await store.tables_of(ANNA.id, 9)] == [ROW.id]

    with_store(database_url, test)


def test_an_account_name_belongs_to_one(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_person(Person("person-bert-0000", "Bert", since=1.0))
        await store.set_account(ANNA.id, "anna", "hash")
        with pytest.raises(NameTaken):
            await store.set_account("person-bert-0000", "anna", "hash")
        found = await store.account("anna")
        assert found is not None
        assert found.id == ANNA.id

    with_store(database_url, test)


def said_after(row: TableRow, log: list[Logged]) -> Addition:
    """One more entry in the log of a table."""
    number = len(log) + 1
    return Addition(replace(row, last=number), [Logged(number, 3.0, Said(ANNA.id, "Ahoi"))])


def test_a_forgotten_person_leaves_no_name_and_the_tables_as_was_decided(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.set_account(ANNA.id, "anna", "hash")
        added = await store.delete_person(ANNA.id, said_after)
        assert await store.person(ANNA.id) == replace(ANNA, name="", token_version=1)
        assert [each.row.id for each in added] == [ROW.id]
        assert len(await store.entries(ROW.id)) == 2

    with_store(database_url, test)


def test_a_person_is_not_forgotten_if_a_table_cannot_be_left(database_url: str) -> None:
    def undecided(row: TableRow, log: list[Logged]) -> Addition:
        raise LookupError

    async def test(store: Store) -> None:
        with pytest.raises(LookupError):
            await store.delete_person(ANNA.id, undecided)
        assert await store.person(ANNA.id) == ANNA

    with_store(database_url, test)


def test_what_is_due_is_claimed_once(database_url: str) -> None:
    async def test(store: Store) -> None:
        said = [Logged(2, 3.0, Said(ANNA.id, "Ahoi"))]
        await store.append(Addition(replace(ROW, last=2, due=7.5), said))
        assert await store.due(7.0) == []
        assert await store.due(8.0) == [(ROW.id, 7.5)]
        assert await store.claim(ROW.id, 7.5, 20.0)
        assert not await store.claim(ROW.id, 7.5, 20.0)

    with_store(database_url, test)


def test_a_key_is_set_by_the_first_who_asks(database_url: str) -> None:
    async def test(store: Store) -> None:
        first, second = await asyncio.gather(store.key("k", b"one"), store.key("k", b"two"))
        assert first == second
        assert await store.key("k", b"three") == first

    with_store(database_url, test)


def test_migrations_go_up_down_and_up_again(database_url: str) -> None:
    async def run() -> tuple[set[str], set[str]]:
        database = open_database(Settings(database=database_url).database_url)
        await database.write(migrate)
        await database.write(lambda c: migrate(c, "base"))
        after_down = await database.read(lambda c: set(inspect(c).get_table_names()))
        await database.write(migrate)
        after_up = await database.read(lambda c: set(inspect(c).get_table_names()))
        await database.close()
        return after_down, after_up

    after_down, after_up = asyncio.run(run())
    assert after_down == {"alembic_version"}
    assert after_up == {"alembic_version", *schema.metadata.tables}


def test_migrations_make_what_the_schema_says(database_url: str) -> None:
    from alembic.autogenerate import compare_metadata  # noqa: PLC0415  # slow to import
    from alembic.migration import MigrationContext  # noqa: PLC0415

    async def run() -> list[object]:
        database = open_database(Settings(database=database_url).database_url)
        await database.write(migrate)
        found = await database.read(
            lambda c: compare_metadata(MigrationContext.configure(c), schema.metadata)
        )
        await database.close()
        return list(found)

    assert asyncio.run(run()) == []
