"""Two servers on one PostgreSQL: what happens at one is seen at the other, and only one wins."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from seaboard.server.settings import Settings
from seaboard.server.storage.store import open_store

from .clients import Player, comes_in, serving, until_finished


@pytest.fixture
def servers(postgres_url: str) -> Iterator[tuple[TestClient, TestClient]]:
    with serving(postgres_url) as first, serving(postgres_url) as second:
        yield first, second


def at(client: TestClient, player: Player) -> Player:
    """The same person at the other server."""
    return replace(player, client=client)


def test_a_move_made_at_one_is_heard_at_the_other(servers: tuple[TestClient, TestClient]) -> None:
    here, there = servers
    anna, bert = comes_in(here, "Anna"), comes_in(there, "Bert")
    table = anna.create()
    anna.do(table, "join", seat=0)
    bert.do(table, "join", seat=1)
    anna.do(table, "start")
    seat = anna.see(table)["decider"]
    mover, listener = ((anna, bert), (bert, anna))[seat]
    with listener.socket() as socket:
        socket.send_json({"type": "watch", "table": table, "seat": 1 - seat})
        while socket.receive_json()["type"] != "table":
            pass
        mover.play(table, seat)
        told = socket.receive_json()["table"]
    assert told["events"][0]["kind"] == "move"
    assert told["people"] == {anna.id: "Anna", bert.id: "Bert"}


def at_once(
    pool: ThreadPoolExecutor, players: list[Player], table: str, seen: dict[str, Any]
) -> list[int]:
    """Four moves at the same moment, two at each server; the answers."""
    barrier = threading.Barrier(4)

    def play(number: int) -> int:
        move = seen["legal"][number % len(seen["legal"])]["text"]
        command = {"seat": seen["decider"], "version": seen["version"], "move": move}
        barrier.wait()
        return players[number % 2].try_to(table, "move", **command).status_code

    return list(pool.map(play, range(4)))


def test_of_conflicting_moves_one_wins(
    servers: tuple[TestClient, TestClient], postgres_url: str
) -> None:
    anna = comes_in(servers[0], "Anna")
    table = anna.create()
    anna.do(table, "join", seat=0)
    anna.do(table, "join", seat=1)
    anna.do(table, "start")
    players = [anna, at(servers[1], anna)]
    rounds = 15
    with ThreadPoolExecutor(4) as pool:
        for _ in range(rounds):
            seen = anna.see(table, anna.see(table)["decider"])
            assert sorted(at_once(pool, players, table, seen)) == [200, 409, 409, 409]

    async def moves() -> int:
        store = await open_store(Settings(database=postgres_url).database_url)
        entries = await store.entries(table)
        await store.close()
        return sum(entry.kind == "move" for entry in entries)

    assert asyncio.run(moves()) == rounds


def test_bots_decide_once_although_two_servers_look(
    servers: tuple[TestClient, TestClient],
) -> None:
    anna = comes_in(servers[0], "Anna")
    table = anna.create()
    anna.do(table, "bot", seat=0, bot="random")
    anna.do(table, "bot", seat=1, bot="random")
    anna.do(table, "start")
    assert until_finished(at(servers[1], anna), table)["result"] is not None
