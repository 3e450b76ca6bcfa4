"""Kuhn poker in PettingZoo, Gymnasium and OpenSpiel, by its contract and its tensor."""

from __future__ import annotations

import importlib
import sys
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from seaboard.games.api import NoCompiledRules, draw
from seaboard.lab import gymnasium as ours
from seaboard.lab import openspiel
from seaboard.lab.batches import Batch
from seaboard.lab.observing import observation_of, observe
from seaboard.lab.pettingzoo import kuhn_v0
from seaboard_kuhn import GAME
from seaboard_kuhn.tensor import MOST_CHIPS

LISTS = sys.modules["pettingzoo.test.api_test"]


def test_the_tensor_has_what_the_view_shows() -> None:
    position = GAME.new()
    for move in ("deal 1 queen", "deal 2 king", "bet"):
        position.play(move)
    plan = observation_of(GAME, 2)
    seen = {name: observe(position, 1)[at] for name, at in plan.at.items()}
    assert {name for name, number in seen.items() if number} == {
        "card: king", "actions: 1 bet", "hands: left",
    }  # fmt: skip
    assert seen["hands: left"] == 5


def test_the_tensor_is_the_same_in_every_world_and_within_its_bounds() -> None:
    rng, plan = Random(1), observation_of(GAME, 2)
    position = GAME.new(options={"hands": 50})
    while not position.over:
        for seat in range(2):
            tensor = observe(position, seat)
            assert np.all(tensor <= plan.high)
            assert np.array_equal(tensor, observe(position.resample(seat, rng), seat))
        by_chance = position.decider < 0
        position.play(draw(position, rng) if by_chance else rng.choice(position.legal_moves()))


def test_pettingzoo(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for each in ("env_obs_dicts", "env_obs_space", "env_all_zeros_obs"):
        monkeypatch.setattr(LISTS, each, [*getattr(LISTS, each), kuhn_v0.NAME])
    api_test(kuhn_v0.env(), num_cycles=200)
    seed_test(kuhn_v0.env, num_cycles=60)
    parallel_api_test(kuhn_v0.parallel_env(), num_cycles=60)
    render_test(kuhn_v0.env, custom_tests={"svg": lambda text: "</svg>" in text})
    assert "chips: 0, 0" in capsys.readouterr().out


def test_an_environment_can_be_imported_as_a_module() -> None:
    assert importlib.import_module("seaboard.lab.pettingzoo.kuhn_v0") is kuhn_v0
    with pytest.raises(ImportError):
        importlib.import_module("seaboard.lab.pettingzoo.whist_v0")
    with pytest.raises(ImportError):
        from seaboard.lab.pettingzoo import whist_v0  # noqa: F401, PLC0415


def test_gymnasium() -> None:
    check_env(ours.LearnerEnv("kuhn", opponents="rollouts:playouts=4"), skip_render_check=True)
    env: Any = gymnasium.make("seaboard.lab.gymnasium:seaboard/Kuhn-v0")
    env.reset(seed=1)
    assert env.unwrapped.game is GAME


def test_batches_are_for_compiled_rules() -> None:
    with pytest.raises(NoCompiledRules, match="Kuhn poker has no compiled rules"):
        Batch(GAME.new(), 8)


def test_openspiel() -> None:
    openspiel.register()
    game = pyspiel.load_game("seaboard_kuhn")
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    state = game.new_initial_state()
    for action in ("deal 1 queen", "deal 2 king"):
        state.apply_action(GAME.parse(action).code)
    assert state.information_state_string(0).splitlines()[:2] == ["deal 1 queen", "deal 2 ?"]


def test_a_reward_of_its_own_has_its_own_bounds() -> None:
    """OpenSpiel's searches believe them; 1 would be wrong for chips."""
    openspiel.register()
    game = pyspiel.load_game("seaboard_kuhn", {"reward": "chips"})
    assert (game.min_utility(), game.max_utility()) == (-MOST_CHIPS, MOST_CHIPS)
    rng, most = Random(1), 0.0
    for _ in range(20):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        most = max(most, *state.returns())
    assert 1 < most <= game.max_utility()
    assert pyspiel.load_game("seaboard_kuhn").max_utility() == 1


def test_an_illegal_move_costs_a_learner_the_worst_reward() -> None:
    env = ours.LearnerEnv("kuhn", reward="chips")
    env.reset(seed=1)
    illegal = next(code for code, legal in enumerate(env.position.mask()) if not legal)
    assert env.step(illegal)[1] == -MOST_CHIPS
