"""A lesson as it stands in a game's folder: `lessons/<number>-<name>.toml`, read and checked.

A file says who learns (`seat`), where the lesson begins (`[start]`) and what is to be done, step by
step (`[[step]]`). It holds no words: each step names its messages, which are those of the game's
`words/<language>/lessons.ftl`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..games import folder_of_game, get_game
from ..games.api import Game, Move, Position, SeaboardError, Seat

_NAME: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_WRONG: Final = "wrong"
COACH: Final = "coach.toml"  # lies beside the lessons (see `coaching`)
_FILE: Final = re.compile(r"\d+-(?P<name>[a-z0-9-]+)")


class BadLesson(SeaboardError):
    """A lesson that cannot be played; the message names the file and what is wrong with it."""


class UnknownLesson(SeaboardError):
    """The game has no lesson of that name."""


@dataclass(frozen=True, slots=True)
class Expected:
    """The moves that a step wants: some by their text, or any of a kind."""

    moves: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()

    def __contains__(self, move: Move) -> bool:
        return str(move) in self.moves or move.kind in self.kinds

    def __bool__(self) -> bool:
        return bool(self.moves or self.kinds)


@dataclass(frozen=True, slots=True)
class Aside:
    """An answer of its own to some legal moves that a step does not want."""

    name: str
    moves: Expected


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do, or only to read if nothing is expected.

    `light` are the things in question, as paths into the data of the learner's view, such as
    `fields.3` or `players.0.hand.7`; a list is entered by number, or by the `name` of one in it.
    `then` are the moves of others and of chance that follow.
    """

    name: str
    light: tuple[str, ...]
    expected: Expected
    then: tuple[str, ...]
    asides: tuple[Aside, ...]

    @property
    def only_tells(self) -> bool:
        """Whether there is nothing to do but to read on."""
        return not self.expected


@dataclass(frozen=True, slots=True)
class Start:
    """Where a lesson begins: a described position or a new game, and the moves played from it."""

    mode: str | None
    seats: int | None
    options: Mapping[str, int]
    position: Mapping[str, Any] | None
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game."""

    game: Game
    name: str
    seat: Seat
    start: Start
    steps: tuple[Step, ...]

    @property
    def title_id(self) -> str:
        """The message that names the lesson."""
        game = self.game
        return f"{game.name}-lesson-{self.name}"

    def message_id(self, name: str) -> str:
        """The message of a step or aside of that name."""
        return f"{self.title_id}-{name}"

    @property
    def wrong_id(self) -> str:
        """The message for a legal move that a step does not want, if no aside answers it."""
        return self.message_id(_WRONG)

    def first_position(self) -> Position:
        """A new position as the lesson begins; the error says why there is none."""
        start = self.start
        try:
            if start.position is None:
                position = self.game.new(mode=start.mode, seats=start.seats, options=start.options)
            else:
                position = self.game.set_up(start.position)
            for text in start.moves:
                position.play(text)
        except SeaboardError as error:
            raise BadLesson(f"lesson {self.name} of {self.game.title}: {error}") from error
        return position


def message_ids(lesson: Lesson) -> Iterator[str]:
    """Every message that the lesson needs."""
    yield lesson.title_id
    if not all(step.only_tells for step in lesson.steps):
        yield lesson.wrong_id
    for step in lesson.steps:
        yield lesson.message_id(step.name)
        for aside in step.asides:
            yield lesson.message_id(aside.name)


@cache
def _files(game: str) -> dict[str, Path]:
    found: dict[str, Path] = {}
    listed = (folder_of_game(game) / "lessons").glob("*.toml")
    paths = [path for path in listed if path.name != COACH]
    for path in sorted(paths, key=lambda path: (int(path.stem.partition("-")[0] or 0), path.name)):
        match = _FILE.fullmatch(path.stem)
        if match is None or match["name"] in found:
            raise BadLesson(f"{path.name}: expected a number and a name of its own")
        found[match["name"]] = path
    return found


def lesson_names(game: str) -> tuple[str, ...]:
    """The names of a game's lessons in the order in which they are learnt; there may be none."""
    return tuple(_files(game))


