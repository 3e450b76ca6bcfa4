"""What a player can ask of a game: what a move would do, what a bot would, what was before."""

from __future__ import annotations

import gzip
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from seaboard.games import get_game
from seaboard.games.api import CHANCE, Position, Preview, draw
from seaboard.server import http
from seaboard.server.settings import Rate
from seaboard.server.thinking.client import MOST_ADVISED

from .clients import NO_LIMITS, Client, Player, against_bots, comes_in, serving
from .test_socket import heard


def until_own_decision(player: Player, table: str) -> dict[str, Any]:
    while not (seen := player.see(table, 0))["legal"]:
        pass
    return seen


# What a move would do


def test_each_legal_move_is_told_beforehand_as_it_is_told_afterwards(anna: Player) -> None:
    table = against_bots(anna)
    seen = until_own_decision(anna, table)
    with anna.socket() as socket:
        socket.send_json({"type": "preview", "table": table, "seat": 0})
        previews = heard(socket, "previews")
    assert previews["version"] == seen["version"]
    assert list(previews["moves"]) == [move["text"] for move in seen["legal"]]
    move = seen["legal"][0]["text"]
    anna.play(table, 0, move)
    after = anna.see(table, 0, after=seen["last"])
    told = next(event for event in after["events"] if event["kind"] == "move")
    assert told["facts"] == previews["moves"][move]["facts"]


def test_previews_come_with_the_legal_moves_for_whoever_wants_them(anna: Player) -> None:
    table = against_bots(anna)
    seen = until_own_decision(anna, table)
    assert not any("preview" in move for move in seen["legal"])
    with anna.socket() as socket:
        socket.send_json({"type": "watch", "table": table, "seat": 0, "previews": True})
        watched = heard(socket, "table")["table"]
        socket.send_json({"type": "preview", "table": table, "seat": 0})
        asked = heard(socket, "previews")["moves"]
    for told in (watched, anna.see(table, 0, previews=True)):
        assert {move["text"]: move["preview"] for move in told["legal"]} == asked


