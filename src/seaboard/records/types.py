"""What a record says, as values."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Final

from ..games import get_game
from ..games.api import CHANCE, Board, Game, Result, SeaboardError, Seat

SPECTATOR: Final = "spectator"
CHANCE_NAME: Final = "chance"
LONGEST_VALUE: Final = 2_000
_KEY: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


class BadRecord(SeaboardError):
    """A record that cannot be used; the message says where, as far as there is a where, and why."""

    def __init__(self, reason: str, line: int | None = None, path: Path | None = None) -> None:
        where = [] if path is None else [str(path)]
        where += [] if line is None else [f"line {line}"]
        super().__init__(f"{', '.join(where)}: {reason}" if where else reason)
        self.reason = reason
        self.line = line

    def in_file(self, path: Path) -> BadRecord:
        """The same error with the name of the file that it is about."""
        return BadRecord(self.reason, self.line, path)


@contextmanager
def at_line(line: int | None) -> Iterator[None]:
    """Whatever is refused inside is a fault of the record in that line."""
    try:
        yield
    except BadRecord as error:
        raise (error if error.line is not None else BadRecord(error.reason, line)) from None
    except SeaboardError as error:
        raise BadRecord(str(error), line) from None


@dataclass(frozen=True, slots=True)
class Played:
    """One decision: by a seat or CHANCE, in the move's text; `?` stands for what is secret."""

    decider: Seat
    text: str

    def __post_init__(self) -> None:
        if self.text != " ".join(self.text.split()) or not self.text or "," in self.text:
            raise BadRecord(f"{self.text[:60]!r} is not the text of a move")
        _check_printable("a move", self.text)


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played; that the moves are legal is for `replay` to check."""

    game: Game
    mode: str
    seats: int
    board: Board
    options: Mapping[str, int] = field(default_factory=dict)  # those that are not the default
    players: Mapping[Seat, str] = field(default_factory=dict)  # names, of those who gave one
    date: date | None = None
    notes: Mapping[str, str] = field(default_factory=dict)
    seen_by: str | None = None  # a seat's name or SPECTATOR: secrets of the others are left out
    result: Result | None = None  # of a finished game
    moves: tuple[Played, ...] = ()
    lines: tuple[int, ...] = field(default=(), compare=False)  # where each move was read
    result_line: int | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        if self.game is not get_game(self.game.name):
            raise BadRecord(f"{self.game.name}: not a game of Seaboard")
        self.game.resolve_seats(self.game.resolve_mode(self.mode), self.seats)
        chosen = self.game.resolve_options(self.options)
        if any(chosen[name] == self.game.options[name].default for name in self.options):
            raise BadRecord("an option is written down only where it is not the default")
        check_value("the board's name", self.board.name)
        for seat, name in self.players.items():
            if not 0 <= seat < self.seats:
                raise BadRecord(f"a name is given for seat {seat + 1} of {self.seats}")
            check_value("a player's name", name)
        for key, value in self.notes.items():
            check_key(key)
            check_value(f"note.{key}", value)
        if self.seen_by not in (None, SPECTATOR, *self.seat_names):
            raise BadRecord(f"seen-by: {self.seen_by} is not {self._who()}")
        self._check_result()
        if not all(-1 <= played.decider < self.seats for played in self.moves):
            raise BadRecord(f"a decision is made by {self._who()} or {CHANCE_NAME}")

    def _check_result(self) -> None:
        if self.result is None:
            return
        if not len(self.result.places) == len(self.result.scores) == self.seats:
            raise BadRecord(f"result: expected {self.seats} places and {self.seats} scores")
        if not all(1 <= place <= self.seats for place in self.result.places):
            raise BadRecord(f"result: a place is 1 to {self.seats}")

    def _who(self) -> str:
        return f"one of {', '.join(self.seat_names)}"

    @property
    def seat_names(self) -> tuple[str, ...]:
        return self.game.seat_names[: self.seats]

    def name_of(self, decider: Seat) -> str:
        """As a record writes whoever decides."""
        return CHANCE_NAME if decider == CHANCE else self.game.seat_names[decider]

    def line_of(self, number: int) -> int | None:
        """The line on which the move of that number was read, if the record was read."""
        return self.lines[number] if number < len(self.lines) else None


def check_key(key: str) -> None:
    """A note's key is a short word."""
    if not _KEY.fullmatch(key):
        raise BadRecord(f"{key[:60]!r} is not a key: small letters, digits and hyphens, at most 40")


def check_value(what: str, value: str) -> None:
    """A value is one line of text without space around it."""
    if not value or value != value.strip():
        raise BadRecord(f"{what}: expected a text without space around it")
    if len(value) > LONGEST_VALUE:
        raise BadRecord(f"{what}: longer than {LONGEST_VALUE} characters")
    _check_printable(what, value)


def _check_printable(what: str, value: str) -> None:
    for character in value:
        if not character.isprintable():
            raise BadRecord(f"{what}: contains the unprintable character {character!r}")


def plain_board(game: Game, board: Board) -> Board:
    """The board, or the game's own if its numbers are the same: names do not tell boards apart."""
    standard = game.load_board()
    return standard if board.digest() == standard.digest() else board
