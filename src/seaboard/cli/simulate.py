"""`seaboard simulate`: many random games, and how they end."""

from __future__ import annotations

import time
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from ..games import get_game
from ..lab.processors import processors
from .interrupts import killed_like_interrupted, undisturbed
from .output import games_in, open_output, seed_in
from .progress import progress
from .sentences import counted
from .setup import (
    DEFAULT_SETUP,
    EXAMPLE,
    POSITIVE,
    BadInput,
    GameName,
    JobsOption,
    SeedOption,
    Setup,
    described,
    flag,
    seed_for,
)
from .simulation import Batch, Simulation
from .statistics import Statistics
from .threads import in_threads
from .warming import warm_loop

_EPILOGUE = f"""\
Players choose at random, each legal move being as likely as the others. \
The same seed gives the same games, whatever --jobs is; \
game 7 is the same game however many are played.

Examples:
  seaboard simulate {EXAMPLE} --players 4 --games 100000 --seed 1
  seaboard simulate {EXAMPLE} --players 2 --board mine.toml
  seaboard simulate {EXAMPLE} --games 1000000 --out games.parquet
  seaboard simulate {EXAMPLE} --games 2000000 --out games.parquet --resume
"""
app = App(name="simulate", help_epilogue=_EPILOGUE)


@app.default
def simulate(
    game: GameName,
    /,
    *,
    setup: Setup = DEFAULT_SETUP,
    games: Annotated[int, Parameter(help="How many games.", validator=POSITIVE)] = 10_000,
    seed: SeedOption = None,
    out: Annotated[
        Path | None,
        Parameter(help="Write a row for each game to this .parquet, .csv or .jsonl file."),
    ] = None,
    resume: Annotated[bool, flag("Go on with the games of the --out file.")] = False,
    jobs: JobsOption = None,
    most_rounds: Annotated[
        int,
        Parameter(
            help="A game longer than this is cut short, which is reported.", validator=POSITIVE
        ),
    ] = 1_000,
) -> None:
    if resume and out is None:
        raise BadInput("--resume goes on with a file, so it needs --out FILE")
    the_game = get_game(game)
    position, board = setup.new_game(the_game)
    stored = seed_in(out) if out and resume else None
    simulation = Simulation(position, seed_for(seed, stored), min(most_rounds, 1 << 40))
    begin = games_in(out, simulation) if out and resume else 0
    output = open_output(out, simulation, begin) if out else nullcontext()
    warm_loop(the_game, "simulate", lambda: simulation.play(Batch(0, 1)))
    print(f"{described(position, board)}: {games:,} random games, seed {simulation.seed}")
    if begin:
        missing = max(games - begin, 0)
        print(f"{begin:,} games are there already; the table below is of the {missing:,} missing")
    workers = jobs or processors()
    statistics = Statistics(position.seats, position.mode.teams)
    began = time.perf_counter()
    stopped = False
    try:
        with (
            killed_like_interrupted(),
            output as writer,
            progress("Playing", games - begin) as advance,
        ):
            for _, played in in_threads(workers, simulation.play, simulation.batches(games, begin)):
                with undisturbed():
                    if writer is not None:
                        writer.write(played)
                    statistics.add(played)
                advance(played.batch.count)
    except KeyboardInterrupt:
        stopped = True
        print(f"\nStopped after {begin + statistics.games:,} of {games:,} games.")
    if statistics.games:
        _report(statistics, the_game.seat_names, time.perf_counter() - began, workers, most_rounds)
    if out:
        print(f"A row for each game is in {out}")
    if stopped:
        if out:
            print("The same command with --resume goes on.")
        raise KeyboardInterrupt


def _report(
    statistics: Statistics, names: tuple[str, ...], seconds: float, threads: int, rounds: int
) -> None:
    speed = f"{statistics.games / seconds:,.0f} games/s"
    decisions = f"{statistics.decisions / seconds:,.0f} decisions/s"
    print(f"{seconds:.2f} s on {counted(threads, 'thread')}: {speed}, {decisions}")
    if statistics.cut_short:
        print(
            f"{statistics.cut_short:,} of these games were cut short after {rounds:,} rounds"
            " (--most-rounds); they are not in the table below"
        )
    for line in statistics.lines(names):
        print(line)
