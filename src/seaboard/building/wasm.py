"""`rules.wasm`: rules, resampling and search of every game, for a browser or Node.

Beside it lies `rules.json`, which says what each export takes. Arrays are addresses with their
shapes, all numbers are of 32 bits. The module can lie anywhere in a memory that its user brings
along, be it one of its own or that of a Python in the same browser, whose arrays it then works on
where they are: the user sets `data` bytes aside for its constants (at the imported "__memory_base")
and `stack` bytes that end at "__stack_pointer". Compiled code allocates nothing.
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
from . import modules, tools
from .emitting import emit
from .linking import zig
from .modules import Export, Unit
from .platforms import WASM

NAME: Final = "rules.wasm"
MANIFEST: Final = "rules.json"
# Whole games of nets and of quick bots, many at once: what learns from them does not run in a page.
FOR_LEARNERS: Final = (
    "seaboard.bots.fast_playout.play_many",
    "seaboard.bots.judging.choose_many",
    "seaboard.bots.judging.play_many",
)
_STACK: Final = 256 * 1024
_MEMORY_INFO: Final = 1  # the part of `dylink.0` that says how much memory is needed


def exports_of(unit: Unit) -> list[Export]:
    """What a page can use of a game; tensors and batches are for learners."""
    assert unit.game is not None
    return [
        replace(export, game=unit.game.name)
        for export in unit.exports
        if export.entry.needs != "tensor" and export.entry.name not in FOR_LEARNERS
    ]


def build(games: list[str], folder: Path, tell: Callable[[str], None]) -> Path:
    """Make both files, unless they fit the sources already."""
    units = [modules.unit_of_game(name) for name in games]
    out, wanted = folder / NAME, made_of(units)
    if out.exists() and fits(folder / MANIFEST, wanted):
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
    manifest = {
        "digest": digest_of(out),
        **wanted,
        "data": data_size(out.read_bytes()),
        "stack": _STACK,
        "games": described,
    }
    text = json.dumps(manifest, indent=1)
    (folder / MANIFEST).write_text(text + "\n", encoding="utf-8")
    return out


def digest_of(path: Path) -> str:
    """Of the module's bytes; a page asks for the module by it, so that it may be kept for ever."""
    return hashlib.blake2b(path.read_bytes(), digest_size=10).hexdigest()


def made_of(units: list[Unit]) -> dict[str, Any]:
    """What decides the code: hashes of the sources, and the compilers."""
    files = {unit.package: modules.files_of(unit, Path(__file__).name) for unit in units}
    return {
        "sources": {package: source_hash_of("\n".join(names)) for package, names in files.items()},
        "tools": tools.versions(),
    }


def fits(manifest: Path, wanted: dict[str, Any]) -> bool:
    """Whether what lies there was made of that."""
    if not manifest.exists():
        return False
    told = json.loads(manifest.read_text(encoding="utf-8"))
    return {name: told.get(name) for name in wanted} == wanted


class UnexpectedModule(RuntimeError):
    """The linker has made something else than a module that can lie anywhere."""


def data_size(module: bytes) -> int:
    """How many bytes the constants of a module need, as its first section `dylink.0` says."""
    size, at = _number(module, 9)
    name, section = module[at + 1 : at + 9], module[at + 9 : at + size]
    if module[8] != 0 or name != b"dylink.0" or section[0] != _MEMORY_INFO:
        raise UnexpectedModule("the module does not begin with what it needs of memory")
    return _number(section, 2)[0]


def _number(data: bytes, at: int) -> tuple[int, int]:
    """A number of seven bits in each byte, and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return value, at


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
            "wasm-ld", "-shared", "--experimental-pic", "--import-memory", "--strip-all",
            "--gc-sections", "-O2", *(f"--export={symbol}" for symbol in symbols),
            str(path), "-o", str(out),
        )  # fmt: skip
