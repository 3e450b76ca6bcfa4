"""A database that goes away and comes back: nobody is left deaf, and readiness says so."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.websockets import WebSocketDisconnect

from seaboard.server.storage import database as database_module
from seaboard.server.storage.database import DatabaseFailed, Errand, Sqlite, Writer
from seaboard.server.supervision import SupervisedTask, Supervisor

from .clients import Player, Session, comes_in, serving, wait_until_ready
from .conftest import new_postgres_database
from .postgres import Postgres, running_postgres
from .processes import Process

BUSY = {
    "code": "busy",
    "message": "the database does not work just now; try again in a moment",
}
HELLO = {"do": "say", "text": "hello"}


@pytest.fixture
def database() -> Iterator[Postgres]:
    """A PostgreSQL of the test's own, since it is stopped."""
    with running_postgres() as server:
        yield server


def running_table(anna: Player) -> str:
    table = anna.create()
    for seat in range(2):
        anna.do(table, "join", seat=seat)
    anna.do(table, "start")
    return table


def check_busy_over_http(player: Player, table: str) -> None:
    answer = player.try_to(table, "say", text="hello")
    assert answer.status_code == 503
    assert answer.json()["error"] == BUSY


def check_busy_over_websocket(socket: Session, table: str) -> None:
    """The command is refused, and the connection stays."""
    socket.send_json({"type": "do", "id": 7, "table": table, "command": HELLO})
    told = socket.receive_json()
    assert told == {"type": "refused", "id": 7, "table": table, "error": BUSY}


def check_new_sockets_are_sent_away(player: Player) -> None:
    with player.socket() as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_json()
    assert closed.value.code == 1013


@pytest.mark.parametrize("seconds_away", [0.0, 4.0])
def test_watchers_hear_other_processes_after_postgresql_was_away(
    database: Postgres, seconds_away: float
) -> None:
    url = new_postgres_database(database.folder)
    with serving(url) as here, serving(url) as there:
        anna, bert = comes_in(here, "Anna"), comes_in(there, "Bert")
        table = running_table(anna)
        wait_until_ready(here, there)
        with bert.socket() as socket:
            socket.send_json({"type": "watch", "table": table})
            while socket.receive_json()["type"] != "table":
                pass
            database.stop()
            if seconds_away:
                time.sleep(seconds_away)
                unready = [client.get("/health") for client in (here, there)]
                assert [answer.status_code for answer in unready] == [503, 503]
                assert unready[0].json()["error"]["code"] == "busy"
                check_busy_over_http(anna, table)
                check_busy_over_websocket(socket, table)
                check_new_sockets_are_sent_away(bert)
            database.start()
            wait_until_ready(here)
            anna.play(table, anna.see(table)["decider"])  # perhaps before the other listens again
            assert socket.receive_json()["table"]["events"][-1]["kind"] == "move"
            wait_until_ready(there)
            anna.play(table, anna.see(table)["decider"])
            assert socket.receive_json()["table"]["events"][-1]["kind"] == "move"


def read_only(database: Sqlite, yes: bool) -> None:
    """Let SQLite refuse all writing, or no longer."""
    writer = database._writer
    pragma = f"pragma query_only={'on' if yes else 'off'}"
    if writer._connection is not None:
        writer._connection.connection.cursor().execute(pragma)
        return
    with closing(writer._engine.raw_connection()) as connection:
        connection.cursor().execute(pragma)


def test_a_read_only_database_is_answered_with_a_sentence_and_readiness_says_no(
    sqlite_url: str,
) -> None:
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create()
        app: Any = client.app
        database = app.state.server.store.database
        assert isinstance(database, Sqlite)
        with anna.socket() as socket:
            assert socket.receive_json()["type"] == "welcome"
            wait_until_ready(client)
            read_only(database, True)
            check_busy_over_http(anna, table)
            check_busy_over_websocket(socket, table)
            assert anna.see(table)["last"] == 1
            time.sleep(0.6)  # the answer is remembered for half a second
            assert client.get("/health").json()["error"] == BUSY
            read_only(database, False)
            wait_until_ready(client)
            socket.send_json({"type": "do", "id": 8, "table": table, "command": HELLO})
            assert socket.receive_json()["type"] == "done"


