"""A state buffer: the bytes of a state and, behind them, the list of its legal codes.

Python hands a buffer to compiled code as plain bytes, because Numba unwraps a record argument ten
times more slowly. Inside, `state_in` and `codes_in` read it in place, without counting references.
A hot caller that keeps the buffer alive may pass its address, `buffer.ctypes.data`, instead: that
saves another 0.1 µs a call.
"""

from __future__ import annotations

from typing import Any, Final, cast

import numba
import numpy as np
from numba import types
from numba.extending import intrinsic

from .compiling import BOUNDS_CHECKED, compiled_overload
from .rng import RngState
from .schema import Bytes, Codes

carray = cast(Any, numba).carray
_UNKNOWN: Final = 1 << 15  # the length of a list behind an unowned pointer


def state_in(buffer: Bytes, dtype: np.dtype[np.void]) -> Any:
    """The state record at the front of the buffer, sharing its memory."""
    return buffer[: dtype.itemsize].view(dtype)[0]


def codes_in(buffer: Bytes, size: int) -> Codes:
    """The list of codes behind a state of `size` bytes, sharing the buffer's memory."""
    return buffer[size:].view(np.uint16)


def unowned(codes: Codes) -> Codes:
    """The same list without its owner, who must keep it alive: compiled code then counts no
    references when rules hand it on, which would cost a fifth of the time. Nor does it know the
    list's length, so with bounds checks the owner stays.
    """
    return codes


def rng_in(rng: RngState) -> RngState:
    """The caller's random state, or the one at an address, without counting references."""
    return rng


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


_unowned_codes: Any = intrinsic(_cast_to_codes)


@compiled_overload(unowned)
def _unowned(codes: Any) -> Any:
    if BOUNDS_CHECKED or isinstance(codes, types.CPointer):
        return lambda codes: codes
    return lambda codes: _unowned_codes(codes.ctypes.data)


@compiled_overload(rng_in)
def _rng_in(rng: Any) -> Any:
    if isinstance(rng, types.Integer):
        return lambda rng: carray(_pointer(rng), (1,), np.uint64)
    return lambda rng: carray(_pointer(rng.ctypes.data), (1,), np.uint64)


@compiled_overload(state_in)
def _state_in(buffer: Any, dtype: Any) -> Any:
    if isinstance(buffer, types.Integer):
        return lambda buffer, dtype: carray(_pointer(buffer), (1,), dtype)[0]
    return lambda buffer, dtype: carray(_pointer(buffer.ctypes.data), (1,), dtype)[0]


@compiled_overload(codes_in)
def _codes_in(buffer: Any, size: Any) -> Any:
    if not BOUNDS_CHECKED:
        if isinstance(buffer, types.Integer):
            return lambda buffer, size: _unowned_codes(buffer + size)
        return lambda buffer, size: _unowned_codes(buffer.ctypes.data + size)
    if isinstance(buffer, types.Integer):
        return lambda buffer, size: carray(_pointer(buffer + size), (_UNKNOWN,), np.uint16)
    return lambda buffer, size: carray(
        _pointer(buffer.ctypes.data + size), ((buffer.size - size) // 2,), np.uint16
    )
