"""Which version of the bots played something, so that results of two versions are never mixed."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ..games.kernel.sources import PACKAGE, folder_of, game_packages, hash_of, sources
from . import OWN, foreign, installed, read_specification
from .importing import imported_by, module_named

_NETS: Final = "*.npz"
_OTHERS: Final = frozenset({"site-packages", "dist-packages"})  # a module there has no neighbours


@cache
def own_sources() -> str:
    """A hash of what comes with Seaboard and decides a game of bots: rules, bots and nets."""
    folders = [PACKAGE / "games", *map(folder_of, game_packages())]
    nets = (path for folder in folders for path in sorted(folder.rglob(_NETS)))
    return hash_of([*sources("bots"), *nets])


def foreign_sources(specification: str) -> str:
    """Which version of a bot this is, beyond `own_sources`; empty if nothing else decides it.

    It is the version that the bot declares, or a hash of its sources: of a file with what it
    imports from its folder, of a package with all that lies in it, of a program the files that its
    command names. Files that its parameters name, such as weights, count in any case.
    """
    name, parameters = read_specification(specification)
    files = [Path(value) for value in parameters.values() if _is_file(value)]
    known = name in OWN or ":" in name or name in installed()
    declared = _declared(name, parameters) if known else ""
    if known and not declared:
        files += _sources_of(name, parameters)
    said = [f"version {declared}"] if declared else []
    return ", ".join([*said, *([hash_of(files)] if files else [])])


def _declared(name: str, parameters: Mapping[str, str]) -> str:
    if name == "program":
        return parameters.get("version", "")
    return "" if name in OWN else str(getattr(foreign(name), "version", ""))


def _sources_of(name: str, parameters: Mapping[str, str]) -> list[Path]:
    if name == "program":
        words = shlex.split(parameters.get("command", ""))
        return [Path(word) for word in words if _is_file(word)]
    if name in OWN:
        return []
    module = name.partition(":")[0] if ":" in name else installed()[name].module
    if module.endswith(".py"):
        return _with_imports(Path(module))
    module_named(module)  # from the present folder, too
    package = module.partition(".")[0]
    if package == PACKAGE.name or find_spec(package) is None:
        return []
    place = folder_of(package)
    return _with_imports(place) if place.is_file() else list(_inside(place))


def _is_file(text: str) -> bool:
    with suppress(OSError, ValueError):  # too long for a path, or no text of one
        return Path(text).is_file()
    return False


def _with_imports(path: Path) -> list[Path]:
    """A file, what it imports from its own folder, and what that imports from there."""
    folder = path.resolve().parent
    found: dict[Path, None] = {}
    waiting = [path]
    while waiting:
        each = waiting.pop()
        found[each] = None
        if folder.name not in _OTHERS:
            waiting += [near for near in _neighbours(each, folder) if near not in found]
    return sorted(found)


def _neighbours(path: Path, folder: Path) -> Iterator[Path]:
    for name in imported_by(path):
        if (near := folder / f"{name}.py").is_file():
            yield near
        elif name != PACKAGE.name and (folder / name).is_dir():
            yield from _inside(folder / name)


def _inside(folder: Path) -> Iterable[Path]:
    """All files of a package but those that Python makes and hidden ones."""
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        if path.is_file() and not any(p.startswith(".") or p == "__pycache__" for p in parts):
            yield path
