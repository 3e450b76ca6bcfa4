"""The compile cache: apart for checked code, and never older than the sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from seaboard.games.kernel import compiling, sources
from seaboard.games.kernel.stepping import LOOK
from seaboard.games.nauticus import GAME

ASK = """
from seaboard.building.cache import cache_folder
print(cache_folder("games/nauticus"))
"""


def cache_of(home: Path, source: Path = sources.PACKAGE.parent, **variables: str) -> Path:
    """Where a fresh process with these settings would store the compiled rules of Nauticus."""
    environment = {
        key: value for key, value in os.environ.items() if key != "SEABOARD_CHECKED"
    } | {"SEABOARD_CACHE": str(home), "PYTHONPATH": str(source)} | variables  # fmt: skip
    answer = subprocess.run(
        [sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True
    )
    return Path(answer.stdout.strip())


def test_tests_run_with_bounds_checks() -> None:
    """An index out of range is an error in tests, not a wrong answer."""
    assert compiling.CHECKED
    with pytest.raises(IndexError):
        GAME.engine.calls.step(GAME.new().states, np.zeros(2, np.uint16), LOOK)


def test_the_cache_differs_for_checked_code_and_for_changed_sources(tmp_path: Path) -> None:
    """Neither slow checked code nor code of another version is ever served."""
    native = cache_of(tmp_path)
    assert cache_of(tmp_path, SEABOARD_CHECKED="1").parent != native.parent
    copy = tmp_path / "src"
    shutil.copytree(sources.PACKAGE, copy / "seaboard", ignore=shutil.ignore_patterns("*.pyc"))
    assert cache_of(tmp_path, copy).name == native.name
    changed = copy / "seaboard" / "games" / "kernel" / "rng.py"
    changed.write_text(changed.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    assert cache_of(tmp_path, copy).name != native.name


def test_a_game_is_hashed_apart_from_the_others() -> None:
    """A change in one game does not compile the other again; one in the kernel compiles all."""
    own = {path.relative_to(sources.PACKAGE).parts for path in sources.sources("games/nauticus")}
    assert {parts[:2] for parts in own} == {("games", "nauticus"), ("games", "kernel")}
    assert set(sources.sources("games/nauticus")) < set(sources.sources("bots"))


def test_a_unit_is_a_game_or_a_part_of_the_package() -> None:
    """Modules are hashed with the compile unit that they belong to."""
    assert sources.unit_of("kuhn.rules") == "kuhn"
    assert sources.unit_of("seaboard.games.nauticus.rules.ships") == "games/nauticus"
    assert sources.unit_of("seaboard.bots.search") == "bots"


@pytest.fixture
def other_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package beside ours that brings a game."""
    folder = tmp_path / "kuhn_elsewhere"
    folder.mkdir()
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "rules.py").write_text("ANTE = 1\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sources, "game_packages", lambda: ("kuhn_elsewhere",))
    return folder


@pytest.mark.parametrize("unit", ["kuhn_elsewhere", "bots", "games", "lab"])
def test_a_game_of_another_package_is_hashed_too(other_package: Path, unit: str) -> None:
    """Its own code, and the loops and searches that may contain its rules."""
    fresh = sources.source_hash.__wrapped__
    before = fresh(unit)
    assert fresh(unit) == before
    (other_package / "rules.py").write_text("ANTE = 2\n", encoding="utf-8")
    assert fresh(unit) != before


def test_our_own_games_do_not_depend_on_other_packages(other_package: Path) -> None:
    assert not any(other_package in path.parents for path in sources.sources("games/nauticus"))
