"""A server in the test's own process, and clients of it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any, Self

import httpx2
from starlette.testclient import TestClient, WebSocketTestSession

from seaboard.bots.thinker import answer as think_apart
from seaboard.games import get_game
from seaboard.server.app import create_app
from seaboard.server.settings import Limits, Rate, Settings
from seaboard.server.thinking.thoughts import (
    Answer,
    Considered,
    QueueState,
    Thought,
    ThoughtFailed,
    ThoughtQueue,
)

MANY = Rate(1e9, 1e9)
NO_LIMITS = Limits(
    requests=MANY, messages=MANY, address_messages=MANY, guests=MANY, passwords=MANY,
    password_address=MANY, tables=MANY, chat=MANY, hints=MANY, records=MANY, sent=MANY,
    lessons=MANY, analyses=MANY, connections_by_address=10_000, watched_by_address=100_000,
)  # fmt: skip


class AtOnce:
    """Thinks in the event loop: any legal move."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = random.Random(seed)

    async def think(self, thought: Thought) -> Answer:
        legal = [str(m) for m in get_game(thought.game).from_bytes(thought.position).legal_moves()]
        considered = tuple(Considered(move, 0, 0.5, None) for move in legal)
        return Answer(self._rng.choice(legal), considered)

    async def delay(self, cost: float) -> float:
        return 0.0

    async def state(self) -> QueueState:
        return QueueState(waiting=0, oldest=0.0, thinkers=1)


class Judging(AtOnce):
    """Judges as a thinker does, and notes what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.judged: list[Thought] = []
        self.fails = False

    async def think(self, thought: Thought) -> Answer:
        if not thought.judging:
            return await super().think(thought)
        self.judged.append(thought)
        if self.fails:
            raise ThoughtFailed("Broken")
        await asyncio.sleep(0)
        return Answer.from_data(think_apart(thought.question()))


@contextmanager
def serving(
    url: str, queue: ThoughtQueue | None = None, limits: Limits = NO_LIMITS, **settings: Any
) -> Iterator[Client]:
    """A server on that database."""
    chosen = {"bots": ("random",), "sweep_seconds": 0.05, **settings}
    wanted = Settings(database=url, limits=limits, **chosen)
    app = create_app(wanted, queue or AtOnce())
    with Client(app, raise_server_exceptions=False) as client:
        yield client


def wait_until_ready(*clients: Client) -> None:
    """Wait until each says that it is ready, for as long as a test may take."""
    while any(client.get("/health").status_code != 200 for client in clients):
        time.sleep(0.05)


class Client(TestClient):
    """Closes its sockets before it shuts the server down, whatever happened: Starlette's client
    would wait for ever for one that a failed test has left open.
    """

    def __enter__(self) -> Self:
        super().__enter__()
        self._sockets = ExitStack()
        return self

    def __exit__(self, *error: Any) -> None:
        try:
            self._sockets.close()
        finally:
            super().__exit__(*error)

    def websocket_connect(
        self, url: str, subprotocols: Sequence[str] | None = None, **rest: Any
    ) -> Session:
        session = super().websocket_connect(url, subprotocols, **rest)
        return Session(session, self._sockets)


class Session(WebSocketTestSession):
    """A WebSocket that closes at the latest with the client that opened it."""

    def __init__(self, session: WebSocketTestSession, sockets: ExitStack) -> None:
        super().__init__(session.app, session.scope, session.portal_factory)
        self._sockets = sockets
        self._open = False

    def __enter__(self) -> Self:
        super().__enter__()
        self._open = True
        self._sockets.callback(self.__exit__, None, None, None)
        return self

    def __exit__(self, *error: Any) -> bool | None:
        if not self._open:
            return None
        self._open = False
        return super().__exit__(*error)


@dataclass
class Player:
    """Someone who came in, and talks by token."""

    client: Client
    name: str
    id: str
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def get(self, path: str, **query: Any) -> httpx2.Response:
        return self.client.get(path, params=query, headers=self.headers)

    def post(self, path: str, body: Any = None) -> httpx2.Response:
        return self.client.post(path, json=body, headers=self.headers)

    def create(self, **setup: Any) -> str:
        answer = self.post("/api/tables", {"game": "nauticus", "seats": 2, **setup})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def try_to(self, table: str, do: str, **rest: Any) -> httpx2.Response:
        return self.post(f"/api/tables/{table}/do", {"do": do, **rest})

    def do(self, table: str, do: str, **rest: Any) -> dict[str, Any]:
        answer = self.try_to(table, do, **rest)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def see(self, table: str, seat: int | None = None, **query: Any) -> dict[str, Any]:
        wanted = query if seat is None else {"seat": seat, **query}
        answer = self.get(f"/api/tables/{table}", **wanted)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def play(self, table: str, seat: int, move: str | None = None) -> dict[str, Any]:
        """Play a move, or the first legal one, for the seat."""
        seen = self.see(table, seat)
        text = move or seen["legal"][0]["text"]
        return self.do(table, "move", seat=seat, version=seen["version"], move=text)

    def socket(self) -> Session:
        return self.client.websocket_connect("/api/socket", headers=self.headers)


def comes_in(client: Client, name: str) -> Player:
    answer = client.post("/api/people", json={"name": name})
    client.cookies.clear()
    assert answer.status_code == 200, answer.text
    body = answer.json()
    return Player(client, name, body["person"]["id"], body["token"])


def against_bots(player: Player, seats: int = 2, **setup: Any) -> str:
    """A running table: the player in seat 0, bots elsewhere."""
    table = player.create(seats=seats, **setup)
    player.do(table, "join", seat=0)
    for seat in range(1, seats):
        player.do(table, "bot", seat=seat, bot="random")
    player.do(table, "start")
    return table


def play_to_the_end(table: str, players: dict[int, Player], rng: random.Random) -> dict[str, Any]:
    """People play any legal move until the game is over; the table at the end."""
    seat = next(iter(players))
    while (seen := players[seat].see(table, seat))["status"] != "finished":
        if seen["legal"]:
            text = rng.choice(seen["legal"])["text"]
            players[seat].do(table, "move", seat=seat, version=seen["version"], move=text)
        elif seen["decider"] in players:
            seat = seen["decider"]
    return seen


def until_finished(player: Player, table: str) -> dict[str, Any]:
    """Wait until bots have played to the end; the table then."""
    while (seen := player.see(table))["status"] != "finished":
        time.sleep(0.1)
    return seen
