"""Libraries from objects, for any platform, by the Zig compiler of the Python registry."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from .platforms import Target

_FLAGS: Final = ("-O2", "-g0", "-s", "-shared", "-ffp-contract=off", "-fvisibility=hidden")
# Declarations of Python's limited API in the C source: functions, and data such as PyExc_TypeError.
_DECLARED: Final = re.compile(r"^(?!typedef)\w[\w ]*[ *](_?Py\w+)(\(.*\))?;$", re.MULTILINE)


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
            inputs.append(str(_import_library(source, here)))
        if "macos" in target.zig:
            inputs += ["-Wl,-undefined,dynamic_lookup", f"-Wl,-install_name,@rpath/{out.name}"]
        zig("cc", "-target", target.zig, *_FLAGS, *inputs, "-o", str(made))
        _put(made, out)


def python_symbols(source: str) -> list[str]:
    """What a C source declares of Python, as lines of a module definition."""
    return [name if takes else f"{name} DATA" for name, takes in _DECLARED.findall(source)]


def _import_library(source: str, folder: Path) -> Path:
    """Windows wants to know at link time where each symbol will be found."""
    definition, library = folder / "python3.def", folder / "python3.lib"
    lines = ["LIBRARY python3.dll", "EXPORTS", *python_symbols(source)]
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
