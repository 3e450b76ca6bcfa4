"""Dice: the same numbers compiled and interpreted, even, and unlike from stream to stream."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from seaboard.building.jit import compiled
from seaboard.games.kernel.rng import RngState, randbelow, seeded_rng, streams


@compiled
def throw(own: RngState, limit: int, numbers: npt.NDArray[np.int64]) -> None:
    for at in range(len(numbers)):
        numbers[at] = randbelow(own, limit)


def thrown(own: RngState, limit: int, count: int) -> list[int]:
    numbers = np.zeros(count, np.int64)
    throw(own, limit, numbers)
    return [int(number) for number in numbers]


@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1, -5])
@pytest.mark.parametrize("limit", [1, 2, 6, 217])
def test_dice_fall_the_same_compiled_and_interpreted(seed: int, limit: int) -> None:
    """Also without any overflow that NumPy would warn of."""
    own = seeded_rng(seed)
    with np.errstate(all="raise"):
        interpreted = [int(randbelow(own, limit)) for _ in range(200)]
    assert thrown(seeded_rng(seed), limit, 200) == interpreted
    assert all(0 <= number < limit for number in interpreted)


@pytest.mark.parametrize("limit", [2, 6, 7, 128])
def test_dice_fall_evenly(limit: int) -> None:
    """Each number comes up about as often as the others."""
    count = 200_000
    seen = np.bincount(thrown(seeded_rng(7), limit, count), minlength=limit)
    expected = count / limit
    chi_square = ((seen - expected) ** 2 / expected).sum()
    assert chi_square < limit + 5 * (2 * limit) ** 0.5 + 5


def test_dice_fall_evenly_in_pairs() -> None:
    """One throw says nothing about the next."""
    numbers = np.array(thrown(seeded_rng(3), 8, 128_000))
    seen = np.bincount(numbers[:-1] * 8 + numbers[1:], minlength=64)
    expected = len(numbers) / 64
    assert ((seen - expected) ** 2 / expected).sum() < 64 + 5 * 128**0.5 + 5


def test_streams_differ() -> None:
    """Neighbouring streams and seeds give sequences of their own."""
    sequences = {
        tuple(thrown(seeded_rng(seed, stream), 1000, 8))
        for seed in range(20)
        for stream in range(20)
    }
    assert len(sequences) == 400


def test_first_throws_of_neighbouring_streams_are_even() -> None:
    """A thousand games side by side do not begin alike."""
    firsts = [thrown(seeded_rng(1, stream), 8, 1)[0] for stream in range(2000)]
    assert np.bincount(firsts, minlength=8).min() > 180


def test_streams_are_the_dice_of_each_stream() -> None:
    """A batch gets what single games would get."""
    assert streams(5, 10, 4).tolist() == [int(seeded_rng(5, 10 + at)[0]) for at in range(4)]


def test_the_dice_are_the_callers_own() -> None:
    """Two sets do not disturb each other, and a copy goes on alike."""
    one, other = seeded_rng(9), seeded_rng(9)
    thrown(other, 6, 100)
    again = one.copy()
    assert thrown(one, 6, 50) == thrown(again, 6, 50)
