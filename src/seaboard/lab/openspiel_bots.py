"""OpenSpiel's own tree searches as bots, to measure ours against: `openspiel:seconds=0.1`.

Its Python MCTS plays games without secrets, its Python IS-MCTS those with secrets; both play a
position out at random, as they do by default. They take a number of simulations and not a time, so
that number follows from the pace of the decision before; `seconds` is met on average, unless the
two simulations that it needs at least take longer. Where random games have thousands of
moves, `moves=400` cuts simulations short, as a draw.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import numpy as np

from ..bots import parameters
from ..bots.api import Bot, Choice, Situation, UnknownBot
from ..extras import command_for

try:
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError:
    raise UnknownBot(f"openspiel needs OpenSpiel: {command_for('openspiel')}") from None

from .openspiel import MOST_MOVES, PREFIX, SeaboardState, Table, register

EXPLORATION: Final = 2.0  # as in OpenSpiel's examples
FEWEST: Final = 2  # the first simulation looks at the root alone


class OpenSpielBot(Bot):
    """One of OpenSpiel's searches for one seat of one game."""

    def __init__(self, seconds: float, moves: int) -> None:
        self.name = f"openspiel:seconds={seconds:g},moves={moves}"
        self._moves = moves
        self._seconds = seconds
        self._each = seconds / 8  # a guess before the first decision

    def choose(self, situation: Situation) -> Choice:
        began = time.perf_counter()
        world = situation.world()
        rng = np.random.RandomState(int(situation.rng.random() * (1 << 32)))
        game = _game(world.game.name, world.mode.name, world.seats, self._moves)
        simulations = max(FEWEST, round(self._seconds / self._each))
        search = _search(game, simulations, rng)
        action = int(search.step(SeaboardState(game, Table(world, []))))
        spent = time.perf_counter() - began
        self._each = spent / simulations
        move = next(move for move in situation.legal if move.code == action)
        return Choice(move, playouts=simulations, seconds=spent)


@cache
def _game(name: str, mode: str, seats: int, moves: int) -> Any:
    register()
    return pyspiel.load_game(PREFIX + name, {"mode": mode, "players": seats, "most_moves": moves})


def _search(game: Any, simulations: int, rng: Any) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        return mcts.MCTSBot(game, EXPLORATION, simulations, evaluator, random_state=rng)
    return ismcts.ISMCTSBot(game, evaluator, EXPLORATION, simulations, random_state=rng)


def make(given: Mapping[str, str]) -> OpenSpielBot:
    parameters.reject_unknown(given, "openspiel", ("seconds", "moves"))
    return OpenSpielBot(
        parameters.number(given, "seconds", 1.0, 0.001, 3600),
        parameters.whole(given, "moves", MOST_MOVES, 1, MOST_MOVES),
    )
