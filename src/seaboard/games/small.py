"""Small games: beginnings so near to an end that exact methods can look at every way to go on.

A game brings its own as `SMALL` in the module `small` of its folder. The rules are those of the
whole game; only where it begins is chosen by chance, from a list, and it ends where the rules would
ask chance again, with nothing for anybody unless somebody has won.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from .api import CHANCE, BadPosition, Game, Position


@dataclass(frozen=True, slots=True)
class Small:
    """A small game: what it is about, and how it may begin, every way being equally likely."""

    about: str
    begin: Callable[[], Sequence[Position]]

    def beginnings(self) -> Sequence[Position]:
        """The positions, checked: all have a player to decide."""
        found = self.begin()
        if not found or any(position.over or position.decider == CHANCE for position in found):
            raise BadPosition("a small game begins where a player decides")
        return found


def small_games(game: Game) -> Mapping[str, Small]:
    """The small games that come with a game, by name."""
    found: Mapping[str, Small] = getattr(game.part("small"), "SMALL", {})
    return found
