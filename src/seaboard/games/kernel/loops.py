"""Loops over whole games, written once for every game: random play and perft."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from .buffer import unowned
from .compiling import INT, RNG, ROOM, STATES, array, entry, rule
from .generic import CHANCE, NOBODY, decider, draw, fill_scores, legal, play
from .rng import RngState, randbelow
from .schema import Codes

Games = npt.NDArray[Any]
Counts = npt.NDArray[np.int64]
CodeRows = npt.NDArray[np.uint16]


@rule
def play_rounds(
    state: Any, codes: Codes, rng: RngState, decisions: Counts, most_rounds: int
) -> None:
    """Play at random to the end, or until `most_rounds` rounds are over; decisions by seat.

    The state of every game counts its rounds from 1 in `round_number`.
    """
    while state.round_number <= most_rounds:
        who = decider(state)
        if who == NOBODY:
            return
        if who == CHANCE:
            play(state, draw(state, codes, rng))
        else:
            play(state, int(codes[randbelow(rng, legal(state, codes))]))
            decisions[who] += 1


@entry(STATES, ROOM, RNG, array(np.int64, 3), array(np.int64, 2), array(np.int64), INT, nogil=True)
def simulate_many(
    states: Games,
    codes: Codes,
    rng: RngState,
    score_tables: Counts,
    decisions: Counts,
    finished: Counts,
    most_rounds: int,
) -> None:
    """Play a random game from the first state, in the second, with each of the random states.

    Each game fills its score table, counts its decisions by seat, and says with 0 or 1 whether it
    came to its end before `most_rounds` rounds were over.
    """
    for game in range(rng.size):
        states[1] = states[0]
        play_rounds(states[1], unowned(codes), rng[game : game + 1], decisions[game], most_rounds)
        finished[game] = decider(states[1]) == NOBODY
        fill_scores(states[1], score_tables[game])


@entry(STATES, array(np.uint16, 2), array(np.int64), INT, nogil=True)
def count_paths(states: Games, codes: CodeRows, left: Counts, depth: int) -> int:
    """The number of ways to play exactly `depth` moves from the first state.

    Chance's outcomes count as moves; a game that ends earlier has no such way. There is a state
    and a row of codes for each depth that is reached; `left` is room for a number for each.
    """
    if depth == 0:
        return 1
    left[0] = legal(states[0], unowned(codes[0]))
    paths, at = 0, 0  # `left` is how many moves of each depth are still to be played
    while at >= 0:
        if at == depth - 1:
            paths += left[at]
            left[at] = 0
        if left[at] == 0:
            at -= 1
            continue
        left[at] -= 1
        states[at + 1] = states[at]
        play(states[at + 1], int(codes[at, left[at]]))
        at += 1
        left[at] = legal(states[at], unowned(codes[at]))
    return paths
