"""The games of a plan, played on several cores.

Each worker is a process of its own that loads the compiled code which this one has stored. A
worker is told the number of a game and answers with its line, so that results do not depend on
who plays what.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Generator, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from random import Random
from threading import current_thread, main_thread
from typing import Final, NoReturn, cast

from ..bots import get_bot
from ..bots.api import Bot, Budget, UnknownBot
from ..bots.program import ProgramBot
from ..games.api import Position, SeaboardError
from .match import Match, Watch, first_situation
from .patience import WITHOUT_LIMIT, Patient
from .plan import Plan
from .results import GameLine

_PATIENCE: Final = 3.0  # seconds for a worker to end by itself


class WorkerDied(SeaboardError):
    """A worker process ended in the middle of a game."""


def play_game(plan: Plan, number: int, watch: Watch | None = None) -> GameLine:
    """Play one game of the plan. Every seat has a bot of its own, which knows no earlier game."""
    seating = plan.seating(number)
    began = time.perf_counter()
    with ExitStack() as bots_in_play:
        position = plan.table.new()
        bots = [get_bot(plan.bots[bot]) for bot in seating]
        for bot in bots:
            bots_in_play.callback(bot.close)
            _make_ready(bot, position)
        played = Match(position, bots, plan.streams(number), plan.budget, watch).play()
    result = played.result
    return GameLine(
        game=number,
        group=plan.group_of(number),
        seating=seating,
        places=None if result is None else result.places,
        scores=None if result is None else result.scores,
        end=played.end,
        forfeits=played.forfeits,
        mishaps=played.mishaps,
        seconds=time.perf_counter() - began,
        times=played.times,
    )


def _make_ready(bot: Bot, position: Position) -> None:
    """Load code or start a program before time counts; if it cannot, its decisions will say so."""
    with suppress(Exception):
        bot.prepare(position.game)
        if isinstance(bot, ProgramBot):
            bot.open(position.game, position.mode, position.seats)


def rehearse(plan: Plan) -> None:
    """One hasty decision by each bot, so that all code is compiled or loaded before time counts.

    A bot that does not exist or does not play this game is refused here; what else goes wrong is
    left to the games.
    """
    for name in dict.fromkeys(plan.bots):
        bot = get_bot(name)
        patient = Patient(bot)
        budget = Budget(plan.seconds, playouts=1)
        table = plan.table.new()
        asked = first_situation(table, budget, Random(plan.seed))
        try:
            bot.prepare(table.game)
            if asked is not None:
                patient.choose(asked, WITHOUT_LIMIT if plan.seconds is None else plan.seconds + 10)
        except UnknownBot as error:
            raise UnknownBot(f"{name}: {error}") from None
        except Exception:
            continue
        finally:
            patient.dismiss()
            bot.close()


def play_all(plan: Plan, numbers: Iterable[int], jobs: int) -> Generator[GameLine, None, None]:
    """Play the games of these numbers; their lines come in the order in which they end."""
    if jobs == 1:
        yield from (play_game(plan, number) for number in numbers)
        return
    waiting = iter(numbers)
    workers: dict[Connection, _Worker] = {}
    try:
        for number in islice(waiting, jobs):
            worker = _Worker(plan)
            workers[worker.line] = worker
            worker.send(number)
        while workers:
            for ready in wait(list(workers)):
                worker = workers[cast(Connection, ready)]
                yield worker.receive()
                following = next(waiting, None)
                if following is None:
                    workers.pop(worker.line).dismiss()
                else:
                    worker.send(following)
    finally:
        for worker in workers.values():
            worker.ask_to_stop()
        for worker in workers.values():
            worker.stop()


class _Worker:
    """A process that plays games, and the line to it."""

    def __init__(self, plan: Plan) -> None:
        context = get_context("spawn")
        self.line, far_end = context.Pipe()
        self._game = -1
        self._process = context.Process(target=_work, args=(plan, far_end), daemon=False)
        with _deaf_to_interrupts():
            self._process.start()
        far_end.close()  # so that its end is noticed here

    def send(self, number: int) -> None:
        self._game = number
        try:
            self.line.send(number)
        except OSError:
            self._died()

    def receive(self) -> GameLine:
        try:
            line: GameLine = self.line.recv()
        except (EOFError, OSError):
            self._died()
        return line

    def _died(self) -> NoReturn:
        self._process.join(_PATIENCE)
        raise WorkerDied(
            f"the process that played game {self._game} ended (exit code {self._process.exitcode});"
            " finished games are kept"
        )

    def dismiss(self) -> None:
        """No more games: the worker ends when it notices that nobody is there."""
        self.line.close()
        self.stop()

    def ask_to_stop(self) -> None:
        self._process.terminate()

    def stop(self) -> None:
        """Wait a little for the end, then enforce it."""
        self._process.join(_PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self.line.close()


def _work(plan: Plan, line: Connection) -> None:
    """A worker's life; it ends when the arena needs no more games, or is gone."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # so that bots are closed
    rehearse(plan)
    while (number := _next_number(line)) is not None:
        finished = play_game(plan, number)
        with suppress(OSError):
            line.send(finished)


def _next_number(line: Connection) -> int | None:
    try:
        number: int = line.recv()
    except (EOFError, OSError):
        return None
    return number


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """A process that is started inside never hears Ctrl-C: stopping is for the arena to decide."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
