"""All entry points of a package as one LLVM module that belongs to no platform yet.

Every export takes integers only, an array being its address and its shape, and returns one.
Compiled code allocates nothing and owns nothing, so Numba's reference counting is empty here.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core.codegen import CPUCodeLibrary
from numba.core.cpu import CPUContext
from numba.core.registry import cpu_target
from numba.np.arrayobj import populate_array
from numba.np.numpy_support import as_dtype

from ..games import get_game
from ..games.api import Game
from ..games.kernel.compiling import BOOL, ENTRIES, INT, ROOM, Entry, Kind
from ..games.kernel.schema import dtype_of
from ..games.kernel.sources import folder_of
from ..games.position import RecordGame
from . import instructions, memory  # noqa: F401 - they tell Numba what our functions are
from .lowering import dispatcher_of

# Generic modules with entry points; each is compiled for every game that has what it needs.
GENERIC: Final = (
    "seaboard.games.kernel.loops",
    "seaboard.games.kernel.stepping",
    "seaboard.bots.tree",
    "seaboard.bots.fast_playout",
    "seaboard.bots.judging",
    "seaboard.lab.advancing",
    "seaboard.lab.observing.blocks",
    "seaboard.lab.picking",
    "seaboard.lab.spin_pool",
)
_PARTS: Final = ("engine", "evaluation", "tensor")  # of a game, that compiled code can contain
# Modules of this package that decide what code is made.
_MAKERS: Final = (
    "emitting.py", "extension.py", "instructions.py", "linking.py", "lowering.py", "making.py",
    "memory.py", "modules.py", "platforms.py",
)  # fmt: skip
_KERNEL: Final = "seaboard.games.kernel"
# Wherever an array has no owner there is nothing to count; Numba calls these all the same.
_NO_REFERENCES: Final = """
define internal void @NRT_incref(ptr %0) alwaysinline { ret void }
define internal void @NRT_decref(ptr %0) alwaysinline { ret void }
"""
# Functions of the C library that are one instruction on every processor.
_INTRINSICS: Final = ("sqrt", "floor")


@dataclass(frozen=True)
class Export:
    """An entry point as a library has it; `dtype` is that of the game's states."""

    entry: Entry[..., Any]
    dtype: np.dtype[Any] | None
    returns: str = ""  # int64, bool or none, known when it is lowered
    game: str = ""  # where the entry points of several games are in one module
    most_legal: int = 0  # of the game

    @property
    def symbol(self) -> str:
        if not self.game:
            return self.entry.symbol
        module = self.entry.function.__module__.rpartition(".")[2]
        return f"{self.game}_{module}_{self.entry.function.__name__}"

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return self.entry.kinds

    def dtype_of(self, kind: Kind) -> np.dtype[Any]:
        """What an array has for elements."""
        found = kind.dtype if kind.dtype is not None else self.dtype
        assert found is not None, f"{self.entry.name} takes states of no game"
        return found

    def least_of(self, kind: Kind) -> int:
        """How many elements an array of one dimension has in any case."""
        return self.most_legal if kind == ROOM else kind.least


@dataclass(frozen=True)
class Unit:
    """What becomes one library: a game, or the game-free entry points of a generic package."""

    package: str
    game: Game | None

    @cached_property
    def exports(self) -> tuple[Export, ...]:
        for module in GENERIC:
            import_module(module)
        if self.game is None:
            return tuple(
                Export(entry, None)
                for entry in ENTRIES
                if not entry.generic and entry.package == self.package
            )
        has = {name for name in _PARTS if self.game.part(name) is not None}
        assert isinstance(self.game, RecordGame)
        dtype = dtype_of(self.game.engine.schema)
        return tuple(
            Export(entry, dtype, most_legal=self.game.most_legal)
            for entry in ENTRIES
            if entry.package == self.package
            or (
                entry.generic
                and entry.function.__module__ in GENERIC
                and (entry.needs is None or entry.needs in has)
            )
        )


def unit_of_game(name: str) -> Unit:
    """The unit of a game."""
    game = get_game(name)
    return Unit(game.package, game)


def generic_units() -> list[Unit]:
    """The generic packages that have entry points without a game."""
    for module in GENERIC:
        import_module(module)
    packages = {e.package for e in ENTRIES if not e.generic and e.function.__module__ in GENERIC}
    return [Unit(package, None) for package in sorted(packages)]


