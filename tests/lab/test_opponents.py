"""Opponents in batches: bots in compiled code as one at a time, policies, pools."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from seaboard.bots import get_bot
from seaboard.bots.api import Budget, situation
from seaboard.games import get_game
from seaboard.games.api import IllegalMove
from seaboard.games.kernel.rng import seeded_rng
from seaboard.lab.batches import Batch
from seaboard.lab.opponents import ByBot, Decisions, Pool, next_seeds, opponent_of

Calls = list[tuple[int, ...]]


def among(opponents: Any, size: int = 8, name: str = "nauticus", **more: Any) -> Batch:
    start = get_game(name).new(seats=2, mode=None if name == "nauticus" else "two")
    learners = np.arange(size, dtype=np.int64) % 2
    batch = Batch(start, size, learners=learners, opponents=opponents, **more)
    batch.reset(1)
    return batch


def play_at_random(batch: Batch, games: int) -> float:
    """The learner's share of wins over that many games, moving at random."""
    own, actions = seeded_rng(3), np.zeros(batch.size, np.int64)
    won = played = 0.0
    while played < games:
        batch.random_actions(own, actions)
        batch.step(actions)
        for game in np.flatnonzero(batch.ended).tolist():
            won += float(batch.rewards[game, game % 2] > 0)
            played += 1
        assert batch.seats.tolist() == [game % 2 for game in range(batch.size)]
    return won / played


def decisions_of(batch: Batch) -> Decisions:
    """Those of the learner, for asking an opponent about them."""
    games = np.arange(batch.size)
    seeds = next_seeds(batch.random_states)
    return Decisions(
        batch.observations, batch.masks, seeds, batch.position, lambda: batch._states[games]
    )


@pytest.mark.parametrize("game", ["nauticus", "nautilus"])
@pytest.mark.parametrize("name", ["greedy", "learned", "learned:turns=4,worlds=5"])
def test_compiled_opponents_answer_as_the_bots_do(game: str, name: str) -> None:
    """With the same random numbers: in the same worlds, with the same moves left out on the way."""
    batch, own = among("random", 8, game), seeded_rng(5)
    position = batch.position(0)
    opponent, bot = opponent_of(name, position), get_bot(name)
    assert opponent is not None
    assert not isinstance(opponent, ByBot)
    actions, asked, good = np.zeros(8, np.int64), 0, 0
    for _ in range(4):
        batch.random_actions(own, actions)
        batch.step(actions)
        decisions = decisions_of(batch)
        answers = np.asarray(opponent.choose(decisions))
        for number in range(8):
            own_rng = decisions.rng(number)
            choice = bot.choose(situation(batch.position(number), Budget(), own_rng))
            worth = {item.move.code: item for item in choice.candidates}
            asked += len(worth) > 1
            if name == "greedy" and worth:  # the bot draws among those that look alike
                good += worth[answers[number]].score == worth[choice.move.code].score
            else:
                good += choice.move.code == answers[number]
    assert asked >= 16
    assert good >= 30, "of 32; where chance goes on within a turn they may differ"


def test_a_greedy_opponent_errs_as_its_temperature_says() -> None:
    batch = among("random", 1)
    sure, hasty = (opponent_of(f"greedy:error_temperature={t}", batch.position(0)) for t in (0, 50))
    seeds = np.arange(1, 101, dtype=np.uint64)
    many = Decisions(
        np.repeat(batch.observations, 100, axis=0), np.repeat(batch.masks, 100, axis=0), seeds,
        lambda _: batch.position(0), lambda: np.repeat(batch._states, 100),
    )  # fmt: skip
    assert sure is not None
    assert hasty is not None
    assert len(np.unique(sure.choose(many))) == 1
    assert len(np.unique(hasty.choose(many))) == batch.masks.sum()


def test_greedy_with_tastes_is_asked_one_decision_at_a_time() -> None:
    position = get_game("nauticus").new(seats=2)
    assert isinstance(opponent_of("greedy:tastes=0.5", position), ByBot)


