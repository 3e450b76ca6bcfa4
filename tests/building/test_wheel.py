"""A wheel or sdist without the web page is never made, nor one for a platform that nobody knows."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


class Hook:
    """Hatchling's part: where the project lies and what is made."""

    def __class_getitem__(cls, _config: Any) -> type[Hook]:
        return cls

    root = ""
    target_name = "wheel"


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module of the build hook; Hatchling itself is only there while a wheel is made."""
    interface = ModuleType("hatchling.builders.hooks.plugin.interface")
    interface.BuildHookInterface = Hook  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, interface.__name__, interface)
    for name in ("hatchling", "hatchling.builders", "hatchling.builders.hooks"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, "hatchling.builders.hooks.plugin", ModuleType("plugin"))
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A project with a page that is built and new."""
    page = tmp_path / "src" / "seaboard" / "server" / "page"
    for name in ("index.html", "engine/rules.wasm"):
        (page / name).parent.mkdir(parents=True, exist_ok=True)
        (page / name).touch()
    source = tmp_path / "web" / "src" / "main.ts"
    source.parent.mkdir(parents=True)
    source.touch()
    os.utime(source, (1, 1))
    return tmp_path


def made(build: Any, checkout: Path, version: str = "standard") -> dict[str, Any]:
    hook = build.CompleteBuild()
    hook.root = str(checkout)
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize(version, data)
    return data


def test_a_pure_wheel_has_the_page(
    build: Any, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SEABOARD_TARGET", "pure")
    assert made(build, checkout) == {"force_include": {}}


@pytest.mark.parametrize("missing", ["index.html", "engine/rules.wasm"])
def test_without_the_page_nothing_is_made(
    build: Any, checkout: Path, missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SEABOARD_TARGET", "pure")
    (checkout / "src" / "seaboard" / "server" / "page" / missing).unlink()
    with pytest.raises(build.IncompleteBuild, match="run `make page` first"):
        made(build, checkout)


def test_a_page_older_than_its_sources_will_not_do(
    build: Any, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SEABOARD_TARGET", "pure")
    os.utime(checkout / "web" / "src" / "main.ts", (2**33, 2**33))
    with pytest.raises(build.IncompleteBuild, match="older than its sources"):
        made(build, checkout)


def test_an_unknown_platform_is_refused(
    build: Any, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SEABOARD_TARGET", "amiga")
    with pytest.raises(build.IncompleteBuild, match="no platform 'amiga'; there is linux-x86_64"):
        made(build, checkout)


def test_an_editable_install_needs_no_page(build: Any, tmp_path: Path) -> None:
    assert made(build, tmp_path, "editable") == {"force_include": {}}
