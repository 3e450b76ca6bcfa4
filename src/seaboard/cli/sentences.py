"""Facts as English sentences. A game's table has a template for each key of its facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from ..games.api import Fact, Value

Params = Mapping[str, Any]  # the fact's parameters, ready to be formatted
Template = str | Callable[[Params], str]
Names = Sequence[str]  # of the players, by seat


class Count(int):
    """A number that can name what it counts: `{points:point}` gives 1 point, 2 points."""

    def __format__(self, spec: str) -> str:
        return counted(self, spec) if spec else str(int(self))


def counted(number: int, thing: str) -> str:
    """1 worker, 2 workers."""
    return f"{int(number)} {thing}" if number == 1 else f"{int(number)} {thing}s"


def listed(things: Sequence[str]) -> str:
    """One, two and three."""
    if len(things) < 2:
        return "".join(things) or "nothing"
    return f"{', '.join(things[:-1])} and {things[-1]}"


def sentences(facts: Iterable[Fact], names: Names, templates: Mapping[str, Template]) -> list[str]:
    """A line for each fact that is worth one."""
    return [line for fact in facts if (line := sentence(fact, names, templates))]


def sentence(fact: Fact, names: Names, templates: Mapping[str, Template]) -> str:
    """The sentence for a fact; empty for a fact that is not worth one."""
    template = templates.get(fact.key)
    if template is None:
        return str(fact)
    params = {name: _ready(name, value, names) for name, value in fact.params.items()}
    params["names"] = names  # for a callable that knows which other number is a seat
    return template.format_map(params) if isinstance(template, str) else template(params)


_SEATS: Final = ("seat", "by", "dealer")  # parameters that name a seat in the facts of every game


def _ready(name: str, value: Value, names: Names) -> Any:
    if name in _SEATS and isinstance(value, int):
        return names[value]
    if name == "winners" and isinstance(value, tuple):
        return listed([names[int(seat)] for seat in value])
    if isinstance(value, tuple):
        return listed([str(item) for item in value])
    return Count(value) if isinstance(value, int) else value
