"""Threads that do the same work over and over, each its share, in time with the caller.

To wake a thread, or to hand it Python's lock, takes as long as a step of some hundred games. So a
worker stays in compiled code: when its share is done it posts so and spins until the next call, and
only if none comes for a moment it returns to Python and sleeps until it is woken up.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final
from weakref import finalize

import numpy as np
import numpy.typing as npt

from ..games.kernel.atomics import load_acquire, store_release
from ..games.kernel.compiling import INT, array, entry, rule

SPINS: Final = 150_000  # about 150 to 300 microseconds: whoever chooses with NumPy needs that long
_APART: Final = 16  # signals that lie closer would slow one another down
_LOST: Final = 1 << 62  # posted by a worker that can do no more

Signal = npt.NDArray[np.int64]
# What a worker does from the call on that it waits for; the call that it would wait for next.
Work = Callable[[int], int]


class SpinPool:
    """The caller, who is worker 0, and `workers` - 1 threads.

    `work_of` is asked once for the work of each worker, by its number, the signal of calls and its
    own signal: compiled code that heeds `awaits` and `post`, and does not keep `owner` alive, since
    the threads end with it.
    """

    def __init__(
        self, owner: Any, work_of: Callable[[int, Signal, Signal], Work], workers: int
    ) -> None:
        self._call = _signal()
        self._posted = [_signal() for _ in range(workers)]
        self._work = [work_of(n, self._call, posted) for n, posted in enumerate(self._posted)]
        self._asleep = [False] * workers
        self._wake_ups: list[SimpleQueue[bool]] = [SimpleQueue() for _ in range(workers)]
        self._failed: list[BaseException] = []
        self._over = False
        self._threads = [
            Thread(target=self._serve, args=(worker,), daemon=True) for worker in range(1, workers)
        ]
        for thread in self._threads:
            thread.start()
        finalize(owner, self._dismiss)

    def run_all(self) -> None:
        """Every worker does its share once."""
        call = int(self._call[0]) + 1
        post_from_python(self._call, call)
        for asleep, wake_up in zip(self._asleep, self._wake_ups, strict=True):
            if asleep:
                wake_up.put(True)
        self._work[0](call)
        for posted in self._posted[1:]:
            while not await_from_python(posted, call, SPINS):
                time.sleep(0)  # whoever works may need this processor
        if self._failed:
            raise self._failed[0]

    def close(self) -> None:
        """Let the threads go."""
        self._dismiss()
        for thread in self._threads:
            thread.join()

    def _dismiss(self) -> None:
        self._over = True
        for wake_up in self._wake_ups:
            wake_up.put(True)

    def _serve(self, worker: int) -> None:
        call = 1
        try:
            while not self._over:
                call = self._work[worker](call)
                self._sleep(worker, call)
        except BaseException as error:  # the caller gets it
            self._failed.append(error)
            post_from_python(self._posted[worker], _LOST)

    def _sleep(self, worker: int, call: int) -> None:
        """Until a wake-up comes; nobody would send one for a call that came just now."""
        self._asleep[worker] = True
        if int(self._call[0]) < call and not self._over:
            self._wake_ups[worker].get()
        self._asleep[worker] = False


def _signal() -> Signal:
    return np.zeros(_APART, np.int64)


@rule
def post(signal: Signal, number: int) -> None:
    """Post the number, for all to see, after whatever was written before."""
    store_release(signal, number)


@rule
def awaits(signal: Signal, number: int, spins: int) -> bool:
    """Whether this number, or a later one, is posted within that many spins."""
    for _ in range(spins):
        if load_acquire(signal) >= number:
            return True
    return False


@entry(array(np.int64), INT)
def post_from_python(signal: Signal, number: int) -> None:
    """`post`, from Python."""
    post(signal, number)


@entry(array(np.int64), INT, INT, nogil=True)
def await_from_python(signal: Signal, number: int, spins: int) -> bool:
    """`awaits`, from Python."""
    return awaits(signal, number, spins)
