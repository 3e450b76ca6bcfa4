"""The host of a device tells what the server tells, keeps what it needs, and lets bots play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from seaboard.device.host import MARK, Host
from seaboard.device.requests import ask
from seaboard.games import OWN, get_game
from seaboard.records import parse
from seaboard.server import messages
from seaboard.tables.fairness import Unverified, check_chance, verify
from seaboard.tables.reading import COMMANDS

from ..server.clients import Client, serving
from .scenarios import NAME, in_order, told

MODES = [(name, mode) for name in OWN for mode in get_game(name).modes]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('device') / 'db'}") as client:
        yield client


class Page:
    """A page that talks to a host, and keeps what it is told to."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.kept: dict[str, list[Any]] = {}
        self.secrets: dict[str, str] = {}
        self.waiting: list[str] = []
        self.sent: list[dict[str, Any]] = []

    def take(self, text: str) -> None:
        self._effects(json.loads(text))

    def _effects(self, effects: dict[str, Any]) -> None:
        for each in effects["keep"]:
            identity = each["table"]["id"]
            log = self.kept.setdefault(identity, [])
            assert each["entries"][0][0] == len(log) + 1
            log += each["entries"]
            self.secrets[identity] = each["secret"]
        self.sent += effects["send"]
        self.waiting = effects["think"]

    def send(self, **message: Any) -> None:
        self.take(self.host.hear(json.dumps(message)))

    def request(self, method: str, address: str, body: Any = None) -> Any:
        found = json.loads(ask(self.host, method, address, body))
        self._effects(found["effects"])
        return found["answer"].get("body", found["answer"].get("error"))

    @property
    def table(self) -> dict[str, Any]:
        return dict([each for each in self.sent if each["type"] == "table"][-1]["table"])

    def begin(self, game: str, mode: str, bot: str = "random") -> str:
        seats = min(get_game(game).modes[mode].seats)
        setup = {"game": game, "mode": mode, "seats": seats, "hints": True}
        table: str = self.request("POST", "/tables", setup)["id"]
        self.request("POST", f"/tables/{table}/do", {"do": "join", "seat": 0})
        for seat in range(1, seats):
            self.request("POST", f"/tables/{table}/do", {"do": "bot", "seat": seat, "bot": bot})
        self.take(self.host.connect())
        self.send(type="watch", table=table, seat=0, previews=True)
        self.send(type="do", id=1, table=table, command={"do": "start"})
        return table

    def play_on(self, table: str, moves: int = 10_000) -> None:
        for _ in range(moves):
            if self.table["status"] == "finished":
                return
            if self.waiting:
                self.take(self.host.think(table))
            else:
                seen = self.table
                move = seen["legal"][seen["version"] * 7 % len(seen["legal"])]["text"]
                command = {"do": "move", "seat": 0, "version": seen["version"], "move": move}
                self.send(type="do", id=2, table=table, command=command)


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_it_tells_what_the_server_tells(client: Client, game: str, mode: str) -> None:
    """Every message of a game, its past, and how it went; only times are the device's own."""
    scenario = told(client, game, mode, 3, most=350)  # random games of Nautilùs have thousands
    host = Host(NAME, lambda: 0.0)
    host.load(scenario["id"], scenario["secret"], json.dumps(scenario["log"]))
    host.connect()
    for message, heard in scenario["exchanges"]:
        effects = json.loads(host.hear(json.dumps(message)))
        assert list(_differences(in_order(effects["send"]), heard)) == []
    for path, found in scenario["requests"].items():
        answer = json.loads(ask(host, "GET", f"/tables/{scenario['id']}{path}", None))["answer"]
        assert list(_differences(answer["body"], found)) == [], path


