"""Workers share the thoughts of a PostgreSQL: each is thought once, unless its worker dies."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, cast

import asyncpg
import httpx2
import pytest
from sqlalchemy import text

from seaboard.cli.app import run as run_command
from seaboard.server.app import create_app
from seaboard.server.settings import DATABASE_VARIABLE, Settings
from seaboard.server.storage.address import asyncpg_arguments
from seaboard.server.storage.database import DatabaseFailed, Postgres
from seaboard.server.storage.store import open_store
from seaboard.server.thinking import worker as worker_module
from seaboard.server.thinking.shared import SharedQueue
from seaboard.server.thinking.thoughts import Answer, Thought
from seaboard.server.thinking.worker import Worker

from .clients import NO_LIMITS, Client, against_bots, comes_in, wait_until_ready
from .conftest import new_postgres_database
from .postgres import running_postgres
from .processes import Process
from .test_thinking import FakeMind, question
from .test_two_processes import At

# Only a worker listens for thoughts; once that connection is gone it begins anew.
_BREAK_WORKER = """
select pg_terminate_backend(pid) from pg_stat_activity
where datname = current_database() and query ilike 'listen%seaboard_thoughts%'
"""


@asynccontextmanager
async def closing_connection(url: str) -> AsyncIterator[Any]:
    connection = await asyncpg.connect(url)
    try:
        yield connection
    finally:
        await connection.close()


@asynccontextmanager
async def shared_queue(url: str) -> AsyncIterator[tuple[SharedQueue, Postgres]]:
    """The queue of a server that hears of no answer, so that it has to look."""
    store = await open_store(Settings(database=url).database_url)
    assert isinstance(store.database, Postgres)
    try:
        yield SharedQueue(store.database), store.database
    finally:
        await store.close()


async def all_answers(queue: SharedQueue, thoughts: Sequence[Thought]) -> list[Answer]:
    return await asyncio.gather(*(queue.think(each) for each in thoughts))


def test_each_thought_is_thought_once_although_several_workers_look(postgres_url: str) -> None:
    async def run() -> tuple[list[str], int]:
        asked: list[str] = []
        may_answer = asyncio.Event()
        may_answer.set()
        async with shared_queue(postgres_url) as (queue, _):
            workers = [
                Worker(postgres_url, 2, lambda: FakeMind(asked, may_answer)) for _ in range(2)
            ]
            running = [asyncio.create_task(worker.run()) for worker in workers]
            answers = await all_answers(queue, [question(str(number)) for number in range(12)] * 2)
            for worker in workers:
                worker.end()
            await asyncio.gather(*running)
            return asked, len(answers)

    asked, answers = asyncio.run(run())
    assert sorted(asked, key=int) == [str(number) for number in range(12)]
    assert answers == 24


@pytest.mark.parametrize("password", ["a/b", "a?b", "a#b", "a/b?c#d:e%40f"])
def test_a_password_of_any_signs_lets_a_worker_in(postgres_url: str, password: str) -> None:
    """The server reads the same address, so both have to read it alike."""
    url = postgres_url.replace("postgres@", f"postgres:{password}@")

    async def run() -> None:
        worker = Worker(url, 1, lambda: FakeMind([], asyncio.Event()))
        async with shared_queue(url):
            running = asyncio.create_task(worker.run())
            async with asyncio.timeout(60):
                await worker.ready.wait()
            worker.end()
            await running

    asyncio.run(run())


def test_the_parts_of_an_address_are_those_that_the_server_uses() -> None:
    read = asyncpg_arguments("postgresql://an%40na:a/b?c#d%3F@host:5433/sea?ssl=require")
    assert read == {
        "user": "an@na",
        "password": "a/b?c#d?",
        "host": "host",
        "port": 5433,
        "database": "sea",
        "ssl": "require",
    }


def test_a_worker_with_an_address_that_cannot_be_read_says_so(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run_command(["worker", "--database", "postgresql://anna:secret@host:port/sea"]) == 2
    said = capsys.readouterr().err
    assert "the address of the database cannot be read" in said
    assert "secret" not in said


def test_the_thought_of_a_worker_that_died_is_thought_by_another(postgres_url: str) -> None:
    async def run() -> tuple[list[str], Answer]:
        lost: list[str] = []
        asked: list[str] = []
        may_answer = asyncio.Event()
        async with shared_queue(postgres_url) as (queue, database):
            dying = Worker(postgres_url, 1, lambda: FakeMind(lost, may_answer))
            task = asyncio.create_task(dying.run())
            waiting = asyncio.create_task(queue.think(question("one")))
            while not lost:
                await asyncio.sleep(0.01)
            task.cancel()  # it gives nothing back
            await asyncio.gather(task, return_exceptions=True)
            may_answer.set()
            other = Worker(postgres_url, 1, lambda: FakeMind(asked, may_answer))
            running = asyncio.create_task(other.run())
            await other.ready.wait()
            over = text("update thoughts set taken_until = 0 where answer is null")
            await database.write(lambda connection: connection.execute(over))
            answer = await waiting
            other.end()
            await running
            return asked, answer

    asked, answer = asyncio.run(run())
    assert asked == ["one"]
    assert answer.move == "a move"


def test_a_worker_lets_go_of_what_it_thought_about_when_its_connection_broke(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It renewed the lease of such a thought for ever, and the bot of that table never moved."""
    monkeypatch.setattr(worker_module, "_RENEW_SECONDS", 0.05)
    monkeypatch.setattr(worker_module, "_LOOK_SECONDS", 0.05)

    async def run() -> tuple[float, list[str], Answer]:
        asked: list[str] = []
        may_answer = asyncio.Event()
        async with shared_queue(postgres_url) as (queue, database):

            async def value(query: str) -> float:
                return float(await database.read(lambda c: c.execute(text(query)).scalar_one()))

            async def write(command: str) -> None:
                await database.write(lambda connection: connection.execute(text(command)))

            async def has_renewed() -> None:
                for _ in range(2):  # the first may have begun before
                    seen = await value("select max(seen) from bot_workers")
                    while await value("select max(seen) from bot_workers") == seen:
                        await asyncio.sleep(0.01)

            worker = Worker(postgres_url, 1, lambda: FakeMind(asked, may_answer))
            running = asyncio.create_task(worker.run())
            waiting = asyncio.create_task(queue.think(question("one")))
            while not asked:
                await asyncio.sleep(0.01)
            async with closing_connection(postgres_url) as other:
                await other.execute(_BREAK_WORKER)
            while worker.ready.is_set():
                await asyncio.sleep(0)
            await worker.ready.wait()
            await write("update thoughts set taken_until = 9e9")
            await has_renewed()
            until = await value("select taken_until from thoughts")
            may_answer.set()
            await write("update thoughts set taken_until = 0 where answer is null")
            answer = await waiting
            worker.end()
            await running
            return until, asked, answer

    until, asked, answer = asyncio.run(run())
    assert until == 9e9
    assert asked == ["one", "one"]
    assert answer.move == "a move"


