"""Work on the processors of many machines, by Ray (the extra `ray`).

A piece of work is a pure function of its job, so whoever does it gives the same result. Only this
process counts results, each once: a job that was lost with its machine is done anew elsewhere, and
one that is done is never asked for again. Machines may come and go meanwhile.
"""

from __future__ import annotations

import logging
import os
import socket
import time
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, Final, Self, TypeVar

from .. import __version__
from ..bots.sources import own_sources
from ..extras import command_for
from ..games.api import SeaboardError

J = TypeVar("J")
R = TypeVar("R")
_AHEAD: Final = 2  # jobs for each processor that are asked for at once, so that none waits for us
_TRIES_AFTER_A_LOSS: Final = 3
_PATIENCE: Final = 10.0  # seconds in which an address has to answer
_LOOK_AROUND: Final = 5.0  # seconds between two counts of the processors


class NoCluster(SeaboardError):
    """Ray is not installed, or nothing answers at the address."""


class OtherSources(SeaboardError):
    """A machine of the cluster has another Seaboard than this one."""


class JobLost(SeaboardError):
    """A job whose process ended each time it was tried."""


class Cluster:
    """A Ray cluster; "auto" is the one that this machine belongs to, "local" one of its own.

    Use it as a context: leaving it ends the connection.
    """

    def __init__(self, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told of it
        # What ray will do in a later version; until then it warns at every start.
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        self._ray: Any = _library()
        _check_that_somebody_listens(address)
        try:
            self._ray.init(
                address=None if address == "local" else address,
                include_dashboard=None if address != "local" else False,
                logging_level=logging.ERROR,
                log_to_driver=False,
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            first = str(error).strip().partition("\n")[0]
            raise NoCluster(f"--ray {address}: no cluster answers there ({first})") from None
        self._try = self._ray.remote(max_retries=_TRIES_AFTER_A_LOSS, scheduling_strategy="SPREAD")(
            _do
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    @property
    def processors(self) -> int:
        """How many there are now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 0)))

    def as_done(
        self, work: Callable[[J], R], jobs: Iterable[J]
    ) -> Generator[tuple[J, R], None, None]:
        """Each job with its result, in the order in which they are done."""
        for number, job, result in self._done(work, jobs):
            del number
            yield job, result

    def in_order(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        """The results in the order of the jobs."""
        early: dict[int, R] = {}
        following = 0
        for number, _, result in self._done(work, jobs):
            early[number] = result
            while following in early:
                yield early.pop(following)
                following += 1

    def _done(
        self, work: Callable[[J], R], jobs: Iterable[J]
    ) -> Generator[tuple[int, J, R], None, None]:
        ray = self._ray
        shared = ray.put((work, own_sources(), __version__))
        waiting = enumerate(jobs)
        asked: dict[Any, tuple[int, J]] = {}
        room, counted = self.processors * _AHEAD, time.monotonic()
        try:
            while True:
                if time.monotonic() - counted > _LOOK_AROUND:
                    room, counted = self.processors * _AHEAD, time.monotonic()
                for number, job in islice(waiting, max(0, room - len(asked))):
                    asked[self._try.remote(shared, job)] = (number, job)
                if not asked:
                    return
                for done in ray.wait(list(asked), num_returns=1, timeout=_LOOK_AROUND)[0]:
                    number, job = asked.pop(done)
                    yield number, job, self._result(done, job)
        finally:
            for left in asked:
                ray.cancel(left, force=True)

    def _result(self, done: Any, job: Any) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(done)
        except errors.RayTaskError as error:
            raise error.cause from None
        except errors.RayError as error:
            raise JobLost(
                f"the process that did job {str(job)[:60]} ended at each of"
                f" {_TRIES_AFTER_A_LOSS + 1} tries ({type(error).__name__}); what is done is kept"
            ) from None


def _check_that_somebody_listens(address: str) -> None:
    """Before Ray is asked, which goes on trying for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"--ray {address}: no cluster answers there ({error})") from None


def _library() -> Any:
    try:
        import ray  # noqa: PLC0415  # an extra, and slow to import
    except ImportError:
        raise NoCluster(f"--ray needs Ray: {command_for('ray')}") from None
    return ray


def _do(shared: tuple[Callable[[J], R], str, str], job: J) -> R:
    """On some machine of the cluster: one job."""
    work, sources, version = shared
    if own_sources() != sources:
        raise OtherSources(
            f"a machine of the cluster has other sources of games or bots ({__version__}) than this"
            f" one ({version}), so results would not mix; install the same Seaboard on all"
        )
    return work(job)
