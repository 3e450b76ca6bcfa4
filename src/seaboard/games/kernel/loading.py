"""Finding the built library of a package, and refusing one that is older than its sources.

A library is an extension module `_native` in the package whose entry points it has: a game's
folder, or a generic package for what is the same in every game. It knows its sources. Where Python
cannot import one, as in a browser, whoever starts it can `provide` what has the same functions.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module, invalidate_caches
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar

from .sources import folder_of, hash_of

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np

    from .compiling import Entry

P = ParamSpec("P")
T = TypeVar("T")

MODULE: Final = "_native"
_PACKAGE_OF: Final[dict[Any, str]] = {}  # whose states have this dtype
_PROVIDED: Final[dict[str, Any]] = {}  # libraries that are not found by importing them
_stale: set[str] = set()  # whose old library this process holds
_told: set[str] = set()


class StaleLibrary(RuntimeError):
    """A built library is older than the sources beside it."""


def states_belong(dtype: np.dtype[Any], package: str) -> None:
    """States of this dtype are those of the game in `package`."""
    _PACKAGE_OF[dtype] = package


def package_of(dtype: np.dtype[Any]) -> str:
    """The package of the game whose states these are."""
    return _PACKAGE_OF[dtype]


def find(entry: Entry[P, T], dtype: np.dtype[Any] | None) -> Callable[P, T]:
    """The built function of an entry point; where there is no library, the interpreted one."""
    package = entry.package if dtype is None else package_of(dtype)
    found = library(package)
    if found is None:
        _tell_once(package)
        return entry.function
    function: Callable[P, T] = getattr(found, entry.symbol)
    return function


def binder(entry: Entry[P, T], dtype: np.dtype[Any]) -> Callable[..., Any] | None:
    """What binds the arguments of an entry point of a library; None where there is no library."""
    found = library(package_of(dtype))
    return None if found is None else getattr(found, bind_symbol(entry.symbol), None)


def bind_symbol(symbol: str) -> str:
    """The name in a library of what binds the arguments of an entry point."""
    return f"bind_{symbol}"


def provide(package: str, library: Any) -> None:
    """Let `library` be that of the package: its attributes are functions by `Entry.symbol`. That it
    fits the sources is for whoever provides it to know.
    """
    _PROVIDED[package] = library


@cache
def library(package: str) -> Any | None:
    """The built library of a package, None if it has none."""
    if package in _PROVIDED:
        return _PROVIDED[package]
    found = _moved(package) if package in _stale else _imported(package)
    if found is None:
        return None
    if source_hash_of(found.FILES) != found.SOURCES:
        _stale.add(package)
        raise StaleLibrary(
            f"the compiled library of {package} is older than its sources; "
            "build it again (make build), or set SEABOARD_RULES=interpreted"
        )
    return found


def _imported(package: str) -> Any | None:
    name = f"{package}.{MODULE}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def _moved(package: str) -> Any | None:
    """What lies there now, loaded from another place: by its path the system still finds the old
    library, and does so for as long as the process lives.
    """
    from shutil import copy, rmtree  # noqa: PLC0415 - only for those who build while they run
    from tempfile import mkdtemp  # noqa: PLC0415

    name = f"{package}.{MODULE}"
    sys.modules.pop(name, None)
    there = find_spec(name)
    if there is None or there.origin is None:
        return None
    folder = mkdtemp(prefix="seaboard-")
    spec = spec_from_file_location(name, copy(there.origin, folder))
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    rmtree(folder, ignore_errors=True)  # Windows keeps the file while it is loaded
    return found


def look_again() -> None:
    """Libraries may have been built meanwhile."""
    library.cache_clear()
    invalidate_caches()


def can_build() -> bool:
    """Whether the tools are installed that make a library."""
    return all(find_spec(name) is not None for name in ("numba", "ziglang"))


def is_fresh(package: str) -> bool:
    """Whether the package has a library that fits its sources."""
    try:
        return library(package) is not None
    except StaleLibrary:
        return False


def source_hash_of(files: str) -> str | None:
    """Hash of the files that a library names, one in each line as `package/folder/file`; None if
    one of them is gone.
    """
    paths = [path_of(name) for name in files.split("\n")]
    return hash_of(paths) if all(path.exists() for path in paths) else None


def path_of(name: str) -> Path:
    """Where a file lies whose name begins with its top-level package."""
    package, _, rest = name.partition("/")
    return folder_of(package) / rest


def _tell_once(package: str) -> None:
    if package not in _told:
        _told.add(package)
        print(
            f"{package} has no compiled library, so its rules run interpreted, which is slow; "
            "a wheel for this platform brings one, and in a checkout `make build` makes it.",
            file=sys.stderr,
            flush=True,
        )
