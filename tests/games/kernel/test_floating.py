"""Functions of real numbers: close to the C library, and the same bits compiled as interpreted."""

from __future__ import annotations

import math
from random import Random

import numpy as np
import numpy.typing as npt

from seaboard.building.jit import compiled
from seaboard.games.kernel.floating import exp

Numbers = npt.NDArray[np.float64]


@compiled
def exp_of_all(numbers: Numbers, out: Numbers) -> None:
    for at in range(len(numbers)):
        out[at] = exp(numbers[at])


def samples() -> list[float]:
    rng = Random(4)
    wide = [rng.uniform(-708, 709) for _ in range(5_000)]
    near = [rng.uniform(-2, 2) for _ in range(5_000)]
    return [*wide, *near, 0.0, -0.0, 1.0, -1.0, math.log(2) / 2, -math.log(2) / 2, -707.9, 708.9]


def test_exp_is_within_two_units_in_the_last_place() -> None:
    for number in samples():
        assert abs(exp(number) - math.exp(number)) <= 2 * math.ulp(math.exp(number)), number


def test_exp_is_the_same_compiled() -> None:
    numbers = np.array([*samples(), -1e9, -708.5, 1e9, 710.0])
    out = np.zeros_like(numbers)
    exp_of_all(numbers, out)
    assert out.tobytes() == np.array([exp(number) for number in numbers.tolist()]).tobytes()


def test_what_is_out_of_range_stays_finite() -> None:
    assert exp(-1e9) == exp(-709.0) == 0.0
    assert exp(0.0) == 1.0
    assert math.isfinite(exp(1e9))
