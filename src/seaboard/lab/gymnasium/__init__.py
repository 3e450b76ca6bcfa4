"""Every installed game for Gymnasium: importing this registers `seaboard/<Game>-v0` for each.

`gymnasium.make("seaboard.lab.gymnasium:seaboard/<Game>-v0", opponents="greedy")` imports it by
itself; `gymnasium.make_vec(…, num_envs=1024)` makes the compiled vector environment.
"""

from __future__ import annotations

from typing import Final

import gymnasium

from ...games import installed_games
from .single import LearnerEnv
from .vector import BatchEnv

__all__ = ["IDS", "BatchEnv", "LearnerEnv"]


def _id_of(game: str) -> str:
    return f"seaboard/{''.join(word.capitalize() for word in game.split('-'))}-v0"


IDS: Final = {game: _id_of(game) for game in installed_games()}

for _game, _id in IDS.items():
    gymnasium.register(
        _id,
        entry_point="seaboard.lab.gymnasium.single:LearnerEnv",
        vector_entry_point="seaboard.lab.gymnasium.vector:BatchEnv",
        kwargs={"game": _game},
        disable_env_checker=True,  # it samples illegal actions, and costs at every step
    )