@cache
def get_lesson(game: str, name: str) -> Lesson:
    """The lesson of that name."""
    if name not in _files(game):
        known = ", ".join(_files(game)) or "none"
        raise UnknownLesson(f"{get_game(game).title} has no lesson {name!r}; it has: {known}")
    path = _files(game)[name]
    return read_lesson(get_game(game), name, path.read_text(encoding="utf-8"))


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game, in their order."""
    return tuple(get_lesson(game, name) for name in lesson_names(game))


def read_lesson(game: Game, name: str, text: str) -> Lesson:
    """The lesson in a text, its form checked; whether it can be played is not."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"lesson {name}: {error}") from None
    root = _Table(data, f"lesson {name}", ("seat", "start", "step"))
    steps = tuple(
        _step(game, item, f"{root.where}, step {number}")
        for number, item in enumerate(root.rows("step"), 1)
    )
    names = [_WRONG] + [
        each for step in steps for each in (step.name, *(a.name for a in step.asides))
    ]
    if repeated := sorted({each for each in names if names.count(each) > 1}):
        raise BadLesson(f"{root.where}: {repeated[0]!r} names two things")
    if not steps:
        raise BadLesson(f"{root.where}: it has no step")
    return Lesson(game, name, root.get("seat", int, 0), _start(root), steps)


class _Table:
    """A table of the file, with its place in it for what is said about mistakes."""

    def __init__(self, value: Any, where: str, keys: tuple[str, ...]) -> None:
        if not isinstance(value, Mapping):
            raise BadLesson(f"{where}: expected a table")
        self.value: Mapping[str, Any] = value
        self.where = where
        if unknown := [key for key in value if key not in keys]:
            raise BadLesson(f"{where}: unknown key {unknown[0]!r}; expected {', '.join(keys)}")

    def get(self, key: str, kind: type[Any], default: Any) -> Any:
        value = self.value.get(key, default)
        if value is not default and type(value) is not kind:
            raise BadLesson(f"{self.where}: {key}: expected {kind.__name__}, got {value!r}")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        values = self.get(key, list, [])
        if not all(isinstance(value, str) for value in values):
            raise BadLesson(f"{self.where}: {key}: expected a list of texts")
        return tuple(values)

    def rows(self, key: str) -> list[Any]:
        return list(self.get(key, list, []))

    def name(self) -> str:
        value = self.get("say", str, "")
        if not _NAME.fullmatch(value):
            raise BadLesson(f"{self.where}: say: expected the name of a message, got {value!r}")
        return str(value)

    def expected(self, game: Game) -> Expected:
        wanted = Expected(self.texts("moves"), self.texts("kinds"))
        kinds = {move.kind for move in game.types.moves}
        if unknown := [kind for kind in wanted.kinds if kind not in kinds]:
            raise BadLesson(f"{self.where}: {unknown[0]!r} is no kind of move of {game.title}")
        try:
            moves = tuple(str(game.parse(text)) for text in wanted.moves)
        except SeaboardError as error:
            raise BadLesson(f"{self.where}: {error}") from None
        return Expected(moves, wanted.kinds)


def _start(root: _Table) -> Start:
    keys = ("mode", "seats", "options", "position", "moves")
    table = _Table(root.get("start", dict, {}), f"{root.where}, start", keys)
    if "position" in table.value and {"mode", "seats", "options"} & set(table.value):
        raise BadLesson(f"{table.where}: a described position says its mode, seats and options")
    return Start(
        mode=table.get("mode", str, None),
        seats=table.get("seats", int, None),
        options=table.get("options", dict, {}),
        position=table.get("position", dict, None),
        moves=table.texts("moves"),
    )


def _step(game: Game, value: Any, where: str) -> Step:
    table = _Table(value, where, ("say", "light", "moves", "kinds", "then", "aside"))
    expected = table.expected(game)
    asides = []
    for item in table.rows("aside"):
        aside = _Table(item, f"{where}, aside", ("say", "moves", "kinds"))
        asides.append(Aside(aside.name(), aside.expected(game)))
        if not asides[-1].moves:
            raise BadLesson(f"{aside.where}: it answers no move")
    if asides and not expected:
        raise BadLesson(f"{where}: nothing is expected, so nothing is wrong")
    return Step(table.name(), table.texts("light"), expected, table.texts("then"), tuple(asides))
