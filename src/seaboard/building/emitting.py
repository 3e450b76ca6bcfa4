"""Objects for a platform from a module that belongs to none."""

from __future__ import annotations

from typing import Any, Final

import llvmlite.binding as llvm

from .platforms import WASM, Target

# What a platform's C library has in any case; all else must have been compiled away.
_ALLOWED: Final = {"memcpy", "memset", "memmove"}


class NotSelfContained(RuntimeError):
    """Compiled code calls something that a library cannot bring along."""


def emit(text: str, target: Target) -> bytes:
    """The optimised object."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.processor,
        features=target.features,
        opt=3,
        reloc="pic",
        codemodel="small" if target.is_windows else "default",
    )
    module = llvm.parse_assembly(text)
    module.triple = target.triple
    module.data_layout = str(machine.target_data)
    module.verify()
    if target is not WASM:
        _hide(module)
    _optimise(module, machine, vectors=target is not WASM)
    needed = {
        function.name
        for function in module.functions
        if function.is_declaration and not function.name.startswith("llvm.")
    }
    if needed - _ALLOWED:
        raise NotSelfContained(f"compiled code needs {', '.join(sorted(needed - _ALLOWED))}")
    object_code: bytes = machine.emit_object(module)
    return object_code


def _hide(module: Any) -> None:
    """Only the extension calls the exports: a library shows its `PyInit` and no more."""
    for function in module.functions:
        if not function.is_declaration and function.linkage == llvm.Linkage.external:
            function.visibility = "hidden"


def _optimise(module: Any, machine: Any, *, vectors: bool) -> None:
    """In the order that Numba uses: each function, a first round, then everything."""
    builder = _pass_builder(machine, vectors=False)
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, builder)
    for function in module.functions:
        if not function.is_declaration:
            builder = _pass_builder(machine, vectors=vectors)
            builder.getFunctionPassManager().run(function, builder)
    for slp in (False, vectors):
        builder = _pass_builder(machine, vectors=vectors, slp=slp)
        builder.getModulePassManager().run(module, builder)


def _pass_builder(machine: Any, *, vectors: bool, slp: bool = True) -> Any:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = vectors
    options.slp_vectorization = vectors and slp
    return llvm.create_pass_builder(machine, options)
