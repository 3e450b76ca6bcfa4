"""Rewards: what the end of a game is worth."""

from __future__ import annotations

import numpy as np
import pytest

from seaboard.games import get_game
from seaboard.lab.rewards import UnknownReward, check_kind, kinds_of, pay, rewards, sides_of

from .playing import SETTINGS, random_game


def paid(places: list[int], scores: list[int], sides: list[int], by_score: bool) -> list[float]:
    out = np.zeros(len(places))
    pay(np.array(places), np.array(scores), np.array(sides), by_score, out)
    return out.tolist()


def test_places_pay_by_opponents_left_behind() -> None:
    assert paid([1, 2], [80, 70], [0, 1], False) == [1, -1]
    assert paid([1, 1], [80, 80], [0, 1], False) == [0, 0]
    assert paid([2, 1, 4, 3], [0] * 4, [0, 1, 2, 3], False) == pytest.approx([1 / 3, 1, -1, -1 / 3])


def test_partners_are_paid_alike() -> None:
    assert paid([3, 1, 3, 1], [0, 1, 0, 1], [0, 1, 0, 1], False) == [-1, 1, -1, 1]


def test_scores_pay_by_their_difference() -> None:
    assert paid([1, 2], [80, 70], [0, 1], True) == [10, -10]
    assert paid([1, 3, 2], [90, 60, 75], [0, 1, 2], True) == [22.5, -22.5, 0]


def test_teams_are_sides() -> None:
    assert sides_of(get_game("nautilus").modes["classic"], 4).tolist() == [0, 1, 0, 1]
    assert sides_of(get_game("nautilus").modes["two"], 2).tolist() == [0, 1]
    assert sides_of(get_game("nauticus").modes["standard"], 3).tolist() == [0, 1, 2]


@pytest.mark.parametrize(("name", "mode", "seats"), SETTINGS)
def test_rewards_sum_to_zero_and_come_at_the_end(name: str, mode: str, seats: int) -> None:
    positions = list(random_game(name, mode, seats, 9))
    last = positions[-1]
    assert last.over
    result = last.result()
    assert result is not None
    for kind in kinds_of(get_game(name)):
        paid_out = rewards(last, kind)
        assert sum(paid_out) == pytest.approx(0)
        assert any(paid_out)
        assert rewards(last.game.new(mode=mode, seats=seats), kind) == [0] * seats
    assert max(rewards(last, "result")) == rewards(last, "result")[result.winners[0]]


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(UnknownReward, match="Nautilùs has no reward 'score'"):
        check_kind(get_game("nautilus"), "score")
