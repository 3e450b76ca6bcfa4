"""Processes in which bots think, one thought at a time each; one that dies is replaced."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final, Protocol

from .thoughts import Answer, Thought

_PATIENCE: Final = 300.0  # beyond a bot's time; rules may have to be compiled first
_FAREWELL: Final = 2.0
_LONGEST_LINE: Final = 1 << 20


class Mind(Protocol):
    """Whatever thinks one thought at a time: a process, or in tests something quicker."""

    async def think(self, thought: Thought) -> Answer: ...
    async def close(self) -> None: ...


class ThinkerDied(Exception):
    """The process ended or did not answer."""


class Thinker:
    """One process; it starts with its first thought and keeps what it has loaded."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def think(self, thought: Thought) -> Answer:
        """The answer; ThoughtFailed if the bot has none, ThinkerDied if the process is gone."""
        process = self._process or await self.start()
        line = b""
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps(thought.question()).encode() + b"\n")
            async with asyncio.timeout(thought.seconds + _PATIENCE):
                await process.stdin.drain()
                line = await process.stdout.readline()
        except (OSError, TimeoutError):
            pass
        except BaseException:  # its answer would be taken for that of the next question
            await self._end()
            raise
        if not line.endswith(b"\n"):
            await self._end()
            raise ThinkerDied
        return Answer.from_data(json.loads(line))

    async def start(self) -> Process:
        if self._process is None:
            command = (sys.executable, "-m", "seaboard.bots.thinker")
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, limit=_LONGEST_LINE
            )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """Let the process end by itself; it does as soon as nobody can ask it any more."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            async with asyncio.timeout(_FAREWELL):
                await process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
