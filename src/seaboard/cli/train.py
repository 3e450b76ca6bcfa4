"""`seaboard train`: a net for a game by self-play, in one run that can be interrupted anywhere."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from ..games import get_game
from ..games.api import Game, Position
from ..lab.training.config import read_config
from ..lab.training.run import NET, Run, seed_of
from .interrupts import killed_like_interrupted
from .progress import progress
from .setup import (
    EXAMPLE,
    BadInput,
    GameName,
    JobsOption,
    RayOption,
    SeedOption,
    flag,
    said,
    seed_for,
    workers,
)
from .warming import warm

_EPILOGUE = f"""\
A run plays against itself, learns from that, compares each generation with the one before, with
the hand-made estimate and with a search, and leaves {NET}, a report (report.html, report.md) and
learning curves in its folder. Everything follows from the configuration and the seed. After an
interruption the same command with --resume goes on; what was finished is not done again.

Learning needs JAX and optax (the extra `train`); playing does not.

Examples:
  seaboard train {EXAMPLE} --players 2 --out net --seed 1
  seaboard train {EXAMPLE} --players 2 --out net --seed 1 --config training.toml --resume
  seaboard train {EXAMPLE} --players 2 --out net --seed 1 --ray auto
  seaboard arena {EXAMPLE} --players 2 --bots greedy,learned:file=net/{NET} --games 400
"""
app = App(name="train", help_epilogue=_EPILOGUE)


@app.default
def train(
    game: GameName,
    /,
    *,
    out: Annotated[Path, Parameter(help="The folder of the run.")],
    seed: SeedOption = None,
    players: Annotated[
        int | None, Parameter(help="How many play; without it, the fewest that the mode allows.")
    ] = None,
    mode: Annotated[
        tuple[str, ...],
        Parameter(help="The mode; repeated, one net learns all of them.", negative=()),
    ] = (),
    config: Annotated[Path | None, Parameter(help="A TOML file; without it, the defaults.")] = None,
    jobs: JobsOption = None,
    ray: RayOption = None,
    resume: Annotated[bool, flag("Go on with the folder.")] = False,
) -> None:
    """Train a net by self-play; the run can be interrupted and resumed anywhere."""
    from ..lab.training.report import write_report  # noqa: PLC0415  # plotting is slow to import

    if not resume and out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise BadInput(f"{out} exists already; --resume goes on with it, or choose another name")
    the_game = get_game(game)
    settings = read_config(config)
    seed = seed_for(seed, seed_of(out) if resume else None)
    command = _command(game, mode, players, config, seed)
    with killed_like_interrupted(), workers(jobs, ray) as players_at_work:
        run = Run(out, _tables(the_game, mode, players), settings, seed, players_at_work)
        run.open()
        working = said(run.jobs, "thread", "threads")
        print(
            f"{the_game.title}, {run.seats} players, {', '.join(run.modes)}: "
            f"{settings.generations} generations, seed {seed}, {working}",
            flush=True,
        )
        try:
            done = run.train(progress, lambda line: print(line, flush=True))
        except KeyboardInterrupt:
            write_report(run, run.finished(), command)
            print(f"Finished generations are kept in {out}; --resume goes on.")
            raise
    write_report(run, done, command)
    print(f"The net is {out / NET}; the report is in {out / 'report.html'}")


def _tables(game: Game, modes: tuple[str, ...], players: int | None) -> list[Position]:
    """A new game of each mode, all with as many seats."""
    warm(game)
    starts = [game.new(mode=mode, seats=players) for mode in modes or (None,)]
    if len({start.seats for start in starts}) > 1:
        raise BadInput("modes with different numbers of players need a net each")
    return starts


def _command(
    game: str, modes: tuple[str, ...], players: int | None, config: Path | None, seed: int
) -> str:
    """What repeats the run; the folder and the number of threads change nothing."""
    parts = ["seaboard", "train", game]
    parts += [] if players is None else ["--players", str(players)]
    for mode in modes:
        parts += ["--mode", mode]
    parts += [] if config is None else ["--config", str(config)]
    return shlex.join([*parts, "--seed", str(seed), "--out", "FOLDER"])
