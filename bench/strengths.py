"""How strong the bots are: every match of docs/bots.md, one after the other.

    python -m bench.strengths                 # all of them, in .strengths/
    python -m bench.strengths nautilus-two    # those whose name begins so

Each match is an ordinary `seaboard arena` with a result file of its own, so an interrupted run goes
on where it was, and a finished one is only shown again. Levels are matched by playouts where that
says the same, because a number of playouts plays alike on a busy machine and a free one.
"""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from seaboard.bots.levels import LEVELS
from seaboard.games import get_game

FOLDER = Path(".strengths")
# The strongest has two seconds; so many playouts are a part of what a free core does in them.
PART_OF_THE_STRONGEST = {
    "nauticus-2": "search:playouts=8000",
    "nauticus-4": "search:playouts=8000",
    "nautilus-classic": "search:playouts=32000",
    "nautilus-two": "search:playouts=32000",
}
SETTINGS = {
    "nauticus-2": ("nauticus", "--players 2"),
    "nauticus-4": ("nauticus", "--players 4"),
    "nautilus-classic": ("nautilus", "--mode classic"),
    "nautilus-two": ("nautilus", "--mode two"),
    "nautilus-quick": ("nautilus", "--mode quick"),
}
# Games of each level against the one above it, from below.
LEVEL_GAMES = {
    "nauticus-2": (60, 60, 400, 60, 60),
    "nauticus-4": (42, 42, 402, 60, 60),
    "nautilus-classic": (30, 40, 100, 100, 60),
    "nautilus-two": (20, 40, 40, 100, 60),
}


@dataclass(frozen=True)
class Match:
    """Two bots, or one against itself, in one setting."""

    name: str
    setting: str
    bots: tuple[str, ...]
    games: int

    def command(self) -> list[str]:
        """What follows `seaboard`."""
        game, table = SETTINGS[self.setting]
        bots = [part for bot in self.bots for part in ("--bots", bot)]
        beginning = ["arena", game, "--seed", "1", "--jobs", "1"]
        return [*beginning, *table.split(), *bots, "--games", str(self.games)]


def matches() -> list[Match]:
    """Levels from below, then search against greed and against OpenSpiel's searches."""
    return [
        *(
            _levels(setting, rank, games)
            for setting, numbers in LEVEL_GAMES.items()
            for rank, games in enumerate(numbers, 1)
        ),
        Match("nauticus-2-search-0.1s", "nauticus-2", ("greedy", "search:seconds=0.1"), 200),
        Match("nauticus-2-search-1s", "nauticus-2", ("greedy", "search:seconds=1"), 200),
        Match("nauticus-4-search-1s", "nauticus-4", ("search:seconds=1",), 3),
        Match("nauticus-4-search", "nauticus-4", ("search:playouts=200",), 8),
        Match("nauticus-4-greedy", "nauticus-4", ("greedy",), 40),
        Match("nautilus-classic-learned", "nautilus-classic", ("greedy", "learned"), 200),
        Match("nautilus-two-learned", "nautilus-two", ("greedy", "learned"), 100),
        _openspiel("nauticus-2", "openspiel:seconds=0.1", "search:seconds=0.1"),
        _openspiel("nautilus-quick", "openspiel:seconds=0.1,moves=50", "search:seconds=0.1"),
    ]


def _levels(setting: str, rank: int, games: int) -> Match:
    """A level against the one above it."""
    game = SETTINGS[setting][0]
    lower, upper = (level.specification(get_game(game)) for level in LEVELS[rank - 1 : rank + 1])
    if "seconds" in upper:
        upper = PART_OF_THE_STRONGEST[setting]
    return Match(f"{setting}-levels-{rank}-{rank + 1}", setting, (lower, upper), games)


def _openspiel(setting: str, theirs: str, ours: str) -> Match:
    """The same time for both."""
    return Match(f"{setting}-openspiel", setting, (theirs, ours), 100)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    for match in matches():
        if match.name.startswith(wanted):
            print(f"\n== {match.name}: seaboard {' '.join(match.command())}", flush=True)
            file = FOLDER / f"{match.name}.jsonl"
            subprocess.run(
                [
                    Path(sys.executable).with_name("seaboard"),
                    *match.command(),
                    "--out",
                    file,
                    "--resume",
                ],
                check=True,
            )


if __name__ == "__main__":
    main()
