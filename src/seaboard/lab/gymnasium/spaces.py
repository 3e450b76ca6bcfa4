"""The spaces that both environments share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ...games.api import Game
from ..observing import observation_of
from ..observing.blocks import Number


def observation_space(game: Game, seats: int) -> spaces.Dict:
    """The seat's tensor, and the mask of its legal actions."""
    plan = observation_of(game, seats)
    low = plan.zeros()
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(low, plan.high, dtype=Number),
        "action_mask": spaces.Box(0, 1, (game.codes,), np.int8),
    }
    return spaces.Dict(parts)


def action_space(game: Game) -> spaces.Discrete:
    """The codes of the moves."""
    return spaces.Discrete(game.codes)
