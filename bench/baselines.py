"""Baselines: how strong the bots are on one scale, in every mode with every number of players.

    python -m bench.baselines                    # everything; hours on one core
    python -m bench.baselines nautilus --games 40 --slow-games 12
    python -m bench.baselines --page             # only the tables of docs/baselines.md anew

Each match is an arena of two with a result file of its own below .baselines/, so an interrupted
run goes on where it was, more games can be asked for later, and what is finished is only read.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Final

from seaboard import __version__
from seaboard.bots.levels import LEVELS
from seaboard.bots.search import best_net
from seaboard.bots.weights import net_for
from seaboard.cli.progress import progress
from seaboard.games import get_game
from seaboard.games.api import SeaboardError
from seaboard.lab.arena import rehearse
from seaboard.lab.arena_run import ArenaRun
from seaboard.lab.intervals import share_of
from seaboard.lab.plan import Plan
from seaboard.lab.processors import processors
from seaboard.lab.results import GameLine, Header
from seaboard.lab.standings import files
from seaboard.lab.standings.files import Baselines, Match, Player, Setting, settings
from seaboard.lab.standings.rating import processor_time
from seaboard.lab.standings.scale import Meeting, Rated, fit
from seaboard.lab.statistics import ahead_by_group

from .baselines_page import write_page

ROOT: Final = Path(__file__).resolve().parents[1]
RAW: Final = ROOT / ".baselines"
DATA: Final = Path(files.__file__).parent / files.FOLDER
TRAINING: Final = ROOT / "docs" / "training" / "README.md"
SEED: Final = 1
ANCHOR, ANCHOR_RATING = "mate", 1000  # the greedy bot: in the middle, cheap, without parameters
# Nobody's level: between random play and the lowest one nearly every game is won, and however many
# such games are played, they do not say how far apart the two are.
BETWEEN: Final = {"nauticus": "greedy:tastes=10", "nautilus": "greedy:error_temperature=100"}
_SLOW: Final = 0.1  # seconds of a level, above which fewer games are played
_TIMED_DECISIONS, _TIMED_SECONDS = 300, 20.0


@dataclass(frozen=True)
class Contender:
    """A player whose rating is wanted."""

    name: str
    bot: str
    trained_by: str = ""
    slow: bool = False
    net: str = ""


def contenders(setting: Setting) -> list[Contender]:
    """From what is thought to be the weakest to the strongest.

    The highest level is left out: its two seconds would take days.
    """
    game = get_game(setting.game)
    bots = {level: level.specification(game) for level in LEVELS}
    found = [Contender("random", "random"), Contender("landlubber", BETWEEN[setting.game])]
    for level, bot in bots.items():
        if "seconds" not in bot:
            by = trained_by(setting) if bot == "learned" else ""
            net = net_of(setting, bot)
            found.append(Contender(level.name, bot, by, level.seconds > _SLOW, net))
        if level.name == ANCHOR and "learned" not in bots.values():
            net = net_of(setting, "learned")
            found.append(Contender("learned", "learned", trained_by(setting), net=net))
    return found


def net_of(setting: Setting, bot: str) -> str:
    """The digest of the net by which a bot of a level judges there; empty if it judges by hand."""
    position = setting.table.new()
    by_net = {"learned": net_for, "search": best_net}.get(bot.partition(":")[0])
    net = by_net(position) if by_net is not None else None
    return "" if net is None else net.digest


def trained_by(setting: Setting) -> str:
    """The command that made the net of a setting, as docs/training tells it."""
    commands = re.findall(r"`(seaboard train [^`]+)`", TRAINING.read_text(encoding="utf-8"))
    table = (f"--players {setting.seats} ", f"--mode {setting.mode} ")
    (found,) = (
        command
        for command in commands
        if f" {setting.game} " in command and any(part in command for part in table)
    )
    return str(found)


def pairs(players: Sequence[Contender]) -> Iterator[tuple[Contender, Contender]]:
    """Everyone with the next, the stronger first: farther apart nearly every game is won."""
    for weaker, stronger in pairwise(players):
        yield stronger, weaker


def command_of(setting: Setting, plan: Plan, games: int) -> str:
    """What plays a match again, game for game."""
    bots = " ".join(f"--bots {bot}" for bot in plan.bots)
    return f"seaboard arena {setting.arguments} {bots} --games {games} --seed {plan.seed}"


def play(plan: Plan, path: Path, games: int, jobs: int, what: str) -> list[GameLine]:
    """All games of a match: those in the file, and those that are missing."""
    run = ArenaRun.at(plan, path)
    total = plan.whole(games)
    missing = run.missing(total)
    if missing:
        rehearse(plan)
        with progress(what, missing.count) as advance:
            run.play(missing, jobs, advance)
    return run.first(total)


def measure(
    setting: Setting,
    players: Sequence[Contender],
    folder: Path,
    games: int,
    slow_games: int,
    jobs: int,
    decisions: int = _TIMED_DECISIONS,
) -> Baselines:
    """Play all matches of a setting and rate its players."""
    spent = {}
    for each in players:
        spent[each.name] = processor_time(setting.table, each.bot, SEED, decisions, _TIMED_SECONDS)
    meetings, matches = [], []
    played = dict.fromkeys(spent, 0)
    for first, second in pairs(players):
        plan = Plan(setting.table, (first.bot, second.bot), SEED)
        what = f"{setting.name}: {first.name} against {second.name}"
        path = folder / setting.name / f"{first.name}-{second.name}.jsonl"
        lines = play(plan, path, slow_games if first.slow or second.slow else games, jobs, what)
        groups = ahead_by_group(plan, lines)
        meetings.append(Meeting.of(first.name, second.name, groups, len(lines)))
        matches.append(_match(setting, plan, first, second, groups, len(lines)))
        print(f"{what}: {matches[-1].ahead:.1%} of {len(lines)} games", flush=True)
        for each in (first, second):
            played[each.name] += len(lines)
    rated = fit(meetings, {ANCHOR: ANCHOR_RATING})
    rows = [
        _player(each, rated[each.name], played[each.name], spent[each.name]) for each in players
    ]
    header = Header.of(Plan(setting.table, (players[0].bot,), SEED), processors())
    return Baselines(
        setting=setting,
        seaboard=__version__,
        rules=header.rules,
        measured=datetime.now(UTC).date().isoformat(),
        cpu=str(header.machine["cpu"]),
        command=f"python -m bench.baselines {setting.name} --games {games}"
        f" --slow-games {slow_games}",
        players=tuple(sorted(rows, key=lambda row: row.rating)),
        matches=tuple(matches),
    )


def _match(
    setting: Setting,
    plan: Plan,
    first: Contender,
    second: Contender,
    groups: Sequence[float],
    games: int,
) -> Match:
    share = share_of([groups])
    interval = None if share.interval is None else (round(share.low, 4), round(share.high, 4))
    return Match(
        (first.name, second.name),
        games,
        round(share.value, 4),
        interval,
        command_of(setting, plan, games),
    )


def _player(each: Contender, rated: Rated, games: int, spent: float) -> Player:
    low, high = rated.interval
    interval = None if each.name == ANCHOR else (round(low), round(high))
    milliseconds = float(f"{1000 * spent:.2g}")
    rating = round(rated.value)
    return Player(
        each.name, each.bot, rating, interval, games, milliseconds, each.trained_by, each.net
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.baselines", description=__doc__)
    parser.add_argument("setting", nargs="?", default="", help="those whose name begins so")
    parser.add_argument("--games", type=int, default=100, help="of each match")
    parser.add_argument("--slow-games", type=int, default=40, help="where a player thinks for long")
    parser.add_argument("--jobs", type=int, default=processors(), help="games at once")
    parser.add_argument("--page", action="store_true", help="only write the tables anew")
    given = parser.parse_args()
    if not given.page:
        for setting in settings():
            if setting.name.startswith(given.setting):
                measured = measure(
                    setting, contenders(setting), RAW, given.games, given.slow_games, given.jobs
                )
                DATA.mkdir(exist_ok=True)
                files.write(DATA / f"{setting.name}.json", measured)
    write_page()


if __name__ == "__main__":
    try:
        main()
    except SeaboardError as error:
        sys.exit(str(error))
