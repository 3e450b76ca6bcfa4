"""Functions that compiled code takes over statement by statement.

A `rule` is compiled on its own and then merged, so that each layer of calls around a large function
costs its whole optimisation anew. The few layers between a search and a game's judgement are taken
over instead, which halves the time to compile a search.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import numba
from numba import types

from ..games.kernel.compiling import INTERPRETED

P = ParamSpec("P")
T = TypeVar("T")


def step(function: Callable[P, T]) -> Callable[P, T]:
    """A part of a compiled function; called from Python, it runs interpreted."""
    if INTERPRETED:
        return function
    dispatcher = cast(Any, numba).njit(inline="always", error_model="numpy", nogil=True)(function)
    cast(Any, function).dispatcher = dispatcher
    cast(Any, function)._numba_type_ = types.Dispatcher(dispatcher)
    return function
