"""Loops over the rules for the benchmark, compiled on first use like a researcher's own."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from seaboard.building.jit import compiled
from seaboard.games.kernel.buffer import unowned
from seaboard.games.kernel.compiling import rule
from seaboard.games.kernel.generic import CHANCE, NOBODY, decider, draw, legal, play
from seaboard.games.kernel.rng import RngState, randbelow
from seaboard.games.kernel.schema import Codes

Games = npt.NDArray[Any]


@rule
def play_out(state: Any, codes: Codes, rng: RngState, most: int) -> int:
    """Play at random to the end, or for `most` steps; how many decisions players made."""
    decisions = 0
    for _ in range(most):
        who = decider(state)
        if who == NOBODY:
            break
        if who == CHANCE:
            code = draw(state, codes, rng)
        else:
            code = int(codes[randbelow(rng, legal(state, codes))])
            decisions += 1
        play(state, code)
    return decisions


@compiled(nogil=True)
def play_many(states: Games, codes: Codes, rng: RngState, games: int) -> int:
    """Play `games` random games from the first state in the second; decisions in all."""
    decisions = 0
    for _ in range(games):
        states[1] = states[0]
        decisions += play_out(states[1], unowned(codes), rng, 1 << 30)
    return decisions


@compiled(nogil=True)
def sweep(start: Games, states: Games, codes: Codes, rng: RngState, times: int) -> int:
    """Every game of a batch takes one random step, `times` over; a finished one starts anew."""
    decisions, room = 0, unowned(codes)
    for _ in range(times):
        for game in range(len(states)):
            state = states[game]
            who = decider(state)
            if who == NOBODY:
                states[game] = start[0]
                who = decider(state)
            if who == CHANCE:
                play(state, draw(state, room, rng))
            else:
                play(state, int(room[randbelow(rng, legal(state, room))]))
                decisions += 1
    return decisions


@compiled(nogil=True)
def copy_round(states: Games, times: int) -> None:
    """Copy states to one another, `times` copies in all; for measuring."""
    source = 0
    for number in range(times):
        target = number % len(states)
        states[target] = states[source]
        source = (source + 3) % len(states)
