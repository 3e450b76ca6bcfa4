"""Analyses of finished games over HTTP: made once, in pieces, never for a game that runs."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from seaboard.bots.analysis import Settings, analyse
from seaboard.bots.analysis.report import cache_key, report
from seaboard.records import Record, parse
from seaboard.server import analyses
from seaboard.server.analyses import Analyses
from seaboard.server.app import create_app
from seaboard.server.limits import RateLimiter
from seaboard.server.settings import Rate
from seaboard.server.settings import Settings as ServerSettings
from seaboard.server.storage.store import open_store
from seaboard.server.thinking.thoughts import Thought

from .clients import (
    MANY,
    NO_LIMITS,
    Client,
    Judging,
    Player,
    against_bots,
    comes_in,
    play_to_the_end,
    serving,
)

PLAYOUTS = 40


def finished(player: Player) -> str:
    """A table where a short game is over."""
    table = against_bots(player, game="kuhn", options={"hands": 2})
    play_to_the_end(table, {0: player}, Random(1))
    return table


@pytest.fixture
def queue() -> Judging:
    return Judging()


@pytest.fixture
def client(sqlite_url: str, queue: Judging) -> Iterator[Client]:
    with serving(sqlite_url, queue, analysis_playouts=PLAYOUTS) as client:
        yield client


def analysed(player: Player, table: str) -> dict[str, Any]:
    """Ask until it is done, with what is new each time; the whole."""
    found: list[Any] = []
    for _ in range(200):
        answer = player.get(f"/api/tables/{table}/analysis", after=len(found), wait=5)
        assert answer.status_code == 200, answer.text
        told = answer.json()
        found += told["analysis"]["decisions"]
        assert told["next"] == len(found) <= told["total"]
        if told["state"] != "running":
            assert told["state"] == "done"
            return {**told["analysis"], "decisions": found}
    raise AssertionError("it is never done")


def record_of(player: Player, table: str) -> Record:
    return parse(player.get(f"/api/tables/{table}/record").text)


def test_the_analysis_is_that_of_the_command_line(anna: Player) -> None:
    """Although each decision was judged in a world that its player could not tell apart."""
    table = finished(anna)
    found = analysed(anna, table)
    record, settings = record_of(anna, table), Settings(playouts=PLAYOUTS)
    expected: Any = report(record, settings, list(analyse(record, settings)))
    plain = json.loads(json.dumps(expected))
    assert found["decisions"] == plain["decisions"]
    for key in ("schema", "game", "players", "settings", "grades", "accounts", "summary"):
        assert found[key] == plain[key], key


def test_a_game_is_analysed_once_also_after_a_restart(sqlite_url: str) -> None:
    first = Judging()
    with serving(sqlite_url, first, analysis_playouts=PLAYOUTS) as client:
        anna = comes_in(client, "Anna")
        table = finished(anna)
        found = analysed(anna, table)
        assert analysed(anna, table) == found
    decisions = len(found["decisions"])
    assert len(first.judged) == decisions > 0
    second = Judging()
    with serving(sqlite_url, second, analysis_playouts=PLAYOUTS) as client:
        again = analysed(replace(anna, client=client), table)
        assert again == found
    assert second.judged == []
    with serving(sqlite_url, second, analysis_playouts=PLAYOUTS + 1) as client:
        analysed(replace(anna, client=client), table)
    assert len(second.judged) == decisions, "other settings are another analysis"


def test_what_is_kept_names_nobody(anna: Player, sqlite_url: str) -> None:
    table = finished(anna)
    assert analysed(anna, table)["players"] == {"1": "Anna", "2": "random"}
    anna.client.patch("/api/me", json={"name": "Berta"}, headers=anna.headers)
    assert analysed(anna, table)["players"]["1"] == "Berta"
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as database:
        (kept,) = database.execute("select report from analyses").fetchone()
        assert b"Anna" not in zlib.decompress(kept)


def test_a_running_game_is_not_analysed(anna: Player, queue: Judging) -> None:
    table = against_bots(anna, game="kuhn", options={"hands": 2})
    other = {"step": 2, "move": "bet"}
    for answer in (
        anna.get(f"/api/tables/{table}/analysis"),
        anna.post(f"/api/tables/{table}/analysis/other", other),
        anna.get(f"/api/tables/{table}/line", step=1),
    ):
        assert answer.status_code == 409, answer.text
        assert answer.json()["error"]["code"] == "not-now"
    assert queue.judged == []


def test_games_go_first_and_a_seat_is_judged_by_what_it_knew(anna: Player, queue: Judging) -> None:
    table = finished(anna)
    analysed(anna, table)
    usual = Thought("a bot", "random", "kuhn", b"", 2.0, 2.0)
    assert all(each.later and each.handicap > usual.handicap for each in queue.judged)
    assert len({each.key for each in queue.judged}) == len(queue.judged)


def test_one_person_cannot_begin_many(sqlite_url: str) -> None:
    limits = replace(NO_LIMITS, analyses=Rate(1, 1e-9))
    with serving(sqlite_url, Judging(), limits, analysis_playouts=PLAYOUTS) as client:
        anna, berta = comes_in(client, "Anna"), comes_in(client, "Berta")
        first, second = finished(anna), finished(anna)
        analysed(anna, first)
        assert anna.get(f"/api/tables/{second}/analysis").status_code == 429
        analysed(anna, first)  # what is there may be looked at
        analysed(berta, second)


def test_a_server_may_analyse_nothing(sqlite_url: str) -> None:
    with serving(sqlite_url, Judging(), analysis_playouts=0) as client:
        anna = comes_in(client, "Anna")
        table = finished(anna)
        assert anna.get(f"/api/tables/{table}/analysis").status_code == 403
        other = {"step": 2, "move": "bet"}
        assert anna.post(f"/api/tables/{table}/analysis/other", other).status_code == 403


def test_a_failed_analysis_says_so_and_can_be_begun_again(anna: Player, queue: Judging) -> None:
    table = finished(anna)
    queue.fails = True
    states = {
        anna.get(f"/api/tables/{table}/analysis", after=99, wait=5).json()["state"]
        for _ in range(2)
    }
    assert "failed" in states
    queue.fails = False
    assert analysed(anna, table)["decisions"]


def test_another_move_is_judged_as_if_it_had_been_played(anna: Player) -> None:
    table = finished(anna)
    decision = analysed(anna, table)["decisions"][0]
    path = f"/api/tables/{table}/analysis/other"
    played = anna.post(path, {"step": decision["step"], "move": decision["move"]})
    assert played.json() == decision
    best = decision["best"][0]["move"]
    assert anna.post(path, {"step": decision["step"], "move": best}).json()["cost"] == 0
    assert anna.post(path, {"step": decision["step"], "move": "fold"}).status_code == 409
    assert anna.post(path, {"step": 0, "move": "bet"}).status_code == 404


def test_a_line_beside_the_game(anna: Player) -> None:
    table = finished(anna)
    record = record_of(anna, table)
    path = f"/api/tables/{table}/line"
    at = anna.get(path, step=2).json()
    assert at["decider"] == 0
    assert {move["text"] for move in at["legal"]} == {"bet", "check"}
    assert all("preview" in move for move in at["legal"])
    bet = anna.get(path, step=2, move=["bet", "call"]).json()
    assert len(bet["line"]) == 2
    assert bet["facts"] == bet["line"][-1]
    assert anna.get(path, step=2, move=["call"]).status_code == 409
    assert anna.get(path, step=len(record.moves) + 1).status_code == 404
    assert record_of(anna, table) == record


def test_every_move_is_told_as_its_player_heard_of_it(anna: Player) -> None:
    table = finished(anna)
    record = record_of(anna, table)
    told = anna.get(f"/api/tables/{table}/told").json()["moves"]
    assert [each["move"] for each in told] == [played.text for played in record.moves]
    assert {each["seat"] for each in told} == {None, 0, 1}
    running = against_bots(anna, game="kuhn")
    assert anna.get(f"/api/tables/{running}/told").status_code == 409


def test_the_work_rests_if_nobody_looks(
    sqlite_url: str, tmp_path: Path, anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And goes on where it was."""
    table = finished(anna)
    record = record_of(anna, table)
    monkeypatch.setattr(analyses, "UNWANTED_SECONDS", 1.0)

    async def run() -> tuple[int, int, int]:
        store = await open_store(f"sqlite:///{tmp_path / 'other.db'}")
        queue, now = Judging(), 0.0
        made = Analyses(store.database, queue, PLAYOUTS, 1, RateLimiter(MANY), lambda: now)
        begun = await made.look(table, record, "anna", 0, 0)
        now = 2.0
        run = next(iter(made._runs.values()))
        assert run.task is not None
        await run.task
        rested = len(queue.judged)
        now = 2.1
        while (await made.look(table, record, "anna", begun["total"], 0))["state"] == "running":
            if run.task is None and run.report is None:
                break
            await asyncio.sleep(0.001)
        await made.close()
        await store.close()
        return rested, len(queue.judged), begun["total"]

    rested, asked, total = asyncio.run(run())
    assert rested < total
    assert asked == total


def test_the_key_is_of_the_game_and_not_of_who_played_it(anna: Player) -> None:
    record, settings = record_of(anna, finished(anna)), Settings()
    named = replace(record, players={0: "Zoe"}, notes={}, date=None)
    assert cache_key(named, settings) == cache_key(record, settings)
    assert cache_key(record, Settings(seed=1)) != cache_key(record, settings)
    assert cache_key(replace(record, moves=record.moves[:-1]), settings) != cache_key(
        record, settings
    )


def test_thinkers_of_their_own_judge_whether_the_queue_is_shared_or_not(database_url: str) -> None:
    wanted = ServerSettings(
        database=database_url, limits=NO_LIMITS, bots=("random",), analysis_playouts=PLAYOUTS
    )
    with Client(create_app(wanted), raise_server_exceptions=False) as client:
        anna = comes_in(client, "Anna")
        table = finished(anna)
        found = analysed(anna, table)
        record, settings = record_of(anna, table), Settings(playouts=PLAYOUTS)
    expected: Any = report(record, settings, list(analyse(record, settings)))
    assert found["decisions"] == json.loads(json.dumps(expected))["decisions"]
