"""Facts as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Literal, Protocol

from babel.lists import format_list

from ..games.api import Fact
from ..locales import say

Language = Literal["en", "de", "fr"]
Names = Sequence[str]  # of the players, by seat
Tell = Callable[[Fact, Names, Language], str]  # a fact as a sentence
TellTogether = Callable[[Sequence[Fact], Names, Language], str]  # several in one sentence


class Teller(Protocol):
    """How a game tells what happened."""

    @property
    def tell(self) -> Tell: ...
    @property
    def together(self) -> Callable[[Fact], bool]: ...
    @property
    def tell_together(self) -> TellTogether: ...


def counted(number: int, thing: str) -> str:
    """1 worker, 2 workers."""
    return f"{int(number)} {thing}" if number == 1 else f"{int(number)} {thing}s"


def joined(things: Sequence[str], language: Language) -> str:
    """Several things in a row, as the language joins them."""
    return format_list(things, locale=language)


def message_of(game: str, fact: Fact) -> str:
    """The id of a fact's message: `tile.bought` of the game is `<game>-fact-tile-bought`."""
    key = fact.key.replace(".", "-")
    return f"{game}-fact-{key}"


def tell_fact(game: str, fact: Fact, names: Names, language: Language) -> str:
    """A fact by its message, which gets its parameters as they are."""
    return say(language, message_of(game, fact), fact.params, names)


def sentences(
    facts: Iterable[Fact], names: Names, teller: Teller, language: Language
) -> Iterator[str]:
    """A line for each fact, and one for those that are told together."""
    for together, run in groupby(facts, teller.together):
        if together:
            yield teller.tell_together(list(run), names, language)
        else:
            yield from (teller.tell(fact, names, language) for fact in run)
