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
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache
from typing import Final, Protocol, TypeVar

import structlog

from ..bots import get_bot
from ..bots.api import Bot, Budget, Choice, UnknownBot, situation
from ..games import get_game
from ..tables.refusals import Refused
from .logs import error_fields
from .messages import Candidate

_log = structlog.get_logger("seaboard.bots")
FALLBACK: Final = "random"  # for a bot that fails again and again
_TRIES: Final = 3
Answer = TypeVar("Answer")
_PATIENCE: Final = 300.0  # beyond a bot's budget: a new version's first decision compiles it


class BotRunner(Protocol):
    """Whoever lets bots decide."""

    async def choose(self, bot: str, game: str, position: bytes) -> str:
        """The text of the bot's move."""
        ...

    async def consider(self, bot: str, game: str, position: bytes) -> list[Candidate]:
        """The moves that the bot thought about, the best first."""
        ...

    def prepare(self, bot: str, game: str) -> None:
        """The bot is going to play; whatever it has to load may be loaded now."""
        ...


class BotWorkers:
    """The processes in which bots think; they start with the first decision."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count = count
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, game: str, position: bytes) -> str:
        """The text of the bot's move. A bot that fails is tried again, then replaced."""
        for _ in range(_TRIES):
            try:
                return await self._ask(choose_move, bot, game, position, self._seconds)
            except Exception as error:
                _log.error("bot.failed", bot=bot, game=game, **error_fields(error))
        return await self._ask(choose_move, FALLBACK, game, position, self._seconds)

    async def consider(self, bot: str, game: str, position: bytes) -> list[Candidate]:
        try:
            return await self._ask(consider_moves, bot, game, position, self._seconds)
        except Exception as error:
            _log.error("bot.failed", bot=bot, game=game, **error_fields(error))
            raise Refused("busy", "the bot did not answer; try again") from None

    def prepare(self, bot: str, game: str) -> None:
        pool = self._pool = self._pool or self._start()
        with suppress(BrokenProcessPool, RuntimeError):  # the first question starts a new one
            pool.submit(prepare_bot, bot, game)

    async def _ask(self, work: Callable[..., Answer], *given: object) -> Answer:
        pool = self._pool = self._pool or self._start()
        try:
            future = pool.submit(work, *given)
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


# These run in a worker.


def choose_move(bot: str, game: str, position: bytes, seconds: float) -> str:
    return str(_choice(bot, game, position, seconds).move)


def consider_moves(bot: str, game: str, position: bytes, seconds: float) -> list[Candidate]:
    choice = _choice(bot, game, position, seconds)
    considered = [
        Candidate(move=str(each.move), visits=each.visits, value=each.value, score=each.score)
        for each in choice.candidates
    ]
    return considered or [Candidate(move=str(choice.move), visits=0, value=0.5, score=None)]


def prepare_bot(bot: str, game: str) -> None:
    _bot(bot).prepare(get_game(game))


def _choice(bot: str, game: str, position: bytes, seconds: float) -> Choice:
    place = get_game(game).from_bytes(position)
    return _bot(bot).choose(situation(place, Budget(seconds=seconds), random.Random()))


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
