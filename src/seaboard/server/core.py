"""The running server: what the HTTP and WebSocket parts share, and what goes on by itself."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import structlog

from ..games import GAMES, get_game
from .limits import Buckets
from .live import Hall
from .logs import what
from .metrics import Metrics
from .people import People, open_people
from .refusals import Refused
from .settings import Limits, Settings
from .storage.database import Postgres
from .storage.store import CHANNEL, Person, Store, now, open_store
from .thinking import Thinker, Workers, available

_log = structlog.get_logger("seaboard.server")
OUR_BOTS: Final = (
    "level:name=cabin-boy",
    "level:name=sailor",
    "level:name=mate",
    "level:name=captain",
    "level:name=admiral",
    "random",
)
_RECONNECT_SECONDS: Final = 1.0


class Guards:
    """The rate limits, one set of buckets for each."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests)
        self.guests = Buckets(limits.guests)
        self.passwords = Buckets(limits.passwords)
        self.tables = Buckets(limits.tables)
        self.chat = Buckets(limits.chat)
        self.hints = Buckets(limits.hints)


@dataclass(slots=True)
class Server:
    """All parts of one running server."""

    settings: Settings
    store: Store
    people: People
    hall: Hall
    metrics: Metrics
    guards: Guards
    workers: Workers | None
    connections: dict[str, int] = field(default_factory=dict)  # by address
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def begin(self) -> None:
        """Start what goes on by itself: clocks, bots, and hearing of other processes."""
        if self.workers is not None and self.settings.bots_ready:
            for game in GAMES:
                self.workers.prepare(self.hall.adviser, game)
        self.tasks.append(asyncio.create_task(self._sweep()))
        if isinstance(self.store.database, Postgres):
            self.tasks.append(asyncio.create_task(self._listen(self.store.database)))

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.hall.close()
        if self.workers is not None:
            self.workers.close()
        await self.store.close()

    async def do(self, person: Person, table: str, command: Any) -> Any:
        """A person's command at a table; the table afterwards."""
        if command.do == "say":
            self.guards.chat.check(person.id)
        if command.do == "rematch":
            self.guards.tables.check(person.id)
        live = await self.hall.open(table)
        try:
            await self.hall.do(live, person, command)
        except Refused as refused:
            self.metrics.refused.labels(refused.code).inc()
            raise
        return live

    async def _sweep(self) -> None:
        """Clocks that run out, bots that were interrupted, tables that nobody uses any more."""
        waiting = await self.store.waiting_for_bots()
        for table in waiting:
            await self._attend(table, None)
        while True:
            try:
                for table, due in await self.store.due(now()):
                    await self._attend(table, due)
                self.hall.let_go_of_idle(self.settings.idle_seconds)
            except Exception as error:  # the database may be back for the next round
                _log.error("sweep.failed", **what(error))
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _attend(self, table: str, due: float | None) -> None:
        try:
            await self.hall.attend(table, due)
        except Exception as error:  # one table must not keep the others waiting
            _log.error("attend.failed", table=table, **what(error))

    async def _listen(self, database: Postgres) -> None:
        """Hear of what other processes add, again and again if the connection breaks."""
        while True:
            with suppress(OSError, ConnectionError):
                await self._listen_once(database)
            _log.warning("listening.interrupted")
            await asyncio.sleep(_RECONNECT_SECONDS)

    async def _listen_once(self, database: Postgres) -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()

        def on_notification(_connection: object, _pid: int, _channel: str, payload: str) -> None:
            process, _, table = payload.partition(" ")
            if process != self.store.process:
                heard.put_nowait(table)

        async with database.listening() as connection:
            await connection.add_listener(CHANNEL, on_notification)
            connection.add_termination_listener(lambda _: heard.put_nowait(""))
            await self.hall.refresh_all()  # whatever was missed before we listened
            while table := await heard.get():
                await self._hear(table)

    async def _hear(self, table: str) -> None:
        try:
            await self.hall.heard_of(table)
        except Exception as error:  # the next notification tries again
            _log.error("refresh.failed", table=table, **what(error))


async def open_server(settings: Settings, thinker: Thinker | None = None) -> Server:
    """Open the database, bring it to this version, and put the parts together."""
    for name in GAMES:
        await asyncio.to_thread(get_game(name).warm_up)
    store = await open_store(settings.database_url)
    workers = None if thinker is not None else Workers(settings.bot_workers, settings.bot_seconds)
    metrics = Metrics()
    bots = settings.bots or await asyncio.to_thread(available, OUR_BOTS)
    chosen = thinker or workers
    assert chosen is not None
    return Server(
        settings=settings,
        store=store,
        people=await open_people(store),
        hall=Hall(store, chosen, bots, metrics),
        metrics=metrics,
        guards=Guards(settings.limits),
        workers=workers,
    )
