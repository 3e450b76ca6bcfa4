"""The text form: a header of `key: value` lines, an empty line, then who decided what.

There is one canonical text for each record. Reading also takes a header in another order, empty
lines, and moves wrapped differently; whatever else is unknown is refused with its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from ..games import get_game
from ..games.api import CHANCE, Board, Game, Result, Seat
from .types import (
    CHANCE_NAME,
    SPECTATOR,
    BadRecord,
    Played,
    Record,
    at_line,
    check_key,
    check_value,
    plain_board,
)

FIRST_LINE: Final = "seaboard-record 1"
WIDTH: Final = 120
LARGEST: Final = 16_000_000  # characters; the longest games stay far below
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_SINGLE: Final = ("game", "rules", "mode", "seats", "board", "date", "seen-by", "result")
_FAMILIES: Final = ("board", "option", "player", "note")


def to_text(record: Record) -> str:
    """The canonical text."""
    header = [f"{key}: {value}" for key, value in _header(record)]
    moves = list(_move_lines(record))
    return "\n".join([FIRST_LINE, *header, "", *moves]) + "\n"


def _header(record: Record) -> Iterator[tuple[str, str]]:
    game, board = record.game, record.board
    yield "game", game.name
    yield "rules", str(game.rules_version)
    yield "mode", record.mode
    yield "seats", str(record.seats)
    yield "board", f"{board.name} {board.digest()}"
    if board.digest() != game.load_board().digest():
        yield from ((f"board.{key}", value) for key, value in board.lines().items())
    for name in sorted(record.options):
        yield f"option.{name}", str(record.options[name])
    for seat in sorted(record.players):
        yield f"player.{game.seat_names[seat]}", record.players[seat]
    if record.date is not None:
        yield "date", record.date.isoformat()
    for key in sorted(record.notes):
        yield f"note.{key}", record.notes[key]
    if record.seen_by is not None:
        yield "seen-by", record.seen_by
    if record.result is not None:
        yield "result", _result_text(record, record.result)


def _result_text(record: Record, result: Result) -> str:
    places = (f"{name}={p}" for name, p in zip(record.seat_names, result.places, strict=True))
    return f"{' '.join(places)} | {' '.join(map(str, result.scores))}"


def _move_lines(record: Record) -> Iterator[str]:
    """Consecutive decisions of one decider on a line, as far as they fit."""
    line, writer = "", None
    for played in record.moves:
        longer = f"{line}, {played.text}"
        if played.decider == writer and len(longer) <= WIDTH:
            line = longer
            continue
        if line:
            yield line
        line, writer = f"{record.name_of(played.decider)}: {played.text}", played.decider
    if line:
        yield line


def parse(text: str) -> Record:
    """The record that a text describes; its moves are checked by `replay`, not here."""
    if len(text) > LARGEST:
        raise BadRecord(f"larger than any record: {len(text)} characters, at most {LARGEST}")
    lines = [line.removesuffix("\r").rstrip(" ") for line in text.split("\n")]
    _check_first_line(lines[0])
    entries, body = _split(lines)
    header = _Header(entries, len(lines) - len(body))
    game = header.game()
    seats = header.seats(game)
    names = game.seat_names[:seats]
    moves = list(_parse_moves(body, names))
    return Record(
        game=game,
        mode=header.value("mode"),
        seats=seats,
        board=header.board(game),
        options=header.options(game),
        players=header.players(names),
        date=header.date(),
        notes=header.notes(),
        seen_by=header.seen_by(names),
        result=header.result(names),
        moves=tuple(played for played, _ in moves),
        lines=tuple(line for _, line in moves),
        result_line=header.line("result"),
    )


def _check_first_line(line: str) -> None:
    if line == FIRST_LINE:
        return
    if line.startswith("seaboard-record "):
        raise BadRecord(f"this version of Seaboard reads {FIRST_LINE!r}, not {line[:60]!r}", 1)
    raise BadRecord(f"not a record of Seaboard: expected {FIRST_LINE!r}, got {line[:60]!r}", 1)


@dataclass(frozen=True, slots=True)
class _Entry:
    line: int
    value: str


def _split(lines: list[str]) -> tuple[dict[str, _Entry], list[tuple[int, str]]]:
    """The header's entries and the numbered lines behind it; an empty line ends the header."""
    entries: dict[str, _Entry] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line:
            if entries:
                return entries, list(enumerate(lines[number:], number + 1))
            continue
        key, colon, value = line.partition(": ")
        if not colon:
            raise BadRecord(f"expected `key: value`, got {line[:60]!r}", number)
        if key in entries:
            raise BadRecord(f"{key[:60]} is given twice, first in line {entries[key].line}", number)
        family, dot, member = key.partition(".")
        if key not in _SINGLE and not (dot and family in _FAMILIES and member):
            raise BadRecord(f"unknown key {key[:60]!r}", number)
        with at_line(number):
            check_value(key[:60], value)
        entries[key] = _Entry(number, value)
    return entries, []


