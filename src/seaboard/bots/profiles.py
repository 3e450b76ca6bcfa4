"""What a search must know of a game before it looks at it: `PROFILE` of the game's `evaluation`."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ..games.api import Game
from .api import UnknownBot


@dataclass(frozen=True)
class Worlds:
    """How a game's hidden things are guessed: `at_once` worlds, drawn anew after `playouts`."""

    at_once: int
    playouts: int


@dataclass(frozen=True)
class SearchProfile:
    """How a search suits itself to a game.

    `temperature`: the difference of scores that makes a move e times as likely to be tried, because
    a point of one game is much and a step of another is little. `turns`: how many a playout goes on
    beyond the tree, by the number of players; `learned_turns`: the same where a net judges.
    """

    worlds: Worlds
    temperature: float
    turns: Mapping[int, int]
    learned_turns: Mapping[int, int]


OPEN: Final = Worlds(at_once=1, playouts=sys.maxsize)


def profile_of(game: Game) -> SearchProfile:
    """The game's profile; to ask for it also registers the game's evaluator."""
    evaluation = game.part("evaluation")
    if evaluation is None:
        raise UnknownBot(
            f"this bot does not play {game.title}, which has no evaluation; rollouts does"
        )
    profile: SearchProfile = evaluation.PROFILE
    return profile
