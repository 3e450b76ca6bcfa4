"""Rules and searches compiled by Numba, with a cache that never serves stale code.

`@compiled` makes a function native on first use and stores the result. The store is keyed by a
hash of all sources that the function could call, because Numba itself notices only a change in
the function's own file. Set NUMBA_DISABLE_JIT=1 to run the same source interpreted.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, wraps
from importlib.metadata import entry_points
from importlib.util import find_spec
from inspect import unwrap
from itertools import combinations
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
from llvmlite import ir as llvm
from numba import types
from numba.core import config as numba_config
from numba.core import typed_passes, untyped_passes
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.lowering import Lower
from numba.extending import overload

P = ParamSpec("P")
T = TypeVar("T")

PACKAGE = Path(__file__).resolve().parents[2]
INTERPRETED = bool(cast(Any, numba_config).DISABLE_JIT)
BOUNDS_CHECKED = bool(cast(Any, numba_config).BOUNDSCHECK)
_KEEP_UNUSED_DAYS = 30
# Modules of a game's folder that are compiled together with the package that they extend.
_EXTENDS = {"evaluation": "bots", "tensor": "lab"}


def compiled(function: Callable[P, T]) -> Callable[P, T]:
    """Compile `function` on first use and store it; no exception may leave it."""
    return _entry_point(function, nogil=False)


def nogil(function: Callable[P, T]) -> Callable[P, T]:
    """Like `compiled`, for long work: other threads go on meanwhile, which costs 0.1 µs a call."""
    return _entry_point(function, nogil=True)


def _entry_point(function: Callable[P, T], *, nogil: bool) -> Callable[P, T]:
    with _numba_cache_at(cache_folder(_unit_of(function.__module__))):
        dispatcher = numba.njit(cache=True, error_model="numpy", nogil=nogil)(function)
    return cast(Callable[P, T], dispatcher)


def rule(function: Callable[P, T]) -> Callable[P, T]:
    """A function that compiled code inlines; called from Python, it runs interpreted."""
    return _for_compiled_code(function, inlined=True)


def outlined_rule(function: Callable[P, T]) -> Callable[P, T]:
    """Like `rule`, for a large one with several callers: LLVM decides whether to inline it."""
    return _for_compiled_code(function, inlined=False)


def noinline_rule(function: Callable[P, T]) -> Callable[P, T]:
    """Like `outlined_rule`, and never inlined: a long one with many callers compiles only once.

    No two of its arguments may share memory, which LLVM is told, so that neighbouring numbers can
    be moved together. Runs with checks, and interpreted ones, raise SharedMemory where two do.
    """
    if INTERPRETED or BOUNDS_CHECKED:
        function = _refusing_shared_memory(function)
    return _for_compiled_code(function, inlined=False, compiler=_NoinlineCompiler)


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


def _for_compiled_code(
    function: Callable[P, T], *, inlined: bool, compiler: Any = None
) -> Callable[P, T]:
    if INTERPRETED:
        return function
    options = _rule_options(inlined=inlined)
    if compiler is not None:
        options["pipeline_class"] = compiler
    dispatcher = cast(Any, numba).njit(**options)(unwrap(function))
    _take_every_integer_as_int64(dispatcher)
    # Numba asks an object that it meets in compiled code for `_numba_type_`, which itself
    # refers to the dispatcher only weakly.
    cast(Any, function).dispatcher = dispatcher
    cast(Any, function)._numba_type_ = types.Dispatcher(dispatcher)
    return function


def compiled_overload(function: Callable[..., Any], *, constants: bool = False) -> Callable[[T], T]:
    """What compiled code has in place of `function`, chosen by the types of the arguments; if asked
    for, by the values of constant ones as well.
    """
    options = {
        "jit_options": _rule_options(inlined=False),
        "strict": False,
        "prefer_literal": constants,
    }
    return cast(Callable[[T], T], overload(function, **options))


def _rule_options(*, inlined: bool) -> dict[str, Any]:
    """Numba's options for a function that only compiled code calls."""
    return {
        "error_model": "numpy",
        "nogil": True,
        "no_cpython_wrapper": True,
        "no_cfunc_wrapper": True,
        "forceinline": inlined,
        "pipeline_class": _RuleCompiler,
    }


class _NoinlineLower(Lower):  # type: ignore[misc]  # numba has no types
    def setup_function(self, fndesc: Any) -> None:
        super().setup_function(fndesc)
        self.function.attributes.add("noinline")
        for argument in self.function.args:
            if isinstance(argument.type, llvm.PointerType):
                argument.add_attribute("noalias")


@register_pass(mutates_CFG=True, analysis_only=False)
class _RuleLowering(typed_passes.NativeLowering):  # type: ignore[misc]  # numba has no types
    """Lowers a function that only compiled code calls.

    Numba would optimise it, and all that it calls, and make machine code of it, at every level of
    calls anew. Here it stays as it is until an entry point is optimised with everything in it.
    """

    _name = "rule_lowering"

    def run_pass(self, state: Any) -> Any:
        library = state.targetctx.codegen().create_library(state.func_id.func_qualname)
        library._optimize_final_module = lambda: None
        library._finalize_final_module = lambda: _finish_rule(library)
        state.library = library
        # Numba tells functions apart by their entry from Python. Nobody calls this one, but each
        # function needs a different object.
        state.targetctx.get_executable = lambda *_: [].append
        try:
            return super().run_pass(state)
        finally:
            del state.targetctx.get_executable


def _finish_rule(library: Any) -> None:
    library._finalize_dynamic_globals()
    library._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class _NoinlineLowering(_RuleLowering):
    """The same for a function that is never inlined."""

    _name = "noinline_rule_lowering"

    @property
    def lowering_class(self) -> Any:
        return _NoinlineLower


