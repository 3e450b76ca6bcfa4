"""How strong the bots are: every match of docs/bots-lab.md, one after the other.

    python -m bench.strengths                            # all that is missing; hours
    python -m bench.strengths nautilus-two               # of matches whose name begins so
    python -m bench.strengths nauticus --minutes 30      # and no longer
    python -m bench.strengths nauticus-2 --part 2/3      # the second of three machines
    python -m bench.strengths --join theirs.json         # what another machine has played
    python -m bench.strengths --page                     # only the tables of the documents anew

What a match has said is kept group by group in strengths.json beside this module, from which all
tables follow; so it goes on where it was in any clone (`outcomes.py`). Levels are matched by
playouts where that says the same, because a number of playouts plays alike on a busy machine and a
free one, and searches at equal time by such numbers of playouts as take both the same.
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import log10
from pathlib import Path

from seaboard.bots.levels import LEVELS
from seaboard.cli.warming import warm
from seaboard.games import get_game
from seaboard.games.api import SeaboardError
from seaboard.lab.arena import rehearse
from seaboard.lab.plan import Plan, Table

from .outcomes import WHOLE, Going, Kept, OutOfTime, Part, Total, estimate, joined, load, save

FOLDER = Path(".strengths")  # games of groups that are not whole yet
RESULTS = Path(__file__).with_name("strengths.json")
DOCS = Path(__file__).parents[1] / "docs"
GUIDE, NOTES = DOCS / "bots.md", DOCS / "bots-lab.md"
_TABLE = re.compile(r"(<!-- begin (.+?) -->\n).*?(<!-- end -->\n)", re.S)
_EVEN = 50.0  # per cent
_ANCHOR = 3  # the rank of the level whose rating is given
_FEWEST = 20  # games of which a rating is told
# The strongest has two seconds; so many playouts are a part of what a free core does in them.
PART_OF_THE_STRONGEST = {
    "nauticus": "search:playouts=4000",
    "nautilus": "search:playouts=16000",
}


@dataclass(frozen=True)
class Setting:
    """What is played."""

    game: str
    mode: str
    seats: int
    options: str  # of the command
    words: str

    @property
    def table(self) -> Table:
        position = get_game(self.game).new(mode=self.mode, seats=self.seats)
        return Table(self.game, self.mode, self.seats, options=dict(position.options))


def _seats(seats: int) -> Setting:
    return Setting("nauticus", "standard", seats, f"--players {seats}", f"{seats} players")


def _mode(mode: str, seats: int, words: str) -> Setting:
    return Setting("nautilus", mode, seats, f"--mode {mode}", words)


SETTINGS = {
    "nauticus-2": _seats(2),
    "nauticus-3": _seats(3),
    "nauticus-4": _seats(4),
    "nautilus-classic": _mode("classic", 4, "teams"),
    "nautilus-two": _mode("two", 2, "two players"),
    "nautilus-quick": _mode("quick", 4, "teams, quick"),
}
# Games of each level against the one above it, from below.
LEVEL_GAMES = {
    "nauticus-2": (60, 60, 400, 60, 60),
    "nauticus-3": (42, 42, 402, 60, 90),
    "nauticus-4": (42, 42, 402, 96, 90),
    "nautilus-classic": (30, 40, 400, 40, 60),
    "nautilus-quick": (30, 40, 400, 50, 100),
    "nautilus-two": (30, 40, 400, 100, 100),
}
# Seeds on which a match was played for the first time once both bots were as they are.
SEEDS = {
    "nauticus-2-levels-3-4": 20,
    "nauticus-4-levels-4-5": 24,
    **{f"nauticus-{seats}-levels-{rank}-{rank + 1}": 20 for seats in (2, 3, 4) for rank in (1, 2)},
    **{f"{setting}-versions": 27 for setting in SETTINGS},
}
BY_HAND = "search:version=1,seconds=0.1"
FRESH = 22  # of all other levels
USUAL = 1  # of whatever else is matched
NOTE = {
    "nauticus-2-levels-3-4": (
        "a first look at that seed. On seed 1, at which the training was looked at, it was 87.0 %"
        " (83.3 to 89.9 %)"
    ),
    "nauticus-4-levels-4-5": (
        "of the first places, two of each at the table. On seed 22 it was 70.0 % (49.3 to 84.0 %)"
        " of 60 games, which showed nothing"
    ),
    "nauticus-2-versions": (
        "on seed 25 it was 57.0 % (46.2 to 67.1 %) of 86 games, on seed 21, where the net had 250"
        " playouts and 2.9 against 4.0 ms, 55.0 % (28.3 to 80.1 %) of 20"
    ),
    "nauticus-3-versions": "on seed 21 it was 65.0 % (54.7 to 72.6 %) of 120 games",
    "nautilus-classic-versions": "on seed 21 it was 48.0 % (36.5 to 59.8 %) of 51 games",
    "nautilus-two-versions": "on seed 21 it was 61.4 % (48.3 to 73.3 %) of 70 games",
    "nauticus-4-levels-3-4": (
        "of the first places, two of each at the table; a first look at that seed. On seed 1, at"
        " which the training was looked at, it was 79.0 % (73.3 to 83.0 %)"
    ),
}


@dataclass(frozen=True)
class Match:
    """Two bots, or one against itself, in one setting."""

    name: str
    setting: str
    bots: tuple[str, ...]
    games: int
    title: str
    note: str = ""  # what is to be known of its result

    @property
    def seed(self) -> int:
        """Of its chance."""
        return SEEDS.get(self.name, FRESH if "-levels-" in self.name else USUAL)

    @cached_property
    def plan(self) -> Plan:
        """What its games depend on."""
        return Plan(SETTINGS[self.setting].table, self.bots, self.seed)

    @property
    def command(self) -> str:
        """What follows `seaboard arena GAME --jobs 1`."""
        bots = " ".join(f"--bots {bot}" for bot in self.bots)
        table = SETTINGS[self.setting].options
        return f"{table} {bots} --games {self.games} --seed {self.seed}"


def matches() -> list[Match]:
    """Levels from below, then search against greed and against OpenSpiel's searches."""
    return [
        *(
            _levels(setting, rank, games)
            for setting, numbers in LEVEL_GAMES.items()
            for rank, games in enumerate(numbers, 1)
        ),
        _against_greed("0.1"),
        _against_greed("1"),
        _alike("nauticus-4-search-1s", "search:version=1,seconds=1", 3, "search, 1 s"),
        _alike("nauticus-4-search", "search:version=1,playouts=200", 8, "search"),
        _alike("nauticus-4-greedy", "greedy", 40, "greedy"),
        _versions("nauticus-2", 300, 340, 400),
        _versions("nauticus-3", 120, 100, 402),
        _versions("nauticus-4", 100, 90, 402),
        _versions("nautilus-classic", 200, 160, 400),
        _versions("nautilus-quick", 200, 160, 400),
        _versions("nautilus-two", 200, 180, 400),
        _openspiel("nauticus-2", "openspiel:seconds=0.1", BY_HAND, "MCTS"),
        _openspiel("nautilus-quick", "openspiel:seconds=0.1,moves=50", BY_HAND, "IS-MCTS"),
    ]


