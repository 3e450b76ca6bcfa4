"""Whole games played at a glance, in compiled code: every move by the game's own judgement.

That is how searches play on beyond their trees. It is weaker than the greedy bot, which looks at
the end of its turn, and a thousand times faster; good for facts about a game that need many games.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from ..games.api import Position
from ..games.kernel.compiling import BOOL, CODES, INT, RNG, STATES, array, entry
from ..games.kernel.generic import CHANCE, NOBODY, decider, draw, fill_scores, legal, play
from ..games.kernel.rng import RngState, randbelow, streams
from . import senses
from .generic import Numbers, judge

COLUMNS = 16  # of a score sheet, at most


class Glances:
    """What happened in many games: a row for each of them."""

    def __init__(self, games: int, seats: int) -> None:
        self.score_tables = np.zeros((games, seats, COLUMNS), np.int64)
        self.decisions = np.zeros((games, seats), np.int64)
        self.chances = np.zeros(games, np.int64)
        self.choices = np.zeros(games, np.int64)  # legal moves, summed over decisions
        self.most_choices = np.zeros(games, np.int64)
        self.finished = np.zeros(games, np.bool_)


def play_glancing(
    position: Position, games: int, seed: int, *, at_random: bool = False, most: int = 20_000
) -> Glances:
    """So many games from the position, by judgement or at random; the same seed, the same games."""
    game = position.game
    import_module(senses.module_of(game))
    found = Glances(games, position.seats)
    glance_many(
        game.new_states(position, 4), np.zeros(game.most_legal, np.uint16),
        np.zeros(game.most_legal), streams(seed, 0, games), found.score_tables, found.decisions,
        found.chances, found.choices, found.most_choices, found.finished, at_random, most,
    )  # fmt: skip
    return found


@entry(
    STATES, CODES, array(np.float64), RNG, array(np.int64, 3), array(np.int64, 2),
    array(np.int64), array(np.int64), array(np.int64), array(np.bool_), BOOL, INT,
    nogil=True, needs="evaluation",
)  # fmt: skip
def glance_many(
    states: Any, codes: Any, marks: Numbers, rng: RngState, score_tables: Any, decisions: Any,
    chances: Any, choices: Any, most_choices: Any, finished: Any, at_random: bool, most: int,
) -> None:  # fmt: skip
    """Play a game from the first state, in the second, with each of the dice."""
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
                    judge(state, states[2:4], codes, count, marks)
                    for number in range(count):  # ties go to the one drawn
                        if marks[number] > marks[chosen]:
                            chosen = number
                code = int(codes[chosen])
            play(state, code)
        finished[game] = decider(state) == NOBODY
        fill_scores(state, score_tables[game])
