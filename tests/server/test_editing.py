"""The editor over HTTP: by anybody, within limits, and whatever is sent, no error of the server."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from seaboard.puzzles import puzzles_of
from seaboard.server import editing
from seaboard.server.settings import Rate

from .clients import NO_LIMITS, Judging, serving

GAMES = ("nauticus", "nautilus")


@pytest.fixture(autouse=True)
def chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same positions in each run."""
    monkeypatch.setattr(editing, "_chance", Random(18))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('editor') / 'db'}") as client:
        yield client


def begun(client: TestClient, game: str, **query: Any) -> dict[str, Any]:
    answer = client.get(f"/api/games/{game}/editor", params=query)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_begun_checked_judged_and_played_on(client: TestClient, game: str) -> None:
    base = f"/api/games/{game}/editor"
    given = begun(client, game, start="middle")
    checked = client.post(base, json={"position": given["position"]}).json()
    assert checked["problem"] is None
    legal = {each["text"] for each in checked["shown"]["legal"]}

    best = client.post(f"{base}/best", json={"position": given["position"]}).json()
    assert {each["move"] for each in best["candidates"]} <= legal

    whole = checked["shown"]["whole"]
    played = client.post(f"{base}/move", json={"position": whole, "move": min(legal)}).json()
    assert played["move"] == min(legal)
    by_bot = client.post(f"{base}/move", json={"position": whole, "bot": "random"})
    assert by_bot.json()["move"] in legal


@pytest.mark.parametrize("game", GAMES)
def test_best_moves_have_lines_that_can_be_followed(tmp_path: Any, game: str) -> None:
    """By thinkers as they are: each move of each line is legal, and told."""
    base = f"/api/games/{game}/editor"
    with serving(f"sqlite:///{tmp_path / 'db'}", Judging()) as client:
        longest = 0
        for puzzle in puzzles_of(game)[:6]:
            position = begun(client, game, puzzle=puzzle.id)["position"]
            best = client.post(f"{base}/best", json={"position": position}).json()
            for each in best["candidates"]:
                moves = [each["move"], *each["line"]]
                longest = max(longest, len(moves))
                led = client.post(f"{base}/line", json={"position": position, "moves": moves})
                assert led.status_code == 200, led.text
                assert len(led.json()["line"]) == len(moves)
    assert longest > 1


@pytest.mark.parametrize("game", GAMES)
def test_a_position_of_a_puzzle_is_edited_and_played_on(client: TestClient, game: str) -> None:
    base = f"/api/games/{game}/editor"
    whole, legal = None, list[str]()
    for puzzle in puzzles_of(game):
        given = begun(client, game, puzzle=puzzle.id)
        checked = client.post(base, json={"position": given["position"]}).json()
        assert checked["problem"] is None, puzzle.id
        legal = [each["text"] for each in checked["shown"]["legal"]]
        assert sorted(legal) == sorted([puzzle.solution, *puzzle.others]), puzzle.id
        whole = checked["shown"]["whole"]
    assert client.post(f"{base}/move", json={"position": whole, "move": legal[0]}).is_success
    assert client.get(base, params={"puzzle": "0123456789"}).status_code == 404


def test_a_line_ends_where_chance_decides_and_says_what_is_not_legal(client: TestClient) -> None:
    base = "/api/games/nauticus/editor"
    position = begun(client, "nauticus")["position"]
    for moves, code in ((["no such move"], "illegal"), (["pass"], "illegal")):
        answer = client.post(f"{base}/line", json={"position": position, "moves": moves})
        assert answer.json()["error"]["code"] == code
    nothing = client.post(f"{base}/line", json={"position": position, "moves": []}).json()
    assert nothing["line"] == []
    assert nothing["shown"]["legal"]


def test_a_contradiction_is_an_answer_and_an_illegal_move_is_refused(client: TestClient) -> None:
    base = "/api/games/nauticus/editor"
    position = begun(client, "nauticus")["position"]
    wrong = {**position, "turn": 7}
    checked = client.post(base, json={"position": wrong}).json()
    assert checked["problem"]["path"] == "turn"
    assert client.post(f"{base}/best", json={"position": wrong}).status_code == 422
    for move in ("pass", "no such move"):
        answer = client.post(f"{base}/move", json={"position": position, "move": move})
        assert answer.json()["error"]["code"] == "illegal"


def test_what_there_is_not_is_not_found(client: TestClient) -> None:
    assert client.get("/api/games/kuhn/editor").status_code == 404
    assert client.get("/api/games/chess/editor").status_code == 404
    assert client.get("/api/games/nauticus/editor", params={"seats": 9}).status_code == 422
    assert client.get("/api/games/nauticus/editor", params={"mode": "x"}).status_code == 422


def test_too_much_is_refused(client: TestClient) -> None:
    huge = {"position": {str(number): "x" * 90 for number in range(1_000)}}
    assert client.post("/api/games/nauticus/editor", json=huge).json()["error"]["code"] == (
        "too-large"
    )


ODD: list[Any] = [
    None, True, -1, 0, 3, 99, 9_999, 2**40, -(10**30), 0.5, "", "x", "hull", "whirlpool", "59",
    [], [0], [None], {}, {"x": 1}, [[]], [{}], {"": None},
]  # fmt: skip


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container in it, with a key."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in list(items):
        yield value, key
        if isinstance(item, dict | list):
            yield from places(item)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("whole", [False, True])
def test_no_position_is_an_error_of_the_server(client: TestClient, game: str, whole: bool) -> None:
    """Values of any kind in any place, also such as are left out or doubled."""
    base, rng = f"/api/games/{game}/editor", Random(20)
    first = begun(client, game, start="middle")["position"]
    if whole:
        first = client.post(base, json={"position": first}).json()["shown"]["whole"]
    answers = set()
    for _ in range(400):
        given = copy.deepcopy(first)
        for _ in range(rng.choice((1, 1, 2, 5))):
            container, key = rng.choice(list(places(given)))
            if rng.random() < 0.2 and isinstance(container, dict):
                del container[key]
            elif rng.random() < 0.2 and isinstance(container, list):
                container.append(container[key])
            else:
                container[key] = copy.deepcopy(rng.choice(ODD))
        answer = client.post(base, json={"position": given})
        assert answer.status_code == 200, (given, answer.text)
        checked = answer.json()
        assert (checked["problem"] is None) != (checked["shown"] is None)
        answers.add(checked["problem"] is None)
        if checked["shown"] and checked["shown"]["legal"]:
            move = rng.choice(checked["shown"]["legal"])["text"]
            played = client.post(f"{base}/move", json={"position": given, "move": move})
            assert played.status_code == 200, (given, move, played.text)
    assert answers == {True, False}


def test_checking_has_its_limit(tmp_path: Any) -> None:
    limits = replace(NO_LIMITS, lessons=Rate(2, 0.001))
    with serving(f"sqlite:///{tmp_path / 'db'}", limits=limits) as client:
        answers = [client.get("/api/games/nauticus/editor").status_code for _ in range(3)]
    assert answers == [200, 200, 429]
