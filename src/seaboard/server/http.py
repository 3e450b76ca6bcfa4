"""The HTTP part: people, lists of tables, records, and play for programs."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.requests import HTTPConnection

from .. import __version__
from ..bots.levels import OUR_BOTS
from ..games import get_game, installed_games
from ..locales import LANGUAGES, words_of
from ..records import to_text
from ..tables import shapes
from ..tables.branching import origin_of_record
from ..tables.course import course_of, course_text
from ..tables.naming import names_in_list
from ..tables.offer import board_lines, game_out
from ..tables.projection import check_viewer, done_out, shown_record, shown_text
from ..tables.refusals import Refused
from ..tables.sending import read_sent
from . import invitations
from . import messages as m
from .encoding import encode
from .middleware import client_address
from .people import TOKEN_SECONDS
from .runtime import Server
from .signing import public_key, record_key, signed
from .statuses import STATUS
from .storage.store import Listed, Person

COOKIE = "seaboard"
_LIST = 50

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": m.ErrorOut} for status in sorted({400, *STATUS.values()})
}
router = APIRouter(prefix="/api", responses=ERRORS)
plain = APIRouter()


class Json(Response):
    """An answer whose type the type checker has seen; views in it are JSON already."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return encode(content)


def get_server(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


def token_of(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token
    return connection.cookies.get(COOKIE)


async def maybe_person(connection: HTTPConnection) -> Person | None:
    token = token_of(connection)
    return None if token is None else await get_server(connection).people.by_token(token)


async def require_person(connection: HTTPConnection) -> Person:
    person = await maybe_person(connection)
    if person is None:
        raise Refused("who-are-you", "choose a name or sign in first")
    return person


def id_of(person: Person | None) -> str | None:
    return None if person is None else person.id


RunningServer = Annotated[Server, Depends(get_server)]
SignedIn = Annotated[Person, Depends(require_person)]
MaybePerson = Annotated[Person | None, Depends(maybe_person)]


def person_out(person: Person) -> m.PersonOut:
    return {"id": person.id, "name": person.name, "account": person.account}


async def _signed_in(server: Server, person: Person, request: Request) -> Json:
    """Answer with a token of the request's session, if it is one of the person, or of a new one."""
    known = await maybe_person(request)
    session = server.people.session_of(token_of(request))
    if known is not None and known.id == person.id and session is not None:
        token = server.people.token(person, session)
    else:
        device = request.headers.get("user-agent", "")
        token = await server.people.sign_in_device(person, device)
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


def _signed_out() -> Response:
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


# People


@router.post("/people", response_model=m.Entered)
async def sign_in_guest(guest: m.Guest, request: Request, server: RunningServer) -> Response:
    """Come in as a guest by choosing a name."""
    server.rate_limits.guests.check(client_address(request.scope))
    return await _signed_in(server, await server.people.sign_in_guest(guest.name), request)


@router.get("/me", response_model=m.PersonOut)
async def who_am_i(person: SignedIn) -> Response:
    return Json(person_out(person))


@router.patch("/me", response_model=m.PersonOut)
async def rename_me(wanted: m.Rename, person: SignedIn, server: RunningServer) -> Response:
    """Be called otherwise."""
    server.rate_limits.guests.check(f"person {person.id}")
    renamed = await server.people.rename(person, wanted.name)
    await server.person_changed(person.id)
    return Json(person_out(renamed))


@router.post("/me/account", response_model=m.Entered)
async def make_account(
    wanted: m.NewAccount, person: SignedIn, request: Request, server: RunningServer
) -> Response:
    """Make the guest an account with a password."""
    server.rate_limits.passwords.check(person.id)
    made = await server.people.make_account(person, wanted.account, wanted.password)
    await server.person_changed(person.id)
    return await _signed_in(server, made, request)


@router.post("/sign-in", response_model=m.Entered)
async def sign_in(
    given: m.SignIn, request: Request, known: MaybePerson, server: RunningServer
) -> Response:
    """Who tries passwords at one address is slowed down there alone, and never on a device where
    the account's owner is signed in: strangers cannot lock anybody out.
    """
    if known is not None and known.account == given.account:
        server.rate_limits.passwords.check(known.id)
    else:
        address = client_address(request.scope)
        server.rate_limits.password_address.check(address)
        server.rate_limits.passwords.check(f"{given.account} from {address}")
    person = await server.people.sign_in(given.account, given.password)
    return await _signed_in(server, person, request)


@router.post("/sign-out", status_code=204)
async def sign_out(request: Request, server: RunningServer) -> Response:
    """End this device's session: its token is worthless at once, and its connections end."""
    token, person = token_of(request), await maybe_person(request)
    if token is not None and person is not None:
        await server.people.sign_out(person, token)
        await server.person_changed(person.id)
    return _signed_out()


@router.get("/me/sessions", response_model=m.SessionList)
async def my_sessions(person: SignedIn, request: Request, server: RunningServer) -> Response:
    """The devices where one is signed in, the last first."""
    here = server.people.session_of(token_of(request))
    body: m.SessionList = {
        "sessions": [
            {"id": each.id, "since": each.since, "device": each.device, "here": each.id == here}
            for each in await server.store.sessions(person.id)
        ]
    }
    return Json(body)


@router.delete("/me/sessions/{session}", status_code=204)
async def end_session(session: m.Identity, person: SignedIn, server: RunningServer) -> Response:
    """Sign one of one's devices out."""
    if not await server.store.end_session(person.id, session):
        raise Refused("not-found", "you have no such session")
    await server.person_changed(person.id)
    return Response(status_code=204)


@router.post("/sign-out-everywhere", status_code=204)
async def sign_out_everywhere(person: SignedIn, server: RunningServer) -> Response:
    """Make every token of this person worthless."""
    await server.people.sign_out_everywhere(person)
    await server.person_changed(person.id)
    return _signed_out()


@router.delete("/me", status_code=204)
async def delete_me(given: m.Goodbye, person: SignedIn, server: RunningServer) -> Response:
    """Delete the person: names go, seats are left or resigned, games of others stay whole."""
    server.rate_limits.passwords.check(person.id)
    await server.people.check_password(person, given.password)
    await server.registry.delete_person(person)
    await server.person_changed(person.id)
    return _signed_out()


# Tables


@router.get("/games", response_model=shapes.Offer)
async def games(server: RunningServer) -> Response:
    """What can be played, and by which bots."""
    offer: shapes.Offer = {
        "games": [game_out(get_game(name)) for name in installed_games()],
        "bots": list(server.registry.bots),
    }
    return Json(offer)


@router.get("/games/{name}/words/{language}", response_model=m.GameWords)
async def game_words(name: str, language: str) -> Response:
    """A game's own words, in English where it does not speak the language."""
    if name not in installed_games() or language not in LANGUAGES:
        raise Refused("not-found", "no such game, or no such language")
    folder = words_of(name)
    folder /= language if (folder / language).is_dir() else LANGUAGES[0]
    rules = folder / "rules.md"
    # What the terminal says around a game is not for a page, and lessons bring their own words.
    apart = {folder / "terminal.ftl", folder / "lessons.ftl"}
    catalogues = sorted({*folder.glob("*.ftl")} - apart)
    words: m.GameWords = {
        "messages": "\n".join(path.read_text("utf-8") for path in catalogues),
        "rules": rules.read_text("utf-8") if rules.is_file() else None,
    }
    return Json(words)


@router.get("/games/{name}/board", response_model=m.BoardOut)
async def game_board(name: str) -> Response:
    """The printed values of a game's own board, from which one's own can be made."""
    if name not in installed_games():
        raise Refused("not-found", "no such game")
    board: m.BoardOut = {"lines": board_lines(get_game(name))}
    return Json(board)


@router.post("/games/{name}/board", response_model=m.BoardOut)
async def read_board_file(name: str, given: m.BoardFile) -> Response:
    """The printed values in a board file, as a setup takes them; checked by the game."""
    if name not in installed_games():
        raise Refused("not-found", "no such game")
    board: m.BoardOut = {"lines": board_lines(get_game(name), given.text)}
    return Json(board)


Before = Annotated[float | None, Query(ge=0, le=1e12, description="changed before this time")]


@router.get("/tables", response_model=m.TableList)
async def lobby(
    server: RunningServer,
    person: MaybePerson,
    status: Literal["open", "running", "finished"] = "open",
    before: Before = None,
) -> Response:
    """Public tables, the last changed first."""
    return Json(_list_out(await server.store.lobby(status, _LIST, before), person))


@router.get("/me/tables", response_model=m.TableList)
async def my_tables(person: SignedIn, server: RunningServer, before: Before = None) -> Response:
    """Tables where one sits or is the host, the last changed first."""
    return Json(_list_out(await server.store.tables_of(person.id, _LIST, before), person))


@router.post("/me/tables", response_model=m.GameSent)
async def send_game(given: m.SendGame, person: SignedIn, server: RunningServer) -> Response:
    """Keep a game that was played on one's own device, after every move of it was checked. It is
    marked as unverified: chance and bots were the device's. The same game is kept once.
    """
    server.rate_limits.sent.check(person.id)
    size, bots = len(given.record), {*OUR_BOTS, *server.registry.bots}
    work = (read_sent, given.record, given.chairs(), bots)
    sent = await server.read_record(person.id, size, *work)
    table, new = await server.registry.finish(server.registry.keep_sent(person, sent))
    body: m.GameSent = {"id": table, "new": new}
    return Json(body)


def _list_out(found: list[Listed], person: Person | None) -> m.TableList:
    people: dict[str, str] = {}
    for each in found:
        people.update(each.names)
    named = names_in_list(people, None if person is None else person.id)
    return {"tables": [_listed_out(each, person) for each in found], "people": named}


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
        "unverified": row.unverified,
    }


@router.post("/tables", response_model=m.Created, status_code=201)
async def create_table(setup: m.Setup, person: SignedIn, server: RunningServer) -> Response:
    """Make a table; whoever knows its id is invited."""
    server.rate_limits.tables.check(person.id)
    created: m.Created = {"id": await server.registry.create(person, setup.setup(), setup.key)}
    return Json(created, status_code=201)


SeatQuery = Annotated[int | None, Query(ge=0, le=9, description="a seat; none is a spectator")]
NumberQuery = Annotated[int | None, Query(ge=0, le=m.LARGEST_NUMBER)]


@router.get("/tables/{table}", response_model=shapes.TableOut)
async def see_table(
    table: m.Identity,
    request: Request,
    person: MaybePerson,
    server: RunningServer,
    seat: SeatQuery = None,
    after: NumberQuery = None,
    previews: bool = False,
) -> Response:
    """The table as one of one's seats or a spectator sees it, with the events after a number, and
    what each legal move would do.
    """
    live = await server.registry.open(table)
    if person is not None and seat is not None:
        server.registry.seen(live, person.id)
    entries = live.projection.replayed_for_table(seat, after)
    server.check_looking_back(client_address(request.scope), entries)
    return Json(live.projection.table(id_of(person), seat, after, previews))


@router.get("/tables/{table}/events", response_model=shapes.EventPage)
async def events(
    table: m.Identity,
    request: Request,
    person: MaybePerson,
    server: RunningServer,
    before: Annotated[int, Query(ge=0, le=m.LARGEST_NUMBER)],
    seat: SeatQuery = None,
) -> Response:
    """A page of events before a number."""
    projection = (await server.registry.open(table)).projection
    entries = projection.replayed_for_page(seat, before)
    server.check_looking_back(client_address(request.scope), entries)
    return Json(projection.page(id_of(person), seat, before))


@router.post("/tables/{table}/do", response_model=shapes.Done)
async def do(
    table: m.Identity, command: m.AnyCommand, person: SignedIn, server: RunningServer
) -> Response:
    """Join, start, move, say …: any command at a table."""
    doing = server.do(person, table, command.command(), command.key)
    live = await server.registry.finish(doing)
    return Json(done_out(live.table))


# Invitations


_PICTURES: Final[dict[str, dict[int | str, dict[str, Any]]]] = {
    kind: {200: {"description": "a picture", "content": {kind: {"schema": {"type": "string"}}}}}
    for kind in ("image/svg+xml", "image/png")
}


@router.get("/tables/{table}/qr", response_class=Response, responses=_PICTURES["image/svg+xml"])
async def qr_code_of_table(
    table: m.Identity, request: Request, person: MaybePerson, server: RunningServer
) -> Response:
    """The link to the table as a QR code."""
    live = await server.registry.open(table)
    check_viewer(live.table, id_of(person), None)
    origin = invitations.origin_of(request, server.settings.https)
    code = await asyncio.to_thread(invitations.qr_code, f"{origin}/table/{table}")
    return Response(code, media_type="image/svg+xml")


@router.get(
    "/tables/{table}/card/{language}", response_class=Response, responses=_PICTURES["image/png"]
)
async def card_of_table(table: m.Identity, language: str, server: RunningServer) -> Response:
    """The picture that other programs show of the table's link."""
    if language not in LANGUAGES:
        raise Refused("not-found", "no such language")
    live = await server.registry.open(table)
    card = invitations.card_of(live.table, live.names, language)
    return Response(
        await asyncio.to_thread(invitations.picture, card, server.settings.page),
        media_type="image/png",
        headers={"Cache-Control": "max-age=60"},
    )


# Records


_RECORD: dict[int | str, dict[str, Any]] = {
    200: {"description": "the record", "content": {"text/plain": {"schema": {"type": "string"}}}}
}


@router.get("/tables/{table}/record", response_class=Response, responses=_RECORD)
async def record(
    table: m.Identity, person: MaybePerson, server: RunningServer, seat: SeatQuery = None
) -> Response:
    """The record of a game that is over, with the secret of its shuffle, signed by the server."""
    live = await server.registry.open(table)
    found = (await server.registry.as_it_ended(live)).record(id_of(person), seat)
    seed = await record_key(server.store)
    return PlainTextResponse(
        to_text(await asyncio.to_thread(signed, found, seed)),
        headers={"Content-Disposition": f'attachment; filename="{table}.record"'},
    )


@router.get("/tables/{table}/replay", response_model=shapes.Shown)
async def replay_table(
    table: m.Identity,
    request: Request,
    person: MaybePerson,
    server: RunningServer,
    step: NumberQuery = None,
    seat: SeatQuery = None,
) -> Response:
    """A game after a number of its moves: while it runs, as one of one's own seats or a spectator
    saw it then; after the end, as any seat saw it.
    """
    live = await server.registry.open(table)
    record = live.projection.record_to_replay(id_of(person), seat)
    whose = id_of(person) or client_address(request.scope)
    return Json(await server.read_record(whose, 0, shown_record, record, step, seat))


@router.get("/tables/{table}/course", response_model=shapes.Course)
async def course_of_table(
    table: m.Identity,
    request: Request,
    person: MaybePerson,
    server: RunningServer,
    seat: SeatQuery = None,
) -> Response:
    """How a game has gone so far: where turns and rounds began, and how the scores grew."""
    live = await server.registry.open(table)
    record = live.projection.record_to_replay(id_of(person), seat)
    whose = id_of(person) or client_address(request.scope)
    return Json(await server.read_record(whose, 0, course_of, record))


@router.get("/tables/{table}/hint", response_model=shapes.Hint)
async def hint(
    table: m.Identity,
    person: SignedIn,
    server: RunningServer,
    seat: Annotated[int, Query(ge=0, le=9, description="one of one's own seats, which decides")],
    bot: Annotated[str | None, Query(max_length=100, description="none: the usual adviser")] = None,
) -> Response:
    """What a bot would do in the place of one's own seat, where the table allows to ask."""
    server.rate_limits.hints.check(person.id)
    live = await server.registry.open(table)
    return Json(await server.registry.hint(live, person, seat, bot))


@router.post("/replay", response_model=shapes.Shown)
async def replay_record(
    given: m.Replay, request: Request, person: MaybePerson, server: RunningServer
) -> Response:
    """A record that one has, after a number of its moves."""
    whose, size = id_of(person) or client_address(request.scope), len(given.record)
    work = (shown_text, given.record, given.step, given.seat)
    return Json(await server.read_record(whose, size, *work))


@router.post("/replay/course", response_model=shapes.Course)
async def course_of_record(
    given: m.RecordOnly, request: Request, person: MaybePerson, server: RunningServer
) -> Response:
    """How the game of a record that one has went."""
    whose, size = id_of(person) or client_address(request.scope), len(given.record)
    return Json(await server.read_record(whose, size, course_text, given.record))


@router.post("/replay/branch", response_model=m.Created, status_code=201)
async def branch_off_record(
    given: m.BranchOfRecord, person: SignedIn, server: RunningServer
) -> Response:
    """A new table that goes on from a record that one has."""
    server.rate_limits.tables.check(person.id)
    size = len(given.record)
    origin = await server.read_record(person.id, size, origin_of_record, given.record)
    made = await server.registry.branch(person, origin, given.where(), given.key)
    created: m.Created = {"id": made}
    return Json(created, status_code=201)


@router.get("/key", response_model=m.PublicKey)
async def key(server: RunningServer) -> Response:
    """The public key by which this server's records are signed (Ed25519)."""
    seed = await record_key(server.store)
    body: m.PublicKey = {"key": await asyncio.to_thread(public_key, seed)}
    return Json(body)


# For whoever runs the server


@plain.get("/health", response_model=m.Health)
async def health(server: RunningServer) -> Response:
    """Whether the server is ready: its background tasks are at work, its database can be written
    to.
    """
    await server.check_ready()
    body: m.Health = {"status": "ok", "version": __version__}
    return Json(body)


@plain.get("/metrics", response_class=PlainTextResponse)
async def metrics(server: RunningServer) -> Response:
    """Numbers for Prometheus."""
    return PlainTextResponse(server.metrics.text())
