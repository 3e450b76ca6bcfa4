"""`rules.wasm`: rules, resampling and search of every game, for a browser or Node.

Beside it lies `rules.json`, which says what each export takes. Arrays are addresses in the
module's memory with their shapes, all numbers are of 32 bits; whoever calls owns the memory from
`__heap_base` on, and compiled code allocates none.
"""

from __future__ import annotations

import hashlib
import json
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from ..games.kernel.loading import source_hash_of
from ..games.position import RecordGame
from . import modules
from .emitting import emit
from .linking import zig
from .modules import Export, Unit
from .platforms import WASM

NAME: Final = "rules.wasm"
MANIFEST: Final = "rules.json"
_STACK: Final = 256 * 1024
_MEMORY: Final = 4 * 1024 * 1024  # to begin with; it grows


def exports_of(unit: Unit) -> list[Export]:
    """What a page can use of a game; tensors and batches are for learners."""
    assert unit.game is not None
    return [
        replace(export, game=unit.game.name)
        for export in unit.exports
        if export.entry.needs != "tensor"
    ]


def build(games: list[str], folder: Path, tell: Callable[[str], None]) -> Path:
    """Make both files, unless they fit the sources already."""
    units = [modules.unit_of_game(name) for name in games]
    sources = {unit.package: source_hash_of("\n".join(modules.files_of(unit))) for unit in units}
    out = folder / NAME
    if out.exists() and _sources_of(folder / MANIFEST) == sources:
        return out
    module = modules.lower(
        [export for unit in units for export in exports_of(unit)], tell, modules.WASM_BITS
    )
    tell("machine code")
    code = emit(module.text, WASM)
    folder.mkdir(parents=True, exist_ok=True)
    _link(code, [export.symbol for export in module.exports], out)
    described = {
        unit.game.name: _described(unit.game, module.exports)
        for unit in units
        if isinstance(unit.game, RecordGame)
    }
    manifest = {"digest": digest_of(out), "sources": sources, "games": described}
    text = json.dumps(manifest, indent=1)
    (folder / MANIFEST).write_text(text + "\n", encoding="utf-8")
    return out


def digest_of(path: Path) -> str:
    """Of the module's bytes; a page asks for the module by it, so that it may be kept for ever."""
    return hashlib.blake2b(path.read_bytes(), digest_size=10).hexdigest()


def _sources_of(manifest: Path) -> Any:
    if not manifest.exists():
        return None
    told = json.loads(manifest.read_text(encoding="utf-8"))
    return told["sources"] if "digest" in told else None


def _described(game: RecordGame[Any, Any], exports: tuple[Export, ...]) -> dict[str, Any]:
    """What a caller must know of a game; an argument is `int`, `bool` or a size and dimensions."""
    return {
        "stateSize": game.engine.state_size,
        "mostLegal": game.most_legal,
        "columns": list(game.engine.columns),
        "exports": {
            export.symbol: {
                "takes": [
                    {"size": export.dtype_of(kind).itemsize, "dimensions": kind.dimensions}
                    if kind.is_array
                    else kind.name
                    for kind in export.kinds
                ],
                "returns": export.returns,
            }
            for export in exports
            if export.game == game.name
        },
    }


def _link(code: bytes, symbols: list[str], out: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "rules.o"
        path.write_bytes(code)
        zig(
            "wasm-ld", "--no-entry", "--strip-all", "--gc-sections", "-O2",
            "--export=__heap_base", *(f"--export={symbol}" for symbol in symbols),
            "-z", f"stack-size={_STACK}", f"--initial-memory={_MEMORY}",
            str(path), "-o", str(out),
        )  # fmt: skip
