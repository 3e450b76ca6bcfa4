"""The words of every language: Fluent catalogues, shared by the terminal and the web page.

A folder for each language holds the catalogues; a game brings its own, with its rules for players,
in the folder `words` beside its rules. A message has the same id and the same arguments in each
language; a test sees to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource

from ..games import folder_of_game, installed_games
from .functions import args_of, naming
from .functions import functions as functions_of

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

LANGUAGES: Final = ("en", "de", "fr")
FOLDER: Final = Path(__file__).parent


class NoSuchMessage(LookupError):
    """No catalogue of the language has the message; the words of a table are incomplete."""

    def __init__(self, language: str, message: str) -> None:
        super().__init__(f"there is no message {message} in the catalogues of {language}")


class Catalogue:
    """All messages of a language; each is parsed when it is asked for, with what it refers to."""

    def __init__(self, language: str) -> None:
        functions = functions_of(language, partial(say, language))
        self.bundle: Final = FluentBundle([language], functions=functions, use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for folder in (FOLDER, *map(words_of, installed_games())):
            for path in sorted((folder / language).glob("*.ftl")):
                for name, text in entries(path.read_text(encoding="utf-8")):
                    self._unparsed.setdefault(name, text)
        self.names: Final = frozenset(self._unparsed)

    def message(self, name: str) -> Message | None:
        """The message of that name, if there is one."""
        self._parse(name)
        return self.bundle.get_message(name) if self.bundle.has_message(name) else None

    def _parse(self, name: str) -> None:
        text = self._unparsed.pop(name, None)
        if text is None:
            return
        self.bundle.add_resource(FluentResource(text))
        # Whatever looks like a reference; a word too many does no harm.
        for found in _NAME.findall(text):
            self._parse(found)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a catalogue, each with its text as far as the next one."""
    starts = list(_ENTRY.finditer(text))
    for start, after in zip_longest(starts, starts[1:]):
        yield start[1], text[start.start() : after.start() if after else None]


_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language."""
    return Catalogue(language)


def words_of(game: str) -> Path:
    """The folder of a game's words, a folder for each language in it; there may be none."""
    return folder_of_game(game) / "words"


def has(language: str, message: str) -> bool:
    """Whether there is such a message, for names that may be anyone's own."""
    return message in catalogue(language).names


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
    found = catalogue(language).message(message)
    if found is None or found.value is None:
        raise NoSuchMessage(language, message)
    text, problems = catalogue(language).bundle.format_pattern(found.value, dict(args))
    return str(text), problems
