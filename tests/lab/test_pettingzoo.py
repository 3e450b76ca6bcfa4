"""Both games in PettingZoo: its own tests with warnings as errors, and what they do not ask."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

from seaboard.games.api import IllegalMove
from seaboard.lab.pettingzoo import nauticus_v0, nautilus_v0
from seaboard.lab.pettingzoo.environment import TableEnv

from .playing import odd_board

# `pettingzoo.test.api_test` is the function; the module of that name has the lists.
LISTS = sys.modules["pettingzoo.test.api_test"]
TABLES: list[tuple[ModuleType, dict[str, Any]]] = [
    *((nauticus_v0, {"players": players}) for players in (2, 3, 4)),
    (nauticus_v0, {"reward": "score"}),
    *((nautilus_v0, {"mode": mode}) for mode in ("classic", "quick", "two")),
    (nautilus_v0, {"reward": "individual"}),
]
NAMES = [f"{m.NAME}-{'-'.join(map(str, a.values()))}" for m, a in TABLES]
every_table = pytest.mark.parametrize(("module", "arguments"), TABLES, ids=NAMES)


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo warns of observations with a mask unless it knows the environment by name, and of
    empty masks even where a game is over.
    """
    ours = [nauticus_v0.NAME, nautilus_v0.NAME]
    for each in ("env_obs_dicts", "env_obs_space", "env_all_zeros_obs"):
        monkeypatch.setattr(LISTS, each, [*getattr(LISTS, each), *ours])


@every_table
@pytest.mark.usefixtures("known")
def test_api(module: ModuleType, arguments: dict[str, Any]) -> None:
    api_test(module.env(**arguments), num_cycles=200)


@every_table
def test_seeds(module: ModuleType, arguments: dict[str, Any]) -> None:
    seed_test(partial(module.env, **arguments), num_cycles=60)


@pytest.mark.parametrize(("module", "arguments"), TABLES[:3] + TABLES[4:7])
def test_rendering(
    module: ModuleType, arguments: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    svg = {"svg": lambda text: text.startswith("<svg") and "</svg>" in text}
    render_test(partial(module.env, **arguments), custom_tests=svg)
    assert "as seen by a spectator" in capsys.readouterr().out


@every_table
def test_max_cycles(module: ModuleType, arguments: dict[str, Any]) -> None:
    """PettingZoo wants every agent to act as often as the others here, by any action; so the
    parallel form passes this test.
    """
    parallel = partial(module.parallel_env, **arguments)
    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda **more: parallel_to_aec(parallel(**more)))
    )


@pytest.mark.parametrize("module", [nauticus_v0, nautilus_v0])
def test_the_parallel_form_passes_its_own_test(module: ModuleType) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=60)


def played(env: Any, seed: int, most: int = 20_000) -> dict[str, float]:
    """A random game; what each agent got in all."""
    env.reset(seed=seed)
    rng, got = Random(seed), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, info = env.last()
        got[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        assert info["action_mask"].tolist() == seen["action_mask"].tolist()
        assert seen["action_mask"].dtype == np.int8
        env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return got


def test_whole_games_pay_what_the_places_say() -> None:
    env = nauticus_v0.env(players=3)
    got = played(env, 1)
    assert sorted(got.values()) == pytest.approx([-1, 0, 1])
    assert env.unwrapped.position.over


def test_teams_win_together() -> None:
    got = list(played(nautilus_v0.env(mode="quick"), 2).values())
    assert got[0] == got[2] == -got[1] == -got[3]
    assert abs(got[0]) == 1


def test_after_max_cycles_the_game_is_truncated() -> None:
    env = nauticus_v0.env(max_cycles=5)
    assert list(played(env, 3).values()) == [0, 0]
    assert not env.unwrapped.position.over
    assert env.unwrapped._decisions == 10


def test_an_illegal_action_loses(capsys: pytest.CaptureFixture[str]) -> None:
    env = nauticus_v0.env()
    env.reset(seed=4)
    first = env.agent_selection
    env.last()
    env.step(216)
    assert env.terminations[first]
    assert env.rewards[first] == -1


def test_without_wrappers_an_illegal_action_is_refused() -> None:
    env: TableEnv = nauticus_v0.raw_env()
    env.reset(seed=5)
    before = env.position.digest()
    with pytest.raises(IllegalMove):
        env.step(216)
    assert env.position.digest() == before


def test_who_does_not_decide_has_an_empty_mask() -> None:
    env = nauticus_v0.raw_env()
    env.reset(seed=6)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()
    assert not env.infos[other]["action_mask"].any()
    assert env.observe(env.agent_selection)["action_mask"].any()


def test_boards_and_options_are_arguments(tmp_path: Path) -> None:
    file = odd_board(tmp_path)
    env = nauticus_v0.raw_env(board=file)
    env.reset(seed=1)
    assert env.position.board.digest() == env.game.load_board(file).digest()
    two = nautilus_v0.raw_env(mode="two", options={"redraws": 1})
    two.reset(seed=1)
    assert two.position.options == {"redraws": 1}


def test_an_action_that_is_no_whole_number_is_refused() -> None:
    env = nauticus_v0.raw_env()
    env.reset(seed=1)
    with pytest.raises(TypeError, match=r"a whole number, the code of a move, not 2\.0"):
        env.step(2.0)


def test_render_modes_are_declared_on_the_class() -> None:
    assert TableEnv.metadata["render_modes"] == ["human", "ansi", "rgb_array", "svg"]
