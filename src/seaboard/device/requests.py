"""The requests that a page makes of the server's HTTP part, answered on the device."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qs, urlsplit

from ..games import get_game, installed_games
from ..games.api import Seat
from ..tables.branching import Where
from ..tables.course import course_of, course_text
from ..tables.lines import position_on_line, told_moves
from ..tables.offer import board_lines, game_out
from ..tables.projection import done_out, shown_record, shown_text
from ..tables.refusals import Refused
from .editing import about_editor
from .host import PERSON, Effects, Host
from .learning import about_lessons, about_puzzles


def ask(host: Host, method: str, address: str, body: Mapping[str, Any] | None) -> str:
    """The answer to a request; addresses are those below `/api`."""
    parts = urlsplit(address)
    given = parse_qs(parts.query)
    query, moves = {name: values[0] for name, values in given.items()}, given.get("move", [])
    path = tuple(part for part in parts.path.split("/") if part)
    return host.answer(
        lambda effects: _answer(host, method, path, query, moves, body or {}, effects)
    )


def _answer(
    host: Host,
    method: str,
    path: tuple[str, ...],
    query: Mapping[str, str],
    moves: list[str],
    body: Mapping[str, Any],
    effects: Effects,
) -> Any:
    match method, path:
        case "GET", ("games",):
            games = [game_out(get_game(name)) for name in installed_games()]
            return {"games": games, "bots": list(host.bots)}
        case "GET", ("games", name, "board") if name in installed_games():
            return {"lines": board_lines(get_game(name))}
        case "POST", ("games", name, "board") if name in installed_games():
            return {"lines": board_lines(get_game(name), body["text"])}
        case _, ("games", name, "lessons", which) if name in installed_games():
            return about_lessons(method, name, which, body)
        case _, ("games", name, "puzzles", *rest) if name in installed_games():
            return about_puzzles(method, name, rest, query, body)
        case _, ("games", name, "editor", *rest) if name in installed_games():
            return about_editor(host.bots, method, name, rest, query, body)
        case "POST", ("tables",):
            return {"id": host.create_from(body, effects)}
        case "POST", ("tables", table, "do"):
            return done_out(host.do(table, body, effects).table)
        case "POST", ("replay",):
            return shown_text(body["record"], body.get("step"), body.get("seat"))
        case "POST", ("replay", "course"):
            return course_text(body["record"])
        case "POST", ("replay", "branch"):
            return {"id": host.branch_of_record(body["record"], _where(body), effects)}
        case "GET", ("tables", table, "analysis"):
            return host.analysis(table, _number(query, "after") or 0, effects)
        case "POST", ("tables", table, "analysis", "other"):
            return host.other_move(table, body["step"], body["move"])
        case "POST", ("tables", table, "branch"):
            return {"id": host.branch(table, _where(body), effects)}
        case "GET", ("tables", table, *rest):
            return _about_table(host, table, rest, query, moves)
        case _:
            raise Refused("not-found", "there is nothing there")


def _about_table(
    host: Host, table: str, rest: list[str], query: Mapping[str, str], moves: list[str]
) -> Any:
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
        case ["line"]:
            step = _number(query, "step") or 0
            return position_on_line(projection.record(PERSON, seat), step, moves, seat)
        case ["told"]:
            return told_moves(projection.record(PERSON, None))
        case ["record"]:
            return host.record_text(table, seat)
        case _:
            raise Refused("not-found", "there is nothing there")


def _where(body: Mapping[str, Any]) -> Where:
    return Where(body["step"], body.get("line", ()), body["players"])


def _number(query: Mapping[str, str], name: str) -> int | None:
    return int(query[name]) if name in query else None


def _seat(seat: Seat | None) -> Seat:
    if seat is None:
        raise Refused("bad-input", "which seat?")
    return seat
