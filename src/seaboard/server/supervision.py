"""Background tasks that never end by an error: each is logged and the task begins anew.

A task is ready from the moment it says so until it fails. As long as one is not, the server is not
ready either, and whoever asks `/health` is told so.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from .logs import error_fields

_log = structlog.get_logger("seaboard.tasks")
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0


class SupervisedTask:
    """One task; its work gets this object and calls `started` once it has caught up."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.ready = False
        self._pause = FIRST_PAUSE

    def started(self) -> None:
        self.ready = True
        self._pause = FIRST_PAUSE

    async def run(self, work: Work) -> None:
        """Work for ever, with longer and longer pauses as long as it fails."""
        while True:
            try:
                await work(self)
                _log.error("task.ended", task=self.name)  # it is not meant to
            except Exception as error:
                _log.error("task.failed", task=self.name, **error_fields(error))
            self.ready = False
            await asyncio.sleep(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE)


Work = Callable[[SupervisedTask], Awaitable[None]]


class Supervisor:
    """All background tasks of a server."""

    def __init__(self) -> None:
        self._tasks: list[SupervisedTask] = []
        self._running: list[asyncio.Task[None]] = []

    def start(self, name: str, work: Work) -> None:
        task = SupervisedTask(name)
        self._tasks.append(task)
        self._running.append(asyncio.create_task(task.run(work), name=name))

    def not_ready(self) -> list[str]:
        """Names of the tasks that have not caught up."""
        return [task.name for task in self._tasks if not task.ready]

    async def stop(self) -> None:
        for running in self._running:
            running.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
