"""Libraries from objects, for any platform, by the Zig compiler of the Python registry."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from .emitting import Target

_FLAGS: Final = ("-O2", "-g0", "-s", "-shared", "-ffp-contract=off", "-fvisibility=hidden")
# What the extension uses of Python, for the import library that Windows wants.
_WINDOWS_SYMBOLS: Final = (
    "PyModuleDef_Init", "PyModule_AddStringConstant", "PyObject_GetBuffer", "PyBuffer_Release",
    "PyLong_AsLongLong", "PyLong_FromLongLong", "PyBool_FromLong", "Py_BuildValue",
    "PyObject_IsTrue", "PyErr_Occurred", "PyErr_Format", "PyEval_SaveThread",
    "PyEval_RestoreThread", "PyCapsule_New", "PyCapsule_GetPointer", "PyCFunction_NewEx",
    "PyMem_Malloc", "PyMem_Free", "PyErr_NoMemory", "Py_DecRef", "PyExc_TypeError DATA",
)  # fmt: skip


class LinkingFailed(RuntimeError):
    """Zig did not make a library; the message is its own."""


def link_extension(source: str, code: bytes, target: Target, out: Path) -> None:
    """An extension module from its C source and its object."""
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        (here / "native.c").write_text(source, encoding="utf-8")
        (here / "rules.o").write_bytes(code)
        made = here / f"made{target.suffix}"
        inputs = [str(here / "native.c"), str(here / "rules.o")]
        if target.is_windows:
            inputs.append(str(_import_library(here)))
        if "macos" in target.zig:
            inputs.append("-Wl,-undefined,dynamic_lookup")
        zig("cc", "-target", target.zig, *_FLAGS, *inputs, "-o", str(made))
        _put(made, out)


def _import_library(folder: Path) -> Path:
    definition, library = folder / "python3.def", folder / "python3.lib"
    lines = ["LIBRARY python3.dll", "EXPORTS", *_WINDOWS_SYMBOLS]
    definition.write_text("\n".join(lines) + "\n", encoding="utf-8")
    zig("dlltool", "-m", "i386:x86-64", "-d", str(definition), "-l", str(library))
    return library


def _put(made: Path, out: Path) -> None:
    """Replace at once: a process that has the old library open keeps it."""
    out.parent.mkdir(parents=True, exist_ok=True)
    fresh = out.with_name(f".{out.name}.{os.getpid()}")
    fresh.write_bytes(made.read_bytes())
    fresh.chmod(0o755)
    fresh.replace(out)


def zig(*arguments: str) -> None:
    """Run the compiler."""
    done = subprocess.run(
        [sys.executable, "-m", "ziglang", *arguments], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise LinkingFailed(done.stderr or done.stdout)
