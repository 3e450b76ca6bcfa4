"""Bad input of every kind: a clear answer, no trace of our insides, no harm."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from seaboard.server.app import create_app
from seaboard.server.settings import Settings

from .clients import Client, Player, against_bots, comes_in, serving, wait_until_ready


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('bad') / 'db'}") as client:
        yield client


@pytest.fixture(scope="module")
def anna(client: Client) -> Player:
    return comes_in(client, "Anna")


SCHEMA: Any = schemathesis.openapi.from_dict(create_app(Settings()).openapi())


@SCHEMA.parametrize()  # type: ignore[untyped-decorator]  # schemathesis decides at run time
@settings(
    max_examples=25,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[
        HealthCheck.function_scoped_fixture,
        HealthCheck.too_slow,
        HealthCheck.filter_too_much,
    ],
    deadline=None,
)
def test_whatever_is_sent_the_answer_is_no_failure(case: Any, client: Client) -> None:
    anna = comes_in(client, "Anna")  # some of the requests sign her out for good
    arguments = case.as_transport_kwargs(base_url="http://testserver")
    headers = {**(arguments.get("headers") or {}), **anna.headers}
    answer = anna.client.request(
        arguments["method"],
        arguments["url"],
        headers=headers,
        params=arguments.get("params"),
        json=arguments.get("json"),
        content=arguments.get("data"),
    )
    assert answer.status_code < 500, answer.text
    assert "Traceback" not in answer.text
    if answer.status_code >= 400:
        assert set(answer.json()["error"]) == {"code", "message"}


BODIES = [
    b"", b"{", b"null", b"[]", b"7", b'"x"', b"\xff\xfe", b'{"name": "\xff"}',
    b'{"name": NaN}', b'{"name": 1e999}', b'{"name": ""}', b'{"name": " x "}',
    b'{"name": "' + b"x" * 31 + b'"}', rb'{"name": "\ud800"}', rb'{"name": "a\u0000b"}',
    b'{"name": {"name": "x"}}', b'{"name": "x", "id": "me"}', b'{"name": ["x"]}',
    b"[" * 30_000, b'{"name":' * 5_000, b'{"name": ' + b"9" * 5_000 + b"}",
]  # fmt: skip


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_a_body_that_is_no_name_is_refused(client: Client, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = client.post("/api/people", content=body, headers=headers)
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]["code"] == "bad-input"


def test_a_password_is_never_repeated(client: Client) -> None:
    given = {"account": "ANNA!", "password": "secret-1234", "more": "secret-1234"}
    answer = client.post("/api/sign-in", json=given)
    assert answer.status_code == 422
    assert "secret-1234" not in answer.text


@pytest.mark.parametrize("declared", ["99999999999", "70000", "-1", "abc", "٣"])
def test_a_huge_body_is_refused_by_its_length(client: Client, declared: str) -> None:
    headers = {b"Content-Length": declared.encode()}
    answer = client.post("/api/people", content=b"{}", headers=headers)
    assert answer.status_code == 413


def test_a_huge_body_is_refused_while_it_comes(client: Client) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 10_000

    assert client.post("/api/people", content=chunks()).status_code == 413


IDS = ["x", "A" * 15, "A" * 17, "AAAAAAAAAAAAAAA%00", "%2e%2e%2f", "AAAAAAAAAAAAAAAé", "A" * 5_000]


@pytest.mark.parametrize("identity", IDS, ids=range(len(IDS)))
def test_an_id_that_is_none_is_refused(anna: Player, identity: str) -> None:
    answer = anna.get(f"/api/tables/{identity}")
    assert answer.status_code in (404, 422)
    assert "error" in answer.json()


def test_an_unknown_table_is_not_found(anna: Player) -> None:
    assert anna.get(f"/api/tables/{'A' * 16}").status_code == 404


SETUPS: list[dict[str, Any]] = [
    {"game": "chess"}, {"game": "nauticus", "seats": 9}, {"game": "nauticus", "mode": "x"},
    {"game": "nauticus", "options": {"x": 1}}, {"game": "nauticus", "board": {"x": "y"}},
    {"game": "nauticus", "seconds": 1}, {"game": "nauticus", "seconds": 10**12},
    {"game": "nauticus", "substitute": "program:command=ls"}, {"game": "nauticus", "undo": True},
    {"game": "nauticus", "public": "yes"}, {"game": "../nauticus"}, {"game": "os"},
]  # fmt: skip


@pytest.mark.parametrize("setup", SETUPS, ids=json.dumps)
def test_a_table_that_cannot_be_is_refused(anna: Player, setup: dict[str, Any]) -> None:
    answer = anna.post("/api/tables", setup)
    assert answer.status_code == 422
    assert answer.json()["error"]["message"]


def test_a_move_that_is_none_is_illegal(anna: Player) -> None:
    table = against_bots(anna)
    seen = anna.see(table, 0)
    for move in ("x", "<script>alert(1)</script>", "pass; drop table log", "-1", "field 99"):
        answer = anna.try_to(table, "move", seat=0, version=seen["version"], move=move)
        assert answer.json()["error"]["code"] in ("illegal", "not-now")


def test_user_text_goes_out_as_json_and_nothing_else(anna: Player) -> None:
    table = against_bots(anna)
    anna.do(table, "say", text="<script>alert(1)</script>")
    answer = anna.get(f"/api/tables/{table}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_an_unknown_path_and_method_are_errors_of_the_same_form(client: Client) -> None:
    assert client.get("/api/nothing").json()["error"]["code"] == "not-found"
    assert client.put("/api/games").json()["error"]["code"] == "not-allowed"


def test_a_fault_of_ours_tells_nothing(
    client: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: object) -> None:
        raise RuntimeError("the secret is 1234")

    monkeypatch.setattr("seaboard.server.http._list_out", fail)
    answer = client.get("/api/tables")
    assert answer.status_code == 500
    assert "1234" not in answer.text
    assert "1234" not in "".join(capsys.readouterr())


def test_health_and_metrics(client: Client, anna: Player) -> None:
    against_bots(anna)
    wait_until_ready(client)
    metrics = client.get("/metrics").text
    assert 'seaboard_entries_total{kind="started"}' in metrics
    assert anna.id not in metrics
