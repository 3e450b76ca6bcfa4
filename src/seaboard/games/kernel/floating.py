"""Functions of real numbers that give the same bits on every machine.

The C library's `exp` differs between versions and processors in the last bit, and a search that
differs once soon differs everywhere. This one consists of operations that IEEE 754 defines exactly.
"""

from __future__ import annotations

import math
from typing import Final

from .compiling import rule

_LEAST: Final = -708.0  # below, the result would not be a normal number
_MOST: Final = 709.0
_PER_OCTAVE: Final = 1.4426950408889634  # 1 / ln 2
# ln 2 in two parts; the first has so few digits that its products below are exact.
_OCTAVE: Final = 6.93147180369123816490e-01
_OCTAVE_REST: Final = 1.90821492927058770002e-10


def power_of_two(exponent: int) -> float:
    """2 to the power of a whole number from -1022 to 1023."""
    return math.ldexp(1.0, exponent)


@rule
def exp(number: float) -> float:
    """E to the power of a number; 0 where that is less than 1e-307, and at most 8e307.

    The number is brought to the half octave around 0, where thirteen terms of the series suffice;
    they are added in pairs, so that the processor can do several at once.
    """
    bounded = min(max(number, _LEAST), _MOST)
    octaves = math.floor(bounded * _PER_OCTAVE + 0.5)
    x = (bounded - octaves * _OCTAVE) - octaves * _OCTAVE_REST
    x2 = x * x
    x4 = x2 * x2
    low = (1.0 + x) + x2 * (1 / 2 + x * (1 / 6))
    middle = (1 / 24 + x * (1 / 120)) + x2 * (1 / 720 + x * (1 / 5040))
    high = (1 / 40320 + x * (1 / 362880)) + x2 * (1 / 3628800 + x * (1 / 39916800))
    last = 1 / 479001600 + x * (1 / 6227020800)
    series = low + x4 * (middle + x4 * (high + x4 * last))
    return series * power_of_two(int(octaves)) if number >= _LEAST else 0.0