@pytest.mark.parametrize("name", ["nauticus", "nautilus"])
def test_greedy_opponents_in_a_batch_beat_random_play(name: str) -> None:
    batch = among("greedy", 8, name)
    assert play_at_random(batch, 8) < 0.3
    batch.close()


@pytest.mark.parametrize("game", ["nauticus", "nautilus"])
def test_the_number_of_threads_changes_nothing_for_compiled_opponents(game: str) -> None:
    one, two = (among("learned", 130, game, jobs=jobs) for jobs in (1, 2))
    actions = np.zeros(130, np.int64)
    for number in range(3):
        one.random_actions(seeded_rng(number), actions)
        one.step(actions)
        two.step(actions)
        assert np.array_equal(one.observations, two.observations)
    two.close()


def test_a_policy_is_asked_for_its_own_seats_only() -> None:
    asked: Calls = []

    def policy(observations: Any, masks: Any) -> Any:
        asked.append(masks.shape)
        assert masks.any(axis=1).all()
        return masks.argmax(axis=1)

    batch = among(policy)
    play_at_random(batch, 8)
    assert asked
    assert max(rows for rows, _ in asked) <= 8


def test_what_a_policy_may_not_answer() -> None:
    def wrong(observations: Any, masks: Any) -> Any:
        return masks.argmin(axis=1)

    with pytest.raises(IllegalMove, match=r"wrong: .* is not legal in game"):
        among(wrong)
    with pytest.raises(TypeError, match="one whole number for each of"):
        among(lambda observations, masks: masks.sum(axis=1).astype(float))


def test_opponents_in_their_order_after_the_learner() -> None:
    def one(observations: Any, masks: Any) -> Any:
        return masks.argmax(axis=1)

    def two(observations: Any, masks: Any) -> Any:
        return masks.argmax(axis=1)

    learners = np.array([0, 1, 2], np.int64)
    batch = Batch(get_game("nauticus").new(seats=3), 3, learners=learners, opponents=(one, two))
    batch.reset(1)
    assert batch.players.tolist() == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    with pytest.raises(ValueError, match="3 seats have 2 opponents, not 1"):
        Batch(get_game("nauticus").new(seats=3), 3, learners=learners, opponents=(one,))


def test_a_pool_grows_while_games_go_on_and_counts_who_won() -> None:
    pool = Pool({"random": "random", "greedy": "greedy"}, newest=0.5)
    batch = among(pool, 16)
    assert set(np.unique(batch.players)) == {-1, 0, 1}
    play_at_random(batch, 24)
    assert pool.share("greedy") < 0.4 < pool.share("random") + 0.2
    pool.add("first", lambda observations, masks: masks.argmax(axis=1))
    batch.reset(2)
    assert 2 in batch.players
    play_at_random(batch, 24)
    assert sum(pool.games) >= 48
    assert pool.games[2] > 0
    assert pool.odds().tolist() == pytest.approx([1 / 6, 1 / 6, 2 / 3])


def test_a_pool_of_random_players_counts_too() -> None:
    pool = Pool({"random": "random"})
    play_at_random(among(pool), 8)
    assert sum(pool.games) >= 8
    assert 0 < pool.share("random") < 1


def test_a_pool_prefers_those_who_are_hard_to_beat() -> None:
    pool = Pool({"easy": "random", "hard": "greedy", "old": "random"}, hard=2)
    pool.games, pool.wins = [99, 99, 0], [99.0, 0.0, 0.0]
    easy, hard, fresh = pool.odds().tolist()
    assert easy < 0.01 < fresh < hard
    latest = Pool({"a": "random", "b": "random", "c": "random"}, most=2)
    assert latest.odds().tolist() == [0, 0.5, 0.5]


@pytest.mark.parametrize(
    ("wrong", "said"), [({"newest": 2}, "a chance"), ({"most": 0}, "one or more")]
)
def test_what_makes_no_pool_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Pool(**wrong)
    with pytest.raises(ValueError, match="the pool is empty"):
        among(Pool())
    pool = Pool({"random": "random"})
    with pytest.raises(ValueError, match="already"):
        pool.add("random", "greedy")
