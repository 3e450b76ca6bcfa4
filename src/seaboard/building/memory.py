"""What the kernel's views of a state buffer are in compiled code: addresses without an owner.

To hand an array from rule to rule would count references, which took a fifth of the time.
"""

from __future__ import annotations

from typing import Any, Final, cast

import numba
import numpy as np
from numba import types
from numba.extending import intrinsic

from ..games.kernel.buffer import codes_in, rng_in, state_in, unowned
from ..games.kernel.compiling import CHECKED
from .lowering import compiled_overload

carray: Final = cast(Any, numba).carray


def _cast_to_pointer(_context: Any, address: Any) -> Any:
    def convert(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], context.get_value_type(types.voidptr))

    return types.voidptr(address), convert


def _cast_to_codes(_context: Any, address: Any) -> Any:
    pointer = types.CPointer(types.uint16)

    def convert(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], context.get_value_type(pointer))

    return pointer(address), convert


pointer: Any = intrinsic(_cast_to_pointer)
_unowned_codes: Any = intrinsic(_cast_to_codes)


@compiled_overload(unowned)
def _unowned(codes: Any) -> Any:
    if CHECKED or isinstance(codes, types.CPointer):
        return lambda codes: codes
    return lambda codes: _unowned_codes(codes.ctypes.data)


@compiled_overload(rng_in)
def _rng_in(rng: Any) -> Any:
    return lambda rng: carray(pointer(rng.ctypes.data), (1,), np.uint64)


@compiled_overload(state_in)
def _state_in(buffer: Any, dtype: Any) -> Any:
    return lambda buffer, dtype: carray(pointer(buffer.ctypes.data), (1,), dtype)[0]


@compiled_overload(codes_in)
def _codes_in(buffer: Any, size: Any) -> Any:
    if not CHECKED:
        return lambda buffer, size: _unowned_codes(buffer.ctypes.data + size)
    return lambda buffer, size: carray(
        pointer(buffer.ctypes.data + size), ((buffer.size - size) // 2,), np.uint16
    )