@dataclass(frozen=True)
class Module:
    """LLVM's text of a unit, and what is exported."""

    text: str
    exports: tuple[Export, ...]


WORD_BITS: Final = 64
WASM_BITS: Final = 32
_WASM_LAYOUT: Final = (
    "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"  # of wasm32
)


def lower(exports: Sequence[Export], tell: Callable[[str], None], bits: int = WORD_BITS) -> Module:
    """Lower entry points, for addresses of `bits` bits."""
    context: Any = cpu_target.target_context
    context.refresh()
    with _collecting(context, bits) as libraries:
        lowered, wrappers = [], []
        for number, export in enumerate(exports, 1):
            tell(f"{number}/{len(exports)} {export.entry.name}")
            result = _compile(export)
            libraries[id(result.library)] = result.library
            returns = str(types.unliteral(result.signature.return_type))
            lowered.append(replace(export, returns=returns))
            wrappers.append(_wrapper(context, export, result, bits))
        text = _joined(libraries, wrappers, [export.symbol for export in exports])
    return Module(text, tuple(lowered))


def _compile(export: Export) -> Any:
    dispatcher = dispatcher_of(export.entry.function)
    signature = tuple(_type_of(export, kind) for kind in export.kinds)
    dispatcher.compile(signature)
    return dispatcher.overloads[signature]


def _type_of(export: Export, kind: Kind) -> Any:
    if kind == INT:
        return types.int64
    if kind == BOOL:
        return types.boolean
    element = numba.from_dtype(export.dtype_of(kind))
    return types.Array(element, kind.dimensions, "C")


def _wrapper(context: Any, export: Export, result: Any, bits: int) -> str:
    """The function of integers around one that Numba lowered."""
    module = ir.Module(export.symbol)
    word, number = ir.IntType(bits), ir.IntType(64)
    count = sum(1 + kind.dimensions for kind in export.kinds)
    function = ir.Function(module, ir.FunctionType(word, [word] * count), export.symbol)
    builder = ir.IRBuilder(function.append_basic_block())
    given = iter(function.args)
    values = []
    for kind, of_type in zip(export.kinds, result.signature.args, strict=True):
        if kind.is_array:
            address = next(given)
            shape = [_resized(builder, next(given), number) for _ in range(kind.dimensions)]
            values.append(_array(context, builder, of_type, address, shape))
        elif kind == BOOL:
            values.append(builder.icmp_signed("!=", next(given), ir.Constant(word, 0)))
        else:
            values.append(_resized(builder, next(given), number))
    inner = context.declare_function(module, result.fndesc)
    returns = result.signature.return_type
    _, value = context.call_conv.call_function(
        builder, inner, returns, result.signature.args, values
    )
    if types.unliteral(returns) == types.none:
        builder.ret(ir.Constant(word, 0))
    else:
        builder.ret(_resized(builder, value, word))
    return str(module)


def _array(context: Any, builder: Any, of_type: Any, address: Any, shape: list[Any]) -> Any:
    """An array without an owner."""
    array = context.make_array(of_type)(context, builder)
    itemsize = ir.Constant(ir.IntType(64), as_dtype(of_type.dtype).itemsize)
    strides = [itemsize]
    for length in reversed(shape[1:]):
        strides.insert(0, builder.mul(strides[0], length))
    data = builder.inttoptr(address, context.get_data_type(of_type.dtype).as_pointer())
    populate_array(array, data, shape, strides, itemsize, None)
    return array._getvalue()


def _resized(builder: Any, value: Any, wanted: Any) -> Any:
    if value.type.width == wanted.width:
        return value
    if value.type.width < wanted.width:
        signed = value.type.width > 8
        return builder.sext(value, wanted) if signed else builder.zext(value, wanted)
    return builder.trunc(value, wanted)


