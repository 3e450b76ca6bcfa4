"""How much may be added to a table's log by whom, so that nobody fills it for the others.

Chat has budgets of its own, one for the people of the table and one for visitors, and in each a
share for every person; changing seats has one for each person; taking back and proposing have one
each for the players together. What a game needs to begin, go on and end always has room: starting,
moves, clocks, resigning, replacing, coming back, closing, the next table.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .entries import (
    BotAdded,
    BotRemoved,
    Entry,
    Joined,
    MotionMade,
    MovesUndone,
    Said,
    SeatsSwapped,
    SetupChanged,
    UndoAnswered,
    UndoAsked,
    Voted,
    WordsSealed,
)
from .refusals import Refused

CHAT_OF_PLAYERS: Final = 5_000
CHAT_OF_VISITORS: Final = 1_000
CHAT_OF_ONE_PLAYER: Final = 2_000
CHAT_OF_ONE_VISITOR: Final = 100
SEATING_BY_PERSON: Final = 300
TAKING_BACK: Final = 5_000
PROPOSING: Final = 1_000


class Budget(NamedTuple):
    """What an entry counts towards, how many of them there may be, and why there are no more."""

    name: str
    most: int
    reason: str


_PLAYERS_CHAT: Final = Budget(
    "chat", CHAT_OF_PLAYERS, "this table's chat is full; everything else goes on"
)
_VISITORS_CHAT: Final = Budget(
    "visitors' chat", CHAT_OF_VISITORS, "visitors have said as much here as they may"
)
_TAKING_BACK: Final = Budget(
    "taking back", TAKING_BACK, "at this table enough was asked and taken back; play goes on"
)
_PROPOSING: Final = Budget(
    "proposing", PROPOSING, "at this table enough was proposed; play goes on"
)


def budgets_of(entry: Entry, host: str, people: tuple[str | None, ...]) -> tuple[Budget, ...]:
    """What the entry counts towards at a table with that host and those people in its seats."""
    if isinstance(entry, Said):
        return _chat(entry.person, entry.person == host or entry.person in people)
    budget = _budget_of(entry, host, people)
    return () if budget is None else (budget,)


def _chat(person: str, belongs: bool) -> tuple[Budget, Budget]:
    """A visitor who takes a seat has a player's share beside a visitor's."""
    reason = "you have said as much here as one person may; everything else goes on"
    if belongs:
        return Budget(f"chat of {person}", CHAT_OF_ONE_PLAYER, reason), _PLAYERS_CHAT
    return Budget(f"visitor's chat of {person}", CHAT_OF_ONE_VISITOR, reason), _VISITORS_CHAT


def _budget_of(entry: Entry, host: str, people: tuple[str | None, ...]) -> Budget | None:
    match entry:
        case Joined(person=person):
            return _seating(person)
        case WordsSealed(seat=seat):
            return _seating(people[seat] or host)
        case BotAdded() | BotRemoved() | SeatsSwapped() | SetupChanged():
            return _seating(host)
        case UndoAsked() | UndoAnswered() | MovesUndone():
            return _TAKING_BACK
        case MotionMade() | Voted():
            return _PROPOSING
        case _:
            return None


def _seating(person: str) -> Budget:
    reason = "you have changed seats here as often as you may"
    return Budget(f"seating by {person}", SEATING_BY_PERSON, reason)


def check_budgets(used: dict[str, int], budgets: tuple[Budget, ...]) -> None:
    """Refuse what is beyond one of the budgets."""
    for budget in budgets:
        if used.get(budget.name, 0) >= budget.most:
            raise Refused("not-now", budget.reason)
