"""A lesson's file, and what is said about a bad one; tried on the smallest game."""

from __future__ import annotations

import pytest

from seaboard.games import get_game
from seaboard.lessons import (
    BadLesson,
    LessonRun,
    Right,
    UnknownLesson,
    Unwanted,
    get_lesson,
    read_lesson,
)

GOOD = """
[start]
moves = ["deal 1 king", "deal 2 queen"]

[[step]]
say = "card"

[[step]]
say = "bet"
moves = ["bet"]
then = ["call"]

[[step.aside]]
say = "shy"
kinds = ["check"]
"""


def run_of(text: str) -> LessonRun:
    return LessonRun(read_lesson(get_game("kuhn"), "try", text))


def test_a_step_that_only_tells_is_read_and_one_that_asks_is_answered() -> None:
    run = run_of(GOOD)
    assert run.message == "kuhn-lesson-try-card"
    assert run.answer("bet") == Unwanted("kuhn-lesson-try-card")
    assert run.read_on() == Right(())
    assert run.read_on() == Unwanted("kuhn-lesson-try-bet")
    assert run.answer("check") == Unwanted("kuhn-lesson-try-shy")
    verdict = run.answer("bet")
    assert isinstance(verdict, Right)
    assert [fact.key for fact in verdict.facts][:2] == ["acted", "acted"]
    assert run.done
    assert run.answers == ("", "bet")


def test_the_learner_is_told_no_more_than_a_player() -> None:
    """What follows is narrated for the learner's seat."""
    run = run_of(GOOD.replace('then = ["call"]', 'then = ["fold", "deal 1 jack", "deal 2 king"]'))
    run.read_on()
    verdict = run.answer("bet")
    assert isinstance(verdict, Right)
    dealt = [dict(fact.params) for fact in verdict.facts if fact.key == "card.dealt"]
    assert dealt == [{"seat": 0, "card": "jack"}, {"seat": 1}]


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        ("[start]", "[start", "lesson try: "),
        ("[start]", "colour = 1\n[start]", "unknown key 'colour'"),
        ("[start]", 'seat = "1"\n[start]', "seat: expected int"),
        ("[start]", "[start]\nposition = {}\nseats = 2", "a described position says its"),
        ('say = "card"', 'say = "The card"', "say: expected the name of a message"),
        ('say = "card"', 'say = "bet"', "'bet' names two things"),
        ('say = "card"', 'say = "wrong"', "'wrong' names two things"),
        ('moves = ["bet"]', 'moves = ["beat"]', "'beat' is not a move"),
        ('moves = ["bet"]', "moves = [3]", "moves: expected a list of texts"),
        ('moves = ["bet"]', 'kinds = ["raise"]', "'raise' is no kind of move"),
        ('moves = ["bet"]', "", "nothing is expected, so nothing is wrong"),
        ('kinds = ["check"]', "", "it answers no move"),
    ],
)
def test_a_bad_file_is_named_with_its_mistake(right: str, wrong: str, reason: str) -> None:
    with pytest.raises(BadLesson, match=reason):
        run_of(GOOD.replace(right, wrong))


def test_a_lesson_without_steps_is_refused() -> None:
    with pytest.raises(BadLesson, match="no step"):
        run_of("seat = 0")


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        ('"deal 2 queen"', '"deal 2 king"', "lesson try of Kuhn poker: deal 2 king"),
        ('moves = ["bet"]', 'moves = ["call"]', "step bet: none of the moves it expects is legal"),
        ('then = ["call"]', 'then = ["check"]', "step bet: then: check"),
    ],
)
def test_a_lesson_that_breaks_the_rules_is_named(right: str, wrong: str, reason: str) -> None:
    def play() -> None:
        run = run_of(GOOD.replace(right, wrong))
        while not run.done:
            run.skip()

    with pytest.raises(BadLesson, match=reason):
        play()


def test_an_unknown_lesson_is_named_with_those_that_there_are() -> None:
    with pytest.raises(UnknownLesson, match="it has: betting"):
        get_lesson("kuhn", "bluffing")
