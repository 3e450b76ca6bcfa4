"""Batches: the same games as one at a time, whatever the number of threads."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from seaboard.games import get_game
from seaboard.games.api import IllegalMove
from seaboard.games.kernel.rng import seeded_rng
from seaboard.lab.batches import NEXT_STEP, NO_SEAT, Batch
from seaboard.lab.observing import observe
from seaboard.lab.rewards import rewards

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("nauticus", {"seats": 2}),
    ("nauticus", {"seats": 4}),
    ("nautilus", {"mode": "quick"}),
    ("nautilus", {"mode": "two"}),
]
every_table = pytest.mark.parametrize(("name", "setup"), TABLES)


def batch_of(name: str, setup: dict[str, Any], size: int, **more: Any) -> Batch:
    batch = Batch(get_game(name).new(**setup), size, **more)
    batch.reset(1)
    return batch


def random_step(batch: Batch, own: Any) -> np.ndarray[Any, Any]:
    actions = np.zeros(batch.size, np.int64)
    batch.random_actions(own, actions)
    batch.step(actions)
    return actions


@every_table
def test_what_a_batch_shows_is_what_the_positions_show(name: str, setup: dict[str, Any]) -> None:
    batch, own = batch_of(name, setup, 6), seeded_rng(2)
    for _ in range(60):
        random_step(batch, own)
        for number in range(batch.size):
            position = batch.position(number)
            assert position.decider == batch.seats[number]
            assert batch.masks[number].tolist() == position.mask().tolist()
            seen = observe(position, position.decider)
            assert batch.observations[number].tolist() == seen.tolist()
    batch.close()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("learning", [False, True])
def test_tensors_written_in_part_are_right_as_a_whole(seats: int, learning: bool) -> None:
    """Over whole games, with others who move between two decisions of a learner, and a reset."""
    learners = np.arange(4, dtype=np.int64) % seats if learning else None
    batch, own = batch_of("nauticus", {"seats": seats}, 4, learners=learners), seeded_rng(8)
    ended, same_seat, next_seat = 0, 0, 0
    for number in range(500):
        before = batch.seats.copy()
        if number == 30:
            batch.reset()
        else:
            random_step(batch, own)
        ended += int(batch.ended.sum())
        same_seat += int((before == batch.seats).sum())
        next_seat += int(((before + 1) % seats == batch.seats).sum())
        for game in range(batch.size):
            seen = observe(batch.position(game), int(batch.seats[game]))
            assert np.array_equal(batch.observations[game], seen)
    assert ended > 0
    assert same_seat > 500
    assert learning or next_seat > 200
    batch.close()


@every_table
def test_masks_are_those_of_the_lists(name: str, setup: dict[str, Any]) -> None:
    """Also where the list before was longer, and where one is longer than a group of codes."""
    batch, own = batch_of(name, setup, 8), seeded_rng(9)
    lengths = set()
    for _ in range(200):
        random_step(batch, own)
        for game in range(batch.size):
            codes = batch.position(game).legal_codes()
            lengths.add(len(codes))
            assert np.flatnonzero(batch.masks[game]).tolist() == sorted(codes)
            assert batch.masks[game].max() == 1
    assert min(lengths) < 3
    assert max(lengths) > 8
    batch.close()


@every_table
def test_the_number_of_threads_changes_nothing(name: str, setup: dict[str, Any]) -> None:
    one, two = (batch_of(name, setup, 160, jobs=jobs) for jobs in (1, 2))
    rolls = seeded_rng(3), seeded_rng(3)
    for _ in range(80):
        assert random_step(one, rolls[0]).tolist() == random_step(two, rolls[1]).tolist()
    for what in ("observations", "masks", "seats", "rewards", "lengths"):
        assert np.array_equal(getattr(one, what), getattr(two, what))
    one.close()
    two.close()


def test_a_finished_game_pays_and_begins_anew() -> None:
    batch, own, ends = batch_of("nauticus", {"seats": 3}, 8), seeded_rng(4), 0
    for _ in range(500):
        before = [batch.position(number) for number in range(batch.size)]
        actions = random_step(batch, own)
        for number in np.flatnonzero(batch.ended).tolist():
            position, seat = before[number], before[number].decider
            position.play(int(actions[number]))
            assert position.over
            assert batch.rewards[number].tolist() == pytest.approx(rewards(position, "result"))
            assert batch.finals[number].tolist() == observe(position, seat).tolist()
            assert batch.position(number).decider >= 0
            ends += 1
    assert ends > 4
    assert not batch.cut.any()


def test_a_long_game_is_cut_short_and_pays_nothing() -> None:
    batch, own = batch_of("nauticus", {"seats": 2}, 4, most_moves=30), seeded_rng(5)
    cut = 0
    for _ in range(60):
        random_step(batch, own)
        cut += int(batch.cut.sum())
        assert not batch.rewards[batch.cut].any()
        assert not batch.ended.any()
    assert cut >= 4


def test_moves_of_chance_do_not_count_for_the_limit() -> None:
    """A game of the second kind deals card by card; its players' first moves are far behind."""
    batch, own = batch_of("nautilus", {"mode": "two"}, 2, most_moves=5), seeded_rng(5)
    for number in range(1, 11):
        random_step(batch, own)
        assert batch.cut.tolist() == [number % 5 == 0] * 2
    assert batch.lengths.tolist() == [0, 0]