@contextmanager
def _collecting(context: Any, bits: int) -> Iterator[dict[int, Any]]:
    """While this lasts Numba's libraries link and optimise nothing; they are only remembered.

    Each holds one function then, and all are linked once, at the end.
    """
    found: dict[int, Any] = {}

    def finalize(library: Any) -> None:
        library._finalized = True
        found.setdefault(id(library), library)

    def add(library: Any, other: Any) -> None:
        found.setdefault(id(other), other)
        library._linking_libraries.append(other)

    codegen = context.codegen()
    empty = type(codegen)._create_empty_module

    def create(self: Any, name: str) -> Any:
        module = empty(self, name)
        module.triple = "wasm32-unknown-unknown"
        module.data_layout = _WASM_LAYOUT
        return module

    changes: list[tuple[Any, str, Any]] = [
        (CPUCodeLibrary, "finalize", finalize),
        (CPUCodeLibrary, "add_linking_library", add),
        (CPUCodeLibrary, "_optimize_functions", lambda *_: None),
        (CPUContext, "get_executable", lambda *_: [].append),
    ]
    if bits == WASM_BITS:
        changes += [
            (codegen, "_data_layout", _WASM_LAYOUT),
            (codegen, "_target_data", llvm.create_target_data(_WASM_LAYOUT)),
            (type(codegen), "_create_empty_module", create),
        ]
    before = [(owner, name, getattr(owner, name)) for owner, name, _ in changes]
    for owner, name, value in changes:
        setattr(owner, name, value)
    try:
        yield found
    finally:
        for owner, name, value in before:
            setattr(owner, name, value)


def _joined(libraries: dict[int, Any], wrappers: list[str], exported: list[str]) -> str:
    """One module: everything internal but the exports, nothing of this machine's processor."""
    whole = llvm.parse_assembly("")
    for library in libraries.values():
        if library.name != "nrt":
            whole.link_in(library._final_module.clone())
    for text in wrappers:
        whole.link_in(llvm.parse_assembly(text))
    for function in whole.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in exported else "internal"
    for variable in whole.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    text = str(whole)
    text = re.sub(r"^target (datalayout|triple) = .*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r'"(target-cpu|target-features|probe-stack|tune-cpu)"="[^"]*"', "", text)
    for name in _INTRINSICS:
        # LLVM may have made the intrinsic of some calls itself, which has its declaration then.
        if f"declare double @llvm.{name}.f64(" in text:
            text = re.sub(rf"^declare [^@\n]*@{name}\(.*\n", "", text, flags=re.MULTILINE)
        text = re.sub(rf"@{name}\(", f"@llvm.{name}.f64(", text)
    for name in re.findall(r"@(\w+)\(", _NO_REFERENCES):
        text = re.sub(rf"^declare [^@\n]*@{name}\(.*\n", "", text, flags=re.MULTILINE)
    return text + _NO_REFERENCES


def files_of(unit: Unit, *more_makers: str) -> tuple[str, ...]:
    """Every source on which the code of a unit can depend, as `package/folder/file`: the modules of
    its entry points and what they import, from the kernel, the unit's own package and the generic
    packages that they are in; and what makes code of them.
    """
    homes = {_KERNEL, unit.package} | {
        export.entry.function.__module__.rpartition(".")[0] for export in unit.exports
    }
    todo = [export.entry.function.__module__ for export in unit.exports]
    if unit.game is not None:
        todo += [f"{unit.package}.{name}" for name in _PARTS if unit.game.part(name) is not None]
    seen: dict[str, Path] = {}
    while todo:
        name = todo.pop()
        if name in seen or not any(name == home or name.startswith(home + ".") for home in homes):
            continue
        spec = find_spec(name)
        if spec is None or spec.origin is None:
            continue  # not a module but something in one
        seen[name] = Path(spec.origin)
        todo += _imports(name, Path(spec.origin))
    here = Path(__file__).parent
    paths = set(seen.values()) | {here / name for name in (*_MAKERS, *more_makers)}
    if unit.game is not None:
        paths |= set(folder_of(unit.package).glob("*.toml"))
    return tuple(sorted(map(_name_of, paths)))


def _imports(name: str, path: Path) -> Iterator[str]:
    """The modules that a module names in its imports."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.rsplit(".", node.level - 1)[0] if node.level else ""
            source = ".".join(filter(None, (base, node.module)))
            for alias in node.names:
                inner = f"{source}.{alias.name}"
                yield inner if _is_module(inner) else source


def _is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def _name_of(path: Path) -> str:
    """A source as `package/folder/file`."""
    top = path.parent
    while (top.parent / "__init__.py").exists():
        top = top.parent
    return path.relative_to(top.parent).as_posix()
