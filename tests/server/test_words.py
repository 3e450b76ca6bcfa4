"""The words of a game, for a page that does not bring them along."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentResource
from starlette.testclient import TestClient

from seaboard.games import OWN, get_game, installed_games
from seaboard.locales import LANGUAGES

from .clients import serving


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('words') / 'db'}") as client:
        yield client


@pytest.mark.parametrize("game", installed_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_brings_messages_and_rules(client: TestClient, game: str, language: str) -> None:
    words = client.get(f"/api/games/{game}/words/{language}").json()
    assert FluentResource(words["messages"]).body
    assert f"{game}-lesson-" not in words["messages"]  # these are not needed to play
    assert game not in OWN or words["rules"].startswith("# ")  # another may have none


@pytest.mark.parametrize("path", ["chess/words/en", "..%2F../words/en"])
def test_other_words_are_not_found(client: TestClient, path: str) -> None:
    assert client.get(f"/api/games/{path}").json()["error"]["code"] == "not-found"


def test_the_offer_says_which_games_have_secrets(client: TestClient) -> None:
    offered = {game["name"]: game["secret"] for game in client.get("/api/games").json()["games"]}
    assert offered == {name: get_game(name).secret for name in installed_games()}