class _RuleCompiler(CompilerBase):  # type: ignore[misc]  # numba has no types
    """Takes only the steps that rules need: no closures, exceptions, array expressions. Each step
    that is left out saves time at every function.
    """

    lowering: Any = _RuleLowering

    def define_pipelines(self) -> list[Any]:
        steps = PassManager("rule")
        for step in (
            untyped_passes.TranslateByteCode,
            untyped_passes.FixupArgs,
            untyped_passes.IRProcessing,
            untyped_passes.ReconstructSSA,
            typed_passes.NopythonTypeInference,
            typed_passes.PreLowerStripPhis,
            typed_passes.IRLegalization,
            self.lowering,
            typed_passes.NoPythonBackend,
        ):
            steps.add_pass(step, step.__name__)
        steps.finalize()
        return [steps]


class _NoinlineCompiler(_RuleCompiler):
    lowering = _NoinlineLowering


def _take_every_integer_as_int64(dispatcher: Any) -> None:
    """Without this Numba compiles a function anew for each width and each literal argument."""
    resolve = dispatcher.get_call_template

    def resolve_widened(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return resolve(tuple(map(_widened, args)), {k: _widened(v) for k, v in kws.items()})

    dispatcher.get_call_template = resolve_widened


def _widened(kind: Any) -> Any:
    plain = types.unliteral(kind)
    if isinstance(plain, types.Integer) and plain != types.uint64:
        return types.int64
    return plain


def _unit_of(module: str) -> str:
    """The compile unit of a module, whose sources are hashed together: `games/<game>`, `bots`, …,
    or the whole of another package.
    """
    package, *names = module.split(".")
    if package != PACKAGE.name:
        return package
    if len(names) > 2 and names[0] == "games" and names[2] in _EXTENDS:
        return _EXTENDS[names[2]]
    if names == ["games", "kernel", "loops"]:
        return "games"  # a loop contains the rules of whichever game it plays
    return "/".join(names[:2] if names[:1] == ["games"] else names[:1]) or "package"


def _sources(unit: str) -> Iterator[Path]:
    """What compiled code of `unit` can contain: itself and what lies below it; loops, searches and
    batches contain the rules of any installed game.
    """
    if unit.startswith("games/"):
        folders = [PACKAGE / "games" / "kernel", PACKAGE / unit]
    elif (PACKAGE / unit).exists():
        folders = [PACKAGE / "games", PACKAGE / unit, *map(_folder_of, _game_packages())]
    else:
        folders = [*(PACKAGE / name for name in ("games", "bots", "lab")), _folder_of(unit)]
    for folder in dict.fromkeys(folders):
        yield from [folder] if folder.is_file() else sorted(folder.rglob("*.py"))


@cache
def _game_packages() -> tuple[str, ...]:
    """Other packages that bring a game."""
    found = {entry.module.partition(".")[0] for entry in entry_points(group="seaboard.games")}
    return tuple(sorted(found - {PACKAGE.name}))


def _folder_of(package: str) -> Path:
    """Where a package lies, or the file of a module that is none."""
    spec = find_spec(package) if package != "__main__" else None
    if spec is None or spec.origin is None:
        return Path(getattr(sys.modules.get(package), "__file__", None) or PACKAGE / "__main__.py")
    origin = Path(spec.origin)
    return origin.parent if spec.submodule_search_locations else origin


@cache
def source_hash(unit: str) -> str:
    """Hash of the sources of `unit` and of the compiler's versions."""
    mark = hashlib.blake2b(digest_size=10)
    mark.update(f"{sys.version}|{numba.__version__}|{np.__version__}".encode())
    for path in _sources(unit):
        name = path.relative_to(PACKAGE) if path.is_relative_to(PACKAGE) else path.name
        mark.update(str(name).replace(os.sep, "/").encode() + b"\0" + path.read_bytes())
    return mark.hexdigest()


@cache
def cache_folder(unit: str) -> Path:
    """Where compiled code of `unit` is stored; bounds-checked code apart from the rest."""
    flavour = "checked" if BOUNDS_CHECKED else "native"
    home = _cache_home() / f"{unit.replace('/', '-')}-{flavour}"
    folder = home / source_hash(unit)
    if not folder.exists():
        _forget_unused(home)
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    return folder


@cache
def _cache_home() -> Path:
    if chosen := os.environ.get("SEABOARD_CACHE"):
        home = Path(chosen)
    elif sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home())) / "seaboard"
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Caches" / "seaboard"
    else:
        home = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "seaboard"
    try:
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=home):
            return home
    except OSError:
        return (
            Path(tempfile.gettempdir()) / f"seaboard-{os.getuid() if hasattr(os, 'getuid') else 0}"
        )


def _forget_unused(home: Path) -> None:
    """Drop what no version of the sources has used for a month."""
    oldest = time.time() - _KEEP_UNUSED_DAYS * 86_400
    for folder in home.iterdir() if home.is_dir() else ():
        if folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _numba_cache_at(folder: Path) -> Iterator[None]:
    # Numba reads the setting when a function is decorated.
    config = cast(Any, numba_config)
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def is_warm(unit: str, part: str = "ready") -> bool:
    """Whether compiled code of `unit`, or a part of it, is stored already (or none is needed)."""
    return INTERPRETED or (cache_folder(unit) / part).exists()


def mark_warm(unit: str, part: str = "ready") -> None:
    """Note that every entry point of `unit`, or of a part of it, has been compiled and stored."""
    if not INTERPRETED:
        (cache_folder(unit) / part).touch()
