"""Who one is: guests, accounts, tokens, and being forgotten."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from .clients import NO_LIMITS, Player, against_bots, comes_in, serving

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('people') / 'db'}") as client:
        yield client


@pytest.fixture
def anna(client: TestClient) -> Player:
    return comes_in(client, "Anna")


def test_a_guest_gives_a_name_and_nothing_else(anna: Player) -> None:
    assert anna.get("/api/me").json() == {"id": anna.id, "name": "Anna", "account": None}


def test_the_cookie_is_closed_to_scripts_and_other_sites(client: TestClient) -> None:
    cookie = client.post("/api/people", json={"name": "Otto"}).headers["set-cookie"]
    client.cookies.clear()
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


def test_over_https_the_cookie_is_secure(sqlite_url: str) -> None:
    with serving(sqlite_url, https=True) as client:
        cookie = client.post("/api/people", json={"name": "Otto"}).headers["set-cookie"]
        assert "Secure" in cookie


def test_the_cookie_keeps_the_seat(client: TestClient) -> None:
    client.post("/api/people", json={"name": "Otto"})
    assert client.get("/api/me").json()["name"] == "Otto"
    client.post("/api/sign-out")
    assert client.get("/api/me").status_code == 401


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(anna: Player) -> None:
    wanted = {"account": "anna", "password": PASSWORD}
    assert anna.post("/api/me/account", wanted).status_code == 200
    elsewhere = anna.client.post("/api/sign-in", json=wanted).json()
    anna.client.cookies.clear()
    assert elsewhere["person"] == {"id": anna.id, "name": "Anna", "account": "anna"}
    other = comes_in(anna.client, "Other")
    assert other.post("/api/me/account", wanted).json()["error"]["code"] == "taken"


@pytest.mark.parametrize("account", ["nobody", "berta"])
def test_a_wrong_password_and_an_unknown_account_sound_the_same(
    client: TestClient, account: str
) -> None:
    berta = comes_in(client, "Berta")
    berta.post("/api/me/account", {"account": "berta", "password": PASSWORD})
    given = {"account": account, "password": "not the password"}
    answer = client.post("/api/sign-in", json=given)
    assert answer.status_code == 401
    assert answer.json()["error"]["message"] == "there is no such account with this password"


def test_signing_out_everywhere_makes_every_token_worthless(anna: Player) -> None:
    assert anna.post("/api/sign-out-everywhere").status_code == 204
    assert anna.get("/api/me").status_code == 401


@pytest.mark.parametrize(
    "token", ["", "x", "a.b.c", "WyJhIiwwXQ.aaaa.bbbb", "é", "x" * 5_000], ids=range(6)
)
def test_a_forged_token_is_nobody(client: TestClient, token: str) -> None:
    headers = {b"Authorization": b"Bearer " + token.encode()}
    assert client.get("/api/me", headers=headers).status_code == 401


def test_a_token_of_another_server_is_nobody(client: TestClient, sqlite_url: str) -> None:
    with serving(sqlite_url) as other:
        stranger = comes_in(other, "Stranger")
    headers = stranger.headers
    assert client.get("/api/me", headers=headers).status_code == 401


def test_the_forgotten_leave_no_name_and_the_others_play_on(anna: Player) -> None:
    bert = comes_in(anna.client, "Bert")
    open_table = anna.create()
    anna.do(open_table, "join")
    table = anna.create()
    anna.do(table, "join", seat=0)
    bert.do(table, "join", seat=1)
    anna.do(table, "start")
    answer = anna.client.request("DELETE", "/api/me", json={}, headers=anna.headers)
    assert answer.status_code == 204
    assert anna.get("/api/me").status_code == 401
    seen = bert.see(table, 1)
    assert seen["people"][anna.id] == ""
    assert seen["seats"][0]["resigned"]
    assert bert.see(open_table)["status"] == "closed"


def test_an_account_is_deleted_by_its_password_alone(anna: Player) -> None:
    wanted = {"account": "anna-two", "password": PASSWORD}
    anna.post("/api/me/account", wanted)
    for body, status in (({}, 401), ({"password": "not the password"}, 401)):
        answer = anna.client.request("DELETE", "/api/me", json=body, headers=anna.headers)
        assert answer.status_code == status
    answer = anna.client.request(
        "DELETE", "/api/me", json={"password": PASSWORD}, headers=anna.headers
    )
    assert answer.status_code == 204
    assert anna.client.post("/api/sign-in", json=wanted).status_code == 401


def test_foreign_pages_change_nothing(anna: Player) -> None:
    for origin in ("https://evil.example", "null", "http://testserver.evil.example"):
        headers = {**anna.headers, "Origin": origin}
        answer = anna.client.post("/api/tables", json={"game": "nauticus"}, headers=headers)
        assert answer.json()["error"]["code"] == "foreign-origin"
    ours = {**anna.headers, "Origin": "http://testserver"}
    created = anna.client.post("/api/tables", json={"game": "nauticus"}, headers=ours)
    assert created.status_code == 201


def test_who_asks_too_often_waits(sqlite_url: str) -> None:
    from dataclasses import replace  # noqa: PLC0415

    from seaboard.server.settings import Rate  # noqa: PLC0415

    limits = replace(NO_LIMITS, chat=Rate(2, 0.001), passwords=Rate(2, 0.001))
    with serving(sqlite_url, limits=limits) as client:
        anna = comes_in(client, "Anna")
        table = against_bots(anna)
        answers = [anna.try_to(table, "say", text="Ahoi").status_code for _ in range(3)]
        assert answers == [200, 200, 429]
        given = {"account": "anna", "password": PASSWORD}
        tries = [client.post("/api/sign-in", json=given).status_code for _ in range(3)]
        assert tries == [401, 401, 429]
