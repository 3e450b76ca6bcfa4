"""The running server: what the HTTP and WebSocket parts share, and what goes on by itself."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import structlog

from ..games import get_game, installed_games
from ..games.warming import warm_up
from .limits import Buckets
from .live import Hall
from .logs import what
from .metrics import Metrics
from .people import People, open_people
from .refusals import Refused
from .settings import Limits, Settings
from .storage.database import Postgres
from .storage.store import CHANNEL, PEOPLE_CHANNEL, Person, Store, now, open_store
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


class Socket(Protocol):
    """An open connection of a person."""

    token: str | None

    def person_changed(self, person: Person | None) -> None: ...
    def signed_out(self) -> None: ...


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
    sockets: dict[str, set[Socket]] = field(default_factory=dict)  # by person
    people_changed: int = 0  # how often somebody was renamed, signed out or forgotten
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def begin(self) -> None:
        """Start what goes on by itself: clocks, bots, and hearing of other processes."""
        if self.workers is not None and self.settings.bots_ready:
            for game in installed_games():
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

    # People

    async def person_changed(self, identity: str) -> None:
        """Somebody was renamed, signed out everywhere or forgotten: open connections are told."""
        self.people_changed += 1
        person = await self.store.person(identity)
        for socket in tuple(self.sockets.get(identity, ())):
            socket.person_changed(person)
        if person is not None:
            self.hall.renamed(person)

    def signed_out(self, token: str) -> None:
        """A device has signed out: the connections that came with its token end."""
        for sockets in tuple(self.sockets.values()):
            for socket in tuple(sockets):
                if socket.token == token:
                    socket.signed_out()

    async def _look_at_all_people(self) -> None:
        for identity in tuple(self.sockets):
            await self.person_changed(identity)

    # What goes on by itself

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
        heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()

        def on_notification(_connection: object, _pid: int, channel: str, payload: str) -> None:
            process, _, identity = payload.partition(" ")
            if process != self.store.process:
                heard.put_nowait((channel, identity))

        async with database.listening() as connection:
            for channel in (CHANNEL, PEOPLE_CHANNEL):
                await connection.add_listener(channel, on_notification)
            connection.add_termination_listener(lambda _: heard.put_nowait(("", "")))
            # Whatever was missed before we listened.
            await self.hall.refresh_all()
            await self._look_at_all_people()
            while (news := await heard.get())[0]:
                await self._hear(*news)

    async def _hear(self, channel: str, identity: str) -> None:
        try:
            if channel == CHANNEL:
                await self.hall.heard_of(identity)
            else:
                await self.person_changed(identity)
        except Exception as error:  # the next notification tries again
            _log.error("refresh.failed", channel=channel, **what(error))


async def open_server(settings: Settings, thinker: Thinker | None = None) -> Server:
    """Open the database, bring it to this version, and put the parts together."""
    await asyncio.to_thread(warm_up, *map(get_game, installed_games()))
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
