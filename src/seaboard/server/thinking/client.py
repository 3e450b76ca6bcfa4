"""What tables ask of bots: a move, a hint, and whether the bot has time."""

from __future__ import annotations

import json
import time
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

import structlog

from ... import editor
from ...bots.analysis.apart import question_of_lines
from ...bots.analysis.types import LINES
from ...editor.shapes import EditAdvice
from ...games.api import Position, Seat, as_data
from ...tables import decisions
from ...tables.refusals import Refused
from ...tables.shapes import BusyOut, Candidate, Hint
from ...tables.table import Table
from ..metrics import Metrics
from .asking import FALLBACK, cost_of, disguised, next_weaker, thought
from .thoughts import Answer, Thought, ThoughtFailed, ThoughtQueue

_log = structlog.get_logger("seaboard.thinking")
_LONG_THOUGHT: Final = 0.1  # seconds: for a shorter one nobody else is asked
MOST_ADVISED: Final = 3  # moves of a hint
_LINES_COST: Final = 0.2  # seconds of one core, roughly


class ThinkingTimes(NamedTuple):
    """Seconds that a bot may think, and for how long it may have to wait for that."""

    seconds: float = 2.0
    patience: float = 5.0


class BotClient:
    """Asks the bots on offer through the queue of thoughts."""

    def __init__(
        self, queue: ThoughtQueue, bots: Collection[str], times: ThinkingTimes, metrics: Metrics
    ) -> None:
        self._queue = queue
        self._bots = bots
        self._times = times
        self._metrics = metrics

    async def choose(self, table: Table, bot: str) -> str:
        """The text of the bot's move; a bot that fails is replaced for this decision."""
        begin = time.perf_counter()
        for each in (bot, FALLBACK):
            question = thought(table.id, table.version, each, table.playing, self._times.seconds)
            try:
                move = (await self._queue.think(question)).move
            except ThoughtFailed as failed:
                _log.error("bot.failed", bot=each, game=table.game.name, error=str(failed))
                continue
            self._metrics.thinking_seconds.observe(time.perf_counter() - begin)
            return move
        raise ThoughtFailed

    async def hint(self, table: Table, person: str, seat: Seat, bot: str | None) -> Hint:
        """What a bot would do in the place of a person's seat."""
        adviser = decisions.adviser(table, person, seat, bot, self._bots)
        game, version, position = table.game, table.version, table.playing.copy()
        question = thought(table.id, version, adviser, position, self._times.seconds)
        try:
            answer = await self._queue.think(question)
        except ThoughtFailed as failed:
            _log.error("bot.failed", bot=adviser, game=game.name, error=str(failed))
            raise Refused("busy", "the bot did not answer; try again") from None
        best = _candidates(answer)[:MOST_ADVISED]
        for each in best:
            each["preview"] = as_data(game.preview(position, game.parse(each["move"]), seat))
        return {"bot": adviser, "version": version, "candidates": best}

    async def advise(self, position: Position, bot: str | None) -> EditAdvice:
        """The best moves of a position that belongs to no table."""
        adviser, answer = await self._answer(position, bot)
        game, seat = position.game, position.decider
        best = _candidates(answer)[:MOST_ADVISED]
        for each in best:
            each["preview"] = as_data(game.preview(position, game.parse(each["move"]), seat))
        return editor.advice(position, adviser, best, await self._lines(position, best))

    async def _lines(
        self, position: Position, best: Sequence[Candidate]
    ) -> Sequence[Sequence[str]]:
        """How play would probably go on after each of these moves; nothing if nobody can say."""
        moves = [each["move"] for each in best]
        asked = question_of_lines(moves, LINES)
        question = Thought(
            key=f"lines-{position.digest()[:32]} {'|'.join(moves)}"[:160],
            bot="",
            game=position.game.name,
            position=disguised(position),
            seconds=self._times.seconds,
            cost=_LINES_COST,
            judging=json.dumps(asked),
        )
        try:
            judged = (await self._queue.think(question)).judged or {}
        except ThoughtFailed as failed:
            _log.error("lines.failed", game=position.game.name, error=str(failed))
            judged = {}
        lines: Sequence[Sequence[str]] = judged.get("lines", ())
        return lines or [()] * len(best)

    async def decide(self, position: Position, bot: str | None) -> str:
        """The text of a bot's move in a position that belongs to no table."""
        return (await self._answer(position, bot))[1].move

    async def _answer(self, position: Position, bot: str | None) -> tuple[str, Answer]:
        """The bot that was asked, or the usual adviser, and its answer."""
        adviser = bot or decisions.usual_adviser(self._bots)
        if adviser not in self._bots:
            raise Refused("bad-input", f"there is no such bot; there is {', '.join(self._bots)}")
        name = f"editor-{position.digest()[:32]}"
        question = thought(name, 0, adviser, position, self._times.seconds)
        try:
            return adviser, await self._queue.think(question)
        except ThoughtFailed as failed:
            _log.error("bot.failed", bot=adviser, game=position.game.name, error=str(failed))
            raise Refused("busy", "the bot did not answer; try again") from None

    async def busy(self, table: Table, bot: str) -> BusyOut | None:
        """That the bot who is to decide would have to wait too long, and who could instead."""
        cost = cost_of(bot, self._times.seconds)
        instead = None if cost < _LONG_THOUGHT else next_weaker(bot, self._bots)
        if instead is None:
            return None
        delay = await self._queue.delay(cost)
        if delay <= self._times.patience:
            return None
        self._metrics.bots_busy.inc()
        seconds = None if delay == float("inf") else round(delay, 1)
        decider = table.playing.decider
        return {"seat": decider, "bot": bot, "instead": instead, "seconds": seconds}


def _candidates(answer: Answer) -> list[Candidate]:
    considered = [
        Candidate(move=each.move, visits=each.visits, value=each.value, score=each.score)
        for each in answer.candidates
    ]
    return considered or [Candidate(move=answer.move, visits=0, value=0.5, score=None)]
