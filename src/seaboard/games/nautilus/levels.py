"""The bot that plays each strength of Nautilùs (docs/bots.md has the matches)."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "cabin-boy": "greedy:tastes=4",
    "sailor": "greedy:tastes=1.2",
    "mate": "greedy",
    "captain": "learned",
    "admiral": "search:playouts=1000",
    "neptune": "search:seconds=2",
}
# Who tries puzzles in place of a level that always errs the same way: asked often, they differ.
TRYING: Final = {
    "cabin-boy": "greedy:error_temperature=25",
    "sailor": "greedy:error_temperature=8",
}
# Numbers of players with whom the search judges by the net: with two it won more games at equal
# time, too few to rule out luck; in teams it did not (docs/bots-lab.md has the matches).
LEARNED_SEARCH: Final[tuple[int, ...]] = (2,)
