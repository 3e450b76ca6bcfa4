"""What a batch shows as tensors of PyTorch or JAX, in the same memory: nothing is copied.

The next step writes over it. PyTorch's tensors therefore show the new observations at once. JAX
takes its arrays for unchangeable: ask for them after each step, and let whatever was computed from
the old ones be finished (read it, or block until it is ready) before the next step.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from .batches import Batch

ALIGNMENT: Final = 64  # bytes; JAX copies what does not begin at a multiple of it


def aligned_zeros(shape: tuple[int, ...], dtype: npt.DTypeLike) -> npt.NDArray[Any]:
    """Zeros that other libraries can share."""
    kind = np.dtype(dtype)
    size = int(np.prod(shape)) * kind.itemsize
    room = np.zeros(size + ALIGNMENT, np.uint8)
    first = -room.ctypes.data % ALIGNMENT
    return room[first : first + size].view(kind).reshape(shape)


def torch_tensors(batch: Batch) -> tuple[Any, Any]:
    """Observations and masks as tensors of PyTorch."""
    from_numpy = import_module("torch").from_numpy  # not everybody has it
    return from_numpy(batch.observations), from_numpy(batch.masks)


def jax_arrays(batch: Batch) -> tuple[Any, Any]:
    """Observations and masks as arrays of JAX, on its processor device."""
    from jax.dlpack import from_dlpack  # noqa: PLC0415  # not everybody has it

    return from_dlpack(batch.observations), from_dlpack(batch.masks)
