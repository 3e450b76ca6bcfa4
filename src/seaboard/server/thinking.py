"""Bots think in processes of their own, never in the event loop.

A worker gets the bytes of a position and gives the text of a move; it keeps nothing of the table.
What is to be decided follows from the log, so a server that was killed asks again.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Final, Protocol

import structlog

from ..bots import get_bot
from ..bots.api import Bot, Budget, UnknownBot, situation
from ..games import get_game
from .logs import what

_log = structlog.get_logger("seaboard.thinking")
FALLBACK: Final = "random"  # for a bot that fails again and again
_TRIES: Final = 3
_PATIENCE: Final = 300.0  # beyond a bot's budget: a new version's first decision compiles it


class Thinker(Protocol):
    async def choose(self, bot: str, game: str, position: bytes) -> str: ...


class Workers:
    """The processes in which bots think; they start with the first decision."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count = count
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, game: str, position: bytes) -> str:
        """The text of the bot's move. A bot that fails is tried again, then replaced."""
        for _ in range(_TRIES):
            try:
                return await self._ask(bot, game, position)
            except Exception as error:
                _log.error("bot.failed", bot=bot, game=game, **what(error))
        return await self._ask(FALLBACK, game, position)

    async def _ask(self, bot: str, game: str, position: bytes) -> str:
        pool = self._pool = self._pool or self._start()
        try:
            future = pool.submit(choose_move, bot, game, position, self._seconds)
            patience = self._seconds + _PATIENCE
            return await asyncio.wait_for(asyncio.wrap_future(future), patience)
        except (BrokenProcessPool, TimeoutError):
            if self._pool is pool:
                self._pool = None
            pool.shutdown(wait=False, cancel_futures=True)
            raise

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._count,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_begin,
            initargs=(os.getpid(),),
        )

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def choose_move(bot: str, game: str, position: bytes, seconds: float) -> str:
    """Runs in a worker."""
    place = get_game(game).from_bytes(position)
    choice = _bot(bot).choose(situation(place, Budget(seconds=seconds), random.Random()))
    return str(choice.move)


@lru_cache(maxsize=64)
def _bot(specification: str) -> Bot:
    return get_bot(specification)


def _begin(parent: int) -> None:
    """A worker ends with its server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(0)


def available(specifications: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the bots that this version has."""
    return tuple(each for each in specifications if _exists(each))


def _exists(specification: str) -> bool:
    try:
        get_bot(specification).close()
    except (UnknownBot, ImportError):
        return False
    return True
