"""The requests of the server's HTTP part that a page makes about tables, answered on the device."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qs, urlsplit

from ..games import get_game, installed_games
from ..games.api import Seat
from ..records import to_text
from ..tables.course import course_of, course_text
from ..tables.offer import game_out
from ..tables.projection import done_out, shown_record, shown_text
from ..tables.refusals import Refused
from .host import PERSON, Effects, Host


def ask(host: Host, method: str, address: str, body: Mapping[str, Any] | None) -> str:
    """The answer to a request; addresses are those below `/api`."""
    parts = urlsplit(address)
    query = {name: values[0] for name, values in parse_qs(parts.query).items()}
    path = tuple(part for part in parts.path.split("/") if part)
    return host.answer(lambda effects: _answer(host, method, path, query, body or {}, effects))


def _answer(
    host: Host,
    method: str,
    path: tuple[str, ...],
    query: Mapping[str, str],
    body: Mapping[str, Any],
    effects: Effects,
) -> Any:
    match method, path:
        case "GET", ("games",):
            games = [game_out(get_game(name)) for name in installed_games()]
            return {"games": games, "bots": list(host.bots)}
        case "GET", ("games", name, "board") if name in installed_games():
            return {"lines": dict(get_game(name).load_board().lines())}
        case "POST", ("tables",):
            return {"id": host.create_from(body, effects)}
        case "POST", ("tables", table, "do"):
            return done_out(host.do(table, body, effects).table)
        case "POST", ("replay",):
            return shown_text(body["record"], body.get("step"), body.get("seat"))
        case "POST", ("replay", "course"):
            return course_text(body["record"])
        case "GET", ("tables", table, *rest):
            return _about_table(host, table, rest, query)
        case _:
            raise Refused("not-found", "there is nothing there")


def _about_table(host: Host, table: str, rest: list[str], query: Mapping[str, str]) -> Any:
    seat = _number(query, "seat")
    projection = host.projection(table)
    match rest:
        case []:
            return projection.table(PERSON, seat, _number(query, "after"))
        case ["events"]:
            return projection.page(PERSON, seat, int(query["before"]))
        case ["hint"]:
            return host.hint(table, _seat(seat), query.get("bot"))
        case ["replay"]:
            record = projection.record_to_replay(PERSON, seat)
            return shown_record(record, _number(query, "step"), seat)
        case ["course"]:
            return course_of(projection.record_to_replay(PERSON, seat))
        case ["record"]:
            return to_text(projection.record(PERSON, seat))
        case _:
            raise Refused("not-found", "there is nothing there")


def _number(query: Mapping[str, str], name: str) -> int | None:
    return int(query[name]) if name in query else None


def _seat(seat: Seat | None) -> Seat:
    if seat is None:
        raise Refused("bad-input", "which seat?")
    return seat
