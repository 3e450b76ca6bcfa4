"""Compiling on first use, with Numba: for loops of one's own over the rules, and for tests.

    from seaboard.building.jit import compiled

    @compiled
    def count_decisions(states, codes, rng): ...

Such a function can call rules, the functions of `seaboard.games.kernel.generic` and anything that
Numba knows. The result is stored; a change in any source that it could contain compiles it anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast, overload

import numba

from ..games.kernel.sources import unit_of
from . import instructions, lowering, memory  # noqa: F401 - they tell Numba what our functions are
from .cache import cache_folder, numba_cache_at

P = ParamSpec("P")
T = TypeVar("T")


@overload
def compiled(function: Callable[P, T], *, nogil: bool = False) -> Callable[P, T]: ...
@overload
def compiled(*, nogil: bool = False) -> Callable[[Callable[P, T]], Callable[P, T]]: ...
def compiled(function: Any = None, *, nogil: bool = False) -> Any:
    """Compile `function` on first use and store it; no exception may leave it.

    With `nogil` other threads of Python go on meanwhile.
    """
    if function is None:
        return lambda given: compiled(given, nogil=nogil)
    with numba_cache_at(cache_folder(unit_of(function.__module__))):
        return cast(Any, numba).njit(cache=True, error_model="numpy", nogil=nogil)(function)


def is_warm(unit: str, mark: str = "ready") -> bool:
    """Whether compiled code of `unit`, or what `mark` names of it, is stored already."""
    return (cache_folder(unit) / mark).exists()


def mark_warm(unit: str, mark: str = "ready") -> None:
    """Note that every entry point of `unit`, or of what `mark` names, is compiled and stored."""
    (cache_folder(unit) / mark).touch()
