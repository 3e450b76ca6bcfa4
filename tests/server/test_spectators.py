"""What many watch is made and encoded once, and everyone who only looks hears the same."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest
from msgspec.json import decode

from seaboard.server import spectators
from seaboard.server.encoding import encode
from seaboard.tables.projection import Projection

from .clients import Session, comes_in, serving


def next_table(socket: Session) -> dict[str, Any]:
    while (message := socket.receive_json())["type"] != "table":
        pass
    return dict(message["table"])


def test_a_move_is_made_and_encoded_once_for_all_who_only_look(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoded: list[Any] = []

    def counted(message: Any) -> bytes:
        encoded.append(message)
        return encode(message)

    made: list[int | None] = []
    table_of = Projection.table

    def counted_table(self: Projection, person: Any, viewer: Any, *rest: Any) -> Any:
        made.append(viewer)
        return table_of(self, person, viewer, *rest)

    monkeypatch.setattr(spectators, "encode", counted)
    with serving(sqlite_url) as client, ExitStack() as open_sockets:
        anna, bert = comes_in(client, "Anna"), comes_in(client, "Bert")
        table = anna.create()
        for seat, player in enumerate((anna, bert)):
            player.do(table, "join", seat=seat)
        anna.do(table, "start")
        guests = [comes_in(client, f"Guest {number}") for number in range(6)]
        sockets = [open_sockets.enter_context(guest.socket()) for guest in guests]
        for socket in sockets:
            socket.send_json({"type": "watch", "table": table})
            next_table(socket)
        decider = anna.see(table)["decider"]
        monkeypatch.setattr(Projection, "table", counted_table)
        encoded.clear()
        player, legal = (anna, bert)[decider], (anna, bert)[decider].see(table, decider)
        made.clear()
        move = legal["legal"][0]["text"]
        player.do(table, "move", seat=decider, version=legal["version"], move=move)
        told = [next_table(socket) for socket in sockets]
        assert len(encoded) == 1
        assert made == [None]
        assert all(each == told[0] for each in told)
        assert told[0]["mine"] == []
        assert told[0]["legal"] == []
        assert told[0]["version"] > legal["version"]
        # A player who looks as a spectator is not one of them: the own seats are said.
        with anna.socket() as socket:
            socket.send_json({"type": "watch", "table": table})
            assert next_table(socket)["mine"] == [0]


def test_what_is_kept_for_those_who_look_has_a_limit(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chat makes long messages, and whoever says where he comes from gets one of his own."""
    most = 20_000
    monkeypatch.setattr(spectators, "_MOST", most)
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create()
        for _ in range(30):
            anna.do(table, "say", text="Ahoy! " * 50)
        app: Any = client.app
        live = app.state.server.registry._live[table]
        for after in range(30):
            told = decode(live.spectators.text(live, after))["table"]
            assert told["events"][0]["number"] == after + 1
            kept = live.spectators._texts
            assert list(kept)[-1] == after
            assert sum(map(len, kept.values())) <= most
