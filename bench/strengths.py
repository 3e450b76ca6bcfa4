"""How strong the bots are: every match of docs/bots.md, one after the other.

    python -m bench.strengths                 # all of them, in .strengths/
    python -m bench.strengths nautilus-two    # those whose name begins so
    python -m bench.strengths --page          # only the table of the levels anew

Each match is an ordinary `seaboard arena` with a result file of its own, so an interrupted run goes
on where it was, and a finished one is only shown again. Levels are matched by playouts where that
says the same, because a number of playouts plays alike on a busy machine and a free one.

What a match has said is kept in strengths.json beside this module, from which follows the table of
what is shown of the levels.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from seaboard.bots.levels import LEVELS
from seaboard.games import get_game
from seaboard.lab.results import read
from seaboard.lab.statistics import summarise

FOLDER = Path(".strengths")
RESULTS = Path(__file__).with_name("strengths.json")
DOCUMENT = Path(__file__).parents[1] / "docs" / "bots.md"
_TABLE = re.compile(r"(<!-- begin levels -->\n).*?(<!-- end -->\n)", re.S)
_EVEN = 50.0  # per cent
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
    **{f"nauticus-{seats}-levels-{rank}-{rank + 1}": 20 for seats in (2, 3, 4) for rank in (1, 2)},
    **{
        f"{setting}-versions": 21
        for setting in ("nauticus-2", "nauticus-3", "nautilus-classic", "nautilus-two")
    },
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
        _versions("nauticus-3", 120, 120, 204),
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


@dataclass(frozen=True)
class Result:
    """How often the second bot of a match won, in per cent; no interval from too few games."""

    bots: tuple[str, ...]
    seed: int
    games: int
    share: float
    interval: tuple[float, float] | None

    def __str__(self) -> str:
        """As the document tells it."""
        span = "" if self.interval is None else " ({:.1f} to {:.1f} %)".format(*self.interval)
        return f"{self.share:.1f} %{span}"

    @property
    def told(self) -> str:
        """Whether it shows that the second is the stronger."""
        if self.interval is None:
            return f"not shown, {self.games} games"
        shown = "" if self.interval[0] > _EVEN else "not shown, "
        return "{}{:.0f} to {:.0f} %".format(shown, *self.interval)


def results() -> dict[str, Result]:
    """What is known, by the names of matches."""
    known = json.loads(RESULTS.read_text(encoding="utf-8"))
    return {name: _result(data) for name, data in known.items()}


def _result(data: Mapping[str, Any]) -> Result:
    span = data["interval"]
    between = None if span is None else (span[0], span[1])
    return Result(tuple(data["bots"]), data["seed"], data["games"], data["share"], between)


def store(match: Match, file: Path) -> None:
    """Keep what the file of a match says."""
    run = read(file)
    seats = [str(seat) for seat in range(run.header.plan.table.seats)]
    wins = summarise(run.header.plan, run.games, seats).bots[-1].wins
    span = wins.interval and tuple(round(100 * end, 1) for end in wins.interval)
    found = {"bots": match.bots, "seed": match.seed, "games": len(run.games),
             "share": round(100 * wins.value, 1), "interval": span}  # fmt: skip
    known = {**json.loads(RESULTS.read_text(encoding="utf-8")), match.name: found}
    lines = [f" {json.dumps(name)}: {json.dumps(data)}" for name, data in sorted(known.items())]
    RESULTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def levels_table() -> str:
    """Which level is shown to beat the one below it: where the whole interval is above one half."""
    known = results()
    pairs = [f"{upper.name} > {lower.name}" for lower, upper in pairwise(LEVELS)]
    rows = [["setting", *pairs], ["---"] * (len(pairs) + 1)]
    for setting in SETTINGS:
        names = [f"{setting}-levels-{rank}-{rank + 1}" for rank in range(1, len(LEVELS))]
        told = [known[name].told if name in known else "not measured" for name in names]
        rows.append([setting, *told])
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def page(text: str) -> str:
    """The document with its table of levels anew."""
    return _TABLE.sub(lambda found: found[1] + levels_table() + found[2], text)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strengths", description=__doc__)
    parser.add_argument("name", nargs="?", default="", help="matches whose name begins so")
    parser.add_argument("--page", action="store_true", help="only write the table anew")
    given = parser.parse_args()
    if not given.page:
        FOLDER.mkdir(exist_ok=True)
        for match in matches():
            if match.name.startswith(given.name):
                _play(match)
    DOCUMENT.write_text(page(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")


def _play(match: Match) -> None:
    """Play it, or what is missing of it, and keep what it says."""
    print(f"\n== {match.name}: seaboard {' '.join(match.command())}", flush=True)
    file = FOLDER / f"{match.name}.jsonl"
    seaboard = Path(sys.executable).with_name("seaboard")
    subprocess.run([seaboard, *match.command(), "--out", file, "--resume"], check=True)
    if len(match.bots) > 1:
        store(match, file)


if __name__ == "__main__":
    main()
