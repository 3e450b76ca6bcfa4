"""Lessons over HTTP: played to their end by their hints, without a name and without storage."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from seaboard.games import installed_games
from seaboard.lessons import MOST_ANSWERS, lesson_names, lessons_of
from seaboard.locales import LANGUAGES, entries
from seaboard.server.settings import Rate

from .clients import NO_LIMITS, serving

LESSONS = [(game, name) for game in installed_games() for name in lesson_names(game)]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('lessons') / 'db'}") as client:
        yield client


def step(client: TestClient, game: str, lesson: str, **given: Any) -> dict[str, Any]:
    answer = client.post(f"/api/games/{game}/lessons/{lesson}", json=given)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("game", installed_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_names_every_lesson_in_words(client: TestClient, game: str, language: str) -> None:
    listed = client.get(f"/api/games/{game}/lessons/{language}").json()
    assert [each["name"] for each in listed["lessons"]] == list(lesson_names(game))
    said = {name for name, _ in entries(listed["messages"])}
    assert {each["title"] for each in listed["lessons"]} <= said
    assert {each["say"] for each in listed["coach"]} <= said


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_played_to_its_end_by_its_hints(
    client: TestClient, game: str, lesson: str
) -> None:
    """Each answer is sent with those before it; what is shown is always the learner's view."""
    now = step(client, game, lesson)
    assert now["step"] == 0
    while not now["done"]:
        assert (now["hint"] is None) == (now["legal"] == [])
        assert now["hint"] is None or now["hint"] in [move["text"] for move in now["legal"]]
        assert all(move["preview"]["facts"] is not None for move in now["legal"])
        now = step(client, game, lesson, answers=now["answers"], move=now["hint"] or "")
        assert now["verdict"]["kind"] == "right"
        assert now["view"]["seat"] == now["seat"]
    assert now["say"] is None


def test_wrong_answers_say_why_and_lead_nowhere(client: TestClient) -> None:
    """A legal one gets the lesson's words, an illegal one the reason of the rules."""
    for game, lesson in LESSONS:
        now = step(client, game, lesson)
        while now["hint"] is None:
            now = step(client, game, lesson, answers=now["answers"], move="")
        wrong = step(client, game, lesson, answers=now["answers"], move="no such move")
        assert wrong["verdict"]["kind"] == "refused"
        assert wrong["verdict"]["message"]
        assert {**wrong, "verdict": None} == {**now, "verdict": None, "facts": []}
        read = step(client, game, lesson, answers=now["answers"], move="")
        assert read["verdict"] == {
            "kind": "unwanted", "say": now["say"], "reason": None, "message": None,
        }  # fmt: skip


def test_a_lesson_is_longer_than_no_limit() -> None:
    """With room for lessons that grow."""
    for game in installed_games():
        assert all(len(lesson.steps) * 2 <= MOST_ANSWERS for lesson in lessons_of(game))


@pytest.mark.parametrize("path", ["chess/lessons/en", "nauticus/lessons/xx"])
def test_other_lists_are_not_found(client: TestClient, path: str) -> None:
    assert client.get(f"/api/games/{path}").json()["error"]["code"] == "not-found"


@pytest.mark.parametrize("path", ["chess/lessons/wheel", "nauticus/lessons/none"])
def test_other_lessons_are_not_found(client: TestClient, path: str) -> None:
    assert client.post(f"/api/games/{path}", json={}).json()["error"]["code"] == "not-found"


@pytest.mark.parametrize(
    "given",
    [{"answers": [""] * (MOST_ANSWERS + 1)}, {"move": "x" * 101}, {"answers": "field 3"}, {"a": 1}],
)
def test_bad_answers_are_refused(client: TestClient, given: dict[str, Any]) -> None:
    answer = client.post("/api/games/nauticus/lessons/wheel", json=given)
    assert answer.json()["error"]["code"] == "bad-input"


def test_whoever_asks_too_often_waits(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = replace(NO_LIMITS, lessons=Rate(2, 0))
    with serving(f"sqlite:///{tmp_path_factory.mktemp('slow') / 'db'}", limits=limits) as client:
        path = "/api/games/nauticus/lessons/wheel"
        codes = [client.post(path, json={}).status_code for _ in range(3)]
    assert codes == [200, 200, 429]
