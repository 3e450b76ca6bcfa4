"""The words of every language: Fluent catalogues, shared by the terminal and the web page.

A folder for each language holds the catalogues; a game brings its own, with its rules for players,
in the folder `words` beside its rules. A message has the same id and the same arguments in each
language; a test sees to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from ..games import get_game, installed_games
from ..games.api import Game
from .functions import args_of, naming
from .functions import functions as functions_of

LANGUAGES: Final = ("en", "de", "fr")
FOLDER: Final = Path(__file__).parent


class NoSuchMessage(LookupError):
    """No catalogue of the language has the message; the words of a table are incomplete."""

    def __init__(self, language: str, message: str) -> None:
        super().__init__(f"there is no message {message} in the catalogues of {language}")


@cache
def bundle(language: str) -> FluentBundle:
    """All catalogues of a language."""
    functions = functions_of(language, partial(say, language))
    made = FluentBundle([language], functions=functions, use_isolating=False)
    for folder in (FOLDER, *map(words_of, map(get_game, installed_games()))):
        for path in sorted((folder / language).glob("*.ftl")):
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def words_of(game: Game) -> Path:
    """The folder of a game's words, a folder for each language in it; there may be none."""
    return Path(str(files(game.package))) / "words"


def has(language: str, message: str) -> bool:
    """Whether there is such a message, for names that may be anyone's own."""
    return bundle(language).has_message(message)


def say(
    language: str,
    message: str,
    args: Mapping[str, Any] | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """The message in the language. With the names of the seats, `args` are the raw values of a
    fact, move or view, of which the message itself makes words (see `functions`).
    """
    if names is not None:
        with naming(names):
            text, problems = _formatted(language, message, args_of(args or {}))
        # A value that is not there takes the default variant; that is no mistake.
        problems = [each for each in problems if not str(each).startswith("Unknown external")]
    else:
        text, problems = _formatted(language, message, args or {})
    if problems:
        raise problems[0]
    return text


def _formatted(language: str, message: str, args: Mapping[str, Any]) -> tuple[str, list[Exception]]:
    if not has(language, message):
        raise NoSuchMessage(language, message)
    pattern = bundle(language).get_message(message).value
    if pattern is None:
        raise NoSuchMessage(language, message)
    text, problems = bundle(language).format_pattern(pattern, dict(args))
    return str(text), problems
