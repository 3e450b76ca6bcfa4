"""Ends that are asked for from outside, or by a bot that fails."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread

from ..lab.match import BotFailed


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
def stopping_as_told() -> Iterator[None]:
    """Where bots play: the same, and the traceback of one that fails is shown."""
    try:
        with killed_like_interrupted():
            yield
    except BotFailed as failed:
        print(failed.mishap.trace, file=sys.stderr)
        raise