def _levels(setting: str, rank: int, games: int) -> Match:
    """A level against the one above it."""
    game, words = SETTINGS[setting].game, SETTINGS[setting].words
    below, above = LEVELS[rank - 1 : rank + 1]
    lower, upper = (level.specification(get_game(game)) for level in (below, above))
    who = above.name
    if "seconds" in upper:
        upper, who = PART_OF_THE_STRONGEST[game], f"a part of {above.name}"
    name = f"{setting}-levels-{rank}-{rank + 1}"
    title = f"{who} against {below.name}, {words}"
    return Match(name, setting, (lower, upper), games, title, NOTE.get(name, ""))


def _against_greed(seconds: str) -> Match:
    bots = "greedy", f"search:version=1,seconds={seconds}"
    title = f"search against greedy, 2 players, {seconds} s"
    return Match(f"nauticus-2-search-{seconds}s", "nauticus-2", bots, 200, title)


def _alike(name: str, bot: str, games: int, who: str) -> Match:
    """One bot on every seat, for its points."""
    return Match(name, "nauticus-4", (bot,), games, f"four times {who}")


def _versions(setting: str, first: int, second: int, games: int) -> Match:
    """Searches by both judgements, with playouts that take both the same processor time."""
    bots = f"search:version=1,playouts={first}", f"search:version=2,playouts={second}"
    name = f"{setting}-versions"
    title = f"search by the net against search by hand, {SETTINGS[setting].words}"
    return Match(name, setting, bots, games, title, NOTE.get(name, ""))


