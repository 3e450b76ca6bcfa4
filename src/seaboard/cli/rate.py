"""`seaboard rate`: how strong a bot is on the scale of the baselines."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from .. import __version__
from ..games import get_game
from ..lab.match import BotFailed
from ..lab.processors import processors
from ..lab.standings.files import Baselines, Entry, baselines, setting_of, write
from ..lab.standings.rating import Measured, measure, plans
from ..lab.tables import aligned, interval, percent
from .progress import progress
from .setup import EXAMPLE, POSITIVE, BadInput, GameName, JobsOption, SeedOption
from .warming import warm

_EPILOGUE = f"""\
The bot plays the baselines that decide quickly, or those that are named with --against. Its rating
is the one under which these results are likeliest; 400 points more mean ten times ahead for once
behind. With --entry a file is written that can be put into the folder `leaderboard`.

A bot of your own is MODULE:CLASS or FILE.py:CLASS, with its parameters behind a comma.

Examples:
  seaboard rate {EXAMPLE} --bot my_bot:PointsNow
  seaboard rate {EXAMPLE} --players 4 --bot search:playouts=100 --against mate --games 24
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
    the_seed = secrets.randbits(32) if seed is None else seed
    warm(the_game)
    planned = plans(known, bot, opponents, the_seed)
    if not planned:
        raise BadInput(f"{bot} is the baseline itself; name others with --against")
    total = sum(plan.whole(games) for _, plan in planned)
    print(f"{known.setting.name}: {bot}, {total:,} games, seed {the_seed}", flush=True)
    try:
        with progress("Playing", total) as advance:
            found = measure(known, bot, opponents, games, the_seed, jobs or processors(), advance)
    except BotFailed as failed:
        print(failed.mishap.trace, file=sys.stderr)
        raise
    _show(found)
    if entry is not None:
        _write(found, known, entry, author, about, the_seed, out)


def _show(found: Measured) -> None:
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
    path = folder / claim.file_name
    write(path, claim)
    print(f"The entry is in {path}")
