"""A state buffer: the bytes of a state and, behind them, the list of its legal codes.

Python hands a buffer to compiled code as plain bytes; inside, `state_in` and `codes_in` read it in
place.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .rng import RngState
from .schema import Bytes, Codes


def state_in(buffer: Bytes, dtype: np.dtype[np.void]) -> Any:
    """The state record at the front of the buffer, sharing its memory."""
    return np.asarray(buffer)[: dtype.itemsize].view(dtype)[0]


def codes_in(buffer: Bytes, size: int) -> Codes:
    """The list of codes behind a state of `size` bytes, sharing the buffer's memory."""
    return np.asarray(buffer)[size:].view(np.uint16)


def unowned(codes: Codes) -> Codes:
    """The same list without its owner, who must keep it alive. Compiled code then knows neither
    owner nor length; with bounds checks both stay.
    """
    return codes


def rng_in(rng: RngState) -> RngState:
    """The caller's random state, without its owner."""
    return rng
