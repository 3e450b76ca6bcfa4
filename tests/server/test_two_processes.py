"""Two servers on one PostgreSQL: what happens at one is seen at the other, and only one wins."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from starlette.websockets import WebSocketDisconnect

from seaboard.server.runtime import LISTENER
from seaboard.server.settings import Settings
from seaboard.server.storage.database import DatabaseFailed, Postgres
from seaboard.server.storage.store import open_store

from .clients import Client, Player, comes_in, serving, until_finished
from .processes import Process


@pytest.fixture
def servers(postgres_url: str) -> Iterator[tuple[Client, Client]]:
    with serving(postgres_url) as first, serving(postgres_url) as second:
        yield first, second


def at(client: Client, player: Player) -> Player:
    """The same person at the other server."""
    return replace(player, client=client)


def test_a_move_made_at_one_is_heard_at_the_other(servers: tuple[Client, Client]) -> None:
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


def test_signing_out_at_one_ends_connections_at_the_other(
    servers: tuple[Client, Client],
) -> None:
    here, there = servers
    anna = comes_in(here, "Anna")
    with at(there, anna).socket() as socket:
        assert socket.receive_json()["person"]["name"] == "Anna"
        anna.post("/api/sign-out-everywhere")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_signing_out_on_a_device_at_one_ends_its_token_at_the_other(
    servers: tuple[Client, Client],
) -> None:
    here, there = servers
    anna = comes_in(here, "Anna")
    with at(there, anna).socket() as socket:
        assert socket.receive_json()["person"]["name"] == "Anna"
        anna.post("/api/sign-out")
        assert at(there, anna).get("/api/me").status_code == 401
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_a_new_name_given_at_one_is_heard_at_the_other(
    servers: tuple[Client, Client],
) -> None:
    here, there = servers
    anna = comes_in(here, "Anna")
    table = anna.create()
    with at(there, anna).socket() as socket:
        socket.send_json({"type": "watch", "table": table})
        while (message := socket.receive_json())["type"] != "table":
            pass
        assert message["table"]["people"] == {anna.id: "Anna"}
        here.patch("/api/me", json={"name": "Anne"}, headers=anna.headers)
        assert socket.receive_json()["table"]["people"] == {anna.id: "Anne"}


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


def test_of_conflicting_moves_one_wins(servers: tuple[Client, Client], postgres_url: str) -> None:
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
        return sum(logged.entry.kind == "move" for logged in entries)

    assert asyncio.run(moves()) == rounds


def test_bots_decide_once_although_two_servers_look(
    servers: tuple[Client, Client],
) -> None:
    anna = comes_in(servers[0], "Anna")
    table = anna.create()
    anna.do(table, "bot", seat=0, bot="random")
    anna.do(table, "bot", seat=1, bot="random")
    anna.do(table, "start")
    assert until_finished(at(servers[1], anna), table)["result"] is not None


def for_both_that_listen(url: str, what: str) -> None:
    """Wait until both servers listen, and call the function of PostgreSQL for each of the two."""
    query = text(
        "select pid from pg_stat_activity"
        f" where datname = current_database() and application_name = '{LISTENER}'"
    )

    async def run() -> None:
        engine = create_async_engine(Settings(database=url).database_url)
        async with engine.connect() as connection:
            while len(found := (await connection.execute(query)).all()) < 2:
                await connection.rollback()  # or the same would be seen again
                await asyncio.sleep(0.05)
            for row in found:
                await connection.execute(text(f"select {what}({row.pid})"))
        await engine.dispose()

    asyncio.run(run())


def break_listening(url: str) -> None:
    """End every connection that listens, as a restarted PostgreSQL would."""
    for_both_that_listen(url, "pg_terminate_backend")


def test_a_server_whose_listening_broke_hears_again(
    servers: tuple[Client, Client], postgres_url: str
) -> None:
    anna = comes_in(servers[0], "Anna")
    bert = comes_in(servers[1], "Bert")
    table = anna.create()
    anna.do(table, "join", seat=0)
    anna.do(table, "join", seat=1)
    anna.do(table, "start")
    with bert.socket() as socket:
        socket.send_json({"type": "watch", "table": table})
        while socket.receive_json()["type"] != "table":
            pass
        break_listening(postgres_url)
        # Both while nobody listens and afterwards: whatever is missed is read on reconnecting.
        for listening in (False, True):
            if listening:
                for_both_that_listen(postgres_url, "abs")
            anna.play(table, anna.see(table)["decider"])
            assert socket.receive_json()["table"]["events"][0]["kind"] == "move"


class At:
    """A person's requests to one of several processes."""

    def __init__(self, server: Process, token: str) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        self.client = httpx2.Client(base_url=server.address, headers=headers, timeout=None)

    def see(self, table: str, seat: int | None = None) -> dict[str, Any]:
        wanted = {} if seat is None else {"seat": seat}
        answer = self.client.get(f"/api/tables/{table}", params=wanted)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def do(self, table: str, **command: Any) -> None:
        answer = self.client.post(f"/api/tables/{table}/do", json=command)
        assert answer.status_code == 200, answer.text

    def close(self) -> None:
        self.client.close()

    def play(self, table: str) -> int:
        """The first legal move of whoever decides; the version that it answered."""
        seat = self.see(table)["decider"]
        seen = self.see(table, seat)
        move = seen["legal"][0]["text"]
        self.do(table, do="move", seat=seat, version=seen["version"], move=move)
        return int(seen["version"])


