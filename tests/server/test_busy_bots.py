"""When strong bots are busy a table is told so, and a weaker one decides if the table agrees."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from seaboard.server.thinking.thoughts import Answer, Thought

from .clients import AtOnce, Client, Player, comes_in, serving

NEPTUNE, ADMIRAL, MATE = (f"level:name={name}" for name in ("neptune", "admiral", "mate"))


class BusyQueue(AtOnce):
    """Strong bots are asked in vain, until there is a thinker for them."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    async def think(self, thought: Thought) -> Answer:
        self.asked.append(thought.bot)
        if thought.cost > 1:
            await asyncio.Event().wait()
        return await super().think(thought)

    async def delay(self, cost: float) -> float:
        return 20.0 if cost > 1 else 0.0


@pytest.fixture
def queue() -> BusyQueue:
    return BusyQueue()


@pytest.fixture
def client(database_url: str, queue: BusyQueue) -> Iterator[Client]:
    with serving(database_url, queue, bots=(MATE, ADMIRAL, NEPTUNE)) as client:
        yield client


def until_the_bot_decides(anna: Player, **setup: Any) -> str:
    table = anna.create(**setup)
    anna.do(table, "join", seat=0)
    anna.do(table, "bot", seat=1, bot=NEPTUNE)
    anna.do(table, "start")
    while anna.see(table, 0)["legal"]:
        anna.play(table, 0)
    return table


def test_a_table_that_agreed_gets_the_next_weaker_bot(client: Client, queue: BusyQueue) -> None:
    anna = comes_in(client, "Anna")
    table = until_the_bot_decides(anna, stand_in=True)
    while not (seen := anna.see(table, 0))["legal"]:
        assert seen["busy"] is None
    told = [event for event in seen["events"] if event["kind"] == "stand_in"]
    assert told[0]["seat"] == 1
    assert told[0]["data"] == {"bot": ADMIRAL}
    assert set(queue.asked) == {ADMIRAL}


def test_a_table_that_did_not_agree_is_told_and_may_agree_for_once(
    client: Client, queue: BusyQueue
) -> None:
    anna, bert = comes_in(client, "Anna"), comes_in(client, "Bert")
    table = until_the_bot_decides(anna)
    while (seen := anna.see(table, 0))["busy"] is None:
        pass
    expected = {"seat": 1, "bot": NEPTUNE, "instead": ADMIRAL, "seconds": 20.0}
    assert seen["busy"] == expected
    assert bert.see(table)["busy"] == expected
    version = seen["version"]
    refused = bert.try_to(table, "stand_in", version=version)
    assert refused.json()["error"]["code"] == "not-yours"
    anna.do(table, "stand_in", version=version)
    while anna.see(table)["moves"] == seen["moves"]:
        pass
    assert ADMIRAL in queue.asked


def test_nobody_stands_in_where_no_bot_is_busy(client: Client) -> None:
    anna = comes_in(client, "Anna")
    table = anna.create()
    anna.do(table, "join", seat=0)
    anna.do(table, "bot", seat=1, bot=MATE)
    anna.do(table, "start")
    while not (seen := anna.see(table, 0))["legal"]:
        pass
    assert seen["busy"] is None
    answer = anna.try_to(table, "stand_in", version=seen["version"])
    assert answer.json()["error"]["code"] == "not-now"
