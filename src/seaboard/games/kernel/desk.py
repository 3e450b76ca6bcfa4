"""A desk: the bytes of a state and, behind them, the list of its legal codes.

Python hands a desk to compiled code as plain bytes, because Numba unwraps a record argument ten
times more slowly. Inside, `state_on` and `codes_on` read it in place, without counting references.
A caller in a hurry, who keeps the desk alive himself, may give `desk.ctypes.data`, its address,
instead: that saves another 0.1 µs a call.
"""

from __future__ import annotations

from typing import Any, Final, cast

import numba
import numpy as np
from numba import types
from numba.extending import intrinsic

from .compiling import BOUNDS_CHECKED, in_compiled_code
from .dice import Dice
from .schema import Bytes, Codes

carray = cast(Any, numba).carray
_UNKNOWN: Final = 1 << 15  # the length of a list behind a bare address


def state_on(desk: Bytes, dtype: np.dtype[np.void]) -> Any:
    """The state record at the front of the desk, sharing its memory."""
    return desk[: dtype.itemsize].view(dtype)[0]


def codes_on(desk: Bytes, size: int) -> Codes:
    """The list of codes behind a state of `size` bytes, sharing the desk's memory."""
    return desk[size:].view(np.uint16)


def bare(codes: Codes) -> Codes:
    """The same list without its owner, who must keep it alive: compiled code then counts no
    references when rules hand it on, which would cost a fifth of the time. Nor does it know the
    list's length, so with bounds checks the owner stays.
    """
    return codes


def dice_on(dice: Dice) -> Dice:
    """The caller's dice, or those at an address, without counting references."""
    return dice


def _cast_to_pointer(_context: Any, address: Any) -> Any:
    def convert(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], context.get_value_type(types.voidptr))

    return types.voidptr(address), convert


_pointer: Any = intrinsic(_cast_to_pointer)


def _cast_to_codes(_context: Any, address: Any) -> Any:
    pointer = types.CPointer(types.uint16)

    def convert(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], context.get_value_type(pointer))

    return pointer(address), convert


_bare_codes: Any = intrinsic(_cast_to_codes)


@in_compiled_code(bare)
def _bare(codes: Any) -> Any:
    if BOUNDS_CHECKED or isinstance(codes, types.CPointer):
        return lambda codes: codes
    return lambda codes: _bare_codes(codes.ctypes.data)


@in_compiled_code(dice_on)
def _dice_on(dice: Any) -> Any:
    if isinstance(dice, types.Integer):
        return lambda dice: carray(_pointer(dice), (1,), np.uint64)
    return lambda dice: carray(_pointer(dice.ctypes.data), (1,), np.uint64)


@in_compiled_code(state_on)
def _state_on(desk: Any, dtype: Any) -> Any:
    if isinstance(desk, types.Integer):
        return lambda desk, dtype: carray(_pointer(desk), (1,), dtype)[0]
    return lambda desk, dtype: carray(_pointer(desk.ctypes.data), (1,), dtype)[0]


@in_compiled_code(codes_on)
def _codes_on(desk: Any, size: Any) -> Any:
    if not BOUNDS_CHECKED:
        if isinstance(desk, types.Integer):
            return lambda desk, size: _bare_codes(desk + size)
        return lambda desk, size: _bare_codes(desk.ctypes.data + size)
    if isinstance(desk, types.Integer):
        return lambda desk, size: carray(_pointer(desk + size), (_UNKNOWN,), np.uint16)
    return lambda desk, size: carray(
        _pointer(desk.ctypes.data + size), ((desk.size - size) // 2,), np.uint16
    )
