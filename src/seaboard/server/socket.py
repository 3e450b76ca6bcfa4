"""Play over a WebSocket: one connection for all tables that a client watches.

What a client hears of a table is always its present state and the events that it has not had. A
client that reads slowly skips states but no events, so nothing ever piles up for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from typing import Final, assert_never

import anyio
import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from ..games.api import Seat
from ..tables.projection import check_viewer, done_out
from ..tables.refusals import Refused
from ..tables.shapes import error_body
from . import messages as m
from .encoding import encode
from .frames import frames_of
from .http import get_server, id_of, maybe_person, person_out, token_of
from .limits import RateLimiter
from .logs import error_fields
from .middleware import client_address, is_allowed_origin
from .registry import LiveTable
from .runtime import Server
from .storage.database import DatabaseFailed
from .storage.store import Person, now

router = APIRouter()
_log = structlog.get_logger("seaboard.socket")
_SLOW_SECONDS: Final = 30.0  # a client that takes longer for one message is gone
_MOST_ANSWERS: Final = 50  # that wait for a client to read; until then no more is heard from it
_MOST_TABLES_AT_ONCE: Final = 3  # told in one write; more are told one by one, as they are read
_POLICY: Final = 1008
_TOO_LARGE: Final = 1009
_FAILED: Final = 1011
_TRY_LATER: Final = 1013


class Subscription:
    """One table that a connection watches."""

    def __init__(
        self,
        connection: Connection,
        live: LiveTable,
        message: m.Watch,
        person: str | None,
        server: Server,
        address: str,
    ) -> None:
        self.live = live
        self.seat: Seat | None = message.seat
        self.heard = message.after
        self.previews = message.previews
        self._connection = connection
        self._person = person
        self._registry = server.registry
        self._watched, self._address = server.watched, address
        self._watched[address] += 1
        live.watchers.add(self)
        if person is not None:
            self._registry.arrived(live, person)

    def wake(self) -> None:
        self._connection.wake(self)

    def stop(self) -> None:
        if self not in self.live.watchers:
            return
        self.live.watchers.discard(self)
        self._watched[self._address] -= 1
        if not self._watched[self._address]:
            del self._watched[self._address]
        if self._person is not None:
            self._registry.departed(self.live, self._person)


class Connection:
    """A client's connection. One task reads; what is to be said is written at once where the
    short way is open, all of it together, and by another task where the client reads slowly.
    """

    def __init__(self, server: Server, socket: WebSocket, person: Person | None) -> None:
        self._server = server
        self._socket = socket
        self._frames = frames_of(socket.scope)
        self._loop = asyncio.get_running_loop()
        self._person = person
        self._address = client_address(socket.scope)
        self._session = server.people.session_of(token_of(socket))
        self._subscriptions: dict[str, Subscription] = {}
        self._woken: dict[Subscription, None] = {}
        self._answers: list[m.ServerMessage] = []
        self._work = asyncio.Event()  # for the task that writes
        self._writing = False  # it has taken something that is not written yet
        self._due = False  # `_write_at_once` will be called
        self._error: Exception | None = None  # that it has met
        self._has_room = asyncio.Event()  # for more answers
        self._has_room.set()
        self._ended = False  # whoever it was has signed out
        self._rate_limit = RateLimiter(server.settings.limits.messages)

    async def run(self) -> None:
        """Until the client goes away."""
        welcome: m.Welcome = {
            "type": "welcome",
            "person": None if self._person is None else person_out(self._person),
            "now": now(),
        }
        self._answer(welcome)
        try:
            with self._known_as(self._person):
                await self._talk()
        finally:
            for subscription in self._subscriptions.values():
                subscription.stop()

    async def _talk(self) -> None:
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(self._until_disconnected, self._write, tasks.cancel_scope)
            await self._until_disconnected(self._read, tasks.cancel_scope)

    async def _until_disconnected(
        self, work: Callable[[], Awaitable[None]], scope: anyio.CancelScope
    ) -> None:
        """Work until the client goes away; then the connection's other task ends too."""
        try:
            await work()
        except _DISCONNECTED:
            pass
        except Exception as error:
            _log.error("socket.failed", **error_fields(error))
            with suppress(*_DISCONNECTED, RuntimeError):  # it may be closed already
                await self._socket.close(_FAILED, "something went wrong on the server")
        finally:
            scope.cancel()

    @contextmanager
    def _known_as(self, person: Person | None) -> Iterator[None]:
        """Be found by whoever changes the person, as long as the connection lasts."""
        if person is None:
            yield
            return
        sockets = self._server.sockets
        sockets.setdefault(person.id, set()).add(self)
        try:
            yield
        finally:
            sockets[person.id].discard(self)
            if not sockets[person.id]:
                del sockets[person.id]

    def person_changed(self, person: Person | None, sessions: Collection[str]) -> None:
        """Somebody was renamed; or signed out here or everywhere, which ends the connection."""
        known, ended = self._person, self._session is not None and self._session not in sessions
        if known is None or person is None or person.token_version != known.token_version or ended:
            self._end()
        else:
            self._person = person

    def _end(self) -> None:
        """Nothing more is heard or told, from this moment on."""
        self._person, self._ended = None, True
        for subscription in self._subscriptions.values():
            subscription.stop()
        self._subscriptions.clear()
        self._work.set()  # the task that writes closes

    # Out

    def wake(self, subscription: Subscription) -> None:
        self._woken[subscription] = None
        self._has_something_to_say()

    def _answer(self, message: m.ServerMessage) -> None:
        self._answers.append(message)
        if len(self._answers) >= _MOST_ANSWERS:
            self._has_room.clear()
        self._has_something_to_say()

    def _has_something_to_say(self) -> None:
        """Say it soon: what comes up until then, such as an answer and the table, goes along."""
        if self._frames is None or self._writing or not self._frames.is_ready:
            self._work.set()
        elif not self._due:
            self._due = True
            self._loop.call_soon(self._write_at_once)

    def _write_at_once(self) -> None:
        self._due = False
        many = len(self._woken) > _MOST_TABLES_AT_ONCE  # too much for one who may not read it
        if (
            many
            or self._frames is None
            or self._writing
            or self._ended
            or not self._frames.is_ready
        ):
            self._work.set()
            return
        try:
            texts = list(self._texts())
        except Exception as error:  # ends the connection, as it does in a task
            self._error = error
            self._work.set()
            return
        if texts:
            self._frames.write(texts)

    async def _write(self) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            if self._error is not None:
                raise self._error
            if self._ended:
                await self._socket.close(_POLICY)
                return
            self._writing = True
            for text in self._texts():
                await self._send(text)
            self._writing = False

    def _texts(self) -> Iterator[bytes]:
        """All that is to be said, each made when it is asked for: whoever reads slowly gets the
        table as it is then.
        """
        answers, self._answers = self._answers, []
        self._has_room.set()
        woken, self._woken = self._woken, {}
        for answer in answers:
            yield encode(answer)
        for subscription in woken:
            live = subscription.live
            if self._subscriptions.get(live.table.id) is not subscription:
                continue
            try:
                text = self._text_for(subscription)
            except Refused as refused:  # the seat was lost
                self._refuse(refused, None, live.table.id)
                self._unwatch(live.table.id)
                continue
            subscription.heard = live.table.last
            yield text

    def _text_for(self, subscription: Subscription) -> bytes:
        """The table as the viewer may know it; the same text for all who only look."""
        live, person, seat = subscription.live, self._person_id, subscription.seat
        if seat is None and live.table.setup.spectators and not live.table.seats_of(person):
            return live.spectators.text(live, subscription.heard)
        table = live.projection.table(person, seat, subscription.heard, subscription.previews)
        return encode({"type": "table", "table": table})

    async def _send(self, text: bytes) -> None:
        if self._ended:
            return
        async with asyncio.timeout(_SLOW_SECONDS):
            await self._socket.send_text(text.decode())

    def _refuse(self, refused: Refused, number: int | None, table: str | None) -> None:
        refusal: m.RefusedMessage = {
            "type": "refused",
            "id": number,
            "table": table,
            "error": error_body(refused),
        }
        self._answer(refusal)

    # In

    async def _read(self) -> None:
        while True:
            await self._has_room.wait()
            data = await self._receive()
            message, number, table = None, None, None
            try:
                self._rate_limit.check("")
                self._server.rate_limits.address_messages.check(self._address)
                message = _parsed(data)
                number, table = getattr(message, "id", None), getattr(message, "table", None)
                await self._handle(message)
            except DatabaseFailed as failed:
                if isinstance(message, m.Watch):  # it would wait for a table that never comes
                    await self._socket.close(_TRY_LATER, str(failed))
                    return
                self._refuse(failed, number, table)
            except Refused as refused:
                self._refuse(refused, number, table)
                self._show_again(refused, table)

    def _show_again(self, refused: Refused, table: str | None) -> None:
        """Whoever answered an old state, or could not know better, gets the present one."""
        subscription = self._subscriptions.get(table or "")
        if subscription is not None and refused.code in ("stale", "illegal", "not-now"):
            self.wake(subscription)

    async def _receive(self) -> str | bytes:
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        data: str | bytes = received.get("text") or received.get("bytes") or ""
        if len(data) > self._server.settings.limits.message_bytes:
            await self._socket.close(_TOO_LARGE)
            raise WebSocketDisconnect(_TOO_LARGE)
        return data

    async def _handle(self, message: m.ClientMessage) -> None:
        match message:
            case m.Watch():
                await self._watch(message)
            case m.Unwatch():
                self._unwatch(message.table)
            case m.Do():
                # Finished even if the client goes away. The answer is part of it, so that it goes
                # out together with what everyone is told.
                await self._server.registry.finish(self._do(message))
            case m.Earlier():
                await self._earlier(message)
            case m.AskPreviews():
                await self._preview(message)
            case m.Ping():
                self._answer({"type": "pong"})
            case _:
                assert_never(message)

    async def _do(self, message: m.Do) -> None:
        command = message.command.command()
        person, key = self._require_person(), message.command.key
        live = await self._server.do(person, message.table, command, key)
        self._answer({"type": "done", "id": message.id, "done": done_out(live.table)})

    async def _earlier(self, message: m.Earlier) -> None:
        projection = (await self._server.registry.open(message.table)).projection
        entries = projection.replayed_for_page(message.seat, message.before)
        self._server.check_looking_back(self._address, entries)
        page = projection.page(self._person_id, message.seat, message.before)
        self._answer({"type": "earlier", "page": page})

    async def _preview(self, message: m.AskPreviews) -> None:
        person = self._require_person()
        live = await self._server.registry.open(message.table)
        previews: m.Previews = {
            "type": "previews",
            "table": message.table,
            "seat": message.seat,
            "version": live.table.version,
            "moves": live.projection.previews(person.id, message.seat),
        }
        self._answer(previews)

    async def _watch(self, message: m.Watch) -> None:
        live = await self._server.registry.open(message.table)
        # Refused before anything changes, if the person may not look.
        check_viewer(live.table, self._person_id, message.seat)
        entries = live.projection.replayed_for_table(message.seat, message.after)
        self._server.check_looking_back(self._address, entries)
        old = self._subscriptions.pop(message.table, None)
        if old is not None:
            old.stop()
        limits = self._server.settings.limits
        if len(self._subscriptions) >= limits.watched:
            raise Refused("too-many", "that is too many tables for one connection")
        if self._server.watched[self._address] >= limits.watched_by_address:
            raise Refused("too-many", "that is too many tables for one address")
        person = self._person_id
        subscription = Subscription(self, live, message, person, self._server, self._address)
        self._subscriptions[message.table] = subscription
        self.wake(subscription)

    def _unwatch(self, table: str) -> None:
        subscription = self._subscriptions.pop(table, None)
        if subscription is not None:
            subscription.stop()
        self._answer({"type": "unwatched", "table": table})

    @property
    def _person_id(self) -> str | None:
        return id_of(self._person)

    def _require_person(self) -> Person:
        if self._person is None:
            raise Refused("who-are-you", "choose a name or sign in first")
        return self._person


