"""Compiled work in threads, its results in order: compiled code does not hold Python's lock."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")


def in_threads(threads: int, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[J, R]]:
    """Each job and its result, in the order of the jobs, of which few are ahead of the reader."""
    ahead: deque[tuple[J, Future[R]]] = deque()
    pool = ThreadPoolExecutor(threads)
    try:
        for job in jobs:
            ahead.append((job, pool.submit(work, job)))
            if len(ahead) > 2 * threads:
                first, future = ahead.popleft()
                yield first, future.result()
        for first, future in ahead:
            yield first, future.result()
    finally:
        pool.shutdown(cancel_futures=True)