def test_a_worker_whose_database_is_away_leaves_no_traceback(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its pool tried to connect in the background while a bot thought, and told of it at length."""
    monkeypatch.setattr(worker_module, "_RENEW_SECONDS", 1e6)  # so nobody but the pool asks
    failures = list[str]()

    def note(error: BaseException) -> dict[str, Any]:
        failures.append(repr(error))
        return {}

    monkeypatch.setattr(worker_module, "error_fields", note)

    async def run(url: str, stop: Callable[[], None], start: Callable[[], None]) -> None:
        asked: list[str] = []
        may_answer, lost = asyncio.Event(), asyncio.Event()
        async with shared_queue(url) as (queue, _):
            worker = Worker(url, 1, lambda: FakeMind(asked, may_answer))
            called = worker._called

            def note_call(*_: object) -> None:
                called()
                lost.set()

            monkeypatch.setattr(worker, "_called", note_call)
            running = asyncio.create_task(worker.run())
            waiting = asyncio.create_task(queue.think(question("one")))
            while not asked:
                await asyncio.sleep(0.01)
            lost.clear()
            await asyncio.to_thread(stop)
            await lost.wait()  # the connection that listens; those of the pool are gone as well
            may_answer.set()
            while len(failures) < 3:
                await asyncio.sleep(0.01)
            await asyncio.gather(waiting, return_exceptions=True)
            await asyncio.to_thread(start)
            await worker.ready.wait()
            worker.end()
            await running

    with running_postgres() as postgres, caplog.at_level(logging.WARNING):
        asyncio.run(run(new_postgres_database(postgres.folder), postgres.stop, postgres.start))
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


def test_a_worker_that_ends_finishes_what_it_has_begun(postgres_url: str) -> None:
    async def run() -> tuple[list[str], Answer, float]:
        asked: list[str] = []
        may_answer = asyncio.Event()
        async with shared_queue(postgres_url) as (queue, _):
            worker = Worker(postgres_url, 1, lambda: FakeMind(asked, may_answer))
            running = asyncio.create_task(worker.run())
            first = asyncio.create_task(queue.think(question("first")))
            while not asked:
                await asyncio.sleep(0.01)
            second = asyncio.create_task(queue.think(question("second")))
            worker.end()
            may_answer.set()
            await running
            answer = await first
            second.cancel()
            await asyncio.gather(second, return_exceptions=True)
            return asked, answer, await queue.delay(1.0)

    asked, answer, delay = asyncio.run(run())
    assert asked == ["first"]
    assert answer.move == "a move"
    assert delay == float("inf")  # nobody thinks any more


def test_bots_think_in_workers_elsewhere(postgres_url: str, tmp_path: Path) -> None:
    server = Process(postgres_url, tmp_path / "log", "--bot-workers", "0", limited=True)
    command = [sys.executable, "-m", "seaboard", "worker", "--processes", "1"]
    environment = {**os.environ, DATABASE_VARIABLE: postgres_url}
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as worker,
        closing(server),
    ):
        server.start()  # the worker waits until there is a queue
        assert worker.stdout is not None
        assert b"1 bots can think" in worker.stdout.readline()
        entered = httpx2.post(f"{server.address}/api/people", json={"name": "Anna"}).json()
        with closing(At(server, entered["token"])) as anna:
            made = anna.client.post("/api/tables", json={"game": "nauticus", "seats": 2}).json()
            anna.do(made["id"], do="join", seat=0)
            anna.do(made["id"], do="bot", seat=1, bot="level:name=captain")
            anna.do(made["id"], do="start")
            while (seen := anna.see(made["id"]))["decider"] != 1:
                anna.play(made["id"])
            moves = seen["moves"]
            while anna.see(made["id"])["moves"] == moves:
                time.sleep(0.05)
        worker.terminate()
        assert worker.wait(60) == 0


def test_a_worker_begins_anew_after_any_error_and_readiness_says_no_meanwhile(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    work, begun, broken = Worker._work, [0], threading.Event()
    broken.set()

    async def fail(self: Worker) -> None:
        begun[0] += 1
        if broken.is_set():
            raise ValueError("anything")
        await work(self)

    monkeypatch.setattr(Worker, "_work", fail)
    settings = Settings(database=postgres_url, bots=("random",), limits=NO_LIMITS)
    with Client(create_app(settings)) as client:
        while begun[0] < 3:
            time.sleep(0.05)
        refused = client.get("/health")
        assert (refused.status_code, "worker" in refused.text) == (503, True)
        broken.clear()
        wait_until_ready(client)
        anna = comes_in(client, "Anna")
        table = against_bots(anna)
        anna.do(table, "resign", seat=0)
        resigned = anna.see(table)["moves"]
        while anna.see(table)["moves"] < resigned + 3:  # bots play on
            time.sleep(0.05)


def test_a_thought_that_cannot_be_forgotten_leaves_no_traceback() -> None:
    """The database is away, and whoever asked is told twice to go away: for the time that has
    passed, and because the table has gone on.
    """

    class Away:
        """A database that does not answer, and then fails."""

        def __init__(self) -> None:
            self.fails = asyncio.Event()
            self.asked = 0

        async def write(self, _: object) -> None:
            self.asked += 1
            if self.asked > 1:  # the thought is to be forgotten
                await self.fails.wait()
                raise DatabaseFailed

        async def read(self, _: object) -> str:
            return ""

    async def run() -> list[Any]:
        noticed: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, told: noticed.append(told))
        database = Away()
        thought = Thought("table 1 bot", "random", "nauticus", b"", 1.0, 1.0)
        thinking = asyncio.create_task(SharedQueue(cast(Any, database)).think(thought))
        for asked in (1, 2):
            while database.asked < asked:
                await asyncio.sleep(0)
            thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        database.fails.set()
        await asyncio.sleep(0.01)
        gc.collect()
        return noticed

    assert asyncio.run(run()) == []
