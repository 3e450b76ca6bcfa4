"""`seaboard rate`: how strong a bot is on the scale of the baselines."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from .. import __version__
from ..games import get_game
from ..lab.cluster import Cluster
from ..lab.results import read
from ..lab.standings.files import (
    BadStandings,
    Baselines,
    Entry,
    Player,
    baselines,
    setting_of,
    write,
)
from ..lab.standings.rating import Matches, Measured, results_file
from ..lab.tables import aligned, interval, percent
from .interrupts import killed_like_interrupted
from .progress import progress
from .setup import (
    EXAMPLE,
    POSITIVE,
    BadInput,
    GameName,
    JobsOption,
    RayOption,
    RecordsOption,
    SeedOption,
    check_records,
    flag,
    seed_for,
    workers,
)
from .warming import warm

_EPILOGUE = f"""\
The bot plays the baselines that decide quickly, or those that are named with --against. Its rating
is the one under which these results are likeliest; 400 points more mean ten times ahead for once
behind. With --entry a file is written that can be put into the folder `leaderboard`.

Ratings are of the game's own board without house rules, since that is what the baselines played.

A bot of your own is MODULE:CLASS or FILE.py:CLASS, with its parameters behind a comma.

Examples:
  seaboard rate {EXAMPLE} --bot my_bot:PointsNow
  seaboard rate {EXAMPLE} --players 4 --bot search:playouts=100 --against mate --games 24
  seaboard rate {EXAMPLE} --bot my_bot:PointsNow --games 400 --results results --resume
  seaboard rate {EXAMPLE} --bot my_bot:PointsNow --entry points-now --author "Anna B." \
--about "Most points now"
"""
app = App(name="rate", help_epilogue=_EPILOGUE)


@app.default
def rate(
    game: GameName,
    /,
    *,
    bot: Annotated[str, Parameter(help="Who is rated, such as search:playouts=100.")],
    mode: Annotated[str | None, Parameter(help="The mode; without it, the game's first.")] = None,
    players: Annotated[
        int | None, Parameter(help="How many play; without it, the fewest that the mode allows.")
    ] = None,
    against: Annotated[
        tuple[str, ...],
        Parameter(help="A baseline to play; may be repeated.", negative=(), show_default=False),
    ] = (),
    games: Annotated[
        int, Parameter(help="How many games against each of them.", validator=POSITIVE)
    ] = 40,
    seed: SeedOption = None,
    jobs: JobsOption = None,
    ray: RayOption = None,
    results: Annotated[
        Path | None, Parameter(help="Keep the results of every match in this folder.")
    ] = None,
    resume: Annotated[bool, flag("Go on with the games of the --results folder.")] = False,
    records: RecordsOption = None,
    entry: Annotated[
        str | None, Parameter(help="Write an entry for the leaderboard, under this name.")
    ] = None,
    author: Annotated[str, Parameter(help="Whose entry it is.", show_default=False)] = "",
    about: Annotated[str, Parameter(help="What the bot does, in a line.", show_default=False)] = "",
    out: Annotated[Path, Parameter(help="The folder for the entry.")] = Path(),
) -> None:
    the_game = get_game(game)
    the_mode = the_game.resolve_mode(mode)
    seats = the_game.resolve_seats(the_mode, players)
    known = baselines(setting_of(the_game, the_mode, seats))
    opponents = tuple(known.player(name) for name in dict.fromkeys(against)) or known.gauges
    if entry is not None and not (author and about):
        raise BadInput("an --entry needs --author and --about")
    if not out.is_dir():
        raise BadInput(f"--out {out}: there is no such folder")
    check_records(records)
    stored = _stored_seed(results, resume, opponents)
    the_seed = seed_for(seed, stored)
    warm(the_game)
    matches = Matches(known, bot, opponents, games, the_seed, results)
    if not matches.total:
        raise BadInput(f"{bot} is the baseline itself; name others with --against")
    print(f"{known.setting.name}: {bot}, {matches.total:,} games, seed {the_seed}", flush=True)
    try:
        with killed_like_interrupted(), workers(jobs, ray) as players_at_work:
            _play(matches, players_at_work, records)
    except KeyboardInterrupt:
        print(f"\nStopped after {matches.total - matches.missing:,} of {matches.total:,} games.")
        if results is not None:
            print(f"They are in {results}; the same command with --resume goes on.")
        _show(matches.measured())
        raise
    found = matches.measured()
    _show(found)
    if entry is not None and found is not None:
        _write(found, known, entry, author, about, the_seed, out)


def _stored_seed(results: Path | None, resume: bool, opponents: Iterable[Player]) -> int | None:
    """The seed of the matches in the folder, which is there only if they are to go on."""
    if results is None:
        if resume:
            raise BadInput("--resume goes on with a folder, so it needs --results FOLDER")
        return None
    if not results.parent.is_dir() or (results.exists() and not results.is_dir()):
        raise BadInput(f"--results {results}: there can be no such folder")
    there = [path for each in opponents if (path := results_file(results, each)).exists()]
    if there and not resume:
        raise BadInput(f"{there[0]} exists already; --resume goes on with it")
    return read(there[0]).header.plan.seed if there else None


def _play(matches: Matches, players: int | Cluster, records: Path | None) -> None:
    """Play what is missing."""
    missing = matches.missing
    if missing < matches.total:
        verb = "is" if missing == 1 else "are"
        there = matches.total - missing
        print(f"{there:,} games are there already, {missing:,} {verb} missing", flush=True)
    with progress("Playing", missing) as advance:
        matches.play(players, advance, records)


def _show(found: Measured | None) -> None:
    if found is None:
        return
    rows = [("against", "its rating", "games", "ahead of it", "95 % interval")]
    rows += [
        (
            each.against.name,
            f"{each.against.rating:,}",
            f"{each.games}",
            percent(each.ahead.value),
            interval(each.ahead),
        )
        for each in found.matches
    ]
    for line in aligned(rows):
        print(line)
    low, high = found.interval
    print(f"Rating {found.rating:,} (95 %: {low:,} to {high:,})")


def _write(
    found: Measured,
    known: Baselines,
    name: str,
    author: str,
    about: str,
    seed: int,
    folder: Path,
) -> None:
    claim = Entry(
        name=name,
        author=author,
        about=about,
        setting=known.setting,
        bot=found.bot,
        rating=found.rating,
        interval=found.interval,
        matches=found.met(known.setting.table),
        seed=seed,
        seaboard=__version__,
        rules=get_game(known.setting.game).rules_version,
    )
    if claim.vague:
        raise BadStandings(f"no entry was written: {claim.vague} (--games)")
    path = folder / claim.file_name
    write(path, claim)
    print(f"The entry is in {path}")
