"""The HTTP part: people, lists of tables, records, and play for programs."""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.requests import HTTPConnection

from .. import __version__
from ..games import get_game, installed_games
from ..games.api import Game, SeaboardError, Seat
from ..locales import LANGUAGES, words_of
from ..records import Record, first_position, parse, replay, to_text
from . import messages as m
from .core import Server
from .doors import address_of
from .live import LiveTable
from .people import TOKEN_SECONDS
from .refusals import STATUS, Refused
from .storage.store import Listed, Person
from .tables import Step
from .telling import MOST_AT_ONCE, PAGE, Told, check_viewer, result_out, table_out

COOKIE = "seaboard"
_LIST = 50
_encoder = msgspec.json.Encoder(enc_hook=lambda value: value.item())

_ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": m.ErrorOut} for status in sorted({400, *STATUS.values()})
}
router = APIRouter(prefix="/api", responses=_ERRORS)
plain = APIRouter()


class Json(Response):
    """An answer whose type the type checker has seen; views in it are JSON already."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return _encoder.encode(content)


def the_server(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


def token_of(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token
    return connection.cookies.get(COOKIE)


async def maybe_person(connection: HTTPConnection) -> Person | None:
    token = token_of(connection)
    return None if token is None else await the_server(connection).people.by_token(token)


async def somebody(connection: HTTPConnection) -> Person:
    person = await maybe_person(connection)
    if person is None:
        raise Refused("who-are-you", "choose a name or sign in first")
    return person


TheServer = Annotated[Server, Depends(the_server)]
Somebody = Annotated[Person, Depends(somebody)]
MaybePerson = Annotated[Person | None, Depends(maybe_person)]


def person_out(person: Person) -> m.PersonOut:
    return {"id": person.id, "name": person.name, "account": person.account}


def _entered(server: Server, person: Person) -> Json:
    token = server.people.token(person)
    body: m.Entered = {"person": person_out(person), "token": token}
    response = Json(body)
    response.set_cookie(
        COOKIE,
        token,
        max_age=TOKEN_SECONDS,
        httponly=True,
        samesite="lax",
        secure=server.settings.https,
    )
    return response


def _left() -> Response:
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


# People


@router.post("/people", response_model=m.Entered)
async def come_in(guest: m.Guest, request: Request, server: TheServer) -> Response:
    """Come in as a guest by choosing a name."""
    server.guards.guests.check(address_of(request.scope))
    return _entered(server, await server.people.come_in(guest.name))


@router.get("/me", response_model=m.PersonOut)
async def who_am_i(person: Somebody) -> Response:
    return Json(person_out(person))


@router.patch("/me", response_model=m.PersonOut)
async def rename_me(wanted: m.Rename, person: Somebody, server: TheServer) -> Response:
    """Be called otherwise."""
    server.guards.guests.check(f"person {person.id}")
    renamed = await server.people.rename(person, wanted.name)
    await server.person_changed(person.id)
    return Json(person_out(renamed))


@router.post("/me/account", response_model=m.Entered)
async def make_account(wanted: m.NewAccount, person: Somebody, server: TheServer) -> Response:
    """Make the guest an account with a password."""
    server.guards.passwords.check(person.id)
    made = await server.people.make_account(person, wanted.account, wanted.password)
    await server.person_changed(person.id)
    return _entered(server, made)


@router.post("/sign-in", response_model=m.Entered)
async def sign_in(given: m.SignIn, request: Request, server: TheServer) -> Response:
    server.guards.passwords.check(address_of(request.scope))
    server.guards.passwords.check(f"account {given.account}")
    return _entered(server, await server.people.sign_in(given.account, given.password))


@router.post("/sign-out", status_code=204)
async def sign_out(request: Request, server: TheServer) -> Response:
    """Forget the cookie on this device, and end its open connections."""
    token = token_of(request)
    if token is not None:
        server.signed_out(token)
    return _left()


@router.post("/sign-out-everywhere", status_code=204)
async def sign_out_everywhere(person: Somebody, server: TheServer) -> Response:
    """Make every token of this person worthless."""
    await server.people.sign_out_everywhere(person)
    await server.person_changed(person.id)
    return _left()


@router.delete("/me", status_code=204)
async def delete_me(given: m.Goodbye, person: Somebody, server: TheServer) -> Response:
    """Delete the person: names go, seats are left or resigned, games of others stay whole."""
    server.guards.passwords.check(person.id)
    await server.people.check_password(person, given.password)
    await server.people.forget(person)
    await server.person_changed(person.id)
    await server.hall.gone(person)
    return _left()


# Tables


@router.get("/games", response_model=m.Offer)
async def games(server: TheServer) -> Response:
    """What can be played, and by which bots."""
    offer: m.Offer = {
        "games": [_game_out(get_game(name)) for name in installed_games()],
        "bots": list(server.hall.bots),
    }
    return Json(offer)


@router.get("/games/{name}/words/{language}", response_model=m.GameWords)
async def game_words(name: str, language: str) -> Response:
    """A game's own words, in English where it does not speak the language."""
    if name not in installed_games() or language not in LANGUAGES:
        raise Refused("not-found", "no such game, or no such language")
    folder = words_of(get_game(name))
    folder /= language if (folder / language).is_dir() else LANGUAGES[0]
    rules = folder / "rules.md"
    words: m.GameWords = {
        "messages": "\n".join(path.read_text("utf-8") for path in sorted(folder.glob("*.ftl"))),
        "rules": rules.read_text("utf-8") if rules.is_file() else None,
    }
    return Json(words)


