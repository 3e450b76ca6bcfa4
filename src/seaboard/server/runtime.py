"""The running server: what the HTTP and WebSocket parts share, and the tasks in the background."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar

import msgspec
import structlog
from structlog.contextvars import bound_contextvars

from ..bots.levels import OUR_BOTS
from ..games import get_game, installed_games
from ..games.warming import warm_up
from ..tables.commands import Command, Rematch, Say
from ..tables.refusals import Refused
from .analyses import Analyses
from .limits import RateLimiter
from .logs import error_fields
from .metrics import Metrics
from .people import People, open_people
from .presence import ALIVE_SECONDS, Told
from .registry import LiveTable, TableRegistry, once_of
from .settings import Limits, Settings
from .storage.clock import FOLLOW_SECONDS
from .storage.database import DatabaseFailed, Postgres, Sqlite
from .storage.store import (
    BUSY_CHANNEL,
    CHANNEL,
    PEOPLE_CHANNEL,
    PRESENCE_CHANNEL,
    Person,
    Store,
    now,
    open_store,
    told_entries,
)
from .supervision import SupervisedTask, Supervisor
from .thinking.asking import available
from .thinking.client import ThinkingTimes
from .thinking.local import LocalQueue
from .thinking.rows import ANSWERED
from .thinking.shared import SharedQueue
from .thinking.thoughts import ThoughtQueue
from .thinking.worker import Worker
from .tracing import span

_log = structlog.get_logger("seaboard.server")
T = TypeVar("T")
LISTENER: Final = "seaboard listener"  # what PostgreSQL calls a connection that listens
_HEARTBEAT_SECONDS: Final = 5.0  # how long a connection that listens may be silent
_LAST_WORDS: Final = 2.0  # seconds for the answer of a bot that was thinking when the server ends
_WORKERS_ELSEWHERE: Final = 4  # that are asked at a time, where nobody thinks in this process
_READ_AT_ONCE: Final = 1  # records; more would only take turns with the event loop
_ENTRIES: Final = 400  # of a log, that cost as much; some milliseconds
_RECORD_SIZE: Final = 16 * 1024  # characters that cost as much as a question
_READY_SECONDS: Final = 5.0  # a database that takes longer to write a row is not ready
_ASKED_AGAIN_SECONDS: Final = 0.5  # whoever asks sooner whether we are ready hears the same


class RateLimits:
    """The rate limits, one set of buckets for each."""

    def __init__(self, limits: Limits) -> None:
        self.requests = RateLimiter(limits.requests)
        self.address_messages = RateLimiter(limits.address_messages)
        self.guests = RateLimiter(limits.guests)
        self.passwords = RateLimiter(limits.passwords)
        self.password_address = RateLimiter(limits.password_address)
        self.tables = RateLimiter(limits.tables)
        self.chat = RateLimiter(limits.chat)
        self.hints = RateLimiter(limits.hints)
        self.records = RateLimiter(limits.records)
        self.sent = RateLimiter(limits.sent)
        self.lessons = RateLimiter(limits.lessons)
        self.analyses = RateLimiter(limits.analyses)


class Socket(Protocol):
    """An open connection of a person."""

    def person_changed(self, person: Person | None, sessions: Collection[str]) -> None: ...


@dataclass(slots=True)
class Server:
    """All parts of one running server."""

    settings: Settings
    store: Store
    people: People
    registry: TableRegistry
    metrics: Metrics
    rate_limits: RateLimits
    queue: ThoughtQueue
    analyses: Analyses
    connections: dict[str, int] = field(default_factory=dict)  # by address
    watched: Counter[str] = field(default_factory=Counter)  # tables, by address
    sockets: dict[str, set[Socket]] = field(default_factory=dict)  # by person
    reading: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(_READ_AT_ONCE))
    people_changed: int = 0  # how often somebody was renamed, signed out or forgotten
    background: Supervisor = field(default_factory=Supervisor)
    worker: Worker | None = None  # the one of this process, where the queue is shared
    working: asyncio.Task[None] | None = None
    _readiness: Readiness = field(default_factory=lambda: Readiness())

    def start(self) -> None:
        """Start the background tasks: clocks, bots, and hearing of other processes."""
        self.metrics.tasks_waiting.set_function(lambda: len(self._not_ready()))
        self.background.start("sweep", self._sweep)
        database = self.store.database
        if isinstance(database, Postgres):
            self.background.start("listener", lambda task: self._listen(task, database))
            self.background.start("presence", self._tell_presence)
        if isinstance(self.queue, SharedQueue) and self.settings.bot_workers:
            self.worker = Worker(self.settings.database_url, self.settings.bot_workers)
            self.working = asyncio.create_task(self.worker.run())
        if isinstance(database, Sqlite):
            self.background.start("file", lambda task: self._watch_file(task, database))

    async def stop(self) -> None:
        await self.background.stop()
        await self.analyses.close()
        with suppress(DatabaseFailed):
            await self.store.tell_presence([msgspec.json.encode(Told(ends=True))])
        await self.registry.close()
        await self._stop_thinking()
        await self.store.close()

    async def _stop_thinking(self) -> None:
        """What our thinkers have begun for others too is finished, if it does not take long."""
        if isinstance(self.queue, LocalQueue):
            await self.queue.close()
        if self.worker is not None and self.working is not None:
            self.worker.end()
            with suppress(TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(self.working, self.settings.bot_seconds + _LAST_WORDS)

    async def do(
        self, person: Person, table: str, command: Command, key: str | None = None
    ) -> LiveTable:
        """A person's command at a table; the table afterwards. One whose key is known was done
        already, and is not done again.
        """
        live = await self.registry.open(table, fresh=False)
        once = once_of(person, key, command)
        if live.done.have(once):
            return live
        if isinstance(command, Say):
            self.rate_limits.chat.check(person.id)
        if isinstance(command, Rematch):
            self.rate_limits.tables.check(person.id)
        name = type(command).__name__
        with (
            bound_contextvars(table=table, command=name),
            span("command", table=table, command=name),
        ):
            try:
                await self.registry.do(live, person, command, once)
            except Refused as refused:
                self.metrics.refused.labels(refused.code).inc()
                _log.debug("command.refused", code=refused.code, number=live.table.last)
                raise
            _log.debug("command.done", number=live.table.last)
        return live

    def check_looking_back(self, address: str, entries: int) -> None:
        """Refuse to go through so many entries of a log again, in everybody's time, for an address
        that has had enough of that.
        """
        if entries:
            self.rate_limits.records.check(address, entries / _ENTRIES)

    async def read_record(self, whose: str, size: int, work: Callable[..., T], *given: Any) -> T:
        """Work on a record of that many characters, off the event loop and one after another, so
        that others go on; `whose` is whoever asks.
        """
        self.rate_limits.records.check(whose, 1 + size / _RECORD_SIZE)
        async with self.reading:
            return await asyncio.to_thread(work, *given)

    # People

    async def person_changed(self, identity: str) -> None:
        """Somebody was renamed, signed out everywhere or forgotten: open connections are told."""
        self.people_changed += 1
        person = await self.store.person(identity)
        if sockets := self.sockets.get(identity):
            sessions = {each.id for each in await self.store.sessions(identity)}
            for socket in tuple(sockets):
                socket.person_changed(person, sessions)
        if person is not None:
            self.registry.renamed(person)

    # Background tasks

    async def _sweep(self, task: SupervisedTask) -> None:
        """Clocks that run out, bots that were interrupted, tables that nobody uses any more."""
        await self.store.follow_clock()
        followed = time.monotonic()
        for table in await self.store.waiting_for_bots():
            await self._service(table, None)
        while True:
            if time.monotonic() - followed >= FOLLOW_SECONDS:
                await self.store.follow_clock()
                followed = time.monotonic()
            for table, due in await self.store.due(now()):
                await self._service(table, due)
            self.registry.evict_idle(self.settings.idle_seconds)
            self.metrics.show_queue(await self.queue.state())
            task.started()
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _service(self, table: str, due: float | None) -> None:
        try:
            await self.registry.service(table, due)
        except DatabaseFailed:
            raise
        except Exception as error:  # one table must not keep the others waiting
            _log.error("service.failed", table=table, **error_fields(error))

    async def _listen(self, task: SupervisedTask, database: Postgres) -> None:
        """Hear of what other processes add, until the connection breaks."""
        heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()

        def on_notification(_connection: object, _pid: int, channel: str, payload: str) -> None:
            if channel == ANSWERED:
                if isinstance(self.queue, SharedQueue):
                    self.queue.answered(payload)
                return
            process, _, identity = payload.partition(" ")
            if process != self.store.process:
                # Who tells of presence matters; of all else only what is told.
                heard.put_nowait((channel, payload if channel == PRESENCE_CHANNEL else identity))

        async with database.listening() as connection:
            for channel in (ANSWERED, BUSY_CHANNEL, CHANNEL, PRESENCE_CHANNEL, PEOPLE_CHANNEL):
                await connection.add_listener(channel, on_notification)
            await connection.execute(f"set application_name = '{LISTENER}'")
            connection.add_termination_listener(lambda _: heard.put_nowait(("", "")))
            await self._hear_everything()  # whatever was missed before we listened
            await self.store.tell_presence([msgspec.json.encode(Told(asks=True))])
            task.started()
            while True:
                try:
                    async with asyncio.timeout(_HEARTBEAT_SECONDS):
                        channel, identity = await heard.get()
                except TimeoutError:
                    await connection.execute("select 1", timeout=_HEARTBEAT_SECONDS)
                    continue
                if not channel:
                    raise ConnectionError("the connection that listens was closed")
                await self._hear(channel, identity)

    async def _tell_presence(self, task: SupervisedTask) -> None:
        """Tell other processes who is connected to this one, and that it is alive."""
        board, told = self.registry.presence, 0.0
        board.tell_all()
        while True:
            quiet = time.monotonic() - told >= ALIVE_SECONDS
            if board.untold or quiet:
                news = list(board.news()) or [Told()]
                try:
                    await self.store.tell_presence([msgspec.json.encode(each) for each in news])
                except BaseException:
                    board.not_told(news)
                    raise
                told = time.monotonic()
            self.registry.lose_silent_processes()
            task.started()
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _watch_file(self, task: SupervisedTask, database: Sqlite) -> None:
        """Hear of what `seaboard admin` writes into the file of this server."""
        known = None
        while True:
            version = await database.data_version()
            if version != known:
                known = version
                await self._hear_everything()
            task.started()
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _hear_everything(self) -> None:
        """Read again all that is in memory and may have changed."""
        for table in self.registry.in_memory():
            await self._hear(CHANNEL, table)
        for identity in {*self.sockets, *self.registry.people_in_memory()}:
            await self._hear(PEOPLE_CHANNEL, identity)

    async def _hear(self, channel: str, identity: str) -> None:
        try:
            if channel == CHANNEL:
                table, _, entries = identity.partition(" ")
                await self.registry.heard_of(table, told_entries(entries))
            elif channel == BUSY_CHANNEL:
                told = msgspec.json.decode(identity)
                self.registry.heard_of_busy(told["table"], told["version"], told["shown"])
            elif channel == PRESENCE_CHANNEL:
                process, _, told = identity.partition(" ")
                self.registry.heard_of_presence(process, msgspec.json.decode(told, type=Told))
            else:
                await self.person_changed(identity)
        except DatabaseFailed:
            raise
        except Exception as error:  # one table must not keep the others from hearing
            _log.error("refresh.failed", channel=channel, **error_fields(error))

    # Readiness

    def _not_ready(self) -> list[str]:
        """Names of the background tasks that are not at work."""
        resting = self.worker is not None and not self.worker.ready.is_set()
        return [*self.background.not_ready(), *(["worker"] if resting else [])]

    async def check_ready(self) -> None:
        """Refused if a background task is not at work or the database takes no writing."""
        if waiting := self._not_ready():
            raise Refused("busy", f"not ready: {', '.join(waiting)}")
        await self._readiness.check(self.store)


class Readiness:
    """Whether the database can be written to, tried at most every half second."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._asked = -_ASKED_AGAIN_SECONDS
        self._failure: str | None = None

    async def check(self, store: Store) -> None:
        async with self._lock:
            if time.monotonic() - self._asked >= _ASKED_AGAIN_SECONDS:
                self._failure = await self._ask(store)
                self._asked = time.monotonic()
        if self._failure is not None:
            raise Refused("busy", self._failure)

    async def _ask(self, store: Store) -> str | None:
        try:
            async with asyncio.timeout(_READY_SECONDS):
                await store.check_writing()
        except TimeoutError:
            return "the database takes too long"
        except Refused as refused:
            return str(refused)
        return None


