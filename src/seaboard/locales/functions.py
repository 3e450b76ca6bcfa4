"""What a message can do with the raw values of a fact, move or view.

    NAME($seat)               the player's name; of several seats, their names
    KIND($spot) INDEX($spot)  `cave` and 4 of `cave-4`; `number` and 12 of 12
    KEY($tile)                `hull-bow` of `hull:bow`: as the key of a variant
    FIRST($way) LAST($way)    of several things
    COUNT($things)            how many there are
    LIST($things, each: "…")  each thing by that message, which gets it as $item and how often it is
                              there (or what belongs to it, such as a piece's new spot) as $n,
                              joined as the language joins

The page has the same functions, web/src/lib/i18n/functions.ts; tests/locales/sayings.json holds
both to it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentNone, FluentNumber, FluentType, fluent_number

Raw = str | int
Say = Callable[[str, Mapping[str, Any]], str]

_names: ContextVar[Sequence[str]] = ContextVar("names", default=())


@contextmanager
def naming(names: Sequence[str]) -> Iterator[None]:
    """While messages are said in this context, NAME gives these names of the seats."""
    token = _names.set(names)
    try:
        yield
    finally:
        _names.reset(token)


class Things(FluentType):
    """Several things, or things with their number or with what belongs to them."""

    def __init__(self, counts: Mapping[Raw, Raw]) -> None:
        self.counts = counts

    def format(self, locale: Locale) -> str:
        return ", ".join(map(str, self.counts))


def args_of(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values of a fact or move as a message takes them; what is not there is left out."""
    args = {name: _arg(value) for name, value in values.items()}
    return {name: value for name, value in args.items() if value is not None}


def _arg(value: Any) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return _plain(value)
    if isinstance(value, Mapping):
        given = {_plain(item): _plain(n) for item, n in value.items() if isinstance(n, int | str)}
        return Things({item: n for item, n in given.items() if n != 0})
    if isinstance(value, list | tuple):
        return Things(Counter(_plain(item) for item in value if isinstance(item, int | str)))
    return value


def _plain(value: Raw) -> Raw:
    """Digits are a number, so that a message can count."""
    return int(value) if isinstance(value, str) and re.fullmatch(r"[0-9]+", value) else value


def functions(language: str, say: Say) -> dict[str, Callable[..., Any]]:
    """The functions of a language's messages."""

    def join(words: Sequence[str]) -> str:
        return format_list(words, locale=language)

    def name(seat: Any) -> str:
        names = _names.get()
        seats = [int(each) for each in _counts(seat)]
        return join([names[each] if 0 <= each < len(names) else "–" for each in seats])

    def listed(things: Any, each: str = "") -> str:
        return join(
            [
                say(str(each), {"item": item, "n": count}) if each else str(item)
                for item, count in _counts(things).items()
            ]
        )

    return {
        "NAME": name,
        "KIND": _kind,
        "INDEX": lambda value: fluent_number(_index(value)),
        "KEY": lambda value: re.sub("[:.]", "-", str(_raw(value))),
        "FIRST": lambda things: _value(next(iter(_counts(things)), "")),
        "LAST": lambda things: _value(next(reversed(_counts(things)), "")),
        "COUNT": lambda things: fluent_number(sum(map(_times, _counts(things).values()))),
        "LIST": listed,
    }


def _raw(value: Any) -> Raw:
    if isinstance(value, FluentNumber):
        return int(value)  # type: ignore[call-overload, no-any-return]  # every number is an int
    return "" if isinstance(value, FluentNone) else str(value)


def _value(raw: Raw) -> Any:
    return fluent_number(raw) if isinstance(raw, int) else raw


def _times(n: Raw) -> int:
    """How often a thing is there; one that something belongs to is there once."""
    return n if isinstance(n, int) else 1


def _counts(value: Any) -> dict[Raw, Raw]:
    return dict(value.counts) if isinstance(value, Things) else {_raw(value): 1}


def _kind(value: Any) -> str:
    raw = _raw(value)
    return "number" if isinstance(raw, int) else re.sub(r"[-:][0-9]+$", "", raw)


def _index(value: Any) -> int:
    raw = _raw(value)
    if isinstance(raw, int):
        return raw
    found = re.search(r"[0-9]+$", raw)
    return int(found[0]) if found else 0
