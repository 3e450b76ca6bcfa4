"""Sets of small numbers as the bits of one number, and rows of them at once, for rules that must
not branch.
"""

from __future__ import annotations

from typing import Any

import numpy as np


def lowest(bits: int) -> int:
    """The least number of a set; 64 for an empty one."""
    return (int(bits) & -int(bits)).bit_length() - 1 if bits else 64


def size(bits: int) -> int:
    """How many numbers a set has."""
    return int(bits).bit_count()


def not_equal_mask(cells: Any, count: int, value: int) -> int:
    """The places of a row of `count` small numbers, less than 64, where another than `value` is."""
    return sum(1 << place for place in range(count) if cells[place] != value)


def cumulative_search(cells: Any, count: int, limit: int) -> int:
    """The first place of a row of `count` small numbers at which their running total is more than
    `limit`; none of them is below zero, and all together are less than 128.
    """
    total = place = 0
    while total <= limit:
        total += int(cells[place])
        place += 1
    return place - 1


def decrement(cells: Any, count: int, place: int) -> None:
    """One less at a place of a row of `count` small numbers, at least eight, where some are left.

    Eight are written at once, because `cumulative_search` loads eight: a load that spans a
    narrower store has to wait for it.
    """
    cells[place] -= 1


def scratch(count: int) -> Any:
    """Room for `count` numbers, all 0, for as long as the function that asks for it runs."""
    return np.zeros(count, np.int64)
