"""A worker: takes thoughts from PostgreSQL, lets its thinkers think, and writes the answers.

It speaks to the database and to nobody else, by asyncpg alone, and does not import the web server.
Its thinkers are processes of their own that know nothing of the database.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg
import structlog

from ..logs import error_fields
from .rows import ALIVE_SECONDS, ANSWERED, ASKED, KEPT_SECONDS, LEASE_SECONDS, NOW
from .thinkers import Mind, Thinker, ThinkerDied
from .thoughts import MOST_TRIES, Answer, Thought, ThoughtFailed

_log = structlog.get_logger("seaboard.worker")
_LOOK_SECONDS: Final = 2.0  # if nobody calls; leases run out silently
_RENEW_SECONDS: Final = LEASE_SECONDS / 3
_FIRST_PAUSE, _LONGEST_PAUSE = 0.2, 5.0
_PATIENCE: Final = 10.0

# Nobody waits for a row that another takes at this moment: it is passed over.
_TAKE: Final = f"""
update thoughts set worker = $1, taken_until = {NOW} + {LEASE_SECONDS}, tries = tries + 1
where key = (
  select key from thoughts
  where answer is null and (taken_until is null or taken_until < {NOW})
  order by rank limit 1 for update skip locked)
returning key, bot, game, position, seconds, cost, judging, tries
"""
# By key: what was taken when the connection broke, is ours in the database and in nobody's hands.
_RENEW: Final = f"""
update thoughts set taken_until = {NOW} + {LEASE_SECONDS}
where key = any($2::text[]) and worker = $1 and answer is null
"""
_ANSWER: Final = (
    "update thoughts set answer = $3 where key = $1 and worker = $2 and answer is null"
    f" returning pg_notify('{ANSWERED}', key)"
)
_SEEN: Final = (
    f"insert into bot_workers (id, thinkers, seen) values ($1, $2, {NOW})"
    " on conflict (id) do update set thinkers = $2, seen = excluded.seen"
)
_GONE: Final = f"delete from bot_workers where id = $1 or seen < {NOW} - {4 * ALIVE_SECONDS}"
_CLEAN: Final = f"delete from thoughts where since < {NOW} - {KEPT_SECONDS} and answer is not null"


class Worker:
    """Takes thoughts until it is told to end; what it has begun it finishes."""

    def __init__(self, url: str, count: int, mind: Callable[[], Mind] = Thinker) -> None:
        # Two of one name at work at the same time would take each other's rows.
        self.id = f"{socket.gethostname()[:30]} {os.getpid()} {secrets.token_hex(4)}"
        # Loaded here: whoever only thinks does without SQLAlchemy.
        from ..storage.address import asyncpg_arguments  # noqa: PLC0415

        self._address = asyncpg_arguments(url)
        self._minds = [mind() for _ in range(count)]
        self._held = set[str]()  # keys of what is thought about just now
        self._ending = asyncio.Event()
        self._call = asyncio.Event()
        self.ready = asyncio.Event()

    def end(self) -> None:
        """Take nothing more."""
        self._ending.set()
        self._call.set()

    async def run(self) -> None:
        """Work until `end`; a database that is away is waited for. Whatever goes wrong, the work
        begins anew.
        """
        pause = _FIRST_PAUSE
        try:
            while not self._ending.is_set():
                try:
                    await self._work()
                except* Exception as errors:
                    _log.error("worker.failed", **error_fields(errors.exceptions[0]))
                if self.ready.is_set():
                    pause = _FIRST_PAUSE
                self.ready.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._ending.wait()
                pause = min(2 * pause, _LONGEST_PAUSE)
        finally:
            await asyncio.gather(*(mind.close() for mind in self._minds))

    async def _work(self) -> None:
        patience: dict[str, Any] = {"timeout": _PATIENCE, "command_timeout": _PATIENCE}
        listening = await asyncpg.connect(**self._address, **patience)
        try:
            await listening.add_listener(ASKED, self._called)
            listening.add_termination_listener(self._called)
            # None is kept ready: where the database is away, the pool would try in the background
            # and leave a traceback in the log.
            pooled = asyncpg.create_pool(**self._address, min_size=0, max_size=4, **patience)
            async with pooled as pool:
                await self._serve_all(pool, listening)
        finally:
            await listening.close(timeout=_PATIENCE)

    async def _serve_all(self, pool: Any, listening: Any) -> None:
        await pool.execute(_SEEN, self.id, len(self._minds))
        self.ready.set()
        async with asyncio.TaskGroup() as tasks:
            renewing = tasks.create_task(self._renew(pool, listening))
            await asyncio.wait([tasks.create_task(self._serve(pool, m)) for m in self._minds])
            renewing.cancel()
        await pool.execute(_GONE, self.id)

    def _called(self, *_: object) -> None:
        self._call.set()

    async def _serve(self, pool: Any, mind: Mind) -> None:
        """One thinker: take, think, answer."""
        while not self._ending.is_set():
            row = await pool.fetchrow(_TAKE, self.id)
            if row is None:
                await self._wait()
                continue
            self._call.set()  # there may be more, for another thinker
            self._held.add(row["key"])
            try:
                await pool.execute(_ANSWER, row["key"], self.id, await self._answer(mind, row))
            finally:
                self._held.discard(row["key"])

    async def _wait(self) -> None:
        self._call.clear()
        if self._ending.is_set():
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(_LOOK_SECONDS):
                await self._call.wait()

    async def _answer(self, mind: Mind, row: Any) -> str:
        if row["tries"] > MOST_TRIES:
            return _failed("ThinkerDied")
        asked = ("key", "bot", "game", "position", "seconds", "cost", "judging")
        thought = Thought(**{name: row[name] for name in asked})
        for _ in range(MOST_TRIES):
            try:
                return _written(await mind.think(thought))
            except ThinkerDied:
                _log.error("thinker.died", bot=thought.bot, game=thought.game)
            except ThoughtFailed as failed:
                return _failed(str(failed))
        return _failed("ThinkerDied")

    async def _renew(self, pool: Any, listening: Any) -> None:
        """Say that we live, and keep what we have taken."""
        while True:
            await pool.execute(_RENEW, self.id, list(self._held))
            await pool.execute(_SEEN, self.id, len(self._minds))
            await pool.execute(_CLEAN)
            if listening.is_closed():
                raise ConnectionError("the connection that listens was closed")
            await asyncio.sleep(_RENEW_SECONDS)


def _written(answer: Answer) -> str:
    return json.dumps(answer.data())


def _failed(kind: str) -> str:
    return json.dumps({"failed": kind})


def run_worker(url: str, count: int, on_start: Callable[[], None] = lambda: None) -> None:
    """Work until SIGTERM or SIGINT."""
    asyncio.run(_run(url, count, on_start))


async def _run(url: str, count: int, on_start: Callable[[], None]) -> None:
    worker = Worker(url, count)
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, worker.end)
    running = asyncio.create_task(worker.run())
    await asyncio.wait(
        (running, asyncio.create_task(worker.ready.wait())), return_when=asyncio.FIRST_COMPLETED
    )
    if worker.ready.is_set():
        on_start()
    await running
