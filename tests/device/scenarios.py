"""Whole games at one person's table, as the server told them, for hosts that must tell the same."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from seaboard.device.host import PERSON, entry_of
from seaboard.games import get_game
from seaboard.tables.table import Table

from ..server.clients import Client, Player, Session, comes_in, serving

NAME = "Anna"
Paths = Sequence[str]
_PATHS: Paths = ("/course", "/replay?step=30&seat=1", "/events?before=60&seat=1", "?seat=1")


def told(
    client: Client, game: str, mode: str, seed: int, most: int | None = None, after: Paths = ()
) -> dict[str, Any]:
    """A game of one person in all seats: the log before the start, what was asked, what came back.
    Moves are taken back now and then, and some that are not legal are tried. After `most` messages
    the game is left as it is. `after` are further requests at the end.
    """
    anna, rng = comes_in(client, NAME), random.Random(seed)
    seats = min(get_game(game).modes[mode].seats)
    table = anna.create(game=game, mode=mode, seats=seats)
    for seat in range(seats):
        anna.do(table, "join", seat=seat)
    log, secret = _kept(client, table)
    with anna.socket() as socket:
        assert socket.receive_json()["type"] == "welcome"
        told = _Exchange(socket, table, anna)
        told.send({"type": "watch", "table": table, "seat": 0, "previews": True}, "table")
        told.do({"do": "start"})
        while told.table["status"] != "finished" and len(told.exchanges) != most:
            told.play(rng)
        told.send({"type": "earlier", "table": table, "before": 40, "seat": 1}, "earlier")
        requests = {
            path: _answer(client, f"/api/tables/{table}{path}", anna) for path in (*_PATHS, *after)
        }
    text = json.dumps({"id": table, "secret": secret, "log": log, "exchanges": told.exchanges,
                       "requests": requests})  # fmt: skip
    return dict(json.loads(text.replace(anna.id, PERSON)))


def _answer(client: Client, address: str, player: Player) -> Any:
    """The answer, once it is whole."""
    while True:
        found = client.get(address, headers=player.headers).json()
        if found.get("state") != "running":
            return found


class _Exchange:
    """A socket of which everything is noted."""

    def __init__(self, socket: Session, table: str, player: Player) -> None:
        self._socket = socket
        self._id = table
        self._player = player
        self.exchanges: list[tuple[dict[str, Any], list[dict[str, Any]]]] = []
        self.table: dict[str, Any] = {}

    def send(self, message: dict[str, Any], *kinds: str) -> None:
        self._socket.send_json(message)
        heard = in_order(dict(self._socket.receive_json()) for _ in kinds)
        assert [each["type"] for each in heard] == sorted(kinds)
        self.exchanges.append((message, heard))
        for each in heard:
            if each["type"] == "table":
                self.table = each["table"]

    def do(self, command: dict[str, Any], answer: str = "done") -> None:
        message = {"type": "do", "id": len(self.exchanges), "table": self._id, "command": command}
        self.send(message, answer, "table")

    def play(self, rng: random.Random) -> None:
        table = self.table
        seat = table["decider"]
        if table["viewer"] != seat:
            after = {"after": table["last"]} if rng.random() < 0.5 else {}
            watch = {"type": "watch", "table": self._id, "seat": seat, "previews": True, **after}
            self.send(watch, "table")
            return
        where = {"seat": seat, "version": table["version"]}
        if table["undo"] == "free" and rng.random() < 0.03:
            self.do({"do": "undo", **where})
        elif rng.random() < 0.03:
            codes = get_game(table["setup"]["game"]).codes
            move = str(get_game(table["setup"]["game"]).move(rng.randrange(codes)))
            if move not in {each["text"] for each in table["legal"]}:
                self.do({"do": "move", **where, "move": move}, "refused")
        else:
            self.do({"do": "move", **where, "move": rng.choice(table["legal"])["text"]})


def in_order(messages: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """What was heard at once; whether the answer or the table comes first is not promised."""
    return sorted(messages, key=lambda message: str(message["type"]))


def _kept(client: Client, table: str) -> tuple[list[Any], str]:
    """The log as a host is given it, and the secret of the shuffle."""
    server: Any = client.app
    live = server.state.server.registry._live[table]
    log = [[e.number, e.at, e.entry.kind, e.entry.data(), e.key, e.link] for e in live.log]
    assert Table(table, [entry_of(each) for each in log]).last == len(log)
    return json.loads(json.dumps(log)), live.secret.hex()


def main() -> None:
    """Print one scenario for each mode of each of our games, for hosts that are not Python's."""
    with TemporaryDirectory() as folder, serving(f"sqlite:///{Path(folder) / 'db'}") as client:
        games = [(name, mode) for name in sys.argv[1:] for mode in get_game(name).modes]
        print(json.dumps([told(client, name, mode, 7) for name, mode in games]))


if __name__ == "__main__":
    main()
