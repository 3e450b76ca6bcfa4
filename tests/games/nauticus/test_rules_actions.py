"""The light actions: transport, withdraw, deliver, crowns."""

from __future__ import annotations

import pytest

from .situation import situation

ONE = "one mast:star sail:star"
TWO = "bow+stern 2 mast:star 2 sail:star"


# Transport


def test_transport() -> None:
    """A worker moves one tile from the warehouse to the yard, placed at once."""
    table = situation("transport@3", "3 workers", blue=0, warehouse="hull:bow 2 sail:star",
                      yard="one mast:star")  # fmt: skip
    assert table.legal("transport") == ["transport hull:bow", "transport sail:star"]
    table.play("transport hull:bow")
    assert table.legal() == ["place new"]
    assert "to be placed" in table.refuses("transport sail:star")
    table.play("place new")
    assert table.me.workers == 2
    assert table.me.warehouse == {"sail:star": 2}
    assert table.me.room == 10


def test_transport_must_fit_somewhere() -> None:
    """A tile that no ship takes stays in the warehouse."""
    table = situation("transport@3", warehouse="mast:whale goods:fish sail:star",
                      yard="one mast:star sail:crown goods:salt")  # fmt: skip
    assert table.legal("transport") == []
    assert "no ship takes a mast:whale now" in table.refuses("transport mast:whale")
    assert "there is no sail:crown in the warehouse" in table.refuses("transport sail:crown")


def test_transport_does_not_store() -> None:
    """A transported tile cannot go back into the warehouse."""
    table = situation("transport@3", warehouse="hull:bow")
    table.play("transport hull:bow")
    assert "goes to the yard" in table.refuses("store")


def test_transport_of_crowns() -> None:
    """Crown masts and sails get into the yard this way."""
    table = situation("transport@3", "9 workers", warehouse="mast:crown sail:crown", yard="one")
    table.play("transport mast:crown, place 1, transport sail:crown, place 1, reward taler")
    assert table.ship(1).finished
    assert table.me.room == 12


# Withdraw


def test_withdraw() -> None:
    """Each worker brings two taler."""
    table = situation("withdraw@0", "1 taler, 3 workers")
    table.play("withdraw, withdraw, withdraw")
    assert (table.me.taler, table.me.workers) == (7, 0)
    assert table.legal() == ["done"]


# Deliver


def test_deliver_loaded_ship() -> None:
    """Only a finished ship with a good under each section delivers, and any such ship may."""
    ships = [
        f"{ONE} goods:fish",
        ONE,
        "one mast:star goods:fish",
        "bow mast:star sail:star goods:fish",
        f"{TWO} goods:fish",
        f"{TWO} goods:fish goods:salt",
    ]
    table = situation("deliver@3", "9 workers", yard=", ".join(ships))
    assert table.legal("deliver") == ["deliver 1", "deliver 6"]
    assert "ship 2 carries 0 of 1 goods" in table.refuses("deliver 2")
    assert "ship 3 is not finished" in table.refuses("deliver 3")
    assert "ship 4 is not finished" in table.refuses("deliver 4")
    assert "ship 5 carries 1 of 2 goods" in table.refuses("deliver 5")
    assert "there is no ship 7" in table.refuses("deliver 7")


def test_deliver_whole_cargo() -> None:
    """The whole cargo goes, one worker per good; with too few workers nothing goes."""
    cargo = "goods:fish goods:salt"
    table = situation("deliver@3", "2 workers", blue=0, yard=f"{TWO} {cargo}")
    table.play("deliver 1")
    assert table.ship(1).goods == {}
    assert table.me.workers == 0
    assert table.me.delivered == {"coffee": 0, "fish": 1, "grain": 0, "salt": 1}
    table = situation("deliver@3", "1 worker, no extra", blue=0, yard=f"{TWO} {cargo}")
    assert table.legal() == ["pass"]
    assert "delivering 2 goods takes as many workers" in table.refuses("deliver 1")


def test_delivered_goods_kept() -> None:
    """Delivered goods are kept for scoring, and the ship may be loaded and deliver again."""
    table = situation("transport@3 deliver@6", "9 workers", warehouse="goods:fish",
                      yard=f"{ONE} goods:fish")  # fmt: skip
    table.play("extra deliver, deliver 1, done, transport goods:fish, place 1, done, pass, end")
    assert table.me.delivered["fish"] == 1
    assert table.ship(1).goods == {"fish": 1}
    table.play("field 6, pass, end, deliver 1")
    assert table.me.delivered["fish"] == 2
    assert table.me.account["goods"] == 5


# Crowns


def test_score_crowns() -> None:
    """Each worker brings a point per crown."""
    table = situation("crowns@3", "10 points, 2 workers, 3 flipped", blue=0)
    table.play("score")
    assert table.me.points == 13
    table.play("score")
    assert table.me.points == 16
    assert table.me.workers == 0


def test_crowns_counted() -> None:
    """Crown masts and crown sails in warehouse and yard, and flipped pass tiles."""
    table = situation("crowns@3", "0 points, 1 flipped", warehouse="2 mast:crown sail:crown",
                      yard="one mast:crown, bow mast:star sail:crown")  # fmt: skip
    table.give(2, "3 flipped", yard="one mast:crown sail:crown")
    assert table.me.crowns == 1 + 3 + 2
    table.play("score")
    assert table.me.points == 6


def test_crowns_counted_but_not_regular_tiles() -> None:
    """Masts and sails with a crest count nothing."""
    table = situation("crowns@3", warehouse="3 mast:star", yard="one mast:star sail:star")
    assert table.me.crowns == 0
    assert table.legal("score") == []


def test_crowns_cap() -> None:
    """The phase's action brings at most 15 points, the extra action 15 more."""
    table = situation("crowns@3", "0 points, 20 workers, 3 flipped", warehouse="2 sail:crown")
    table.play("score, score, score")
    assert table.me.points == 15
    assert table.legal() == ["done"]
    table.play("done, extra crowns, score, score, score")
    assert table.me.points == 30
    assert table.legal() == ["done"]


def test_crowns_no_further_use() -> None:
    """Without a crown, or at 15 points, there is no use."""
    table = situation("crowns@3")
    assert "score" not in table.legal()
    assert "extra crowns" not in table.legal()
    assert "there is no crown to score" in table.refuses("score")
    table = situation("crowns@3", "9 workers, 3 flipped", warehouse="2 sail:crown")
    table.play("score, score, score")
    assert "has brought its 15 points" in table.refuses("score")


@pytest.mark.parametrize(("crowns", "uses"), [(4, [4, 4, 4, 3]), (8, [8, 7]), (11, [11, 4])])
def test_crowns_last_use_partial(crowns: int, uses: list[int]) -> None:
    """The use that reaches the cap may bring less than a point per crown."""
    table = situation("crowns@3", "0 points, 9 workers", warehouse=f"{crowns} sail:crown")
    gained = []
    while "score" in table.legal():
        before = table.me.points
        facts = table.play("score")
        gained.append(table.me.points - before)
        assert facts[0].params["points"] == gained[-1]
    assert gained == uses
