"""Invitations: a QR code, and a card of the link for other programs."""

from __future__ import annotations

import html
import io
import re
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


def card(page: str) -> dict[str, str]:
    """The tags of a page's card."""
    found = re.findall(r'<meta property="og:([a-z:]+)" content="([^"]*)" />', page)
    return {name: html.unescape(value) for name, value in found}


@pytest.mark.parametrize(
    ("wanted", "title"),
    [
        ("de;q=0.5, fr", "Venez jouer à Nauticus"),
        ("es, fr;q=0.3, de;q=0.9", "Spiel mit: Nauticus"),
        ("de;q=0, es", "Come and play Nauticus"),
        ("de;q=nan", "Spiel mit: Nauticus"),
        (",;,", "Come and play Nauticus"),
    ],
)
def test_the_language_is_that_which_is_wanted_most(
    client: Client, anna: Player, wanted: str, title: str
) -> None:
    page = client.get(f"/table/{anna.create()}", headers={"Accept-Language": wanted})
    assert card(page.text)["title"] == title


@pytest.mark.parametrize("public", [True, False])
def test_the_card_of_a_private_table_says_what_that_of_a_public_one_does(
    client: Client, anna: Player, public: bool
) -> None:
    table = anna.create(seats=3, public=public)
    anna.do(table, "join", seat=0)
    found = card(client.get(f"/table/{table}").text)
    assert found["description"] == "Anna <b> invites you: 2 seats are free."
    assert found["url"].endswith(f"/table/{table}")
    path = found["image"].removeprefix("http://testserver")
    assert Image.open(io.BytesIO(client.get(path).content)).format == "PNG"


def test_a_card_says_nothing_that_is_secret(client: Client, anna: Player) -> None:
    """Neither who else sits there, nor what was said, nor what the shuffle follows from."""
    table = anna.create(game="kuhn")
    anna.do(table, "join", seat=0, label="Secret label")
    anna.do(table, "bot", seat=1, bot="random")
    anna.do(table, "say", text="Secret words")
    anna.do(table, "start")
    seen = anna.see(table, 0)
    page = client.get(f"/table/{table}").text
    assert card(page)["description"] == "Anna <b> plays Kuhn poker. Come and watch."
    told = page.replace(table, "")
    for secret in ("Secret", anna.id, seen["commitment"], seen["view"]["card"]):
        assert str(secret) not in told


def test_a_card_says_that_the_game_is_over_or_the_table_closed(
    client: Client, anna: Player
) -> None:
    table = against_bots(anna, game="kuhn")
    anna.do(table, "give_up")
    over = card(client.get(f"/table/{table}").text)
    assert (over["title"], over["description"]) == (
        "Kuhn poker",
        "Table of Anna <b>: the game is over. See how it went.",
    )
    table = anna.create()
    anna.do(table, "close")
    closed = card(client.get(f"/table/{table}", headers={"Accept-Language": "de"}).text)
    assert closed["description"] == "Tisch von Anna <b>: Er wurde geschlossen."


def test_a_table_without_spectators_has_no_card_once_it_has_begun(
    client: Client, anna: Player
) -> None:
    table = against_bots(anna, spectators=False)
    assert client.get(f"/table/{table}").text == PAGE
    assert client.get(f"/api/tables/{table}/card/en").status_code == 403


def test_an_address_without_a_table_is_the_page_as_it_is(client: Client) -> None:
    assert client.get("/table/AAAAAAAAAAAAAAAA").text == PAGE
    assert client.get("/").text == PAGE
