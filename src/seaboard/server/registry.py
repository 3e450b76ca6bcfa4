"""The tables in memory: one object for each that is in use, advanced by committed entries alone.

A command is decided on the present table, its entries are committed, and only then does the next
table take the place of the present one and watchers are woken. If another process was first, its
entries are read and the command is decided anew.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import structlog

from ..editor.shapes import EditAdvice
from ..games.api import Position, SeaboardError, Seat
from ..tables import chain, decisions, fairness
from ..tables.branching import Origin, Where, branch
from ..tables.commands import AskUndo, Command, Rematch, Undo
from ..tables.decisions import Decision, DecisionContext
from ..tables.entries import (
    BotAdded,
    BotRemoved,
    Created,
    Entry,
    Finished,
    GivenUp,
    Joined,
    Left,
    Logged,
    RematchCreated,
    Replaced,
    Resigned,
    Returned,
    numbered,
    people_in,
)
from ..tables.feed import FeedCache
from ..tables.once import Once
from ..tables.presence import Presence
from ..tables.present import Change, PresentTable
from ..tables.projection import Projection
from ..tables.refusals import Refused
from ..tables.sending import SentGame, sent_entries
from ..tables.setup import Setup
from ..tables.shapes import BusyOut, Hint
from ..tables.table import Table
from .encoding import encoded
from .logs import error_fields
from .metrics import Metrics
from .presence import PresenceBoard, Told
from .spectators import SpectatorFeed
from .storage.database import DatabaseFailed
from .storage.store import (
    Adding,
    Addition,
    Conflict,
    NewTable,
    Person,
    SeatRow,
    Store,
    TableRow,
    id_from,
    new_id,
    now,
)
from .thinking.client import BotClient, ThinkingTimes
from .thinking.thoughts import ThoughtQueue
from .tracing import span

_log = structlog.get_logger("seaboard.registry")
TAKEOVER_SECONDS: Final = 20.0  # a bot that has not decided by then is asked by another process
# Entries in the logs of tables that nobody watches, kept for whoever comes back: some 50 MB.
# Without a limit, whoever opens one finished game after another would fill the memory.
MOST_UNUSED: Final = 100_000
_TRIES: Final = 20
_KEY_NAME: Final = "tables"  # of the secret from which ids of tables follow
_RESEATING: Final = (Joined, Left, BotAdded, BotRemoved, Resigned, Replaced, Returned)

T = TypeVar("T")
Decide = Callable[[DecisionContext], Decision]


class Watcher(Protocol):
    """Someone who is to hear of a table."""

    @property
    def seat(self) -> Seat | None: ...
    def wake(self) -> None: ...


class Thinking(NamedTuple):
    """A bot is asked about a version of a table."""

    version: int
    task: asyncio.Task[None]


class Busy(NamedTuple):
    """The bot that is to decide a version of a table has to wait."""

    version: int
    shown: BusyOut


@dataclass(eq=False, slots=True, repr=False)
class LiveTable(PresentTable):
    """A table in memory, and whoever is there."""

    feed: FeedCache = field(default_factory=lambda: FeedCache(encoded))
    names: dict[str, str] = field(default_factory=dict)
    spectators: SpectatorFeed = field(default_factory=SpectatorFeed)
    watchers: set[Watcher] = field(default_factory=set)
    connected: Counter[str] = field(default_factory=Counter)  # connections of each person
    presence: Presence = field(default_factory=Presence)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    thinking: Thinking | None = None
    busy: Busy | None = None
    used: float = field(default_factory=time.monotonic)

    @property
    def idle(self) -> bool:
        unused = not self.watchers and not self.connected and self.thinking is None
        return unused and not self.lock.locked()

    @property
    def projection(self) -> Projection:
        """The table as viewers may know it."""
        return self.projected(self.names, self.presence, self.busy_now)

    @property
    def busy_now(self) -> BusyOut | None:
        """What is told of a bot that has to wait, as long as it does."""
        if self.busy is None or self.busy.version != self.table.version:
            return None
        return self.busy.shown


class _Pending(NamedTuple):
    """A change of a table, and the addition to the database with which it takes place."""

    live: LiveTable
    change: Change
    addition: Addition


_USUAL_TIMES: Final = ThinkingTimes()


class TableRegistry:
    """All tables that are in use in this process."""

    def __init__(
        self,
        store: Store,
        queue: ThoughtQueue,
        bots: Collection[str],
        metrics: Metrics,
        thinking: ThinkingTimes = _USUAL_TIMES,
        away_after: float = 0.0,
    ) -> None:
        self._store = store
        self._thinkers = BotClient(queue, bots, thinking, metrics)
        self.bots = bots
        self._metrics = metrics
        self._away_after = away_after
        self.presence = PresenceBoard(lambda: now())
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._missed: set[str] = set()  # tables that another process added to while we read them
        self._commits: set[asyncio.Task[Any]] = set()
        self._read_entries = 0  # since tables were let go of
        self._closing = False

    # Finding and making tables

    async def open(self, identity: str, fresh: bool = True) -> LiveTable:
        """The table, read from the database if it is not in memory; if it is not to be `fresh`,
        other processes may have added to it.
        """
        live = self._live.get(identity)
        if live is None:
            lock = self._opening.setdefault(identity, asyncio.Lock())
            try:
                async with lock:
                    live = self._live.get(identity)
                    maybe_old = live is not None  # another read it, perhaps before we asked
                    live = live or await self._read(identity)
            finally:
                missed = identity in self._missed
                self._missed.discard(identity)
                self._opening.pop(identity, None)  # also if there is no such table
            if missed or (maybe_old and fresh and self._store.shared):
                await self.refresh(live)
        elif fresh and self._store.shared:
            await self.refresh(live)
        live.used = time.monotonic()
        return live

    async def _read(self, identity: str) -> LiveTable:
        row = await self._store.table(identity)
        if row is None:
            raise Refused("not-found", "there is no such table")
        log = await self._store.entries(identity)
        names = await self._store.names(people_in(log))
        # If another has read it meanwhile, there is still only one object for the table.
        fresh = LiveTable(Table(identity, log), log, row.secret, names=names)
        live = self._live.setdefault(identity, fresh)
        live.presence = self.presence.of(live.table)
        live.used = time.monotonic()
        self._read_entries += len(log)
        if self._read_entries > MOST_UNUSED // 4:
            self._evict(0.0)
        self._metrics.tables.set(len(self._live))
        return live

    async def as_it_ended(self, live: LiveTable) -> Projection:
        """A table whose game is over, with the names that its people had then."""
        over = (each for each in reversed(live.log) if isinstance(each.entry, Finished | GivenUp))
        ended = next((each.at for each in over), None)
        if ended is None:
            return live.projection
        names = await self._store.names_at(live.names, ended)
        return live.projected(names, live.presence)

    async def create(self, person: Person, setup: Setup, key: str | None = None) -> str:
        """A new table; its id. With the same key the same person gets the same table."""
        secret = secrets.token_bytes(fairness.SECRET_BYTES)
        created = decisions.create(setup, person.id, fairness.commitment(secret), self.bots)
        identity = new_id() if key is None else await self._id_from(person, key)
        await self._create(_new_table([created], secret, identity), key)
        return identity

    async def branch(
        self, person: Person, origin: Origin, where: Where, key: str | None = None
    ) -> str:
        """A new table that goes on from a game that is over or from a record; its id."""
        secret = secrets.token_bytes(fairness.SECRET_BYTES)
        identity = new_id() if key is None else await self._id_from(person, key)

        def whole() -> NewTable:
            commitment = fairness.commitment(secret)
            first = branch(origin, person.id, where, commitment, self.bots)
            table = Table(identity, numbered(first, 0, now()))
            begun = decisions.begin_branch(DecisionContext(table, secret, self.bots))
            return _new_table([*first, *begun.entries], secret, identity)

        if await self._create(await asyncio.to_thread(whole), key):
            self._maybe_think(await self.open(identity))
        return identity

    async def keep_sent(self, person: Person, sent: SentGame) -> tuple[str, bool]:
        """Keep a game that was played on the person's device; the id of its table, and whether it
        is new: the same game is kept once.
        """
        identity = await self._id_from(person, f"sent {sent.digest}")  # no client's key has a space
        if await self._store.table(identity) is not None:
            return identity, False
        secret = secrets.token_bytes(fairness.SECRET_BYTES)

        def whole() -> NewTable:
            entries = sent_entries(sent, person.id, secret, self.bots)
            return _new_table(entries, secret, identity)

        return identity, await self._create(await asyncio.to_thread(whole), sent.digest)

    async def _create(self, new: NewTable, key: str | None) -> bool:
        """Whether it is new: with a key it may have been made before. Refused if the key was that
        of another table.
        """
        try:
            await self._store.create(new)
        except Conflict:
            if key is None:
                raise
            made = await self._store.entries(new.row.id)
            if _asked_for(made[: len(new.entries)]) != _asked_for(new.entries):
                raise Refused("bad-input", "this key was used for another table") from None
            return False
        self._count(new.entries)
        return True

    async def _id_from(self, person: Person, key: str) -> str:
        secret = await self._store.key(_KEY_NAME, secrets.token_bytes(32))
        return id_from(secret, person.id, key)

    # Commands

    async def do(
        self, live: LiveTable, person: Person, command: Command, once: Once | None = None
    ) -> None:
        """A person's command, committed once if it is to be; or `Refused`. Whoever may go away in
        the meantime asks through `finish`.
        """
        self.seen(live, person.id)
        if isinstance(command, Rematch):
            await self._rematch(live, person)
            return
        slow = isinstance(command, Undo | AskUndo)  # it looks into other worlds
        if await self._commit_now(
            live, lambda context: decisions.decide(context, person.id, command), slow, once
        ):
            # Nobody is named who was refused; whom we know may have another name by now.
            live.names.setdefault(person.id, person.name)

    async def delete_person(self, person: Person) -> None:
        """Leave open tables, resign running games and forget the person, all of it or nothing."""
        await self.finish(self._delete_now(person))

    async def _delete_now(self, person: Person) -> None:
        for addition in await self._store.delete_person(person.id, left_by(person)):
            self._count(addition.entries)
            await self.heard_of(addition.row.id, addition.entries)
            live = self._live.get(addition.row.id)
            if live is not None:  # all other tables are due: the sweep looks after them
                self._maybe_think(live)  # the bot that plays for the person from now on

    def renamed(self, person: Person) -> None:
        """A person has another name, or none any more; whoever watches hears of it."""
        for live in self._live.values():
            if live.names.get(person.id, person.name) != person.name:
                live.names = {**live.names, person.id: person.name}
                for watcher in live.watchers:
                    watcher.wake()

    async def _rematch(self, live: LiveTable, person: Person) -> None:
        async with live.lock:
            for _ in range(_TRIES):
                await self._refresh(live)
                if live.table.rematch is not None:
                    return
                secret = secrets.token_bytes(fairness.SECRET_BYTES)
                gone = await self._store.gone(people_in(live.log))
                first = decisions.rematch(live.table, person.id, fairness.commitment(secret), gone)
                new = _new_table(first, secret, new_id())
                try:
                    await self._append(live, Decision((RematchCreated(new.row.id),)), new)
                except Conflict:
                    continue
                return
        raise Refused("busy", "the table is very busy; try again")

    async def _commit(self, live: LiveTable, decide: Decide) -> bool:
        """Decide and commit, also if whoever asked goes away; False if there was nothing to do."""
        return await self.finish(self._commit_now(live, decide))

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish the work even if whoever asked goes away."""
        task = asyncio.create_task(work)
        self._commits.add(task)
        task.add_done_callback(self._committed)
        return await asyncio.shield(task)

    def _committed(self, task: asyncio.Task[Any]) -> None:
        self._commits.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it, or is gone

    async def _commit_now(
        self, live: LiveTable, decide: Decide, slow: bool = False, once: Once | None = None
    ) -> bool:
        """Decide and commit; a slow decision is made in a thread, so that other tables go on."""
        begin = time.perf_counter()
        async with live.lock:
            maybe_old = self._store.shared  # another process may have added to it meanwhile
            for _ in range(_TRIES):
                if live.done.have(once):
                    return False
                context = self._context(live)
                try:
                    with span("decide"):
                        decision = (
                            await asyncio.to_thread(decide, context) if slow else decide(context)
                        )
                except Refused:
                    if not maybe_old or not await self._refresh(live):
                        raise
                    maybe_old = False
                    continue
                if not decision.entries:
                    return False
                try:
                    await self._append(live, decision, once=once)
                except Conflict:
                    self._metrics.conflicts.inc()
                    await self._refresh(live)
                    maybe_old = False
                    continue
                self._metrics.commit_seconds.observe(time.perf_counter() - begin)
                return True
        raise Refused("busy", "the table is very busy; try again")

    def _context(self, live: LiveTable) -> DecisionContext:
        return live.context(self.bots, live.presence, now(), _offered(live))

    async def _append(
        self,
        live: LiveTable,
        decision: Decision,
        also: NewTable | None = None,
        once: Once | None = None,
    ) -> None:
        """Commit the entries; the moves among them were played when they were decided."""
        pending = self._prepared(live, decision, once)
        number = pending.change.after.last
        try:
            with span("commit", number=number):
                await self._store.append(pending.addition, also)
        except DatabaseFailed as failed:
            self._metrics.database_failures.inc()
            table = live.table.id
            _log.error("commit.failed", table=table, number=number, **error_fields(failed))
            raise
        with span("publish", watchers=len(live.watchers)):
            self._committed_change(pending)

    def _prepared(self, live: LiveTable, decision: Decision, once: Once | None = None) -> _Pending:
        """What the decision makes of the table, for the store and, once committed, for all."""
        change = live.change(decision, now(), once)
        seats = seat_rows(change.after) if _reseats(change.entries) else None
        return _Pending(
            live, change, Addition(row_of(change.after, live.secret), change.entries, seats)
        )

    def _committed_change(self, pending: _Pending) -> None:
        self._count(pending.change.entries)
        self._publish(pending.live, pending.change)
        self._maybe_think(pending.live)  # whoever commits asks the bot, so that it is asked once

    def _publish(self, live: LiveTable, change: Change) -> None:
        """The entries are committed: the table is the next one, and everyone may hear of it."""
        live.take_on(change, {watcher.seat for watcher in live.watchers})
        if live.thinking is not None and live.thinking.version != live.table.version:
            live.thinking.task.cancel()  # nobody wants that answer any more
            live.thinking = None
        if _reseats(change.entries):
            self._note_here(live)
            live.presence = self.presence.of(live.table)
        for watcher in live.watchers:
            watcher.wake()

    def _count(self, log: Iterable[Logged]) -> None:
        for logged in log:
            self._metrics.entries.labels(logged.entry.kind).inc()

    # Bots

    async def hint(self, live: LiveTable, person: Person, seat: Seat, bot: str | None) -> Hint:
        """What a bot would do in the place of a person's seat."""
        return await self._thinkers.hint(live.table, person.id, seat, bot)

    async def advise(self, position: Position, bot: str | None) -> EditAdvice:
        """The best moves of a position that belongs to no table."""
        return await self._thinkers.advise(position, bot)

    async def decide(self, position: Position, bot: str | None) -> str:
        """A bot's move in such a position."""
        return await self._thinkers.decide(position, bot)

    # Other processes

    async def refresh(self, live: LiveTable) -> None:
        """Take in what other processes have added."""
        async with live.lock:
            await self._refresh(live)

    async def _refresh(self, live: LiveTable) -> bool:
        """Whether there was anything that we did not know."""
        log = await self._store.entries(live.table.id, after=live.table.last)
        if log:
            await self._take_in(live, log)
        return bool(log)

    async def _take_in(self, live: LiveTable, log: Sequence[Logged]) -> None:
        unknown = people_in(log) - live.names.keys()
        if unknown:
            live.names.update(await self._store.names(unknown))
        after = live.table.copy()
        self._publish(live, Change(after, log, after.apply_all(log)))

    async def heard_of(self, identity: str, log: Sequence[Logged] = ()) -> None:
        """Another process has added to a table: these entries, if it said which."""
        live = self._live.get(identity)
        if live is None:
            if identity in self._opening:
                self._missed.add(identity)
            return
        async with live.lock:
            if log and log[-1].number <= live.table.last:
                return
            if log and log[0].number == live.table.last + 1:
                await self._take_in(live, log)
            else:
                await self._refresh(live)

    def in_memory(self) -> list[str]:
        """Ids of the tables that are in memory."""
        return list(self._live)

    def people_in_memory(self) -> set[str]:
        """Ids of the people whom those tables name."""
        return {person for live in self._live.values() for person in live.names}

    # Presence

    def arrived(self, live: LiveTable, person: str) -> None:
        """A connection of the person watches the table."""
        live.connected[person] += 1
        self._note_here(live)

    def departed(self, live: LiveTable, person: str) -> None:
        """It does not any more. Whoever comes back in a moment, as with a page that is loaded
        again, was never away.
        """
        at = now()
        if live.connected[person] > 1 or not self._away_after or self._closing:
            self._departed(live, person, at)
        else:
            asyncio.get_running_loop().call_later(
                self._away_after, self._departed, live, person, at
            )

    def _departed(self, live: LiveTable, person: str, at: float) -> None:
        live.connected[person] -= 1
        if not live.connected[person]:
            del live.connected[person]
            if live.table.seats_of(person):
                self.presence.seen(live.table.id, person, at)
        self._note_here(live)

    def seen(self, live: LiveTable, person: str) -> None:
        """The person does something at the table, perhaps without a connection."""
        absent = person not in live.presence.here and bool(live.table.seats_of(person))
        if absent and self.presence.did_something(live.table.id, person):
            live.presence = self.presence.of(live.table)

    def _note_here(self, live: LiveTable) -> None:
        """Which of those who sit here are connected to this process."""
        seated = {chair.person for chair in live.table.chairs if chair.person in live.connected}
        if self.presence.set_here(live.table.id, (each for each in seated if each is not None)):
            self._show_presence(live.table.id)

    def _show_presence(self, identity: str) -> None:
        live = self._live.get(identity)
        if live is None:
            return
        before, live.presence = live.presence, self.presence.of(live.table)
        if before != live.presence:
            for watcher in live.watchers:
                watcher.wake()

    def heard_of_presence(self, process: str, told: Told) -> None:
        """Another process tells who is connected to it."""
        for table in self.presence.heard(process, told):
            self._show_presence(table)

    def lose_silent_processes(self) -> None:
        for table in self.presence.lose_silent():
            self._show_presence(table)

    # Bots and clocks

    async def service(self, identity: str, due: float | None = None) -> None:
        """Do what the table waits for the server to do: apply a deadline, or ask a bot."""
        live = await self.open(identity)
        table = live.table
        if table.bot_to_decide is None:
            await self._commit(live, lambda context: decisions.time_out(context, now()))
        elif due is None or await self._store.claim(identity, due, now() + TAKEOVER_SECONDS):
            self._maybe_think(live)

    def _maybe_think(self, live: LiveTable) -> None:
        wanted = live.table.bot_to_decide is not None and not self._closing
        if wanted and live.thinking is None:
            task = asyncio.create_task(self._think(live))
            live.thinking = Thinking(live.table.version, task)

    async def _think(self, live: LiveTable) -> None:
        """A bot decides once; its commit asks the next."""
        table = live.table
        try:
            await self._bot_decides(live, table)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # the table stays due, so it is serviced again
            _log.error("thinking.failed", table=table.id, **error_fields(error))
        finally:
            if live.thinking is not None and live.thinking.version == table.version:
                live.thinking = None

    async def _bot_decides(self, live: LiveTable, table: Table) -> None:
        """Ask the bot and commit its move, unless the table has gone on in the meantime."""
        bot, seat = table.bot_to_decide, table.playing.decider
        assert bot is not None
        if (instead := await self._stand_in(live, table, bot)) is not None:
            await self._commit(
                live, lambda context: decisions.stand_in(context.table, table.version, instead)
            )
            return
        text = await self._thinkers.choose(table, bot)

        def decide(context: DecisionContext) -> Decision:
            if context.table.version != table.version or context.table.decider != seat:
                return decisions.NOTHING  # taken back, closed, or decided by another process
            return decisions.play(context, seat, text, None)

        await self._commit(live, decide)

    async def _stand_in(self, live: LiveTable, table: Table, bot: str) -> str | None:
        """The weaker bot that decides now, if the bot's thinkers are busy and the table has agreed
        to that. If it has not, its people are told, and may.
        """
        busy = await self._thinkers.busy(table, bot)
        if busy is None or table.setup.stand_in:
            return None if busy is None else busy["instead"]
        self.heard_of_busy(table.id, table.version, busy)
        await self._store.tell_busy(table.id, table.version, busy)
        return None

    def heard_of_busy(self, identity: str, version: int, shown: BusyOut) -> None:
        """A bot of the table has to wait; whoever watches hears of it."""
        live = self._live.get(identity)
        if live is not None and live.table.version == version:
            live.busy = Busy(version, shown)
            for watcher in live.watchers:
                watcher.wake()

    # Memory

    def evict_idle(self, seconds: float) -> None:
        """Let go of tables that nobody has used for so long, and of more if they are too large."""
        self._evict(time.monotonic() - seconds)
        self._metrics.tables.set(len(self._live))

    def _evict(self, oldest: float) -> None:
        self._read_entries = 0
        idle = [(identity, live) for identity, live in self._live.items() if live.idle]
        idle.sort(key=lambda each: each[1].used, reverse=True)
        kept = 0
        for identity, live in idle:
            kept += len(live.log)
            if live.used < oldest or kept > MOST_UNUSED:
                del self._live[identity]

    async def close(self) -> None:
        """Bots stop thinking; what is being committed is finished."""
        self._closing = True
        thinking = [live.thinking.task for live in self._live.values() if live.thinking is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, *self._commits, return_exceptions=True)


