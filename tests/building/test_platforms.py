"""Libraries for every platform, made and looked into; only those of this one can be run here."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pytest

from release import inspecting
from seaboard.building import extension, linking
from seaboard.building.platforms import TARGETS, this_platform

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """The library of the smallest unit for a platform; each is made by whoever asks first, since a
    busy machine takes minutes for one of them.
    """

    @lru_cache
    def made(target: str) -> Path:
        folder = tmp_path_factory.mktemp(target)
        command = [sys.executable, "-m", "seaboard.building", "--quiet", "--unit", "lab"]
        subprocess.run([*command, "--target", target, "--out", str(folder)], check=True)
        (found,) = inspecting.libraries(folder / target, target)
        return found

    return made


# For Windows Zig first compiles MinGW's whole C library, file by file, which takes minutes; `make
# release` makes and inspects that library as well.
QUICK = [name for name, target in TARGETS.items() if not target.is_windows]


@pytest.mark.parametrize("target", QUICK)
def test_a_library_is_what_its_platform_wants(library: Callable[[str], Path], target: str) -> None:
    assert list(inspecting.complaints(library(target), target)) == []


def test_the_libraries_of_the_games_are_in_order_too(built: None) -> None:
    found = inspecting.libraries(ROOT / "src", this_platform())
    assert len(found) > 2
    for path in found:
        assert list(inspecting.complaints(path, this_platform())) == []


def test_a_library_of_another_platform_is_noticed(library: Callable[[str], Path]) -> None:
    told = list(inspecting.complaints(library("linux-aarch64"), "linux-x86_64"))
    assert "it is for ARCH.AARCH64" in told


def test_another_extension_is_not_taken_for_ours() -> None:
    """NumPy's own shows its own name and wants more than the stable ABI."""
    numpy = pytest.importorskip("numpy._core._multiarray_umath")
    told = list(inspecting.complaints(Path(numpy.__file__), this_platform()))
    assert any(line.startswith("it shows ") for line in told)
    assert any("is not in every Python from 3.11 on" in line for line in told)


def test_what_the_extension_uses_of_python_is_told_to_windows() -> None:
    symbols = linking.python_symbols(extension.source((), "", ()))
    assert {"PyModuleDef_Init", "PyObject_GetBuffer", "PyExc_TypeError DATA"} <= set(symbols)
    assert "Py_ssize_t DATA" not in symbols
