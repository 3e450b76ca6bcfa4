"""A player who cheats at a real server: whatever he sends, he cannot choose what chance does.

Anna is honest, and hosts the table; Bert cheats.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from seaboard.records import parse
from seaboard.tables.fairness import seal_of, verify

from .clients import Player, play_to_the_end

HONEST, HIS, OTHER = "honest 5b1f0a7c", "his own 9d3e48f2", "other 0badcafe"


def sealed_table(anna: Player, bert: Player) -> str:
    """Both have sealed words; the game has not begun."""
    table = anna.create(game="kuhn")
    anna.do(table, "join", seat=0)
    bert.do(table, "join", seat=1)
    anna.do(table, "seal", seat=0, seal=seal(anna, table, 0, HONEST))
    bert.do(table, "seal", seat=1, seal=seal(bert, table, 1, HIS))
    return table


def seal(player: Player, table: str, seat: int, words: str) -> str:
    return seal_of(table, player.see(table)["commitment"], seat, words)


def reveal(player: Player, table: str, seat: int, words: str) -> Any:
    start = player.see(table)["start"]
    return player.try_to(table, "reveal", seat=seat, start=start, words=words)


def record_of(table: str, anna: Player, bert: Player) -> Any:
    play_to_the_end(table, {0: anna, 1: bert}, Random(1))
    return verify(parse(anna.get(f"/api/tables/{table}/record").text))


def test_nobody_sees_anothers_words_before_his_own_are_fixed(anna: Player, bert: Player) -> None:
    table = sealed_table(anna, bert)
    assert HONEST not in bert.get(f"/api/tables/{table}").text
    anna.do(table, "start")
    assert HONEST not in bert.get(f"/api/tables/{table}").text


def test_words_cannot_be_changed_once_the_start_is_fixed(anna: Player, bert: Player) -> None:
    """Neither by another seal nor by other words, before and after he has seen hers."""
    table = sealed_table(anna, bert)
    anna.do(table, "start")
    for _ in range(2):
        again = bert.try_to(table, "seal", seat=1, seal=seal(bert, table, 1, OTHER))
        assert again.status_code == 409
        assert reveal(bert, table, 1, OTHER).status_code in (409, 422)
        assert bert.try_to(table, "leave", seat=1).status_code == 409
        if bert.see(table)["seats"][0]["words"] is None:
            assert reveal(anna, table, 0, HONEST).status_code == 200
    assert bert.see(table)["seats"][0]["words"] == HONEST
    assert reveal(bert, table, 1, HIS).status_code == 200
    assert record_of(table, anna, bert).terms.words == {0: HONEST, 1: HIS}


def test_a_seal_that_is_copied_opens_with_nobodys_words(anna: Player, bert: Player) -> None:
    """A seal names its seat: he cannot echo hers and so cancel or repeat them."""
    table = sealed_table(anna, bert)
    hers = bert.see(table)["seats"][0]["seal"]
    bert.do(table, "seal", seat=1, seal=hers)
    anna.do(table, "start")
    anna.do(table, "reveal", seat=0, start=anna.see(table)["start"], words=HONEST)
    for words in (HONEST, HIS):
        assert reveal(bert, table, 1, words).status_code in (409, 422)
    assert bert.see(table)["status"] == "starting"


def test_nobody_seals_or_shows_for_another(anna: Player, bert: Player) -> None:
    table = sealed_table(anna, bert)
    stolen = bert.try_to(table, "seal", seat=0, seal=seal(bert, table, 0, OTHER))
    assert stolen.json()["error"]["code"] == "not-yours"
    anna.do(table, "start")
    assert reveal(bert, table, 0, HONEST).json()["error"]["code"] == "not-yours"


def test_whoever_keeps_his_words_back_is_named_and_stops_nobody(
    anna: Player, bert: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sealed_table(anna, bert)
    anna.do(table, "start")
    anna.do(table, "reveal", seat=0, start=anna.see(table)["start"], words=HONEST)
    app: Any = anna.client.app
    registry, portal = app.state.server.registry, anna.client.portal
    assert portal is not None
    monkeypatch.setattr("seaboard.server.registry.now", lambda: 1e12)
    portal.call(registry.service, table, None)
    assert bert.see(table)["status"] == "running"
    assert reveal(bert, table, 1, HIS).status_code == 409
    verdict = record_of(table, anna, bert)
    assert verdict.left_out == [1]
    assert verdict.terms.words == {0: HONEST}
