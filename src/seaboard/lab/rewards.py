"""What the end of a game is worth to each seat, as a learner's reward: it always sums to zero.

- `result`: the share of one's opponents that were left behind, less the share of those ahead. With
  two players or two teams a win is 1, a defeat -1, a shared win 0.
- `score`: the own score less the mean score of the opponents.

These two hold for every game. A game that has others says which ones (`REWARDS` of its `rewards`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..games.api import Game, Mode, Position, SeaboardError
from ..games.kernel.compiling import rule

RESULT, SCORE = "result", "score"
MOST_SCORE: Final = 1000.0  # no difference of scores is greater


@dataclass(frozen=True)
class Reward:
    """A kind of reward: what each seat gets at the end, never more than `most` or less than its
    negative.
    """

    paid: Callable[[Position], list[float]]
    most: float = 1.0


class UnknownReward(SeaboardError):
    """The game has no such reward."""


def check_kind(game: Game, kind: str) -> str:
    """The kind of reward, if the game has it."""
    known = kinds_of(game)
    if kind not in known:
        raise UnknownReward(f"{game.title} has no reward {kind!r}; it has {', '.join(known)}")
    return kind


def sides_of(mode: Mode, seats: int) -> npt.NDArray[np.int64]:
    """The number of each seat's side: a team, or the seat alone."""
    sides = np.arange(seats)
    for number, team in enumerate(mode.teams):
        sides[list(team)] = number
    return sides


def highest(game: Game, kind: str) -> float:
    """No reward of that kind is above this, or below its negative."""
    return kinds_of(game)[kind].most


def rewards(position: Position, kind: str) -> list[float]:
    """Each seat's reward; all 0 while the game goes on."""
    if not position.over:
        return [0.0] * position.seats
    return kinds_of(position.game)[kind].paid(position)


def kinds_of(game: Game) -> Mapping[str, Reward]:
    """The kinds of reward that the game has."""
    own: Mapping[str, Reward] = getattr(game.part("rewards"), "REWARDS", USUAL)
    return own


def by_places(position: Position) -> list[float]:
    """The reward of the kind `result`."""
    return _paid(position, by_score=False)


def by_scores(position: Position) -> list[float]:
    """The reward of the kind `score`."""
    return _paid(position, by_score=True)


USUAL: Final[Mapping[str, Reward]] = {
    RESULT: Reward(by_places),
    SCORE: Reward(by_scores, MOST_SCORE),
}


def _paid(position: Position, *, by_score: bool) -> list[float]:
    result = position.result()
    assert result is not None
    out = np.zeros(position.seats)
    places, scores = np.array(result.places), np.array(result.scores)
    pay(places, scores, sides_of(position.mode, position.seats), by_score, out)
    return out.tolist()


@rule
def pay(places: Any, scores: Any, sides: Any, by_score: bool, out: Any) -> None:
    """Fill in every seat's reward by the places or by the scores of all."""
    for seat in range(len(sides)):
        opponents = 0
        total = 0.0
        for other in range(len(sides)):
            if sides[other] == sides[seat]:
                continue
            opponents += 1
            if by_score:
                total += scores[seat] - scores[other]
            elif places[seat] < places[other]:
                total += 1.0
            elif places[seat] > places[other]:
                total -= 1.0
        out[seat] = total / opponents