def _game_out(game: Game) -> m.GameOut:
    return {
        "name": game.name,
        "title": game.title,
        "rules": game.rules_version,
        "secret": game.secret,
        "modes": [
            {"name": mode.name, "seats": list(mode.seats), "teams": [list(t) for t in mode.teams]}
            for mode in game.modes.values()
        ],
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "least": option.least,
                "most": option.most,
                "summary": option.summary,
            }
            for option in game.options.values()
        ],
        "seats": list(game.seat_names),
    }


Before = Annotated[float | None, Query(ge=0, le=1e12, description="changed before this time")]


@router.get("/tables", response_model=m.TableList)
async def lobby(
    server: TheServer,
    person: MaybePerson,
    status: Literal["open", "running", "finished"] = "open",
    before: Before = None,
) -> Response:
    """Public tables, the last changed first."""
    return Json(_list_out(await server.store.lobby(status, _LIST, before), person))


@router.get("/me/tables", response_model=m.TableList)
async def my_tables(person: Somebody, server: TheServer, before: Before = None) -> Response:
    """Tables where one sits or is the host, the last changed first."""
    return Json(_list_out(await server.store.tables_of(person.id, _LIST, before), person))


def _list_out(found: list[Listed], person: Person | None) -> m.TableList:
    people: dict[str, str] = {}
    for each in found:
        people.update(each.names)
    return {"tables": [_listed_out(each, person) for each in found], "people": people}


def _listed_out(listed: Listed, person: Person | None) -> m.TableListed:
    row = listed.row
    deciding = [seat for seat in listed.seats if seat.seat == row.decider and seat.bot is None]
    return {
        "id": row.id,
        "game": row.game,
        "mode": row.mode,
        "status": row.status,
        "public": row.public,
        "host": row.host,
        "since": row.since,
        "changed": row.changed,
        "seats": [
            {"person": seat.person, "label": seat.label, "bot": seat.bot} for seat in listed.seats
        ],
        "decider": row.decider,
        "my_turn": person is not None and any(seat.person == person.id for seat in deciding),
    }


@router.post("/tables", response_model=m.Created, status_code=201)
async def create_table(setup: m.Setup, person: Somebody, server: TheServer) -> Response:
    """Make a table; whoever knows its id is invited."""
    server.guards.tables.check(person.id)
    created: m.Created = {"id": await server.hall.create(person, setup)}
    return Json(created, status_code=201)


SeatQuery = Annotated[int | None, Query(ge=0, le=9, description="a seat; none is a spectator")]
NumberQuery = Annotated[int | None, Query(ge=0, le=m.LARGEST_NUMBER)]


@router.get("/tables/{table}", response_model=m.TableOut)
async def see_table(
    table: m.Identity,
    person: MaybePerson,
    server: TheServer,
    seat: SeatQuery = None,
    after: NumberQuery = None,
) -> Response:
    """The table as one of one's seats or a spectator sees it, with the events after a number."""
    live = await server.hall.open(table)
    return Json(seen(live, person, seat, after))


def seen(
    live: LiveTable, person: Person | None, seat: Seat | None, after: int | None
) -> m.TableOut:
    """The table for a viewer. If more events are new than are sent at once, the newest are sent."""
    identity = None if person is None else person.id
    table = live.table
    check_viewer(table, identity, seat)
    had = table.last - PAGE if after is None else max(after, table.last - MOST_AT_ONCE)
    events = live.teller.events(table, live.entries, range(had + 1, table.last + 1), seat)
    return table_out(table, live.teller, live.names, identity, seat, events)


@router.get("/tables/{table}/events", response_model=m.EventPage)
async def events(
    table: m.Identity,
    person: MaybePerson,
    server: TheServer,
    before: Annotated[int, Query(ge=0, le=m.LARGEST_NUMBER)],
    seat: SeatQuery = None,
) -> Response:
    """A page of events before a number."""
    return Json(page(await server.hall.open(table), person, seat, before))


