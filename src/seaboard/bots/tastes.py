"""Misjudgement as people have it: tastes that stay the same for a while, instead of slips.

Somebody who likes crowns too much plays sensible moves and misses better plans, the same way move
after move. A game says what may be liked or disliked, by the names of its nets' inputs, and by how
much at most usually; and what a mood lasts with, such as a round. A mood is a tiny net that adds
its likings to the hand-made estimate, so that compiled code needs nothing new to play by it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, Final

import numpy as np

from ..games.api import Game
from .generic import Games
from .nets import SCORE_SCALE, Floats, Shape
from .weights import Net, reading_of

_UNITS: Final = 2  # of a hidden layer: what is liked more than it is worth, and less


@dataclass(frozen=True)
class Tastes:
    """What of a game players misjudge.

    `spread`: for inputs whose names begin so, the usual error in points for one unit of the input.
    `mood(state)`: public bytes that stay the same for as long as a mood does.
    """

    spread: Mapping[str, float]
    mood: Callable[[Any], bytes]


def tastes_of(game: Game) -> Tastes | None:
    """What the game says, if anything."""
    part = game.part("evaluation.tastes") if game.part("evaluation") is not None else None
    return None if part is None else part.TASTES


def judge_with(game: Game, worlds: Games, seat: int, strength: float) -> Net:
    """The judgement of a seat in its present mood; with strength 2 it errs twice as far."""
    tastes = tastes_of(game)
    assert tastes is not None
    state: Any = worlds[0]
    return _judge(game, int(state["seats"]), f"{seat}/{tastes.mood(state).hex()}", strength)


@lru_cache(maxsize=1024)
def _judge(game: Game, seats: int, mood: str, strength: float) -> Net:
    reading = reading_of(game)
    shape = Shape(reading.size(seats), _UNITS, _UNITS, reading.sides(seats))
    likings = [strength * each for each in _likings(game, seats, mood)]
    weights = _weights(shape, likings)
    return Net(game.name, (), seats, shape, weights, reading.layout(seats), score_part=1.0)


def _likings(game: Game, seats: int, mood: str) -> list[float]:
    """By how many points each input is overrated."""
    tastes, rng = tastes_of(game), Random(mood)
    assert tastes is not None
    return [
        sum(
            spread * rng.gauss(0.0, 1.0)
            for beginning, spread in tastes.spread.items()
            if name.startswith(beginning)
        )
        for name in reading_of(game).names(seats)
    ]


def _weights(shape: Shape, likings: Sequence[float]) -> Floats:
    """A net that adds the likings to the own score: rectified units carry both signs. Layer by
    layer, each with its biases, which are none; in plain Python, which a device has.
    """
    first = [sign * each for each in likings for sign in (1.0, -1.0)]
    second = [float(row == column) for row in range(_UNITS) for column in range(_UNITS)]
    rest = [0.0] * (shape.outputs - 1)
    last = [1 / SCORE_SCALE, *rest, -1 / SCORE_SCALE, *rest]
    none = [0.0] * _UNITS
    return np.array(first + none + second + none + last + [0.0] * shape.outputs, np.float32)
