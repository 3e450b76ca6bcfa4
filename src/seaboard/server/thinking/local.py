"""The queue of a server that is alone on its database: in its memory, with thinkers of its own."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from .thinkers import Mind, Thinker, ThinkerDied
from .thoughts import MOST_TRIES, WEIGHT, Answer, QueueState, Thought, ThoughtFailed


@dataclass(eq=False, slots=True)
class _Waiting:
    """A thought in the queue; several may wait for its answer."""

    thought: Thought
    since: float
    rank: float
    answer: asyncio.Future[Answer]
    wanted: int = 0
    tries: int = 0

    def __lt__(self, other: _Waiting) -> bool:
        return self.rank < other.rank


@dataclass(eq=False)
class LocalQueue:
    """Thoughts in order of their rank, taken by as many thinkers as there are."""

    count: int
    mind: Callable[[], Mind] = Thinker
    clock: Callable[[], float] = time.monotonic
    _heap: list[_Waiting] = field(default_factory=list)
    _known: dict[str, _Waiting] = field(default_factory=dict)
    _busy: set[_Waiting] = field(default_factory=set)
    _free: list[Mind] = field(default_factory=list)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _started: int = 0
    _closed: bool = False

    async def think(self, thought: Thought) -> Answer:
        waiting = self._known.get(thought.key)
        if waiting is None:
            waiting = self._added(thought)
        waiting.wanted += 1
        self._give_out()
        try:
            return await asyncio.shield(waiting.answer)
        finally:
            waiting.wanted -= 1
            if not waiting.wanted and not waiting.answer.done():
                self._forget(waiting)

    async def delay(self, cost: float) -> float:
        rank = self.clock() + WEIGHT * cost
        before = [each.thought.cost for each in self._heap if each.rank < rank and each.wanted]
        begun = [each.thought.cost / 2 for each in self._busy]  # half of it is left, on average
        if not before and len(begun) < self.count:
            return 0.0
        return (sum(before) + sum(begun)) / self.count

    async def state(self) -> QueueState:
        """One that dies is replaced with the next thought, so all of them live."""
        waiting = [each for each in self._heap if each.wanted]
        since = [each.since for each in waiting if not each.thought.judging]
        oldest = self.clock() - min(since) if since else 0.0
        return QueueState(len(waiting), oldest, self.count)

    def _added(self, thought: Thought) -> _Waiting:
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        now = self.clock()
        waiting = _Waiting(thought, now, now + thought.handicap, future)
        self._known[thought.key] = waiting
        heapq.heappush(self._heap, waiting)
        return waiting

    def _forget(self, waiting: _Waiting) -> None:
        """Nobody wants it any more: it is passed over, or its answer is lost."""
        if self._known.get(waiting.thought.key) is waiting:
            del self._known[waiting.thought.key]

    def _give_out(self) -> None:
        while self._heap and not self._closed and (mind := self._free_mind()) is not None:
            waiting = heapq.heappop(self._heap)
            if not waiting.wanted:
                self._free.append(mind)
                continue
            self._busy.add(waiting)
            task = asyncio.create_task(self._think(mind, waiting))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _free_mind(self) -> Mind | None:
        if self._free:
            return self._free.pop()
        if self._started < self.count:
            self._started += 1
            return self.mind()
        return None

    async def _think(self, mind: Mind, waiting: _Waiting) -> None:
        try:
            answer = await mind.think(waiting.thought)
        except ThinkerDied:
            self._busy.discard(waiting)
            waiting.tries += 1
            if waiting.tries < MOST_TRIES:
                heapq.heappush(self._heap, waiting)
            else:
                self._fail(waiting, ThoughtFailed("ThinkerDied"))
        except Exception as error:
            self._fail(waiting, error)
        else:
            if not waiting.answer.done():
                waiting.answer.set_result(answer)
            self._forget(waiting)
        finally:
            self._busy.discard(waiting)
            self._free.append(mind)
            self._give_out()

    def _fail(self, waiting: _Waiting, error: Exception) -> None:
        self._forget(waiting)
        if not waiting.answer.done():
            waiting.answer.set_exception(error)
            waiting.answer.exception()  # whoever waits has it; if nobody does, nothing is logged

    async def start(self) -> None:
        """Start the thinkers before anybody asks."""
        minds = [self.mind() for _ in range(self.count - self._started)]
        self._started += len(minds)
        self._free.extend(minds)
        for mind in minds:
            if isinstance(mind, Thinker):
                await mind.start()

    async def close(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(mind.close() for mind in self._free))
