"""Making compiled rules before somebody waits for a move, in several processes side by side.

From a wheel there is nothing to do. In a checkout the libraries that are missing or stale are
built; where rules are compiled on first use, everything is used once.
"""

from __future__ import annotations

import os
import subprocess
import sys

from .api import Game
from .kernel.compiling import BUILT, ENTRIES, MODE
from .kernel.loading import look_again
from .position import RecordGame

_CODE = "from seaboard.games import get_game; get_game({name!r}).warm_up({part!r})"


def warm_up(*games: Game) -> None:
    """Make or load what these games need."""
    cold = [game for game in games if not game.is_warm]
    if MODE == BUILT:
        _build(cold)
    else:
        _compile(cold)
    for game in games:
        game.warm_up()


def _build(games: list[Game]) -> None:
    """Build libraries. If that fails, its messages are seen; after that a game without a library
    runs interpreted, and one with a stale library is refused by the loader.
    """
    if not games:
        return
    names = [game.name for game in games]
    subprocess.run(
        [sys.executable, "-m", "seaboard.building", "--quiet", *names],
        stdin=subprocess.DEVNULL,
        check=False,
    )
    look_again()
    for entry in ENTRIES:
        entry.forget()
    for game in games:
        if isinstance(game, RecordGame):
            game.engine.forget()


def _compile(games: list[Game]) -> None:
    """One piece is compiled here, the others meanwhile in processes of their own. What one of these
    could not compile is compiled here afterwards, so its failure does no harm.
    """
    cold = [(game, part) for game in games for part in game.parts]
    if len(cold) < 2 or (os.cpu_count() or 1) < 2:
        return
    here, *elsewhere = cold
    compilers = [
        subprocess.Popen(
            [sys.executable, "-c", _CODE.format(name=game.name, part=part)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for game, part in elsewhere
    ]
    here[0].warm_up(here[1])
    for compiler in compilers:
        compiler.wait()
