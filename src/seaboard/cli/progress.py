"""How far a long command has come: a bar on a terminal, else a plain line now and then."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

_SECONDS_BETWEEN_LINES: Final = 10.0
_LONGEST: Final = timedelta(days=999_999).total_seconds()  # more than anybody waits
Advance = Callable[[int], None]


@contextmanager
def progress(what: str, total: int) -> Iterator[Advance]:
    """Call the given function with how much was done since the last call."""
    if sys.stderr.isatty():
        with _bar() as bar:
            task = bar.add_task(what, total=total)
            yield lambda done: bar.update(task, advance=done)
    else:
        yield _plain_lines(what, total)


def _bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def _plain_lines(what: str, total: int) -> Advance:
    begun = time.monotonic()
    done, told = 0, begun

    def advance(count: int) -> None:
        nonlocal done, told
        done += count
        now = time.monotonic()
        if done and now - told >= _SECONDS_BETWEEN_LINES:
            told = now
            seconds = min((now - begun) / done * (total - done), _LONGEST)
            left = timedelta(seconds=round(seconds))
            line = f"{what}: {done:,} of {total:,}, about {left} left"
            print(line, file=sys.stderr, flush=True)

    return advance
