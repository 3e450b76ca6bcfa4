"""A few machine instructions in place of some functions of the kernel, where compiled code calls
them. The Python function says what they do, and is what runs when the rules are interpreted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.typing.templates import infer, infer_global, make_intrinsic_template

from ..games.kernel.atomics import load_acquire, store_release
from ..games.kernel.bits import cumulative_search, decrement, lowest, not_equal_mask, scratch, size
from ..games.kernel.copying import (
    clear_numbers,
    copy_numbers,
    copy_row,
    move_numbers,
    swap_rows,
)
from ..games.kernel.floating import power_of_two
from ..games.kernel.prefetching import prefetch

T = TypeVar("T")

BYTE: Final = ir.IntType(8)
WORD: Final = ir.IntType(64)
_BYTES: Final = 8  # in a word
_ONES: Final = 0x0101010101010101  # a 1 in every byte
_HIGHEST: Final = 0x8080808080808080  # the highest bit of every byte
_LARGEST: Final = 127
_CACHE_LINE: Final = 64
_WRITE_DATA_SOON: Final = (1, 3, 1)  # in the words of LLVM's prefetch
_EXPONENT_BIAS: Final = 1023  # of a number of 64 bits
_FRACTION_BITS: Final = 52


def as_instructions(function: Callable[..., Any], *, constants: bool = False) -> Callable[[T], T]:
    """What is decorated chooses the instructions that stand for `function`, by the types of the
    arguments; if asked for, by the values of constant ones as well.
    """

    def put(choose: T) -> T:
        name = function.__name__
        template = make_intrinsic_template(
            function, choose, name, prefer_literal=constants, kwargs={}
        )
        infer(template)
        infer_global(function, types.Function(template))
        return choose

    return put


def word(number: int) -> Any:
    """A constant of 64 bits."""
    return ir.Constant(WORD, number)


def first_of(context: Any, builder: Any, kind: Any, array: Any) -> Any:
    """The address of a row's first byte."""
    cells = context.make_array(kind)(context, builder, array)
    return builder.bitcast(cells.data, BYTE.as_pointer())


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


@as_instructions(copy_numbers, constants=True)
def _copy_numbers(_context: Any, record: Any, first: Any, count: Any, out: Any, at: Any) -> Any:
    begin, size = record.offset(first.literal_value), count.literal_value

    def move(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        source = builder.gep(builder.bitcast(args[0], BYTE.as_pointer()), [word(begin)])
        target = builder.gep(first_of(context, builder, signature.args[3], args[3]), [args[4]])
        cgutils.raw_memcpy(builder, target, source, word(size), 1)
        return context.get_dummy_value()

    return types.void(record, first, count, out, types.intp), move


@as_instructions(clear_numbers, constants=True)
def _clear_numbers(_context: Any, out: Any, _at: Any, count: Any) -> Any:
    def clear(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        target = builder.gep(first_of(context, builder, signature.args[0], args[0]), [args[1]])
        cgutils.memset(builder, target, word(count.literal_value), 0)
        return context.get_dummy_value()

    return types.void(out, types.intp, count), clear


@as_instructions(move_numbers)
def _move_numbers(_context: Any, out: Any, _source: Any, _target: Any, _count: Any) -> Any:
    def move(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        first = first_of(context, builder, signature.args[0], args[0])
        begin, end = (builder.gep(first, [place]) for place in args[1:3])
        cgutils.raw_memmove(builder, end, begin, args[3], 1)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.int64, types.int64), move


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


@as_instructions(power_of_two)
def _power_of_two(_context: Any, exponent: Any) -> Any:
    def make(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        bits = builder.shl(builder.add(args[0], word(_EXPONENT_BIAS)), word(_FRACTION_BITS))
        return builder.bitcast(bits, ir.DoubleType())

    return types.float64(types.int64), make


@as_instructions(store_release)
def _store_release(_context: Any, cells: Any, number: Any) -> Any:
    def store(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        first = first_of(context, builder, signature.args[0], args[0])
        builder.store_atomic(args[1], builder.bitcast(first, WORD.as_pointer()), "release", 8)
        return context.get_dummy_value()

    return types.void(cells, types.int64), store


@as_instructions(load_acquire)
def _load_acquire(_context: Any, cells: Any) -> Any:
    def load(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        first = first_of(context, builder, signature.args[0], args[0])
        return builder.load_atomic(builder.bitcast(first, WORD.as_pointer()), "acquire", 8)

    return types.int64(cells), load


@as_instructions(prefetch, constants=True)
def _prefetch(_context: Any, rows: Any, number: Any, begin: Any, end: Any) -> Any:
    lines = range(begin.literal_value, end.literal_value, _CACHE_LINE)

    def hint(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        stride = builder.extract_value(array.strides, 0)
        first = builder.bitcast(array.data, BYTE.as_pointer())
        row = builder.gep(first, [builder.mul(args[1], stride)])
        kind = ir.FunctionType(ir.VoidType(), [BYTE.as_pointer(), *[ir.IntType(32)] * 3])
        fetch = builder.module.declare_intrinsic("llvm.prefetch", [BYTE.as_pointer()], kind)
        how = [ir.Constant(ir.IntType(32), number) for number in _WRITE_DATA_SOON]
        for line in lines:
            builder.call(fetch, [builder.gep(row, [word(line)]), *how])
        return context.get_dummy_value()

    return types.void(rows, types.int64, begin, end), hint
