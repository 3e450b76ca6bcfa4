"""Sets of small numbers as the bits of one number, for rules that must not branch."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from .compiling import in_compiled_code


def lowest(bits: int) -> int:
    """The least number of a set that is not empty."""
    return (int(bits) & -int(bits)).bit_length() - 1


def size(bits: int) -> int:
    """How many numbers a set has."""
    return int(bits).bit_count()


def unlike(cells: Any, count: int, value: int) -> int:
    """The places of a row of `count` small numbers, less than 64, where another than `value` is."""
    return sum(1 << place for place in range(count) if cells[place] != value)


def _count_trailing_zeros(_context: Any, bits: Any) -> Any:
    def count(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, False))

    return types.int64(bits), count


_trailing_zeros: Any = intrinsic(_count_trailing_zeros)


def _count_ones(_context: Any, bits: Any) -> Any:
    return types.int64(bits), lambda context, builder, signature, args: builder.ctpop(args[0])


_ones: Any = intrinsic(_count_ones)


@in_compiled_code(size)
def _size(bits: Any) -> Any:
    return lambda bits: _ones(bits)


@in_compiled_code(lowest)
def _lowest(bits: Any) -> Any:
    return lambda bits: _trailing_zeros(bits)


def _compare_all(_context: Any, cells: Any, count: Any, value: Any) -> Any:
    places = count.literal_value

    def compare(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        row = ir.VectorType(ir.IntType(8), places)
        array = context.make_array(signature.args[0])(context, builder, args[0])
        numbers = builder.load(builder.bitcast(array.data, row.as_pointer()), align=1)
        one = builder.trunc(args[2], ir.IntType(8))
        others = ir.Constant(row, ir.Undefined)
        for place in range(places):
            others = builder.insert_element(others, one, ir.Constant(ir.IntType(32), place))
        different = builder.icmp_signed("!=", numbers, others)
        bits = builder.bitcast(different, ir.IntType(places))
        return builder.zext(bits, ir.IntType(64))

    return types.int64(cells, count, types.int64), compare


_unlike_all: Any = intrinsic(prefer_literal=True)(_compare_all)


@in_compiled_code(unlike, constants=True)
def _unlike(cells: Any, count: Any, value: Any) -> Any:
    """All at once, without a loop."""
    return lambda cells, count, value: _unlike_all(cells, count, value)
