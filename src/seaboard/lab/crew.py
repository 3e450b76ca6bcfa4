"""Threads that do the same work over and over, each its share, in time with the caller.

To wake a thread, or to hand it Python's lock, takes as long as a step of some hundred games. So a
hand stays in compiled code: when its share is done it says so and looks out for the next call, and
only if none comes for a moment it returns to Python and sleeps.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Final
from weakref import WeakMethod, finalize

import numpy as np
import numpy.typing as npt

from ..games.kernel.atomics import load_acquire, store_release
from ..games.kernel.compiling import INT, array, entry, rule

LOOKS: Final = 150_000  # about 150 to 300 microseconds: whoever chooses with NumPy needs that long
_APART: Final = 16  # signals that lie closer would slow one another down
_LOST: Final = 1 << 62  # said by a hand that can do no more

Signal = npt.NDArray[np.int64]
# The number of a hand, the signal of calls, its own signal, and the call that it waits for; the
# answer is the call that it would wait for next.
Work = Callable[[int, Signal, Signal, int], int]


class Crew:
    """The caller, who is hand 0, and `hands` - 1 threads.

    `work` is a method around compiled code that heeds `hears` and `say`. The crew does not keep its
    object alive; with it the threads end.
    """

    def __init__(self, work: Work, hands: int) -> None:
        self._work = WeakMethod(work)
        self._call = _signal()
        self._said = [_signal() for _ in range(hands)]
        self._asleep = [False] * hands
        self._bells: list[SimpleQueue[bool]] = [SimpleQueue() for _ in range(hands)]
        self._failed: list[BaseException] = []
        self._over = False
        self._threads = [
            Thread(target=self._serve, args=(hand,), daemon=True) for hand in range(1, hands)
        ]
        for thread in self._threads:
            thread.start()
        finalize(work.__self__, self._dismiss)  # type: ignore[attr-defined]

    def together(self) -> None:
        """Everyone does his share once."""
        call = int(self._call[0]) + 1
        announce(self._call, call)
        for asleep, bell in zip(self._asleep, self._bells, strict=True):
            if asleep:
                bell.put(True)
        self._share(0, call)
        for said in self._said[1:]:
            while not listen(said, call, LOOKS):
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
        for bell in self._bells:
            bell.put(True)

    def _share(self, hand: int, call: int) -> int:
        work = self._work()
        return call if work is None else work(hand, self._call, self._said[hand], call)

    def _serve(self, hand: int) -> None:
        call = 1
        try:
            while not self._over:
                call = self._share(hand, call)
                self._sleep(hand, call)
        except BaseException as error:  # the caller gets it
            self._failed.append(error)
            announce(self._said[hand], _LOST)

    def _sleep(self, hand: int, call: int) -> None:
        """Until the bell rings; nobody would ring it for a call that came just now."""
        self._asleep[hand] = True
        if int(self._call[0]) < call and not self._over:
            self._bells[hand].get()
        self._asleep[hand] = False


def _signal() -> Signal:
    return np.zeros(_APART, np.int64)


@rule
def say(signal: Signal, number: int) -> None:
    """Say the number, for all to hear, after whatever was written before."""
    store_release(signal, number)


@rule
def hears(signal: Signal, number: int, looks: int) -> bool:
    """Whether this number, or a later one, is said before so many looks are over."""
    for _ in range(looks):
        if load_acquire(signal) >= number:
            return True
    return False


@entry(array(np.int64), INT)
def announce(signal: Signal, number: int) -> None:
    """`say`, from Python."""
    say(signal, number)


@entry(array(np.int64), INT, INT, nogil=True)
def listen(signal: Signal, number: int, looks: int) -> bool:
    """`hears`, from Python."""
    return hears(signal, number, looks)