def _differences(one: Any, other: Any, where: str = "") -> Iterator[str]:
    """Where two values differ, without the times at which something happened."""
    if isinstance(one, dict) and isinstance(other, dict):
        if one.keys() != other.keys():
            yield f"{where}: {sorted(one)} and {sorted(other)}"
        for name in one.keys() & other.keys() - {"at", "replaceable_from"}:
            yield from _differences(one[name], other[name], f"{where}.{name}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (own, others) in enumerate(zip(one, other, strict=True)):
            yield from _differences(own, others, f"{where}[{number}]")
    elif one != other:
        yield f"{where}: {one!r:.200} and {other!r:.200}"


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_a_game_against_bots_is_taken_up_after_a_reload(game: str, mode: str) -> None:
    page = Page(Host(NAME))
    table = page.begin(game, mode)
    assert table.startswith(MARK)
    assert len(table) == 16
    page.play_on(table, 20)
    before = page.table

    again = Page(Host(NAME))
    again.kept, again.secrets = page.kept, page.secrets
    again.take(again.host.load(table, page.secrets[table], json.dumps(page.kept[table])))
    again.take(again.host.connect())
    again.send(type="watch", table=table, seat=0, previews=True)
    assert {**again.table, "events": []} == {**before, "events": []}
    again.play_on(table)
    assert again.table["status"] == "finished"
    record = parse(again.request("GET", f"/tables/{table}/record"))
    assert check_chance(record).draws > 0
    with pytest.raises(Unverified):  # nobody but the device knows whether it drew one secret only
        verify(record)


def test_a_hint_says_what_a_move_would_do() -> None:
    page = Page(Host(NAME))
    name = next(iter(OWN))
    table = page.begin(name, next(iter(get_game(name).modes)))
    while page.waiting:
        page.take(page.host.think(table))
    hint = page.request("GET", f"/tables/{table}/hint?seat=0&bot=level:name=mate")
    legal = {each["text"] for each in page.table["legal"]}
    assert {each["move"] for each in hint["candidates"]} <= legal
    assert all("facts" in each["preview"] for each in hint["candidates"])


def test_a_command_that_is_sent_again_is_done_once() -> None:
    page = Page(Host(NAME))
    name = next(iter(OWN))
    table = page.request("POST", "/tables", {"game": name})["id"]
    for _ in range(2):
        command = {"do": "join", "key": "12345678"}
        page.send(type="do", id=1, table=table, command=command)
    assert page.host.present(table).table.last == 2


def test_a_key_that_was_used_for_another_command_is_refused_as_by_the_server() -> None:
    page = Page(Host(NAME))
    table = page.request("POST", "/tables", {"game": next(iter(OWN))})["id"]
    for seat in range(2):
        command = {"do": "join", "seat": seat, "key": "12345678"}
        page.send(type="do", id=seat, table=table, command=command)
    assert page.sent[-1]["type"] == "refused"
    assert page.sent[-1]["error"]["code"] == "bad-input"
    assert page.host.present(table).table.last == 2


def test_a_key_is_known_after_a_reload() -> None:
    page = Page(Host(NAME))
    table = page.request("POST", "/tables", {"game": next(iter(OWN))})["id"]
    join = {"do": "join", "key": "12345678"}
    page.send(type="do", id=1, table=table, command=join)
    page.take(page.host.load(table, page.secrets[table], json.dumps(page.kept[table])))
    page.send(type="do", id=2, table=table, command=join)
    assert page.sent[-1]["type"] == "done"
    assert page.host.present(table).table.last == 2


def test_a_rematch_is_a_table_of_its_own() -> None:
    page = Page(Host(NAME))
    name = next(iter(OWN))
    table = page.begin(name, next(iter(get_game(name).modes)))
    page.play_on(table)
    page.send(type="do", id=3, table=table, command={"do": "rematch"})
    rematch = page.table["rematch"]
    assert page.host.knows(rematch)
    assert rematch in page.kept


def test_what_is_refused_is_said() -> None:
    page = Page(Host(NAME))
    nowhere = page.request("GET", "/tables/~nowhere")
    assert nowhere["code"] == "not-found"
    assert page.request("POST", "/tables", {"game": "chess", "x": 1})["code"] == "bad-input"
    page.send(type="do", id=1, table="~nowhere", command={"do": "start"})
    assert page.sent[-1]["error"]["code"] == "not-found"
    table = page.request("POST", "/tables", {"game": next(iter(OWN))})["id"]
    for command in ({"do": "dance"}, {"do": "join", "chair": 3}):
        page.send(type="do", id=1, table=table, command=command)
        assert page.sent[-1]["error"]["code"] == "bad-input"


def test_a_table_that_could_not_be_kept_is_forgotten() -> None:
    page = Page(Host(NAME))
    table = page.request("POST", "/tables", {"game": next(iter(OWN))})["id"]
    page.host.forget(table)
    assert not page.host.knows(table)


def test_a_clock_that_has_run_out_lets_the_substitute_decide() -> None:
    now = 100.0
    page = Page(Host(NAME, lambda: now))
    name = next(iter(OWN))
    table = page.request("POST", "/tables", {"game": name, "seconds": 5})["id"]
    for seat in range(len(page.host.present(table).table.chairs)):
        page.request("POST", f"/tables/{table}/do", {"do": "join", "seat": seat})
    page.request("POST", f"/tables/{table}/do", {"do": "start"})
    page.take(page.host.tick(table))
    assert page.waiting == []
    now = 106.0
    page.take(page.host.tick(table))
    assert page.waiting == [table]


def test_it_knows_every_command_of_the_server() -> None:
    """By the same names, with the same fields."""
    models = {
        get_args(model.model_fields["do"].annotation)[0]: model
        for model in get_args(get_args(messages.AnyCommand)[0])
    }
    assert models.keys() == COMMANDS.keys()
    for do, model in models.items():
        fields = set(COMMANDS[do].__dataclass_fields__)
        assert set(model.model_fields) - {"do", "key"} == fields, do
