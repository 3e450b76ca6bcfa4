"""Five strengths for people, from a friendly beginner to the best of two seconds on one core.

None of them sees more than its seat; the weak ones look less far and slip now and then.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ..games.api import Game
from . import parameters
from .api import Bot, Choice, Situation, UnknownBot


@dataclass(frozen=True)
class Level:
    """A strength: its name, what a person may expect, its time for a decision, and its bots."""

    name: str
    description: str
    seconds: float  # at most, on one core
    bots: Mapping[str, str]  # by game

    def specification(self, game: Game) -> str:
        """The bot that plays this strength."""
        if game.name not in self.bots:
            raise UnknownBot(
                f"the levels do not play {game.title}; they play {', '.join(self.bots)}"
            )
        return self.bots[game.name]


LEVELS: Final = (
    Level(
        "cabin-boy",
        "A friendly beginner: knows what is good, often takes something else.",
        0.01,
        {"nauticus": "greedy:slip=4", "nautilus": "greedy:slip=25"},
    ),
    Level(
        "sailor",
        "Plays each turn sensibly, with slips; does not plan beyond it.",
        0.01,
        {"nauticus": "greedy:slip=0.7", "nautilus": "greedy:slip=8"},
    ),
    Level(
        "mate",
        "Makes the most of every turn without slips, and watches nobody else.",
        0.01,
        {"nauticus": "greedy", "nautilus": "greedy"},
    ),
    Level(
        "captain",
        "Thinks ahead for everyone at the table, one turn of each: a hundred or two playouts.",
        0.3,
        {"nauticus": "search:playouts=100,turns=4", "nautilus": "search:playouts=200"},
    ),
    Level(
        "admiral",
        "Two seconds of search for every decision.",
        2.0,
        {"nauticus": "search:seconds=2", "nautilus": "search:seconds=2"},
    ),
)


class LevelBot(Bot):
    """One of the strengths, in whichever game is played."""

    def __init__(self, rank: int) -> None:
        self.rank = rank
        self.level = LEVELS[rank - 1]
        self.name = f"level:rank={rank}"
        self._bots: dict[str, Bot] = {}

    def prepare(self, game: Game) -> None:
        self._bot(game).prepare(game)

    def choose(self, situation: Situation) -> Choice:
        return self._bot(situation.game).choose(situation)

    def close(self) -> None:
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()

    def _bot(self, game: Game) -> Bot:
        from . import get_bot  # noqa: PLC0415  # the registry knows this module

        if game.name not in self._bots:
            self._bots[game.name] = get_bot(self.level.specification(game))
        return self._bots[game.name]


def make(given: Mapping[str, str]) -> LevelBot:
    """`level:rank=4` or `level:name=captain`."""
    parameters.reject_unknown(given, "level", ("rank", "name"))
    names = [level.name for level in LEVELS]
    if len(given) != 1:
        raise UnknownBot(f"level: expected rank=1 to {len(LEVELS)} or name={'|'.join(names)}")
    if "rank" in given:
        return LevelBot(parameters.whole(given, "rank", 1, 1, len(LEVELS)))
    if given["name"] not in names:
        raise UnknownBot(f"level: there is no {given['name']!r}; there is {', '.join(names)}")
    return LevelBot(names.index(given["name"]) + 1)