async def open_server(settings: Settings, queue: ThoughtQueue | None = None) -> Server:
    """Open the database, bring it to this version, and put the parts together."""
    await asyncio.to_thread(warm_up, *map(get_game, installed_games()))
    store = await open_store(settings.database_url)
    queue = queue or await _open_queue(settings, store)
    metrics = Metrics(settings.shared_metrics)
    bots = settings.bots or await asyncio.to_thread(available, OUR_BOTS)
    times = ThinkingTimes(settings.bot_seconds, settings.bot_patience)
    rate_limits = RateLimits(settings.limits)
    # One more than think at a time, so that nobody waits for the next.
    ahead = 1 + (settings.bot_workers or _WORKERS_ELSEWHERE)
    playouts = settings.analysis_playouts
    return Server(
        settings=settings,
        store=store,
        people=await open_people(store),
        registry=TableRegistry(store, queue, bots, metrics, times, settings.away_seconds),
        metrics=metrics,
        rate_limits=rate_limits,
        queue=queue,
        analyses=Analyses(store.database, queue, playouts, ahead, rate_limits.analyses),
    )


async def _open_queue(settings: Settings, store: Store) -> ThoughtQueue:
    if isinstance(store.database, Postgres):
        return SharedQueue(store.database)
    queue = LocalQueue(settings.bot_workers)
    if settings.bots_ready:
        await queue.start()
    return queue
