"""The documents say what the messages are."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from seaboard.games import OWN, get_game, installed_games
from seaboard.games.api import CHANCE, Game, Position, as_data, draw
from seaboard.server.app import create_app
from seaboard.server.settings import Settings
from seaboard.server.wire import analysis_schema, document, title_in_plain_letters, types

from .clients import comes_in, serving

GAMES = {name: get_game(name) for name in OWN}
ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


def test_the_document_of_the_websocket_is_that_of_the_messages() -> None:
    assert (DOCS / "websocket.md").read_text("utf-8") == document()


def test_the_types_of_the_web_page_are_made_from_those_of_the_messages_and_views() -> None:
    assert json.loads((ROOT / "web" / "schema.json").read_text("utf-8")) == types(tuple(OWN))


def test_the_schema_of_an_analysis_is_that_of_its_type() -> None:
    kept = json.loads((DOCS / "analysis.schema.json").read_text("utf-8"))
    assert kept == analysis_schema()


def test_openapi_names_every_path_of_issue_5() -> None:
    paths = create_app(Settings()).openapi()["paths"]
    assert {"/api/people", "/api/tables/{table}/do", "/api/replay", "/health"} <= set(paths)


def positions(game: Game, mode: str) -> Iterator[Position]:
    """Some hundred positions of a random game."""
    rng, position = random.Random(mode), game.new(mode=mode)
    for _ in range(300):
        if position.over:
            return
        yield position
        chance = position.decider == CHANCE
        position.play(draw(position, rng) if chance else rng.choice(position.legal_moves()))


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_tells_is_what_its_types_say(name: str) -> None:
    game, schema = GAMES[name], types((name,))
    prefix = title_in_plain_letters(game)
    check = {
        kind: jsonschema_rs.validator_for({**schema, "$ref": f"#/$defs/{prefix}{kind}"})
        for kind in ("View", "Move", "Fact", "Preview")
    }
    for mode in game.modes:
        for position in positions(game, mode):
            check["View"].validate(_json(position.view(None)))
            for move in position.legal_moves()[:5]:
                check["Move"].validate(_json(move))
                if position.decider == CHANCE:
                    continue
                preview = _json(game.preview(position, move, position.decider))
                check["Preview"].validate(preview)
                for fact in preview["facts"]:
                    check["Fact"].validate(fact)


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_move_and_fact_is_told_apart_by_its_kind_or_key(name: str) -> None:
    moves, facts = GAMES[name].types.moves, GAMES[name].types.facts
    assert len({move.kind for move in moves}) == len(moves)
    assert len({fact.key for fact in facts}) == len(facts)


def _json(value: Any) -> Any:
    return json.loads(json.dumps(as_data(value)))


def test_the_offer_tells_all_that_a_page_needs_of_each_game(sqlite_url: str) -> None:
    with serving(sqlite_url) as client:
        offered = client.get("/api/games").json()["games"]
    assert [game["name"] for game in offered] == list(installed_games())
    for told, game in zip(offered, map(get_game, installed_games()), strict=True):
        assert (told["title"], told["secret"]) == (game.title, game.secret)
        assert [mode["name"] for mode in told["modes"]] == list(game.modes)
        assert [option["name"] for option in told["options"]] == list(game.options)
        assert told["seats"] == list(game.seat_names)
        assert told["boards"] is bool(game.load_board().lines())
        assert told["editor"] is (game.part("editing") is not None)


def test_the_record_is_text_and_its_refusals_are_json(sqlite_url: str) -> None:
    with serving(sqlite_url) as client:
        paths = client.get("/api/openapi.json").json()["paths"]
        responses = paths["/api/tables/{table}/record"]["get"]["responses"]
        anna = comes_in(client, "Anna")
        answer = anna.get(f"/api/tables/{anna.create()}/record")
    kinds = {status: list(each["content"]) for status, each in responses.items()}
    assert kinds.pop("200") == ["text/plain"]
    assert set(map(tuple, kinds.values())) == {("application/json",)}
    assert answer.status_code == 409
    assert answer.headers["content-type"] == "application/json"
