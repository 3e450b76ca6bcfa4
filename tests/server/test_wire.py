"""The documents say what the messages are."""

from __future__ import annotations

import json
from pathlib import Path

from seaboard.server.app import create_app
from seaboard.server.settings import Settings
from seaboard.server.wire import document, types

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


def test_the_document_of_the_websocket_is_that_of_the_messages() -> None:
    assert (DOCS / "websocket.md").read_text("utf-8") == document()


def test_the_types_of_the_web_page_are_made_from_those_of_the_messages_and_views() -> None:
    assert json.loads((ROOT / "web" / "schema.json").read_text("utf-8")) == types()


def test_openapi_names_every_path_of_issue_5() -> None:
    paths = create_app(Settings()).openapi()["paths"]
    assert {"/api/people", "/api/tables/{table}/do", "/api/replay", "/health"} <= set(paths)
