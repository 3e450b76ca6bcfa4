"""Analyses of finished games: each made once, decision by decision, by those who think for bots.

A decision is a thought of its own, short and behind all that is thought for games that are played.
What is done so far can be looked at while the rest is made. If nobody looks for a while the work
rests; a server that starts anew begins again, and what is whole is kept in the database. Processes
that share a queue ask it for the same thoughts, which are thought once.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

import msgspec
import structlog

from ..bots.analysis import (
    Decision,
    NotFinished,
    NothingDecided,
    Settings,
    decision_at,
    decisions_of,
)
from ..bots.analysis.apart import decision_from, question
from ..bots.analysis.game import Asked
from ..bots.analysis.report import (
    AnalysisOut,
    AnalysisProgress,
    cache_key,
    finished,
    report,
    report_head,
    unfinished,
)
from ..games.api import IllegalMove, InvalidMove, SeaboardError
from ..records import Record
from ..tables.refusals import Refused, illegal
from .limits import RateLimiter
from .logs import error_fields
from .storage.analyses import keep_analysis, kept_analysis
from .storage.database import Database
from .thinking.asking import disguised
from .thinking.thoughts import Thought, ThoughtFailed, ThoughtQueue

_log = structlog.get_logger("seaboard.analyses")
UNWANTED_SECONDS: Final = 30.0  # after which the work rests, if nobody looks
_AT_ONCE: Final = 2  # analyses that are worked at; others wait for their turn
_IN_MEMORY: Final = 8  # analyses that rest or were just finished
_PLAYOUTS_A_SECOND: Final = 20_000  # of one core, roughly: only the order of thoughts depends on it
_LONGEST_THOUGHT: Final = 60.0


@dataclass(eq=False, slots=True)
class _Run:
    """An analysis that is being made."""

    key: str
    table: str
    record: Record
    head: AnalysisOut
    asked: list[Asked]
    decisions: list[Decision | None]
    looked: float = 0.0
    done: int = 0  # decisions from the first on, without a gap
    report: AnalysisOut | None = None
    failed: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None

    def tell(self) -> None:
        """Wake whoever waits for something new."""
        news, self.news = self.news, asyncio.Event()
        news.set()


class Analyses:
    """All analyses of this process."""

    def __init__(
        self,
        database: Database,
        queue: ThoughtQueue,
        playouts: int,
        ahead: int,
        limiter: RateLimiter,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = Settings(playouts=playouts)
        self._database = database
        self._queue = queue
        self._ahead = ahead  # thoughts of an analysis that are asked for at a time
        self._limiter = limiter
        self._clock = clock
        self._runs: dict[str, _Run] = {}
        self._turns = asyncio.Semaphore(_AT_ONCE)

    async def look(
        self, table: str, record: Record, whose: str, after: int, wait: float
    ) -> AnalysisProgress:
        """The decisions after that many, as far as they are judged; begins the work if nobody has.
        If there is nothing new, something is waited for. `whose` is whoever asks.
        """
        if not self.settings.playouts:
            raise Refused("not-allowed", "this server does not analyse games")
        key = await asyncio.to_thread(cache_key, record, self.settings)
        run = self._runs.get(key)
        if run is None:
            if (kept := await kept_analysis(self._database, key)) is not None:
                return finished(record, msgspec.json.decode(kept), after)
            run = await self._begun(key, table, record, whose)
        run.looked = self._clock()
        self._maybe_work(run)
        if run.done <= after and run.report is None and not run.failed and wait > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await run.news.wait()
            run.looked = self._clock()
        if run.report is not None:
            return finished(record, run.report, after)
        if run.failed:
            self._runs.pop(key, None)  # whoever asks again begins anew
        judged = [each for each in run.decisions[: run.done] if each is not None]
        total = len(run.asked)
        return unfinished(record, run.head, judged, total, after, failed=run.failed)

    async def _begun(self, key: str, table: str, record: Record, whose: str) -> _Run:
        self._limiter.check(whose)
        try:
            asked = await asyncio.to_thread(decisions_of, record)
        except NotFinished as error:
            raise Refused("not-now", str(error)) from None
        head = report_head(record, self.settings)
        # Another request may have been as fast: there is still only one run.
        fresh = _Run(key, table, record, head, asked, [None] * len(asked))
        run = self._runs.setdefault(key, fresh)
        for each in [each for each in self._runs.values() if each.task is None][:-_IN_MEMORY]:
            del self._runs[each.key]
        return run

    def _maybe_work(self, run: _Run) -> None:
        if run.task is None and run.report is None and not run.failed:
            run.task = asyncio.create_task(self._work(run))

    async def _work(self, run: _Run) -> None:
        try:
            async with self._turns:
                await self._judge_all(run)
        except* ThoughtFailed as failed:
            _log.error("analysis.failed", game=run.record.game.name, error=str(failed))
            run.failed = True
        except* Exception as errors:
            _log.error("analysis.failed", **error_fields(errors.exceptions[0]))
            run.failed = True
        finally:
            run.task = None
            run.tell()

    async def _judge_all(self, run: _Run) -> None:
        room = asyncio.Semaphore(self._ahead)
        async with asyncio.TaskGroup() as tasks:
            for number, decision in enumerate(run.decisions):
                if decision is not None:
                    continue
                await room.acquire()
                if self._clock() - run.looked > UNWANTED_SECONDS:
                    break
                tasks.create_task(self._judge(run, number, room))
        if run.done < len(run.asked):
            return  # it rests
        decisions = [each for each in run.decisions if each is not None]
        whole = await asyncio.to_thread(report, run.record, self.settings, decisions)
        text = msgspec.json.encode({**whole, "players": {}})  # names may change, or be forgotten
        await keep_analysis(self._database, run.key, run.table, text)
        run.report = whole

    async def _judge(self, run: _Run, number: int, room: asyncio.Semaphore) -> None:
        try:
            asked = run.asked[number]
            run.decisions[number] = await self._judged(f"{run.key} {asked.step}", asked, later=True)
            while run.done < len(run.asked) and run.decisions[run.done] is not None:
                run.done += 1
            run.tell()
        finally:
            room.release()

    async def _judged(self, key: str, asked: Asked, *, later: bool) -> Decision:
        judging = question(str(asked.move), asked.step, self.settings)
        thought = Thought(
            key=key,
            bot="",
            game=asked.position.game.name,
            position=disguised(asked.position),
            seconds=_LONGEST_THOUGHT,
            cost=self.settings.playouts / _PLAYOUTS_A_SECOND,
            judging=json.dumps(judging),
            later=later,
        )
        answer = await self._queue.think(thought)
        if answer.judged is None:
            raise ThoughtFailed("NotJudged")
        return decision_from(asked, answer.judged)

    async def judge_other(self, record: Record, step: int, move: str) -> Decision:
        """What another move would have cost at that step."""
        if not self.settings.playouts:
            raise Refused("not-allowed", "this server does not analyse games")
        asked = await asyncio.to_thread(_asked_at, record, step, move)
        key = await asyncio.to_thread(cache_key, record, self.settings)
        try:
            return await self._judged(f"{key} {step} {asked.move}"[:160], asked, later=False)
        except ThoughtFailed as failed:
            _log.error("analysis.failed", game=record.game.name, error=str(failed))
            raise Refused("busy", "the move was not judged; try again") from None

    async def close(self) -> None:
        tasks = [run.task for run in self._runs.values() if run.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _asked_at(record: Record, step: int, text: str) -> Asked:
    """The decision of that step with another move, or why there is none."""
    try:
        return decision_at(record, step, text)
    except (IllegalMove, InvalidMove) as error:
        raise illegal(error) from None
    except NothingDecided as error:
        raise Refused("not-found", str(error)) from None
    except SeaboardError as error:
        raise Refused("not-now", str(error)) from None
