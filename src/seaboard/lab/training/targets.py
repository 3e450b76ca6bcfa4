"""What is learnt from games: TD(λ) targets for scores and chances to win, from the seat that saw.

The target of a turn mixes what the net said of the turns after it with how the game ended; λ says
how much of it comes from later on. All seats' judgements of one game form one row, turn after turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ...bots.judging import BASES, CHANCES, SCORES
from ...bots.nets import SCORE_SCALE
from .selfplay import Played

Numbers = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Samples:
    """Inputs and targets; sides from the own one on."""

    inputs: npt.NDArray[np.float16]
    odds: Numbers  # the hand-made logarithm of each side's odds
    residuals: Numbers  # of the scores, in units of the net's outputs
    chances: Numbers
    game: npt.NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.game)

    def where(self, chosen: Any) -> Samples:
        """Some of them."""
        return Samples(**{name: part[chosen] for name, part in vars(self).items()})


def joined(parts: list[Samples]) -> Samples:
    """All of them, their games numbered on."""
    games, first = [], 0
    for part in parts:
        games.append(part.game + first)
        first += int(part.game.max(initial=-1)) + 1
    columns = {
        name: np.concatenate([getattr(part, name) for part in parts])
        for name in ("inputs", "odds", "residuals", "chances")
    }
    return Samples(**columns, game=np.concatenate(games))


def samples_of(
    played: Played, seats: int, sides: int, unit: float, trace: float, kept: float,
    rng: np.random.Generator,
) -> Samples:  # fmt: skip
    """Targets for a share of the turns."""
    scores, chances = returns(played, seats, sides, trace)
    chosen = np.sort(rng.choice(len(scores), max(1, round(kept * len(scores))), replace=False))
    seat = played.turns[chosen, 1]
    around = (seat[:, None] + np.arange(sides)) % seats  # the first seat of each side, from the own
    at = np.arange(len(chosen))[:, None]
    bases = played.judged[chosen, BASES][at, around]
    return Samples(
        played.inputs[chosen].astype(np.float16),
        (bases / unit).astype(np.float32),
        ((scores[chosen][at, around] - bases) / SCORE_SCALE).astype(np.float32),
        chances[chosen][at, around].astype(np.float32),
        played.turns[chosen, 0].copy(),
    )


def returns(played: Played, seats: int, sides: int, trace: float) -> tuple[Any, Any]:
    """The λ-return of every seat's score and chance at each turn."""
    ends = winners(played.results[:, :seats], sides)
    judged_scores = played.judged[:, SCORES, :seats]
    judged_chances = played.judged[:, CHANCES, :seats]
    scores, chances = np.zeros_like(judged_scores), np.zeros_like(judged_chances)
    game = -1
    for turn in range(len(judged_scores) - 1, -1, -1):
        if played.turns[turn, 0] != game:
            game = int(played.turns[turn, 0])
            scores[turn], chances[turn] = played.results[game, :seats], ends[game]
            continue
        later = turn + 1
        scores[turn] = judged_scores[later] + trace * (scores[later] - judged_scores[later])
        chances[turn] = judged_chances[later] + trace * (chances[later] - judged_chances[later])
    return scores, chances


def winners(results: npt.NDArray[np.float64], sides: int) -> npt.NDArray[np.float64]:
    """Each seat's share of the first place; equal sides share it."""
    best = np.float64(results == results.max(axis=1, keepdims=True))
    partners = results.shape[1] // sides
    return np.asarray(best * partners / best.sum(axis=1, keepdims=True))
