"""The games. `get_game(name)` gives one; `installed_games()` names them all.

A package adds a game by an entry point in the group `seaboard.games` that names its `Game` object.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final, cast

from .api import Game, UnknownGame
from .kernel.sources import folder_of

# Our own games, found without asking which packages are installed.
OWN: Final = {
    "nauticus": "seaboard.games.nauticus:GAME",
    "nautilus": "seaboard.games.nautilus:GAME",
}
GROUP: Final = "seaboard.games"


@cache
def _others() -> dict[str, EntryPoint]:
    """Games of other packages, by name."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in OWN}


@cache
def installed_games() -> tuple[str, ...]:
    """The names of all games, our own first."""
    return (*OWN, *sorted(_others()))


def folder_of_game(name: str) -> Path:
    """The game's folder, found without importing it."""
    module = OWN[name].partition(":")[0] if name in OWN else _others()[name].module
    folder = folder_of(module)
    return folder.parent if folder.is_file() else folder


@cache
def get_game(name: str) -> Game:
    """The game of that name."""
    if name in OWN:
        module, _, attribute = OWN[name].partition(":")
        return cast(Game, getattr(import_module(module), attribute))
    if name in _others():
        return cast(Game, _others()[name].load())
    names = installed_games()
    near = get_close_matches(name.lower(), names, 1, 0.5)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise UnknownGame(f"there is no game {name!r}; there is {', '.join(names)}{hint}")
