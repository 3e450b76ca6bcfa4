"""Bots by name: `get_bot("search:seconds=1")`; others may come from installed packages.

A package adds a bot by an entry point in the group `seaboard.bots` that names a `Factory`: a
function from the parameters as text to a bot, which raises `UnknownBot` for one it does not take.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final, cast

from .api import Bot, UnknownBot

Factory = Callable[[Mapping[str, str]], Bot]

OWN: Final = {
    "random": "seaboard.bots.random:make",
    "greedy": "seaboard.bots.greedy:make",
    "learned": "seaboard.bots.learned:make",
    "search": "seaboard.bots.search:make",
    "rollouts": "seaboard.bots.rollouts:make",
    "level": "seaboard.bots.levels:make",
    "program": "seaboard.bots.program:make",
}
GROUP: Final = "seaboard.bots"


def get_bot(specification: str) -> Bot:
    """The bot of that name with those parameters, such as `search:seconds=1,turns=12`."""
    name, _, rest = specification.partition(":")
    parameters: dict[str, str] = {}
    for part in filter(None, rest.split(",")):
        key, equals, value = part.partition("=")
        if not equals:
            raise UnknownBot(f"{specification!r}: expected name=value, got {part!r}")
        parameters[key.strip()] = value.strip()
    return _factory(name)(parameters)


def _factory(name: str) -> Factory:
    if name in OWN:
        module, _, function = OWN[name].partition(":")
        return cast(Factory, getattr(import_module(module), function))
    installed = {entry.name: entry for entry in entry_points(group=GROUP)}
    if name in installed:
        return cast(Factory, installed[name].load())
    raise UnknownBot(f"there is no bot {name!r}; there is {', '.join(sorted({*OWN, *installed}))}")
