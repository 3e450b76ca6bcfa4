"""Compiled on first use: every kind of tagged function does the same as interpreted."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from seaboard.building.jit import compiled
from seaboard.building.lowering import compiled_overload
from seaboard.games.kernel import compiling
from seaboard.games.kernel.buffer import unowned
from seaboard.games.kernel.schema import Codes
from seaboard.games.nauticus import GAME

Numbers = npt.NDArray[np.int64]


def test_a_rule_runs_interpreted_from_python_and_compiled_from_compiled_code() -> None:
    """The same source, twice."""

    @compiling.rule
    def double(number: int) -> int:
        return number * 2

    @compiled
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

    @compiled
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
    @compiled
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


@compiled_overload(describe)
def _describe(value: Any) -> Any:
    text = str(value)
    return lambda value: text


def test_a_compiled_overload_is_chosen_by_the_types() -> None:
    @compiled
    def name_of_type(value: object) -> str:
        return describe(value)

    assert describe(1) == "interpreted"
    assert name_of_type(1) == "int64"
    assert name_of_type(1.5) == "float64"


def test_an_unowned_list_is_the_same_memory() -> None:
    """Compiled code reads and writes the caller's list through it."""

    @compiled
    def swap_first_two(codes: Codes) -> None:
        row = unowned(codes)
        row[0], row[1] = row[1], row[0]

    codes = np.array([5, 6, 7], np.uint16)
    assert unowned(codes) is codes
    swap_first_two(codes)
    assert codes.tolist() == [6, 5, 7]


def test_compiled_code_can_call_an_entry_point() -> None:
    @compiling.entry(compiling.INT)
    def triple(number: int) -> int:
        return 3 * number

    @compiled
    def ninefold(number: int) -> int:
        return triple(triple(number))

    assert triple(2) == 6
    assert ninefold(2) == 18
