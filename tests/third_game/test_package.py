"""A game of another package is found by its entry point, by the tests alone."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from importlib.metadata import entry_points
from pathlib import Path

from seaboard.games import GROUP, OWN, get_game, installed_games

from ..environment import THIRD_GAME

CODE = "from seaboard.games import installed_games; print(*installed_games())"


def test_it_is_installed_behind_our_own() -> None:
    assert installed_games() == (*OWN, "kuhn")
    assert type(get_game("kuhn")).__module__ == "seaboard_kuhn.game"


def test_what_the_tests_find_is_what_the_package_would_install() -> None:
    """The folder beside the package stands for an installation; it says the same."""
    project = tomllib.loads((Path(THIRD_GAME) / "pyproject.toml").read_text(encoding="utf-8"))
    (found,) = entry_points(group=GROUP)
    assert project["project"]["entry-points"][GROUP] == {found.name: found.value}
    assert found.dist is not None
    assert (found.dist.name, found.dist.version) == (
        project["project"]["name"],
        project["project"]["version"],
    )


def test_processes_that_a_test_starts_find_it_too() -> None:
    shown = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert shown.stdout.split() == [*OWN, "kuhn"]


def test_nobody_else_finds_it() -> None:
    """Whoever uses the app has the games that were installed."""
    paths = os.environ["PYTHONPATH"].split(os.pathsep)
    other = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in paths if p != THIRD_GAME)}
    shown = subprocess.run(
        [sys.executable, "-c", CODE], capture_output=True, text=True, check=True, env=other
    )
    assert shown.stdout.split() == [*OWN]
