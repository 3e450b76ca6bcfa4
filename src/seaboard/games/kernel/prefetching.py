"""A hint to the processor about memory that is needed soon.

A batch is larger than the caches next to a core, but which game is stepped next is known: its
memory is fetched while the one before it is stepped.
"""

from __future__ import annotations

from typing import Any


def prefetch(rows: Any, number: int, begin: int, end: int) -> None:
    """Fetch the bytes from `begin` to before `end` of an array's row, for writing. It may be a row
    beyond the last one; nothing is read then.
    """