def test_when_one_process_is_killed_the_other_has_every_move_and_goes_on(
    postgres_url: str, tmp_path: Path
) -> None:
    processes = [Process(postgres_url, tmp_path / f"{number}.log") for number in range(2)]
    people: list[At] = []
    try:
        for process in processes:
            process.start()
        entered = httpx2.post(f"{processes[0].address}/api/people", json={"name": "Anna"})
        here, there = (At(process, entered.json()["token"]) for process in processes)
        people = [here, there]
        made = here.client.post("/api/tables", json={"game": "nautilus"}).json()["id"]
        for _ in range(4):
            here.do(made, do="join")
        here.do(made, do="start")
        for number in range(20):
            (here, there)[number % 2].play(made)
        last = here.play(made)
        processes[0].kill()
        seen = there.see(made)
        assert seen["version"] > last
        assert seen["moves"] > 20
        assert there.play(made) == seen["version"]
    finally:
        for person in people:
            person.client.close()
        for process in processes:
            process.stop()


def test_who_froze_in_the_middle_of_a_transaction_keeps_its_rows_from_nobody(
    postgres_url: str,
) -> None:
    """Nobody could play at that table, and no player of it be forgotten, as long as that lasted."""
    url = Settings(database=postgres_url).database_url
    lock = text("select pg_advisory_xact_lock(1)")
    allowed = text("show idle_in_transaction_session_timeout")

    def asked(connection: Connection) -> str:
        return str(connection.execute(allowed).scalar_one())

    async def run() -> list[str]:
        usual, frozen = Postgres(url), Postgres(url, standstill=0.5)
        try:
            async with frozen._engine.connect() as connection:
                await connection.execute(lock)
                locked = False
                while not locked:
                    with suppress(DatabaseFailed):  # a busy machine may take longer than it waits
                        await usual.write(lambda c: c.execute(lock))
                        locked = True
                with pytest.raises(DBAPIError):
                    await connection.execute(lock)
                await connection.invalidate()
            return [await usual.read(asked), await usual.snapshot(asked)]
        finally:
            await frozen.close()
            await usual.close()

    assert asyncio.run(run()) == ["1min", "0"]


def test_whoever_goes_away_in_the_middle_of_a_question_costs_no_connection(
    postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Each connection of a client that ended while the database was asked for it took one of the
    few to the database with it, and left a traceback in the log now and then.
    """
    process = text("select pg_backend_pid()")
    slow = text("select set_config('application_name', 'asked', false), pg_sleep(0.3)")
    told = text("select current_setting('application_name')")

    async def run() -> tuple[list[int], str]:
        database = Postgres(Settings(database=postgres_url).database_url)
        try:
            first = await database.read(lambda c: c.execute(process).scalar_one())
            asking = asyncio.create_task(database.read(lambda c: c.execute(slow).one()))
            await asyncio.sleep(0.1)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            while database._working:
                await asyncio.sleep(0.05)
            name = await database.read(lambda c: c.execute(told).scalar_one())
            return [first, await database.read(lambda c: c.execute(process).scalar_one())], name
        finally:
            await database.close()

    (first, second), name = asyncio.run(run())
    assert first == second
    assert name == "asked"  # what was begun was finished
    assert "terminating" not in caplog.text
