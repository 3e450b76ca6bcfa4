"""Positions set up by hand: where one begins, what contradicts what, lines of play, and
playing on.

Nothing is remembered between two questions: whoever edits sends the whole position along. It is
never one of a table, so nothing that is hidden at a table can be asked for here.
"""

from __future__ import annotations

from .serving import (
    NotEditable,
    advice,
    begin,
    begin_with_puzzle,
    check,
    check_bounds,
    follow,
    play,
    position_of,
    shown_out,
)

__all__ = [
    "NotEditable",
    "advice",
    "begin",
    "begin_with_puzzle",
    "check",
    "check_bounds",
    "follow",
    "play",
    "position_of",
    "shown_out",
]