def _parsed(data: str | bytes) -> m.ClientMessage:
    try:
        return m.CLIENT_MESSAGE.validate_json(data)
    except ValidationError as error:
        raise Refused("bad-input", problems(error)) from None


def problems(error: ValidationError) -> str:
    """What is wrong with an input, without repeating the input."""
    found = [
        f"{'.'.join(map(str, each['loc'])) or 'message'}: {each['msg']}"
        for each in error.errors(include_input=False, include_url=False, include_context=False)
    ]
    return "; ".join(found[:5])


_DISCONNECTED: Final = (WebSocketDisconnect, TimeoutError, OSError)


@router.websocket("/api/socket")
async def socket(websocket: WebSocket) -> None:
    server = get_server(websocket)
    # Accepted before it is refused: a browser sees no close code of a connection that never was.
    await websocket.accept()
    if not is_allowed_origin(websocket.headers, server.settings.origins):
        await websocket.close(_POLICY, "this page is not allowed to talk to the server")
        return
    with _counted(server, client_address(websocket.scope)) as welcome:
        if not welcome:
            await websocket.close(_TRY_LATER, "too many connections; try again later")
            return
        try:
            person = await _who(server, websocket)
        except DatabaseFailed as failed:
            await websocket.close(_TRY_LATER, str(failed))
            return
        await Connection(server, websocket, person).run()


async def _who(server: Server, websocket: WebSocket) -> Person | None:
    """The person of a connection; asked again if somebody changed while we waited, because a
    connection hears of changes only once it is known.
    """
    while True:
        changes = server.people_changed
        person = await maybe_person(websocket)
        if changes == server.people_changed:
            return person


@contextmanager
def _counted(server: Server, address: str) -> Iterator[bool]:
    """Whether there is room for one more connection, which is counted as long as it lasts."""
    limits, open_now = server.settings.limits, server.connections
    mine = open_now.get(address, 0)
    full = mine >= limits.connections_by_address or sum(open_now.values()) >= limits.connections
    if full or not server.rate_limits.requests.take(address):
        yield False
        return
    open_now[address] = mine + 1
    server.metrics.connections.inc()
    try:
        yield True
    finally:
        server.metrics.connections.dec()
        open_now[address] -= 1
        if not open_now[address]:
            del open_now[address]
