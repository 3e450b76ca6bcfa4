"""No byte of another hand leaves the server: whole games of Nautilùs over the wire, all traffic
searched.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import anyio
import pytest
from starlette.websockets import WebSocketDisconnect

from seaboard.games import get_game
from seaboard.games.api import Position, as_data
from seaboard.server.encoding import encode, encoded
from seaboard.server.settings import Settings
from seaboard.server.storage.store import Store, open_store
from seaboard.tables.entries import ChancePlayed, Logged, MovePlayed
from seaboard.tables.feed import FeedCache
from seaboard.tables.projection import Projection
from seaboard.tables.table import Table

from .clients import Client, Player, Session, comes_in, serving

GAME = get_game("nautilus")
BY_PEOPLE = 40  # decisions; then the bots play on, while the people watch
VIEWERS = (0, 1, 2, 3, None)


class Listener(threading.Thread):
    """Reads everything that the server sends to one connection, until the game is over."""

    def __init__(self, socket: Session) -> None:
        super().__init__(daemon=True)
        self._socket = socket
        self.traffic: list[str] = []

    def run(self) -> None:
        while True:
            try:
                text = self._socket.receive_text()
            except (anyio.EndOfStream, anyio.ClosedResourceError, WebSocketDisconnect):
                return  # the test has failed and closes its sockets
            message = json.loads(text)
            if message["type"] == "table" and message["table"]["status"] == "finished":
                return
            self.traffic.append(text)


class Game:
    """A game that was played, what each viewer heard, and the truth."""

    def __init__(self, heard: dict[int | None, list[str]], log: list[Logged], secret: str):
        self.heard = heard
        self.log = log
        self.secret = secret
        self.before: dict[int, Position] = {}  # by number of the move's entry
        self.after: dict[int, Position] = {}  # by version
        table = Table("t", log[:1])
        for logged in log[1:]:
            made = table.apply(logged)
            if made is not None:
                self.before[logged.number] = made.before
            if table.position is not None:
                self.after[table.version] = table.position

    def tables(self, viewer: int | None) -> Iterator[dict[str, Any]]:
        for text in self.heard[viewer]:
            message = json.loads(text)
            if message["type"] == "table":
                yield message["table"]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    path = tmp_path_factory.mktemp("secrecy") / "db"
    with serving(f"sqlite:///{path}") as client:
        return _play(client, path)


def _play(client: Client, path: Path) -> Game:
    people = [comes_in(client, name) for name in ("Anna", "Bert", "Cora", "Dirk")]
    table = people[0].create(game="nautilus", mode="quick", seats=4)
    for seat, player in enumerate(people):
        player.do(table, "join", seat=seat)
    watchers: dict[int | None, Player] = {**dict(enumerate(people)), None: comes_in(client, "Eve")}
    sockets = {viewer: player.socket().__enter__() for viewer, player in watchers.items()}
    listeners = {viewer: Listener(socket) for viewer, socket in sockets.items()}
    for viewer, socket in sockets.items():
        socket.send_json({"type": "watch", "table": table, "seat": viewer})
        listeners[viewer].start()
    people[0].do(table, "start")
    _decide(people, table)
    for seat, player in enumerate(people):
        player.do(table, "resign", seat=seat)
    for listener in listeners.values():
        listener.join()
    entries, secret = asyncio.run(_truth(path, table))
    return Game({viewer: each.traffic for viewer, each in listeners.items()}, entries, secret)


def _decide(people: list[Player], table: str) -> None:
    rng = random.Random(5)
    for _ in range(BY_PEOPLE):
        seat = people[0].see(table, 0)["decider"]
        seen = people[seat].see(table, seat)
        move = rng.choice(seen["legal"])["text"]
        people[seat].do(table, "move", seat=seat, version=seen["version"], move=move)


async def _truth(path: Path, table: str) -> tuple[list[Logged], str]:
    store: Store = await open_store(Settings(database=f"sqlite:///{path}").database_url)
    row, entries = await store.table(table), await store.entries(table)
    await store.close()
    assert row is not None
    return entries, row.secret.hex()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_viewer_hears_of_every_move_what_the_seat_may_know(
    game: Game, viewer: int | None
) -> None:
    heard = [event for table in game.tables(viewer) for event in table["events"]]
    moves = [event for event in heard if event["kind"] in ("move", "chance")]
    assert len(moves) > 100
    for event in moves:
        entry, before = game.log[event["number"] - 1].entry, game.before[event["number"]]
        assert isinstance(entry, MovePlayed | ChancePlayed)
        move = GAME.parse(entry.move)
        after = before.copy()
        after.play(move)
        assert event["move"] == GAME.text_for(before, move, viewer)
        assert event["facts"] == json.loads(
            json.dumps(as_data(GAME.narrate(before, move, after, viewer)))
        )


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_viewer_sees_the_view_of_the_seat_and_no_more(game: Game, viewer: int | None) -> None:
    seen = 0
    for table in game.tables(viewer):
        if table["view"] is None:
            continue
        position = game.after[table["version"]]
        assert table["view"] == json.loads(json.dumps(as_data(position.view(viewer))))
        assert not table["legal"] or position.decider == viewer
        seen += 1
    assert seen > 10


@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_card_dealt_to_another_is_anywhere_in_the_traffic(
    game: Game, viewer: int | None
) -> None:
    traffic = "\n".join(game.heard[viewer])
    dealt = set(re.findall(r"deal (north|east|south|west) [a-z0-9]+", traffic))
    own = set() if viewer is None else {GAME.seat_names[viewer]}
    assert dealt == own


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_seed_is_nowhere_in_the_traffic_before_the_end(game: Game, viewer: int | None) -> None:
    traffic = "\n".join(game.heard[viewer])
    assert game.secret not in traffic
    assert '"secret":null' in traffic


@pytest.mark.parametrize("viewer", VIEWERS)
def test_in_a_world_that_the_seat_cannot_tell_apart_the_same_bytes_are_sent(
    game: Game, viewer: int | None
) -> None:
    rng = random.Random(1)
    table = Table("t", game.log[:1])
    compared = 0
    for logged in game.log[1:400]:
        made = table.apply(logged)
        if table.position is None or made is None or logged.number % 20:
            continue
        twin = table.copy()
        twin.position = table.position.resample(viewer, rng)
        person = None if viewer is None else table.chairs[viewer].person
        sent = [_sent(each, person, viewer) for each in (table, twin)]
        assert sent[0] == sent[1]
        compared += twin.position != table.position
    assert compared > 5


def _sent(table: Table, person: str | None, viewer: int | None) -> bytes:
    """The bytes of the table without events."""
    projection = Projection(table, [], {}, FeedCache(encoded))
    return encode(projection.table(person, viewer, table.last))
