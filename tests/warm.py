"""Compile what the tests need, once, before several test processes would do it side by side."""

from __future__ import annotations

import subprocess
import sys
import time

from . import environment  # isort: skip  # before the games are looked for
from seaboard.games import OWN

__all__ = ["environment"]

_CODE = """
from random import Random
from seaboard.bots import get_bot
from seaboard.bots.api import Budget
from seaboard.bots.learned import value_of
from seaboard.games import get_game
from seaboard.lab.batches import Batch
from seaboard.lab.match import first_situation
from seaboard.lab.observing import observe
from seaboard.lab.training.gating import compare
game = get_game({name!r})
game.warm_up()
get_bot("search").prepare(game)
observe(game.new(), 0)
Batch(game.new(), 2).reset(1)
value_of(game.new(), 0)
get_bot("learned").choose(first_situation(game.new(), Budget(), Random(1)))
compare((None, None), [game.new()], 2, 1, 1, lambda _: None)
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
