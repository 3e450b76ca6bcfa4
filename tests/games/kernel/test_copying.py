"""Copying neighbouring numbers: compiled like interpreted."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import numpy.typing as npt

from seaboard.building.jit import compiled
from seaboard.games.kernel.copying import copy_numbers, copy_row, swap_rows
from seaboard.games.kernel.schema import Cells, Record, dtype_of, i8, i32, view_as, zeros


class Chest(Record):
    taler: i32
    pearls: Annotated[list[int], Cells(i8, 3)]
    gold: i8
    silver: i8
    copper: i8


CHEST = dtype_of(Chest)
Row = npt.NDArray[np.uint8]


@compiled
def copy_compiled(chests: Any, out: Row, at: int) -> None:
    chest = chests[0]
    copy_numbers(chest, "pearls", 4, out, at)
    copy_numbers(chest, "copper", 1, out, at + 4)


def test_numbers_are_copied_from_a_field_on() -> None:
    buffer = zeros(Chest)
    chest = view_as(Chest, buffer)
    chest.taler, chest.gold, chest.silver, chest.copper = 1 << 20, 7, 8, 9
    chest.pearls[:] = [1, 2, 3]
    wanted = [0, 0, 1, 2, 3, 7, 9, 0]
    out, other = np.zeros(8, np.uint8), np.zeros(8, np.uint8)
    copy_compiled(buffer.view(CHEST), out, 2)
    copy_numbers(chest, "pearls", 4, other, 2)
    copy_numbers(chest, "copper", 1, other, 6)
    assert out.tolist() == other.tolist() == wanted


COUNT = 18
Cells8 = npt.NDArray[np.int8]


@compiled
def copy_to(source: Cells8, target: Cells8) -> None:
    copy_row(source, target, COUNT)


@compiled
def swap(one: Cells8, other: Cells8) -> None:
    swap_rows(one, other, COUNT)


def test_a_row_is_copied_and_no_more() -> None:
    source = np.arange(1, COUNT + 5, dtype=np.int8)
    wanted = [*range(1, COUNT + 1), 0, 0, 0, 0]
    for copy in (copy_to, lambda one, other: copy_row(one, other, COUNT)):
        target = np.zeros(COUNT + 4, np.int8)
        copy(source, target)
        assert target.tolist() == wanted


def test_two_rows_are_exchanged_and_no_more() -> None:
    for exchange in (swap, lambda one, other: swap_rows(one, other, COUNT)):
        rows = np.arange(2 * (COUNT + 2), dtype=np.int8).reshape(2, COUNT + 2)
        before = rows.tolist()
        exchange(rows[0], rows[1])
        assert rows[0].tolist() == before[1][:COUNT] + before[0][COUNT:]
        assert rows[1].tolist() == before[0][:COUNT] + before[1][COUNT:]
