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

from .compiling import in_compiled_code
from .schema import Record, dtype_of

CHANCE: Final = -1
NOBODY: Final = -2

# A score sheet has a row per seat; its first columns are the same in every game.
Sheet = npt.NDArray[np.int64]
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
    settle: Callable[[Any, Sheet], None]


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


def draw(state: Any, codes: Any, dice: Any) -> int:
    """One of chance's outcomes, by its weight; `codes` is room for a list of them."""
    return _RULES[state.dtype].draw(state, codes, dice)


def settle(state: Any, sheet: Sheet) -> None:
    """Fill the score sheet as if the game ended now."""
    _RULES[state.dtype].settle(state, sheet)


@in_compiled_code(legal)
def _legal(state: Any, codes: Any) -> Any:
    rule = _RULES_BY_TYPE[state].legal
    return lambda state, codes: rule(state, codes)


@in_compiled_code(play)
def _play(state: Any, code: Any) -> Any:
    rule = _RULES_BY_TYPE[state].play
    return lambda state, code: rule(state, code)


@in_compiled_code(decider)
def _decider(state: Any) -> Any:
    rule = _RULES_BY_TYPE[state].decider
    return lambda state: rule(state)


@in_compiled_code(weight)
def _weight(state: Any, code: Any) -> Any:
    rule = _RULES_BY_TYPE[state].weight
    return lambda state, code: rule(state, code)


@in_compiled_code(draw)
def _draw(state: Any, codes: Any, dice: Any) -> Any:
    rule = _RULES_BY_TYPE[state].draw
    return lambda state, codes, dice: rule(state, codes, dice)


@in_compiled_code(settle)
def _settle(state: Any, sheet: Any) -> Any:
    rule = _RULES_BY_TYPE[state].settle
    return lambda state, sheet: rule(state, sheet)
