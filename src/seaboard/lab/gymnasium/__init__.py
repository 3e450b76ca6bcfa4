"""Both games for Gymnasium: importing this registers `seaboard/Nauticus-v0` and `-Nautilus-v0`.

`gymnasium.make("seaboard.lab.gymnasium:seaboard/Nauticus-v0", opponents="greedy")` imports it by
itself; `gymnasium.make_vec(…, num_envs=1024)` makes the compiled vector environment.
"""

from __future__ import annotations

import gymnasium

from .single import LearnerEnv
from .vector import BatchEnv

__all__ = ["IDS", "BatchEnv", "LearnerEnv"]

IDS = {"nauticus": "seaboard/Nauticus-v0", "nautilus": "seaboard/Nautilus-v0"}

for _game, _id in IDS.items():
    gymnasium.register(
        _id,
        entry_point="seaboard.lab.gymnasium.single:LearnerEnv",
        vector_entry_point="seaboard.lab.gymnasium.vector:BatchEnv",
        kwargs={"game": _game},
        disable_env_checker=True,  # it samples illegal actions, and costs at every step
    )
