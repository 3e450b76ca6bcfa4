"""What the end of a game is worth to each seat, as a learner's reward: it always sums to zero.

- `result`: the share of one's opponents that were left behind, less the share of those ahead. With
  two players or two teams a win is 1, a defeat -1, a shared win 0.
- `score`: the own score less the mean score of the opponents.
- `individual`, in games of teams: the share of the own pieces brought home, less the mean of all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..games.api import Game, Mode, Position, SeaboardError
from ..games.kernel.compiling import rule

RESULT, SCORE, INDIVIDUAL = "result", "score", "individual"
KINDS: Final = {"nauticus": (RESULT, SCORE), "nautilus": (RESULT, INDIVIDUAL)}
MOST_SCORE: Final = 1000.0  # no difference of scores is greater

Numbers = npt.NDArray[np.float64]


class UnknownReward(SeaboardError):
    """The game has no such reward."""


def check_kind(game: Game, kind: str) -> str:
    """The kind of reward, if the game has it."""
    known = KINDS.get(game.name, (RESULT,))
    if kind not in known:
        raise UnknownReward(f"{game.title} has no reward {kind!r}; it has {', '.join(known)}")
    return kind


def sides_of(mode: Mode, seats: int) -> npt.NDArray[np.int64]:
    """The number of each seat's side: a team, or the seat alone."""
    sides = np.arange(seats)
    for number, team in enumerate(mode.teams):
        sides[list(team)] = number
    return sides


def highest(kind: str) -> float:
    """No reward is above this, or below its negative."""
    return MOST_SCORE if kind == SCORE else 1.0


def rewards(position: Position, kind: str) -> list[float]:
    """Each seat's reward; all 0 while the game goes on."""
    result = position.result()
    out = np.zeros(position.seats)
    if result is None:
        return out.tolist()
    if kind == INDIVIDUAL:
        return _individual(position)
    places, scores = np.array(result.places), np.array(result.scores)
    pay(places, scores, sides_of(position.mode, position.seats), kind == SCORE, out)
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


def _individual(position: Position) -> list[float]:
    """Sailors in their harbour are plain to see, so the view of a spectator tells them."""
    view: Any = position.view(None)
    home = [_share_home(view.sailors, player.colours) for player in view.players]
    mean = sum(home) / len(home)
    return [share - mean for share in home]


def _share_home(sailors: Sequence[Any], colours: Sequence[str]) -> float:
    own = [sailor for sailor in sailors if sailor.colour in colours]
    return sum(str(sailor.spot).startswith("harbour") for sailor in own) / len(own)
