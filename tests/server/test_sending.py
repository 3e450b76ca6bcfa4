"""Games of a device that are sent to their person's account: checked, marked, kept once."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from seaboard.device.host import Host
from seaboard.records import parse
from seaboard.server.administration import open_administration
from seaboard.server.settings import Limits, Rate
from seaboard.server.upkeep import check
from seaboard.tables.fairness import NotFair, Unverified, verify

from ..device.scenarios import NAME
from ..device.test_host import Page
from .clients import AtOnce, Client, Player, comes_in, serving

PATH = "/api/me/tables"
SEATS = [{}, {"bot": "random"}]


@pytest.fixture
def client(database_url: str) -> Iterator[Client]:
    with serving(database_url, AtOnce()) as client:
        yield client


def played(seed: int = 1) -> str:
    """The record of a small game that was played on a device."""
    page = Page(Host(NAME))
    setup = {"game": "kuhn", "options": {"hands": 3}}
    table = page.request("POST", "/tables", setup)["id"]
    page.request("POST", f"/tables/{table}/do", {"do": "join", "seat": 0})
    page.request("POST", f"/tables/{table}/do", {"do": "bot", "seat": 1, "bot": "random"})
    page.take(page.host.connect())
    page.send(type="watch", table=table, seat=0)
    page.send(type="do", id=1, table=table, command={"do": "start"})
    rng = Random(seed)
    while (seen := page.table)["status"] != "finished":
        if page.waiting:
            page.take(page.host.think(table))
        else:
            move = rng.choice(seen["legal"])["text"]
            command = {"do": "move", "seat": 0, "version": seen["version"], "move": move}
            page.send(type="do", id=2, table=table, command=command)
    return str(page.request("GET", f"/tables/{table}/record"))


def send(player: Player, record: str, seats: Any = SEATS) -> dict[str, Any]:
    answer = player.post(PATH, {"record": record, "seats": seats})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def listed(player: Player) -> list[dict[str, Any]]:
    return list(player.get(PATH).json()["tables"])


def test_a_game_of_a_device_is_kept_among_ones_games_and_marked(anna: Player) -> None:
    own = anna.create(game="kuhn")
    sent = send(anna, played())
    assert sent["new"]
    marks = {each["id"]: (each["status"], each["unverified"]) for each in listed(anna)}
    assert marks == {own: ("open", False), sent["id"]: ("finished", True)}
    seen = anna.see(sent["id"], 0)
    assert seen["unverified"]
    assert [seat["bot"] for seat in seen["seats"]] == [None, "random"]
    assert seen["seats"][0]["person"] == anna.id
    assert "sent" in {event["kind"] for event in seen["events"]}


def test_it_opens_like_other_games_that_are_over(anna: Player) -> None:
    text = played()
    table = send(anna, text)["id"]
    shown = anna.get(f"/api/tables/{table}/replay").json()
    assert shown["steps"] == len(parse(text).moves)
    assert shown["result"] is not None
    assert anna.get(f"/api/tables/{table}/course").status_code == 200
    assert anna.get(f"/api/tables/{table}/told").status_code == 200
    assert anna.get(f"/api/tables/{table}/analysis").status_code == 200


def test_its_record_is_the_game_and_says_that_it_is_unverified(anna: Player) -> None:
    text = played()
    table = send(anna, text)["id"]
    record, before = parse(anna.get(f"/api/tables/{table}/record").text), parse(text)
    assert (record.moves, record.result, record.date) == (before.moves, before.result, before.date)
    assert "fair" not in record.notes
    for each in (record, before):
        with pytest.raises(Unverified, match="own device"):
            verify(each)


def test_the_note_is_not_all_that_tells_a_game_of_a_device(anna: Player) -> None:
    record = parse(re.sub("note.unverified.*\n", "", played()))
    assert "unverified" not in record.notes
    with pytest.raises(NotFair, match="own device"):
        verify(record)


def test_it_is_kept_once_whatever_came_after(anna: Player, client: Client) -> None:
    text = played()
    first = send(anna, text)
    again = send(anna, re.sub("note.log: ....", "note.log: 0000", text))
    renamed = send(anna, text.replace(f"player.1: {NAME}", "player.1: Somebody else"))
    assert [again, renamed] == [{"id": first["id"], "new": False}] * 2
    assert len(listed(anna)) == 1
    other = send(anna, played(2))
    assert other["id"] != first["id"]
    ben = comes_in(client, "Ben")
    assert send(ben, text)["new"]


def test_what_is_damaged_is_refused_with_its_line_and_nothing_is_kept(anna: Player) -> None:
    text = played()
    lines = text.splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("chance:"))
    moved = [*lines[:first], lines[first].replace("king", "ace"), *lines[first + 1 :]]
    damaged = {
        "not a record": "line 1",
        text.replace("result:", "result: 7"): "line",
        "\n".join(lines[:-1]) + "\n": "line",  # the end is missing
        "\n".join([*moved, "1: bet", ""]): f"line {first + 1}|line {len(lines) + 1}",
        text.replace("game: kuhn", "game: nowhere"): "nowhere",
    }
    for record, reason in damaged.items():
        answer = anna.post(PATH, {"record": record, "seats": SEATS})
        assert answer.status_code == 422
        assert re.search(reason, answer.json()["error"]["message"]), answer.text
    assert listed(anna) == []


def test_only_what_is_over_and_ones_own_is_taken(anna: Player, client: Client) -> None:
    text = played()
    body, _, moves = text.partition("\n\n")
    begun = f"{re.sub('result:.*', '', body).strip()}\n\n{moves.splitlines()[0]}\n"
    refused = anna.post(PATH, {"record": begun, "seats": SEATS}).json()["error"]
    assert refused["code"] == "not-now"
    wrong: tuple[list[dict[str, str]], ...] = (
        [{}],
        [{"bot": "random"}] * 2,
        [{}, {"bot": "nobody"}],
        [{}, {"bot": ""}],
    )
    for seats in wrong:
        assert anna.post(PATH, {"record": text, "seats": seats}).status_code == 422
    assert client.post(PATH, json={"record": text, "seats": SEATS}).status_code == 401
    huge = text + " " * 400_000
    assert anna.post(PATH, {"record": huge, "seats": SEATS}).status_code == 422
    assert anna.post(PATH, {"record": " " * 2_000_000, "seats": SEATS}).status_code == 413
    assert listed(anna) == []


def test_who_resigned_has_lost_here_too(anna: Player) -> None:
    table = send(anna, played(), [{"resigned": True}, {"bot": "random"}])["id"]
    seen = anna.see(table)
    assert seen["seats"][0]["resigned"]
    assert seen["result"]["places"] == [2, 1]


def test_nothing_is_played_there(anna: Player) -> None:
    table = send(anna, played())["id"]
    assert anna.try_to(table, "rematch").json()["error"]["code"] == "not-now"
    made = anna.post(f"/api/tables/{table}/branch", {"step": 2, "players": [None, "random"]})
    assert not anna.see(made.json()["id"])["unverified"]  # it goes on with this server's shuffle


def test_one_person_sends_so_many_and_no_more(database_url: str) -> None:
    limits = Limits(sent=Rate(2, 0.0))
    with serving(database_url, AtOnce(), limits) as client:
        anna, text = comes_in(client, "Anna"), played()
        answers = [anna.post(PATH, {"record": text, "seats": SEATS}) for _ in range(3)]
        assert [each.status_code for each in answers] == [200, 200, 429]


def test_it_goes_with_the_person(database_url: str) -> None:
    with serving(database_url, AtOnce()) as client:
        anna = comes_in(client, "Anna")
        table = send(anna, played())["id"]
        assert client.request("DELETE", "/api/me", json={}, headers=anna.headers).status_code == 204
        assert client.get(f"/api/tables/{table}").json()["people"] == {anna.id: ""}
        record = parse(client.get(f"/api/tables/{table}/record").text)
        assert record.players == {1: "random"}


def test_it_is_among_what_is_exported_of_a_person(database_url: str) -> None:
    with serving(database_url, AtOnce()) as client:
        anna = comes_in(client, "Anna")
        table = send(anna, played())["id"]

    async def export() -> dict[str, Any]:
        async with open_administration(database_url, "a test") as office:
            return await office.export(await office.person(anna.id))

    found = asyncio.run(export())
    assert [each["id"] for each in found["tables"]] == [table]
    assert {"sent", "joined", "move"} <= {each["kind"] for each in found["entries"]}


def test_a_database_with_sent_games_is_sound(database_url: str) -> None:
    with serving(database_url, AtOnce()) as client:
        send(comes_in(client, "Anna"), played())
    assert asyncio.run(check(database_url)).faults == []
