"""What is built anew: whatever other sources or other compilers have made."""

from __future__ import annotations

import json
import tomllib
from importlib import import_module
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from seaboard.building import modules, tools, wasm
from seaboard.building.__main__ import is_current
from seaboard.games.kernel import loading
from seaboard.games.nauticus import GAME

ROOT = Path(__file__).resolve().parents[2]
UNIT = modules.unit_of_game("nauticus")


def changed(_: str) -> str:
    """The version of a compiler that is not the one that has built."""
    return "0"


def test_each_module_that_makes_code_is_among_the_sources_of_a_library() -> None:
    known = {Path(name).name for name in modules.files_of(UNIT) if "/building/" in name}
    folder = Path(modules.__file__).parent
    # Of these the package is started, the code for browsers made, and code compiled on first use.
    others = {"__init__.py", "__main__.py", "wasm.py", "cache.py", "jit.py", "tools.py"}
    assert known == {path.name for path in folder.glob("*.py")} - others
    assert "seaboard/building/wasm.py" in modules.files_of(UNIT, "wasm.py")


@pytest.mark.usefixtures("built")
def test_a_library_of_another_compiler_is_built_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_current(GAME.package)
    monkeypatch.setattr(tools, "version", changed)
    assert not is_current(GAME.package)


@pytest.mark.usefixtures("built")
def test_a_library_runs_without_the_compilers_that_made_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their versions are not asked for, since they need not be there."""
    monkeypatch.setattr(tools, "version", changed)
    assert loading.is_fresh(GAME.package)
    library = import_module(f"{GAME.package}.{loading.MODULE}")
    assert not [name for name in library.FILES.split("\n") if "tools" in name]
    monkeypatch.setattr(loading, "can_build", lambda: False)
    assert is_current(GAME.package)


def test_rules_for_browsers_are_made_anew_for_other_sources_and_compilers(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    manifest = tmp_path / wasm.MANIFEST
    assert not wasm.fits(manifest, wasm.made_of([UNIT]))
    manifest.write_text(json.dumps(wasm.made_of([UNIT])), encoding="utf-8")
    assert wasm.fits(manifest, wasm.made_of([UNIT]))
    assert not wasm.fits(manifest, wasm.made_of([UNIT, modules.unit_of_game("nautilus")]))
    monkeypatch.setattr(tools, "version", changed)
    assert not wasm.fits(manifest, wasm.made_of([UNIT]))


def pinned(name: str) -> dict[str, str]:
    """The versions in a file of constraints."""
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    return dict(line.split("==") for line in lines if line and not line.startswith("#"))


def test_compilers_are_bounded_by_the_extra_and_locked_within_it_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    allowed = [Requirement(text) for text in project["optional-dependencies"]["build"]]
    lock = pinned("constraints.txt")
    assert [each.name for each in allowed] == list(tools.TOOLS)
    assert all(each.specifier.contains(lock[each.name]) for each in allowed)
    assert not lock.keys() & pinned("bench/peers/requirements.txt").keys()
