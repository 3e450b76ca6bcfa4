"""`seaboard dataset`: games of bots for learning, a row for each decision."""

from __future__ import annotations

import time
from contextlib import closing
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from ..games import get_game
from ..lab.arena import rehearse
from ..lab.cluster import Cluster
from ..lab.datasets import GAMES_IN_A_PART, Dataset, seed_of, write_missing
from ..lab.plan import Plan
from .arena import split_bots, table_of
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
    seed_for,
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
  seaboard dataset {EXAMPLE} --bots greedy,random --games 5000 --out games --resume
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
    if not resume and out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise BadInput(f"{out} exists already; --resume goes on with it, or choose another name")
    the_game = get_game(game)
    position, board = setup.new_game(the_game)
    stored = seed_of(out) if resume else None
    plan = Plan(table_of(position, board), split_bots(bots), seed_for(seed, stored))
    check_records(records)
    wanted = Dataset(out, plan, games, part, strict=not tolerant, records=records)
    rehearse(plan)
    with (
        killed_like_interrupted(),
        workers(jobs, ray) as players,
        wanted.opened(),
    ):
        print(
            f"{described(position, board)}: {', '.join(plan.labels)}, seed {plan.seed}", flush=True
        )
        if games % part:
            print(f"Parts hold {part:,} games each, so these are {wanted.whole_games:,} games.")
        _play(wanted, players)


def _play(wanted: Dataset, players: int | Cluster) -> None:
    """Play what is missing."""
    size = wanted.games_in_a_part
    total, missing = len(wanted.parts) * size, wanted.missing().count * size
    if missing < total:
        print(f"{total - missing:,} games are there already, {missing:,} are missing", flush=True)
    began = time.perf_counter()
    try:
        with (
            progress("Playing", missing) as advance,
            closing(write_missing(wanted, players)) as playing,
        ):
            for count in playing:
                advance(count)
    except KeyboardInterrupt:
        kept = total - wanted.missing().count * size
        print(f"\nStopped after {kept:,} of {total:,} games.")
        if kept:
            print(f"They are in {wanted.folder}; the same command with --resume goes on.")
        raise
    spent = time.perf_counter() - began
    parts = len(wanted.parts)
    files = f"{parts:,} {'part' if parts == 1 else 'parts'}"
    print(f"{total:,} games are in {wanted.folder}, {files}; {spent:.1f} s")
