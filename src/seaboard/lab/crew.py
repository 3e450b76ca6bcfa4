"""Threads that do the same work over and over, each its share, in time with the caller.

To wake a thread takes as long as a step of some hundred games. So a hand that has done its share
looks out for the next call for a moment before it goes to sleep.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final
from weakref import WeakMethod, finalize

import numpy as np
import numpy.typing as npt
from numba import types

from ..games.kernel.compiling import unlocked
from ..games.kernel.instructions import as_instructions, first_of

_APART: Final = 16  # signals that lie closer would slow one another down
_LOOKS: Final = 50_000  # about 50 to 100 microseconds

Signals = npt.NDArray[np.int64]


class Crew:
    """The caller and `hands` - 1 threads; `work` gets the number of each, the caller's being 0.

    `work` is a method, whose object the crew does not keep alive; with it the threads end.
    """

    def __init__(self, work: Callable[[int], None], hands: int) -> None:
        self._work = WeakMethod(work)
        self._call = _signal()
        self._done = [_signal() for _ in range(hands - 1)]
        self._asleep = [False] * (hands - 1)
        self._bells: list[SimpleQueue[bool]] = [SimpleQueue() for _ in range(hands - 1)]
        self._failed: list[BaseException] = []
        self._over = False
        self._threads = [
            Thread(target=self._serve, args=(hand,), daemon=True) for hand in range(hands - 1)
        ]
        for thread in self._threads:
            thread.start()
        finalize(work.__self__, self._dismiss)  # type: ignore[attr-defined]

    def together(self) -> None:
        """Everyone does his share once."""
        call = int(self._call[0]) + 1
        give(self._call, call)
        for asleep, bell in zip(self._asleep, self._bells, strict=True):
            if asleep:
                bell.put(True)
        self._share(0)
        for done in self._done:
            while not heard(done, call, _LOOKS):
                time.sleep(0)  # whoever works may need this processor
        if self._failed:
            raise self._failed.pop()

    def close(self) -> None:
        """Let the threads go."""
        self._dismiss()
        for thread in self._threads:
            thread.join()

    def _dismiss(self) -> None:
        self._over = True
        for bell in self._bells:
            bell.put(True)

    def _share(self, hand: int) -> None:
        work = self._work()
        if work is not None:
            work(hand)

    def _serve(self, hand: int) -> None:
        call = 1
        while True:
            while not heard(self._call, call, _LOOKS):
                self._sleep(hand, call)
                if self._over:
                    return
            try:
                self._share(hand + 1)
            except BaseException as error:  # the caller gets it
                self._failed.append(error)
            give(self._done[hand], call)
            call += 1

    def _sleep(self, hand: int, call: int) -> None:
        """Until the bell rings; nobody would ring it for a call that came just now."""
        self._asleep[hand] = True
        if int(self._call[0]) < call and not self._over:
            self._bells[hand].get()
        self._asleep[hand] = False


def _signal() -> Signals:
    return np.zeros(_APART, np.int64)


@unlocked
def give(signal: Signals, number: int) -> None:
    """Say the number, for all to hear, after whatever was written before."""
    _store(signal, number)


@unlocked
def heard(signal: Signals, number: int, looks: int) -> bool:
    """Whether the number is said before so many looks are over."""
    for _ in range(looks):
        if _load(signal) >= number:
            return True
    return False


def _store(signal: Signals, number: int) -> None:
    signal[0] = number


def _load(signal: Signals) -> int:
    return int(signal[0])


@as_instructions(_store)
def _store_at_once(_context: Any, signal: Any, number: Any) -> Any:
    def store(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        first = _address(context, builder, signature.args[0], args[0])
        builder.store_atomic(args[1], first, "release", 8)
        return context.get_dummy_value()

    return types.void(signal, types.int64), store


@as_instructions(_load)
def _load_at_once(_context: Any, signal: Any) -> Any:
    def load(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        first = _address(context, builder, signature.args[0], args[0])
        return builder.load_atomic(first, "acquire", 8)

    return types.int64(signal), load


def _address(context: Any, builder: Any, kind: Any, array: Any) -> Any:
    number = context.get_value_type(types.int64)
    return builder.bitcast(first_of(context, builder, kind, array), number.as_pointer())
