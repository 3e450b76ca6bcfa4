"""Each entry of a log carries a link; whatever is altered in the database is found and named."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from seaboard.cli.app import run
from seaboard.records import Record, parse, save
from seaboard.server import upkeep
from seaboard.server.settings import Settings
from seaboard.server.storage.database import open_database
from seaboard.tables.chain import first_link, linked
from seaboard.tables.entries import Said, numbered

from .clients import against_bots, comes_in, play_to_the_end, serving


def query(url: str, *statements: str, **values: Any) -> list[Any]:
    """Run SQL behind the server's back; the rows of the last statement."""

    def work(connection: Connection) -> list[Any]:
        for each in statements[:-1]:
            connection.execute(text(each), values)
        result = connection.execute(text(statements[-1]), values)
        return list(result.all()) if result.returns_rows else []

    async def ask() -> list[Any]:
        database = open_database(Settings(database=url).database_url)
        try:
            return await database.attempt(work)
        finally:
            await database.close()

    return asyncio.run(ask())


def faults(url: str, *records: Record) -> list[str]:
    return asyncio.run(upkeep.check(url, records)).faults


def finished(url: str) -> tuple[str, Record]:
    """A table with names, talk and a whole game, and its record."""
    with serving(url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create()
        anna.do(table, "join", seat=0, label="The admiral")
        anna.do(table, "bot", seat=1, bot="random")
        anna.do(table, "say", text="Ahoi", key="a-key-of-mine")
        anna.do(table, "start")
        play_to_the_end(table, {0: anna}, random.Random(2))
        return table, parse(anna.get(f"/api/tables/{table}/record").text)


ALTERED = {
    "a name": ("joined", "data = replace(data, 'The admiral', 'The pirate')"),
    "what was said": ("said", "data = replace(data, 'Ahoi', 'Avast')"),
    "whose command it was": ("said", "key = 'another'"),
    "a decision": ("move", "data = replace(data, '\"seat\":', '\"seat\": ')"),
    "the time": ("start", "at = at + 0.5"),
    "the kind": ("bot", "kind = 'unbot'"),
    "a result": ("finish", "data = replace(data, ',', ', ')"),
    "the link": ("start", "link = replace(link, substr(link, 1, 1), 'x')"),
}
# The database as it was before there were links.
BEFORE = (
    "drop table former_names",
    "alter table tables drop column unverified",
    "drop table analyses",
    "alter table thoughts drop column judging",
    "alter table log drop column link",
    "update alembic_version set version_num = '0007'",
)


def test_whatever_is_altered_is_named_by_its_entry(database_url: str) -> None:
    table, _ = finished(database_url)
    assert faults(database_url) == []
    kinds = dict(query(database_url, "select kind, max(seq) from log group by kind"))
    for what, (kind, change) in ALTERED.items():
        seq = next(kinds[each] for each in kinds if each.startswith(kind))
        row = query(
            database_url, "select at, kind, data, key, link from log where seq = :seq", seq=seq
        )[0]
        query(database_url, f"update log set {change} where seq = :seq", seq=seq)
        found = [each for each in faults(database_url) if "link" in each]
        assert found, what
        assert found[0].startswith(f"table {table}: entry {seq} ("), what
        assert not any(value in found[0] for value in ("The pirate", "Avast"))  # may be secret
        query(
            database_url,
            "update log set at = :at, kind = :kind, data = :data, key = :key, link = :link"
            " where seq = :seq",
            seq=seq,
            **row._mapping,
        )
        assert faults(database_url) == [], what


def test_a_log_that_was_linked_anew_is_found_by_a_record(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, record = finished(sqlite_url)
    save(record, tmp_path / "kept.record")
    command = ["check", "--database", sqlite_url, "--record", str(tmp_path / "kept.record")]
    assert run(command) == 0
    with serving(sqlite_url) as client:
        bert = comes_in(client, "Bert")
        bert.do(table, "say", text="I was not there")  # later entries do not matter
    assert run(command) == 0
    query(
        sqlite_url,
        "update log set data = replace(data, 'The admiral', 'The pirate')",
        "update seats set label = 'The pirate' where label is not null",
        *BEFORE,
    )
    with serving(sqlite_url):
        pass
    assert faults(sqlite_url) == []
    capsys.readouterr()
    assert run(command) != 0
    assert "its log is not the one of which there is a record" in capsys.readouterr().out
    query(sqlite_url, "delete from log", "delete from seats", "delete from tables")
    assert faults(sqlite_url, record) == [f"table {table}: there is a record of it, but no log"]


def test_a_database_from_before_gets_its_links_and_goes_on(database_url: str) -> None:
    table, record = finished(database_url)
    links = query(database_url, "select seq, link from log order by seq")
    query(database_url, *BEFORE)
    assert "is at revision 0007" in faults(database_url)[0]
    with serving(database_url) as client:
        running = against_bots(comes_in(client, "Cleo"))
        assert running != table
    assert faults(database_url, record) == []
    same = "select seq, link from log where table_id = :table order by seq"
    assert query(database_url, same, table=table) == links


def test_an_entry_of_an_older_process_has_no_link_and_breaks_no_other(sqlite_url: str) -> None:
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create()
        anna.do(table, "say", text="old")
        query(sqlite_url, "update log set link = '' where seq = 2")
    with serving(sqlite_url) as client:
        comes_in(client, "Bert").do(table, "say", text="new")
    missing = f"table {table}: entry 2 has no link: a version before the chain has written it"
    assert faults(sqlite_url) == [missing]


def test_the_head_of_a_log_changes_with_every_entry_and_its_order() -> None:
    log = numbered([Said("a", "Ahoi"), Said("b", "Ahoi")], 0, 1.0)
    other = numbered([Said("b", "Ahoi"), Said("a", "Ahoi")], 0, 1.0)
    later = [log[0], log[1]._replace(at=2.0)]
    keyed = [log[0], log[1]._replace(key="k")]
    heads = {linked(each, first_link("t"))[-1].link for each in (log, other, later, keyed, log[:1])}
    heads |= {linked(log, first_link("u"))[-1].link, first_link("t")}
    assert len(heads) == 7