def _offered(live: LiveTable) -> str | None:
    """The bot that its people may let decide in place of a busy one."""
    shown = live.busy_now
    return None if shown is None else shown["instead"]


def left_by(person: Person) -> Adding:
    """What a person's leaving for good adds to a table. A table that cannot be read, because its
    game is not installed any more, is left as it is: nobody plays there, and it keeps nobody.
    """

    def adding(row: TableRow, log: Sequence[Logged]) -> Addition | None:
        try:
            return addition_to(row, log, lambda t: decisions.account_deleted(t, person.id))
        except SeaboardError as error:
            _log.error("table.unreadable", table=row.id, **error_fields(error))
            return None

    return adding


def addition_to(
    row: TableRow, log: Sequence[Logged], decide: Callable[[Table], Decision]
) -> Addition | None:
    """What a decision adds to a table as the database has it."""
    table = Table(row.id, log)
    decision = decide(table)
    if not decision.entries:
        return None
    added = chain.linked(numbered(decision.entries, table.last, now()), table.head)
    table.apply_all(added)
    after = row_of(table, row.secret)
    if after.bot_next:
        after = replace(after, due=after.changed)  # whichever server looks next asks the bot
    return Addition(after, added, seat_rows(table))


def _reseats(log: Iterable[Logged]) -> bool:
    """Whether somebody else sits at the table afterwards, or has ceased to."""
    return any(isinstance(logged.entry, _RESEATING) for logged in log)


