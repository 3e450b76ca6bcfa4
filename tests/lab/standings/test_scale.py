"""Ratings: what they must say of results that are known, and how often their interval is right."""

from __future__ import annotations

import numpy as np
import pytest

from seaboard.lab.standings.scale import POINTS, Meeting, NotConnected, fit


def meeting(first: str, second: str, ahead: float, games: int = 1000) -> Meeting:
    return Meeting(first, second, ahead, float(games), games // 2)


def test_ten_times_ahead_for_once_behind_is_400_points() -> None:
    rated = fit([meeting("strong", "known", 10 / 11, 1_000_000)], {"known": 1000})
    assert rated["strong"].value == pytest.approx(1400, abs=0.1)
    assert (rated["known"].value, rated["known"].error) == (1000, 0)


def test_ratings_add_up_along_a_chain() -> None:
    rated = fit([meeting("c", "b", 0.64, 100_000), meeting("b", "a", 0.64, 100_000)], {"a": 0})
    assert rated["c"].value == pytest.approx(2 * rated["b"].value, abs=0.1)
    assert rated["c"].error == pytest.approx(2**0.5 * rated["b"].error, rel=0.01)


def test_the_order_of_two_players_does_not_matter() -> None:
    one = fit([meeting("b", "a", 0.7)], {"a": 1000})["b"]
    other = fit([meeting("a", "b", 0.3)], {"a": 1000})["b"]
    assert one.value == pytest.approx(other.value)


def test_whoever_has_won_everything_has_a_rating_and_a_wide_interval() -> None:
    rated = fit([Meeting.of("b", "a", [1.0] * 20, 40)], {"a": 1000})["b"]
    low, high = rated.interval
    assert 1300 < rated.value < 2000
    assert low > 1100
    assert high - low > 400


def test_more_games_narrow_the_interval() -> None:
    few = fit([Meeting.of("b", "a", [1.0, 0.5, 0.0, 0.5] * 5, 40)], {"a": 0})["b"]
    many = fit([Meeting.of("b", "a", [1.0, 0.5, 0.0, 0.5] * 20, 160)], {"a": 0})["b"]
    assert many.error == pytest.approx(few.error / 2, rel=0.15)


def test_a_match_never_counts_for_more_games_than_were_played() -> None:
    assert Meeting.of("b", "a", [0.5] * 50, 100).weight == 100


def test_games_of_a_group_that_agree_count_once() -> None:
    assert Meeting.of("b", "a", [1.0, 0.0] * 50, 400).weight == pytest.approx(101, abs=1)


def test_who_met_nobody_known_is_refused() -> None:
    with pytest.raises(NotConnected, match="c, d"):
        fit([meeting("b", "a", 0.5), meeting("c", "d", 0.5)], {"a": 0})


@pytest.mark.parametrize("apart", [0, 150, 350])
def test_the_interval_covers_the_truth(apart: int) -> None:
    """Three players in a row, each as far from the next, 30 pairs of games a match."""
    rng = np.random.default_rng(apart)
    chance = 1 / (1 + np.exp(-apart / POINTS))
    rounds, covered = 300, 0
    for _ in range(rounds):
        played = rng.binomial(2, chance, size=(2, 30)) / 2
        found = [
            Meeting.of("b", "a", list(played[0]), 60),
            Meeting.of("c", "b", list(played[1]), 60),
        ]
        low, high = fit(found, {"a": 0.0})["c"].interval
        covered += low <= 2 * apart <= high
    assert covered / rounds > 0.92
