"""Backups: made while people play, restored elsewhere, checked, and played on."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from seaboard.server import upkeep
from seaboard.server.checking import Report
from seaboard.server.settings import Settings
from seaboard.server.storage.backups import BadBackup
from seaboard.server.storage.database import open_database
from seaboard.server.storage.migrating import migrate
from seaboard.server.storage.starting import BadStart

from .clients import Client, Player, against_bots, comes_in, play_to_the_end, serving

OTHER = {"sqlite": "postgres_url", "postgresql": "sqlite_url"}

# `seaboard check` where no library fits its sources until the build, which is only pretended.
CHECK_WITH_STALE_RULES = """
import sys
from seaboard.games import warming
from seaboard.games.kernel import loading

hashed, built = loading.source_hash_of, []
loading.source_hash_of = lambda files: hashed(files) if built else "of other sources"
warming.subprocess.run = lambda command, **_: built.append(command)
from seaboard.cli.app import run
code = run(["check", "--database", sys.argv[1]])
print("built", len(built))
sys.exit(code)
"""


def back_up(url: str, file: Path) -> Path:
    asyncio.run(upkeep.back_up(url, file))
    return file


def restore(file: Path, url: str) -> None:
    asyncio.run(upkeep.restore(file, url))


def check(url: str) -> Report:
    return asyncio.run(upkeep.check(url))


def again(client: Client, player: Player) -> Player:
    """The same person at another server, by the same token."""
    return Player(client, player.name, player.id, player.token)


class Load:
    """Someone who plays and talks without pause, until told to stop."""

    def __init__(self, player: Player, table: str) -> None:
        self._player, self._table = player, table
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self.acknowledged: list[int] = []  # last number of the log, as told after each command

    def _run(self) -> None:
        rng = random.Random(1)
        while not self._stop.is_set():
            seen = self._player.see(self._table, 0)
            if seen["legal"] and rng.random() < 0.7:
                move = rng.choice(seen["legal"])["text"]
                done = self._player.try_to(
                    self._table, "move", seat=0, version=seen["version"], move=move
                ).json()
            else:
                done = self._player.do(self._table, "say", text="under way")
            self.acknowledged.append(done.get("last", 0))

    def __enter__(self) -> Load:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()

    def wait_for(self, count: int) -> None:
        wanted = len(self.acknowledged) + count
        while len(self.acknowledged) < wanted:
            assert self._thread.is_alive(), "whoever plays has failed"
            self._stop.wait(0.01)


def lasting(table: dict[str, Any]) -> dict[str, Any]:
    """All of a table but who is there, which is not kept."""
    present = ("here", "away_since", "replaceable_from")
    seats = [{key: each[key] for key in each if key not in present} for each in table["seats"]]
    return {**table, "seats": seats}


def test_a_restore_drill_play_back_up_under_load_restore_elsewhere_check_and_play_on(
    database_url: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """From each kind of database into the other one."""
    elsewhere = str(request.getfixturevalue(OTHER[database_url.partition(":")[0]]))
    with serving(database_url) as client:
        anna = comes_in(client, "Anna")
        finished = against_bots(anna)
        play_to_the_end(finished, {0: anna}, random.Random(0))
        running = against_bots(anna)
        with Load(anna, running) as load:
            load.wait_for(5)
            before = max(load.acknowledged)
            file = back_up(database_url, tmp_path / "under-load.backup")
            load.wait_for(5)  # nobody was held up for good
            assert check(database_url).faults == []  # a database may be checked under load too
        final = lasting(anna.see(finished))
    restore(file, elsewhere)
    report = check(elsewhere)
    assert report.faults == []
    assert (report.tables, report.people) == (2, 1)
    with serving(elsewhere) as client:
        anna = again(client, anna)  # still signed in
        assert anna.see(running)["last"] >= before  # all that was told before the backup is there
        play_to_the_end(running, {0: anna}, random.Random(2))
        assert lasting(anna.see(finished)) == final
    assert check(elsewhere).faults == []


def played(url: str) -> str:
    """A database with a running game; its table."""
    with serving(url) as client:
        anna = comes_in(client, "Anna")
        table = against_bots(anna)
        for _ in range(3):
            while not anna.see(table, 0)["legal"]:
                pass
            anna.play(table, 0)
        return table


def test_a_backup_can_be_tried_without_a_database(sqlite_url: str, tmp_path: Path) -> None:
    played(sqlite_url)
    file = back_up(sqlite_url, tmp_path / "x.backup")
    report = asyncio.run(upkeep.check_backup(file))
    assert (report.tables, report.faults) == (1, [])


def test_a_backup_is_for_its_owner_alone_and_overwrites_nothing(
    sqlite_url: str, tmp_path: Path
) -> None:
    played(sqlite_url)
    file = back_up(sqlite_url, tmp_path / "x.backup")
    assert file.stat().st_mode & 0o777 == 0o600
    with pytest.raises(BadBackup, match="exists already"):
        back_up(sqlite_url, file)
    with pytest.raises(BadBackup, match="cannot be written: No such file"):
        back_up(sqlite_url, tmp_path / "missing" / "x.backup")


def test_a_database_that_is_not_there_is_not_made_by_looking(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'none.db'}"
    with pytest.raises(BadStart, match="there is no database"):
        back_up(url, tmp_path / "x.backup")
    with pytest.raises(BadStart, match="there is no database"):
        check(url)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_restored_over_something(sqlite_url: str, tmp_path: Path) -> None:
    played(sqlite_url)
    file = back_up(sqlite_url, tmp_path / "x.backup")
    with pytest.raises(BadBackup, match="is not empty"):
        restore(file, sqlite_url)
    with serving(sqlite_url), pytest.raises(BadStart, match="another server is running"):
        restore(file, sqlite_url)


def lines(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def without_end(file: Path) -> bytes:
    return gzip.compress(b"".join(lines(file)[:-1]))


def cut_off(file: Path) -> bytes:
    return file.read_bytes()[:-50]


def with_another_name(file: Path) -> bytes:
    return gzip.compress(b"".join(lines(file)).replace(b'"Anna"', b'"Bert"'))


def with_a_row_less(file: Path) -> bytes:
    return gzip.compress(b"".join(line for line in lines(file) if b'"move"' not in line))


def from_the_future(file: Path) -> bytes:
    header, *rest = lines(file)
    later = json.dumps({**json.loads(header), "revision": "9999", "version": "99.0"})
    return gzip.compress(later.encode() + b"\n" + b"".join(rest))


def something_else(_file: Path) -> bytes:
    return b"PRAGMA foreign_keys=OFF;"


DAMAGE: dict[Callable[[Path], bytes], str] = {
    without_end: "was cut off",
    cut_off: "was cut off",
    with_another_name: "not those that were written",
    with_a_row_less: "not those that were written",
    from_the_future: "made by Seaboard 99.0, which is newer",
    something_else: "not a backup",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_backup_that_is_not_whole_restores_nothing(
    damage: Callable[[Path], bytes], sqlite_url: str, tmp_path: Path
) -> None:
    played(sqlite_url)
    file = back_up(sqlite_url, tmp_path / "x.backup")
    file.write_bytes(damage(file))
    target = f"sqlite:///{tmp_path / 'target.db'}"
    with pytest.raises(BadBackup, match=DAMAGE[damage]):
        restore(file, target)
    with closing(sqlite3.connect(tmp_path / "target.db")) as connection:
        assert connection.execute("select name from sqlite_master").fetchall() == []


def test_a_backup_of_an_older_version_is_brought_to_this_one(tmp_path: Path) -> None:
    old, new = f"sqlite:///{tmp_path / 'old.db'}", f"sqlite:///{tmp_path / 'new.db'}"

    async def make_old() -> None:
        database = open_database(Settings(database=old).database_url)
        await database.attempt(lambda connection: migrate(connection, "0003"))
        anna = text("insert into people values ('anna', 'Anna', null, null, 0, 1.5)")
        await database.attempt(lambda connection: connection.execute(anna) and None)
        await database.close()

    asyncio.run(make_old())
    assert "is at revision 0003" in check(old).faults[0]
    restore(back_up(old, tmp_path / "x.backup"), new)
    assert (check(new).faults, check(new).people) == ([], 1)


FAULTS = {
    "update log set seq = seq + 1 where seq = (select max(seq) from log)": "does not replay",
    "update log set data = replace(data, '\"seat\":0', '\"seat\":1') where kind = 'move'":
        "is a move of a seat that was not to decide",
    "delete from log where seq = 3": "does not replay",
    "update tables set secret = zeroblob(32)": "its secret is not the one",
    "update tables set last = last + 1": "`last` of its row does not agree",
    "update tables set status = 'open'": "`status` of its row does not agree",
    "update tables set due = null": "`due` of its row does not agree",
    "update seats set bot = 'other' where seat = 1": "seats do not agree",
    "update tables set game = 'chess'": "its game chess is not installed",
    "update alembic_version set version_num = '0001'": "is at revision 0001",
    "insert into sessions values ('x', 'nobody', 1, '')": "refers to a row of people",
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_check_finds_each_kind_of_fault(fault: str, sqlite_url: str, tmp_path: Path) -> None:
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create(seconds=3600)
        for seat in (0, 1):
            anna.do(table, "join", seat=seat)
        anna.do(table, "start")
        for _ in range(4):
            anna.play(table, anna.see(table)["decider"])
    assert check(sqlite_url).faults == []
    with closing(sqlite3.connect(tmp_path / "seaboard.db")) as connection, connection:
        connection.execute(fault)
    assert any(FAULTS[fault] in each for each in check(sqlite_url).faults)


def test_a_check_with_stale_rules_builds_them_first(sqlite_url: str) -> None:
    """They would be no fault of a log; without the build each game would be said not to replay."""
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        play_to_the_end(against_bots(anna), {0: anna}, random.Random(1))
    command = [sys.executable, "-c", CHECK_WITH_STALE_RULES, sqlite_url]
    settings = {**os.environ, "SEABOARD_RULES": "built"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=settings)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "built 1" in done.stdout
