"""Compile what the tests need, once, before several test processes would do it side by side."""

from __future__ import annotations

import subprocess
import sys
import time

from . import environment  # isort: skip  # before the games are looked for
from seaboard.games import OWN

__all__ = ["environment"]

_CODE = """
from seaboard.bots import get_bot
from seaboard.games import get_game
from seaboard.lab.batches import Batch
from seaboard.lab.observing import observe
game = get_game({name!r})
game.warm_up()
get_bot("search").prepare(game)
observe(game.new(), 0)
Batch(game.new(), 2).reset(1)
"""


def main() -> None:
    """One process for each game, in the environment of the tests."""
    print(f"Compiling the rules of {', '.join(OWN)} with bounds checks …", flush=True)
    begin = time.perf_counter()
    compilers = [subprocess.Popen([sys.executable, "-c", _CODE.format(name=name)]) for name in OWN]
    codes = [compiler.wait() for compiler in compilers]
    if any(codes):
        sys.exit("the rules could not be compiled")
    print(f"Compiled in {time.perf_counter() - begin:.0f} s.", flush=True)


if __name__ == "__main__":
    main()