class _Header:
    """The header's entries, read one by one with errors that name their line."""

    def __init__(self, entries: Mapping[str, _Entry], end: int) -> None:
        self._entries = entries
        self._end = end  # the line that ends the header

    def value(self, key: str) -> str:
        if key not in self._entries:
            raise BadRecord(f"the header ends without a line `{key}: …`", self._end)
        return self._entries[key].value

    def line(self, key: str) -> int | None:
        return self._entries[key].line if key in self._entries else None

    def _line(self, key: str) -> int:
        return self._entries[key].line

    def _members(self, family: str) -> Iterator[tuple[str, _Entry]]:
        for key, entry in self._entries.items():
            name, dot, member = key.partition(".")
            if name == family and dot:
                yield member, entry

    def _number(self, key: str) -> int:
        return _number(key, self.value(key), self._line(key))

    def game(self) -> Game:
        name = self.value("game")
        with at_line(self._line("game")):
            game = get_game(name)
        version = self._number("rules")
        if version != game.rules_version:
            raise BadRecord(_other_rules(game, version), self._line("rules"))
        return game

    def seats(self, game: Game) -> int:
        mode_name, seats = self.value("mode"), self._number("seats")
        with at_line(self._line("mode")):
            mode = game.resolve_mode(mode_name)
        with at_line(self._line("seats")):
            return game.resolve_seats(mode, seats)

    def board(self, game: Game) -> Board:
        """The game's own board, or the one that is written out; its digest must fit."""
        name, _, digest = self.value("board").rpartition(" ")
        line = self._line("board")
        if not name:
            raise BadRecord("board: expected its name and digest, such as `standard 1a2b3c`", line)
        written = {member: entry.value for member, entry in self._members("board")}
        with at_line(line):
            board = game.board_from_lines(written) if written else game.load_board()
        self._check_board(board, written)
        if (board.name, board.digest()) != (name, digest):
            what = "the board in the lines below" if written else "this version's own board"
            reason = f"the record was played on {name} {digest}, but {what} is"
            raise BadRecord(f"{reason} {board.name} {board.digest()}", line)
        return plain_board(game, board)

    def _check_board(self, board: Board, written: Mapping[str, str]) -> None:
        expected = board.lines()
        for key in written:
            if written[key] != expected.get(key):
                hint = f"expected {expected[key]!r}" if key in expected else "an unknown key"
                raise BadRecord(f"board.{key[:60]}: {hint}", self._line(f"board.{key}"))

    def options(self, game: Game) -> dict[str, int]:
        values: dict[str, int] = {}
        for name, entry in self._members("option"):
            value = _number(f"option.{name}", entry.value, entry.line)
            with at_line(entry.line):
                game.resolve_options({name: value})
            if value == game.options[name].default:
                raise BadRecord(f"option.{name}: {value} is the default; leave it out", entry.line)
            values[name] = value
        return values

    def players(self, names: tuple[str, ...]) -> dict[Seat, str]:
        players: dict[Seat, str] = {}
        for name, entry in self._members("player"):
            players[_seat(name, names, entry.line)] = entry.value
        return players

    def notes(self) -> dict[str, str]:
        for key, entry in self._members("note"):
            with at_line(entry.line):
                check_key(key)
        return {key: entry.value for key, entry in self._members("note")}

    def date(self) -> date | None:
        if "date" not in self._entries:
            return None
        value = self.value("date")
        try:
            when = date.fromisoformat(value)
        except ValueError:
            when = None
        if when is None or when.isoformat() != value:
            line = self._line("date")
            raise BadRecord(f"date: expected such as 2026-11-15, got {value[:60]!r}", line)
        return when

    def seen_by(self, names: tuple[str, ...]) -> str | None:
        entry = self._entries.get("seen-by")
        if entry is not None and entry.value != SPECTATOR:
            _seat(entry.value, names, entry.line)
        return entry.value if entry else None

    def result(self, names: tuple[str, ...]) -> Result | None:
        if "result" not in self._entries:
            return None
        line = self._line("result")
        places, _, scores = self.value("result").partition(" | ")
        pairs = [pair.partition("=") for pair in places.split(" ")]
        if tuple(name for name, _, _ in pairs) != names or len(scores.split(" ")) != len(names):
            example = " ".join(f"{name}={place}" for place, name in enumerate(names, 1))
            raise BadRecord(f"result: expected places and scores: `{example} | 9 …`", line)
        return Result(
            tuple(_place(place, len(names), line) for _, _, place in pairs),
            tuple(_number("result", score, line) for score in scores.split(" ")),
        )


def _other_rules(game: Game, version: int) -> str:
    state = "newer than" if version > game.rules_version else "older than"
    return (
        f"the record was played by version {version} of the rules of {game.title}, which is {state}"
        f" version {game.rules_version} of this Seaboard; it is not reinterpreted"
    )


def _number(what: str, text: str, line: int) -> int:
    if not _NUMBER.fullmatch(text) or str(int(text)) != text:
        raise BadRecord(f"{what}: expected a number, got {text[:60]!r}", line)
    return int(text)


def _place(text: str, seats: int, line: int) -> int:
    place = _number("result", text, line)
    if not 1 <= place <= seats:
        raise BadRecord(f"result: a place is 1 to {seats}, not {place}", line)
    return place


def _seat(name: str, names: tuple[str, ...], line: int) -> Seat:
    if name not in names:
        raise BadRecord(f"there is no seat {name[:60]!r}; there is {', '.join(names)}", line)
    return names.index(name)


def _parse_moves(
    body: list[tuple[int, str]], names: tuple[str, ...]
) -> Iterator[tuple[Played, int]]:
    for number, line in body:
        if not line:
            continue
        who, colon, texts = line.partition(": ")
        if not colon:
            raise BadRecord(f"expected `who: move, move`, got {line[:60]!r}", number)
        decider = CHANCE if who == CHANCE_NAME else _seat(who, names, number)
        for text in texts.split(", "):
            with at_line(number):
                yield Played(decider, text), number
