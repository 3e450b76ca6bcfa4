"""Copying neighbouring small numbers of a record in one go.

A loop over them would move byte by byte, since LLVM does not see that they are neighbours.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from .compiling import in_compiled_code


def copy_numbers(record: Any, first: str, count: int, out: Any, at: int) -> None:
    """Copy `count` numbers of one byte, none below zero, from the field `first` of a record on,
    to a row of bytes.
    """
    begin = record.dtype.fields[first][1]
    for number, value in enumerate(record.tobytes()[begin : begin + count]):
        out[at + number] = value


def _copy(_context: Any, record: Any, first: Any, count: Any, out: Any, at: Any) -> Any:
    begin, size = record.offset(first.literal_value), count.literal_value

    def move(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        byte = ir.IntType(8)
        source = builder.bitcast(args[0], byte.as_pointer())
        source = builder.gep(source, [ir.Constant(ir.IntType(64), begin)])
        row = context.make_array(signature.args[3])(context, builder, args[3])
        target = builder.gep(builder.bitcast(row.data, byte.as_pointer()), [args[4]])
        cgutils.raw_memcpy(builder, target, source, ir.Constant(ir.IntType(64), size), 1)
        return context.get_dummy_value()

    return types.void(record, first, count, out, types.intp), move


_copy_bytes: Any = intrinsic(prefer_literal=True)(_copy)


@in_compiled_code(copy_numbers, constants=True)
def _copy_numbers(record: Any, first: Any, count: Any, out: Any, at: Any) -> Any:
    return lambda record, first, count, out, at: _copy_bytes(record, first, count, out, at)
