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
    "nauticus": "search:playouts=8000",
    "nautilus": "search:playouts=32000",
}
SETTINGS = {
    "nauticus-2": ("nauticus", "--players 2"),
    "nauticus-3": ("nauticus", "--players 3"),
    "nauticus-4": ("nauticus", "--players 4"),
    "nautilus-classic": ("nautilus", "--mode classic"),
    "nautilus-two": ("nautilus", "--mode two"),
    "nautilus-quick": ("nautilus", "--mode quick"),
}
# Games of each level against the one above it, from below.
LEVEL_GAMES = {
    "nauticus-2": (60, 60, 400, 60, 40),
    "nauticus-3": (42, 42, 42, 18, 18),
    "nauticus-4": (42, 42, 402, 18, 18),
    "nautilus-classic": (30, 40, 400, 30, 30),
    "nautilus-quick": (30, 40, 100, 30, 30),
    "nautilus-two": (30, 40, 400, 30, 30),
}
# Seeds on which a match was played for the first time once both bots were as they are.
SEEDS = {
    "nauticus-2-levels-3-4": 20,
    "nauticus-4-levels-3-4": 1,
    **{f"nauticus-{seats}-levels-{rank}-{rank + 1}": 20 for seats in (2, 3, 4) for rank in (1, 2)},
    **{f"{setting}-versions": 21 for setting in ("nauticus-2", "nautilus-classic", "nautilus-two")},
}
BY_HAND = "search:version=1,seconds=0.1"
FRESH = 22  # of all other levels
USUAL = 1  # of whatever else is matched


@dataclass(frozen=True)
class Match:
    """Two bots, or one against itself, in one setting."""

    name: str
    setting: str
    bots: tuple[str, ...]
    games: int

    @property
    def seed(self) -> int:
        """Of its chance."""
        return SEEDS.get(self.name, FRESH if "-levels-" in self.name else USUAL)

    def command(self) -> list[str]:
        """What follows `seaboard`."""
        game, table = SETTINGS[self.setting]
        bots = [part for bot in self.bots for part in ("--bots", bot)]
        beginning = ["arena", game, "--jobs", "1"]
        ending = ["--games", str(self.games), "--seed", str(self.seed)]
        return [*beginning, *table.split(), *bots, *ending]


def matches() -> list[Match]:
    """Levels from below, then search against greed and against OpenSpiel's searches."""
    return [
        *(
            _levels(setting, rank, games)
            for setting, numbers in LEVEL_GAMES.items()
            for rank, games in enumerate(numbers, 1)
        ),
        Match("nauticus-2-search-0.1s", "nauticus-2", ("greedy", BY_HAND), 200),
        Match("nauticus-2-search-1s", "nauticus-2", ("greedy", "search:version=1,seconds=1"), 200),
        Match("nauticus-4-search-1s", "nauticus-4", ("search:version=1,seconds=1",), 3),
        Match("nauticus-4-search", "nauticus-4", ("search:version=1,playouts=200",), 8),
        Match("nauticus-4-greedy", "nauticus-4", ("greedy",), 40),
        _versions("nauticus-2", 1400, 1700, 60),
        _versions("nautilus-classic", 200, 160, 100),
        _versions("nautilus-two", 200, 180, 100),
        _openspiel("nauticus-2", "openspiel:seconds=0.1", BY_HAND),
        _openspiel("nautilus-quick", "openspiel:seconds=0.1,moves=50", BY_HAND),
    ]


def _levels(setting: str, rank: int, games: int) -> Match:
    """A level against the one above it."""
    game = SETTINGS[setting][0]
    lower, upper = (level.specification(get_game(game)) for level in LEVELS[rank - 1 : rank + 1])
    if "seconds" in upper:
        upper = PART_OF_THE_STRONGEST[game]
    return Match(f"{setting}-levels-{rank}-{rank + 1}", setting, (lower, upper), games)


def _versions(setting: str, first: int, second: int, games: int) -> Match:
    """Searches by both judgements, with playouts that take both the same processor time."""
    bots = f"search:version=1,playouts={first}", f"search:version=2,playouts={second}"
    return Match(f"{setting}-versions", setting, bots, games)


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
