"""Both games in Gymnasium: one learner among bots, and thousands of games at once."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList

from seaboard.bots.api import Bot, Choice, Situation, UnknownBot
from seaboard.games import get_game
from seaboard.games.api import Position
from seaboard.lab import gymnasium as ours

from .playing import odd_board

TABLES: list[dict[str, Any]] = [
    *({"game": "nauticus", "players": players} for players in (2, 3, 4)),
    *({"game": "nautilus", "mode": mode} for mode in ("classic", "quick", "two")),
]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table.values())))
def test_check_env(table: dict[str, Any]) -> None:
    check_env(ours.LearnerEnv(**table), skip_render_check=True)


@pytest.mark.parametrize(("game", "mode"), [("nauticus", "standard"), ("nautilus", "two")])
def test_rendering(game: str, mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert set(ours.LearnerEnv.metadata["render_modes"]) == {"human", "ansi", "rgb_array", "svg"}
    text = ours.LearnerEnv(game, mode=mode, render_mode="ansi", seat=1)
    text.reset(seed=1)
    first, *lines = text.render().splitlines()
    assert first.endswith(f"as seen by Player {text.game.seat_names[1]}")
    assert any(line.endswith((".", "?")) for line in lines), "sentences, not keys and values"
    assert not any("_" in line for line in lines)
    printed = ours.LearnerEnv(game, mode=mode, render_mode="human", seat=1)
    printed.reset(seed=1)
    assert capsys.readouterr().out.splitlines() == [first, *lines]
    image = ours.LearnerEnv(game, mode=mode, render_mode="rgb_array")
    image.reset(seed=1)
    pixels = image.render()
    assert pixels.dtype == np.uint8
    assert pixels.ndim == 3
    assert len(np.unique(pixels)) > 20


def test_a_batch_shows_every_game() -> None:
    env = ours.BatchEnv("nauticus", 3, render_mode="ansi")
    env.reset(seed=1)
    texts = env.render()
    assert texts is not None
    assert len(set(texts)) == 3
    assert ours.BatchEnv("nauticus", 3).render() is None


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


def test_masks_are_told_as_maskable_ppo_asks_for_them() -> None:
    env = gymnasium.make(ours.IDS["nauticus"], players=2)
    seen, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert masks.tolist() == seen["action_mask"].astype(bool).tolist()


@pytest.mark.parametrize("action", [2.0, np.float32(2), "2", None])
def test_an_action_that_is_no_whole_number_is_refused(action: Any) -> None:
    env = ours.LearnerEnv("nauticus")
    env.reset(seed=1)
    with pytest.raises(TypeError, match="a whole number, the code of a move"):
        env.step(action)


def test_an_action_beyond_the_codes_is_illegal() -> None:
    env = ours.LearnerEnv("nauticus")
    env.reset(seed=1)
    assert env.step(-1)[-1]["illegal"]
    env.reset(seed=1)
    assert env.step(10_000)[-1]["illegal"]


def test_the_learners_environment_has_a_limit_of_its_own() -> None:
    env = ours.LearnerEnv("nauticus", most_moves=12)
    seen, _ = env.reset(seed=1)
    truncated, own = False, 0
    while not truncated:
        seen, reward, terminated, truncated, _ = env.step(seen["action_mask"].argmax())
        assert (reward, terminated) == (0, False)
        own += 1
    assert 1 < own < 12, "the moves of others count, those of chance do not"
    assert seen["action_mask"].any()


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": 2},
        {"opponents": ("random", "random")},
        {"render_mode": "film"},
        {"most_moves": 0},
        {"opponents": 7},
    ],
)
def test_wrong_arguments_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises((ValueError, TypeError), match=r"seat|opponent|render_mode|most_moves"):
        ours.LearnerEnv("nauticus", **wrong)


@pytest.mark.parametrize("make", [ours.LearnerEnv, ours.BatchEnv])
def test_boards_and_options_are_arguments(make: Any, tmp_path: Path) -> None:
    file = odd_board(tmp_path)
    wanted = get_game("nauticus").load_board(file)
    for board in (file, str(file), wanted):
        assert begun(make("nauticus", board=board)).board.digest() == wanted.digest()
    options = {"redraws": 1}
    assert begun(make("nautilus", mode="two", options=options)).options == options


def begun(env: Any) -> Position:
    env.reset(seed=1)
    position: Position = env.batch.position(0) if hasattr(env, "batch") else env.position
    return position


def first_legal(observations: Any, masks: Any) -> Any:
    assert observations.shape[0] == masks.shape[0]
    return masks.argmax(axis=1)


class LastLegal(Bot):
    name = "last legal"

    def choose(self, situation: Situation) -> Choice:
        return Choice(max(situation.legal, key=lambda move: move.code))


@pytest.mark.parametrize("opponents", [first_legal, LastLegal(), "learned", (first_legal,)])
def test_opponents_of_ones_own(opponents: Any) -> None:
    env = ours.LearnerEnv("nauticus", players=2, opponents=opponents)
    assert abs(played(env, 1)) in (0, 1)
    env.close()


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
        assert np.array_equal(infos["action_mask"], seen["action_mask"])
        for game in np.flatnonzero(terminated):
            assert rewards[game] == infos["rewards"][game, acted[game]]
            assert infos["rewards"][game].sum() == pytest.approx(0)
            assert infos["_final_obs"][game]
            ended += 1
        if terminated.any():
            assert env.observation_space.contains(infos["final_obs"])
            assert not infos["final_obs"]["observation"][~terminated].any()
        assert not rewards[~terminated].any()
    assert ended > 20
    assert env.observation_space.contains(seen)
    env.close()


def random_actions(seen: Any, rng: np.random.Generator) -> Any:
    return (rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1)


def test_a_finished_game_can_begin_anew_in_the_next_step() -> None:
    """The same games as with the other mode, each with one step more between two."""
    modes = (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP)
    same, later = (
        ours.BatchEnv("nauticus", 4, opponents="random", autoreset_mode=mode) for mode in modes
    )
    assert later.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    (seen, _), (resting, _) = same.reset(seed=1), later.reset(seed=1)
    ended = 0
    for _ in range(130):
        assert np.array_equal(seen["observation"][0], resting["observation"][0])
        action = int(np.flatnonzero(seen["action_mask"][0])[-1])
        actions = seen["action_mask"].argmax(axis=1)
        others = resting["action_mask"].argmax(axis=1)
        actions[0] = others[0] = action
        seen, rewards, terminated, _, infos = same.step(actions)
        resting, paid, over, _, more = later.step(others)
        assert (rewards[0], terminated[0]) == (paid[0], over[0])
        if not over[0]:
            continue
        ended += 1
        assert "final_obs" not in more
        assert not resting["action_mask"][0].any()
        assert np.array_equal(infos["final_obs"]["observation"][0], resting["observation"][0])
        others = resting["action_mask"].argmax(axis=1)
        others[0] = 10_000  # ignored
        resting, paid, over, _, more = later.step(others)
        assert (paid[0], over[0]) == (0, False)
        assert resting["action_mask"][0].any()
    assert ended > 1


def test_infos_of_a_batch_can_be_told_apart() -> None:
    """Gymnasium's own wrapper makes a list of them, an entry for each game."""
    env = DictInfoToList(ours.BatchEnv("nauticus", 3))
    _, infos = env.reset(seed=1)
    assert [info["action_mask"].shape for info in infos] == [(217,)] * 3


@pytest.mark.parametrize("number", [0, -3])
def test_a_batch_without_games_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"num_envs is one or more, not {number}"):
        ours.BatchEnv("nauticus", number)


def test_float_actions_of_a_batch_are_refused() -> None:
    env = ours.BatchEnv("nauticus", 2)
    seen, _ = env.reset(seed=1)
    with pytest.raises(TypeError, match="actions are whole numbers, the codes of moves"):
        env.step(seen["action_mask"].argmax(axis=1).astype(float))


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
    with pytest.raises(UnknownBot, match="there is no bot 'nobody'"):
        ours.BatchEnv("nauticus", 8, opponents="nobody")
    with pytest.raises(ValueError, match="no seat 2"):
        ours.BatchEnv("nauticus", 8, players=2, opponents="greedy", seat=2)
    with pytest.raises(ValueError, match="one seed"):
        ours.BatchEnv("nauticus", 2).reset(seed=[1, 2])
    with pytest.raises(ValueError, match="SAME_STEP or NEXT_STEP"):
        ours.BatchEnv("nauticus", 2, autoreset_mode=AutoresetMode.DISABLED)
