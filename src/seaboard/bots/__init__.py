"""Bots by name: `get_bot("search:seconds=1")`; others may come from anybody's code.

Three ways lead to a bot of one's own: a module or file and what it calls the bot
(`my_module:MyBot`, `bots/mine.py:MyBot,depth=3`), a package with an entry point in the group
`seaboard.bots`, or a program in any language (`program:command=…`). What is named is a subclass of
`Bot`, whose constructor takes the parameters by name and as text, or a `Factory`, which takes
them as one mapping and raises `UnknownBot` for one that it does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from inspect import signature
from typing import Final, cast

from .api import Bot, UnknownBot
from .importing import broken_if_it_fails, module_named

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
    name, parameters = read_specification(specification)
    bot = _factory(name)(parameters)
    if not hasattr(bot, "name"):
        bot.name = specification
    return bot


def read_specification(specification: str) -> tuple[str, dict[str, str]]:
    """The bot's name, such as `search` or `my_module:MyBot`, and its parameters."""
    name, colon, rest = specification.partition(":")
    parts = rest.split(",")
    if colon and name not in OWN and parts[0].isidentifier():
        name = f"{name}:{parts.pop(0)}"
    parameters: dict[str, str] = {}
    for part in filter(None, parts):
        key, equals, value = part.partition("=")
        if not equals:
            raise UnknownBot(f"{specification!r}: expected name=value, got {part!r}")
        parameters[key.strip()] = value.strip()
    return name, parameters


def _factory(name: str) -> Factory:
    if name in OWN:
        module, _, function = OWN[name].partition(":")
        return cast(Factory, getattr(import_module(module), function))
    return _as_factory(name, foreign(name))


def foreign(name: str) -> object:
    """What somebody else's code calls so: a class or a function."""
    if ":" in name:
        module, _, attribute = name.partition(":")
        return getattr(module_named(module), attribute, None)
    found = installed()
    if name in found:
        with broken_if_it_fails(name):
            return found[name].load()
    raise UnknownBot(
        f"there is no bot {name!r}; there is {', '.join(sorted({*OWN, *found}))}, or a bot of"
        " your own: MODULE:CLASS or FILE.py:CLASS"
    )


def installed() -> dict[str, EntryPoint]:
    """The bots of installed packages."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _as_factory(name: str, named: object) -> Factory:
    """What makes the bot; of a class, its constructor with the parameters by name."""
    if isinstance(named, type) and issubclass(named, Bot):
        bot: Callable[..., Bot] = named

        def make(parameters: Mapping[str, str]) -> Bot:
            try:
                signature(bot).bind(**parameters)
            except TypeError as error:
                raise UnknownBot(f"{name}: {error}") from None
            with broken_if_it_fails(name):
                return bot(**parameters)

        return make
    if isinstance(named, type) or not callable(named):
        raise UnknownBot(f"{name}: not a subclass of seaboard.bots.api.Bot, nor a function")

    def make_by_function(parameters: Mapping[str, str]) -> Bot:
        with broken_if_it_fails(name):
            made: object = named(parameters)
        if not isinstance(made, Bot):
            raise UnknownBot(f"{name}: gives {type(made).__name__}, not a seaboard.bots.api.Bot")
        return made

    return make_by_function
