"""Interpreters are found by what they say of themselves."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from release import debian, pythons


def script(folder: Path, name: str, says: str) -> Path:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{says}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def test_this_one_is_found() -> None:
    version = sys.version_info[:2]
    assert pythons.version_of(Path(sys.executable)) == version
    assert version in pythons.find()


@pytest.mark.parametrize("says", ["exit 127", "echo 3 11 pypy 3.11.2"])
def test_what_does_not_start_or_is_another_implementation_is_passed_over(
    tmp_path: Path, says: str
) -> None:
    assert pythons.version_of(script(tmp_path, "python3.11", says)) is None
    assert pythons.version_of(tmp_path / "nothing") is None


def test_old_ones_are_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "versions" / "3.10.1" / "bin"
    folder.mkdir(parents=True)
    script(folder, "python3", "echo 3 10 cpython 3.10.1")
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    assert (3, 10) not in pythons.find()


def test_tests_of_the_compilers_are_left_out() -> None:
    left_out = pythons.tests_of("build")
    assert "tests/games/kernel/test_rng.py" in left_out
    assert "tests/games/test_api.py" not in left_out


def test_every_python_compares_the_built_rules_with_the_interpreted() -> None:
    same = "tests/building/test_same.py"
    assert same in pythons.TESTS
    assert same not in pythons.tests_of("build")
    assert (Path(pythons.__file__).parents[1] / same).exists()


@pytest.mark.parametrize(
    ("extra", "files"),
    [
        ("openspiel", {"openspiel", "small_games"}),
        ("gymnasium", {"gymnasium", "maskable_ppo"}),
        ("pettingzoo", {"pettingzoo"}),
    ],
)
def test_an_extra_that_cannot_be_installed_leaves_out_its_tests_and_no_others(
    extra: str, files: set[str]
) -> None:
    assert set(pythons.tests_of(extra)) == {f"tests/lab/test_{name}.py" for name in files}


def test_there_are_imports_to_know_the_tests_of_every_extra_by() -> None:
    assert {*pythons.EXTRAS, "build"} == set(pythons.IMPORTS)


def test_an_interpreter_that_needs_a_missing_program_is_not_fetched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(debian.NotFetched, match="needs apt-get, which is not installed"):
        debian.fetch(debian.ARM, tmp_path)


def test_the_script_hands_on_the_name_under_which_it_was_called(tmp_path: Path) -> None:
    """By it a Python finds the virtual environment that it belongs to."""
    root = tmp_path / "root"
    python = root / "usr" / "bin" / "python3.11"
    python.parent.mkdir(parents=True)
    python.write_text("the program", encoding="utf-8")
    debian._put_script(debian.ARM, root, python)
    program = python.with_name("python3.11.program")
    assert program.read_text(encoding="utf-8") == "the program"
    assert python.read_text(encoding="utf-8").splitlines()[1] == (
        f'exec qemu-aarch64-static -0 "$0" -L {root} {program} "$@"'
    )
