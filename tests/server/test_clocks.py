"""Time runs out: a bot decides, or plays on; also after a restart."""

from __future__ import annotations

import time
from typing import Any

import pytest

from seaboard.server.commands import late
from seaboard.server.entries import Draft, Entry, numbered
from seaboard.server.storage import store
from seaboard.server.tables import Table

from .clients import Player, comes_in, serving


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
    monkeypatch.setattr("seaboard.server.live.now", lambda: begin + (time.time() - begin) * 60)
    monkeypatch.setattr("seaboard.server.core.now", lambda: begin + (time.time() - begin) * 60)


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
    monkeypatch.setattr("seaboard.server.live.now", lambda: later)
    monkeypatch.setattr("seaboard.server.core.now", lambda: later)
    with serving(sqlite_url) as client:
        anna = Player(client, anna.name, anna.id, anna.token)
        assert waiting(anna, "resigned", table)["data"] == {"late": True}


def running(seconds: int | None, timeout: str) -> Table:
    setup = {"game": "nauticus", "mode": "standard", "seats": 2, "seconds": seconds}
    drafts = [
        Draft("created", {"setup": {**setup, "timeout": timeout}, "host": "a", "commitment": "c"}),
        Draft("joined", {"seat": 0, "person": "a", "label": None}),
        Draft("joined", {"seat": 1, "person": "b", "label": None}),
        Draft("started", {"commitment": "c"}),
    ]
    table = Table("t", numbered(drafts, 0, 1000.0))
    while table.decider is None:
        move = str(table.playing.weights()[0][0])
        table.apply(Entry(table.last + 1, 1000.0, "chance", {"move": move}))
    return table


def test_nothing_happens_before_the_deadline() -> None:
    assert late(running(60, "bot"), 1059.9) == []
    assert late(running(None, "bot"), 9e9) == []


def test_after_the_deadline_the_substitute_decides_once() -> None:
    table = running(60, "bot")
    (draft,) = late(table, 1060.0)
    table.apply(Entry(table.last + 1, 1060.0, *draft))
    assert table.bot_to_decide == "random"
    assert late(table, 9e9) == []
    seat, move = table.decider, str(table.playing.legal_moves()[0])
    table.apply(Entry(table.last + 1, 1061.0, "move", {"seat": seat, "move": move, "person": None}))
    assert table.bot_to_decide is None
