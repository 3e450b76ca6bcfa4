"""One compiled function out of many that each fill their own stretch of a row of numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any

from .compiling import rule

# state, the seat that looks, the player in question, the row, and where the stretch begins in it
Fill = Callable[[Any, int, int, Any, int], None]


def one_after_another(stretches: Sequence[tuple[int, Fill]]) -> Fill:
    """All of them, each by its length and the rule that fills it."""
    begins = [0, *accumulate(length for length, _ in stretches)]
    both: Fill = _nothing
    for (_, fill), begin in reversed(list(zip(stretches, begins, strict=False))):
        both = _then(fill, begin, both)
    return both


@rule
def _nothing(state: Any, seat: int, who: int, out: Any, at: int) -> None:
    """The end of the stretches."""


def _then(fill: Fill, begin: int, rest: Fill) -> Fill:
    @rule
    def both(state: Any, seat: int, who: int, out: Any, at: int) -> None:
        fill(state, seat, who, out, at + begin)
        rest(state, seat, who, out, at)

    return both
