"""`seaboard admin` while the server runs: it takes effect at once, and is written down."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from starlette.websockets import WebSocketDisconnect

from seaboard.cli import app as cli
from seaboard.server import upkeep
from seaboard.server.administration import (
    Administration,
    CannotAdminister,
    open_administration,
)
from seaboard.server.storage.store import Audited

from .clients import Player, Session, against_bots, comes_in, serving

T = TypeVar("T")


def admin(url: str, work: Callable[[Administration], Awaitable[T]]) -> T:
    async def run() -> T:
        async with open_administration(url, "the host", "a reason") as opened:
            return await work(opened)

    return asyncio.run(run())


def audit(url: str) -> list[Audited]:
    return admin(url, lambda a: a.audit(10))


def check_sound(url: str) -> None:
    assert asyncio.run(upkeep.check(url)).faults == []


def until(condition: Callable[[], bool]) -> None:
    while not condition():  # for as long as a test may take
        time.sleep(0.02)


def hear(socket: Session, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next table that fits."""
    while True:
        message = socket.receive_json()
        if message["type"] == "table" and wanted(message["table"]):
            return dict(message["table"])


def watching(player: Player, table: str) -> Session:
    socket = player.socket().__enter__()
    socket.send_json({"type": "watch", "table": table})
    hear(socket, lambda _: True)
    return socket


def test_a_running_table_is_closed_for_everybody_at_once(database_url: str) -> None:
    with serving(database_url) as client:
        anna, bert = comes_in(client, "Anna"), comes_in(client, "Bert")
        table = anna.create()
        anna.do(table, "join", seat=0)
        bert.do(table, "join", seat=1)
        anna.do(table, "start")
        socket = watching(bert, table)
        decider = [anna, bert][anna.see(table)["decider"]]
        (listed,) = admin(database_url, lambda a: a.tables("running", 10))
        assert listed.row.id == table
        admin(database_url, lambda a: a.close(table))
        assert hear(socket, lambda t: t["status"] == "closed")["decider"] is None
        seen = decider.see(table)
        answer = decider.try_to(table, "move", seat=0, version=seen["version"], move="field 0")
        assert answer.json()["error"]["message"] == "the table is closed"
    (done,) = audit(database_url)
    assert (done.by, done.action, done.target) == ("the host", "close", table)
    assert json.loads(done.details) == {"reason": "a reason"}
    check_sound(database_url)


def test_a_closed_table_is_not_played_on_by_a_bot(sqlite_url: str) -> None:
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create()
        for seat in (0, 1):
            anna.do(table, "bot", seat=seat, bot="random")
        anna.do(table, "start")
        admin(sqlite_url, lambda a: a.close(table))
        until(lambda: anna.see(table)["status"] == "closed")
    check_sound(sqlite_url)


def test_what_does_not_exist_or_is_over_is_said(sqlite_url: str) -> None:
    with serving(sqlite_url) as client:
        table = comes_in(client, "Anna").create()
        admin(sqlite_url, lambda a: a.close(table))
        with pytest.raises(CannotAdminister, match="the table is closed"):
            admin(sqlite_url, lambda a: a.close(table))
        with pytest.raises(CannotAdminister, match="there is no table nowhere"):
            admin(sqlite_url, lambda a: a.close("nowhere"))
        with pytest.raises(CannotAdminister, match="nobody has the id or account 'nobody'"):
            admin(sqlite_url, lambda a: a.person("nobody"))
    assert len(audit(sqlite_url)) == 1


