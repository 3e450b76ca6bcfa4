"""Which games the thinking bots know, and the compiling of their code before a clock runs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Final

import numpy as np

from ..games.api import Game, Position
from ..games.kernel.compiling import is_warm, mark_warm
from ..games.kernel.dice import dice
from ..games.kernel.schema import dtype_of
from .api import Situation, UnknownBot
from .generic import Games
from .tree import Habits, Tree, look_ahead

SECONDS_TO_COMPILE: Final = 20
_UNIT: Final = "bots"


@dataclass(frozen=True)
class Worlds:
    """How a game's hidden things are guessed: `at_once` worlds, drawn anew after `playouts`."""

    at_once: int
    playouts: int


OPEN: Final = Worlds(at_once=1, playouts=sys.maxsize)
# The module that registers a game's sense, and what is hidden in the game.
_GAMES: Final = {
    "nauticus": ("seaboard.bots.nauticus.sense", OPEN),
    "nautilus": ("seaboard.bots.nautilus.sense", Worlds(at_once=16, playouts=64)),
}
_ready: set[str] = set()


def worlds_of(game: Game) -> Worlds:
    """How the game's hidden things are guessed."""
    return _known(game)[1]


def _known(game: Game) -> tuple[str, Worlds]:
    if game.name not in _GAMES:
        raise UnknownBot(f"this bot does not play {game.title}; it plays {', '.join(_GAMES)}")
    return _GAMES[game.name]


def draw_worlds(situation: Situation, count: int) -> Games:
    """So many worlds of the situation, as states."""
    states = situation.game.new_states(situation.world(), count)
    for number in range(1, count):
        states[number : number + 1] = situation.game.new_states(situation.world(), 1)
    return states


def _say(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


def prepare(game: Game, tell: Callable[[str], None] = _say) -> None:
    """Compile or load the code for a game; `tell` gets one line where that takes long."""
    if game.name in _ready:
        return
    module, _ = _known(game)
    import_module(module)
    part = f"ready-{game.name}"
    if not is_warm(_UNIT, part):
        tell(
            f"Compiling the bots for {game.title}, once for this version: "
            f"about {SECONDS_TO_COMPILE} seconds …"
        )
    _use_everything(game)
    mark_warm(_UNIT, part)
    _ready.add(game.name)


def _use_everything(game: Game) -> None:
    position = _first_decision(game)
    states = game.new_states(position, 1)
    tree = Tree(64, game.new_states(position, 3), game.most_legal)
    tree.clear()
    tree.grow(states, dice(0), habits(exploration=1.0, heat=1.0, playout_heat=1.0, turns=0), 1)
    picks = position.legal_codes()[:1]
    look_ahead(
        states, tree.states, picks, tree.codes, tree.marks, tree.scores, tree.values,
        position.decider, np.zeros(1), np.zeros(1),
    )  # fmt: skip


def _first_decision(game: Game) -> Position:
    position = game.new()
    rng = Random(0)
    while position.decider < 0:
        position.play(rng.choice(position.legal_moves()))
    return position


def habits(*, exploration: float, heat: float, playout_heat: float, turns: int) -> Games:
    """A record of how to search."""
    record = np.zeros(1, dtype_of(Habits))
    record["exploration"] = exploration
    record["prior_heat"] = heat
    record["playout_heat"] = playout_heat
    record["turns"] = turns
    return record
