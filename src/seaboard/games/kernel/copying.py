"""Copying neighbouring small numbers of a record in one go.

A loop over them would move byte by byte, since LLVM does not see that they are neighbours.
"""

from __future__ import annotations

from typing import Any


def copy_numbers(record: Any, first: str, count: int, out: Any, at: int) -> None:
    """Copy `count` numbers of one byte, none below zero, from the field `first` of a record on,
    to a row of bytes.
    """
    begin = record.dtype.fields[first][1]
    for number, value in enumerate(record.tobytes()[begin : begin + count]):
        out[at + number] = value


def clear_numbers(out: Any, at: int, count: int) -> None:
    """Set `count` numbers of a row of bytes to 0."""
    for number in range(count):
        out[at + number] = 0


def move_numbers(out: Any, source: int, target: int, count: int) -> None:
    """Move `count` numbers within a row of bytes, towards its beginning."""
    for number in range(count):
        out[target + number] = out[source + number]


def copy_row(source: Any, target: Any, count: int) -> None:
    """Copy the first `count` numbers of one byte from one row to another."""
    for number in range(count):
        target[number] = source[number]


def swap_rows(one: Any, other: Any, count: int) -> None:
    """Exchange the first `count` numbers of one byte of two rows."""
    for number in range(count):
        one[number], other[number] = other[number], one[number]
