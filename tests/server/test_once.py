"""A client that lost an answer asks again with the same key, and nothing is done twice."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from seaboard.server.runtime import Server
from seaboard.server.storage.store import Person
from seaboard.tables import decisions
from seaboard.tables.commands import Leave, Resign, Say
from seaboard.tables.decisions import Decision, DecisionContext
from seaboard.tables.entries import Said
from seaboard.tables.once import Once
from seaboard.tables.refusals import Refused

from .clients import Player, comes_in, serving
from .test_messages import SENT

KEY = "a-key-of-our-choice"


def kinds(player: Player, table: str) -> list[str]:
    return [event["kind"] for event in player.see(table)["events"]]


def test_every_command_is_done_once_for_its_key(database_url: str) -> None:
    with serving(database_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create()
        commands: list[dict[str, Any]] = [
            {"do": "join", "seat": 0}, {"do": "leave", "seat": 0},
            {"do": "bot", "seat": 1, "bot": "random"}, {"do": "unbot", "seat": 1},
            {"do": "join"}, {"do": "seal", "seat": 0, "seal": "0f" * 32}, {"do": "join"},
            {"do": "say", "text": "Ahoi"}, {"do": "start"},
        ]  # fmt: skip
        for number, command in enumerate(commands):
            first, second = (anna.do(table, **command, key=f"{KEY}{number}") for _ in range(2))
            assert first == second
        assert kinds(anna, table)[:10] == [
            "created", "joined", "left", "bot", "unbot", "joined", "sealed", "joined", "said",
            "started",
        ]  # fmt: skip


def test_whatever_any_command_adds_is_added_once_for_its_key(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that there are, whether they would be allowed at this table or not: each says something
    here, over HTTP, over a socket and over HTTP again. A rematch adds nothing more by itself.
    """

    def decide(_context: DecisionContext, person: str, _command: object) -> Decision:
        return Decision((Said(person, "Ahoi"),))

    monkeypatch.setattr(decisions, "decide", decide)
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create()
        with anna.socket() as socket:
            for number, sent in enumerate(sent for sent, _ in SENT if sent["do"] != "rematch"):
                command = {**sent, "key": f"{KEY}{number}"}
                first = anna.do(table, **command)
                socket.send_json({"type": "do", "id": 1, "table": table, "command": command})
                while (told := socket.receive_json())["type"] != "done":
                    pass
                assert anna.do(table, **command) == told["done"] == first
                assert first["last"] == number + 2


def test_a_move_that_is_sent_again_is_done_and_not_stale(database_url: str) -> None:
    with serving(database_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create()
        for _ in range(2):
            anna.do(table, "join")
        anna.do(table, "start")
        seat = anna.see(table)["decider"]
        seen = anna.see(table, seat)
        move = {"seat": seat, "version": seen["version"], "move": seen["legal"][0]["text"]}
        done = anna.do(table, "move", **move, key=KEY)
        assert anna.do(table, "move", **move, key=KEY) == done
        assert anna.try_to(table, "move", **move).json()["error"]["code"] == "stale"


def test_a_key_is_known_after_a_restart_over_a_socket_and_to_its_person_alone(
    sqlite_url: str,
) -> None:
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create()
        anna.do(table, "say", text="Ahoi", key=KEY)
    with serving(sqlite_url) as client:
        anna = replace(anna, client=client)
        with anna.socket() as socket:
            command = {"do": "say", "text": "Ahoi", "key": KEY}
            socket.send_json({"type": "do", "id": 1, "table": table, "command": command})
            while (told := socket.receive_json())["type"] != "done":
                pass
            assert told["done"]["last"] == 2
        bert = comes_in(client, "Bert")
        bert.do(table, "say", text="Ahoi", key=KEY)
        assert kinds(anna, table) == ["created", "said", "said"]


def test_a_key_that_was_used_for_another_command_is_refused(sqlite_url: str) -> None:
    """It is not answered as if the other command had been done."""
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create()
        anna.do(table, "say", text="Ahoi", key=KEY)
        for command in ({"do": "say", "text": "Other"}, {"do": "join"}):
            name = command.pop("do")
            refused = anna.try_to(table, name, **command, key=KEY).json()["error"]
            assert refused["code"] == "bad-input"
            assert "used for another command" in refused["message"]
        anna.do(table, "say", text="Ahoi", key=KEY)
        assert kinds(anna, table) == ["created", "said"]


def test_two_commands_of_one_key_at_the_same_time_are_not_taken_for_one(sqlite_url: str) -> None:
    """Both are in the queue of the table before either is done."""

    async def both(server: Server, table: str, person: Person) -> list[object]:
        live = await server.registry.open(table)
        async with live.lock:
            commands = (Say("Ahoi"), Say("Other"))
            doing = [
                asyncio.create_task(server.do(person, table, command, KEY)) for command in commands
            ]
            await asyncio.sleep(0)
        return await asyncio.gather(*doing, return_exceptions=True)

    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create()
        app: Any = client.app
        assert client.portal is not None
        person = Person(anna.id, "Anna")
        done, refused = client.portal.call(both, app.state.server, table, person)
        assert isinstance(refused, Refused)
        assert refused.code == "bad-input"
        assert not isinstance(done, Refused)
        assert kinds(anna, table) == ["created", "said"]


def test_what_is_remembered_of_a_command_is_short() -> None:
    """A table in memory would otherwise keep all that was said twice."""
    said = Say("x" * 500)
    assert len(Once.of("somebody a-key", said).digest) < 20
    assert Once.of("a-key", said) == Once.of("a-key", Say("x" * 500))
    assert Once.of("a-key", said).digest != Once.of("a-key", Say("y" * 500)).digest
    assert Once.of("a-key", Resign(0)).digest != Once.of("a-key", Leave(0)).digest


def test_a_key_is_known_to_every_process(postgres_url: str) -> None:
    with serving(postgres_url) as here, serving(postgres_url) as there:
        anna = comes_in(here, "Anna")
        table = anna.create()
        for player in (anna, replace(anna, client=there), anna):
            player.do(table, "say", text="Ahoi", key=KEY)
        assert kinds(anna, table) == ["created", "said"]


def test_a_table_is_made_once_for_its_key(database_url: str) -> None:
    with serving(database_url) as client:
        anna, bert = comes_in(client, "Anna"), comes_in(client, "Bert")
        tables = [anna.create(key=KEY), anna.create(key=KEY), bert.create(key=KEY), anna.create()]
        assert tables[0] == tables[1]
        assert len(set(tables)) == 3


def test_a_table_of_another_setup_is_not_taken_for_the_first_of_its_key(database_url: str) -> None:
    with serving(database_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create(seats=3, key=KEY)
        anna.do(table, "setup", setup={"game": "nauticus", "seats": 4})
        assert anna.create(seats=3, key=KEY) == table
        setup = {"game": "nauticus", "seats": 2, "key": KEY}
        refused = client.post("/api/tables", json=setup, headers=anna.headers)
        assert refused.json()["error"]["code"] == "bad-input"


@pytest.mark.parametrize("key", ["", "short", "k" * 41, "with a space", 12345678])
def test_a_key_of_another_form_is_refused(sqlite_url: str, key: object) -> None:
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        assert anna.try_to(anna.create(), "say", text="Ahoi", key=key).status_code == 422
