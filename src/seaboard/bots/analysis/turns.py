"""What a decision did, and what a better one would have brought, in the game's own terms.

A game says in its part `course` what a fact brought a seat (`brought`), and names what can only
grow (`GAINS`) and what can shrink too (`BALANCES`), each with the most valuable first.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, cast

from ...games.api import CHANCE, Move, Position, as_data
from ...records import Played
from .types import Decision

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:  # the older one does not tell enough about itself to make a schema of it
    from typing_extensions import TypedDict


class HappenedOut(TypedDict):
    """Something that happened by a move."""

    key: str
    params: dict[str, Any]


class MoveOut(TypedDict):
    """A move as whoever made it heard of it."""

    move: str
    facts: list[HappenedOut]


@dataclass(slots=True)
class _Way:
    """What moves brought a seat; `whole` if they are all until another decides."""

    brought: dict[str, int] = field(default_factory=dict)
    whole: bool = False


def move_out(before: Position, move: Move, after: Position) -> MoveOut:
    """The move as it is told to whoever decided; chance's as everybody hears it."""
    seat = None if before.decider == CHANCE else before.decider
    facts = before.game.narrate(before, move, after, seat)
    return {"move": str(move), "facts": [cast(HappenedOut, as_data(fact)) for fact in facts]}


def better_move(position: Position, decision: Decision) -> MoveOut:
    """The best move at that position."""
    before, after = position.copy(), position.copy()
    move = position.game.parse(decision.best[0].move)
    after.play(move)
    return move_out(before, move, after)


def missed(position: Position, decision: Decision, rest: Sequence[Played]) -> dict[str, int]:
    """What the better move would have brought beyond what the played ones (`rest`, from the
    decision on) did before another decided. Empty where what was played brought more of what is
    worth more, or where the game does not say.

    The line of the better move may end early; then only what cannot shrink again is compared, and
    it is the least that it would have brought.
    """
    part = position.game.part("course")
    if part is None or not hasattr(part, "brought"):
        return {}
    best = decision.best[0]
    better = _way(part, position, [best.move, *best.line])
    played = _way(part, position, (each.text for each in rest))
    names: tuple[str, ...] = part.GAINS + (part.BALANCES if better.whole else ())
    more = {name: better.brought.get(name, 0) - played.brought.get(name, 0) for name in names}
    told = {name: count for name, count in more.items() if count}
    if not told or next(iter(told.values())) < 0:
        return {}
    return {name: count for name, count in told.items() if count > 0}


def _way(part: ModuleType, start: Position, moves: Iterable[str]) -> _Way:
    """Follow the moves for as long as the seat that decides at the beginning goes on deciding."""
    position, seat, way = start.copy(), start.decider, _Way()
    for text in moves:
        before, move = position.copy(), position.game.parse(text)
        position.play(move)
        for fact in position.game.narrate(before, move, position, seat):
            for name, count in part.brought(fact, position, seat):
                way.brought[name] = way.brought.get(name, 0) + count
        if position.decider != seat:
            way.whole = True
            break
    return way
