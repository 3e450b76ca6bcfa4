"""After the game, on a device: the analysis is the server's, and made while the page is heard."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from seaboard.bots.analysis import Settings
from seaboard.device import analyses
from seaboard.device.analyses import UNWANTED_SECONDS
from seaboard.device.host import Host
from seaboard.device.requests import ask
from seaboard.games import OWN, get_game

from ..server.clients import Judging, serving
from .scenarios import NAME, told
from .test_host import Page

SETTINGS = Settings(playouts=12)
GAME = next(iter(OWN))
MODE = next(iter(get_game(GAME).modes))
AFTER = ("/analysis", "/told", "/line?step=40", "/line?step=0&seat=1&move=nonsense")


def request(host: Host, address: str, body: Any = None) -> Any:
    method = "GET" if body is None else "POST"
    return json.loads(ask(host, method, address, body))


def finished(now: float = 0.0) -> tuple[Page, str]:
    """A page with a game that is over."""
    page = Page(Host(NAME, lambda: now, SETTINGS))
    table = page.begin(GAME, MODE)
    page.play_on(table)
    return page, table


@pytest.fixture(scope="module")
def played() -> tuple[Page, str]:
    return finished()


def test_it_finds_what_the_server_finds(tmp_path: Path) -> None:
    """Byte by byte: the analysis, every move as it was told, and positions beside the game."""
    url = f"sqlite:///{tmp_path / 'db'}"
    with serving(url, Judging(), analysis_playouts=SETTINGS.playouts) as client:
        scenario = told(client, GAME, MODE, 3, after=AFTER)
    table, host = scenario["id"], Host(NAME, lambda: 0.0, SETTINGS)
    host.load(table, scenario["secret"], json.dumps(scenario["log"]))
    host.connect()
    for message, _ in scenario["exchanges"]:
        host.hear(json.dumps(message))
    request(host, f"/tables/{table}/analysis")
    while json.loads(host.judge(table))["judge"]:
        pass
    for path in AFTER:
        found = request(host, f"/tables/{table}{path}")["answer"]
        here = found if "error" in found else found["body"]
        assert json.dumps(here) == json.dumps(scenario["requests"][path]), path


def test_the_page_has_what_is_judged_so_far(played: tuple[Page, str]) -> None:
    page, table = played
    page.host.forget_analysis(table)
    first = request(page.host, f"/tables/{table}/analysis?after=0&wait=15")
    assert first["effects"]["judge"] == [table]
    assert first["answer"]["body"]["state"] == "running"
    assert first["answer"]["body"]["next"] == 0
    for _ in range(2):
        assert json.loads(page.host.judge(table))["judge"] == [table]
    then = request(page.host, f"/tables/{table}/analysis?after=1")["answer"]["body"]
    assert len(then["analysis"]["decisions"]) == 1
    assert then["next"] == 2 < then["total"]
    assert then["analysis"]["accounts"] == []


def test_what_was_judged_is_not_judged_again(played: tuple[Page, str]) -> None:
    """The page keeps each decision as it comes, and gives it back after it was loaded anew."""
    page, table = played
    page.host.forget_analysis(table)
    address = f"/tables/{table}/analysis"
    request(page.host, address)
    kept = [each for _ in range(3) for each in json.loads(page.host.judge(table))["judged"]]
    before = request(page.host, address)["answer"]["body"]
    assert [each["number"] for each in kept] == [0, 1, 2]

    page.host.forget_analysis(table)
    assert not page.host.is_analysed(table)
    page.host.recall(table, json.dumps(kept))
    assert request(page.host, address)["answer"]["body"] == before
    assert json.loads(page.host.judge(table))["judged"][0]["number"] == 3

    # Of another game, or judged with other settings, it does not serve.
    page.host.forget_analysis(table)
    page.host.recall(table, json.dumps([{**each, "key": "other"} for each in kept]))
    assert request(page.host, address)["answer"]["body"]["next"] == 0


def test_it_rests_when_nobody_looks() -> None:
    now = 100.0
    page = Page(Host(NAME, lambda: now, SETTINGS))
    table = page.begin(GAME, MODE)
    page.play_on(table)
    request(page.host, f"/tables/{table}/analysis")
    now += UNWANTED_SECONDS + 1
    assert json.loads(page.host.judge(table))["judge"] == []
    again = request(page.host, f"/tables/{table}/analysis")
    assert again["effects"]["judge"] == [table]
    assert json.loads(page.host.judge(table))["judge"] == [table]


def test_what_fails_is_said_and_begun_anew(
    played: tuple[Page, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    page, table = played
    page.host.forget_analysis(table)
    request(page.host, f"/tables/{table}/analysis")
    with monkeypatch.context() as broken:
        broken.setattr(analyses, "decision_of", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            page.host.judge(table)
    states = [
        request(page.host, f"/tables/{table}/analysis")["answer"]["body"]["state"] for _ in range(2)
    ]
    assert states == ["failed", "running"]


def test_another_move_is_judged(played: tuple[Page, str]) -> None:
    page, table = played
    address = f"/tables/{table}/analysis/other"
    moves = request(page.host, f"/tables/{table}/told")["answer"]["body"]["moves"]
    step = next(at for at, move in enumerate(moves) if move["seat"] == 0)
    legal = request(page.host, f"/tables/{table}/line?step={step}&seat=0")["answer"]["body"][
        "legal"
    ]
    other = next(move["text"] for move in legal if move["text"] != moves[step]["move"])
    judged = request(page.host, address, {"step": step, "move": other})["answer"]["body"]
    assert judged["move"] == other
    for wrong, code in (
        ({"step": step, "move": "nonsense"}, "illegal"),
        ({"step": len(moves), "move": other}, "not-found"),
    ):
        assert request(page.host, address, wrong)["answer"]["error"]["code"] == code


def test_a_game_that_runs_is_not_analysed() -> None:
    page = Page(Host(NAME, analysis=SETTINGS))
    table = page.begin(GAME, MODE)
    for address, body in (
        ("analysis", None),
        ("told", None),
        ("line?step=0", None),
        ("analysis/other", {"step": 0, "move": "x"}),
        ("branch", {"step": 0, "players": [None, "random"]}),
    ):
        found = request(page.host, f"/tables/{table}/{address}", body)["answer"]
        assert found["error"]["code"] == "not-now", address


def test_one_plays_on_from_a_line_and_from_a_record(played: tuple[Page, str]) -> None:
    page, table = played
    players = [None] * len(page.host.present(table).table.chairs)
    moves = request(page.host, f"/tables/{table}/told")["answer"]["body"]["moves"]
    step = next(at for at, move in enumerate(moves) if at > 20 and move["seat"] is not None)
    legal = request(page.host, f"/tables/{table}/line?step={step}")["answer"]["body"]["legal"]
    other = next(move["text"] for move in legal if move["text"] != moves[step]["move"])
    given = {"step": step, "line": [other], "players": players}
    record = request(page.host, f"/tables/{table}/record")["answer"]["body"]
    for address, body, kept in (
        (f"/tables/{table}/branch", given, step + 1),
        ("/replay/branch", {"record": record, "step": step, "players": players}, step),
    ):
        new = page.request("POST", address, body)["id"]
        after = page.host.present(new).table
        assert after.branch is not None
        assert (after.branch.table, after.branch.step) == (table, step)
        assert len(after.moves) >= kept
        assert [move.text for move in after.moves[:step]] == [m["move"] for m in moves[:step]]


def test_one_plays_on_from_a_position(played: tuple[Page, str]) -> None:
    page, table = played
    seats = len(page.table["seats"])
    players = [None, *["random"] * (seats - 1)]
    new = page.request("POST", f"/tables/{table}/branch", {"step": 20, "players": players})["id"]
    assert new in page.kept
    page.send(type="watch", table=new, seat=0, previews=True)
    assert page.table["branch"] == {"table": table, "step": 20}
    page.play_on(new)
    assert page.table["status"] == "finished"
