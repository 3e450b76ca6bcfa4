"""Compile what the tests need, once, before several test processes would do it side by side.

`python -m tests.warm` does it for all games of ours, each in a process of its own, with bounds
checks and, since both are compared, without.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time

from . import environment  # isort: skip  # before the games are looked for
from seaboard.bots import get_bot
from seaboard.games import OWN, get_game
from seaboard.games.kernel.compiling import is_warm, mark_warm

from .building.calls import calls_of_game, calls_without_a_game

__all__ = ["environment"]

_UNIT = "tests"  # with the sources of all rules, bots and loops, so that a change in any is noticed


def main(names: list[str]) -> None:
    if names:
        compile_games(names)
        return
    if is_warm(_UNIT):
        return
    print(f"Compiling the rules of {', '.join(OWN)}, with bounds checks and without …", flush=True)
    begin = time.perf_counter()
    compilers = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.warm", name],
            env={**os.environ, "SEABOARD_CHECKED": checked},
        )
        for checked in ("1", "0")
        for name in OWN
    ]
    codes = [compiler.wait() for compiler in compilers]
    if any(codes):
        sys.exit("the rules could not be compiled")
    mark_warm(_UNIT)
    print(f"Compiled in {time.perf_counter() - begin:.0f} s.", flush=True)


def compile_games(names: list[str]) -> None:
    """Every entry point is called once, so that none is left for whichever test comes first."""
    for name in names:
        game = get_game(name)
        game.warm_up()
        get_bot("search").prepare(game)  # it notes that the game is ready for searches
        calls = calls_of_game(name, next(iter(game.modes)))
        if name == next(iter(OWN)):
            calls = [*calls, *calls_without_a_game()]
        for call in {call.entry.name: call for call in calls}.values():
            call.run(call.entry)


if __name__ == "__main__":
    main(sys.argv[1:])