def once_of(person: Person, key: str | None, command: Command) -> Once | None:
    """How a person's command is known if it has a key: no other person's is mistaken for it."""
    return None if key is None else Once.of(f"{person.id} {key}", command)


def _asked_for(log: Iterable[Logged]) -> list[Entry]:
    """What a new table was to be, whatever its secret is."""
    entries = (each.entry for each in log)
    return [
        replace(entry, commitment="") if isinstance(entry, Created) else entry
        for entry in entries
        if entry.subject == "seating"
    ]


def _new_table(entries: Iterable[Entry], secret: bytes, identity: str) -> NewTable:
    log = chain.linked(numbered(entries, 0, now()), chain.first_link(identity))
    table = Table(identity, log)
    return NewTable(row_of(table, secret), log, seat_rows(table))


def row_of(table: Table, secret: bytes) -> TableRow:
    """What lists and clocks need to know of a table."""
    setup = table.setup
    bot = table.bot_to_decide is not None
    return TableRow(
        id=table.id,
        host=table.host,
        game=setup.game,
        mode=setup.mode or "",
        size=len(table.chairs),
        status=table.status,
        public=setup.public,
        secret=secret,
        last=table.last,
        since=table.since,
        changed=table.changed,
        due=table.changed + TAKEOVER_SECONDS if bot else table.deadline,
        bot_next=bot,
        decider=table.decider,
        unverified=table.unverified,
    )


def seat_rows(table: Table) -> list[SeatRow]:
    return [
        SeatRow(seat, chair.person, chair.label, chair.bot)
        for seat, chair in enumerate(table.chairs)
    ]
