"""Games of which the device has only the record are looked back at like those that it played."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from seaboard.bots.analysis import Settings
from seaboard.device.host import Host
from seaboard.device.requests import ask
from seaboard.games import OWN, get_game
from seaboard.records import parse, to_text

from .scenarios import NAME
from .test_host import Page

GAME = next(iter(OWN))
GAMES = Path(__file__).parents[1] / "games"
TABLE = "AbCd_-0123456789"  # of a server
SETTINGS = Settings(playouts=12)


def golden(game: str) -> str:
    """The shortest of the game's stored records."""
    stored = (GAMES / game / "golden").glob("*.record")
    return min((path.read_text("utf-8") for path in stored), key=len)


def with_players(text: str, *names: str) -> str:
    """The record as if people of those names, or bots, had played it."""
    return to_text(replace(parse(text), players=dict(enumerate(names))))


def opened(text: str, mine: list[int] | None = None) -> Host:
    host = Host(NAME, lambda: 0.0, SETTINGS)
    host.open_record(TABLE, text, json.dumps(mine or []))
    host.connect()
    return host


def request(host: Host, address: str, body: Any = None) -> Any:
    method = "GET" if body is None else "POST"
    answer = json.loads(ask(host, method, f"/tables/{TABLE}{address}", body))["answer"]
    return answer.get("body", answer.get("error"))


@pytest.mark.parametrize("game", OWN)
def test_a_record_is_judged_move_by_move(game: str) -> None:
    host = opened(golden(game))
    first = request(host, "/analysis")
    assert first["state"] == "running"
    judged = json.loads(host.judge(TABLE))
    assert judged["judged"][0]["table"] == TABLE
    assert request(host, "/analysis")["analysis"]["decisions"]
    steps = len(request(host, "/told")["moves"])
    assert request(host, f"/line?step={steps}")["result"] is not None
    assert request(host, "")["status"] == "finished"


def test_its_players_are_called_as_it_says() -> None:
    host = opened(with_players(golden(GAME), NAME, "level:name=mate"), [0])
    seats = request(host, "")["seats"]
    assert [(seat["label"], seat["bot"]) for seat in seats][:2] == [
        (NAME, None),
        (None, "level:name=mate"),
    ]
    assert request(host, "")["mine"] == [0]


def test_whoever_opens_the_game_of_others_sat_nowhere() -> None:
    host = opened(with_players(golden(GAME), "Bert", "Carla"))
    assert request(host, "")["mine"] == []


def test_the_record_comes_back_as_it_was() -> None:
    text = golden(GAME)
    assert request(opened(text), "/record") == text


def test_one_plays_on_from_it_at_a_table_of_the_device() -> None:
    page = Page(opened(golden(GAME)))
    players = [None, *["random"] * (len(request(page.host, "")["seats"]) - 1)]
    new = page.request("POST", f"/tables/{TABLE}/branch", {"step": 5, "players": players})["id"]
    assert list(page.kept) == [new]
    page.send(type="watch", table=new, seat=0, previews=True)
    assert page.table["branch"] == {"table": TABLE, "step": 5}
    page.play_on(new)
    assert page.table["status"] == "finished"


def test_nothing_happens_at_its_table_any_more() -> None:
    page = Page(opened(golden(GAME), [0]))
    page.send(type="do", id=1, table=TABLE, command={"do": "rematch"})
    assert page.sent[-1]["error"]["code"] == "not-now"
    assert page.kept == {}


@pytest.mark.parametrize("moves", [0, 3])
def test_a_record_that_stops_before_the_end_is_refused(moves: int) -> None:
    head, rest = golden(GAME).split("\n\n", 1)
    lines = [line for line in head.splitlines() if not line.startswith("result")]
    text = "\n".join(lines) + "\n\n" + "\n".join(rest.splitlines()[:moves]) + "\n"
    with pytest.raises(Exception, match="stops before the end"):
        opened(text)


def test_a_damaged_record_is_refused() -> None:
    with pytest.raises(Exception, match="seaboard-record"):
        opened("nothing of the kind")


def test_whoever_watches_is_told_what_another_page_has_played() -> None:
    """Both have the table open: what one keeps, the other reads again."""
    one, other = Page(Host(NAME)), Page(Host(NAME))
    table = one.begin(GAME, next(iter(get_game(GAME).modes)))
    other.take(other.host.load(table, one.secrets[table], json.dumps(one.kept[table])))
    other.take(other.host.connect())
    other.send(type="watch", table=table, seat=0, previews=True)
    one.play_on(table, 5)
    other.host.forget(table)
    other.take(other.host.load(table, one.secrets[table], json.dumps(one.kept[table])))
    assert other.table["version"] == one.table["version"]
    assert other.table["last"] == len(one.kept[table])