def test_a_limit_below_the_learners_first_move_comes_to_an_end() -> None:
    learners = np.full(3, 3, np.int64)
    batch, own = (
        batch_of("nauticus", {"seats": 4}, 3, learners=learners, most_moves=1),
        seeded_rng(5),
    )
    for _ in range(5):
        random_step(batch, own)
        assert batch.cut.all()


def test_games_of_opponents_alone_are_played_to_their_end() -> None:
    batch = Batch(
        get_game("nauticus").new(seats=3), 6, learners=np.full(6, NO_SEAT), opponents="greedy",
        autoreset_mode=NEXT_STEP,
    )  # fmt: skip
    batch.reset(1)
    assert batch.ended.all()
    assert (batch.places.min(axis=1) == 1).all()
    assert (batch.played == 1).all()
    with pytest.raises(ValueError, match="games that ask nobody"):
        Batch(get_game("nauticus").new(), 2, learners=np.full(2, NO_SEAT))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"size": 0}, "one game or more"),
        ({"most_moves": 0}, "one or more"),
        ({"autoreset_mode": "never"}, "autoreset_mode is"),
        ({"learners": np.array([0, 1])}, "3 seats from 0 to 1"),
        ({"learners": np.array([0, 1, 2])}, "3 seats from 0 to 1"),
    ],
)
def test_what_makes_no_batch_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Batch(get_game("nauticus").new(seats=2), **{"size": 3, **wrong})


def test_only_learners_are_asked() -> None:
    learners = np.array([0, 1, 2, 0], np.int64)
    batch, own, ended = batch_of("nauticus", {"seats": 3}, 4, learners=learners), seeded_rng(6), 0
    for _ in range(400):
        random_step(batch, own)
        assert batch.seats.tolist() == learners.tolist()
        ended += int(batch.ended.sum())
    assert ended > 3


def test_scores_can_be_the_reward() -> None:
    batch, own = batch_of("nauticus", {"seats": 2}, 4, reward="score"), seeded_rng(7)
    while not batch.ended.any():
        random_step(batch, own)
    got = batch.rewards[batch.ended][0]
    assert got[0] == -got[1]
    assert abs(got[0]) == int(abs(got[0]))


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    batch = batch_of("nauticus", {"seats": 2}, 4)
    actions = np.zeros(4, np.int64)
    before = batch.observations.copy()
    for wrong, said in ((216, "lay crowns"), (217, "217"), (-1, "-1")):
        actions[2] = wrong
        with pytest.raises(IllegalMove, match=f"{said} is not legal in game 2"):
            batch.step(actions)
    assert np.array_equal(batch.observations, before)
    with pytest.raises(ValueError, match="expected 4 actions"):
        batch.step(np.zeros(3, np.int64))


def test_seeds_repeat_games() -> None:
    one, other = (batch_of("nautilus", {"mode": "two"}, 3) for _ in range(2))
    assert np.array_equal(one.observations, other.observations)
    other.reset(2)
    assert not np.array_equal(one.observations, other.observations)


def test_games_of_a_batch_differ() -> None:
    batch = batch_of("nauticus", {"seats": 2}, 16)
    assert len({row.tobytes() for row in batch.observations}) > 10


def test_random_actions_are_all_taken() -> None:
    batch, own = batch_of("nauticus", {"seats": 2}, 64), seeded_rng(Random(1).getrandbits(60))
    actions = np.zeros(64, np.int64)
    batch.random_actions(own, actions)
    assert set(actions.tolist()) == set(range(8))
