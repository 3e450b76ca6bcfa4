"""Presence at tables, seats that a bot keeps for somebody, giving up, and time for a whole game."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from seaboard.server.presence import _MOST_TOGETHER, SILENT_SECONDS, PresenceBoard, Told
from seaboard.server.storage import store
from seaboard.tables.absence import ASK_AGAIN_SECONDS

from ..tables.logs import open_table
from .clients import Client, Player, Session, comes_in, serving

ABSENCE = 600


class Hours:
    """The server's time, which the test moves on."""

    def __init__(self) -> None:
        self.passed = 0.0

    def now(self) -> float:
        return store_now() + self.passed


store_now = store.now


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    made = Hours()
    monkeypatch.setattr("seaboard.server.registry.now", made.now)
    monkeypatch.setattr("seaboard.server.runtime.now", made.now)
    monkeypatch.setattr("seaboard.server.socket.now", made.now)
    return made


@pytest.fixture
def client(sqlite_url: str, hours: Hours) -> Iterator[Client]:
    with serving(sqlite_url, away_seconds=0.0) as client:
        yield client


def begun(anna: Player, bert: Player, **setup: Any) -> str:
    """Anna, the host, in seat 0 and Bert in seat 1."""
    table = anna.create(**{"absence": ABSENCE, **setup})
    anna.do(table, "join", seat=0)
    bert.do(table, "join", seat=1)
    anna.do(table, "start")
    return table


def watch(socket: Session, table: str, seat: int | None = None) -> None:
    socket.send_json({"type": "watch", "table": table, "seat": seat})


