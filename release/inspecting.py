"""What a library is, told from the file alone: for platforms on which it cannot be tried here.

It must be for the right processor, show its `PyInit` and nothing else, use of Python what every
version from 3.11 on has (the stable ABI), and of the system what every release has that the wheel's
tag names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import abi3info
import lief
from abi3info.models import PyVersion, Symbol

from seaboard.building.platforms import TARGETS

_OLDEST_PYTHON: Final = PyVersion(3, 11)
_NEWEST_GLIBC: Final = (2, 17)  # manylinux2014
_OLDEST_MACOS: Final = [11, 0]
_SHOWN: Final = "PyInit__native"
_WINDOWS: Final = re.compile(r"python3\.dll|KERNEL32\.dll|api-ms-win-crt-\w+-l1-1-0\.dll")
_PROCESSORS: Final = {
    "linux-x86_64": "ARCH.X86_64",
    "linux-aarch64": "ARCH.AARCH64",
    "macos-arm64": "CPU_TYPE.ARM64",
    "windows-x86_64": "MACHINE_TYPES.AMD64",
}


@dataclass(frozen=True)
class Library:
    """What a file says of itself."""

    processor: str
    shown: frozenset[str]
    wanted: frozenset[str]  # symbols from elsewhere
    needs: frozenset[str]  # other libraries
    complaints: tuple[str, ...]


def complaints(path: Path, target: str) -> Iterator[str]:
    """What is wrong with a library; nothing if it is as it should be."""
    found = _read(path)
    if found.processor != _PROCESSORS[target]:
        yield f"it is for {found.processor}"
    if found.shown != {_SHOWN}:
        yield f"it shows {', '.join(sorted(found.shown)) or 'nothing'}"
    yield from found.complaints
    python = sorted(name for name in found.wanted if name.startswith(("Py", "_Py")))
    if not python:
        yield "it uses nothing of Python"
    yield from (f"{name} is not in every Python from 3.11 on" for name in python if _is_new(name))
    if re.search(rb"(?:/tmp|/home|/root|/Users|/work)/[\w.-]+", path.read_bytes()):
        yield "it names a folder of the machine that built it"


def libraries(folder: Path, target: str) -> list[Path]:
    """The libraries of a platform below a folder."""
    return sorted(folder.rglob(f"_native{TARGETS[target].suffix}"))


def _is_new(name: str) -> bool:
    found: Any = abi3info.FUNCTIONS.get(Symbol(name)) or abi3info.DATAS.get(Symbol(name))
    return found is None or found.added > _OLDEST_PYTHON


def _read(path: Path) -> Library:
    lief.logging.disable()  # it complains of empty tables, which are in order
    binary: Any = lief.parse(str(path))
    if isinstance(binary, lief.ELF.Binary):
        return _read_elf(binary)
    if isinstance(binary, lief.PE.Binary):
        return _read_pe(binary)
    return _read_macho(binary)


def _read_elf(binary: Any) -> Library:
    symbols = list(binary.dynamic_symbols)
    needs = frozenset(binary.libraries)
    told = [f"it needs {name}" for name in sorted(needs - {"libc.so.6"})]
    for symbol in symbols:
        version = symbol.symbol_version
        if version is None or not version.has_auxiliary_version:
            continue
        name = version.symbol_version_auxiliary.name
        number = re.fullmatch(r"GLIBC_([\d.]+)", name)
        if number is None or tuple(map(int, number[1].split("."))) > _NEWEST_GLIBC:
            told.append(f"{symbol.name} is of {name}")
    return Library(
        str(binary.header.machine_type),
        frozenset(symbol.name for symbol in binary.exported_symbols),
        frozenset(symbol.name for symbol in symbols if symbol.shndx == 0 and symbol.name),
        needs,
        tuple(told),
    )


def _read_pe(binary: Any) -> Library:
    needs = frozenset(library.name for library in binary.imports)
    return Library(
        str(binary.header.machine),
        frozenset(entry.name for entry in binary.get_export().entries),
        frozenset(entry.name for library in binary.imports for entry in library.entries),
        needs,
        tuple(f"it needs {name}" for name in sorted(needs) if not _WINDOWS.fullmatch(name)),
    )


def _read_macho(binary: Any) -> Library:
    own = binary.id.name if hasattr(binary, "id") else ""
    needs = frozenset(library.name for library in binary.libraries) - {own}
    told = [f"it needs {name}" for name in sorted(needs) if not _is_part_of_macos(name)]
    if not binary.has_code_signature:
        told.append("it is not signed, so no Mac would load it")
    if list(binary.build_version.minos)[:2] > _OLDEST_MACOS:
        told.append(f"it wants macOS {binary.build_version.minos}")
    hidden = {"__mh_dylib_header", "___dso_handle"}  # the linker's own marks
    return Library(
        str(binary.header.cpu_type),
        frozenset(
            s.name.removeprefix("_") for s in binary.exported_symbols if s.name not in hidden
        ),
        frozenset(symbol.name.removeprefix("_") for symbol in binary.imported_symbols),
        needs,
        tuple(told),
    )


def _is_part_of_macos(name: str) -> bool:
    return name == "/usr/lib/libSystem.B.dylib" or name.startswith("@rpath/_native")
