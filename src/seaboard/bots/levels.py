"""Six strengths for people, from a friendly beginner to the best of two seconds on one core.

None of them sees more than its seat; the weak ones look less far, and slip or misjudge. Which
bot plays a strength is said by the game (`LEVELS` of its `levels`); in a game that does not say,
rollouts of different length do.
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
    """A strength: its name, what a person may expect, and its time for a decision."""

    name: str
    description: str
    seconds: float  # at most, on one core
    bot: str  # in a game that names none

    def specification(self, game: Game) -> str:
        """The bot that plays this strength."""
        return self._bot(game, "LEVELS") or self.bot

    def trying(self, game: Game) -> str:
        """The bot that tries a puzzle many times over, as one of this strength would."""
        return self._bot(game, "TRYING") or self.specification(game)

    def _bot(self, game: Game, table: str) -> str | None:
        bots: Mapping[str, str] = getattr(game.part("levels"), table, {})
        return bots.get(self.name)


LEVELS: Final = (
    Level(
        "cabin-boy",
        "A friendly beginner: knows what is good, often takes something else.",
        0.01,
        "random",
    ),
    Level(
        "sailor",
        "Plays each turn sensibly, with errors; does not plan beyond it.",
        0.01,
        "rollouts:playouts=20,seconds=0.3",
    ),
    Level(
        "mate",
        "Makes the most of every turn without errors, and watches nobody else.",
        0.01,
        "rollouts:playouts=100,seconds=0.3",
    ),
    Level(
        "captain",
        "Learnt by playing against itself: knows at a glance what a position is worth.",
        0.01,
        "rollouts:seconds=0.3",
    ),
    Level(
        "admiral",
        "Thinks ahead for everyone at the table: hundreds of playouts.",
        0.3,
        "rollouts:seconds=1",
    ),
    Level(
        "neptune",
        "The strongest: two seconds of search for every decision.",
        2.0,
        "rollouts:seconds=2",
    ),
)


# What is offered to people, unless whoever hosts them says otherwise.
OUR_BOTS: Final = (*(f"level:name={level.name}" for level in LEVELS), "random")


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
