"""From a unit to its libraries: lowered once, emitted and linked for each platform."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from ..games.kernel.loading import MODULE, source_hash_of
from ..games.kernel.sources import folder_of
from . import modules
from .emitting import emit
from .extension import source
from .linking import link_extension
from .modules import Unit
from .platforms import TARGETS


def unit_named(name: str) -> Unit:
    """A game, or one of the generic packages by the last part of its name."""
    for unit in modules.generic_units():
        if unit.package.rpartition(".")[2] == name:
            return unit
    return modules.unit_of_game(name)


def build(
    unit: Unit, targets: list[str], root: Path | None, tell: Callable[[str], None]
) -> Iterator[tuple[str, Path]]:
    """Make the libraries in the unit's package, or below `root` in a folder for each platform."""
    files = modules.files_of(unit)
    before = source_hash_of("\n".join(files))
    module = modules.lower(unit.exports, tell)
    for name in targets:
        target = TARGETS[name]
        tell(f"machine code for {name}")
        code = emit(module.text, target)
        folder = folder_of(unit.package)
        if root is not None:
            folder = root.joinpath(name, *unit.package.split("."))
        path = folder / f"{MODULE}{target.suffix}"
        link_extension(source(module.exports, before or "", files), code, target, path)
        yield name, path
