"""The short form of the soak (docs/hosting.md): each fault once, whatever time that takes."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import websockets
from bench.soak.fleet import Server
from bench.soak.ledger import Deed, Ledger, Race
from bench.soak.run import Course, Measure, Sample, grown, grown_in_storm, soak

from .clients import comes_in, serving

EVERYWHERE = {"backup", "bot killed", "clock", "freeze", "full disk", "kill"}
TROUBLE = {
    "sqlite": EVERYWHERE | {"locked"},
    "postgresql": EVERYWHERE
    | {"database frozen", "database restart", "read-only", "worker killed"},
}


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_short_soak_with_every_trouble_breaks_nothing(database: str, tmp_path: Path) -> None:
    outcome = soak(Course(database, parties=2, moves=20, bots="workers"), tmp_path)
    assert outcome.broken == []
    assert outcome.faults == dict.fromkeys(TROUBLE[database], 1)
    assert outcome.acknowledged > 200


def test_a_soak_notices_what_is_lost_doubled_unfair_or_told(sqlite_url: str) -> None:
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create()
        anna.do(table, "join", seat=0, key="command-1")
        seen = anna.see(table, after=0)
        secret = client.app.state.server.store  # type: ignore[attr-defined]
        row = client.portal.call(secret.table, table)  # type: ignore[union-attr]
    ledger = Ledger()
    ledger.deeds = [Deed(table, f"{anna.id} command-1", True), Deed(table, "lost", True)]
    ledger.races = [Race(table, winners=["somebody else"])]
    ledger.see(anna.id, row.secret.hex(), {**seen, "decider": 1})
    assert asyncio.run(ledger.broken(sqlite_url)) == [
        f"table {table}: an acknowledged command is lost",
        f"table {table}: 1 won a race, 1 were told so",
        f"table {table}: its secret was told before the end",
        f"table {table} at 2: decider shown to None are not those of the log",
    ]


def test_a_soak_notices_what_grows_in_calm_weather() -> None:
    calm = [Measure(0, 100, 20, 0, 0)]
    assert grown([calm, [Measure(4000, 111, 24, 0, 0)]]) == []
    assert len(grown([calm, [Measure(4000, 113, 25, 1, 0)]])) == 3


def test_a_soak_notices_what_grows_in_a_process_that_lives_through_the_storm() -> None:
    new, warm = Sample(0, 50, 10), Sample(500, 100, 20)
    assert grown_in_storm([[new, warm, Sample(4500, 127, 40)]]) == []
    assert len(grown_in_storm([[new, warm, Sample(4500, 129, 41)]])) == 2
    assert grown_in_storm([[new, warm], [new]]) == []


def test_a_soak_counts_the_open_files_of_a_server_without_its_clients(tmp_path: Path) -> None:
    async def counted() -> tuple[int, int]:
        server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, "here")
        try:
            await server.start()
            before = server.descriptors()
            async with AsyncExitStack() as clients:
                for _ in range(5):
                    address = f"{server.address.replace('http', 'ws')}/api/socket"
                    await clients.enter_async_context(websockets.connect(address))
                return before, server.descriptors()
        finally:
            await asyncio.to_thread(server.stop)

    before, after = asyncio.run(counted())
    assert after - before <= 1
