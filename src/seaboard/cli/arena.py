"""`seaboard arena`: bots against bots, and what can be concluded from it."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter, validators

from ..games import get_game
from ..games.api import Board, Game, Position
from ..lab import tables
from ..lab.arena import rehearse
from ..lab.arena_run import ArenaRun
from ..lab.cluster import Cluster
from ..lab.plan import Plan, Table
from ..lab.results import Results, read
from ..lab.statistics import summarise
from .interrupts import killed_like_interrupted
from .progress import progress
from .setup import (
    DEFAULT_SETUP,
    EXAMPLE,
    POSITIVE,
    BadInput,
    GameName,
    JobsOption,
    RayOption,
    RecordsOption,
    SeedOption,
    Setup,
    TolerantOption,
    check_records,
    described,
    said,
    seed_for,
    workers,
)
from .warming import warm

_EPILOGUE = f"""\
--bots takes names with commas between them. A part that reads NAME=VALUE is a parameter of the bot
before it: `search:seconds=1,playouts=500,greedy` are two bots. The option may be repeated.

Seats are rotated on the same chance stream, so that luck cancels; the number of games is rounded up
to whole rotations. The same seed gives the same games, whatever the number of processes, as long as
no bot is limited by time.

A bot of your own is MODULE:CLASS or FILE.py:CLASS, with its parameters behind a comma. A bot that \
fails three decisions ends the run with its traceback and exit code 3; --tolerant plays on.

Examples:
  seaboard arena {EXAMPLE} --bots greedy,search:seconds=0.2,random --players 2 --games 400
  seaboard arena {EXAMPLE} --bots greedy,random --seed 1 --out results.jsonl --report report.html
  seaboard arena {EXAMPLE} --bots greedy,random --out results.jsonl --resume --games 1000
  seaboard arena {EXAMPLE} --bots random --bots "program:command=node examples/bot.js" --games 40
  seaboard arena {EXAMPLE} --bots greedy,random --games 100000 --out results.jsonl --ray auto
  seaboard arena {EXAMPLE} --bots greedy,my_module:MyBot,depth=3 --games 40 --records games
"""
_PARAMETER = re.compile(r"\s*[\w-]+\s*=")
app = App(name="arena", help_epilogue=_EPILOGUE)


@app.default
def arena(
    game: GameName,
    /,
    *,
    bots: Annotated[
        tuple[str, ...],
        Parameter(help="Who plays, such as greedy,search:seconds=0.2,random.", negative=()),
    ],
    setup: Setup = DEFAULT_SETUP,
    games: Annotated[int, Parameter(help="How many games in all.", validator=POSITIVE)] = 400,
    seed: SeedOption = None,
    seconds: Annotated[
        float | None,
        Parameter(
            help="The limit of a decision for every bot; who exceeds it forfeits the decision.",
            validator=validators.Number(gt=0),
        ),
    ] = None,
    jobs: JobsOption = None,
    ray: RayOption = None,
    out: Annotated[
        Path | None, Parameter(help="Write a line for each game to this .jsonl file.")
    ] = None,
    resume: Annotated[
        bool, Parameter(help="Go on with the games of the --out file.", negative=())
    ] = False,
    records: RecordsOption = None,
    report: Annotated[Path | None, Parameter(help="Write a report to this .html file.")] = None,
    tolerant: TolerantOption = False,
) -> None:
    the_game = get_game(game)
    position, board = setup.new_game(the_game)
    stored = _stored(out, resume)
    _check_report(report)
    check_records(records)
    plan = Plan(
        table_of(position, board),
        split_bots(bots),
        seed_for(seed, None if stored is None else stored.header.plan.seed),
        seconds,
    )
    run = ArenaRun(plan, out, stored)
    _prepare(the_game, plan)
    total = plan.whole(games)
    print(f"{described(position, board)}: {', '.join(plan.labels)}")
    try:
        with killed_like_interrupted(), workers(jobs, ray) as players:
            working = said(players, "process", "processes")
            print(f"{total:,} games, seed {plan.seed}, {working}", flush=True)
            _play(run, total, players, records, tolerant)
    except KeyboardInterrupt:
        _tell_kept(len(run.lines), total, out)
        _show(run, the_game)
        raise
    _show(run, the_game)
    if report is not None:
        from ..lab.report import write_report  # noqa: PLC0415  # plotting is slow to import

        write_report(report, run.header, run.lines)
        print(f"The report is in {report}")


def split_bots(texts: Sequence[str]) -> tuple[str, ...]:
    """The bots' specifications; a part that reads NAME=VALUE belongs to the bot before it."""
    bots: list[str] = []
    for text in texts:
        for number, part in enumerate(text.split(",")):
            if not _PARAMETER.match(part):
                bots.append(part.strip())
            elif number and ":" in bots[-1]:
                bots[-1] += f",{part.strip()}"
            else:
                raise BadInput(f"--bots {text[:60]}: {part} does not follow a bot with parameters")
    if not all(bots):
        raise BadInput("--bots: expected names with commas between them, such as greedy,random")
    return tuple(bots)


def _stored(out: Path | None, resume: bool) -> Results | None:
    if resume and out is None:
        raise BadInput("--resume goes on with a file, so it needs --out FILE")
    if out is None:
        return None
    if not out.parent.is_dir():
        raise BadInput(f"--out {out}: there is no folder {out.parent}")
    if out.exists() and not resume:
        raise BadInput(f"{out} exists already; --resume goes on with it, or choose another name")
    return read(out) if out.exists() else None


def _check_report(report: Path | None) -> None:
    if report is None:
        return
    if report.suffix.lower() != ".html":
        raise BadInput(f"--report {report}: the name must end in .html")
    if not report.parent.is_dir() or report.is_dir():
        raise BadInput(f"--report {report}: cannot be written there")


def table_of(position: Position, board: Board) -> Table:
    """The position's table; a board is named only if it is not the game's own."""
    game = position.game
    own = board.digest() == game.load_board().digest()
    return Table(
        game=game.name,
        mode=position.mode.name,
        seats=position.seats,
        board=None if own else board.lines(),
        options=dict(position.options),
    )


def _prepare(game: Game, plan: Plan) -> None:
    """Compile everything once, before several processes would do it at the same time."""
    warm(game)
    print("Preparing the bots …", file=sys.stderr, flush=True)
    rehearse(plan)


def _play(
    run: ArenaRun, total: int, players: int | Cluster, records: Path | None, tolerant: bool
) -> None:
    """Play what is missing."""
    missing = run.missing(total)
    if run.lines:
        known = len(run.lines)
        print(f"{known:,} games are there already, {missing.count:,} are missing", flush=True)
    began = time.perf_counter()
    with progress("Playing", missing.count) as advance:
        run.play(missing, players, advance, strict=not tolerant, records=records)
    if missing:
        spent = time.perf_counter() - began
        print(f"{spent:.1f} s: {missing.count / spent:.2f} games/s\n")


def _tell_kept(done: int, total: int, out: Path | None) -> None:
    print(f"\nStopped after {done:,} of {total:,} games.")
    if out is not None and out.exists():  # it is begun with the first game
        print(f"They are in {out}; the same command with --resume goes on.")


def _show(run: ArenaRun, game: Game) -> None:
    if run.lines:
        for line in tables.lines(summarise(run.plan, run.lines, game.seat_names)):
            print(line)
