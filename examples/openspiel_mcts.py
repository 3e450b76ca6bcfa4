"""OpenSpiel's MCTS, in Python with random rollouts, against our search in Nauticus for two.

python examples/openspiel_mcts.py --games 4 --simulations 50 --playouts 50
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from seaboard.bots import get_bot
from seaboard.bots.api import Budget, situation
from seaboard.lab import openspiel


def play(seat: int, simulations: int, playouts: int, seed: int) -> tuple[float, list[int]]:
    """One game with our search in that seat; what it got, and the scores of both."""
    openspiel.register()
    game, numbers = pyspiel.load_game("seaboard_nauticus"), np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    theirs = mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=numbers)
    ours, rng = get_bot(f"search:playouts={playouts}"), Random(seed)
    state: Any = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        elif len(legal := state.legal_actions()) == 1:
            state.apply_action(legal[0])
        elif state.current_player() == seat:
            asked = situation(state.position, Budget(), rng)
            state.apply_action(ours.choose(asked).move.code)
        else:
            state.apply_action(int(theirs.step(state)))
    result = state.position.result()
    return float(state.returns()[seat]), list(result.scores)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50, help="of OpenSpiel's MCTS")
    parser.add_argument("--playouts", type=int, default=50, help="of our search")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    total = 0.0
    for number in range(given.games):
        got, scores = play(number % 2, given.simulations, given.playouts, given.seed + number)
        total += got
        print(
            f"game {number + 1}: our search in seat {number % 2 + 1}, scores {scores}", flush=True
        )
    print(f"our search won {(total + given.games) / 2:g} of {given.games} games")


if __name__ == "__main__":
    main()
