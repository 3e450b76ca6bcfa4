"""A whole record, decision by decision: streamed in order, on several threads, from one seed."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from queue import SimpleQueue
from threading import Event

from ...games.api import CHANCE, Move, Position, SeaboardError
from ...records import Record, replay
from .judging import Judge, Judged, judge_for
from .types import Decision, Settings, grade_of

USUAL: Settings = Settings()


class NotFinished(SeaboardError):
    """A game that is still going on is not analysed: that would help a player."""

    def __init__(self) -> None:
        super().__init__("only a finished game is analysed; this record stops before the end")


class NothingDecided(SeaboardError):
    """A step of a game at which nobody had a choice."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision to be judged, with the true position around it."""

    step: int
    turn: int
    position: Position
    move: Move
    legal: int
    luck_before: bool


def decisions_of(record: Record) -> list[Asked]:
    """The decisions between at least two moves."""
    found: list[Asked] = []
    position: Position | None = None
    turn, last, luck = 0, CHANCE, False
    for step, (before, move, after) in enumerate(replay(record)):
        position, seat = after, before.decider
        if seat == CHANCE:
            luck = True
            continue
        if seat != last:
            turn, last = turn + 1, seat
            # Where something is hidden, another's knowledge or a card that he shows is news.
            luck = luck or record.game.secret
        legal = len(before.legal_moves())
        if legal > 1:
            found.append(Asked(step, turn, before, move, legal, luck))
            luck = False
    if position is None or not position.over:
        raise NotFinished
    return found


def decision_at(record: Record, step: int, move: str) -> Asked:
    """The decision of that step with another move, which has to be legal."""
    asked = next((each for each in decisions_of(record) if each.step == step), None)
    if asked is None:
        raise NothingDecided(f"there was nothing to decide at step {step}")
    other = record.game.parse(move)
    asked.position.copy().play(other)
    return replace(asked, move=other)


def analyse(
    record: Record,
    settings: Settings = USUAL,
    *,
    jobs: int = 1,
    cancel: Event | None = None,
    known: int = 0,
) -> Generator[Decision, None, None]:
    """Judge each decision in turn, but for the first that are known already. Closing the iterator
    or setting `cancel` stops the work; after `cancel` the iterator raises `Cancelled`. `jobs`
    threads judge; neither their number nor what is known changes a result.
    """
    stop = cancel or Event()
    asked = decisions_of(record)[known:]
    judges: SimpleQueue[Judge] = SimpleQueue()
    for _ in range(jobs):
        judges.put(judge_for(record.game, settings, stop))
    with ThreadPoolExecutor(jobs, "analysis") as pool:
        waiting: deque[Future[Judged]] = deque()
        try:
            for number, decision in enumerate(asked):
                while len(waiting) < 2 * jobs and number + len(waiting) < len(asked):
                    waiting.append(pool.submit(_judge, judges, asked[number + len(waiting)]))
                yield decision_of(decision, waiting.popleft().result())
        finally:
            for future in waiting:
                future.cancel()
            if waiting:
                stop.set()


def _judge(judges: SimpleQueue[Judge], asked: Asked) -> Judged:
    judge = judges.get()
    try:
        return judge.judge(asked.position, asked.move, asked.step)
    finally:
        judges.put(judge)


def decision_of(asked: Asked, judged: Judged) -> Decision:
    """What is told of a decision that was judged."""
    seat = asked.position.decider
    before, after = judged.before, judged.played.outlook
    cost = before.chances[seat] - after.chances[seat]
    return Decision(
        step=asked.step,
        turn=asked.turn,
        seat=seat,
        move=str(asked.move),
        legal=asked.legal,
        before=before,
        after=after,
        best=judged.considered,
        cost=cost,
        margin=judged.margin,
        grade=grade_of(cost, judged.margin),
        luck_before=asked.luck_before,
    )


def luck_at_end(record: Record, decisions: Sequence[Decision]) -> bool:
    """Whether anything unforeseeable happened after the last decision."""
    last = decisions[-1].step if decisions else -1
    rest = record.moves[last + 1 :]
    return record.game.secret or any(played.decider == CHANCE for played in rest)
