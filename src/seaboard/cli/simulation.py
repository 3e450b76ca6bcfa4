"""Random games in batches. A game depends on the seed and its own number alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from ..games.api import Position
from ..games.kernel.generic import PLACE, SCORE
from ..games.kernel.loops import Counts, simulate_many
from ..games.kernel.rng import streams
from .warming import engine_of

_BATCH: Final = 1_024


@dataclass(frozen=True)
class Batch:
    """Games `first` to `first + count - 1`."""

    first: int
    count: int


@dataclass(frozen=True)
class Played:
    """How the games of a batch ended; rows are games, columns are seats."""

    batch: Batch
    scores: Counts
    places: Counts
    decisions: Counts
    finished: npt.NDArray[np.bool_]


class Simulation:
    """Random games from one position."""

    def __init__(self, position: Position, seed: int, most_rounds: int) -> None:
        self.position = position
        self.seed = seed
        self.most_rounds = most_rounds

    def batches(self, games: int) -> Iterator[Batch]:
        for first in range(0, games, _BATCH):
            yield Batch(first, min(_BATCH, games - first))

    def play(self, batch: Batch) -> Played:
        """Play the games of a batch; safe in several threads at once."""
        engine = engine_of(self.position.game)
        seats = self.position.seats
        score_tables = np.zeros((batch.count, seats, len(engine.columns)), np.int64)
        decisions = np.zeros((batch.count, seats), np.int64)
        finished = np.zeros(batch.count, np.int64)
        simulate_many(
            self.position.game.new_states(self.position, 2),
            np.zeros(engine.most_legal, np.uint16),
            streams(self.seed, batch.first, batch.count),
            score_tables,
            decisions,
            finished,
            self.most_rounds,
        )
        scores, places = score_tables[:, :, SCORE], score_tables[:, :, PLACE]
        return Played(batch, scores, places, decisions, finished == 1)
