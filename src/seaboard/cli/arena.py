"""`seaboard arena`: bots against bots, and what can be concluded from it."""

from __future__ import annotations

import re
import secrets
import sys
import time
from collections.abc import Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter, validators

from ..games import get_game
from ..games.api import Board, Game, Position
from ..lab import tables
from ..lab.arena import play_all, rehearse
from ..lab.match import BotFailed
from ..lab.plan import Plan, Table
from ..lab.processors import processors
from ..lab.results import GameLine, Header, Results, Store, check_same, read
from ..lab.statistics import summarise
from .progress import progress
from .setup import (
    DEFAULT_SETUP,
    EXAMPLE,
    POSITIVE,
    BadInput,
    GameName,
    JobsOption,
    RecordsOption,
    SeedOption,
    Setup,
    TolerantOption,
    check_records,
    described,
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
    plan = Plan(table_of(position, board), split_bots(bots), _seed(seed, stored), seconds)
    header = Header.of(plan, processors())
    if stored is not None and out is not None:
        check_same(out, stored.header, header)
    _prepare(the_game, plan)
    total, workers = plan.whole(games), jobs or processors()
    print(f"{described(position, board)}: {', '.join(plan.labels)}")
    print(f"{total:,} games, seed {plan.seed}, {workers} processes", flush=True)
    lines = list(stored.games) if stored else []
    try:
        _play(plan, header, lines, total, workers, out, stored, records, tolerant)
    except BotFailed as failed:
        print(failed.mishap.trace, file=sys.stderr)
        raise
    except KeyboardInterrupt:
        _tell_kept(len(lines), total, out)
        _show(plan, lines, the_game)
        raise
    _show(plan, lines, the_game)
    if report is not None:
        from ..lab.report import write_report  # noqa: PLC0415  # plotting is slow to import

        write_report(report, header, lines)
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


def _seed(given: int | None, stored: Results | None) -> int:
    if given is not None:
        return given
    return secrets.randbits(32) if stored is None else stored.header.plan.seed


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
    plan: Plan,
    header: Header,
    lines: list[GameLine],
    total: int,
    workers: int,
    out: Path | None,
    stored: Results | None,
    records: Path | None,
    tolerant: bool,
) -> None:
    """Play what is missing; `lines` and the file grow with each game."""
    known = {line.game for line in lines}
    missing = [number for number in range(total) if number not in known]
    if known:
        print(f"{len(known):,} games are there already, {len(missing):,} are missing", flush=True)
    began = time.perf_counter()
    store = _store(out, header, stored)
    if records is not None:
        records.mkdir(exist_ok=True)
    processes = min(workers, max(1, len(missing)))
    playing = play_all(plan, missing, processes, strict=not tolerant, records=records)
    with store as kept, progress("Playing", len(missing)) as advance, closing(playing):
        for line in playing:
            if kept is not None:
                kept.add(line)
            lines.append(line)
            advance(1)
    if missing:
        spent = time.perf_counter() - began
        print(f"{spent:.1f} s: {len(missing) / spent:.2f} games/s\n")


def _store(
    out: Path | None, header: Header, stored: Results | None
) -> closing[Store] | nullcontext[None]:
    if out is None:
        return nullcontext()
    return closing(Store.create(out, header) if stored is None else Store.resume(out, stored))


def _tell_kept(done: int, total: int, out: Path | None) -> None:
    print(f"\nStopped after {done:,} of {total:,} games.")
    if out is not None:
        print(f"They are in {out}; the same command with --resume goes on.")


def _show(plan: Plan, lines: Sequence[GameLine], game: Game) -> None:
    if lines:
        for line in tables.lines(summarise(plan, lines, game.seat_names)):
            print(line)