def test_who_cannot_watch_because_of_the_database_is_sent_away_and_comes_back(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection stayed, watching nothing, and its page waited for ever."""
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create()

        async def fail(*_: object) -> None:
            raise DatabaseFailed

        with anna.socket() as socket, monkeypatch.context() as broken:
            assert socket.receive_json()["type"] == "welcome"
            app: Any = client.app
            broken.setattr(app.state.server.registry, "open", fail)
            socket.send_json({"type": "watch", "table": table})
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == 1013
        with anna.socket() as socket:
            assert socket.receive_json()["type"] == "welcome"
            socket.send_json({"type": "watch", "table": table})
            assert socket.receive_json()["table"]["id"] == table


def test_a_full_disk_is_answered_with_a_sentence_and_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    server = Process(f"sqlite:///{file}", tmp_path / "log")
    server.start()
    try:
        entered = httpx2.post(f"{server.address}/api/people", json={"name": "Anna"}).json()
        headers = {"Authorization": f"Bearer {entered['token']}"}
        with httpx2.Client(base_url=server.address, headers=headers, timeout=None) as client:
            table = client.post("/api/tables", json={"game": "nautilus"}).json()["id"]

            def say() -> httpx2.Response:
                return client.post(f"/api/tables/{table}/do", json=HELLO)

            assert say().status_code == 200
            full = tmp_path.joinpath("tables.db-wal").stat().st_size
            server.limit_file_size(full)
            refused = say()
            assert (refused.status_code, refused.json()["error"]) == (503, BUSY)
            time.sleep(0.6)  # the answer is remembered for half a second
            assert client.get("/health").status_code == 503
            server.limit_file_size(None)
            assert say().status_code == 200
            assert client.get(f"/api/tables/{table}").json()["last"] == 3
    finally:
        server.stop()
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_a_background_task_begins_anew_after_any_error() -> None:
    async def run() -> tuple[int, list[list[str]]]:
        supervisor, begun, seen = Supervisor(), 0, []
        done = asyncio.Event()

        async def work(task: SupervisedTask) -> None:
            nonlocal begun
            begun += 1
            seen.append(supervisor.not_ready())
            task.started()
            seen.append(supervisor.not_ready())
            if begun < 3:
                raise ValueError("anything")
            done.set()
            await asyncio.Event().wait()

        supervisor.start("work", work)
        await asyncio.wait_for(done.wait(), 10)
        await supervisor.stop()
        return begun, seen

    begun, seen = asyncio.run(run())
    assert begun == 3
    assert seen == [["work"], []] * 3


def test_a_database_that_is_locked_is_waited_for_once_for_all_who_wait(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "_PRAGMAS", ("journal_mode=WAL", "busy_timeout=50"))
    tries: list[int] = []
    committed = Writer._committed

    def counted(self: Writer, errands: list[Errand]) -> bool:
        tries.append(len(errands))
        return committed(self, errands)

    monkeypatch.setattr(Writer, "_committed", counted)

    async def run() -> list[BaseException | None]:
        opened = Sqlite(sqlite_url)
        await opened.write(lambda c: c.exec_driver_sql("create table t (x)") and None)
        with closing(sqlite3.connect(tmp_path / "seaboard.db", isolation_level=None)) as other:
            other.execute("begin immediate")
            work = (opened.write(lambda _: None) for _ in range(6))
            results = await asyncio.gather(*work, return_exceptions=True)
        await opened.close()
        return results

    assert all(isinstance(each, DatabaseFailed) for each in asyncio.run(run()))
    assert tries == [1, 1, 5]
