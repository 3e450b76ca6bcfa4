"""Kuhn poker at a table of the server: people, bots, undo, and nobody sees another's card."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from seaboard.cli.app import run
from seaboard.records import parse

from ..server.clients import Client, Player, against_bots, play_to_the_end


def two_at_a_table(anna: Player, bert: Player) -> str:
    table = anna.create(game="kuhn")
    anna.do(table, "join", seat=0)
    bert.do(table, "join", seat=1)
    anna.do(table, "start")
    return table


def test_it_is_offered(client: Client) -> None:
    (offered,) = (
        game for game in client.get("/api/games").json()["games"] if game["name"] == "kuhn"
    )
    assert offered["title"] == "Kuhn poker"
    assert [mode["name"] for mode in offered["modes"]] == ["standard"]
    assert [option["name"] for option in offered["options"]] == ["hands"]


def test_people_play_it_to_the_end_and_the_shuffle_was_fair(
    anna: Player, bert: Player, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = two_at_a_table(anna, bert)
    end = play_to_the_end(table, {0: anna, 1: bert}, random.Random(1))
    text = bert.get(f"/api/tables/{table}/record").text
    record = parse(text)
    assert record.result is not None
    assert list(record.result.scores) == end["result"]["scores"]
    (tmp_path / "game.record").write_text(text, encoding="utf-8")
    assert run(["verify", str(tmp_path / "game.record")]) == 0
    assert "Fair: all 10 outcomes" in capsys.readouterr().out


def test_a_bot_plays_and_a_decision_against_it_is_taken_back(anna: Player) -> None:
    table = against_bots(anna, game="kuhn")
    while anna.see(table, 0)["decider"] != 0:
        pass
    before = anna.see(table, 0)
    anna.play(table, 0)
    while (now := anna.see(table, 0))["decider"] != 0:
        pass
    assert now["moves"] > before["moves"]
    assert now["undo"] == "free"
    anna.do(table, "undo", seat=0, version=now["version"])
    after = anna.see(table, 0)
    assert (after["moves"], after["view"]) == (before["moves"], before["view"])
    end = play_to_the_end(table, {0: anna}, random.Random(2))
    assert end["result"]["scores"][0] == -end["result"]["scores"][1]


def test_among_people_a_decision_is_taken_back_freely_until_another_has_decided(
    anna: Player, bert: Player
) -> None:
    table = two_at_a_table(anna, bert)
    before = anna.see(table, 0)
    anna.play(table, 0, "check")
    checked = anna.see(table, 0)
    assert checked["undo"] == "free"
    anna.do(table, "undo", seat=0, version=checked["version"])
    after = anna.see(table, 0)
    assert (after["moves"], after["view"]) == (before["moves"], before["view"])
    anna.play(table, 0, "check")
    bert.play(table, 1, "bet")
    answered = anna.see(table, 0)
    assert answered["undo"] == "ask"
    refused = anna.try_to(table, "undo", seat=0, version=answered["version"])
    assert refused.json()["error"]["code"] == "needs-consent"


def test_nobody_is_told_anothers_card(anna: Player, bert: Player) -> None:
    """Not by the view, nor by events: what each sees names one card, and a spectator's none."""
    table = two_at_a_table(anna, bert)
    cards = []
    for player, seat in ((anna, 0), (bert, 1)):
        seen = player.see(table, seat)
        cards.append(seen["view"]["card"])
        events = player.get(f"/api/tables/{table}/events", seat=seat).text
        named = {card for card in ("jack", "queen", "king") if card in json.dumps(seen) + events}
        assert named == {cards[seat]}
    assert cards[0] != cards[1]
    assert anna.see(table)["view"]["card"] is None
