"""Interpreted, compiled on first use and built ahead of time, every entry point does the same.

Each is called with the same memory in the three ways, and afterwards all memory is equal by bytes.
Without Numba, which compiles on first use, the other two are compared.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from seaboard.games import get_game
from seaboard.games.kernel import loading
from seaboard.games.kernel.compiling import BUILT, CHECKED, JIT, MODE, Entry

from .calls import (
    LARGER_TABLES,
    TABLES,
    Call,
    calls_at_seats,
    calls_of_game,
    calls_without_a_game,
)

pytestmark = pytest.mark.usefixtures("built")
NAMES = sorted({name for name, _ in TABLES})
with_numba = pytest.mark.skipif(not loading.can_build(), reason="Numba is not installed")
# This module's tests in a process in which nobody can import Numba.
WITHOUT_NUMBA = "import sys; sys.modules['numba'] = None; import pytest; sys.exit(pytest.main())"


def ways(call: Call) -> dict[str, Callable[..., Any]]:
    """The ways in which an entry point runs as machine code."""
    states = [a for a, kind in zip(call.args, call.entry.kinds, strict=True) if kind.is_states]
    dtype = states[0].dtype if states else None
    found = {"built": loading.find(call.entry, dtype)}
    assert found["built"] is not call.entry.function, "there is no library"
    if loading.can_build():
        found["jit"] = _just_in_time(call.entry)
    binder = loading.binder(call.entry, dtype) if call.entry.binds and dtype is not None else None
    if binder is not None:
        found["bound"] = lambda *args: binder(*args[:-1])(args[-1])
    return found


@cache
def _just_in_time(entry: Entry[..., Any]) -> Callable[..., Any]:
    if MODE == JIT:
        return entry.compiled()
    jit = import_module("seaboard.building.jit")  # which imports Numba
    found: Callable[..., Any] = jit.compiled(entry.function, nogil=entry.nogil)
    return found


def compare(calls: list[Call]) -> None:
    for call in calls:
        expected = call.run(call.entry.function)
        for way, function in ways(call).items():
            assert call.run(function) == expected, (way, call.entry.name)


@pytest.mark.parametrize(("name", "mode"), TABLES)
def test_all_three_agree_by_bytes(name: str, mode: str) -> None:
    compare(calls_of_game(name, mode))


@pytest.mark.parametrize(("name", "mode", "seats"), LARGER_TABLES)
def test_all_three_agree_with_more_players(name: str, mode: str, seats: int) -> None:
    compare(list(calls_at_seats(name, mode, seats)))


def test_all_three_agree_where_no_game_is_meant() -> None:
    compare(calls_without_a_game())


def again(name: str, command: list[str], **environment: str) -> None:
    """Compare all modes of a game in a process of its own."""
    chosen = f"by_bytes and {name}"
    done = subprocess.run(
        [sys.executable, *command, "-p", "no:cacheprovider", "-k", chosen, __file__],
        env={**os.environ, **environment}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(get_game(name).modes)} passed" in done.stdout


@with_numba
@pytest.mark.skipif(not CHECKED, reason="there are no bounds checks")
@pytest.mark.parametrize("name", NAMES)
def test_without_bounds_checks_they_agree_too(name: str) -> None:
    """As researchers compile, whose loops should lose no time."""
    again(name, ["-m", "pytest"], SEABOARD_CHECKED="0")


@pytest.mark.parametrize("name", NAMES)
def test_without_numba_the_built_and_the_interpreted_are_compared(name: str) -> None:
    again(name, ["-c", WITHOUT_NUMBA], SEABOARD_RULES=BUILT, SEABOARD_CHECKED="0")


@with_numba
@pytest.mark.parametrize("name", NAMES)
def test_every_entry_point_of_a_game_is_compared(name: str) -> None:
    """So that a new one cannot be forgotten above."""
    compared = {
        call.entry.name for mode in get_game(name).modes for call in calls_of_game(name, mode)
    }
    modules = import_module("seaboard.building.modules")
    assert compared == {export.entry.name for export in modules.unit_of_game(name).exports}


@with_numba
def test_every_entry_point_without_a_game_is_compared() -> None:
    compared = {call.entry.name for call in calls_without_a_game()}
    modules = import_module("seaboard.building.modules")
    exports = [export for unit in modules.generic_units() for export in unit.exports]
    assert compared == {export.entry.name for export in exports}
