"""The numbers of the evaluation, in points; tuned by play (docs/bots.md says how)."""

from __future__ import annotations

from typing import Annotated, Final, cast

import numpy as np

from ...kernel.schema import Record, dtype_of

points = Annotated[float, "f8"]


class Weights(Record):
    """What things are worth besides their printed points; "early" is the start of the game."""

    worker: points  # one of the first few, early
    more_workers: points  # each beyond them, early
    taler: points  # one of the first dozen, early
    more_taler: points
    crown_workers: points  # workers that a crowns action is expected to find
    crowns: points  # part of those points that are really scored
    reward: points  # of a finished ship, early
    part: points  # how much of a ship's value its parts bring before it is finished
    reach: points  # tiles of a kind that one action brings
    pace: points  # parts laid in one turn
    stored: points  # a fitting stored part as part of a laid one
    stored_spare: points  # a stored tile that fits nothing now
    cargo: points  # good on a finished ship, as part of a delivered one
    stored_good: points  # good in the warehouse, likewise
    carrier: points  # a section of a finished ship, for each goods action to come
    extra: points  # the extra action, until the last round
    extra_late: points  # in the last round
    penalty: points  # part of the loss for pass tiles not flipped, with turns to come
    flip: points  # chance in each turn to come that it flips a pass tile
    blue: points  # a blue worker for whoever is about to use it
    tile_due: points  # a tile or good still to be named
    turn: points  # each turn to come, for what nobody can see yet


TUNED: Final = (
    ("worker", 2),
    ("more_workers", 0.833),
    ("taler", 0.609),
    ("more_taler", 0.29),
    ("crown_workers", 2.85),
    ("crowns", 0.654),
    ("reward", 4.86),
    ("part", 1.1),
    ("reach", 1.67),
    ("pace", 0.401),
    ("stored", 0.363),
    ("stored_spare", 0.459),
    ("cargo", 0.706),
    ("stored_good", 0.257),
    ("carrier", 0.481),
    ("extra", 15),
    ("extra_late", 4.86),
    ("penalty", 0.635),
    ("flip", 0.143),
    ("blue", 0.108),
    ("tile_due", 0.284),
    ("turn", 1.6),
)


def _filled(numbers: tuple[tuple[str, float], ...]) -> np.ndarray[tuple[int], np.dtype[np.void]]:
    weights = np.zeros(1, dtype_of(Weights))
    for name, value in numbers:
        cast(dict[str, float], weights[0])[name] = value
    return weights


WEIGHTS: Final = _filled(TUNED)
