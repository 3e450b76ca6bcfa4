"""One game stepped from Python: the entry points that every game has, chosen by its states.

Each takes the game as an array of one state, and room for the list of its legal codes.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from . import generic
from .buffer import unowned
from .compiling import BOOL, INT, RNG, ROOM, STATE, array, entry
from .generic import CHANCE, ScoreTable, draw, legal, play
from .rng import RngState
from .schema import Codes

LOOK: Final = -1  # instead of a move: nothing is played
REFUSED: Final = -1


@entry(STATE, ROOM, INT)
def step(states: Any, codes: Codes, code: int) -> int:
    """Play if legal, then list what is legal; how many, or REFUSED.

    With LOOK it only lists: one entry point for both, because each takes its time to compile.
    """
    state, own = states[0], unowned(codes)
    count = legal(state, own)
    if code == LOOK:
        return count
    for number in range(count):
        if own[number] == code:
            play(state, code)
            return legal(state, own)
    return REFUSED


@entry(STATE, ROOM, array(np.int64, least=1), RNG, BOOL, INT, binds=True)
def advance(
    states: Any, codes: Codes, counts: Any, rng: RngState, by_code: bool, chosen: int
) -> int:
    """Play a move of the list, let chance play on, drawn with `rng`, until a seat decides or the
    game is over, and list what is legal then; how many, or REFUSED.

    The list of `counts[0]` codes is that of the last call and is believed, so nobody else may have
    touched the state since. A move is chosen by its code or by its number in the list. With LOOK
    nothing is played but what chance has to.
    """
    state, own = states[0], unowned(codes)
    code = LOOK
    if by_code and chosen != LOOK:
        for number in range(counts[0]):
            if own[number] == chosen:
                code = chosen
    elif 0 <= chosen < counts[0]:
        code = int(own[chosen])
    if code == LOOK and chosen != LOOK:
        return REFUSED
    while True:
        if code != LOOK:
            play(state, code)
        if generic.decider(state) != CHANCE:
            break
        code = draw(state, own, rng)
    count = legal(state, own)
    counts[0] = count
    return count


@entry(STATE)
def decider(states: Any) -> int:
    """The seat that decides, or CHANCE, or NOBODY when the game is over."""
    return generic.decider(states[0])


@entry(STATE, INT)
def weight(states: Any, code: int) -> int:
    """How likely chance's outcome `code` is, relative to the others."""
    return generic.weight(states[0], code)


@entry(STATE, array(np.int64, 2))
def fill_scores(states: Any, score_table: ScoreTable) -> None:
    """Fill the score table as if the game ended now."""
    generic.fill_scores(states[0], score_table)
