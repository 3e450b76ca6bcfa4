"""A small random generator for compiled loops; the caller owns its state, nothing is global.

Marsaglia's 64-bit xorshift whose upper half is scrambled by one multiplication. It uses only
operations that cannot overflow, so that it draws the same numbers compiled and interpreted.
For play that must be verifiable, chance outcomes are drawn outside and given to the game.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .compiling import rule

RngState = npt.NDArray[np.uint64]

_HALF = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_ODD = np.uint64(0x9E3779B1)
_LEFT, _RIGHT, _LEFT_AGAIN = np.uint64(13), np.uint64(7), np.uint64(17)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MASK = (1 << 64) - 1


def seeded_rng(seed: int, stream: int = 0) -> RngState:
    """A fresh random state; every (seed, stream) pair gives its own sequence."""
    return streams(seed, stream, 1)


def streams(seed: int, first: int, count: int) -> RngState:
    """The random states of `count` neighbouring streams, one number each, all different."""
    numbers = np.arange(first, first + count, dtype=np.uint64)
    words = _mix(_mix(np.full(count, seed & _MASK, np.uint64)) + numbers * _GOLDEN)
    words[words == 0] = _GOLDEN
    return words


def _mix(words: RngState) -> RngState:
    """SplitMix64's finaliser; arrays wrap around where scalars would warn."""
    words = words + _GOLDEN
    words = (words ^ (words >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    words = (words ^ (words >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return words ^ (words >> np.uint64(31))


@rule
def randbelow(own: RngState, limit: int) -> int:
    """A number from 0 to limit - 1; the bias is under limit / 2**32."""
    word = own[0]
    word ^= word << _LEFT
    word ^= word >> _RIGHT
    word ^= word << _LEFT_AGAIN
    own[0] = word
    mixed = (word >> _HALF) * _ODD
    draw = (mixed ^ (mixed >> _HALF)) & _LOW
    return np.int64((draw * np.uint64(limit)) >> _HALF)  # type: ignore[return-value]  # int() would stay unsigned when compiled
