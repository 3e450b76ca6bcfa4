"""Every lesson of every installed game, played to its end by its hints, and by wrong answers."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from seaboard.games import OWN, folder_of_game, installed_games
from seaboard.games.api import Move, as_data
from seaboard.lessons import (
    Lesson,
    LessonRun,
    Refused,
    Right,
    Unwanted,
    get_lesson,
    lesson_names,
    lessons_of,
    message_ids,
    moments_of,
    resume,
)
from seaboard.locales import LANGUAGES, say, words_of

TITLES = [(game, name) for game in installed_games() for name in lesson_names(game)]
every_lesson = pytest.mark.parametrize(("game", "name"), TITLES)
TAUGHT = sorted({game for game, _ in TITLES})


def rest_of(run: LessonRun) -> LessonRun:
    """The lesson played on to its end by its own hints."""
    while not run.done:
        assert isinstance(run.skip(), Right)
    return run


def runs_of(lesson: Lesson) -> list[LessonRun]:
    """The lesson at each of its steps, as its hints lead there."""
    answers = rest_of(LessonRun(lesson)).answers
    return [resume(lesson, answers[:count]) for count in range(len(answers))]


def lit(data: Any, path: str) -> Any:
    """What a path into a view's data leads to; LookupError if nothing."""
    for part in path.split("."):
        if not isinstance(data, list):
            data = data[part]
        elif part.isdigit():
            data = data[int(part)]
        else:
            data = next(item for item in data if item["name"] == part)
    return data


def test_every_game_has_lessons() -> None:
    """The third game too, with no code of its own."""
    assert set(TAUGHT) == set(installed_games())


@every_lesson
def test_a_lesson_is_played_to_its_end_by_its_hints(game: str, name: str) -> None:
    """Each position comes about by the rules, and at each step that asks, the learner decides."""
    lesson = get_lesson(game, name)
    assert not lesson.first_position().over
    for run in runs_of(lesson):
        if not run.step.only_tells:
            assert run.position.decider == lesson.seat
            assert run.hint() in run.position.legal_moves()


@every_lesson
def test_every_way_that_a_step_accepts_leads_on_to_the_end(game: str, name: str) -> None:
    """All the moves it names are legal, and what follows fits each of them."""
    for run in runs_of(get_lesson(game, name)):
        if run.step.only_tells:
            continue
        wanted = run.wanted()
        assert set(run.step.expected.moves) <= {str(move) for move in wanted}
        assert set(run.step.expected.kinds) <= {move.kind for move in wanted}
        for move in wanted:
            other = resume(run.lesson, run.answers)
            assert isinstance(other.answer(move), Right)
            assert rest_of(other).done


@every_lesson
def test_wrong_answers_get_a_reason_and_change_nothing(game: str, name: str) -> None:
    """A legal move that is not wanted the step's own, an illegal one that of the rules."""
    lesson = get_lesson(game, name)
    known = set(message_ids(lesson))
    for run in runs_of(lesson):
        before = run.position.digest(), run.answers
        for move in run.position.legal_moves():
            if run.step.only_tells or move not in run.step.expected:
                verdict = run.answer(move)
                assert isinstance(verdict, Unwanted)
                assert verdict.message in known
                if game in OWN:  # others may leave it at what the lesson says to all
                    assert verdict.message != lesson.message_id("wrong"), f"{run.step.name}: {move}"
        refused = run.answer(illegal(run))
        assert isinstance(refused, Refused)
        assert refused.reason
        assert isinstance(run.answer("no such move"), Refused)
        assert (run.position.digest(), run.answers) == before


def illegal(run: LessonRun) -> Move:
    codes = set(run.position.legal_codes().tolist())
    game = run.lesson.game
    return next(game.move(code) for code in range(game.codes) if code not in codes)


@every_lesson
def test_every_aside_answers_a_legal_move(game: str, name: str) -> None:
    """None stands in vain, neither for want of a legal move nor behind another aside."""
    for run in runs_of(get_lesson(game, name)):
        said = {
            verdict.message
            for move in run.position.legal_moves()
            if isinstance(verdict := resume(run.lesson, run.answers).answer(move), Unwanted)
        }
        for aside in run.step.asides:
            assert run.lesson.message_id(aside.name) in said
            legal = {str(move) for move in run.position.legal_moves()}
            assert set(aside.moves.moves) <= legal


@every_lesson
def test_what_is_lit_is_in_the_learner_s_view(game: str, name: str) -> None:
    for run in runs_of(get_lesson(game, name)):
        data = as_data(run.view)
        for path in run.step.light:
            assert lit(data, path) is not None, path


@every_lesson
def test_a_lesson_is_taken_up_where_it_was_left(game: str, name: str) -> None:
    """At each step, from its answers alone; of what does not fit any more the rest is dropped."""
    lesson = get_lesson(game, name)
    answers = rest_of(LessonRun(lesson)).answers
    for count in range(len(answers) + 1):
        assert resume(lesson, answers[:count]).answers == answers[:count]
        assert resume(lesson, [*answers[:count], "no such move"]).answers == answers[:count]
    assert resume(lesson, [*answers, ""]).done


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_every_message_of_a_lesson_is_there(game: str, name: str, language: str) -> None:
    """In every language, in a few words."""
    for message in message_ids(get_lesson(game, name)):
        words = say(language, message)
        assert words
        assert len(words) <= 230, f"{message}: {len(words)} characters"


@cache
def messages(game: str, language: str) -> set[str]:
    text = (words_of(game) / language / "lessons.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_message_belongs_to_a_lesson_or_the_coach(game: str, language: str) -> None:
    """`tests/locales` compares their arguments."""
    needed = {message for lesson in lessons_of(game) for message in message_ids(lesson)}
    needed |= {moment.message for moment in moments_of(game)}
    assert messages(game, language) == needed


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_file_says_what_it_teaches(game: str) -> None:
    """In the comment that it opens with."""
    for path in Path(folder_of_game(game) / "lessons").glob("*.toml"):
        assert re.match(r"# \S.*\.\n", path.read_text(encoding="utf-8")), path.name
