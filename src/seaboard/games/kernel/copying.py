"""Copying neighbouring small numbers of a record in one go.

A loop over them would move byte by byte, since LLVM does not see that they are neighbours.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils

from .instructions import BYTE, as_instructions, first_of, word


def copy_numbers(record: Any, first: str, count: int, out: Any, at: int) -> None:
    """Copy `count` numbers of one byte, none below zero, from the field `first` of a record on,
    to a row of bytes.
    """
    begin = record.dtype.fields[first][1]
    for number, value in enumerate(record.tobytes()[begin : begin + count]):
        out[at + number] = value


def copy_row(source: Any, target: Any, count: int) -> None:
    """Copy the first `count` numbers of one byte from one row to another."""
    for number in range(count):
        target[number] = source[number]


def swap_rows(one: Any, other: Any, count: int) -> None:
    """Exchange the first `count` numbers of one byte of two rows."""
    for number in range(count):
        one[number], other[number] = other[number], one[number]


@as_instructions(copy_numbers, constants=True)
def _copy_numbers(_context: Any, record: Any, first: Any, count: Any, out: Any, at: Any) -> Any:
    begin, size = record.offset(first.literal_value), count.literal_value

    def move(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        source = builder.gep(builder.bitcast(args[0], BYTE.as_pointer()), [word(begin)])
        target = builder.gep(first_of(context, builder, signature.args[3], args[3]), [args[4]])
        cgutils.raw_memcpy(builder, target, source, word(size), 1)
        return context.get_dummy_value()

    return types.void(record, first, count, out, types.intp), move


@as_instructions(copy_row, constants=True)
def _copy_row(_context: Any, source: Any, target: Any, count: Any) -> Any:
    def move(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        begin, end = (
            first_of(context, builder, kind, array)
            for kind, array in zip(signature.args[:2], args[:2], strict=True)
        )
        cgutils.raw_memcpy(builder, end, begin, word(count.literal_value), 1)
        return context.get_dummy_value()

    return types.void(source, target, count), move


@as_instructions(swap_rows, constants=True)
def _swap_rows(_context: Any, one: Any, other: Any, count: Any) -> Any:
    def swap(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        together = ir.VectorType(BYTE, count.literal_value).as_pointer()
        places = [
            builder.bitcast(first_of(context, builder, kind, array), together)
            for kind, array in zip(signature.args[:2], args[:2], strict=True)
        ]
        numbers = [builder.load(place, align=1) for place in places]
        for place, others in zip(places, reversed(numbers), strict=True):
            builder.store(others, place, align=1)
        return context.get_dummy_value()

    return types.void(one, other, count), swap