def test_where_there_are_many_legal_moves_previews_are_asked_for(
    anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = against_bots(anna)
    legal = until_own_decision(anna, table)["legal"]
    monkeypatch.setattr("seaboard.tables.projection.MOST_PREVIEWED", len(legal))
    assert all("preview" in move for move in anna.see(table, 0, previews=True)["legal"])
    monkeypatch.setattr("seaboard.tables.projection.MOST_PREVIEWED", len(legal) - 1)
    assert anna.see(table, 0, previews=True)["legal"] == legal


def test_a_spectator_and_another_seat_get_no_previews(anna: Player) -> None:
    bert = comes_in(anna.client, "Bert")
    table = against_bots(anna)
    until_own_decision(anna, table)
    assert anna.see(table, previews=True)["legal"] == []
    assert bert.see(table, previews=True)["legal"] == []


def test_nobody_gets_previews_for_another_or_out_of_turn(client: Client, anna: Player) -> None:
    bert = comes_in(client, "Bert")
    table = anna.create()
    anna.do(table, "join", seat=0)
    bert.do(table, "join", seat=1)
    anna.do(table, "start")
    decider = anna.see(table, 0)["decider"]
    waits, other = ((anna, 0), (bert, 1)) if decider == 1 else ((bert, 1), (anna, 0))
    with waits[0].socket() as socket:
        socket.send_json({"type": "preview", "table": table, "seat": waits[1]})
        assert heard(socket, "previews")["moves"] == {}
        socket.send_json({"type": "preview", "table": table, "seat": other[1]})
        assert heard(socket, "refused")["error"]["code"] == "not-yours"


@pytest.mark.parametrize("mode", ["classic", "quick", "two"])
def test_a_preview_says_nothing_that_the_seat_does_not_know(mode: str) -> None:
    game, rng = get_game("nautilus"), random.Random(mode)
    position, compared = game.new(mode=mode), 0
    for _ in range(400):
        if position.over:
            break
        if position.decider == CHANCE:
            position.play(draw(position, rng))
            continue
        if compared < 40:
            compared += 1
            world = position.resample(position.decider, rng)
            assert _previews(world) == _previews(position)
        position.play(rng.choice(position.legal_moves()))
    assert compared == 40


def _previews(position: Position) -> dict[str, Preview]:
    game, seat = position.game, position.decider
    return {str(move): game.preview(position, move, seat) for move in position.legal_moves()}


# What a bot would do


def test_a_hint_is_given_where_the_table_allows_it(anna: Player) -> None:
    table = against_bots(anna, hints=True)
    seen = until_own_decision(anna, table)
    hint = anna.get(f"/api/tables/{table}/hint", seat=0).json()
    assert hint["version"] == seen["version"]
    assert {each["move"] for each in hint["candidates"]} <= {m["text"] for m in seen["legal"]}
    assert 0 < len(hint["candidates"]) <= MOST_ADVISED


def test_a_hint_says_what_each_of_its_moves_would_do_for_that_seat_alone(anna: Player) -> None:
    table = against_bots(anna, hints=True)
    until_own_decision(anna, table)
    hint = anna.get(f"/api/tables/{table}/hint", seat=0).json()
    seen = anna.get(f"/api/tables/{table}", seat=0, previews=True).json()
    told = {move["text"]: move.get("preview") for move in seen["legal"]}
    assert [each["preview"] for each in hint["candidates"]] == [
        told[each["move"]] for each in hint["candidates"]
    ]


@pytest.mark.parametrize(
    ("setup", "query", "code"),
    [
        ({"hints": False}, {"seat": 0}, "not-allowed"),
        ({"hints": True}, {"seat": 1}, "not-yours"),
        ({"hints": True}, {"seat": 0, "bot": "search:seconds=900"}, "bad-input"),
    ],
)
def test_a_hint_is_refused(
    anna: Player, setup: dict[str, Any], query: dict[str, Any], code: str
) -> None:
    table = against_bots(anna, **setup)
    until_own_decision(anna, table)
    answer = anna.get(f"/api/tables/{table}/hint", **query)
    assert answer.json()["error"]["code"] == code


# What was before


def test_events_lead_to_their_positions_while_the_game_runs(anna: Player) -> None:
    table = against_bots(anna)
    for _ in range(5):
        until_own_decision(anna, table)
        anna.play(table, 0)
    events = anna.see(table, 0, after=0)["events"]
    moves = [event for event in events if event["kind"] in ("move", "chance")]
    assert [event["step"] for event in moves] == list(range(1, len(moves) + 1))
    for event in (moves[0], moves[-1]):
        shown = anna.get(f"/api/tables/{table}/replay", step=event["step"], seat=0).json()
        assert (shown["move"], shown["facts"]) == (event["move"], event["facts"])


def test_a_running_game_is_looked_back_at_through_the_own_eyes_only(anna: Player) -> None:
    table = against_bots(anna, seats=4, game="nautilus")
    until_own_decision(anna, table)
    own = anna.get(f"/api/tables/{table}/replay", seat=0).json()
    assert own["view"]["players"][0]["hand"] is not None
    assert [player["hand"] for player in own["view"]["players"][1:]] == [None, None, None]
    watched = anna.get(f"/api/tables/{table}/replay").json()
    assert [player["hand"] for player in watched["view"]["players"]] == [None] * 4
    answer = anna.get(f"/api/tables/{table}/replay", seat=1)
    assert answer.json()["error"]["code"] == "not-yours"


def test_after_an_undo_the_numbers_of_steps_go_on_from_there(anna: Player) -> None:
    table = against_bots(anna)
    until_own_decision(anna, table)
    anna.play(table, 0)
    seen = until_own_decision(anna, table)
    anna.do(table, "undo", seat=0, version=seen["version"])
    before = anna.see(table, 0)
    anna.play(table, 0)
    events = anna.see(table, 0, after=before["last"])["events"]
    assert events[0]["step"] == before["moves"] + 1


# The page


@pytest.fixture
def site(sqlite_url: str, tmp_path: Path) -> Iterator[Client]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Seaboard</title>", "utf-8")
    (tmp_path / "assets" / "app-1.js").write_text("void 0;\n" * 1000, "utf-8")
    with serving(sqlite_url, page=tmp_path) as client:
        yield client


@pytest.mark.parametrize(
    "path",
    ["/", "/table/abcdefghijklmnop", "/table/~bcdefghijklmnop", "/rules/nauticus", "/offline"],
)
def test_every_address_of_the_page_gives_the_page(site: Client, path: str) -> None:
    answer = site.get(path)
    assert answer.status_code == 200
    assert "Seaboard" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_built_files_are_kept_for_ever_and_compressed(site: Client) -> None:
    answer = site.get("/assets/app-1.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"


@pytest.fixture
def engine(tmp_path: Path) -> str:
    """The compiled rules beside the page; their digest."""
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "rules.wasm").write_bytes(b"\0asm\1\0\0\0")
    (tmp_path / "engine" / "rules.json").write_text('{"digest": "abc123"}', "utf-8")
    return "abc123"


def test_the_compiled_rules_are_kept_for_ever_under_their_digest(site: Client, engine: str) -> None:
    answer = site.get(f"/engine/rules.wasm?{engine}")
    assert answer.content.startswith(b"\0asm")
    assert answer.headers["content-type"] == "application/wasm"
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/engine/rules.wasm", "/engine/rules.json"])
def test_what_may_change_is_asked_for_again(site: Client, engine: str, path: str) -> None:
    assert site.get(path).headers["cache-control"] == "no-cache"


def test_compiled_rules_of_another_version_are_not_found(site: Client, engine: str) -> None:
    """A page that is older than the server must not keep the new ones under the old digest."""
    answer = site.get("/engine/rules.wasm?fedcba")
    assert answer.status_code == 404
    assert "immutable" not in answer.headers.get("cache-control", "")


@pytest.fixture
def pack(tmp_path: Path) -> str:
    """What is loaded to play on a device, as `npm run device` makes it; where it lies."""
    folder = tmp_path / "device" / "0123456789abcdef"
    folder.mkdir(parents=True)
    (folder / "python.wasm.gz").write_bytes(gzip.compress(b"Python" * 10_000, 0))
    (folder / "pyodide.mjs").write_text("void 0;\n" * 1000, "utf-8")
    return "/device/0123456789abcdef"


@pytest.mark.parametrize(("file", "way"), [("python.wasm.gz", None), ("pyodide.mjs", "gzip")])
def test_a_pack_is_kept_for_ever_and_compressed_once(
    site: Client, pack: str, file: str, way: str | None
) -> None:
    answer = site.get(f"{pack}/{file}")
    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers.get("content-encoding") == way


def test_a_page_may_run_web_assembly_but_no_script_of_its_text(site: Client) -> None:
    policy = site.get("/").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/api/none", "/assets/../../settings.py", "/..%2f..%2fsettings.py"]
)
def test_what_is_not_there_is_not_found(site: Client, path: str) -> None:
    assert site.get(path).status_code == 404


