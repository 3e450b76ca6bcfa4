"""What a learner of Kuhn poker can be paid: for the result, or in chips."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from seaboard.games.api import Position
from seaboard.lab.rewards import RESULT, Reward, by_places

from .tensor import MOST_CHIPS


def chips(position: Position) -> list[float]:
    """Won, or lost if below zero."""
    result = position.result()
    assert result is not None
    return [float(score) for score in result.scores]


REWARDS: Final[Mapping[str, Reward]] = {
    RESULT: Reward(by_places),
    "chips": Reward(chips, MOST_CHIPS),
}
