"""How thinking capacity grows with thinkers: `python -m bench.thinking --thinkers 1 2 4`.

The same decisions of real games, each a search of a fixed number of playouts, go through the queue
of a server; with `--database postgresql` through the shared queue, in a PostgreSQL that is started
for it (`--durable`: its commits wait for the disk) or that a URL names, and a worker with that
many.

Thoughts a second need as many idle cores as thinkers. What a busy machine can tell is the processor
time of a thought, of the thinkers and of the queue: as long as the former does not grow with the
number of thinkers and the latter is small beside it, so many more cores think so much more.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import secrets
import time
from pathlib import Path
from typing import NamedTuple

from seaboard.games import get_game
from seaboard.games.api import CHANCE
from seaboard.server.settings import Settings
from seaboard.server.storage.database import Postgres
from seaboard.server.storage.store import open_store
from seaboard.server.thinking.asking import thought
from seaboard.server.thinking.local import LocalQueue
from seaboard.server.thinking.rows import ANSWERED
from seaboard.server.thinking.shared import SharedQueue
from seaboard.server.thinking.thoughts import Thought, ThoughtQueue
from seaboard.server.thinking.worker import Worker

from .load import add_durable, chosen_database


class Measured(NamedTuple):
    """What one run has taken for a thought, in milliseconds; and thoughts a second."""

    rate: float
    thinking: float
    queue: float


def _decisions(game: str, count: int, playouts: int) -> list[Thought]:
    """Decisions of random games, one after another."""
    rng, found = random.Random(1), list[Thought]()
    run = secrets.token_hex(8)  # nothing is answered from what was thought before
    position = get_game(game).new()
    while len(found) < count:
        legal = position.legal_moves()
        if not legal:
            position = get_game(game).new()
        elif position.decider != CHANCE and len(legal) > 1:
            bot = f"search:playouts={playouts}"
            found.append(thought(run, len(found), bot, position, 60.0))
        if legal:
            position.play(rng.choice(legal))
    return found


async def _measured(queue: ThoughtQueue, chosen: argparse.Namespace, count: int) -> Measured:
    """Once every thinker has loaded the game."""
    await asyncio.gather(*map(queue.think, _decisions(chosen.game, 2 * count, 20)))
    thoughts = _decisions(chosen.game, chosen.thoughts, chosen.playouts)
    begin, own, thinkers = time.perf_counter(), time.process_time(), _of_thinkers()
    await _all_thought(queue, thoughts, 2 * count)
    a_thought = 1000 / len(thoughts)
    return Measured(
        len(thoughts) / (time.perf_counter() - begin),
        (_of_thinkers() - thinkers) * a_thought,
        (time.process_time() - own) * a_thought,
    )


async def _all_thought(queue: ThoughtQueue, thoughts: list[Thought], at_once: int) -> None:
    """A few at a time, as many as keep everyone busy."""
    some = asyncio.Semaphore(at_once)

    async def think(each: Thought) -> None:
        async with some:
            await queue.think(each)

    await asyncio.gather(*map(think, thoughts))


def _of_thinkers() -> float:
    """Processor seconds that the processes that we have started have taken so far."""
    pid, ticks = os.getpid(), os.sysconf("SC_CLK_TCK")
    total = 0
    for each in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in each.read_text("ascii").split():
            fields = Path(f"/proc/{child}/stat").read_text("ascii").rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
    return total / ticks


async def _run(chosen: argparse.Namespace) -> None:
    first = None
    for count in chosen.thinkers:
        found = await (_shared if chosen.database else _local)(chosen, count)
        first = first or found.rate
        print(
            f"{count:3} thinkers  {found.rate:6.1f} thoughts a second,"
            f" {found.rate / first:.2f} times;  processor, a thought:"
            f" {found.thinking:.1f} ms thinking, {found.queue:.2f} ms queue"
        )


async def _local(chosen: argparse.Namespace, count: int) -> Measured:
    queue = LocalQueue(count)
    try:
        return await _measured(queue, chosen, count)
    finally:
        await queue.close()


async def _shared(chosen: argparse.Namespace, count: int) -> Measured:
    store = await open_store(Settings(database=chosen.database).database_url)
    assert isinstance(store.database, Postgres)
    queue, worker = SharedQueue(store.database), Worker(chosen.database, count)
    running = asyncio.create_task(worker.run())
    try:
        async with store.database.listening() as connection:  # as a server does
            await connection.add_listener(ANSWERED, lambda *told: queue.answered(told[-1]))
            return await _measured(queue, chosen, count)
    finally:
        worker.end()
        await running
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--thinkers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--thoughts", type=int, default=60)
    parser.add_argument("--playouts", type=int, default=2000)
    parser.add_argument("--game", default="nauticus")
    parser.add_argument("--database", help="postgresql or a URL: go through the shared queue")
    add_durable(parser)
    chosen = parser.parse_args()
    if chosen.database is None:
        asyncio.run(_run(chosen))
        return
    with chosen_database(chosen.database, Path(), chosen.durable) as (chosen.database, _):
        asyncio.run(_run(chosen))


if __name__ == "__main__":
    main()
