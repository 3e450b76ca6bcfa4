"""The leaderboard's entries, checked by playing.

    python -m bench.leaderboard                          # reads all entries
    python -m bench.leaderboard check leaderboard/nauticus-2-points-now.json --games 20

A check plays games of each of the entry's matches with other random numbers than the claim's, and
accepts if the claimed rating lies within the 95 % interval of what these say. Where a baseline is
another bot than the one that was met, or has another rating, nothing is played: such a claim is out
of date, and has to be rated anew. A check runs the entry's code: read that first, or check where it
can do no harm.
"""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from seaboard.cli.progress import progress
from seaboard.games import get_game
from seaboard.games.api import SeaboardError
from seaboard.lab.match import BotFailed
from seaboard.lab.processors import processors
from seaboard.lab.standings.files import WIDEST_CLAIM, Baselines, Entry, baselines, read_entry
from seaboard.lab.standings.rating import Matches, Measured, play_of

from .baselines_page import entries

GAMES: Final = 20  # of a check, against each opponent


class Verdict(Enum):
    """What a check has found."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    UNDECIDED = "undecided"
    OUT_OF_DATE = "out of date"


@dataclass(frozen=True)
class Checked:
    """A verdict, with why."""

    verdict: Verdict
    reason: str


def judge(entry: Entry, found: Measured) -> Checked:
    """Hold a claim against games that were played anew."""
    low, high = found.interval
    said = f"{entry.rating:,} is claimed, {found.rating:,} was found ({low:,} to {high:,})"
    if not low <= entry.rating <= high:
        return Checked(Verdict.REFUSED, said)
    if high - low > WIDEST_CLAIM:
        return Checked(Verdict.UNDECIDED, f"{said}: play more games than these")
    return Checked(Verdict.ACCEPTED, said)


def check(entry: Entry, games: int, seed: int, jobs: int) -> Checked:
    """Play games of each match of the entry anew; never more than it claims to have played."""
    known = baselines(entry.setting)
    rules = get_game(entry.setting.game).rules_version
    if entry.rules != rules:
        return Checked(
            Verdict.REFUSED, f"played by version {entry.rules} of the rules, not {rules}"
        )
    if changed := changed_opponent(entry, known):
        return Checked(Verdict.OUT_OF_DATE, f"{changed}: rate it anew")
    opponents = [known.player(met.against) for met in entry.matches]
    most = min(games, *(met.games for met in entry.matches))
    matches = Matches(known, entry.bot, opponents, most, seed)
    try:
        with progress(entry.name, matches.total) as advance:
            matches.play(jobs, advance)
    except BotFailed as error:
        return Checked(Verdict.REFUSED, str(error))
    found = matches.measured()
    assert found is not None  # every opponent was met
    return judge(entry, found)


def changed_opponent(entry: Entry, known: Baselines) -> str:
    """Why the matches are not those against the baselines that there are; empty if they are."""
    table = entry.setting.table
    return entry.changed(known) or next(
        (
            f"it met a {met.against} that played otherwise"
            for met in entry.matches
            if play_of(table, met.bot) != met.play
        ),
        "",
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.leaderboard", description=__doc__)
    parser.add_argument("what", nargs="?", choices=["read", "check"], default="read")
    parser.add_argument("files", nargs="*", type=Path, help="entries; without any, all")
    parser.add_argument("--games", type=int, default=GAMES, help="against each opponent")
    parser.add_argument("--seed", type=int, help="of the check's games; without it, a new one")
    parser.add_argument("--jobs", type=int, default=processors(), help="games at once")
    given = parser.parse_args(arguments)
    chosen = [read_entry(path) for path in given.files] if given.files else entries()
    if given.what == "read":
        for entry in chosen:
            changed = changed_opponent(entry, baselines(entry.setting))
            said = f"; {Verdict.OUT_OF_DATE.value}: {changed}" if changed else ""
            print(f"{entry.setting.name}: {entry.name}, {entry.rating:,} {entry.interval}{said}")
        return 0
    seed = secrets.randbits(32) if given.seed is None else given.seed
    print(f"seed {seed}")
    verdicts = []
    for entry in chosen:
        checked = check(entry, given.games, seed, given.jobs)
        print(f"{entry.setting.name}: {entry.name}: {checked.verdict.value}; {checked.reason}")
        verdicts.append(checked.verdict)
    return int(any(verdict is not Verdict.ACCEPTED for verdict in verdicts))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except SeaboardError as error:
        sys.exit(str(error))
