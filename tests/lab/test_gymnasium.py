"""Both games in Gymnasium: one learner among bots, and thousands of games at once."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from seaboard.lab import gymnasium as ours

TABLES: list[dict[str, Any]] = [
    *({"game": "nauticus", "players": players} for players in (2, 3, 4)),
    *({"game": "nautilus", "mode": mode} for mode in ("classic", "quick", "two")),
]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table.values())))
def test_check_env(table: dict[str, Any]) -> None:
    check_env(ours.LearnerEnv(**table), skip_render_check=True)


def test_rendering() -> None:
    for game, mode in (("nauticus", "standard"), ("nautilus", "two")):
        text = ours.LearnerEnv(game, mode=mode, render_mode="ansi", seat=1)
        text.reset(seed=1)
        assert "seat: 1" in text.render()
        image = ours.LearnerEnv(game, mode=mode, render_mode="rgb_array")
        image.reset(seed=1)
        pixels = image.render()
        assert pixels.dtype == np.uint8
        assert pixels.ndim == 3
        assert len(np.unique(pixels)) > 20


def played(env: Any, seed: int) -> float:
    seen, _ = env.reset(seed=seed)
    rng = Random(seed)
    total = 0.0
    while True:
        action = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        seen, reward, terminated, truncated, info = env.step(action)
        total += float(reward)
        assert not truncated
        assert env.observation_space.contains(seen)
        if terminated:
            return total
        assert info["action_mask"].tolist() == seen["action_mask"].tolist()


def test_greedy_opponents_beat_a_random_learner() -> None:
    env = gymnasium.make(ours.IDS["nauticus"], opponents="greedy", players=2)
    assert sum(played(env, seed) for seed in range(6)) <= -4
    env.close()


def test_the_seat_is_drawn_or_fixed() -> None:
    free = ours.LearnerEnv("nauticus", players=4)
    assert len({free.reset(seed=seed)[1]["seat"] for seed in range(20)}) == 4
    fixed = ours.LearnerEnv("nauticus", players=4, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_an_illegal_action_is_the_worst_result() -> None:
    env = ours.LearnerEnv("nauticus")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(216)
    assert (reward, terminated, info["illegal"]) == (-1, True, True)


@pytest.mark.parametrize(
    "wrong", [{"seat": 2}, {"opponents": ("random", "random")}, {"render_mode": "film"}]
)
def test_wrong_arguments_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"seat|opponents|render_mode"):
        ours.LearnerEnv("nauticus", **wrong)


def test_the_vector_environment_by_its_id() -> None:
    env = gymnasium.make_vec(ours.IDS["nauticus"], num_envs=32, players=3)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, infos = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    assert infos["seat"].shape == (32,)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(450):
        actions = (rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1)
        acted = infos["seat"]
        seen, rewards, terminated, truncated, infos = env.step(actions)
        assert not truncated.any()
        for game in np.flatnonzero(terminated):
            assert rewards[game] == infos["rewards"][game, acted[game]]
            assert infos["rewards"][game].sum() == pytest.approx(0)
            assert infos["_final_obs"][game]
            ended += 1
        assert not rewards[~terminated].any()
    assert ended > 20
    assert env.observation_space.contains(seen)
    env.close()


def test_observations_are_written_in_place() -> None:
    env = ours.BatchEnv("nauticus", 8)
    seen, _ = env.reset(seed=1)
    again, *_ = env.step(seen["action_mask"].argmax(axis=1))
    assert again["observation"] is seen["observation"]
    assert again["action_mask"] is seen["action_mask"]
    copied = ours.BatchEnv("nauticus", 8, copy=True)
    assert copied.reset(seed=1)[0]["observation"] is not copied.batch.observations


def test_a_learner_among_random_players() -> None:
    env = ours.BatchEnv("nautilus", 6, mode="two", opponents="random", seat=1)
    _, infos = env.reset(seed=1)
    assert infos["seat"].tolist() == [1] * 6
    turns = ours.BatchEnv("nautilus", 6, mode="quick", opponents="random")
    assert turns.reset(seed=1)[1]["seat"].tolist() == [0, 1, 2, 3, 0, 1]


def test_wrong_opponents_of_a_batch_are_refused() -> None:
    with pytest.raises(ValueError, match="opponents are 'self' or 'random'"):
        ours.BatchEnv("nauticus", 8, opponents="greedy")
    with pytest.raises(ValueError, match="one seed"):
        ours.BatchEnv("nauticus", 2).reset(seed=[1, 2])
