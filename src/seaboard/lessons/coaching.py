"""What a coach says in a normal game: a game's `lessons/coach.toml`, read and checked.

Each `[[moment]]` is said once, at the first time that it comes: when the player decides and a move
of one of its `kinds` is legal, or one whose text fits one of its `texts` (`*` stands for anything),
or when one of its `facts` is told (`own`: of his own seat, or of another's); where it names two
values of the view as `equal`, only while they are. Earlier moments of the file go first.
`first_mode` is the mode of the game that follows the lessons, if it is not the game's first. The
file holds no words: `say` names the message `<game>-coach-<say>` of `words/<language>/lessons.ftl`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from ..games import folder_of_game, get_game
from ..games.api import Game
from .reading import COACH, BadLesson

_NAME: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_FIRST_MODE: Final = "first_mode"
_PARTS: Final = (_FIRST_MODE, "moment")
_KEYS: Final = ("say", "kinds", "texts", "facts", "own", "equal", "light", "rule")


@dataclass(frozen=True, slots=True)
class Moment:
    """Something to say at the first time that it comes; `light` as in a lesson's step."""

    game: str
    name: str
    kinds: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    own: bool | None = None
    light: tuple[str, ...] = ()
    rule: str | None = None
    texts: tuple[str, ...] = ()
    equal: tuple[str, ...] = ()

    @property
    def message(self) -> str:
        """The id of what is said."""
        game = self.game
        return f"{game}-coach-{self.name}"


@cache
def moments_of(game: str) -> tuple[Moment, ...]:
    """What the game's coach has to say; nothing if it has none."""
    return read_moments(get_game(game), _text_of(game))


@cache
def first_mode(game: str) -> str:
    """The mode of the first game after the lessons: what the coach says, else the game's first."""
    return read_first_mode(get_game(game), _text_of(game))


def _text_of(game: str) -> str:
    path = folder_of_game(game) / "lessons" / COACH
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def read_first_mode(game: Game, text: str) -> str:
    """The mode of the first game that a text names, or the game's first."""
    mode = _read(game, text).get(_FIRST_MODE, next(iter(game.modes)))
    if mode not in game.modes:
        modes = ", ".join(game.modes)
        raise BadLesson(f"coach of {game.title}: no mode {mode!r}; there is {modes}")
    return str(mode)


def _read(game: Game, text: str) -> Mapping[str, Any]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"coach of {game.title}: {error}") from None
    if unknown := [key for key in data if key not in _PARTS]:
        expected = " or ".join(_PARTS)
        raise BadLesson(f"coach of {game.title}: unknown key {unknown[0]!r}; expected {expected}")
    return data


def read_moments(game: Game, text: str) -> tuple[Moment, ...]:
    """The moments in a text, checked against the game's kinds of moves and facts."""
    data = _read(game, text)
    moments = tuple(
        _moment(game, item, f"coach of {game.title}, moment {number}")
        for number, item in enumerate(data.get("moment", []), 1)
    )
    names = [moment.name for moment in moments]
    if repeated := sorted({name for name in names if names.count(name) > 1}):
        raise BadLesson(f"coach of {game.title}: {repeated[0]!r} names two moments")
    return moments


def _moment(game: Game, item: Mapping[str, Any], where: str) -> Moment:
    if unknown := [key for key in item if key not in _KEYS]:
        raise BadLesson(f"{where}: unknown key {unknown[0]!r}; expected {', '.join(_KEYS)}")
    name = item.get("say")
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        raise BadLesson(f"{where}: say: expected the name of a message, got {name!r}")
    kinds, facts, light = (_texts(item, key, where) for key in ("kinds", "facts", "light"))
    texts, equal = _texts(item, "texts", where), _texts(item, "equal", where)
    own, rule = item.get("own"), item.get("rule")
    if not isinstance(own, bool | None) or not isinstance(rule, str | None):
        raise BadLesson(f"{where}: own: expected true or false; rule: the id of a rule")
    if not kinds and not facts and not texts:
        raise BadLesson(f"{where}: it never comes: name kinds of moves, their texts or facts")
    if len(equal) not in (0, 2):
        raise BadLesson(f"{where}: equal: expected two paths into the view's data")
    known = {move.kind for move in game.types.moves}, {fact.key for fact in game.types.facts}
    for given, all_of_them, what in zip((kinds, facts), known, ("move", "fact"), strict=True):
        if foreign := [each for each in given if each not in all_of_them]:
            raise BadLesson(f"{where}: {foreign[0]!r} is no kind of {what} of {game.title}")
    return Moment(game.name, name, kinds, facts, own, light, rule, texts, equal)


def _texts(item: Mapping[str, Any], key: str, where: str) -> tuple[str, ...]:
    values = item.get(key, [])
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise BadLesson(f"{where}: {key}: expected a list of texts")
    return tuple(values)
