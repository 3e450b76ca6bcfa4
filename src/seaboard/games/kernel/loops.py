"""Loops over whole games, written once for every game: random play, batches, perft."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from .compiling import compiled, rule
from .dice import Dice, below
from .generic import CHANCE, NOBODY, decider, legal, play, weight
from .schema import Codes

Games = npt.NDArray[Any]
Counts = npt.NDArray[np.int64]


@rule
def draw(state: Any, codes: Codes, count: int, dice: Dice) -> int:
    """One of chance's outcomes in the list, by its weight."""
    total = 0
    for number in range(count):
        total += weight(state, codes[number])
    left = below(dice, total)
    for number in range(count):
        left -= weight(state, codes[number])
        if left < 0:
            return int(codes[number])
    return int(codes[count - 1])


@rule
def play_out(state: Any, codes: Codes, dice: Dice, most: int) -> int:
    """Play at random to the end, or for `most` steps; how many decisions players made."""
    decisions = 0
    for _ in range(most):
        who = decider(state)
        if who == NOBODY:
            break
        count = legal(state, codes)
        if who == CHANCE:
            play(state, draw(state, codes, count, dice))
        else:
            play(state, codes[below(dice, count)])
            decisions += 1
    return decisions


@compiled
def play_many(states: Games, codes: Codes, dice: Dice, games: int) -> int:
    """Play `games` random games from the first state in the second; decisions in all."""
    decisions = 0
    for _ in range(games):
        states[1] = states[0]
        decisions += play_out(states[1], codes, dice, 1 << 30)
    return decisions


@compiled
def copy_many(states: Games, times: int) -> None:
    """Copy a state to and fro; for measuring."""
    for _ in range(times):
        states[1] = states[0]
        states[0] = states[1]
