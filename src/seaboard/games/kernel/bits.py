"""Sets of small numbers as the bits of one number, and rows of them at once, for rules that must
not branch.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils

from .instructions import BYTE, WORD, as_instructions, first_of, word

_BYTES = 8  # in a word
_ONES = 0x0101010101010101  # a 1 in every byte
_HIGHEST = 0x8080808080808080  # the highest bit of every byte
_LARGEST = 127


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


@as_instructions(lowest)
def _lowest(_context: Any, bits: Any) -> Any:
    def count_trailing_zeros(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, False))

    return types.int64(types.int64), count_trailing_zeros


@as_instructions(size)
def _size(_context: Any, bits: Any) -> Any:
    return (
        types.int64(types.int64),
        lambda _context, builder, _signature, args: builder.ctpop(args[0]),
    )


@as_instructions(not_equal_mask, constants=True)
def _not_equal_mask(_context: Any, cells: Any, count: Any, value: Any) -> Any:
    """All places at once, without a loop."""
    places = count.literal_value

    def compare(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        row = ir.VectorType(BYTE, places)
        first = first_of(context, builder, signature.args[0], args[0])
        numbers = builder.load(builder.bitcast(first, row.as_pointer()), align=1)
        one = builder.trunc(args[2], BYTE)
        others = ir.Constant(row, ir.Undefined)
        for place in range(places):
            others = builder.insert_element(others, one, ir.Constant(ir.IntType(32), place))
        different = builder.icmp_signed("!=", numbers, others)
        return builder.zext(builder.bitcast(different, ir.IntType(places)), WORD)

    return types.int64(cells, count, types.int64), compare


@as_instructions(cumulative_search, constants=True)
def _cumulative_search(_context: Any, cells: Any, count: Any, limit: Any) -> Any:
    """Eight places at once: a multiplication makes their running totals, one in each byte, and an
    addition carries into the highest bit of those above the limit.
    """
    places = count.literal_value

    def add_up(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        first = first_of(context, builder, signature.args[0], args[0])
        lift = builder.mul(builder.sub(word(_LARGEST), args[2]), word(_ONES))
        total, passed = word(0), word(0)
        for begin in range(0, places, _BYTES):
            width = min(_BYTES, places - begin)
            some = ir.IntType(8 * width)
            at = builder.bitcast(builder.gep(first, [word(begin)]), some.as_pointer())
            numbers = builder.zext(builder.load(at, align=1), WORD)
            totals = builder.mul(builder.add(numbers, total), word(_ONES))
            above = builder.and_(builder.add(totals, lift), word(_HIGHEST >> 8 * (8 - width)))
            passed = builder.add(passed, builder.sub(word(width), builder.ctpop(above)))
            total = builder.lshr(totals, word(8 * (_BYTES - 1)))
        return passed

    return types.int64(cells, count, types.int64), add_up


@as_instructions(decrement, constants=True)
def _decrement(_context: Any, cells: Any, count: Any, _place: Any) -> Any:
    last = count.literal_value - _BYTES

    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        row, place = first_of(context, builder, signature.args[0], args[0]), args[2]
        whole = builder.and_(place, word(-_BYTES))
        begin = builder.select(builder.icmp_signed("<", whole, word(last)), whole, word(last))
        at = builder.bitcast(builder.gep(row, [begin]), WORD.as_pointer())
        one = builder.shl(word(1), builder.mul(builder.sub(place, begin), word(_BYTES)))
        builder.store(builder.sub(builder.load(at, align=1), one), at, align=1)
        return context.get_dummy_value()

    return types.void(cells, count, types.int64), write


@as_instructions(scratch, constants=True)
def _scratch(_context: Any, count: Any) -> Any:
    def make_room(_context: Any, builder: Any, _signature: Any, _args: Any) -> Any:
        room = cgutils.alloca_once(builder, WORD, size=word(count.literal_value))
        cgutils.memset(builder, room, word(_BYTES * count.literal_value), 0)
        return room

    return types.CPointer(types.int64)(count), make_room
