"""Interpreted, compiled on first use and built ahead of time, every entry point does the same.

Each is called with the same memory in the three ways, and afterwards all memory is equal by bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from seaboard.building import jit, modules
from seaboard.building.__main__ import compiled_games
from seaboard.games import get_game
from seaboard.games.kernel import loading
from seaboard.games.kernel.compiling import JIT, MODE, Entry

from .calls import (
    LARGER_TABLES,
    TABLES,
    Call,
    calls_at_seats,
    calls_of_game,
    calls_without_a_game,
)

pytestmark = pytest.mark.usefixtures("built")


def ways(call: Call) -> dict[str, Callable[..., Any]]:
    """The ways in which an entry point runs as machine code."""
    states = [a for a, kind in zip(call.args, call.entry.kinds, strict=True) if kind.is_states]
    dtype = states[0].dtype if states else None
    found = {"jit": _just_in_time(call.entry), "built": loading.find(call.entry, dtype)}
    binder = loading.binder(call.entry, dtype) if call.entry.binds and dtype is not None else None
    if binder is not None:
        found["bound"] = lambda *args: binder(*args[:-1])(args[-1])
    return found


@cache
def _just_in_time(entry: Entry[..., Any]) -> Callable[..., Any]:
    return entry.compiled() if MODE == JIT else jit.compiled(entry.function, nogil=entry.nogil)


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


@pytest.mark.parametrize("name", compiled_games())
def test_every_entry_point_of_a_game_is_compared(name: str) -> None:
    """So that a new one cannot be forgotten above."""
    compared = {
        call.entry.name for mode in get_game(name).modes for call in calls_of_game(name, mode)
    }
    assert compared == {export.entry.name for export in modules.unit_of_game(name).exports}


def test_every_entry_point_without_a_game_is_compared() -> None:
    compared = {call.entry.name for call in calls_without_a_game()}
    exports = [export for unit in modules.generic_units() for export in unit.exports]
    assert compared == {export.entry.name for export in exports}
