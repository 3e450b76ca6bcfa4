"""The bot that plays each strength of Nauticus (docs/bots.md has the matches)."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "cabin-boy": "greedy:error_temperature=4",
    "sailor": "greedy:error_temperature=0.7",
    "mate": "greedy",
    "captain": "learned",
    "admiral": "search:playouts=400",
    "neptune": "search:seconds=2",
}
# Turns that playouts of the search go on where a net judges; None: the hand-made estimate does.
LEARNED_SEARCH_TURNS: Final[int | None] = None
