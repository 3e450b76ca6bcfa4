"""What a search must know of a game beyond its rules, as functions over any state.

Like `games.kernel.generic`: compiled code chooses by the type of the state when it is compiled.
A game's `evaluation` registers its `Evaluator`; greedy and search are written once for all games.
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
class Evaluator:
    """How good positions and moves of one game are.

    `estimate(state, scores)`: the score that each seat will end with; exact once it is over.
    `utility(state, scores, values)`: what such scores are worth to each seat, from 0 to 1.
    `score_moves(state, spare, codes, count, scores)`: a score for each legal move, found fast, in
    the unit of `estimate`; `spare` has room for two states.
    `cuts_playout(state)`: whether chance will now deal so much that playouts end here.
    All are plain functions with these parameters.
    """

    estimate: Callable[[Any, Any], None]
    utility: Callable[[Any, Any, Any], None]
    score_moves: Callable[[Any, Any, Any, int, Any], None]
    cuts_playout: Callable[[Any], bool]


_EVALUATORS: dict[np.dtype[np.void], Evaluator] = {}


def register(schema: type[Record], evaluator: Evaluator) -> None:
    """Make `evaluator` answer for states of this schema."""
    _EVALUATORS[dtype_of(schema)] = evaluator


@chosen_by_state(lambda dtype: _EVALUATORS[dtype].estimate)
def estimate(state: Any, scores: Numbers) -> None:
    """Fill in the score that each seat is expected to end with."""
    _EVALUATORS[state.dtype].estimate(state, scores)


@chosen_by_state(lambda dtype: _EVALUATORS[dtype].utility)
def utility(state: Any, scores: Numbers, values: Numbers) -> None:
    """Fill in what these scores would be worth to each seat, from 0 (lost) to 1 (won)."""
    _EVALUATORS[state.dtype].utility(state, scores, values)


@chosen_by_state(lambda dtype: _EVALUATORS[dtype].score_moves)
def score_moves(state: Any, spare: Games, codes: Codes, count: int, scores: Numbers) -> None:
    """Fill in a score for each of the legal codes."""
    _EVALUATORS[state.dtype].score_moves(state, spare, codes, count, scores)


@chosen_by_state(lambda dtype: _EVALUATORS[dtype].cuts_playout)
def cuts_playout(state: Any) -> bool:
    """Whether chance will now deal so much that there is nothing to plan for."""
    return _EVALUATORS[state.dtype].cuts_playout(state)
