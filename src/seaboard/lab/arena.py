"""The games of a plan, played on several cores.

Each worker is a process of its own that loads the compiled code which this one has stored. A
worker is told the number of a game and answers with its line, so that results do not depend on
who plays what.
"""

from __future__ import annotations

import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import partial
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from random import Random
from threading import current_thread, main_thread
from typing import Final, NoReturn, cast

from ..bots import get_bot
from ..bots.api import Bot, Budget, UnknownBot
from ..bots.program import ProgramBot
from ..games.api import Move, Position, SeaboardError
from ..records import Recorder, save
from .cluster import Cluster
from .match import FAILURES_ALLOWED, BotFailed, Match, Watch, first_situation
from .patience import WITHOUT_LIMIT, Patient
from .plan import Plan
from .results import GameLine

Player = Callable[[int], GameLine]  # plays the game of that number
_PATIENCE: Final = 3.0  # seconds for a worker to end by itself


class WorkerDied(SeaboardError):
    """A worker process ended in the middle of a game."""


def play_game(
    plan: Plan,
    number: int,
    watch: Watch | None = None,
    *,
    strict: bool = False,
    records: Path | None = None,
) -> GameLine:
    """Play one game of the plan. Every seat has a bot of its own, which knows no earlier game.

    If it is `strict`, a bot that fails a few decisions ends it with `BotFailed`. Into the folder
    `records` goes the record of the game.
    """
    seating = plan.seating(number)
    began = time.perf_counter()
    with ExitStack() as bots_in_play:
        position = plan.table.new()
        bots = [get_bot(plan.bots[bot]) for bot in seating]
        for bot in bots:
            bots_in_play.callback(bot.close)
            _make_ready(bot, position)
        recorder = None if records is None else _Recorder(plan, number, position)
        watching = _both(watch, recorder)
        streams = plan.streams(number)
        played = Match(position, bots, streams, plan.budget, watching, strict=strict).play()
    if records is not None and recorder is not None:
        recorder.save(records)
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


class _Recorder:
    """Keeps the moves of a game for its record."""

    def __init__(self, plan: Plan, number: int, position: Position) -> None:
        self._number = number
        names = dict(enumerate(plan.labels[bot] for bot in plan.seating(number)))
        notes = {"seed": str(plan.seed), "number": str(number)}
        self._recorder = Recorder(position, players=names, notes=notes)

    def watch(self, position: Position, move: Move) -> None:
        self._recorder.play(move)

    def save(self, folder: Path) -> None:
        save(self._recorder.record(), record_path(folder, self._number))


def record_path(folder: Path, number: int) -> Path:
    """Where the record of a game of that number lies."""
    return folder / f"game-{number:06}.record"


def _both(watch: Watch | None, recorder: _Recorder | None) -> Watch | None:
    if watch is None or recorder is None:
        return watch if recorder is None else recorder.watch

    def watch_both(position: Position, move: Move) -> None:
        watch(position, move)
        recorder.watch(position, move)

    return watch_both


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


def play_all(
    plan: Plan,
    numbers: Iterable[int],
    jobs: int | Cluster,
    *,
    strict: bool = False,
    records: Path | None = None,
) -> Generator[GameLine, None, None]:
    """Play the games of these numbers in processes, or on a cluster.

    Their lines come in the order in which they end.

    If it is `strict`, a bot that fails a few decisions, in one game or in several, ends it all
    with `BotFailed`. Into the folder `records` goes a record of each game.
    """
    player = partial(play_game, plan, strict=strict, records=records)
    playing: Generator[GameLine, None, None]
    if isinstance(jobs, Cluster):
        playing = (line for _, line in jobs.as_done(player, numbers))
    elif jobs == 1:
        playing = (player(number) for number in numbers)
    else:
        playing = _play_in_processes(plan, player, numbers, jobs)
    failures: Counter[int] = Counter()
    with closing(playing):
        for line in playing:
            for mishap in line.mishaps if strict else ():
                bot = line.seating[mishap.seat]
                failures[bot] += mishap.failure
                if failures[bot] >= FAILURES_ALLOWED:
                    raise BotFailed(plan.labels[bot], mishap)
            yield line


def _play_in_processes(
    plan: Plan, player: Player, numbers: Iterable[int], jobs: int
) -> Generator[GameLine, None, None]:
    waiting = iter(numbers)
    workers: dict[Connection, _Worker] = {}
    try:
        for number in islice(waiting, jobs):
            worker = _Worker(plan, player)
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

    def __init__(self, plan: Plan, player: Player) -> None:
        context = get_context("spawn")
        self.line, far_end = context.Pipe()
        self._game = -1
        self._process = context.Process(target=_work, args=(plan, player, far_end), daemon=False)
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
            line: GameLine | BotFailed = self.line.recv()
        except (EOFError, OSError):
            self._died()
        if isinstance(line, BotFailed):
            raise line
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


def _work(plan: Plan, player: Player, line: Connection) -> None:
    """A worker's life; it ends when the arena needs no more games, or is gone."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # so that bots are closed
    rehearse(plan)
    while (number := _next_number(line)) is not None:
        finished: GameLine | BotFailed
        try:
            finished = player(number)
        except BotFailed as failed:
            finished = failed
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