def test_without_a_built_page_one_is_told_how_to_build_it(sqlite_url: str, tmp_path: Path) -> None:
    with serving(sqlite_url, page=tmp_path) as client:
        answer = client.get("/")
    assert answer.status_code == 503
    assert "make page" in answer.text


def test_opening_records_is_limited_by_person_and_size(sqlite_url: str) -> None:
    limits = replace(NO_LIMITS, records=Rate(3.5, 0))
    with serving(sqlite_url, limits=limits) as client:
        anna, bert = comes_in(client, "Anna"), comes_in(client, "Bert")
        small, large = {"record": "no record"}, {"record": "x" * 40_000}
        assert anna.post("/api/replay", small).status_code == 422
        assert anna.post("/api/replay", large).json()["error"]["code"] == "too-many"
        assert anna.post("/api/replay", small).status_code == 422
        assert anna.post("/api/replay/course", small).status_code == 422
        assert anna.post("/api/replay", small).json()["error"]["code"] == "too-many"
        assert bert.post("/api/replay", small).status_code == 422


def test_records_that_take_long_keep_nobody_else_waiting(
    client: Client, anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are opened one after another, off the event loop."""
    at_work, most, released = [0], [0], threading.Event()

    def slow(*_: Any) -> dict[str, Any]:
        at_work[0] += 1
        most[0] = max(most[0], at_work[0])
        assert released.wait(60)
        at_work[0] -= 1
        return {}

    monkeypatch.setattr(http, "shown_text", slow)
    with ThreadPoolExecutor(4) as readers:
        asked = [readers.submit(client.post, "/api/replay", json={"record": "x"}) for _ in range(4)]
        try:
            while not at_work[0]:
                time.sleep(0.01)
            table = against_bots(anna)
            until_own_decision(anna, table)
            anna.play(table, 0)
            assert not any(each.done() for each in asked)
        finally:
            released.set()
        assert [each.result().status_code for each in asked] == [200] * 4
    assert most == [1]


def test_looking_at_one_table_after_another_does_not_fill_the_memory(
    anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A finished game of Nautilus takes a megabyte, and stayed for five minutes after each look."""
    monkeypatch.setattr("seaboard.server.registry.MOST_UNUSED", 40)
    app: Any = anna.client.app
    registry = app.state.server.registry
    tables = [against_bots(anna) for _ in range(6)]
    with anna.socket() as socket:
        socket.send_json({"type": "watch", "table": tables[0]})
        while socket.receive_json()["type"] != "table":
            pass
        for _ in range(3):
            for table in tables:
                anna.see(table)
                unused = [each for each in registry._live.values() if each.idle]
                assert sum(len(each.log) for each in unused) < 40 + 40 // 4 + 20
        assert tables[0] in registry.in_memory()  # somebody watches it
        assert tables[-1] in registry.in_memory()  # the last that was seen
        assert tables[1] not in registry.in_memory()
