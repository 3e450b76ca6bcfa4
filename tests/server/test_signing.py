"""A record carries the head of its table's log and the server's signature over all of it."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from seaboard.cli.app import run
from seaboard.records import Record, parse, save
from seaboard.server.signing import check_signature
from seaboard.server.signing import signed as sign
from seaboard.tables.chain import with_note

from .clients import AtOnce, against_bots, comes_in, play_to_the_end, serving


@pytest.fixture(scope="module")
def signed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Record, str]]:
    """A record as a server gives it, and the key that this server publishes."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('signing') / 'seaboard.db'}") as client:
        anna = comes_in(client, "Anna")
        table = against_bots(anna)
        play_to_the_end(table, {0: anna}, random.Random(2))
        text = anna.get(f"/api/tables/{table}/record").text
        assert anna.get(f"/api/tables/{table}/record").text == text
        yield parse(text), client.get("/api/key").json()["key"]


def test_a_record_is_signed_by_the_key_that_the_server_publishes(
    signed: tuple[Record, str],
) -> None:
    record, key = signed
    assert record.notes["key"] == key
    assert check_signature(record) == "good"


def test_a_record_keeps_the_names_of_its_games_end(database_url: str) -> None:
    """Otherwise two records of one game, both signed, would contradict each other."""
    with serving(database_url, AtOnce()) as client:
        anna = comes_in(client, "Anna")
        table = against_bots(anna, game="kuhn")
        anna.client.patch("/api/me", json={"name": "Berta"}, headers=anna.headers)
        play_to_the_end(table, {0: anna}, random.Random(2))
        text = anna.get(f"/api/tables/{table}/record").text
        assert parse(text).players[0] == "Berta"
        for name in ("Clara", "Dora"):
            anna.client.patch("/api/me", json={"name": name}, headers=anna.headers)
            assert anna.get(f"/api/tables/{table}/record").text == text
        assert anna.see(table)["people"][anna.id] == "Dora"
        anna.client.request("DELETE", "/api/me", json={}, headers=anna.headers)
        forgotten = parse(comes_in(client, "Eva").get(f"/api/tables/{table}/record").text)
        assert 0 not in forgotten.players


@pytest.mark.parametrize("what", ["name", "decision", "head", "date", "signature", "key"])
def test_whatever_is_altered_is_found(signed: tuple[Record, str], what: str) -> None:
    record, _ = signed
    altered = {
        "name": lambda: replace(record, players={**record.players, 0: "Bert"}),
        "decision": lambda: replace(record, moves=record.moves[:-1]),
        "head": lambda: with_note(record, "log", "00" * 32),
        "date": lambda: replace(record, date=None),
        "signature": lambda: with_note(record, "signature", "00" * 64),
        "key": lambda: with_note(record, "key", "00" * 32),
    }[what]()
    assert check_signature(altered) == "altered"


def test_the_command_says_whether_a_record_was_altered(
    signed: tuple[Record, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, key = signed
    path = tmp_path / "game.record"
    save(record, path)
    assert run(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    assert f"Signature: good, names and decisions included. Key: {key}" in said
    assert "Whose key that is, a record cannot prove" in said
    save(replace(record, players={0: "Bert"}), path)
    assert run(["verify", str(path)]) == 2
    assert "altered" in capsys.readouterr().err
    bare = {name: note for name, note in record.notes.items() if name not in ("key", "signature")}
    save(replace(record, notes=bare), path)
    assert run(["verify", str(path)]) == 1
    told = capsys.readouterr()
    assert "Signature: none" in told.out
    assert "names and decisions could have been altered" in told.err


def test_a_signature_that_cannot_be_checked_is_not_taken_for_a_good_one(
    signed: tuple[Record, str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "cryptography.exceptions", None)  # it is not installed
    record, _ = signed
    path = tmp_path / "game.record"
    save(record, path)
    assert run(["verify", str(path)]) == 1
    said = capsys.readouterr()
    assert "Fair: all" in said.out
    assert "the signature was not checked; that needs" in said.err


def test_a_record_that_another_key_has_signed_is_not_the_servers(
    signed: tuple[Record, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, key = signed
    path = tmp_path / "game.record"
    save(record, path)
    assert run(["verify", str(path), "--key", key.upper()]) == 0
    assert "by the key that you gave" in capsys.readouterr().out
    save(sign(replace(record, players={0: "Bert"}), bytes(32)), path)
    assert run(["verify", str(path), "--key", key]) == 2
    assert "signed by another key" in capsys.readouterr().err
    bare = {name: note for name, note in record.notes.items() if name not in ("key", "signature")}
    save(replace(record, notes=bare), path)
    assert run(["verify", str(path), "--key", key]) == 2
    assert "not signed" in capsys.readouterr().err
