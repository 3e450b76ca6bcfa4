"""Sets as bits: compiled like interpreted."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from seaboard.games.kernel.bits import lowest, size, unlike
from seaboard.games.kernel.compiling import compiled


@compiled
def measured(bits: int) -> int:
    return 100 * size(bits) + lowest(bits)


@pytest.mark.parametrize(
    ("bits", "count", "least"),
    [(1, 1, 0), (0b1011000, 3, 3), (1 << 61, 1, 61), ((1 << 40) - 1, 40, 0)],
)
def test_size_and_least_number(bits: int, count: int, least: int) -> None:
    assert (size(bits), lowest(bits)) == (count, least)
    assert measured(bits) == 100 * count + least


COUNT = 18


@compiled
def unlike_zero(cells: npt.NDArray[np.int8]) -> int:
    return unlike(cells, COUNT, 0)


@compiled
def unlike_nobody(cells: npt.NDArray[np.int8]) -> int:
    return unlike(cells, COUNT, -1)


@pytest.mark.parametrize("seed", range(5))
def test_places_with_another_number(seed: int) -> None:
    rng = np.random.default_rng(seed)
    for start in range(4):  # rows begin anywhere in memory
        cells = rng.integers(-1, 3, start + COUNT + 4, np.int8)[start:]
        for value, compare in ((0, unlike_zero), (-1, unlike_nobody)):
            wanted = sum(1 << place for place in range(COUNT) if cells[place] != value)
            assert unlike(cells, COUNT, value) == wanted
            assert compare(cells) == wanted
