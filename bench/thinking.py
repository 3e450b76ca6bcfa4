"""How thinking capacity grows with thinkers: `python -m bench.thinking --thinkers 1 2 4`.

The same decisions of real games, each a search of a fixed number of playouts, go through the queue
of a server; with `--database postgresql://…` through the shared queue and a worker with that many.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time

from seaboard.games import get_game
from seaboard.games.api import CHANCE
from seaboard.server.settings import Settings
from seaboard.server.storage.database import Postgres
from seaboard.server.storage.store import open_store
from seaboard.server.thinking.asking import thought
from seaboard.server.thinking.local import LocalQueue
from seaboard.server.thinking.shared import SharedQueue
from seaboard.server.thinking.thoughts import Thought, ThoughtQueue
from seaboard.server.thinking.worker import Worker


def _decisions(game: str, count: int, playouts: int) -> list[Thought]:
    """Decisions of random games, one after another."""
    rng, found = random.Random(1), list[Thought]()
    position = get_game(game).new()
    while len(found) < count:
        legal = position.legal_moves()
        if not legal:
            position = get_game(game).new()
        elif position.decider != CHANCE and len(legal) > 1:
            run = rng.getrandbits(60)  # nothing is answered from what was thought before
            bot = f"search:playouts={playouts}"
            found.append(thought(str(run), len(found), bot, position, 60.0))
        if legal:
            position.play(rng.choice(legal))
    return found


async def _rate(queue: ThoughtQueue, thoughts: list[Thought], warm: list[Thought]) -> float:
    """Thoughts a second, once every thinker has loaded the game."""
    await asyncio.gather(*map(queue.think, warm))
    begin = time.perf_counter()
    await asyncio.gather(*map(queue.think, thoughts))
    return len(thoughts) / (time.perf_counter() - begin)


async def _run(chosen: argparse.Namespace) -> None:
    first = None
    for count in chosen.thinkers:
        rate = await (_shared if chosen.database else _local)(chosen, count)
        first = first or rate
        print(f"{count:3} thinkers  {rate:7.1f} thoughts a second, {rate / first:.2f} times")


async def _local(chosen: argparse.Namespace, count: int) -> float:
    queue = LocalQueue(count)
    try:
        return await _rate(queue, *_work(chosen, count))
    finally:
        await queue.close()


async def _shared(chosen: argparse.Namespace, count: int) -> float:
    store = await open_store(Settings(database=chosen.database).database_url)
    assert isinstance(store.database, Postgres)
    worker = Worker(chosen.database, count)
    running = asyncio.create_task(worker.run())
    try:
        return await _rate(SharedQueue(store.database), *_work(chosen, count))
    finally:
        worker.end()
        await running
        await store.close()


def _work(chosen: argparse.Namespace, count: int) -> tuple[list[Thought], list[Thought]]:
    some = _decisions(chosen.game, chosen.thoughts, chosen.playouts)
    return some, _decisions(chosen.game, 2 * count, 20)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--thinkers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--thoughts", type=int, default=60)
    parser.add_argument("--playouts", type=int, default=2000)
    parser.add_argument("--game", default="nauticus")
    parser.add_argument("--database", help="a PostgreSQL, to go through the shared queue")
    asyncio.run(_run(parser.parse_args()))


if __name__ == "__main__":
    main()
