"""Ends that are asked for from outside."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Final

_ASKED_TO_END: Final = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def killed_like_interrupted() -> Iterator[None]:
    """Inside, a signal to terminate does what Ctrl-C does, so that what is there is kept."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Inside, Ctrl-C and a signal to terminate are put off, so that nothing is left half done."""
    if current_thread() is not main_thread():
        yield
        return
    heard: list[int] = []

    def put_off(number: int, _: object) -> None:
        heard.append(number)

    before = {number: signal.signal(number, put_off) for number in _ASKED_TO_END}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if heard:
        signal.raise_signal(heard[0])
