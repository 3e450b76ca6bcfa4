"""Workers share the thoughts of a PostgreSQL: each is thought once, unless its worker dies."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

import httpx2
from sqlalchemy import text

from seaboard.server.settings import DATABASE_VARIABLE, Settings
from seaboard.server.storage.database import Postgres
from seaboard.server.storage.store import open_store
from seaboard.server.thinking.shared import SharedQueue
from seaboard.server.thinking.thoughts import Answer, Thought
from seaboard.server.thinking.worker import Worker

from .processes import Process
from .test_thinking import FakeMind, question
from .test_two_processes import At


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
