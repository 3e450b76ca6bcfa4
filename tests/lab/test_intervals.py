"""Intervals: values worked out by hand, and how often they cover the truth."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from seaboard.lab.intervals import mean_of, share_of, t_quantile

Groups = Callable[[np.random.Generator, int], list[float]]


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.7062), (2, 4.3027), (9, 2.2622), (30, 2.0423), (1e5, 1.9600)]
)
def test_t_quantile_as_in_printed_tables(freedom: float, value: float) -> None:
    assert t_quantile(freedom) == pytest.approx(value, abs=1e-4)


def test_the_mean_of_three_groups() -> None:
    """3, 5, 7: deviation 2, error 2 / √3 = 1.1547, times 4.3027 is 4.9683."""
    estimate = mean_of([[3, 5, 7]])
    assert estimate.value == 5
    assert estimate.interval == pytest.approx((5 - 4.9683, 5 + 4.9683), abs=1e-3)


def test_lineups_count_the_same_however_many_groups_they_have() -> None:
    assert mean_of([[0, 0, 0, 0], [10, 10]]).value == 5


def test_the_variances_of_lineups_add_up() -> None:
    """Variances of the means 1 and 4: error √5 / 2; freedom 25 / (1 + 16) by Welch."""
    low, high = mean_of([[1, 3], [10, 14]]).interval or (0, 0)
    assert (high - low) / 2 == pytest.approx(t_quantile(25 / 17) * 5**0.5 / 2)


def test_twenty_wins_in_twenty_groups_are_no_certainty() -> None:
    """With one won and one lost group added: 21/22, error 1/22, times 2.0930 is 0.0951."""
    estimate = share_of([[1.0] * 20])
    assert estimate.value == 1
    assert estimate.interval == pytest.approx((21 / 22 - 0.09514, 1.0), abs=1e-4)


def test_an_interval_of_a_share_stays_between_0_and_1() -> None:
    estimate = share_of([[1.0, 0.5, 1.0, 0.0]])
    assert estimate.interval == (0, 1)


def test_one_group_gives_no_interval() -> None:
    assert share_of([[1.0]]).interval is None
    assert share_of([[1.0, 0.0], [1.0]]).interval is None


def test_no_group_gives_no_value() -> None:
    assert np.isnan(share_of([]).value)


def _independent(strength: float) -> Groups:
    """Two games of a pair that have nothing in common."""
    return lambda rng, count: (rng.binomial(2, strength, count) / 2).tolist()


def _seat_decides(strength: float) -> Groups:
    """In half of the pairs the seat decides both games, else the stronger bot wins both."""

    def pairs(rng: np.random.Generator, count: int) -> list[float]:
        stronger = rng.random(count) < 2 * strength - 0.5
        values: list[float] = np.where(rng.random(count) < 0.5, 0.5, stronger).tolist()
        return values

    return pairs


def _chance_decides(strength: float) -> Groups:
    """The same tiles give both games of a pair to the same bot."""
    return lambda rng, count: (rng.random(count) < strength).astype(float).tolist()


@pytest.mark.parametrize("count", [8, 30, 100])
@pytest.mark.parametrize(
    ("groups", "strength"),
    [
        (_independent(0.5), 0.5),
        (_independent(0.9), 0.9),
        (_independent(0.97), 0.97),
        (_seat_decides(0.6), 0.6),
        (_seat_decides(0.7), 0.7),
        (_chance_decides(0.5), 0.5),
        (_chance_decides(0.9), 0.9),
        (_chance_decides(0.97), 0.97),
    ],
)
def test_95_of_100_intervals_cover_the_truth(groups: Groups, strength: float, count: int) -> None:
    rng = np.random.default_rng(2)
    tries = 800
    covered = 0
    for _ in range(tries):
        estimate = share_of([groups(rng, count)])
        covered += estimate.low <= strength <= estimate.high
    assert covered / tries >= 0.93  # 0.95 less two and a half errors of this simulation


def test_coverage_with_several_lineups() -> None:
    rng = np.random.default_rng(3)
    strengths = (0.9, 0.6, 0.3)
    covered = 0
    for _ in range(800):
        estimate = share_of([_independent(strength)(rng, 15) for strength in strengths])
        covered += estimate.low <= 0.6 <= estimate.high
    assert covered / 800 >= 0.93
