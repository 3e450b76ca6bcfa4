"""The bot that plays each strength of Nautilùs (docs/bots.md has the matches)."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "cabin-boy": "greedy:error_temperature=25",
    "sailor": "greedy:error_temperature=8",
    "mate": "greedy",
    "captain": "search:playouts=200",
    "admiral": "search:playouts=4000",
    "neptune": "search:seconds=2",
}
# Turns that playouts of the search go on where a net judges; None: the hand-made estimate does.
LEARNED_SEARCH_TURNS: Final[int | None] = None
