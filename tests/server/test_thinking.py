"""Bots think in processes of their own, in the order of a queue, and know what their seat knows."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from random import Random

import pytest

from seaboard.games import get_game
from seaboard.games.api import CHANCE, Position
from seaboard.server.thinking.asking import available, cost_of, disguised, next_weaker, thought
from seaboard.server.thinking.local import LocalQueue
from seaboard.server.thinking.thinkers import Thinker, ThinkerDied
from seaboard.server.thinking.thoughts import Answer, Thought, ThoughtFailed


def decision(game: str = "nauticus", moves: int = 0) -> Position:
    position, rng = get_game(game).new(), Random(1)
    while position.decider == CHANCE or moves > 0:
        moves -= position.decider != CHANCE
        position.play(rng.choice(position.legal_moves()))
    return position


def question(key: str = "table 1 random", bot: str = "random", cost: float = 0.01) -> Thought:
    return Thought(key, bot, "nauticus", disguised(decision()), 1.0, cost)


class FakeMind:
    """Answers when it is told to, and notes what it was asked."""

    def __init__(self, asked: list[str], may_answer: asyncio.Event, deaths: int = 0) -> None:
        self._asked = asked
        self._may_answer = may_answer
        self._deaths = deaths

    async def think(self, thought: Thought) -> Answer:
        self._asked.append(thought.key)
        await self._may_answer.wait()
        if self._deaths:
            self._deaths -= 1
            raise ThinkerDied
        return Answer("a move")

    async def close(self) -> None:
        pass


async def settled(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.005)


# The process


def test_a_thinker_answers_with_a_legal_move_and_what_it_considered() -> None:
    async def run() -> list[Answer]:
        thinker = Thinker()
        try:
            return [await thinker.think(question(bot=bot)) for bot in ("random", "greedy")]
        finally:
            await thinker.close()

    legal = set(map(str, decision().legal_moves()))
    random, greedy = asyncio.run(run())
    assert random.move in legal
    assert greedy.candidates
    assert {each.move for each in greedy.candidates} <= legal


def test_a_bot_that_fails_is_a_failed_thought_and_the_thinker_goes_on() -> None:
    async def run() -> Answer:
        thinker = Thinker()
        try:
            with pytest.raises(ThoughtFailed, match="UnknownBot"):
                await thinker.think(question(bot="no-such-bot"))
            return await thinker.think(question())
        finally:
            await thinker.close()

    assert asyncio.run(run()).move


def test_a_thinker_that_is_killed_is_replaced_and_its_thought_is_thought_again() -> None:
    async def run() -> tuple[Answer, int, int]:
        queue = LocalQueue(1)
        try:
            await queue.think(question("first"))
            thinker = queue._free[0]
            assert isinstance(thinker, Thinker)
            old = await thinker.start()
            slow = asyncio.create_task(queue.think(question("second", "search:seconds=1")))
            await settled(lambda: bool(queue._busy))
            os.kill(old.pid, signal.SIGKILL)
            answer = await slow
            return answer, old.pid, (await thinker.start()).pid
        finally:
            await queue.close()

    answer, old, new = asyncio.run(run())
    assert answer.candidates
    assert old != new


def test_a_thinker_ends_when_nobody_can_ask_it_any_more_even_while_it_thinks() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "seaboard.bots.thinker"], stdin=subprocess.PIPE
    )
    process.send_signal(signal.SIGSTOP)  # whatever comes first, it reads its input
    process.send_signal(signal.SIGCONT)
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(60) == 0


@pytest.mark.parametrize(
    ("module", "without"),
    [
        ("seaboard.bots.thinker", "asyncio sqlalchemy asyncpg fastapi pydantic structlog numba"),
        ("seaboard.server.thinking.worker", "sqlalchemy fastapi pydantic numpy seaboard.games"),
    ],
)
def test_workers_import_only_what_they_need(module: str, without: str) -> None:
    code = f"import sys, {module}; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(run.stdout.split()) & set(without.split()) == set()


# The queue


def test_short_thoughts_go_first_and_none_waits_for_ever() -> None:
    async def run() -> list[str]:
        asked: list[str] = []
        now, may_answer = [0.0], asyncio.Event()
        queue = LocalQueue(1, lambda: FakeMind(asked, may_answer), lambda: now[0])
        begun = asyncio.create_task(queue.think(question("begun")))
        await settled(lambda: bool(asked))
        waiting = []
        for at, key, cost in ((0, "long", 2.0), (1, "short", 0.3), (30, "late", 0.01)):
            now[0] = float(at)
            waiting.append(asyncio.create_task(queue.think(question(key, cost=cost))))
            await asyncio.sleep(0)
        may_answer.set()
        await asyncio.gather(begun, *waiting)
        return asked

    assert asyncio.run(run()) == ["begun", "short", "long", "late"]


def test_the_same_question_is_thought_about_once() -> None:
    async def run() -> tuple[list[str], list[Answer]]:
        asked: list[str] = []
        may_answer = asyncio.Event()
        queue = LocalQueue(2, lambda: FakeMind(asked, may_answer))
        both = [asyncio.create_task(queue.think(question("same"))) for _ in range(2)]
        await settled(lambda: bool(asked))
        may_answer.set()
        return asked, await asyncio.gather(*both)

    asked, answers = asyncio.run(run())
    assert asked == ["same"]
    assert len(answers) == 2


def test_what_nobody_wants_any_more_is_not_thought_about() -> None:
    async def run() -> list[str]:
        asked: list[str] = []
        may_answer = asyncio.Event()
        queue = LocalQueue(1, lambda: FakeMind(asked, may_answer))
        tasks = [asyncio.create_task(queue.think(question(key))) for key in ("a", "b", "c")]
        await settled(lambda: bool(asked))
        tasks[1].cancel()
        await asyncio.sleep(0)
        assert (await queue.state()).waiting == 1
        may_answer.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        return asked

    assert asyncio.run(run()) == ["a", "c"]


def test_a_thought_that_ends_every_thinker_is_given_up() -> None:
    async def run() -> list[str]:
        asked: list[str] = []
        may_answer = asyncio.Event()
        may_answer.set()
        queue = LocalQueue(1, lambda: FakeMind(asked, may_answer, deaths=3))
        with pytest.raises(ThoughtFailed):
            await queue.think(question("poison"))
        await queue.think(question("next"))
        return asked

    assert asyncio.run(run()) == ["poison"] * 3 + ["next"]


def test_the_delay_counts_what_goes_first_and_who_thinks() -> None:
    async def run() -> list[float]:
        asked: list[str] = []
        queue = LocalQueue(2, lambda: FakeMind(asked, asyncio.Event()), lambda: 0.0)
        delays = [await queue.delay(2.0)]
        for key in "abcd":
            asyncio.create_task(queue.think(question(key, cost=1.0)))  # noqa: RUF006
        await settled(lambda: len(asked) == 2)
        delays += [await queue.delay(2.0), await queue.delay(0.5)]
        for each in asyncio.all_tasks() - {asyncio.current_task()}:
            each.cancel()
        return delays

    # Two are half done, two wait, unless a shorter one passes them; two at a time.
    assert asyncio.run(run()) == [0.0, 1.5, 0.5]


# What is asked


def test_a_worker_gets_what_the_seat_knows_and_not_the_truth() -> None:
    truth = decision("nautilus", moves=2)
    seat = truth.decider
    worlds = [truth.game.from_bytes(disguised(truth)) for _ in range(10)]
    for world in worlds:
        assert world.view(seat) == truth.view(seat)
        assert world.legal_moves() == truth.legal_moves()
    others = [other for other in range(truth.seats) if other != seat]
    hands = {tuple(repr(world.view(other)) for other in others) for world in worlds}
    assert len(hands) > 1  # what the others hold is somebody's guess


def test_a_thought_costs_what_its_strength_takes() -> None:
    costs = [cost_of(f"level:name={name}", 2.0) for name in ("mate", "admiral", "neptune")]
    assert costs == [0.01, 0.3, 2.0]
    assert cost_of("search:seconds=60", 2.0) == 2.0
    assert thought("t", 7, "random", decision(), 2.0).key == "t 7 random"


def test_the_next_weaker_bot_is_one_that_is_offered() -> None:
    offered = ("random", "level:name=sailor", "level:name=captain", "level:name=admiral")
    assert next_weaker("level:name=admiral", offered) == "level:name=captain"
    assert next_weaker("level:name=captain", offered) == "level:name=sailor"
    assert next_weaker("level:name=sailor", offered) is None
    assert next_weaker("random", offered) is None


def test_bots_that_this_version_has_not_are_not_offered() -> None:
    assert available(("random", "no-such-bot", "level:rank=99")) == ("random",)
