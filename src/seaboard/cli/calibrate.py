"""`seaboard calibrate`: hold claimed chances to win against played games."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from ..games import get_game
from ..lab.calibrating import Trial, draw_curve, play_and_judge, settle, store
from .progress import progress
from .setup import (
    DEFAULT_SETUP,
    EXAMPLE,
    POSITIVE,
    BadInput,
    GameName,
    SeedOption,
    Setup,
    described,
)

_EPILOGUE = f"""\
Bots of equal strength play; some positions of each game are judged as `analyse` judges them. \
Every other game fits the map from expected scores to chances, the others check it. --out adds \
the table to a file such as the calibration.json of the game's folder.

Examples:
  seaboard calibrate {EXAMPLE} --games 200 --positions 6 --seed 1
  seaboard calibrate {EXAMPLE} --players 4 --games 2000 --out calibration.json --picture curve.png
"""
app = App(name="calibrate", help_epilogue=_EPILOGUE)


@app.default
def calibrate(
    game: GameName,
    /,
    *,
    setup: Setup = DEFAULT_SETUP,
    bot: Annotated[str, Parameter(help="Who plays, in every seat.")] = "greedy",
    games: Annotated[int, Parameter(help="How many games.", validator=POSITIVE)] = 200,
    positions: Annotated[
        int, Parameter(help="Judged positions of each game.", validator=POSITIVE)
    ] = 6,
    playouts: Annotated[
        int, Parameter(help="For a judged position, as in `analyse`.", validator=POSITIVE)
    ] = 2000,
    seed: SeedOption = None,
    out: Annotated[Path | None, Parameter(help="The file that gets the table.")] = None,
    picture: Annotated[Path | None, Parameter(help="The file that gets the curve.")] = None,
) -> None:
    """Hold claimed chances to win against played games."""
    if games < 4:
        raise BadInput("--games: at least 4, since half of them check what the others fit")
    start, board = setup.new_game(get_game(game))
    trial = Trial(bot, games, positions, playouts, secrets.randbits(32) if seed is None else seed)
    print(f"{described(start, board)}: {bot}, seed {trial.seed}", flush=True)
    played = []
    with progress("Playing", games) as advance:
        for each in play_and_judge(start, trial):
            played.append(each)
            advance(1)
    outcome = settle(played)
    slopes = " ".join(f"{slope:.4f}" for slope in outcome.calibration.slopes)
    print(f"worth of a point, early to late: {slopes}; {outcome.calibration.usual_moves:g} moves")
    print(" claimed     won           positions")
    for group in outcome.bins:
        mark = "" if group.fits else "  outside"
        print(f"{group.claimed:7.1%}  {group.won:7.1%} ± {group.error:5.1%} {group.count:8,}{mark}")
    print(f"log loss {outcome.loss:.4f} on the games that were not fitted")
    if out is not None:
        store(out, start, trial, outcome)
    if picture is not None:
        draw_curve(outcome, f"{start.game.title}, {start.mode.name}, {start.seats}", picture)
