"""What a beginner wants to know of a finished game: measured facts for sentences in any language.

Each fact has a key and numbers, and is about one side or about all. Nothing here is an opinion: the
numbers come from the decisions that were judged, and from what the game itself counts in its part
`course` (`measures` at the beginning of each round, `counted` for what happens in between,
`brought` for what a better move would have gained).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ...games.api import Fact, Position, Seat
from ...records import Record, first_position, replay
from .accounts import account_for
from .sides import sides_of
from .turns import MoveOut, better_move, missed, move_out
from .types import BEST, GOOD, GRADES, Decision

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:  # the older one does not tell enough about itself to make a schema of it
    from typing_extensions import TypedDict

Side = tuple[Seat, ...]
TURNING: Final = 0.10  # a change of a chance within one turn that is told
MOST_TURNING: Final = 3
MOST_DEAR: Final = 3  # errors of each side that are told
SAFE: Final = 0.8  # whoever stays above it has all but won
LUCKY: Final = 0.10  # luck that changed a chance by less is not told as good or bad


class SummaryFact(TypedDict):
    """A sentence to be: `analysis-summary-<key>`, or a message of the game if it is `own`."""

    key: str
    own: bool  # whether the words are the game's: `<game>-summary-<key>`
    seats: list[int]  # whom it is about; nobody: all
    step: int | None  # after how many moves to look
    params: dict[str, float]
    played: MoveOut | None  # the move of the game that it is about
    better: MoveOut | None  # the best one there
    missed: dict[str, int]  # what that would have brought: `<game>-summary-missed-<name>`


@dataclass(slots=True)
class _Round:
    """A round as it began."""

    number: int
    step: int
    measures: dict[str, tuple[int, ...]]


@dataclass(slots=True)
class _Move:
    """What a move did, and what the best one there would have done."""

    played: MoveOut
    better: MoveOut
    missed: dict[str, int]


@dataclass(slots=True)
class _Told:
    """What the game itself says of a record."""

    rounds: list[_Round] = field(default_factory=list)
    counts: dict[str, list[int]] = field(default_factory=dict)
    moves: dict[int, _Move] = field(default_factory=dict)

    def round_at(self, step: int) -> int | None:
        """The round in which that move was made."""
        begun = [each.number for each in self.rounds if each.step <= step]
        return begun[-1] if begun else None


def summarise(record: Record, decisions: Sequence[Decision]) -> list[SummaryFact]:
    """The facts, those about all first, then side by side."""
    sides = sides_of(first_position(record).mode, record.seats)
    dear = {side: _dear([each for each in decisions if each.seat in side]) for side in sides}
    turning = _turning(decisions, sides)
    wanted = [each for own in dear.values() for each in own] + [each.decision for each in turning]
    told = _told_by_game(record, {each.step: each for each in wanted})
    facts = [*_decided(record, decisions, sides), *_turning_points(turning, told)]
    accounts = account_for(record, decisions)
    for side in sides:
        own = [each for each in decisions if each.seat in side]
        facts.append(_luck(accounts[side[0]].luck, side))
        counts: dict[str, float] = {
            grade: sum(each.grade == grade for each in own) for grade in GRADES
        }
        fine = sum(each.grade in (BEST, GOOD) for each in own)
        facts.append(_fact("grades", side, {**counts, "fine": fine, "count": len(own)}))
        facts += _errors(dear[side], side, told)
        facts += _dearest_round(own, side, told)
        facts += _behind(told, side, sides)
        facts += _counted(told, side)
    return facts


def _fact(
    key: str, side: Sequence[Seat], params: dict[str, float], step: int | None = None
) -> SummaryFact:
    return {
        "key": key, "own": False, "seats": list(side), "step": step, "params": params,
        "played": None, "better": None, "missed": {},
    }  # fmt: skip


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


@dataclass(slots=True)
class _Turning:
    """A turn that changed the chance of a side, by the decision that changed it most."""

    side: Side
    decision: Decision
    step: int  # after the turn
    before: float
    after: float


def _turning(decisions: Sequence[Decision], sides: Sequence[Side]) -> list[_Turning]:
    """The turns that changed a chance most, in the order of the game."""
    found: list[_Turning] = []
    level: dict[Side, float] = {side: 1 / len(sides) for side in sides}
    for turn in turns_of(decisions):
        now = {side: turn[-1].after.chances[side[0]] for side in sides}
        side = max(sides, key=lambda side: abs(now[side] - level[side]))
        if abs(now[side] - level[side]) >= TURNING:
            decision = _most_changing(turn, side, level[side], rising=now[side] > level[side])
            found.append(_Turning(side, decision, turn[-1].step + 1, level[side], now[side]))
        level = now
    largest = sorted(found, key=lambda each: -abs(each.after - each.before))[:MOST_TURNING]
    return sorted(largest, key=lambda each: each.step)


def _most_changing(turn: Sequence[Decision], side: Side, level: float, *, rising: bool) -> Decision:
    """The decision of the turn with the largest change in the direction of the whole."""
    changes: list[float] = []
    for each in turn:
        changes.append(each.after.chances[side[0]] - level)
        level = each.after.chances[side[0]]
    return turn[changes.index(max(changes) if rising else min(changes))]


def _turning_points(turning: Sequence[_Turning], told: _Told) -> Iterator[SummaryFact]:
    for each in turning:
        step = each.decision.step
        params: dict[str, float] = {
            "move": step + 1,
            "round": told.round_at(step) or 0,
            "before": each.before,
            "after": each.after,
        }
        fact = _fact("turning", each.side, params, each.step)
        yield {**fact, "played": told.moves[step].played}


def _luck(luck: float, side: Side) -> SummaryFact:
    if abs(luck) < LUCKY:
        return _fact("luck-even", side, {})
    return _fact("luck-good" if luck > 0 else "luck-bad", side, {"luck": luck})


def _dear(own: Sequence[Decision]) -> list[Decision]:
    """The errors that cost most, the dearest first."""
    blamed = [each for each in own if each.grade in GRADES]
    return sorted(blamed, key=lambda each: -each.cost)[:MOST_DEAR]


def _errors(dear: Sequence[Decision], side: Side, told: _Told) -> Iterator[SummaryFact]:
    """The dearest errors: what was played, what was better, and what that would have brought."""
    for place, each in enumerate(dear):
        move = told.moves[each.step]
        params: dict[str, float] = {
            "move": each.step + 1,
            "round": told.round_at(each.step) or 0,
            "cost": each.cost,
        }
        fact = _fact("dear" if place else "dearest", side, params, each.step)
        yield {**fact, "played": move.played, "better": move.better, "missed": move.missed}


def _dearest_round(own: Sequence[Decision], side: Side, told: _Told) -> Iterator[SummaryFact]:
    by_round: dict[int, list[Decision]] = {}
    for each in own:
        if each.grade in GRADES and (number := told.round_at(each.step)) is not None:
            by_round.setdefault(number, []).append(each)
    if len(by_round) > 1:
        number = max(by_round, key=lambda number: sum(each.cost for each in by_round[number]))
        costs = [each.cost for each in by_round[number]]
        step = by_round[number][0].step
        yield _fact("round", side, {"round": number, "count": len(costs), "cost": sum(costs)}, step)


# From the game


def _told_by_game(record: Record, wanted: Mapping[int, Decision]) -> _Told:
    """The rounds of the game with its measures, how often things happened to each seat, and what
    the wanted decisions did.
    """
    told = _Told()
    part = record.game.part("course")
    measures: Callable[[Position], dict[str, tuple[int, ...]]] = getattr(part, "measures", _nothing)
    counted: Callable[[Fact, Position], Iterator[tuple[str, Seat]]] | None = getattr(
        part, "counted", None
    )
    position = first_position(record)
    if part is not None:
        told.rounds.append(_Round(part.standing(position).round, 0, measures(position)))
    for step, made in enumerate(replay(record), start=1):
        if decision := wanted.get(step - 1):
            played = move_out(made.before, made.move, made.after)
            lost = missed(made.before, decision, record.moves[step - 1 :])
            told.moves[step - 1] = _Move(played, better_move(made.before, decision), lost)
        if part is None:
            continue
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
