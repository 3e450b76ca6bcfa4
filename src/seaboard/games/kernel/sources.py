"""Hashes of sources: which version of the rules, bots and loops some code was made from."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[2]
# Modules of a game's folder that belong to the package that they extend.
_EXTENDS: Final = {"evaluation": "bots", "tensor": "lab"}


def unit_of(module: str) -> str:
    """The unit of a module, whose sources are hashed together: `games/<game>`, `bots`, …, or the
    whole of another package.
    """
    package, *names = module.split(".")
    if package != PACKAGE.name:
        return package
    if len(names) > 2 and names[0] == "games" and names[2] in _EXTENDS:
        return _EXTENDS[names[2]]
    if names[:2] == ["games", "kernel"] and names[2:] in (["loops"], ["stepping"]):
        return "games"  # it contains the rules of whichever game it plays
    return "/".join(names[:2] if names[:1] == ["games"] else names[:1]) or "package"


def sources(unit: str) -> Iterator[Path]:
    """What compiled code of `unit` can contain: itself and what lies below it; loops, searches and
    batches contain the rules of any installed game.
    """
    if unit.startswith("games/"):
        folders = [PACKAGE / "games" / "kernel", PACKAGE / unit]
    elif (PACKAGE / unit).exists():
        folders = [PACKAGE / "games", PACKAGE / unit, *map(folder_of, game_packages())]
    else:
        folders = [*(PACKAGE / name for name in ("games", "bots", "lab")), folder_of(unit)]
    for folder in dict.fromkeys(folders):
        yield from [folder] if folder.is_file() else sorted(folder.rglob("*.py"))


@cache
def source_hash(unit: str) -> str:
    """Hash of the sources of `unit`."""
    return hash_of(sources(unit))


def hash_of(paths: Iterable[Path]) -> str:
    """Hash of the names and contents of files."""
    found = hashlib.blake2b(digest_size=10)
    for path in paths:
        name = path.relative_to(PACKAGE) if path.is_relative_to(PACKAGE) else path.name
        text = path.read_bytes().replace(b"\r\n", b"\n")
        found.update(str(name).replace(os.sep, "/").encode() + b"\0" + text)
    return found.hexdigest()


@cache
def game_packages() -> tuple[str, ...]:
    """Other packages that bring a game."""
    found = {entry.module.partition(".")[0] for entry in entry_points(group="seaboard.games")}
    return tuple(sorted(found - {PACKAGE.name}))


def folder_of(package: str) -> Path:
    """Where a package lies, or the file of a module that is none."""
    spec = find_spec(package) if package != "__main__" else None
    if spec is None or spec.origin is None:
        return Path(getattr(sys.modules.get(package), "__file__", None) or PACKAGE / "__main__.py")
    origin = Path(spec.origin)
    return origin.parent if spec.submodule_search_locations else origin
