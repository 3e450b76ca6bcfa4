"""Facts as sentences in the reader's language; small English words for the rest of the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from babel.lists import format_list

from ..games.api import Fact

Language = Literal["en", "de", "fr"]
Names = Sequence[str]  # of the players, by seat
Tell = Callable[[Fact, Names, Language], str]  # a fact as a sentence; empty if not worth one


def counted(number: int, thing: str) -> str:
    """1 worker, 2 workers."""
    return f"{int(number)} {thing}" if number == 1 else f"{int(number)} {thing}s"


def listed(things: Sequence[str]) -> str:
    """One, two and three."""
    if len(things) < 2:
        return "".join(things) or "nothing"
    return f"{', '.join(things[:-1])} and {things[-1]}"


def joined(things: Sequence[str], language: Language) -> str:
    """Several things in a row, as the language joins them."""
    return format_list(things, locale=language)


def message_of(game: str, fact: Fact) -> str:
    """The id of a fact's message: `tile.bought` of Nauticus is `nauticus-fact-tile-bought`."""
    key = fact.key.replace(".", "-")
    return f"{game}-fact-{key}"


def as_it_is(fact: Fact, names: Names, language: Language) -> str:
    """For a game without words."""
    return str(fact)


def sentences(facts: Iterable[Fact], names: Names, tell: Tell, language: Language) -> list[str]:
    """A line for each fact that is worth one."""
    return [line for fact in facts if (line := tell(fact, names, language))]
