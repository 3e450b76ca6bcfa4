"""Sets of small numbers as the bits of one number, for rules that must not branch."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.extending import intrinsic, overload


def lowest(bits: int) -> int:
    """The least number of a set that is not empty."""
    return (int(bits) & -int(bits)).bit_length() - 1


def size(bits: int) -> int:
    """How many numbers a set has."""
    return int(bits).bit_count()


def _count_trailing_zeros(_context: Any, bits: Any) -> Any:
    def count(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, False))

    return types.int64(bits), count


_trailing_zeros: Any = intrinsic(_count_trailing_zeros)


def _count_ones(_context: Any, bits: Any) -> Any:
    return types.int64(bits), lambda context, builder, signature, args: builder.ctpop(args[0])


_ones: Any = intrinsic(_count_ones)


@overload(size, strict=False)
def _size(bits: Any) -> Any:
    return lambda bits: _ones(bits)


@overload(lowest, strict=False)
def _lowest(bits: Any) -> Any:
    return lambda bits: _trailing_zeros(bits)
