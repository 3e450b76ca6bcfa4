"""Bots that know nothing of Kuhn poker but the contract."""

from __future__ import annotations

from random import Random

import pytest

from seaboard.bots import get_bot
from seaboard.bots.api import Budget, Choice, UnknownBot, situation
from seaboard.bots.levels import LEVELS
from seaboard_kuhn import GAME


def asked(bot: str, *moves: str, budget: Budget | None = None) -> Choice:
    position = GAME.new()
    for move in moves:
        position.play(move)
    return get_bot(bot).choose(situation(position, budget or Budget(), Random(1)))


def test_rollouts_call_with_the_best_card_and_fold_the_worst() -> None:
    for bot in ("rollouts:playouts=200", "level:name=captain"):
        assert str(asked(bot, "deal 1 jack", "deal 2 king", "bet").move) == "call"
        assert str(asked(bot, "deal 1 king", "deal 2 jack", "bet").move) == "fold"


def test_rollouts_explain_themselves_best_first() -> None:
    choice = asked("rollouts:playouts=101", "deal 1 jack", "deal 2 king", "bet")
    assert [str(each.move) for each in choice.candidates] == ["call", "fold"]
    assert sorted(each.visits for each in choice.candidates) == [50, 51]
    assert choice.playouts == 101
    assert choice.candidates[0].value > choice.candidates[1].value


def test_rollouts_keep_to_the_budget_of_the_situation() -> None:
    choice = asked("rollouts:seconds=60", "deal 1 jack", "deal 2 king", budget=Budget(playouts=7))
    assert choice.playouts == 7


def test_rollouts_do_not_look_at_the_others_card() -> None:
    """Whatever it is, the same stream gives the same answer."""
    answers = {
        tuple((str(c.move), c.value) for c in asked("rollouts:playouts=50", *deal).candidates)
        for deal in (("deal 1 queen", "deal 2 king"), ("deal 1 queen", "deal 2 jack"))
    }
    assert len(answers) == 1


@pytest.mark.parametrize("level", [level.name for level in LEVELS[:4]])
def test_every_level_plays(level: str) -> None:
    bot = get_bot(f"level:name={level}")
    bot.prepare(GAME)
    choice = asked(f"level:name={level}", "deal 1 jack", "deal 2 king")
    assert str(choice.move) in ("check", "bet")


@pytest.mark.parametrize("bot", ["greedy", "search:playouts=10"])
def test_bots_that_need_an_evaluation_refuse(bot: str) -> None:
    with pytest.raises(UnknownBot, match="Kuhn poker, which has no evaluation"):
        get_bot(bot).prepare(GAME)
