"""The server as `seaboard serve` runs it, without rate limits, for tests that ask a lot."""

from __future__ import annotations

import hashlib
import os
import signal
import sys

import pytest

from seaboard.games import get_game, installed_games
from seaboard.server.logs import configure
from seaboard.server.running import run
from seaboard.server.settings import Settings
from seaboard.tables.fairness import Shuffle

from .clients import NO_LIMITS, AtOnce


def main() -> None:
    url, port, *level = sys.argv[1:]
    configure(level[0] if level else "info")
    if luck := os.environ.get("SEABOARD_TEST_LUCK"):
        fix_luck(luck)
    # Enough that an analysis knows how play would go on after a better move.
    run(Settings(database=url, limits=NO_LIMITS, analysis_playouts=200), port=int(port))


def fix_luck(luck: str) -> None:
    """Let chance follow from this alone, at every table: a browser's test that fails can then be
    repeated, and one that passes does not owe it to a happy shuffle.
    """

    def value(_: Shuffle, prefix: str, number: int, attempt: int) -> int:
        digest = hashlib.sha256(f"{luck} {number} {attempt}".encode()).digest()
        return int.from_bytes(digest[:8], "big")

    pytest.MonkeyPatch().setattr(Shuffle, "_value", value)


def forking() -> None:
    """Start a server whenever a line comes in, and kill it at the next one. The servers are copies
    of this process, which has loaded and compiled everything, so that starting takes no time.
    """
    url, port = sys.argv[1:]
    configure("info")
    for name in installed_games():
        get_game(name).warm_up()
    settings = Settings(database=url, limits=NO_LIMITS, bots=("random",))
    while sys.stdin.readline():
        child = os.fork()
        if child == 0:
            run(settings, port=int(port), queue=AtOnce())
            os._exit(0)
        print(child, flush=True)
        sys.stdin.readline()
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        print("killed", flush=True)
