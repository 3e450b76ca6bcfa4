"""Lessons, puzzles and the editor on a device: every answer is the server's."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from seaboard.device import editing as editing_here
from seaboard.device.host import Host
from seaboard.device.requests import ask
from seaboard.games import OWN, get_game
from seaboard.lessons import lesson_names
from seaboard.locales import LANGUAGES
from seaboard.puzzles import puzzles_of
from seaboard.server import editing as editing_served

from ..server.clients import Client, serving


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('learning') / 'db'}") as client:
        yield client


def both(client: Client, method: str, address: str, body: Any = None) -> Any:
    """What the server answers, once the device has answered the same, byte by byte."""
    given = {} if body is None else {"json": body}
    answer = client.request(method, f"/api{address}", **given).json()
    here = json.loads(ask(Host("Anna"), method, address, body))["answer"]
    served = {"error": answer["error"]} if "error" in answer else {"body": answer}
    assert json.dumps(here) == json.dumps(served), address
    return answer


@pytest.mark.parametrize("game", OWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lists_of_lessons_and_what_the_coach_says(
    client: Client, game: str, language: str
) -> None:
    listed = both(client, "GET", f"/games/{game}/lessons/{language}")
    assert listed["coach"]
    assert f"{game}-coach-" in listed["messages"]


@pytest.mark.parametrize("game", OWN)
def test_every_lesson_by_its_hints(client: Client, game: str) -> None:
    for name in lesson_names(game):
        now = both(client, "POST", f"/games/{game}/lessons/{name}", {})
        while not now["done"]:
            given = {"answers": now["answers"], "move": now["hint"] or ""}
            now = both(client, "POST", f"/games/{game}/lessons/{name}", given)
            assert now["verdict"]["kind"] == "right"


@pytest.mark.parametrize("game", OWN)
def test_wrong_answers_in_a_lesson(client: Client, game: str) -> None:
    name = lesson_names(game)[0]
    now = both(client, "POST", f"/games/{game}/lessons/{name}", {})
    while not now["legal"]:
        given = {"answers": now["answers"], "move": ""}
        now = both(client, "POST", f"/games/{game}/lessons/{name}", given)
    kinds = set()
    for move in ("nonsense", *(each["text"] for each in now["legal"])):
        given = {"answers": now["answers"], "move": move}
        answer = both(client, "POST", f"/games/{game}/lessons/{name}", given)
        kinds.add(answer["verdict"]["kind"])
    assert kinds >= {"refused", "right"}


@pytest.mark.parametrize("game", OWN)
def test_puzzles_are_listed_and_follow_one_another(client: Client, game: str) -> None:
    address = f"/games/{game}/puzzles"
    listed = both(client, "GET", address)
    theme = listed["themes"][0]["name"]
    assert both(client, "GET", f"{address}?theme={theme}&grade=2")["puzzles"]
    first = both(client, "POST", f"{address}/next", {"grade": 3, "run": 5})["puzzle"]
    assert first == both(client, "GET", f"{address}/{first['id']}")
    given = {"grade": 3, "run": 5, "theme": theme, "done": [first["id"]]}
    assert both(client, "POST", f"{address}/next", given)["puzzle"]["id"] != first["id"]
    done = [puzzle.id for puzzle in puzzles_of(game)]
    assert both(client, "POST", f"{address}/next", {"done": done})["puzzle"] is None


@pytest.mark.parametrize("game", OWN)
def test_the_puzzle_of_the_day(client: Client, game: str) -> None:
    def here_and_served() -> tuple[Any, Any]:
        address = f"/games/{game}/puzzles/daily"
        here = json.loads(ask(Host("Anna"), "GET", address, None))["answer"]["body"]
        return here, client.get(f"/api{address}").json()

    here, served = here_and_served()
    if here["day"] != served["day"]:  # midnight lay between the two
        here, served = here_and_served()
    assert here == served


@pytest.mark.parametrize("game", OWN)
def test_tries_hints_and_giving_up(client: Client, game: str) -> None:
    for puzzle in puzzles_of(game)[:5]:
        address = f"/games/{game}/puzzles/{puzzle.id}"
        assert puzzle.solution in both(client, "GET", f"{address}/hint")["moves"]
        kinds = [
            both(client, "POST", address, {"move": move})["kind"]
            for move in ("nonsense", puzzle.tempting[0], puzzle.solution, None)
        ]
        assert kinds == ["refused", "wrong", "right", "given-up"]


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("POST", f"/games/{next(iter(OWN))}/lessons/swimming"),
        ("GET", f"/games/{next(iter(OWN))}/puzzles/0123456789"),
        ("POST", f"/games/{next(iter(OWN))}/puzzles/0123456789"),
    ],
)
def test_what_there_is_not(client: Client, method: str, address: str) -> None:
    assert both(client, method, address, {})["error"]["code"] == "not-found"


def test_a_game_that_there_is_not() -> None:
    for address in ("/games/chess/lessons/en", "/games/chess/puzzles"):
        answer = json.loads(ask(Host("Anna"), "GET", address, None))["answer"]
        assert answer["error"]["code"] == "not-found"


@pytest.mark.parametrize("game", OWN)
def test_a_position_is_edited_judged_and_played_on(
    client: Client, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (editing_here, editing_served):
        monkeypatch.setattr(module, "_chance", Random(18))
    address = f"/games/{game}/editor"
    begun = both(client, "GET", f"{address}?start=middle&mode={next(iter(get_game(game).modes))}")
    position = begun["position"]
    legal = [
        each["text"]
        for each in both(client, "POST", address, {"position": position})["shown"]["legal"]
    ]
    for move in (legal[-1], "nonsense"):
        both(client, "POST", f"{address}/move", {"position": position, "move": move})
    for moves in (legal[:1], [], ["nonsense"]):
        both(client, "POST", f"{address}/line", {"position": position, "moves": moves})
    puzzle = puzzles_of(game)[0].id
    assert both(client, "GET", f"{address}?puzzle={puzzle}")["position"]
    assert both(client, "GET", f"{address}?puzzle=0")["error"]["code"] == "not-found"
    wrong = {**position, "mode": "none"}
    assert both(client, "POST", address, {"position": wrong})["problem"]
    for what in ("best", "move"):
        assert (
            both(client, "POST", f"{address}/{what}", {"position": wrong})["error"]["code"]
            == "bad-input"
        )
    assert both(client, "GET", f"{address}?mode=none")["error"]["code"] == "bad-input"

    # A bot has luck of its own.
    for what in ("best", "move"):
        found = json.loads(ask(Host("Anna"), "POST", f"{address}/{what}", {"position": position}))
        answer = found["answer"]["body"]
        moves = [answer["move"]] if what == "move" else [c["move"] for c in answer["candidates"]]
        assert moves
        assert set(moves) <= set(legal)
