"""The first use of a version compiles the rules, in several processes side by side."""

from __future__ import annotations

import os
import subprocess
import sys

from .api import Game

_CODE = "from seaboard.games import get_game; get_game({name!r}).warm_up({part!r})"


def warm_up(*games: Game) -> None:
    """Compile or load what these games need.

    One part is compiled here, the others meanwhile in processes of their own. A part that one of
    these could not compile is compiled here afterwards, so its failure does no harm.
    """
    cold = [(game, part) for game in games if not game.is_warm for part in game.parts]
    if len(cold) > 1 and (os.cpu_count() or 1) > 1:
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
    for game in games:
        game.warm_up()
