"""A database that goes away and comes back: nobody is left deaf, and readiness says so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

from seaboard.server.supervision import SupervisedTask, Supervisor

from .clients import Player, comes_in, serving, wait_until_ready
from .conftest import new_postgres_database
from .postgres import Postgres, running_postgres


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
            database.start()
            wait_until_ready(here)
            anna.play(table, anna.see(table)["decider"])  # perhaps before the other listens again
            assert socket.receive_json()["table"]["events"][-1]["kind"] == "move"
            wait_until_ready(there)
            anna.play(table, anna.see(table)["decider"])
            assert socket.receive_json()["table"]["events"][-1]["kind"] == "move"


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
