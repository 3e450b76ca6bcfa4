"""Work in several processes, each of which loads the compiled code that this one has stored.

A worker is told a number and answers with what it made of it. However the work ends, the workers
end with it; Ctrl-C is for this process alone to decide on.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import current_thread, main_thread
from typing import Any, Final, Generic, NoReturn, TypeVar, cast

from ..bots.api import BrokenBot
from ..games.api import SeaboardError
from .match import BotFailed

R = TypeVar("R")
_PATIENCE: Final = 3.0  # seconds for a worker to end by itself


class WorkerDied(SeaboardError):
    """A worker process ended in the middle of its work."""


def in_processes(
    work: Callable[[int], R],
    numbers: Iterable[int],
    jobs: int,
    prepare: Callable[[], None],
) -> Generator[R, None, None]:
    """What `work` makes of each number, in the order in which it is done.

    Each worker prepares itself once. A bot that fails, and errors of files, end it all.
    """
    waiting = iter(numbers)
    workers: dict[Connection, _Worker[R]] = {}
    try:
        for number in islice(waiting, jobs):
            worker = _Worker(work, prepare)
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


class _Worker(Generic[R]):
    """A process that works, and the line to it."""

    def __init__(self, work: Callable[[int], R], prepare: Callable[[], None]) -> None:
        context = get_context("spawn")
        self.line, far_end = context.Pipe()
        self._number = -1
        self._process = context.Process(target=_work, args=(work, prepare, far_end), daemon=False)
        with _deaf_to_interrupts():
            self._process.start()
        far_end.close()  # so that its end is noticed here

    def send(self, number: int) -> None:
        self._number = number
        try:
            self.line.send(number)
        except OSError:
            self._died()

    def receive(self) -> R:
        try:
            done, result = self.line.recv()
        except (EOFError, OSError):
            self._died()
        if not done:
            raise result
        return cast(R, result)

    def _died(self) -> NoReturn:
        self._process.join(_PATIENCE)
        raise WorkerDied(
            f"the process that worked on number {self._number} ended"
            f" (exit code {self._process.exitcode}); finished games are kept"
        )

    def dismiss(self) -> None:
        """No more work: the worker ends when it notices that nobody is there."""
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


def _work(work: Callable[[int], Any], prepare: Callable[[], None], line: Connection) -> None:
    """A worker's life; it ends when nobody needs it any more, or is there."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # so that bots are closed
    prepare()
    while (number := _next_number(line)) is not None:
        try:
            answer = True, work(number)
        except (BotFailed, BrokenBot, OSError) as error:
            answer = False, error
        with suppress(OSError):
            line.send(answer)


def _next_number(line: Connection) -> int | None:
    try:
        number: int = line.recv()
    except (EOFError, OSError):
        return None
    return number


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """A process that is started inside never hears Ctrl-C: stopping is for us to decide."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
