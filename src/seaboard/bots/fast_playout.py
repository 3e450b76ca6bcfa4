"""Fast playouts: whole games in compiled code, every move by the game's own move scores.

That is how searches play on beyond their trees. It is weaker than the greedy bot, which looks at
the end of its turn, and much faster; good for facts about a game that need many games.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..games.api import Position
from ..games.kernel.compiling import BOOL, INT, RNG, ROOM, STATES, array, entry
from ..games.kernel.generic import CHANCE, NOBODY, decider, draw, fill_scores, legal, play
from ..games.kernel.rng import RngState, randbelow, streams
from .generic import Numbers, score_moves
from .profiles import profile_of

COLUMNS = 16  # of a score table, at most


class Playouts:
    """What happened in many games: a row for each of them."""

    def __init__(self, games: int, seats: int) -> None:
        self.score_tables = np.zeros((games, seats, COLUMNS), np.int64)
        self.decisions = np.zeros((games, seats), np.int64)
        self.chances = np.zeros(games, np.int64)
        self.choices = np.zeros(games, np.int64)  # legal moves, summed over decisions
        self.most_choices = np.zeros(games, np.int64)
        self.finished = np.zeros(games, np.bool_)


def play_fast(
    position: Position, games: int, seed: int, *, at_random: bool = False, most: int = 20_000
) -> Playouts:
    """Games from the position, by move scores or at random; the same seed, the same games."""
    game = position.game
    profile_of(game)  # registers the game's evaluator
    found = Playouts(games, position.seats)
    play_many(
        game.new_states(position, 4), np.zeros(game.most_legal, np.uint16),
        np.zeros(game.most_legal), streams(seed, 0, games), found.score_tables, found.decisions,
        found.chances, found.choices, found.most_choices, found.finished, at_random, most,
    )  # fmt: skip
    return found


@entry(
    STATES, ROOM, array(np.float64), RNG, array(np.int64, 3), array(np.int64, 2),
    array(np.int64), array(np.int64), array(np.int64), array(np.bool_), BOOL, INT,
    nogil=True, needs="evaluation",
)  # fmt: skip
def play_many(
    states: Any, codes: Any, move_scores: Numbers, rng: RngState, score_tables: Any, decisions: Any,
    chances: Any, choices: Any, most_choices: Any, finished: Any, at_random: bool, most: int,
) -> None:  # fmt: skip
    """Play a game from the first state, in the second, with each random state."""
    state = states[1]
    for game in range(rng.size):
        own = rng[game : game + 1]
        states[1] = states[0]
        for _ in range(most):
            who = decider(state)
            if who == NOBODY:
                break
            if who == CHANCE:
                chances[game] += 1
                code = draw(state, codes, own)
            else:
                count = legal(state, codes)
                decisions[game, who] += 1
                choices[game] += count
                most_choices[game] = max(most_choices[game], count)
                chosen = randbelow(own, count)
                if count > 1 and not at_random:
                    score_moves(state, states[2:4], codes, count, move_scores)
                    for number in range(count):  # ties go to the one drawn
                        if move_scores[number] > move_scores[chosen]:
                            chosen = number
                code = int(codes[chosen])
            play(state, code)
        finished[game] = decider(state) == NOBODY
        fill_scores(state, score_tables[game])
