"""The servers of a soak: copies of a process that has loaded everything, so that starting takes no
time, with a clock that can be set and without rate limits.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from pathlib import Path

from tests.server.clients import NO_LIMITS, AtOnce

from seaboard.games import get_game, installed_games
from seaboard.server.logs import configure
from seaboard.server.running import run
from seaboard.server.settings import Settings

IDLE_SECONDS = 1.0


class Clock:
    """`time.time`, shifted by the seconds in a file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._real = time.time
        self._shift = 0.0

    def start(self) -> None:
        time.time = lambda: self._real() + self._shift
        threading.Thread(target=self._follow, daemon=True).start()

    def _follow(self) -> None:
        while True:
            self._shift = float(self._file.read_text() or 0)
            time.sleep(0.05)


def main() -> None:
    """For each line of the input: start the server, or kill it, by turns; its process is told."""
    url, port, clock, bots = sys.argv[1:]
    configure("warning")
    for name in installed_games():
        get_game(name).warm_up()
    settings = Settings(
        database=url,
        limits=NO_LIMITS,
        bots=("random", "level:name=cabin-boy") if bots == "workers" else ("random",),
        idle_seconds=IDLE_SECONDS,
    )
    while sys.stdin.readline():
        child = os.fork()
        if child == 0:
            Clock(Path(clock)).start()
            run(settings, port=int(port), queue=None if bots == "workers" else AtOnce())
            os._exit(0)
        print(child, flush=True)
        if not sys.stdin.readline():
            os.kill(child, signal.SIGTERM)
            os.waitpid(child, 0)
            return
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        print("killed", flush=True)
