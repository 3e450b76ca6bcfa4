"""The compile cache: apart for checked code, and never older than the sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from seaboard.games.kernel import compiling
from seaboard.games.kernel.buffer import unowned
from seaboard.games.kernel.schema import Codes
from seaboard.games.nauticus import GAME

Numbers = npt.NDArray[np.int64]
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
    changed = copy / "seaboard" / "games" / "kernel" / "rng.py"
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
    """Modules are hashed with the compile unit that they belong to."""
    assert compiling._unit_of("kuhn.rules") == "kuhn"
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


def test_an_outlined_rule_is_called_like_any_other() -> None:
    @compiling.outlined_rule
    def longest(lengths: Numbers) -> int:
        best = 0
        for number in range(len(lengths)):
            best = max(best, int(lengths[number]))
        return best

    @compiling.compiled
    def longest_of_both(one: Numbers, other: Numbers) -> int:
        return max(longest(one), longest(other))

    short, long = np.array([1, 2]), np.array([7, 3, 5])
    assert longest(long) == 7
    assert longest_of_both(short, long) == 7


@compiling.noinline_rule
def move_up(source: Numbers, target: Numbers, count: int) -> None:
    """Numbers one place up; right only where the rows are apart."""
    for number in range(count):
        target[number + 1] = source[number]


def test_a_noinline_rule_does_the_same_compiled() -> None:
    @compiling.compiled
    def move_up_twice(source: Numbers, target: Numbers) -> None:
        move_up(source, target, 2)
        move_up(target, source, 2)

    source, target = np.array([1, 2, 3]), np.array([4, 5, 6])
    expected = (source.copy(), target.copy())
    move_up_twice(source, target)
    move_up(*expected, 2)
    move_up(expected[1], expected[0], 2)
    assert (source.tolist(), target.tolist()) == tuple(row.tolist() for row in expected)


def test_arguments_of_a_noinline_rule_never_share_memory() -> None:
    """LLVM is promised that; whoever breaks the promise is told in a run with checks."""
    row = np.arange(6)
    move_up(row[:3], row[3:], 2)
    with pytest.raises(compiling.SharedMemory, match="move_up"):
        move_up(row[:4], row[2:], 2)


def test_a_record_and_a_row_inside_it_share_memory() -> None:
    @compiling.noinline_rule
    def fill(state: object, row: object) -> None:
        """Touches nothing: what counts is what it was given."""

    state = GAME.new().state
    with pytest.raises(compiling.SharedMemory, match="fill"):
        fill(state, state.players)
    fill(state, GAME.new().state.players)


def describe(value: object) -> str:
    """What compiled code knows of a value."""
    return "interpreted"


@compiling.compiled_overload(describe)
def _describe(value: Any) -> Any:
    text = str(value)
    return lambda value: text


def test_a_compiled_overload_is_chosen_by_the_types() -> None:
    @compiling.compiled
    def name_of_type(value: object) -> str:
        return describe(value)

    assert describe(1) == "interpreted"
    assert name_of_type(1) == "int64"
    assert name_of_type(1.5) == "float64"


def test_an_unowned_list_is_the_same_memory() -> None:
    """Compiled code reads and writes the caller's list through it."""

    @compiling.compiled
    def swap_first_two(codes: Codes) -> None:
        row = unowned(codes)
        row[0], row[1] = row[1], row[0]

    codes = np.array([5, 6, 7], np.uint16)
    assert unowned(codes) is codes
    swap_first_two(codes)
    assert codes.tolist() == [6, 5, 7]


@pytest.fixture
def other_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package beside ours that brings a game."""
    folder = tmp_path / "kuhn_elsewhere"
    folder.mkdir()
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "rules.py").write_text("ANTE = 1\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(compiling, "_game_packages", lambda: ("kuhn_elsewhere",))
    return folder


@pytest.mark.parametrize("unit", ["kuhn_elsewhere", "bots", "games", "lab"])
def test_a_game_of_another_package_is_hashed_too(other_package: Path, unit: str) -> None:
    """Its own code, and the loops and searches that may contain its rules."""
    fresh = compiling.source_hash.__wrapped__
    before = fresh(unit)
    assert fresh(unit) == before
    (other_package / "rules.py").write_text("ANTE = 2\n", encoding="utf-8")
    assert fresh(unit) != before


def test_our_own_games_do_not_depend_on_other_packages(other_package: Path) -> None:
    assert not any(other_package in path.parents for path in compiling._sources("games/nauticus"))
