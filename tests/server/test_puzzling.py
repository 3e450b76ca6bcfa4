"""Puzzles over HTTP: what is asked and told, by anybody, and the solution not before its time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from seaboard.puzzles import get_puzzle, puzzles_of
from seaboard.server.settings import Rate

from .clients import NO_LIMITS, serving

BASE = "/api/games/nautilus/puzzles"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('puzzles') / 'db'}") as client:
        yield client


def got(client: TestClient, path: str, **query: Any) -> dict[str, Any]:
    answer = client.get(f"{BASE}{path}", params=query)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_the_list_has_themes_and_grades_and_can_be_narrowed(client: TestClient) -> None:
    whole = got(client, "")
    assert len(whole["puzzles"]) == len(puzzles_of("nautilus"))
    assert sum(each["count"] for each in whole["grades"]) == len(whole["puzzles"])
    theme = whole["themes"][0]
    assert len(got(client, "", theme=theme["name"])["puzzles"]) == theme["count"]
    grade = whole["puzzles"][0]["grade"]
    assert {each["grade"] for each in got(client, "", grade=grade)["puzzles"]} == {grade}


def test_the_puzzle_of_the_day_is_asked_without_its_solution(client: TestClient) -> None:
    """The same at every call; what the solution is, or is about, is not in it."""
    daily = got(client, "/daily")
    assert daily == got(client, "/daily")
    shown = daily["puzzle"]
    assert not {"solution", "others", "themes", "found"} & set(shown)
    assert shown == got(client, f"/{shown['id']}")


def test_a_run_leads_from_one_to_the_next(client: TestClient) -> None:
    first = client.post(f"{BASE}/next", json={"run": 3}).json()["puzzle"]
    second = client.post(f"{BASE}/next", json={"run": 3, "done": [first["id"]]}).json()["puzzle"]
    assert first["id"] != second["id"]
    every = [puzzle.id for puzzle in puzzles_of("nautilus")]
    assert client.post(f"{BASE}/next", json={"done": every}).json() == {"puzzle": None}


def test_tries_are_judged_and_the_solution_comes_at_the_end(client: TestClient) -> None:
    identity = got(client, "/daily")["puzzle"]["id"]
    puzzle = get_puzzle("nautilus", identity)
    wrong = client.post(f"{BASE}/{identity}", json={"move": puzzle.tempting[0]}).json()
    assert (wrong["kind"], wrong["solution"]) == ("wrong", None)
    assert wrong["loss"]["loss"] > 0
    refused = client.post(f"{BASE}/{identity}", json={"move": "nonsense"}).json()
    assert (refused["kind"], refused["solution"]) == ("refused", None)
    assert puzzle.solution in got(client, f"/{identity}/hint")["moves"]
    right = client.post(f"{BASE}/{identity}", json={"move": puzzle.solution}).json()
    assert right["kind"] == "right"
    assert right["solution"]["view"] != got(client, f"/{identity}")["view"]
    given_up = client.post(f"{BASE}/{identity}", json={}).json()
    assert given_up["solution"] == right["solution"]


@pytest.mark.parametrize(
    "path", ["/api/games/chess/puzzles", f"{BASE}/0123456789", f"{BASE}/0123456789/hint"]
)
def test_what_there_is_not_is_not_found(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_bad_question_is_refused(client: TestClient) -> None:
    answers = [
        client.get(f"{BASE}/no-such-id"),
        client.get(BASE, params={"grade": 9}),
        client.post(f"{BASE}/next", json={"grade": 9}),
    ]
    assert {answer.json()["error"]["code"] for answer in answers} == {"bad-input"}


def test_whoever_asks_too_often_waits(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = replace(NO_LIMITS, lessons=Rate(2, 0))
    with serving(f"sqlite:///{tmp_path_factory.mktemp('slow') / 'db'}", limits=limits) as client:
        codes = [client.get(f"{BASE}/daily").status_code for _ in range(3)]
    assert codes == [200, 200, 429]
