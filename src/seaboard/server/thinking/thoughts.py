"""What there is to think about, and what comes of it: values only, which cost nothing to import."""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol

MOST_TRIES: Final = 3  # a thought that has ended this many thinkers is given up
# A thought lets shorter ones pass it that come later, by this many times the difference in length;
# so short ones go first, and none waits for ever.
WEIGHT: Final = 10.0
# Whoever looks back at a game can wait for those who play one: by as many seconds at most.
LATER: Final = 60.0


class ThoughtFailed(Exception):
    """A bot gave no answer; its text is the kind of error, and nothing of the position."""


class Considered(NamedTuple):
    """A move that a bot thought about."""

    move: str
    visits: int
    value: float
    score: float | None


@dataclass(frozen=True, slots=True)
class Answer:
    """A bot's move and, best first, what it thought about; or the judgement of a move."""

    move: str
    candidates: tuple[Considered, ...] = ()
    judged: dict[str, Any] | None = None

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Answer:
        if "failed" in data:
            raise ThoughtFailed(str(data["failed"]))
        considered = tuple(Considered(*each) for each in data["candidates"])
        return cls(data["move"], considered, data.get("judged"))

    def data(self) -> dict[str, Any]:
        """The inverse of `from_data`."""
        return {"move": self.move, "candidates": list(map(list, self.candidates))} | (
            {} if self.judged is None else {"judged": self.judged}
        )

    @classmethod
    def from_json(cls, text: str) -> Answer:
        return cls.from_data(json.loads(text))


@dataclass(frozen=True, slots=True)
class Thought:
    """A situation for a bot; `key` is the same for the same question, which is asked once.

    `position` is a world that the seat could not tell from the true one (`disguised`).
    """

    key: str
    bot: str
    game: str
    position: bytes = field(repr=False)
    seconds: float  # that it may take
    cost: float  # that it is expected to take
    judging: str = ""  # JSON: the move of a finished game to be judged, instead of asking a bot
    later: bool = False  # whether all who play go first

    @property
    def handicap(self) -> float:
        """Seconds by which a thought that comes later may be the first."""
        return WEIGHT * self.cost + LATER * self.later

    def question(self) -> dict[str, Any]:
        """What a thinker is asked."""
        return {
            "bot": self.bot,
            "game": self.game,
            "position": base64.b64encode(self.position).decode(),
            "seconds": self.seconds,
            "judging": json.loads(self.judging) if self.judging else None,
        }


class QueueState(NamedTuple):
    """How a queue stands."""

    waiting: int  # thoughts that nobody has begun
    oldest: float  # seconds for which one of them has waited; analyses may, so they do not count
    thinkers: int  # that live


class ThoughtQueue(Protocol):
    """Whoever lets bots think."""

    async def think(self, thought: Thought) -> Answer:
        """The bot's answer; ThoughtFailed if it has none. Whoever is cancelled wants none."""
        ...

    async def delay(self, cost: float) -> float:
        """Seconds until a thought of that cost would be begun, if it were asked for now."""
        ...

    async def state(self) -> QueueState:
        """How it stands, for whoever watches the server."""
        ...
