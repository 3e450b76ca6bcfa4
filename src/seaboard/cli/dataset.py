"""`seaboard dataset`: games of bots for learning, a row for each decision."""

from __future__ import annotations

import secrets
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from ..games import get_game
from ..lab.arena import rehearse
from ..lab.datasets import GAMES_IN_A_PART, Dataset, write_missing
from ..lab.match import BotFailed
from ..lab.plan import Plan
from .arena import split_bots, table_of
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
    workers,
)

_EPILOGUE = f"""\
The folder gets parts with the same number of games each as Parquet; _dataset.json, which says \
what the columns mean; and _README.md, a card for Hugging Face. The number of games is rounded up \
to whole parts. A part appears when it is complete: after an interruption the same command with \
--resume plays what is missing.

Examples:
  seaboard dataset {EXAMPLE} --bots greedy,random --games 1000 --seed 1 --out games
  seaboard dataset {EXAMPLE} --bots greedy,random --games 1000000 --seed 1 --out games --ray auto
  seaboard dataset {EXAMPLE} --bots greedy,random --games 5000 --seed 1 --out games --resume
"""
app = App(name="dataset", help_epilogue=_EPILOGUE)


@app.default
def dataset(
    game: GameName,
    /,
    *,
    bots: Annotated[
        tuple[str, ...],
        Parameter(help="Who plays, such as greedy,random; seats are rotated.", negative=()),
    ],
    out: Annotated[Path, Parameter(help="The folder of the dataset.")],
    setup: Setup = DEFAULT_SETUP,
    games: Annotated[int, Parameter(help="How many games in all.", validator=POSITIVE)] = 1000,
    seed: SeedOption = None,
    part: Annotated[
        int, Parameter(help="Games in each file.", validator=POSITIVE)
    ] = GAMES_IN_A_PART,
    jobs: JobsOption = None,
    ray: RayOption = None,
    resume: Annotated[
        bool, Parameter(help="Go on with the folder.", negative=(), show_default=False)
    ] = False,
    records: RecordsOption = None,
    tolerant: TolerantOption = False,
) -> None:
    """Let bots play, and store every decision as Parquet for learning."""
    if resume and seed is None:
        raise BadInput("--resume goes on with the same games, so it needs the same --seed")
    if not resume and out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise BadInput(f"{out} exists already; --resume goes on with it, or choose another name")
    the_game = get_game(game)
    position, board = setup.new_game(the_game)
    plan = Plan(
        table=table_of(position, board),
        bots=split_bots(bots),
        seed=secrets.randbits(32) if seed is None else seed,
    )
    rehearse(plan)
    check_records(records)
    wanted = Dataset(out, plan, games, part, strict=not tolerant, records=records)
    wanted.open()
    total, missing = len(wanted.parts) * part, len(wanted.missing()) * part
    print(f"{described(position, board)}: {', '.join(plan.labels)}, seed {plan.seed}", flush=True)
    if missing < total:
        print(f"{total - missing:,} games are there already, {missing:,} are missing", flush=True)
    began = time.perf_counter()
    try:
        with (
            workers(jobs, ray) as players,
            progress("Playing", missing) as advance,
            closing(write_missing(wanted, players)) as playing,
        ):
            for count in playing:
                advance(count)
    except BotFailed as failed:
        print(failed.mishap.trace, file=sys.stderr)
        wanted.forget_if_empty()
        raise
    except KeyboardInterrupt:
        wanted.forget_if_empty()
        raise
    spent = time.perf_counter() - began
    print(f"{total:,} games are in {out}, {len(wanted.parts)} parts; {spent:.1f} s")