def _openspiel(setting: str, theirs: str, ours: str, method: str) -> Match:
    """The same time for both."""
    title = f"OpenSpiel's {method}, {SETTINGS[setting].words}"
    return Match(f"{setting}-openspiel", setting, (theirs, ours), 100, title)


@dataclass(frozen=True)
class Result:
    """How often the last bot of a match won, in per cent; no interval from too few games."""

    games: int
    share: float
    interval: tuple[float, float] | None

    def __str__(self) -> str:
        """As the notes tell it."""
        span = "" if self.interval is None else " ({:.1f} to {:.1f} %)".format(*self.interval)
        return f"{self.share:.1f} %{span}"

    @property
    def told(self) -> str:
        """Whether it shows that the last is the stronger."""
        if self.interval is None:
            return f"not shown, {self.games} games"
        shown = "" if self.interval[0] > _EVEN else "not shown, "
        return "{}{:.0f} to {:.0f} %".format(shown, *self.interval)


def result(match: Match, kept: Kept | None) -> Result | None:
    """What is known of it: from its groups, once they are as many as the games before them."""
    if kept is None:
        return None
    if kept.sums is not None:
        sums = kept.sums
        return Result(sums.games, sums.share, sums.interval) if sums.games else None
    if not kept.groups:
        return None
    share = estimate(match.plan, kept)
    span = share.interval and (100 * share.interval[0], 100 * share.interval[1])
    return Result(kept.games, 100 * share.value, span)


def row(match: Match, kept: Kept | None) -> str:
    """The match as a line of its table."""
    return f"| {match.title} | `{match.command}` | {_said(match, kept)} |\n"


def _said(match: Match, kept: Kept | None) -> str:
    found = result(match, kept)
    if kept is None or found is None:
        told = kept.sums.told if kept is not None and kept.sums is not None else "not measured yet"
        return "; ".join(filter(None, [told, match.note]))
    measured = kept.sums.told if kept.sums is not None else _measured(match, kept)
    parts = [", ".join(filter(None, [f"wins {found}", measured]))]
    if found.games < match.games:
        parts.append(f"{found.games} games, stopped there for want of time")
    if kept.sums is not None:
        parts.append("its groups were not kept")
    return "; ".join([*parts, *([match.note] if match.note else [])])


def _measured(match: Match, kept: Kept) -> str:
    """Points, where they are counted, and processor time, of the last bot first."""
    told = []
    if SETTINGS[match.setting].game == "nauticus":
        told.append("{:.1f} : {:.1f} points".format(*map(_mean, reversed(kept.points))))
    spent = [1000 * _mean(each) for each in reversed(kept.processor)]
    words = [f"{each:.0f} ms" if each >= 10 else f"{each:.1f} ms" for each in spent]
    return ", ".join([*told, "{} of processor time a decision against {}".format(*words)])


def _mean(total: Total) -> float:
    return total[0] / total[1] if total[1] else 0.0


def tables() -> dict[str, str]:
    """The tables of the documents, by their names."""
    known = load(RESULTS)
    every = matches()
    by_game = {
        f"matches of {game}": "".join(
            row(match, known.get(match.name))
            for match in every
            if SETTINGS[match.setting].game == game
        )
        for game in ("nauticus", "nautilus")
    }
    head = _line(["what", "command (after the above)", "result"]) + _line(["---"] * 3)
    return {
        "levels": levels_table(),
        "rating points": _rating_points(known),
        **{name: head + text for name, text in by_game.items()},
    }


def levels_table() -> str:
    """Which level is shown to beat the one below it: where the whole interval is above one half."""
    known = load(RESULTS)
    named = {match.name: match for match in matches()}
    pairs = [f"{upper.name} > {lower.name}" for lower, upper in pairwise(LEVELS)]
    lines = [["setting", *pairs], ["---"] * (len(pairs) + 1)]
    for setting in SETTINGS:
        names = [f"{setting}-levels-{rank}-{rank + 1}" for rank in range(1, len(LEVELS))]
        found = [result(named[name], known.get(name)) for name in names]
        lines.append([setting, *("not measured" if each is None else each.told for each in found)])
    return "".join(map(_line, lines))


