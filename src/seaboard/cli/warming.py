"""The first use of a version compiles the rules; whoever waits for that is told."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console

from ..games.api import Game, NoCompiledRules
from ..games.kernel.compiling import is_warm, mark_warm
from ..games.position import Engine, RecordGame
from ..games.warming import warm_up

_LOOPS = "games"  # the unit in which kernel.loops is compiled


def has_engine(game: Game) -> bool:
    """Whether the game has compiled rules; loops over others are plain Python."""
    return isinstance(game, RecordGame)


def engine_of(game: Game) -> Engine[Any]:
    """The compiled entry points of a game."""
    if not isinstance(game, RecordGame):
        raise NoCompiledRules(game)
    return game.engine


def warm(*games: Game) -> None:
    """Compile the rules of those games for which this version has not done so yet."""
    cold = [game for game in games if not game.is_warm]
    if cold:
        titles = " and ".join(game.title for game in cold)
        seconds = max(engine_of(game).seconds_to_compile for game in cold)  # they go side by side
        with _told(
            f"Compiling the rules of {titles}, once for this version: about {seconds} seconds"
        ):
            warm_up(*cold)


def warm_loop(game: Game, name: str, call: Callable[[], object]) -> None:
    """Compile the loop of that name for the game by calling it once, if that is still to do."""
    if not has_engine(game):
        return
    part = f"ready-{name}-{game.name}"
    if not is_warm(_LOOPS, part):
        what = f"Compiling `{name}` for {game.title}, once for this version: about 5 seconds"
        with _told(what):
            call()
        mark_warm(_LOOPS, part)


@contextmanager
def _told(message: str) -> Iterator[None]:
    """A spinner on a terminal, else a plain line; on the error stream, away from results."""
    if not sys.stderr.isatty():
        print(f"{message} …", file=sys.stderr, flush=True)
        yield
        return
    with Console(stderr=True).status(f"{message} …"):
        yield
