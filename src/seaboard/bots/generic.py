"""What a search must know of a game beyond its rules, as functions over any state.

Like `games.kernel.generic`: compiled code chooses by the type of the state when it is compiled.
A game's module here registers its `Sense`; greedy and search are written once for all games.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ..games.kernel.compiling import chosen_by_state
from ..games.kernel.schema import Codes, Record, dtype_of

Numbers = npt.NDArray[np.float64]
Games = npt.NDArray[Any]


@dataclass(frozen=True)
class Sense:
    """A feeling for one game.

    `estimate(state, scores)`: the score that each seat will end with; exact once it is over.
    `utility(state, scores, values)`: what such scores are worth to each seat, from 0 to 1.
    `judge(state, spare, codes, count, marks)`: a mark in points for each legal move, at a glance;
    `spare` has room for two states.
    `unforeseeable(state)`: whether chance will now deal so much that playouts end here.
    All are plain functions with these parameters.
    """

    estimate: Callable[[Any, Any], None]
    utility: Callable[[Any, Any, Any], None]
    judge: Callable[[Any, Any, Any, int, Any], None]
    unforeseeable: Callable[[Any], bool]


_SENSES: dict[np.dtype[np.void], Sense] = {}


def register(schema: type[Record], sense: Sense) -> None:
    """Make `sense` answer for states of this schema."""
    _SENSES[dtype_of(schema)] = sense


@chosen_by_state(lambda dtype: _SENSES[dtype].estimate)
def estimate(state: Any, scores: Numbers) -> None:
    """Fill in the score that each seat is expected to end with."""
    _SENSES[state.dtype].estimate(state, scores)


@chosen_by_state(lambda dtype: _SENSES[dtype].utility)
def utility(state: Any, scores: Numbers, values: Numbers) -> None:
    """Fill in what these scores would be worth to each seat, from 0 (lost) to 1 (won)."""
    _SENSES[state.dtype].utility(state, scores, values)


@chosen_by_state(lambda dtype: _SENSES[dtype].judge)
def judge(state: Any, spare: Games, codes: Codes, count: int, marks: Numbers) -> None:
    """Fill in a mark, in points, for each of the legal codes."""
    _SENSES[state.dtype].judge(state, spare, codes, count, marks)


@chosen_by_state(lambda dtype: _SENSES[dtype].unforeseeable)
def unforeseeable(state: Any) -> bool:
    """Whether chance will now deal so much that there is nothing to plan for."""
    return _SENSES[state.dtype].unforeseeable(state)
