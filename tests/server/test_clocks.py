"""Time runs out: a bot decides, or plays on; also after a restart."""

from __future__ import annotations

import time
from typing import Any, Literal

import pytest
from structlog.testing import capture_logs

from seaboard.server.storage import clock, store
from seaboard.tables.decisions import time_out
from seaboard.tables.entries import (
    ChancePlayed,
    Created,
    Entry,
    Joined,
    MovePlayed,
    Started,
    numbered,
)
from seaboard.tables.setup import Setup
from seaboard.tables.table import Table
from tests.tables.logs import context

from .clients import Player, comes_in, serving, wait_until_ready


def waiting(player: Player, kind: str, table: str) -> dict[str, Any]:
    """Look until the event has happened."""
    while True:
        seen = player.see(table, after=0)
        found = [event for event in seen["events"] if event["kind"] == kind]
        if found:
            return dict(found[0])
        time.sleep(0.1)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deadlines are at least five seconds; here time goes sixty times as fast."""
    begin = time.time()
    monkeypatch.setattr("seaboard.server.registry.now", lambda: begin + (time.time() - begin) * 60)
    monkeypatch.setattr("seaboard.server.runtime.now", lambda: begin + (time.time() - begin) * 60)


@pytest.mark.parametrize(("timeout", "kind"), [("bot", "clock"), ("resign", "resigned")])
@pytest.mark.usefixtures("quick")
def test_who_is_late_is_helped_or_replaced(sqlite_url: str, timeout: str, kind: str) -> None:
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create(seconds=5, timeout=timeout)
        anna.do(table, "join")
        anna.do(table, "join")
        anna.do(table, "start")
        happened = waiting(anna, kind, table)
        assert happened["number"] > 4
        assert waiting(anna, "move", table)["number"] > happened["number"]


def test_a_deadline_that_passed_while_the_server_was_down_is_kept(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create(seconds=3600, timeout="resign")
        anna.do(table, "join")
        anna.do(table, "join")
        began = time.time()
        anna.do(table, "start")
        assert began <= anna.see(table)["deadline"] - 3600 <= time.time()
    later = store.now() + 3700
    monkeypatch.setattr("seaboard.server.registry.now", lambda: later)
    monkeypatch.setattr("seaboard.server.runtime.now", lambda: later)
    with serving(sqlite_url) as client:
        anna = Player(client, anna.name, anna.id, anna.token)
        assert waiting(anna, "resigned", table)["data"] == {"late": True}


def running(seconds: int | None, timeout: Literal["bot", "resign"]) -> Table:
    setup = Setup("nauticus", mode="standard", seats=2, seconds=seconds, timeout=timeout)
    entries: list[Entry] = [Created(setup, "a", "c"), Joined(0, "a"), Joined(1, "b"), Started("c")]
    table = Table("t", numbered(entries, 0, 1000.0))
    while table.decider is None:
        go_on(table, 1000.0, ChancePlayed(str(table.playing.weights()[0][0])))
    return table


def go_on(table: Table, at: float, *entries: Entry) -> None:
    table.apply_all(numbered(entries, table.last, at))


def test_nothing_happens_before_the_deadline() -> None:
    assert not time_out(context(running(60, "bot")), 1059.9).entries
    assert not time_out(context(running(None, "bot")), 9e9).entries


def test_after_the_deadline_the_substitute_decides_once() -> None:
    table = running(60, "bot")
    go_on(table, 1060.0, *time_out(context(table), 1060.0).entries)
    assert table.bot_to_decide == "random"
    assert not time_out(context(table), 9e9).entries
    assert table.decider is not None
    go_on(table, 1061.0, MovePlayed(table.decider, str(table.playing.legal_moves()[0])))
    assert table.bot_to_decide is None


class FastMachine:
    """The clocks of a machine that is an hour fast."""

    monotonic = staticmethod(time.monotonic)

    @staticmethod
    def time() -> float:
        return time.time() + 3600


def test_a_machine_whose_clock_is_fast_keeps_to_the_time_of_the_database(
    postgres_url: str, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise its sweep would end every deadline that other machines have set."""
    monkeypatch.setattr(clock, "time", FastMachine)
    since = {}
    for url in (postgres_url, sqlite_url):
        with serving(url) as client:
            anna = comes_in(client, "Anna")
            wait_until_ready(client)
            since[url] = anna.see(anna.create())["events"][0]["at"] - time.time()
    assert abs(since[postgres_url]) < 600
    assert since[sqlite_url] > 3000  # one process on its own has no other clock


def test_a_clock_that_differs_is_followed_and_told_of() -> None:
    own = clock.Clock()
    with capture_logs() as told:
        begin = time.monotonic()
        own.follow(begin, time.time() - 3600, begin)
        own.follow(begin, time.time() - 3600, begin)
    assert abs(own.now() - (time.time() - 3600)) < 600
    assert [each["event"] for each in told] == ["clock.differs"]
    own.keep_own()
    assert abs(own.now() - time.time()) < 600
