"""What bots think on the device: their choices, and what they advise."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from threading import Event
from typing import Final

from ..bots import get_bot
from ..bots.analysis.judging import judge_for
from ..bots.analysis.types import LINES
from ..bots.api import Bot, Budget, Choice, situation
from ..games.api import Position, as_data
from ..tables.shapes import Candidate

THINKING_SECONDS: Final = 2.0
MOST_ADVISED: Final = 3


def choice(bot: str, position: Position) -> Choice:
    """What the bot does for whoever decides; it sees no more than that seat."""
    return _bot(bot).choose(situation(position, Budget(seconds=THINKING_SECONDS), Random()))


def candidates(bot: str, position: Position) -> list[Candidate]:
    """The moves that a bot advises, best first, each with what it would do."""
    found = choice(bot, position)
    best: list[Candidate] = [
        {"move": str(c.move), "visits": c.visits, "value": c.value, "score": c.score}
        for c in found.candidates[:MOST_ADVISED]
    ] or [{"move": str(found.move), "visits": 0, "value": 0.5, "score": None}]
    game, seat = position.game, position.decider
    for each in best:
        each["preview"] = as_data(game.preview(position, game.parse(each["move"]), seat))
    return best


def lines(position: Position, best: Sequence[Candidate]) -> list[tuple[str, ...]]:
    """How play would probably go on after each of these moves."""
    moves = [position.game.parse(each["move"]) for each in best]
    return judge_for(position.game, LINES, Event()).lines(position, moves)


@lru_cache(maxsize=8)
def _bot(specification: str) -> Bot:
    return get_bot(specification)
