"""How Numba compiles a tagged function that other compiled code calls.

Numba would optimise every such function, with all that it calls, and make machine code of it, at
each level of calls anew. Here it stays as it is until an entry point is optimised as a whole.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import unwrap
from types import FunctionType
from typing import Any, Final, cast

import numba
from llvmlite import ir as llvm
from numba import types
from numba.core import config as numba_config
from numba.core import typed_passes, untyped_passes
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.lowering import Lower
from numba.core.typing.templates import AbstractTemplate
from numba.extending import overload, typeof_impl
from numba.np import numpy_support

from ..games.kernel.compiling import CHECKED, Entry, Inlining

if CHECKED:
    cast(Any, numba_config).BOUNDSCHECK = 1

_DISPATCHERS: Final[dict[Any, Any]] = {}
_CHOICES: Final[dict[Any, Any]] = {}


def options(inlining: Inlining) -> dict[str, Any]:
    """Numba's options for a function that only compiled code calls."""
    return {
        "error_model": "numpy",
        "nogil": True,
        "no_cpython_wrapper": True,
        "no_cfunc_wrapper": True,
        "forceinline": inlining is Inlining.ALWAYS,
        "pipeline_class": _NoinlineCompiler if inlining is Inlining.NEVER else _RuleCompiler,
    }


def dispatcher_of(function: Any) -> Any:
    """Numba's side of a function; one that is not tagged is called like an outlined rule."""
    if function not in _DISPATCHERS:
        how: Inlining = getattr(function, "inlining", Inlining.BY_SIZE)
        made = cast(Any, numba).njit(**options(how))(unwrap(function))
        _take_every_integer_as_int64(made)
        _DISPATCHERS[function] = made
    return _DISPATCHERS[function]


def _type_of_tagged(function: Any, _purpose: Any) -> Any:
    """What a Python function is in compiled code; None if it is not ours to say."""
    if hasattr(function, "inlining"):
        return types.Dispatcher(dispatcher_of(function))
    if hasattr(function, "choose_by_state"):
        return choice_of(function)
    return None


def _type_of_entry(entry: Any, _purpose: Any) -> Any:
    """Compiled code that calls an entry point calls the function behind it."""
    return types.Dispatcher(dispatcher_of(entry.function))


typeof_impl.register(FunctionType, _type_of_tagged)
typeof_impl.register(Entry, _type_of_entry)


def choice_of(function: Any) -> Any:
    """The type of a function whose first argument, a state, says which rule is meant."""
    if function not in _CHOICES:
        template = type(f"Choice_{function.__name__}", (_Choice,), {"key": function})
        _CHOICES[function] = types.Function(template)
    return _CHOICES[function]


class _Choice(AbstractTemplate):  # type: ignore[misc]  # numba has no types
    key: Any

    def generic(self, args: Any, kws: Any) -> Any:
        return self._chosen(args[0]).get_call_type(self.context, args, kws)

    def get_impl_key(self, sig: Any) -> Any:
        return self._chosen(sig.args[0]).get_impl_key(sig)

    def _chosen(self, state: Any) -> Any:
        dtype = numpy_support.as_dtype(state)
        return types.Dispatcher(dispatcher_of(self.key.choose_by_state(dtype)))


def compiled_overload(
    function: Callable[..., Any], *, constants: bool = False
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """What compiled code has in place of `function`, chosen by the types of the arguments; if asked
    for, by the values of constant ones as well.
    """
    return cast(
        Callable[[Callable[..., Any]], Callable[..., Any]],
        overload(
            function,
            jit_options=cast(Any, options(Inlining.BY_SIZE)),
            strict=False,
            prefer_literal=constants,
        ),
    )


class _NoinlineLower(Lower):  # type: ignore[misc]  # numba has no types
    def setup_function(self, fndesc: Any) -> None:
        super().setup_function(fndesc)
        self.function.attributes.add("noinline")
        for argument in self.function.args:
            if isinstance(argument.type, llvm.PointerType):
                argument.add_attribute("noalias")


@register_pass(mutates_CFG=True, analysis_only=False)
class _RuleLowering(typed_passes.NativeLowering):  # type: ignore[misc]  # numba has no types
    """Lowers a function and leaves it alone until an entry point is optimised."""

    _name = "rule_lowering"

    def run_pass(self, state: Any) -> Any:
        library = state.targetctx.codegen().create_library(state.func_id.func_qualname)
        library._optimize_final_module = lambda: None
        library._finalize_final_module = lambda: _finish(library)
        state.library = library
        # Numba tells functions apart by their entry from Python. Nobody calls this one, but each
        # function needs a different object.
        state.targetctx.get_executable = lambda *_: [].append
        try:
            return super().run_pass(state)
        finally:
            del state.targetctx.get_executable


def _finish(library: Any) -> None:
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
