"""What an analysis of a whole game costs: `python -m bench.analysing --games 2`.

Bots play finished games of every mode with every number of players; some decisions of each, evenly
spaced, are judged as `seaboard analyse` judges them. Told is the processor time, which other work
of the machine does not change: of a decision, of a whole game by that, and the half of it, which is
what two free cores take.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from random import Random
from statistics import fmean
from threading import Event

from seaboard.bots import get_bot
from seaboard.bots.analysis import decisions_of
from seaboard.bots.analysis.judging import judge_for
from seaboard.bots.analysis.types import DEFAULT_PLAYOUTS, Settings
from seaboard.bots.api import Budget, situation
from seaboard.games.api import CHANCE, Position, draw
from seaboard.lab.standings.files import settings
from seaboard.records import Record, Recorder

CORES = 2


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.analysing", description=__doc__)
    parser.add_argument("setting", nargs="?", default="", help="those whose name begins so")
    parser.add_argument("--games", type=int, default=2, help="of each setting")
    parser.add_argument("--decisions", type=int, default=0, help="judged of each game; 0: all")
    parser.add_argument("--bot", default="learned", help="who plays, in every seat")
    parser.add_argument("--playouts", type=int, default=DEFAULT_PLAYOUTS)
    given = parser.parse_args()
    for setting in settings():
        if setting.name.startswith(given.setting):
            found = [
                _measured(record, given.playouts, given.decisions)
                for record in _games(setting.table.new(), given.bot, given.games)
            ]
            decisions = [count for count, _ in found]
            whole = [count * each for count, each in found]
            print(
                f"{setting.name:18} {min(decisions)} to {max(decisions)} decisions, "
                f"{1000 * fmean(each for _, each in found):.0f} ms each: {min(whole):.1f} to "
                f"{max(whole):.1f} s a game, {max(whole) / CORES:.1f} s on {CORES} cores",
                flush=True,
            )


def _games(start: Position, name: str, games: int) -> Iterator[Record]:
    """The same games every time."""
    bot = get_bot(name)
    bot.prepare(start.game)
    for number in range(games):
        rng, recorder = Random(number), Recorder(start.copy())
        while not recorder.position.over:
            now = recorder.position
            if now.decider == CHANCE:
                recorder.play(draw(now, rng))
            else:
                recorder.play(bot.choose(situation(now, Budget(), rng)).move)
        yield recorder.record()
    bot.close()


def _measured(record: Record, playouts: int, most: int) -> tuple[int, float]:
    """How many decisions the game has, and the processor time of one."""
    asked = decisions_of(record)
    judged = asked[:: max(1, len(asked) // most)] if most else asked
    judge = judge_for(record.game, Settings(playouts=playouts), Event())
    began = time.process_time()
    for each in judged:
        judge.judge(each.position, each.move, each.step)
    return len(asked), (time.process_time() - began) / len(judged)


if __name__ == "__main__":
    main()
