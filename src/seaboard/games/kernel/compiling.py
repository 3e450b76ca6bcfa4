"""Which functions are compiled, and how Python reaches them.

Rules and searches are plain Python. Decorators only tag them: `@rule` and its like for what
compiled code calls, `@entry` for what Python calls. `seaboard.building` makes machine code of the
tagged ones ahead of time; nothing here knows how. At run time an entry point is, by the variable
SEABOARD_RULES,

- `built` (the default): the function of the game's built library, or interpreted if there is none;
- `interpreted`: the Python function itself, the reference and the way to debug;
- `jit`: compiled by Numba on first use, with bounds checks if SEABOARD_CHECKED=1.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import partial, wraps
from importlib import import_module
from itertools import combinations
from threading import RLock
from typing import Any, Final, Generic, ParamSpec, TypeVar, cast

import numpy as np

P = ParamSpec("P")
T = TypeVar("T")

BUILT, INTERPRETED, JIT = "built", "interpreted", "jit"
MODE: Final = (
    INTERPRETED
    if os.environ.get("NUMBA_DISABLE_JIT") == "1"
    else os.environ.get("SEABOARD_RULES", BUILT)
)
CHECKED: Final = os.environ.get("SEABOARD_CHECKED") == "1"


class UnknownMode(ValueError):
    """SEABOARD_RULES has a value that means nothing."""


if MODE not in (BUILT, INTERPRETED, JIT):
    raise UnknownMode(f"SEABOARD_RULES is {MODE!r}; it can be {BUILT}, {INTERPRETED} or {JIT}")


class Inlining(Enum):
    """What compiled code does with the calls of a rule."""

    ALWAYS = "always"
    BY_SIZE = "by size"
    NEVER = "never"


def rule(function: Callable[P, T]) -> Callable[P, T]:
    """A function that compiled code inlines; called from Python, it runs interpreted."""
    return _tagged(function, Inlining.ALWAYS)


def outlined_rule(function: Callable[P, T]) -> Callable[P, T]:
    """Like `rule`, for a large one with several callers: LLVM decides whether to inline it."""
    return _tagged(function, Inlining.BY_SIZE)


def noinline_rule(function: Callable[P, T]) -> Callable[P, T]:
    """Like `outlined_rule`, and never inlined: a long one with many callers compiles only once.

    No two of its arguments may share memory, which LLVM is told, so that neighbouring numbers can
    be moved together. Runs with checks, and interpreted ones, raise SharedMemory where two do.
    """
    if MODE == INTERPRETED or CHECKED:
        function = _refusing_shared_memory(function)
    return _tagged(function, Inlining.NEVER)


def _tagged(function: Callable[P, T], inlining: Inlining) -> Callable[P, T]:
    cast(Any, function).inlining = inlining
    return function


class SharedMemory(ValueError):
    """Two arguments of a `noinline_rule` overlap: a mistake in the source, not in the input."""


def _refusing_shared_memory(function: Callable[P, T]) -> Callable[P, T]:
    @wraps(function)
    def checked(*args: P.args, **kwargs: P.kwargs) -> T:
        arrays = [np.asarray(a) for a in args if isinstance(a, np.ndarray | np.void)]
        for one, other in combinations(arrays, 2):
            if np.may_share_memory(one, other):
                raise SharedMemory(f"two arguments of {function.__qualname__} share memory")
        return function(*args, **kwargs)

    return checked


def chosen_by_state(
    choose: Callable[[np.dtype[Any]], Callable[..., Any]],
) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A function whose first argument is a state. Compiled code calls what `choose` gives for the
    state's dtype instead, so that the choice costs nothing; interpreted, it chooses by itself.
    """

    def tag(function: Callable[P, T]) -> Callable[P, T]:
        cast(Any, function).choose_by_state = choose
        return function

    return tag


@dataclass(frozen=True)
class Kind:
    """What an entry point takes as one of its arguments: a number, or memory that is C-contiguous.

    Without a dtype an array is one of states, of whichever game; a library takes their bytes as
    well. An array of one dimension has `least` elements or more.
    """

    name: str
    dtype: np.dtype[Any] | None = None
    dimensions: int = 0
    least: int = 0

    @property
    def is_array(self) -> bool:
        return self.dimensions > 0

    @property
    def is_states(self) -> bool:
        return self.is_array and self.dtype is None


INT: Final = Kind("int")
BOOL: Final = Kind("bool")
STATES: Final = Kind("states", None, 1)
STATE: Final = Kind("state", None, 1, 1)  # the first of the array


