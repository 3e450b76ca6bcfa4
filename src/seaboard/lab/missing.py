"""What is yet to be done of a number of things, however large that number is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


class Missing:
    """The numbers from 0 to below `total` that are not there yet, in their order.

    Only those that are there take memory. `count` says how many are missing; `len` would refuse
    more than an index of a list can be.
    """

    def __init__(self, total: int, there: Iterable[int]) -> None:
        self._total = total
        self._there = frozenset(number for number in there if 0 <= number < total)

    @property
    def count(self) -> int:
        return self._total - len(self._there)

    def __bool__(self) -> bool:
        return self.count > 0

    def __iter__(self) -> Iterator[int]:
        return (number for number in range(self._total) if number not in self._there)
