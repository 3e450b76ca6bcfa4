"""What every game's rules answer, as functions that compiled code can call for any game.

`legal`, `play` and `decider` choose the rules by the type of the state: compiled, that choice is
made once, when the calling loop is compiled; interpreted, at each call. So a loop or a search is
written once and runs at native speed for every game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numba
import numpy as np
import numpy.typing as npt

from .compiling import compiled_overload
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
_RULES_BY_TYPE: dict[Any, Rules] = {}


def register(schema: type[Record], rules: Rules) -> None:
    """Make `rules` answer for states of this schema."""
    _RULES[dtype_of(schema)] = rules
    _RULES_BY_TYPE[numba.from_dtype(dtype_of(schema))] = rules


def legal(state: Any, codes: Any) -> int:
    """List the legal codes (at a chance node, the outcomes); how many there are."""
    return _RULES[state.dtype].legal(state, codes)


def play(state: Any, code: int) -> None:
    """Carry out a code that `legal` lists; this is not checked."""
    _RULES[state.dtype].play(state, code)


def decider(state: Any) -> int:
    """The seat that decides, or CHANCE, or NOBODY when the game is over."""
    return _RULES[state.dtype].decider(state)


def weight(state: Any, code: int) -> int:
    """How likely chance's outcome `code` is, relative to the others."""
    return _RULES[state.dtype].weight(state, code)


def draw(state: Any, codes: Any, rng: Any) -> int:
    """One of chance's outcomes, by its weight; `codes` is room for a list of them."""
    return _RULES[state.dtype].draw(state, codes, rng)


def fill_scores(state: Any, score_table: ScoreTable) -> None:
    """Fill the score table as if the game ended now."""
    _RULES[state.dtype].fill_scores(state, score_table)


@compiled_overload(legal)
def _legal(state: Any, codes: Any) -> Any:
    rule = _RULES_BY_TYPE[state].legal
    return lambda state, codes: rule(state, codes)


@compiled_overload(play)
def _play(state: Any, code: Any) -> Any:
    rule = _RULES_BY_TYPE[state].play
    return lambda state, code: rule(state, code)


@compiled_overload(decider)
def _decider(state: Any) -> Any:
    rule = _RULES_BY_TYPE[state].decider
    return lambda state: rule(state)


@compiled_overload(weight)
def _weight(state: Any, code: Any) -> Any:
    rule = _RULES_BY_TYPE[state].weight
    return lambda state, code: rule(state, code)


@compiled_overload(draw)
def _draw(state: Any, codes: Any, rng: Any) -> Any:
    rule = _RULES_BY_TYPE[state].draw
    return lambda state, codes, rng: rule(state, codes, rng)


@compiled_overload(fill_scores)
def _fill_scores(state: Any, score_table: Any) -> Any:
    rule = _RULES_BY_TYPE[state].fill_scores
    return lambda state, score_table: rule(state, score_table)
