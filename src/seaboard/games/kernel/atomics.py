"""A number through which threads tell one another how far they are.

Interpreted, Python's lock makes a plain read or write enough.
"""

from __future__ import annotations

from typing import Any


def store_release(cells: Any, number: int) -> None:
    """Write the first number; whoever then reads it also sees what was written before."""
    cells[0] = number


def load_acquire(cells: Any) -> int:
    """Read the first number; what is read afterwards is at least as new."""
    return int(cells[0])
