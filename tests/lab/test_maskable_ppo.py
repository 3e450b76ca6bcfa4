"""MaskablePPO of sb3-contrib learns in our environment as it comes, without a line of glue."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from seaboard.lab import gymnasium as ours


def test_masks_by_the_calls_that_maskable_ppo_makes() -> None:
    """`env_method("action_masks")` on a vector of environments in Gymnasium's wrappers."""
    envs = [gymnasium.make(ours.IDS["nauticus"], players=2) for _ in range(2)]
    for number, env in enumerate(envs):
        seen, _ = env.reset(seed=number)
        mask = env.get_wrapper_attr("action_masks")()
        assert mask.shape == (env.action_space.n,)  # type: ignore[attr-defined]
        assert np.array_equal(mask, seen["action_mask"].astype(bool))


@pytest.mark.filterwarnings("ignore")  # of libraries that are not ours
def test_maskable_ppo_learns_without_glue() -> None:
    sb3 = pytest.importorskip("sb3_contrib")
    env = gymnasium.make(ours.IDS["nauticus"], players=2, opponents="random")
    model: Any = sb3.MaskablePPO("MultiInputPolicy", env, n_steps=64, batch_size=32, seed=1)
    model.learn(64)
    seen, _ = env.reset(seed=5)
    action, _ = model.predict(seen, action_masks=env.get_wrapper_attr("action_masks")())
    assert seen["action_mask"][int(action)] == 1
