"""The queue that processes share: rows of PostgreSQL, which workers on any machine take.

A row is taken with a lease that its worker renews; the row of a worker that died is taken again
when the lease is over. Times are those of the database, so that machines need not agree about them.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from sqlalchemy import Connection, text

from ..storage.database import Postgres
from .rows import ALIVE_SECONDS, ASKED, NOW
from .thoughts import WEIGHT, Answer, QueueState, Thought

_LOOK_SECONDS: Final = 2.0  # a notification may be lost with its connection

_ASK: Final = text(
    "insert into thoughts (key, bot, game, position, seconds, cost, judging, since, rank, tries)"
    f" values (:key, :bot, :game, :position, :seconds, :cost, :judging,"
    f" {NOW}, {NOW} + cast(:handicap as float8), 0)"
    " on conflict (key) do nothing"
)
_NOTIFY: Final = text(f"select pg_notify('{ASKED}', '')")
_ANSWER: Final = text("select answer from thoughts where key = :key")
_FORGET: Final = text("delete from thoughts where key = :key and worker is null")
_AHEAD: Final = text(
    "select coalesce(sum(case when taken_until is null then cost else cost / 2 end), 0), count(*)"
    " from thoughts where answer is null"
    f" and (rank < {NOW} + cast(:handicap as float8) or worker is not null)"
)
_THINKERS: Final = text(
    f"select coalesce(sum(thinkers), 0) from bot_workers where seen > {NOW} - {ALIVE_SECONDS}"
)
_STATE: Final = text(
    f"select count(*), coalesce(max({NOW} - since) filter (where judging = ''), 0)"
    f" from thoughts where answer is null and (taken_until is null or taken_until < {NOW})"
)


class SharedQueue:
    """The queue as a server sees it: it asks, and hears when an answer is there."""

    def __init__(self, database: Postgres) -> None:
        self._database = database
        self._heard: dict[str, list[asyncio.Event]] = {}

    def answered(self, key: str) -> None:
        """A worker says that it has written the answer."""
        for event in self._heard.get(key, ()):
            event.set()

    async def think(self, thought: Thought) -> Answer:
        event = asyncio.Event()
        self._heard.setdefault(thought.key, []).append(event)
        answered = False
        try:
            await self._database.write(lambda connection: _ask(connection, thought))
            answer = await self._wait(thought, event)
            answered = True
            return answer
        finally:
            self._heard[thought.key].remove(event)
            if not self._heard[thought.key]:
                del self._heard[thought.key]
                if not answered:
                    forgetting = asyncio.create_task(self._forget(thought.key))
                    forgetting.add_done_callback(_heard)
                    await asyncio.shield(forgetting)

    async def _wait(self, thought: Thought, event: asyncio.Event) -> Answer:
        while True:
            found = await self._database.read(lambda c: _answer(c, thought.key))
            if found is None:  # it was cleaned away before we looked
                await self._database.write(lambda connection: _ask(connection, thought))
            elif found:
                return Answer.from_json(found)
            event.clear()
            try:
                async with asyncio.timeout(_LOOK_SECONDS):
                    await event.wait()
            except TimeoutError:
                continue

    async def _forget(self, key: str) -> None:
        """Nobody here wants it; if nobody has begun it, nobody will."""
        await self._database.write(lambda c: c.execute(_FORGET, {"key": key}))

    async def delay(self, cost: float) -> float:
        def look(connection: Connection) -> tuple[float, int, int]:
            seconds, count = connection.execute(_AHEAD, {"handicap": WEIGHT * cost}).one()
            return float(seconds), int(count), int(connection.execute(_THINKERS).scalar_one())

        seconds, count, thinkers = await self._database.read(look)
        if not thinkers:
            return float("inf")
        return 0.0 if count < thinkers else seconds / thinkers

    async def state(self) -> QueueState:
        def look(connection: Connection) -> QueueState:
            waiting, oldest = connection.execute(_STATE).one()
            thinkers = connection.execute(_THINKERS).scalar_one()
            return QueueState(int(waiting), float(oldest), int(thinkers))

        return await self._database.read(look)


def _heard(task: asyncio.Task[None]) -> None:
    """Whoever is told twice to go away waits for it no longer: its failure is nobody's then."""
    if not task.cancelled():
        task.exception()


def _ask(connection: Connection, thought: Thought) -> None:
    values: dict[str, Any] = {
        "key": thought.key,
        "bot": thought.bot,
        "game": thought.game,
        "position": thought.position,
        "seconds": thought.seconds,
        "cost": thought.cost,
        "judging": thought.judging,
        "handicap": thought.handicap,
    }
    connection.execute(_ASK, values)
    connection.execute(_NOTIFY)


def _answer(connection: Connection, key: str) -> str | None:
    """The answer, empty if it is not there yet, None if nobody is asked."""
    row = connection.execute(_ANSWER, {"key": key}).one_or_none()
    return None if row is None else str(row.answer or "")
