"""Bots think in processes of their own, and one that fails does not stop a game."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

import pytest

from seaboard.games import get_game
from seaboard.games.api import CHANCE
from seaboard.server.bot_workers import BotWorkers, available
from seaboard.tables.refusals import Refused


@pytest.fixture(scope="module")
def workers() -> Iterator[BotWorkers]:
    workers = BotWorkers(1, 1.0)
    yield workers
    workers.close()


def decision() -> bytes:
    position = get_game("nauticus").new(seats=2)
    while position.decider == CHANCE:
        position.play(position.legal_moves()[0])
    return position.to_bytes()


@pytest.mark.parametrize("bot", ["random", "no-such-bot"])
def test_a_legal_move_comes_back_even_from_a_bot_that_fails(workers: BotWorkers, bot: str) -> None:
    text = asyncio.run(workers.choose(bot, "nauticus", decision()))
    legal = get_game("nauticus").from_bytes(decision()).legal_moves()
    assert text in map(str, legal)


def test_a_worker_that_dies_is_replaced(workers: BotWorkers) -> None:
    with pytest.raises(Exception, match="terminated"):
        asyncio.run(workers._ask(_die))
    assert asyncio.run(workers.choose("random", "nauticus", decision()))


def _die(*_: object) -> str:
    os._exit(1)


def test_a_bot_explains_itself(workers: BotWorkers) -> None:
    found = asyncio.run(workers.consider("greedy", "nauticus", decision()))
    legal = set(map(str, get_game("nauticus").from_bytes(decision()).legal_moves()))
    assert found
    assert {each["move"] for each in found} <= legal


def test_a_bot_that_cannot_be_asked_is_a_clear_refusal(workers: BotWorkers) -> None:
    with pytest.raises(Refused, match="did not answer"):
        asyncio.run(workers.consider("no-such-bot", "nauticus", decision()))


def test_bots_that_this_version_has_not_are_not_offered() -> None:
    assert available(("random", "no-such-bot", "level:rank=99")) == ("random",)
