"""The compile cache: apart for checked code, and never older than the sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from seaboard.games.kernel import compiling
from seaboard.games.nauticus import GAME

ASK = """
from seaboard.games.kernel.compiling import cache_folder
print(cache_folder("games/nauticus"))
"""


def cache_of(home: Path, source: Path = compiling.PACKAGE.parent, **variables: str) -> Path:
    """Where a fresh process with these settings would store the compiled rules of Nauticus."""
    environment = {
        key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")
    } | {"SEABOARD_CACHE": str(home), "PYTHONPATH": str(source)} | variables  # fmt: skip
    answer = subprocess.run(
        [sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True
    )
    return Path(answer.stdout.strip())


def test_tests_run_with_bounds_checks() -> None:
    """An index out of range is an error in tests, not a wrong answer."""
    assert compiling.BOUNDS_CHECKED
    with pytest.raises(IndexError):
        GAME.engine.legal(np.frombuffer(GAME.new().state_bytes(), np.uint8).copy())


def test_the_cache_differs_for_checked_code_and_for_changed_sources(tmp_path: Path) -> None:
    """Neither slow checked code nor code of another version is ever served."""
    native = cache_of(tmp_path)
    assert cache_of(tmp_path, NUMBA_BOUNDSCHECK="1").parent != native.parent
    copy = tmp_path / "src"
    shutil.copytree(compiling.PACKAGE, copy / "seaboard", ignore=shutil.ignore_patterns("*.pyc"))
    assert cache_of(tmp_path, copy).name == native.name
    changed = copy / "seaboard" / "games" / "kernel" / "dice.py"
    changed.write_text(changed.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    assert cache_of(tmp_path, copy).name != native.name


def test_a_game_is_hashed_apart_from_the_others() -> None:
    """A change in one game does not compile the other again; one in the kernel compiles all."""
    sources = {path.relative_to(compiling.PACKAGE).parts for path in
               compiling._sources("games/nauticus")}  # fmt: skip
    assert {parts[:2] for parts in sources} == {("games", "nauticus"), ("games", "kernel")}
    above = {path.relative_to(compiling.PACKAGE).parts[0] for path in compiling._sources("bots")}
    assert above >= {"games"}


def test_a_unit_is_a_game_or_a_part_of_the_package() -> None:
    """Modules are hashed with the part that they belong to."""
    assert compiling._unit_of("seaboard.games.nauticus.rules.ships") == "games/nauticus"
    assert compiling._unit_of("seaboard.bots.search") == "bots"


def test_a_rule_runs_interpreted_from_python_and_compiled_from_compiled_code() -> None:
    """The same source, twice."""

    @compiling.rule
    def double(number: int) -> int:
        return number * 2

    @compiling.compiled
    def twice(number: int) -> int:
        return double(double(number))

    assert double(4) == 8
    assert type(double).__name__ == "function"
    assert twice(4) == 16
