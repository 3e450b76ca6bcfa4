"""Several server processes on one machine and one port, kept alive by a parent.

The parent opens the database once, binds the port and forks: processes share the listening socket,
so a connection that nobody has accepted yet is not lost with a process, and a process that died is
there again at once, because everything is loaded. It serves nobody itself. Whatever ends the parent
ends the others: they hold the reading end of a pipe that only the parent can write to.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from socket import socket
from tempfile import TemporaryDirectory
from typing import Final

import structlog

from .running import bound, run
from .settings import Settings, SharedFolder
from .storage.starting import BadStart
from .storage.store import open_store
from .thinking.worker import run_worker

_log = structlog.get_logger("seaboard.processes")
_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 5.0
_LIVED: Final = 10.0  # seconds: a process that died sooner is started anew after a longer pause
_ENDING: Final = frozenset((signal.SIGINT, signal.SIGTERM, signal.SIGHUP))


@dataclass(slots=True)
class _Role:
    """One process to be kept alive."""

    name: str
    work: Callable[[], None]
    pid: int = 0
    since: float = 0.0
    pause: float = _FIRST_PAUSE
    due: float | None = None  # when it is started anew


def run_processes(
    settings: Settings, count: int, host: str, port: int, on_start: Callable[[], None]
) -> None:
    """Serve with that many processes until told to end; `BadStart` says why that cannot be."""
    if not hasattr(os, "fork"):
        raise BadStart("several processes need a system that can fork; start one")
    if settings.database_url.startswith("sqlite"):
        raise BadStart(
            "several processes cannot share SQLite; give them a PostgreSQL (--database), or start"
            " one process"
        )
    asyncio.run(_check_database(settings.database_url))
    sockets = bound(host, port)
    for each in sockets:
        each.listen(2048)
    with TemporaryDirectory(prefix="seaboard-metrics-") as folder:
        roles = []
        for number in range(1, count + 1):
            shared = SharedFolder(Path(folder), number)
            own = replace(settings, bot_workers=0, shared_metrics=shared)
            roles.append(_Role(f"server {number}", _server(own, sockets)))
        if settings.bot_workers:
            url, thinkers = settings.database_url, settings.bot_workers
            roles.append(_Role("bots", lambda: run_worker(url, thinkers)))
        _Parent(roles, on_start).run()


async def _check_database(url: str) -> None:
    """Open it once, so that a bad one ends the start with a sentence and not each process."""
    await (await open_store(url)).close()


def _server(settings: Settings, sockets: Sequence[socket]) -> Callable[[], None]:
    return lambda: run(settings, sockets=list(sockets))


class _Parent:
    """Starts the processes and starts those anew that died, until a signal ends them all."""

    def __init__(self, roles: Collection[_Role], on_start: Callable[[], None]) -> None:
        self._roles = roles
        self._on_start = on_start
        self._alive, self._mine = os.pipe()

    def run(self) -> None:
        waited_for = {*_ENDING, signal.SIGCHLD}
        signal.pthread_sigmask(signal.SIG_BLOCK, waited_for)
        for role in self._roles:
            self._start(role)
        self._on_start()
        while True:
            due = min((each.due for each in self._roles if each.due is not None), default=None)
            if due is None:
                heard = signal.sigwait(waited_for)
            else:
                left = max(due - time.monotonic(), 0)
                info = signal.sigtimedwait(waited_for, left)
                heard = signal.SIGCHLD if info is None else signal.Signals(info.si_signo)
            if heard in _ENDING:
                break
            self._bury()
            self._start_those_due()
        self._end()

    def _start(self, role: _Role) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        role.since, role.due = time.monotonic(), None
        role.pid = os.fork()
        if role.pid == 0:
            self._be(role)

    def _be(self, role: _Role) -> None:
        """In the new process: do the role's work and end."""
        os.close(self._mine)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {*_ENDING, signal.SIGCHLD})
        threading.Thread(target=_end_with_parent, args=(self._alive,), daemon=True).start()
        code = 0
        try:
            role.work()
        except BadStart as reason:
            print(f"seaboard: {reason}", file=sys.stderr, flush=True)
            code = 2
        except BaseException as error:
            _log.error("process.failed", process=role.name, error=type(error).__name__)
            code = 1
        os._exit(code)

    def _bury(self) -> None:
        """Note which processes have ended, and when they are to be there again."""
        by_pid = {role.pid: role for role in self._roles if role.pid}
        with suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                role = by_pid.get(ended[0])
                if role is None:
                    continue
                role.pid = 0
                lived = time.monotonic() - role.since
                role.pause = _FIRST_PAUSE if lived > _LIVED else min(2 * role.pause, _LONGEST_PAUSE)
                role.due = time.monotonic() + role.pause
                code = os.waitstatus_to_exitcode(ended[1])
                _log.error("process.ended", process=role.name, code=code)

    def _start_those_due(self) -> None:
        for role in self._roles:
            if role.due is not None and role.due <= time.monotonic():
                self._start(role)

    def _end(self) -> None:
        for role in self._roles:
            if role.pid:
                with suppress(ProcessLookupError):
                    os.kill(role.pid, signal.SIGTERM)
        for role in self._roles:
            if role.pid:
                with suppress(ChildProcessError):
                    os.waitpid(role.pid, 0)


def _end_with_parent(alive: int) -> None:
    os.read(alive, 1)  # nobody writes: it returns when the parent is gone
    os.kill(os.getpid(), signal.SIGTERM)