def hears(socket: Session, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next table message that is as wanted."""
    while True:
        message = socket.receive_json()
        if message["type"] == "table" and wanted(message["table"]):
            return dict(message["table"])


def here(table: dict[str, Any]) -> list[bool | None]:
    return [seat["here"] for seat in table["seats"]]


# Presence


def test_everyone_who_looks_hears_who_comes_and_goes(
    client: Client, anna: Player, bert: Player
) -> None:
    table, began = begun(anna, bert), time.time()
    visitor = comes_in(client, "Cleo")
    with visitor.socket() as looking:
        watch(looking, table)
        assert hears(looking, lambda each: True)["seats"][1]["here"] is False
        with bert.socket() as socket:
            watch(socket, table, 1)
            hears(looking, lambda each: here(each) == [False, True])
        gone = hears(looking, lambda each: here(each) == [False, False])
    assert began <= gone["seats"][1]["away_since"] <= time.time()


def test_a_person_with_two_connections_is_there_until_both_end(anna: Player, bert: Player) -> None:
    table = begun(anna, bert)
    with anna.socket() as looking:
        watch(looking, table, 0)
        with bert.socket() as first:
            watch(first, table, 1)
            hears(looking, lambda each: here(each) == [True, True])
            with bert.socket() as second:
                watch(second, table)
                hears(second, lambda each: True)
            bert.do(table, "say", text="still here")
            assert here(hears(looking, lambda each: bool(each["events"]))) == [True, True]
            first.send_json({"type": "unwatch", "table": table})
            hears(looking, lambda each: here(each) == [True, False])


def test_a_page_that_is_loaded_again_was_never_away(sqlite_url: str) -> None:
    with serving(sqlite_url, away_seconds=300.0) as client:
        anna, bert = comes_in(client, "Anna"), comes_in(client, "Bert")
        table = begun(anna, bert)
        with bert.socket() as socket:
            watch(socket, table, 1)
            hears(socket, lambda each: here(each) == [False, True])
        assert here(anna.see(table)) == [False, True]


def test_the_connection_of_one_who_looks_on_is_nobodys_presence(
    client: Client, anna: Player, bert: Player
) -> None:
    table = begun(anna, bert)
    with comes_in(client, "Cleo").socket() as socket:
        watch(socket, table)
        assert here(hears(socket, lambda each: True)) == [False, False]


def test_who_sits_down_while_looking_is_there(anna: Player) -> None:
    table = anna.create()
    with anna.socket() as socket:
        watch(socket, table)
        hears(socket, lambda each: here(each) == [None, None])
        anna.do(table, "join", seat=1)
        hears(socket, lambda each: here(each) == [None, True])


def test_a_client_learns_the_servers_time(anna: Player, hours: Hours) -> None:
    hours.passed, began = 5000, time.time()
    with anna.socket() as socket:
        assert began <= socket.receive_json()["now"] - hours.passed <= time.time()


def test_servers_of_one_database_tell_each_other_who_is_there(postgres_url: str) -> None:
    with serving(postgres_url, away_seconds=0.0) as one:
        anna, bert = comes_in(one, "Anna"), comes_in(one, "Bert")
        table = begun(anna, bert)
        with anna.socket() as looking:
            watch(looking, table, 0)
            with serving(postgres_url, away_seconds=0.0) as other:
                there = replace(bert, client=other)
                with there.socket() as socket:
                    watch(socket, table, 1)
                    hears(looking, lambda each: here(each) == [True, True])
                    # The later server has asked who was there before it.
                    hears(socket, lambda each: here(each) == [True, True])
                hears(looking, lambda each: here(each) == [True, False])
                with there.socket() as socket:
                    watch(socket, table, 1)
                    hears(looking, lambda each: here(each) == [True, True])
                    socket.close()
            hears(looking, lambda each: here(each) == [True, False])


def test_a_process_that_was_silent_for_long_is_gone_with_its_people(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board, table = PresenceBoard(lambda: 77.0), open_table("nauticus", 2)
    assert board.heard("other", Told({"t": ["p0"]})) == {"t"}
    assert board.of(table).here == {"p0"}
    assert board.lose_silent() == set()
    later = time.monotonic() + SILENT_SECONDS + 1
    monkeypatch.setattr(time, "monotonic", lambda: later)
    assert board.lose_silent() == {"t"}
    assert board.of(table).here == frozenset()
    assert board.of(table).away_since("p0") == 77.0


def test_a_process_that_ends_takes_its_people_along() -> None:
    board = PresenceBoard(lambda: 1.0)
    board.heard("other", Told({"t": ["p0"]}))
    assert board.heard("other", Told(ends=True)) == {"t"}
    assert board.of(open_table("nauticus", 2)).here == frozenset()


def test_what_could_not_be_told_is_told_again() -> None:
    board = PresenceBoard(lambda: 1.0)
    board.set_here("t", ["p0"])
    news = list(board.news())
    assert news == [Told({"t": ["p0"]})]
    assert not board.untold
    board.not_told(news)
    board.set_here("t", [])
    assert list(board.news()) == [Told({"t": []})]


def test_a_notification_is_never_larger_than_postgresql_takes() -> None:
    board = PresenceBoard(lambda: 1.0)
    for number in range(3 * _MOST_TOGETHER):
        board.set_here(f"{number:016}", [f"{person:016}" for person in range(9)])
    news = list(board.news())
    assert len(news) == 3
    assert max(len(msgspec.json.encode(each)) for each in news) < 7_900


# Being replaced, and coming back


def test_who_owes_a_decision_is_replaced_and_comes_back_to_the_own_hand(
    client: Client, hours: Hours
) -> None:
    anna, bert = comes_in(client, "Anna"), comes_in(client, "Bert")
    table = begun(anna, bert, game="nautilus", mode="two")
    seat = anna.see(table)["decider"]
    absent, other = ((anna, bert), (bert, anna))[seat]
    own = absent.see(table, seat)
    assert other.try_to(table, "replace", seat=seat).status_code == 409
    hours.passed = ABSENCE + 1
    other.do(table, "replace", seat=seat)
    shown = other.see(table, 1 - seat)["seats"][seat]
    assert (shown["replaced"], shown["bot"], shown["person"]) == (True, "random", absent.id)
    # Nobody but the person may look at the seat or take it.
    assert other.get(f"/api/tables/{table}", seat=seat).status_code == 403
    assert other.try_to(table, "come_back", seat=seat).status_code == 403
    assert absent.see(table, seat)["view"]["players"] is not None
    absent.do(table, "come_back", seat=seat, key="come-back-1")
    absent.do(table, "come_back", seat=seat, key="come-back-1")  # the same command, not refused
    back = absent.see(table, seat)
    assert back["seats"][seat]["bot"] is None
    assert not back["seats"][seat]["replaced"]
    assert own["mine"] == back["mine"] == [seat]
    assert [listed["id"] for listed in absent.get("/api/me/tables").json()["tables"]] == [table]


def test_the_bot_plays_on_while_the_person_is_away(
    client: Client, anna: Player, bert: Player, hours: Hours
) -> None:
    table = begun(anna, bert)
    hours.passed = ABSENCE + 1
    moves = bert.see(table)["moves"]
    bert.do(table, "replace", seat=0)
    while bert.see(table)["moves"] == moves:
        time.sleep(0.02)
    assert not client.get("/api/me/tables", headers=anna.headers).json()["tables"][0]["my_turn"]


# Giving up


def test_a_table_that_was_given_up_is_shown_so_everywhere(
    client: Client, anna: Player, bert: Player, hours: Hours
) -> None:
    table = begun(anna, bert)
    anna.do(table, "give_up")
    motion = bert.see(table)["motions"][0]
    assert (motion["what"], motion["waiting"]) == ("give_up", [bert.id])
    bert.do(table, "vote", motion=motion["number"], yes=False)
    hours.passed = ASK_AGAIN_SECONDS + 1
    anna.do(table, "give_up")
    bert.do(table, "vote", motion=bert.see(table)["motions"][0]["number"], yes=True)
    seen = anna.see(table)
    assert (seen["status"], seen["result"]) == ("given_up", None)
    listed = anna.get("/api/me/tables").json()["tables"]
    assert [each["status"] for each in listed] == ["given_up"]
    record = anna.get(f"/api/tables/{table}/record").text
    assert "note.ended: given up" in record
    assert "\nresult:" not in record
    answer = client.post("/api/replay", json={"record": record})
    assert answer.status_code == 200, answer.text
    assert anna.try_to(table, "move", seat=0, version=seen["version"], move="x").status_code == 409
    assert anna.do(table, "rematch")["rematch"]


# Time for a whole game


def test_time_for_a_whole_game_goes_on_after_a_restart(sqlite_url: str, hours: Hours) -> None:
    with serving(sqlite_url) as client:
        anna, bert = comes_in(client, "Anna"), comes_in(client, "Bert")
        table = begun(anna, bert, game_seconds=600, increment=10)
        hours.passed = 100
        anna.play(table, 0)
        left = anna.see(table)["clocks"]["left"]
        assert 0 < left[0] <= 510
        assert left[1] == 600
    with serving(sqlite_url) as client:
        anna, bert = (replace(each, client=client) for each in (anna, bert))
        assert anna.see(table)["clocks"]["left"] == left
        hours.passed = 1000
        while "clock" not in [each["kind"] for each in anna.see(table, after=0)["events"]]:
            time.sleep(0.02)
        assert anna.see(table)["clocks"]["left"][0] == 0
