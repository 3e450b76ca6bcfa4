"""What a sentence about something missing tells to type works where it is said."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import seaboard
from seaboard.extras import command_for

ROOT = Path(__file__).resolve().parents[1]


def test_in_a_checkout_this_python_installs_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is published, and another `pip` may come first in the path."""
    monkeypatch.chdir(tmp_path)
    assert Path(seaboard.__file__).is_relative_to(ROOT / "src")
    assert command_for("lab") == f"{sys.executable} -m pip install -e '{ROOT}[lab]'"


def test_within_the_checkout_the_command_is_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "src" / "seaboard"
    package.mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "executable", str(tmp_path / ".venv" / "bin" / "python"))
    assert command_for("lab", package) == ".venv/bin/python -m pip install -e '.[lab]'"


def test_beside_a_wheel_pip_finds_the_package_that_is_installed() -> None:
    package = Path("/usr/lib/python3/site-packages/seaboard")
    assert command_for("lab", package) == "pip install 'seaboard[lab]'"
