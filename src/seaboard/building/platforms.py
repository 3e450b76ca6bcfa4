"""The platforms that libraries and wheels are made for; known without any compiler installed."""

from __future__ import annotations

import platform
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Target:
    """A platform: its names for LLVM and for Zig, and the least processor that it is made for."""

    triple: str
    processor: str
    features: str
    zig: str
    suffix: str  # of an extension module that fits every Python from 3.11 on
    wheel: str  # how wheels call it

    @property
    def is_windows(self) -> bool:
        return "windows" in self.triple


TARGETS: Final = {
    "linux-x86_64": Target(
        "x86_64-unknown-linux-gnu", "x86-64-v2", "", "x86_64-linux-gnu.2.17", ".abi3.so",
        "manylinux2014_x86_64",
    ),
    "linux-aarch64": Target(
        "aarch64-unknown-linux-gnu", "generic", "+neon", "aarch64-linux-gnu.2.17", ".abi3.so",
        "manylinux2014_aarch64",
    ),
    "macos-arm64": Target(
        "arm64-apple-macosx11.0.0", "apple-m1", "", "aarch64-macos.11.0", ".abi3.so",
        "macosx_11_0_arm64",
    ),
    "windows-x86_64": Target(
        "x86_64-w64-windows-gnu", "x86-64-v2", "", "x86_64-windows-gnu", ".pyd", "win_amd64"
    ),
}  # fmt: skip
WASM: Final = Target(
    "wasm32-unknown-emscripten",  # the one for which LLVM makes code that can lie anywhere
    "generic",
    "+bulk-memory,+bulk-memory-opt,+sign-ext,+mutable-globals,+nontrapping-fptoint",
    "wasm32-freestanding",
    ".wasm",
    "",
)


def this_platform() -> str:
    """The name of the platform that this Python runs on; not every one has libraries."""
    system = {"Darwin": "macos"}.get(platform.system(), platform.system().lower())
    return f"{system}-{platform.machine().replace('AMD64', 'x86_64')}"
