"""Which compilers make the code: their versions decide what it is as the sources do.

Only whoever builds asks; what was built runs without any of them.
"""

from __future__ import annotations

from importlib.metadata import version
from typing import Final

TOOLS: Final = ("llvmlite", "numba", "ziglang")


def versions() -> str:
    """Of the installed ones, such as `llvmlite 0.50.0, …`."""
    return ", ".join(f"{name} {version(name)}" for name in TOOLS)