def array(dtype: Any, dimensions: int = 1, *, least: int = 0) -> Kind:
    """Memory of elements of one type."""
    return Kind("array", np.dtype(dtype), dimensions, least)


BYTES: Final = array(np.uint8)
CODES: Final = array(np.uint16)
ROOM: Final = Kind("room", np.dtype(np.uint16), 1)  # for the longest list of legal codes
RNG: Final = array(np.uint64, least=1)

ENTRIES: Final[list[Entry[..., Any]]] = []
_ONE_AT_A_TIME: Final = RLock()  # threads that meet at a first call


class Entry(Generic[P, T]):
    """A function that Python calls and that runs as machine code where there is any.

    `kinds` are its arguments. One that takes states is compiled for every game that has the module
    `needs`, and chosen by their dtype. One that is `nogil` lets other threads of Python go on. One
    that `binds` can be called over and over with all arguments but the last number bound.
    """

    def __init__(
        self,
        function: Callable[P, T],
        kinds: tuple[Kind, ...],
        *,
        nogil: bool,
        needs: str | None,
        binds: bool,
    ) -> None:
        assert not binds or kinds[-1] == INT
        self.function = function
        self.kinds = kinds
        self.nogil = nogil
        self.needs = needs
        self.binds = binds
        self.name = f"{function.__module__}.{function.__qualname__}"
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self._states_at = next((at for at, kind in enumerate(kinds) if kind.is_states), None)
        self._found: dict[Any, Callable[P, T]] = {}

    @property
    def generic(self) -> bool:
        """Whether there is one of it for each game."""
        return self._states_at is not None

    @property
    def package(self) -> str:
        """The package in whose library it is, unless it is generic."""
        return self.function.__module__.rpartition(".")[0]

    @property
    def symbol(self) -> str:
        """Its name in a library."""
        return self.name.replace(".", "_")

    def compiled(self, dtype: np.dtype[Any] | None = None) -> Callable[P, T]:
        """The function itself, for a hot caller; for games whose states have this dtype."""
        with _ONE_AT_A_TIME:
            if dtype not in self._found:
                self._found[dtype] = self._find(dtype)
            return self._found[dtype]

    def bound(self, dtype: np.dtype[Any], *args: Any) -> Callable[[int], T]:
        """A function of the last number alone, which keeps the other arguments: a library then
        looks at their memory only once, and holds on to it for as long as the function lives.
        """
        if MODE == BUILT:
            from . import loading  # noqa: PLC0415 - it imports this module

            found = loading.binder(self, dtype)
            if found is not None:
                return cast(Callable[[int], T], found(*args))
        return cast(Callable[[int], T], partial(cast(Any, self.compiled(dtype)), *args))

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        at = self._states_at
        dtype = None if at is None else cast(Any, args[at]).dtype
        return (self._found.get(dtype) or self.compiled(dtype))(*args, **kwargs)

    def forget(self) -> None:
        """Look again at the next call; for when a library was built meanwhile."""
        self._found.clear()

    def _find(self, dtype: np.dtype[Any] | None) -> Callable[P, T]:
        if MODE == INTERPRETED:
            return self.function
        if MODE == JIT:
            return cast(Callable[P, T], _jit().compiled(self.function, nogil=self.nogil))
        from . import loading  # noqa: PLC0415 - it imports this module

        return loading.find(self, dtype)


def entry(
    *kinds: Kind, nogil: bool = False, needs: str | None = None, binds: bool = False
) -> Callable[[Callable[P, T]], Entry[P, T]]:
    """An entry point from Python whose arguments are of these kinds; no exception may leave it.

    `nogil` is for long work: to let go of Python's lock takes 0.1 µs.
    """

    def make(function: Callable[P, T]) -> Entry[P, T]:
        made = Entry(function, kinds, nogil=nogil, needs=needs, binds=binds)
        ENTRIES.append(made)
        return made

    return make


def is_warm(unit: str, mark: str = "ready") -> bool:
    """Whether nothing of `unit`, or of what `mark` names in it, is left to be compiled on use."""
    if MODE != JIT:
        return True
    warm: bool = _jit().is_warm(unit, mark)
    return warm


def mark_warm(unit: str, mark: str = "ready") -> None:
    """Note that everything of `unit`, or of what `mark` names in it, has been compiled."""
    if MODE == JIT:
        _jit().mark_warm(unit, mark)


def _jit() -> Any:
    """What compiles on first use: loaded by name, since nothing else here knows a compiler."""
    return import_module("seaboard.building.jit")