def test_hidden_chat_is_shown_to_nobody_any_more(database_url: str) -> None:
    with serving(database_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create()
        anna.do(table, "say", text="something nasty")
        anna.do(table, "say", text="something nice")
        socket = watching(anna, table)
        first, second = admin(database_url, lambda a: a.chat(table))
        assert (first.text, first.name, second.hidden) == ("something nasty", "Anna", False)
        admin(database_url, lambda a: a.hide(table, [first.number]))
        told = hear(socket, lambda t: t["events"][-1:] and t["events"][-1]["kind"] == "hidden")
        assert told["events"][-1]["data"] == {"said": first.number}
        seen = anna.see(table)
        said = {each["number"]: each for each in seen["events"] if each["kind"] == "said"}
        assert said[first.number].get("data") is None
        assert said[second.number]["data"] == {"text": "something nice"}
        assert "nasty" not in json.dumps(seen)
        with pytest.raises(CannotAdminister, match="entry 1 is nothing that was said"):
            admin(database_url, lambda a: a.hide(table, [1]))
    assert [each.hidden for each in admin(database_url, lambda a: a.chat(table))] == [True, False]
    check_sound(database_url)


def test_a_blocked_person_is_out_at_once_and_cannot_sign_in(database_url: str) -> None:
    password = {"account": "anna", "password": "long enough"}
    with serving(database_url) as client:
        anna, bert = comes_in(client, "Anna"), comes_in(client, "Bert")
        anna.token = anna.post("/api/me/account", password).json()["token"]
        client.cookies.clear()
        running, waiting = against_bots(anna), bert.create()
        anna.do(waiting, "join", seat=0)
        socket = watching(anna, running)
        person = admin(database_url, lambda a: a.person("anna"))
        admin(database_url, lambda a: a.block(person))
        with pytest.raises(WebSocketDisconnect):
            hear(socket, lambda _: False)
        assert anna.get("/api/me").status_code == 401
        refused = client.post("/api/sign-in", json=password)
        assert refused.json()["error"]["code"] == "not-allowed"
        until(lambda: bert.see(running)["status"] == "finished")  # bots play on by themselves
        until(lambda: bert.see(waiting)["seats"][0]["person"] is None)
        admin(database_url, lambda a: a.unblock(person))
        assert client.post("/api/sign-in", json=password).status_code == 200
    assert [each.action for each in audit(database_url)] == ["unblock", "block"]
    check_sound(database_url)


def test_sessions_are_seen_and_ended(sqlite_url: str) -> None:
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        person = admin(sqlite_url, lambda a: a.person(anna.id))
        (session,) = admin(sqlite_url, lambda a: a.sessions(person))
        with pytest.raises(CannotAdminister, match="there is no session x of that person"):
            admin(sqlite_url, lambda a: a.end_session(person, "x"))
        admin(sqlite_url, lambda a: a.end_session(person, session.id))
        assert anna.get("/api/me").status_code == 401
        bert = comes_in(client, "Bert")
        found = admin(sqlite_url, lambda a: a.person(bert.id))
        admin(sqlite_url, lambda a: a.end_sessions(found))
        assert bert.get("/api/me").status_code == 401
    assert [each.action for each in audit(sqlite_url)] == ["end-sessions", "end-session"]


def test_a_persons_data_is_exported_and_the_person_deleted(database_url: str) -> None:
    with serving(database_url) as client:
        anna, bert = comes_in(client, "Anna"), comes_in(client, "Bert")
        table = bert.create()
        anna.do(table, "say", text="ahoy")
        bert.do(table, "say", text="my own secret")
        anna.do(table, "join", seat=1)
        (person,) = admin(database_url, lambda a: a.find("ann"))
        data = admin(database_url, lambda a: a.export(person))
        assert data["person"]["name"] == "Anna"
        assert data["person"]["former_names"] == []
        assert [each["kind"] for each in data["entries"]] == ["said", "joined"]
        assert data["tables"][0]["seats"] == [1]
        assert "secret" not in json.dumps(data)
        assert bert.see(table)["people"][anna.id] == "Anna"
        admin(database_url, lambda a: a.delete(person))
        until(lambda: bert.see(table)["people"].get(anna.id) == "")
        until(lambda: bert.see(table)["seats"][1]["person"] is None)
        assert anna.get("/api/me").status_code == 401
    assert admin(database_url, lambda a: a.find("ann")) == []
    assert [each.action for each in audit(database_url)] == ["delete", "export"]
    check_sound(database_url)


def test_the_command_says_what_it_did(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create()
        anna.do(table, "say", text="ahoy")

    def run(*words: str) -> str:
        code = cli.run(["admin", *words, "--database", sqlite_url])
        told = capsys.readouterr()
        return f"{code} {told.out}{told.err}"

    assert table in run("tables")
    assert run("tables", "--status", "running") == "0 There are no such tables.\n"
    assert "Anna" in run("people", "ANNA")
    assert "ahoy" in run("chat", table)
    assert run("hide", table, "2", "--reason", "noise") == f"0 Hidden at table {table}: 2.\n"
    assert "(hidden)" in run("chat", table)
    assert run("close", table) == f"0 Closed table {table}.\n"
    assert run("close", table) == "2 seaboard: the table is closed\n"
    assert "since" in run("sessions", anna.id)
    assert run("sign-out", anna.id) == f"0 Signed out Anna ({anna.id}).\n"
    assert run("block", anna.id) == f"0 Blocked Anna ({anna.id}).\n"
    assert run("unblock", anna.id) == f"0 Unblocked Anna ({anna.id}).\n"
    out = tmp_path / "anna.json"
    assert run("export", anna.id, "--out", str(out)) == f"0 Written to {out}.\n"
    assert json.loads(out.read_text())["person"]["name"] == "Anna"
    assert run("delete", anna.id, "--yes") == f"0 Deleted {anna.id}.\n"
    told = run("audit")
    assert [line.split("  ")[2] for line in told.splitlines()] == [
        "delete", "export", "unblock", "block", "end-sessions", "close", "hide-chat"
    ]  # fmt: skip
    assert '"reason": "noise"' in told
