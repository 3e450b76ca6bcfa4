"""Times kept as counts."""

from __future__ import annotations

import pytest

from seaboard.lab.timing import Times, merged


def _times(*seconds: float) -> Times:
    times = Times()
    for each in seconds:
        times.add(each)
    return times


def test_mean_and_maximum_are_exact() -> None:
    times = _times(0.1, 0.2, 0.6)
    assert times.mean == pytest.approx(0.3)
    assert times.longest == 0.6


def test_a_quantile_is_at_most_a_tenth_too_long() -> None:
    times = _times(*(number / 1000 for number in range(1, 1001)))
    assert 0.95 <= times.quantile(0.95) <= 0.95 * 1.1
    assert times.quantile(1) == times.longest


def test_no_decision_took_no_time() -> None:
    assert (Times().mean, Times().quantile(0.95)) == (0, 0)


def test_merging_is_the_same_as_adding() -> None:
    assert merged([_times(0.1, 0.2), _times(0.3)]) == _times(0.1, 0.2, 0.3)


def test_processor_time_is_kept_beside_the_clock() -> None:
    one, other = Times(), Times()
    one.add(0.5, processor=0.2)
    other.add(0.5, processor=0.4)
    assert merged([one, other]).mean_processor == pytest.approx(0.3)
    assert Times().mean_processor == 0
