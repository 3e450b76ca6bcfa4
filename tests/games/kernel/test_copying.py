"""Copying neighbouring numbers: compiled like interpreted."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import numpy.typing as npt

from seaboard.games.kernel.compiling import compiled
from seaboard.games.kernel.copying import copy_numbers
from seaboard.games.kernel.desk import state_on
from seaboard.games.kernel.schema import Bytes, Cells, Record, blank, dtype_of, i8, i32, view_as


class Chest(Record):
    taler: i32
    pearls: Annotated[list[int], Cells(i8, 3)]
    gold: i8
    silver: i8
    copper: i8


CHEST = dtype_of(Chest)
Row = npt.NDArray[np.uint8]


@compiled
def copy_compiled(desk: Bytes, out: Row, at: int) -> None:
    chest: Any = state_on(desk, CHEST)
    copy_numbers(chest, "pearls", 4, out, at)
    copy_numbers(chest, "copper", 1, out, at + 4)


def test_numbers_are_copied_from_a_field_on() -> None:
    desk = blank(Chest)
    chest = view_as(Chest, desk)
    chest.taler, chest.gold, chest.silver, chest.copper = 1 << 20, 7, 8, 9
    chest.pearls[:] = [1, 2, 3]
    wanted = [0, 0, 1, 2, 3, 7, 9, 0]
    out, other = np.zeros(8, np.uint8), np.zeros(8, np.uint8)
    copy_compiled(desk, out, 2)
    copy_numbers(chest, "pearls", 4, other, 2)
    copy_numbers(chest, "copper", 1, other, 6)
    assert out.tolist() == other.tolist() == wanted
