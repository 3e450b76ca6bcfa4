"""Invitations: a QR code, and a card of the link for other programs."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from seaboard.server.settings import Rate

from .clients import NO_LIMITS, Client, Player, against_bots, comes_in, serving

PAGE = "<html><head><title>Seaboard</title></head><body></body></html>"


@pytest.fixture
def client(sqlite_url: str, tmp_path: Path) -> Iterator[Client]:
    (tmp_path / "index.html").write_text(PAGE)
    with serving(sqlite_url, page=tmp_path) as client:
        yield client


@pytest.fixture
def anna(client: Client) -> Player:
    return comes_in(client, "Anna <b>")


def test_the_link_is_a_qr_code(anna: Player) -> None:
    table = anna.create()
    answer = anna.get(f"/api/tables/{table}/qr")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in answer.content


@pytest.mark.parametrize("length", [300, 4_000])
def test_a_host_that_is_no_address_is_refused(anna: Player, length: int) -> None:
    """A code of it took a second of everybody's time, or was an error."""
    table, headers = anna.create(), {"Host": "a" * length}
    refused = anna.client.get(f"/api/tables/{table}/qr", headers=headers)
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "bad-input")
    assert anna.client.get(f"/table/{table}", headers=headers).text == PAGE


def test_pages_of_tables_are_limited_as_requests_are_and_files_are_not(
    sqlite_url: str, tmp_path: Path
) -> None:
    """Each looks for its table in the database."""
    (tmp_path / "index.html").write_text(PAGE)
    limits = replace(NO_LIMITS, requests=Rate(3, 0))
    with serving(sqlite_url, page=tmp_path, limits=limits) as client:
        statuses = [client.get(f"/table/{number:016}").status_code for number in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        assert client.get("/rules").status_code == 200


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Come and play Nauticus"), ("de", "Spiel mit: Nauticus")]
)
def test_the_page_of_a_table_has_a_card_in_the_readers_language(
    client: Client, anna: Player, language: str, title: str
) -> None:
    table = anna.create(seats=3)
    anna.do(table, "join", seat=0)
    page = client.get(f"/table/{table}", headers={"Accept-Language": f"{language}-XX,en;q=0.5"})
    assert f'<meta property="og:title" content="{title}" />' in page.text
    assert "Anna &lt;b&gt;" in page.text
    assert "Anna <b>" not in page.text
    picture = client.get(f"/api/tables/{table}/card/{language}")
    assert Image.open(io.BytesIO(picture.content)).size == (1200, 630)


def test_a_table_without_spectators_has_no_card_once_it_has_begun(
    client: Client, anna: Player
) -> None:
    table = against_bots(anna, spectators=False)
    assert client.get(f"/table/{table}").text == PAGE
    assert client.get(f"/api/tables/{table}/card/en").status_code == 403


def test_an_address_without_a_table_is_the_page_as_it_is(client: Client) -> None:
    assert client.get("/table/AAAAAAAAAAAAAAAA").text == PAGE
    assert client.get("/").text == PAGE
