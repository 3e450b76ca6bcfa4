"""The bot that plays each strength of Nauticus (docs/bots.md has the matches)."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "cabin-boy": "greedy:tastes=3",
    "sailor": "greedy:tastes=0.7",
    "mate": "greedy",
    "captain": "learned",
    "admiral": "search:playouts=300",
    "neptune": "search:seconds=2",
}
# Who tries puzzles in place of a level that always errs the same way: asked often, they differ.
TRYING: Final = {
    "cabin-boy": "greedy:error_temperature=4",
    "sailor": "greedy:error_temperature=0.7",
}
# Numbers of players with whom the search judges by the net: there it won more games at equal time
# when that was decided (docs/bots-lab.md has the matches).
LEARNED_SEARCH: Final[tuple[int, ...]] = (2, 3, 4)