def _rating_points(known: Mapping[str, Kept]) -> str:
    """What each level has on a scale on which the mate has 1,000, where two sides play."""
    settings = {name: each for name, each in SETTINGS.items() if len(each.table.sides) == 2}
    columns = [_ratings(name, known) for name in settings]
    titles = [f"{get_game(each.game).title}, {each.words}" for each in settings.values()]
    lines = [["level", *titles], ["---", *["---:"] * len(titles)]]
    for rank, level in enumerate(LEVELS, 1):
        told = [f"{column[rank]:,.0f}" if rank in column else "not measured" for column in columns]
        lines.append([level.name, *told])
    return "".join(map(_line, lines))


def _ratings(setting: str, known: Mapping[str, Kept]) -> dict[int, float]:
    """By rank, as far as matches reach from the anchor upwards and downwards."""
    named = {match.name: match for match in matches()}
    ratings = {_ANCHOR: 1000.0}
    steps = [(rank, 1) for rank in range(_ANCHOR, len(LEVELS))]
    for rank, up in [*steps, *((rank, -1) for rank in range(_ANCHOR - 1, 0, -1))]:
        name = f"{setting}-levels-{rank}-{rank + 1}"
        found = result(named[name], known.get(name))
        start = rank if up > 0 else rank + 1
        if found is not None and found.games >= _FEWEST and start in ratings:
            ratings[start + up] = ratings[start] + up * _lead(found)
    return ratings


def _lead(found: Result) -> float:
    """Rating points that the winner is ahead; half a game each keeps a clean sweep finite."""
    won = (found.share / 100 * found.games + 0.5) / (found.games + 1)
    return 400 * log10(won / (1 - won))


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def page(text: str) -> str:
    """A document with its tables anew."""
    made = tables()
    return _TABLE.sub(lambda found: found[1] + made[found[2]] + found[3], text)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.strengths",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("name", nargs="?", default="", help="matches whose name begins so")
    parser.add_argument("--minutes", type=float, help="stop after these, whatever has come out")
    parser.add_argument("--jobs", type=int, default=1, help="how many games at the same time")
    parser.add_argument("--part", type=_part, default=WHOLE, help="I/N: the Ith of N machines")
    parser.add_argument("--join", type=Path, metavar="FILE", help="add what it has of each match")
    parser.add_argument("--page", action="store_true", help="only write the tables anew")
    given = parser.parse_args()
    if given.join is not None:
        join(load(given.join))
    elif not given.page:
        until = None if given.minutes is None else time.time() + 60 * given.minutes
        asked = [match for match in matches() if match.name.startswith(given.name)]
        _play(asked, given.part, until, given.jobs)
    for document in (GUIDE, NOTES):
        document.write_text(page(document.read_text(encoding="utf-8")), encoding="utf-8")


def _part(text: str) -> Part:
    number, of = map(int, text.split("/"))
    if not 1 <= number <= of:
        raise ValueError(text)
    return Part(number - 1, of)


def _play(several: Sequence[Match], part: Part, until: float | None, jobs: int) -> None:
    """Play what is missing of them; each group is kept as it ends."""
    for match in several:
        game = SETTINGS[match.setting].game
        print(f"\n== {match.name}: seaboard arena {game} --jobs 1 {match.command}", flush=True)
        if len(match.bots) == 1:
            print("One bot alone; the arena tells of its points.")
            continue
        warm(get_game(game))
        rehearse(match.plan)
        try:
            play(match, part, until, jobs)
        except OutOfTime:
            print("Stopped by the clock.", flush=True)
            return


def play(match: Match, part: Part = WHOLE, until: float | None = None, jobs: int = 1) -> None:
    """Play what is missing of it."""

    def keep(kept: Kept) -> None:
        save(RESULTS, {**load(RESULTS), match.name: kept})

    going = Going(match.plan, FOLDER / f"{match.name}.jsonl", keep, load(RESULTS).get(match.name))
    try:
        going.play(match.plan.whole(match.games), part, until, jobs)
    finally:
        print(f"{going.kept.games} of {match.games} games", flush=True)


def join(theirs: dict[str, Kept]) -> None:
    """Add what another machine has played."""
    known = load(RESULTS)
    for name, kept in theirs.items():
        try:
            known[name] = joined(known[name], kept) if name in known else kept
        except SeaboardError as error:
            print(f"{name}: left as it was ({error})")
    save(RESULTS, known)


if __name__ == "__main__":
    main()
