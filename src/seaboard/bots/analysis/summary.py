"""What a beginner wants to know of a finished game: measured facts for sentences in any language.

Each fact has a key and numbers, and is about one side or about all. Nothing here is an opinion: the
numbers come from the decisions that were judged, and from what the game itself counts in its part
`course` (`measures` at the beginning of each round, `counted` for what happens in between).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ...games.api import Fact, Position, Seat
from ...records import Record, first_position, replay
from .accounts import account_for
from .sides import sides_of
from .types import GRADES, Decision

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:  # the older one does not tell enough about itself to make a schema of it
    from typing_extensions import TypedDict

Side = tuple[Seat, ...]
TURNING: Final = 0.10  # a change of a chance within one turn that is told
MOST_TURNING: Final = 3
SAFE: Final = 0.8  # whoever stays above it has all but won


class SummaryFact(TypedDict):
    """A sentence to be: `analysis-summary-<key>`, or a message of the game if it is `own`."""

    key: str
    own: bool  # whether the words are the game's: `<game>-summary-<key>`
    seats: list[int]  # whom it is about; nobody: all
    step: int | None  # after how many moves to look
    params: dict[str, float]


@dataclass(slots=True)
class _Round:
    """A round as it began."""

    number: int
    step: int
    measures: dict[str, tuple[int, ...]]


@dataclass(slots=True)
class _Told:
    """What the game itself says of a record."""

    rounds: list[_Round] = field(default_factory=list)
    counts: dict[str, list[int]] = field(default_factory=dict)

    def round_at(self, step: int) -> int | None:
        """The round in which that move was made."""
        begun = [each.number for each in self.rounds if each.step <= step]
        return begun[-1] if begun else None


def summarise(record: Record, decisions: Sequence[Decision]) -> list[SummaryFact]:
    """The facts, those about all first, then side by side."""
    sides = sides_of(first_position(record).mode, record.seats)
    told = _told_by_game(record)
    facts = [*_decided(record, decisions, sides), *_turning(decisions, sides)]
    accounts = account_for(record, decisions)
    for side in sides:
        own = [each for each in decisions if each.seat in side]
        account = accounts[side[0]]
        each_cost = -account.own / max(1, len(own))
        facts.append(_fact("account", side, {"luck": account.luck, "each": each_cost}))
        counts: dict[str, float] = {
            grade: sum(each.grade == grade for each in own) for grade in GRADES
        }
        facts.append(_fact("grades", side, {**counts, "count": len(own)}))
        facts += _dearest(own, side, told)
        facts += _behind(told, side, sides)
        facts += _counted(told, side)
    return facts


def _fact(
    key: str, side: Sequence[Seat], params: dict[str, float], step: int | None = None
) -> SummaryFact:
    return {"key": key, "own": False, "seats": list(side), "step": step, "params": params}


def _own_fact(
    key: str, side: Sequence[Seat], params: dict[str, float], step: int | None = None
) -> SummaryFact:
    return {**_fact(key, side, params, step), "own": True}


# From the decisions


def _decided(
    record: Record, decisions: Sequence[Decision], sides: Sequence[Side]
) -> Iterator[SummaryFact]:
    """From when on the winner was never in danger any more."""
    result = record.result
    won = [side for side in sides if result and any(seat in result.winners for seat in side)]
    if len(won) != 1 or not decisions:
        return
    safe = len(decisions)
    while safe > 0 and decisions[safe - 1].after.chances[won[0][0]] >= SAFE:
        safe -= 1
    if safe < len(decisions):
        step = decisions[safe].step + 1
        yield _fact("decided", won[0], {"move": step, "chance": SAFE}, step)


def turns_of(decisions: Sequence[Decision]) -> Iterator[list[Decision]]:
    """The decisions of each turn."""
    turn: list[Decision] = []
    for decision in decisions:
        if turn and decision.turn != turn[0].turn:
            yield turn
            turn = []
        turn.append(decision)
    if turn:
        yield turn


def _turning(decisions: Sequence[Decision], sides: Sequence[Side]) -> Iterator[SummaryFact]:
    """The turns that changed a chance most, in the order of the game."""
    found: list[tuple[float, SummaryFact]] = []
    level: dict[Side, float] = {side: 1 / len(sides) for side in sides}
    for turn in turns_of(decisions):
        now = {side: turn[-1].after.chances[side[0]] for side in sides}
        side = max(sides, key=lambda side: abs(now[side] - level[side]))
        change = now[side] - level[side]
        if abs(change) >= TURNING:
            step = turn[-1].step + 1
            fact = _fact(
                "turning", side, {"move": step, "before": level[side], "after": now[side]}, step
            )
            found.append((abs(change), fact))
        level = now
    largest = sorted(found, key=lambda each: -each[0])[:MOST_TURNING]
    yield from sorted((fact for _, fact in largest), key=lambda fact: fact["step"] or 0)


def _dearest(own: Sequence[Decision], side: Side, told: _Told) -> Iterator[SummaryFact]:
    blamed = [each for each in own if each.grade in GRADES]
    if not blamed:
        return
    dearest = max(blamed, key=lambda each: each.cost)
    yield _fact("dearest", side, {"move": dearest.step + 1, "cost": dearest.cost}, dearest.step)
    by_round: dict[int, list[Decision]] = {}
    for each in blamed:
        if (number := told.round_at(each.step)) is not None:
            by_round.setdefault(number, []).append(each)
    if len(by_round) > 1:
        number = max(by_round, key=lambda number: sum(each.cost for each in by_round[number]))
        costs = [each.cost for each in by_round[number]]
        step = by_round[number][0].step
        yield _fact("round", side, {"round": number, "count": len(costs), "cost": sum(costs)}, step)


# From the game


def _told_by_game(record: Record) -> _Told:
    """The rounds of the game with its measures, and how often things happened to each seat."""
    told = _Told()
    part = record.game.part("course")
    if part is None:
        return told
    measures: Callable[[Position], dict[str, tuple[int, ...]]] = getattr(part, "measures", _nothing)
    counted: Callable[[Fact, Position], Iterator[tuple[str, Seat]]] | None = getattr(
        part, "counted", None
    )
    position = first_position(record)
    told.rounds.append(_Round(part.standing(position).round, 0, measures(position)))
    for step, made in enumerate(replay(record), start=1):
        standing = part.standing(made.after)
        if standing.round != told.rounds[-1].number and not made.after.over:
            told.rounds.append(_Round(standing.round, step, measures(made.after)))
        if counted is not None:
            for fact in record.game.narrate(made.before, made.move, made.after, None):
                for name, seat in counted(fact, made.after):
                    told.counts.setdefault(name, [0] * record.seats)[seat] += 1
    return told


def _nothing(_position: Position) -> dict[str, Any]:
    return {}


def _behind(told: _Told, side: Side, sides: Sequence[Side]) -> Iterator[SummaryFact]:
    """Where the side had less of something than every other, the longest row of rounds of each."""
    names = sorted({name for each in told.rounds for name in each.measures})
    for name in names:
        rows: list[list[tuple[_Round, int]]] = [[]]
        for each in told.rounds:
            others = min(each.measures[name][other[0]] for other in sides if other != side)
            gap = others - each.measures[name][side[0]]
            if gap > 0:
                rows[-1].append((each, gap))
            elif rows[-1]:
                rows.append([])
        row = max(rows, key=lambda row: (len(row), sum(gap for _, gap in row)))
        if row:
            first, last = row[0][0], row[-1][0]
            least = min(gap for _, gap in row)
            params = {"first": first.number, "last": last.number, "rounds": len(row), "gap": least}
            yield _own_fact(f"behind-{name}", side, {**params}, first.step)


def _counted(told: _Told, side: Side) -> Iterator[SummaryFact]:
    for name, counts in sorted(told.counts.items()):
        own = sum(counts[seat] for seat in side)
        others = sum(counts) - own
        yield _own_fact(f"counted-{name}", side, {"count": own, "others": others})