def page(live: LiveTable, person: Person | None, seat: Seat | None, before: int) -> m.EventPage:
    table = live.table
    check_viewer(table, None if person is None else person.id, seat)
    stop = min(before, table.last + 1)
    wanted = range(max(stop - PAGE, 1), stop)
    return {"table": table.id, "events": live.teller.events(table, live.entries, wanted, seat)}


@router.post("/tables/{table}/do", response_model=m.Done)
async def do(
    table: m.Identity, command: m.Command, person: Somebody, server: TheServer
) -> Response:
    """Join, start, move, say …: any command at a table."""
    return Json(done_out(await server.do(person, table, command)))


def done_out(live: LiveTable) -> m.Done:
    table = live.table
    return {"last": table.last, "version": table.version, "rematch": table.rematch}


# Records


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(
    table: m.Identity, person: MaybePerson, server: TheServer, seat: SeatQuery = None
) -> Response:
    """The record of a finished game, with the secret of its shuffle."""
    live = await server.hall.open(table)
    check_viewer(live.table, None if person is None else person.id, seat)
    if live.table.status != "finished":
        raise Refused("not-now", "the record is open after the end of the game")
    return PlainTextResponse(
        to_text(live.table.record(live.names)),
        headers={"Content-Disposition": f'attachment; filename="{table}.record"'},
    )


@router.get("/tables/{table}/replay", response_model=m.Shown)
async def replay_table(
    table: m.Identity,
    person: MaybePerson,
    server: TheServer,
    step: NumberQuery = None,
    seat: SeatQuery = None,
) -> Response:
    """A game after so many of its moves: while it runs, as one of one's own seats or a spectator
    saw it then; after the end, as any seat saw it.
    """
    live = await server.hall.open(table)
    check_viewer(live.table, None if person is None else person.id, seat)
    if live.table.position is None:
        raise Refused("not-now", "the game has not begun")
    record = live.table.record(live.names)
    return Json(await asyncio.to_thread(_shown, record, step, seat))


@router.get("/tables/{table}/hint", response_model=m.Hint)
async def hint(
    table: m.Identity,
    person: Somebody,
    server: TheServer,
    seat: Annotated[int, Query(ge=0, le=9, description="one of one's own seats, which decides")],
    bot: Annotated[str | None, Query(max_length=100, description="none: the usual adviser")] = None,
) -> Response:
    """What a bot would do in the place of one's own seat, where the table allows to ask."""
    server.guards.hints.check(person.id)
    live = await server.hall.open(table)
    return Json(await server.hall.hint(live, person, seat, bot))


@router.post("/replay", response_model=m.Shown)
async def replay_record(given: m.Replay) -> Response:
    """A record that one has, after so many of its moves."""
    return Json(await asyncio.to_thread(_shown_of_text, given))


def _shown_of_text(given: m.Replay) -> m.Shown:
    return _shown(_parsed(given.record), given.step, given.seat)


def _parsed(text: str) -> Record:
    try:
        return parse(text)
    except SeaboardError as error:
        raise Refused("bad-input", str(error)) from None


def _shown(record: Record, wanted: int | None, seat: Seat | None) -> m.Shown:
    steps = len(record.moves)
    step = steps if wanted is None else wanted
    if step > steps or (seat is not None and seat >= record.seats):
        raise Refused("not-found", f"the record has {steps} moves and {record.seats} seats")
    position, last = first_position(record), None
    try:
        for last in islice(replay(record), step):  # noqa: B007  # the last one is used
            pass
    except SeaboardError as error:
        raise Refused("bad-input", str(error)) from None
    position = position if last is None else last.after
    told = None if last is None else Told(record.game, Step(*last, step), seat)
    return {
        "game": record.game.name,
        "mode": record.mode,
        "seats": record.seats,
        "players": {record.name_of(at): name for at, name in record.players.items()},
        "step": step,
        "steps": steps,
        "by": None if last is None else record.name_of(last.before.decider),
        "move": None if told is None else told.text,
        "facts": [] if told is None else told.facts,
        "view": position.view(seat),
        "result": result_out(position.result()),
    }


# For whoever runs the server


@plain.get("/health", response_model=m.Health)
async def health(server: TheServer) -> Response:
    """Whether the server and its database work."""
    try:
        await server.store.healthy()
    except Exception:
        raise Refused("busy", "the database does not answer") from None
    body: m.Health = {"status": "ok", "version": __version__}
    return Json(body)


@plain.get("/metrics", response_class=PlainTextResponse)
async def metrics(server: TheServer) -> Response:
    """Numbers for Prometheus."""
    return PlainTextResponse(server.metrics.text())
