"""Sets as bits: compiled like interpreted."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from seaboard.building.jit import compiled
from seaboard.games.kernel.bits import (
    cumulative_search,
    decrement,
    lowest,
    not_equal_mask,
    scratch,
    size,
)


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
    return not_equal_mask(cells, COUNT, 0)


@compiled
def unlike_nobody(cells: npt.NDArray[np.int8]) -> int:
    return not_equal_mask(cells, COUNT, -1)


@pytest.mark.parametrize("seed", range(5))
def test_places_with_another_number(seed: int) -> None:
    rng = np.random.default_rng(seed)
    for start in range(4):  # rows begin anywhere in memory
        cells = rng.integers(-1, 3, start + COUNT + 4, np.int8)[start:]
        for value, compare in ((0, unlike_zero), (-1, unlike_nobody)):
            wanted = sum(1 << place for place in range(COUNT) if cells[place] != value)
            assert not_equal_mask(cells, COUNT, value) == wanted
            assert compare(cells) == wanted


@compiled
def place_of(cells: npt.NDArray[np.int8], limit: int) -> int:
    return cumulative_search(cells, COUNT, limit)


@compiled
def take(cells: npt.NDArray[np.int8], place: int) -> None:
    decrement(cells, COUNT, place)


@pytest.mark.parametrize("seed", range(5))
def test_the_place_where_a_running_total_exceeds_a_limit(seed: int) -> None:
    """Each number has as many limits as it is large: a card is drawn so."""
    rng = np.random.default_rng(seed)
    for start in range(4):
        cells = rng.integers(0, 8, start + COUNT + 4, np.int8)[start:]
        wanted = [place for place in range(COUNT) for _ in range(cells[place])]
        assert [cumulative_search(cells, COUNT, limit) for limit in range(len(wanted))] == wanted
        assert [place_of(cells, limit) for limit in range(len(wanted))] == wanted


def test_one_less_at_a_place() -> None:
    """And nothing else changes, neither in the row nor behind it."""
    for start in range(4):
        for place in range(COUNT):
            cells = np.arange(1, start + COUNT + 9, dtype=np.int8)[start:]
            wanted = cells.copy()
            wanted[place] -= 1
            other = cells.copy()
            take(cells, place)
            decrement(other, COUNT, place)
            assert cells.tolist() == other.tolist() == wanted.tolist()


@compiled
def sum_of_row(marked: int) -> int:
    numbers = scratch(COUNT)
    numbers[marked] += 5
    total = 0
    for place in range(COUNT):
        total += numbers[place] * (place + 1)
    return total


def test_a_row_begins_with_zeros() -> None:
    assert [sum_of_row(marked) for marked in (0, 3, COUNT - 1)] == [5, 20, 5 * COUNT]
    assert scratch(COUNT).tolist() == [0] * COUNT
