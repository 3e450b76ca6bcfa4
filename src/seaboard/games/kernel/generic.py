"""What every game's rules answer, as functions that compiled code can call for any game.

`legal`, `play` and `decider` choose the rules by the type of the state: compiled, that choice is
made once, when the calling loop is compiled; interpreted, at each call. So a loop or a search is
written once and runs at native speed for every game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from .compiling import chosen_by_state
from .loading import states_belong
from .schema import Record, dtype_of

CHANCE: Final = -1
NOBODY: Final = -2

# A score table has a row per seat; its first columns are the same in every game.
ScoreTable = npt.NDArray[np.int64]
SCORE: Final = 0
PLACE: Final = 1


@dataclass(frozen=True)
class Rules:
    """The compiled rules of one game; each works on the game's state record."""

    legal: Callable[[Any, Any], int]
    play: Callable[[Any, int], None]
    decider: Callable[[Any], int]
    weight: Callable[[Any, int], int]
    draw: Callable[[Any, Any, Any], int]
    fill_scores: Callable[[Any, ScoreTable], None]


_RULES: dict[np.dtype[np.void], Rules] = {}


def register(schema: type[Record], rules: Rules) -> None:
    """Make `rules` answer for states of this schema, which lies in the game's folder."""
    _RULES[dtype_of(schema)] = rules
    states_belong(dtype_of(schema), schema.__module__.rpartition(".")[0])


@chosen_by_state(lambda dtype: _RULES[dtype].legal)
def legal(state: Any, codes: Any) -> int:
    """List the legal codes (at a chance node, the outcomes); how many there are."""
    return _RULES[state.dtype].legal(state, codes)


@chosen_by_state(lambda dtype: _RULES[dtype].play)
def play(state: Any, code: int) -> None:
    """Carry out a code that `legal` lists; this is not checked."""
    _RULES[state.dtype].play(state, code)


@chosen_by_state(lambda dtype: _RULES[dtype].decider)
def decider(state: Any) -> int:
    """The seat that decides, or CHANCE, or NOBODY when the game is over."""
    return _RULES[state.dtype].decider(state)


@chosen_by_state(lambda dtype: _RULES[dtype].weight)
def weight(state: Any, code: int) -> int:
    """How likely chance's outcome `code` is, relative to the others."""
    return _RULES[state.dtype].weight(state, code)


@chosen_by_state(lambda dtype: _RULES[dtype].draw)
def draw(state: Any, codes: Any, rng: Any) -> int:
    """One of chance's outcomes, by its weight; `codes` is room for a list of them."""
    return _RULES[state.dtype].draw(state, codes, rng)


@chosen_by_state(lambda dtype: _RULES[dtype].fill_scores)
def fill_scores(state: Any, score_table: ScoreTable) -> None:
    """Fill the score table as if the game ended now."""
    _RULES[state.dtype].fill_scores(state, score_table)
