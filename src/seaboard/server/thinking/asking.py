"""What a server asks its bots: a situation without secrets, and what it is expected to cost."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from random import SystemRandom
from typing import Final

from ...bots import get_bot
from ...bots.api import Bot, BrokenBot, Budget, UnknownBot
from ...bots.levels import LevelBot
from ...games.api import Position
from .thoughts import Thought

FALLBACK: Final = "random"  # for a bot that fails
_SHORT: Final = 0.01
_AT_ONCE: Final = ("random", "greedy")
_worlds: Final = SystemRandom()


def thought(table: str, version: int, bot: str, position: Position, seconds: float) -> Thought:
    """What the bot has to decide at that version of a table."""
    return Thought(
        key=f"{table} {version} {bot}",
        bot=bot,
        game=position.game.name,
        position=disguised(position),
        seconds=seconds,
        cost=cost_of(bot, seconds),
    )


def disguised(position: Position) -> bytes:
    """The situation of whoever decides, and no more: a random world that the seat could not tell
    from the true one. A bot sees its seat's view of it and draws further worlds from it, which is
    all it could do with the truth; so neither the queue nor a worker ever holds the truth.
    """
    return position.resample(position.decider, _worlds).to_bytes()


@lru_cache(maxsize=256)
def cost_of(bot: str, most: float) -> float:
    """Seconds of one core that a decision of the bot is expected to take."""
    try:
        made = get_bot(bot)
    except (UnknownBot, BrokenBot):
        return _SHORT  # it fails at once
    made.close()
    return min(max(_seconds_of(made, most), _SHORT), most)


def _seconds_of(bot: Bot, most: float) -> float:
    if isinstance(bot, LevelBot):
        return bot.level.seconds
    if bot.name.partition(":")[0] in _AT_ONCE:
        return _SHORT
    budget: Budget | None = getattr(bot, "budget", None)
    return most if budget is None or budget.seconds is None else budget.seconds


def next_weaker(bot: str, offered: Collection[str]) -> str | None:
    """The next weaker strength on offer, if the bot is one of the strengths."""
    ranks = {rank: each for each in offered if (rank := _rank(each)) is not None}
    own = _rank(bot)
    lower = [] if own is None else [rank for rank in ranks if rank < own]
    return ranks[max(lower)] if lower else None


@lru_cache(maxsize=256)
def _rank(bot: str) -> int | None:
    if bot.partition(":")[0] != "level":
        return None
    try:
        made = get_bot(bot)
    except UnknownBot:
        return None
    return made.rank if isinstance(made, LevelBot) else None


def available(specifications: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the bots that this version has."""
    return tuple(each for each in specifications if _exists(each))


def _exists(specification: str) -> bool:
    try:
        get_bot(specification).close()
    except (UnknownBot, BrokenBot):
        return False
    return True
