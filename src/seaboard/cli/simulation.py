"""Random games in batches. A game depends on the seed and its own number alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt

from ..games.api import CHANCE, Position, draw
from ..games.kernel.generic import PLACE, SCORE
from ..games.kernel.loops import Counts, simulate_many
from ..games.kernel.rng import streams
from .warming import engine_of, has_engine

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

    def batches(self, games: int, begin: int = 0) -> Iterator[Batch]:
        """The games from `begin` to before `games`."""
        for first in range(begin, games, _BATCH):
            yield Batch(first, min(_BATCH, games - first))

    def play(self, batch: Batch) -> Played:
        """Play the games of a batch; safe in several threads at once."""
        if not has_engine(self.position.game):
            return self._play_plainly(batch)
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

    def _play_plainly(self, batch: Batch) -> Played:
        """The same of a game without compiled rules. What a round is only compiled rules tell, so
        here it is a decision of each seat.
        """
        seats = self.position.seats
        scores, places, decisions = (np.zeros((batch.count, seats), np.int64) for _ in range(3))
        for number in range(batch.count):
            rng = Random(f"{self.seed}/{batch.first + number}")
            position, left = self.position.copy(), self.most_rounds * seats
            while left and not position.over:
                if position.decider == CHANCE:
                    position.play(draw(position, rng))
                    continue
                decisions[number, position.decider] += 1
                position.play(rng.choice(position.legal_moves()))
                left -= 1
            result = position.result()
            if result is not None:
                scores[number], places[number] = result.scores, result.places
        return Played(batch, scores, places, decisions, places[:, 0] > 0)
