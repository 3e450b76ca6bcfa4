"""Sets as bits: compiled like interpreted."""

from __future__ import annotations

import pytest

from seaboard.games.kernel.bits import lowest, size
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
