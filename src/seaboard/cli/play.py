"""`seaboard play`: a game at one screen."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter, validators

from .. import __version__
from ..games import get_game
from ..games.api import Game, Seat
from ..records import Recorder
from .hotseat import HotSeat, resumed
from .setup import DEFAULT_SETUP, EXAMPLE, BadInput, GameName, LanguageOption, Setup, flag

_EPILOGUE = f"""\
Everything is plain text, a line for each thing. You are told whose decision it is and get \
numbered choices; answer with the number, the text of the move, or a beginning of it that fits \
one choice only. `help` lists the commands: state, log, undo, save, resume, quit.

Examples:
  seaboard play {EXAMPLE} --players 3 --names Anna,Ben,Cem
  seaboard play {EXAMPLE} --seed 7 --auto-single
  seaboard play {EXAMPLE} --resume evening.record
"""
app = App(name="play", help_epilogue=_EPILOGUE)


@app.default
def play(
    game: GameName,
    /,
    *,
    setup: Setup = DEFAULT_SETUP,
    names: Annotated[
        str | None, Parameter(help="The players' names by seat, with commas between them.")
    ] = None,
    seed: Annotated[
        int | None,
        Parameter(
            help="Makes chance repeatable; without it, nobody can know what comes.",
            validator=validators.Number(gte=0),
        ),
    ] = None,
    resume: Annotated[Path | None, Parameter(help="Go on with a saved game.")] = None,
    auto_single: Annotated[
        bool, flag("Give an answer by itself where only one is possible.")
    ] = False,
    language: LanguageOption = "en",
) -> None:
    the_game = get_game(game)
    if resume and (setup != DEFAULT_SETUP or names is not None or seed is not None):
        raise BadInput("--resume goes on with the players, board and seed of the saved game")
    recorder = _resumed(the_game, resume) if resume else _new(the_game, setup, names, seed)
    HotSeat(recorder, path=resume, auto_single=auto_single, language=language).run()


def _new(game: Game, setup: Setup, names: str | None, seed: int | None) -> Recorder:
    players = _named(names)
    if players and setup.players is None:
        setup = replace(setup, players=len(players))
    position, board = setup.new_game(game)
    if players and len(players) != position.seats:
        raise BadInput(f"--names gives {len(players)} names for {position.seats} players")
    notes = {"version": __version__} | ({} if seed is None else {"seed": str(seed)})
    return Recorder(position, board=board, players=players, date=date.today(), notes=notes)


def _named(names: str | None) -> dict[Seat, str]:
    words = [] if names is None else [" ".join(name.split()) for name in names.split(",")]
    if not all(words):
        raise BadInput("--names: expected names with commas between them, such as Anna,Ben")
    return dict(enumerate(words))


def _resumed(game: Game, path: Path) -> Recorder:
    recorder = resumed(path)
    if recorder.position.game is not game:
        raise BadInput(f"{path} is a game of {recorder.position.game.title}, not of {game.title}")
    return recorder
