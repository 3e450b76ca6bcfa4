"""What a list of codes is in compiled code: an address without an owner.

To hand an array from rule to rule would count references, which took a fifth of the time.
"""

from __future__ import annotations

from typing import Any

from numba import types
from numba.extending import intrinsic

from ..games.kernel.buffer import unowned
from ..games.kernel.compiling import CHECKED
from .lowering import compiled_overload


def _cast_to_codes(_context: Any, address: Any) -> Any:
    pointer = types.CPointer(types.uint16)

    def convert(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], context.get_value_type(pointer))

    return pointer(address), convert


_unowned_codes: Any = intrinsic(_cast_to_codes)


@compiled_overload(unowned)
def _unowned(codes: Any) -> Any:
    if CHECKED or isinstance(codes, types.CPointer):
        return lambda codes: codes
    return lambda codes: _unowned_codes(codes.ctypes.data)
