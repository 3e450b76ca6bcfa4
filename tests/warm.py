"""Compile what the tests need, once, before several test processes would do it side by side."""

from __future__ import annotations

import os
import subprocess
import sys
import time

from seaboard.games import installed_games

_CODE = """
from seaboard.bots import get_bot
from seaboard.bots.api import UnknownBot
from seaboard.games import get_game
from seaboard.lab.batches import Batch
from seaboard.lab.observing import observe
game = get_game({name!r})
game.warm_up()
try:
    get_bot("search").prepare(game)
except UnknownBot:
    pass  # no bots for this game yet
observe(game.new(), 0)
Batch(game.new(), 2).reset(1)
"""


def main() -> None:
    """One process for each game, with the bounds checks of the tests."""
    environment = {**os.environ, "SEABOARD_RULES": "jit", "SEABOARD_CHECKED": "1"}
    print(f"Compiling the rules of {', '.join(installed_games())} with bounds checks …", flush=True)
    begin = time.perf_counter()
    compilers = [
        subprocess.Popen([sys.executable, "-c", _CODE.format(name=name)], env=environment)
        for name in installed_games()
    ]
    codes = [compiler.wait() for compiler in compilers]
    if any(codes):
        sys.exit("the rules could not be compiled")
    print(f"Compiled in {time.perf_counter() - begin:.0f} s.", flush=True)


if __name__ == "__main__":
    main()
