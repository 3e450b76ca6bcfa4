"""The games. `get_game("nauticus")` gives one; `GAMES` names them all."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from typing import Final

from .api import Game, UnknownGame

GAMES: Final = ("nauticus", "nautilus")


@cache
def get_game(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        near = get_close_matches(name.lower(), GAMES, 1, 0.5)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise UnknownGame(f"there is no game {name!r}; there is {', '.join(GAMES)}{hint}")
    game: Game = import_module(f".{name}", __package__).GAME
    return game
