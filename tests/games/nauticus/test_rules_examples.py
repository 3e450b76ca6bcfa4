"""The worked examples, number by number."""

from __future__ import annotations

import pytest

from seaboard.games.api import Fact

from .situation import Table, situation
from .test_rules_scoring import ended, finish

FOUR_HULLS = (
    "buy hull:stern, place new, buy hull:bow, place 1, buy hull:middle, place new, buy hull:one"
)


def spent(table: Table, moves: str) -> tuple[int, int]:
    """Taler and own workers that the moves have cost."""
    before = table.me
    table.play(moves)
    return before.taler - table.me.taler, before.workers - table.me.workers


def test_example_four_hulls() -> None:
    """All four hulls at field 3 with 2 blue workers: 6 taler, 2 own workers, and a gift."""
    table = situation("hull@3")
    assert table.view.fields[3].blue_workers == 2
    assert spent(table, FOUR_HULLS) == (6, 2)
    assert table.asked == "gift"


def test_example_bow_and_stern() -> None:
    """The next player pays 4 taler for bow and stern and needs no worker of their own."""
    table = situation("hull@3")
    table.play("pass, end")
    table.seat = 2
    assert spent(table, "buy hull:bow, place new, buy hull:stern, place 1") == (4, 0)


def test_example_free_one_ship() -> None:
    """The third player takes the one-ship for 0 with a blue worker, and it is stored."""
    table = situation("hull@3", seats=3)
    table.play("pass, end, pass, end")
    table.seat = 3
    assert spent(table, "buy hull:one, done, end") == (0, 0)
    assert table.me.warehouse == {"hull:one": 1}
    assert table.me.ships == ()


def test_example_one_ship_as_gift() -> None:
    """Two one-ships stored, bow and stern a two-ship, the middle a ship of its own."""
    table = situation("hull@3")
    table.play(f"{FOUR_HULLS}, take hull:one")
    assert table.me.warehouse == {"hull:one": 2}
    two, middle = table.me.ships
    assert (two.sections, two.closed) == (2, True)
    assert (middle.sections, middle.middles, middle.closed) == (1, 1, False)


def test_example_moves_four_hulls() -> None:
    """The turn as it is written, with the bonus of field 3."""
    table = situation("hull@3", chosen=False)
    table.play("field 3")
    assert table.me.points == 12
    turn = (
        "buy hull:stern, place new", "buy hull:bow, place 1", "buy hull:middle, place new",
        "buy hull:one", "take hull:one", "done", "end",
    )  # fmt: skip
    prices = [spent(table, moves)[0] for moves in turn]
    assert prices == [1, 3, 2, 0, 0, 0, 0]
    assert table.me.extra_action
    assert table.turn == 2


def test_example_three_masts() -> None:
    """A whale mast for 0 is stored, two anchor masts for 1 and 4 go onto a ship: 3 workers."""
    table = situation("mast@1", blue=0, yard="bow+stern")
    moves = "buy mast:whale, buy mast:anchor, place 1, buy mast:anchor, place 1"
    assert spent(table, moves) == (5, 3)
    assert table.me.warehouse == {"mast:whale": 1}
    assert (table.ship(1).masts, table.ship(1).crest) == (2, "anchor")


def test_example_second_coffee() -> None:
    """Coffee 0, a second coffee 4, fish 1, grain 2: 4 workers and 7 taler."""
    table = situation("goods@5", blue=0)
    moves = "buy goods:coffee, buy goods:coffee, store, buy goods:fish, store, buy goods:grain"
    assert spent(table, moves + ", store") == (7, 4)
    assert table.asked == "use"  # three kinds, no gift


def test_example_four_goods() -> None:
    """Coffee, fish, grain and salt: 6 taler, a second coffee as gift, both coffees stored."""
    table = situation("goods@5", yard="bow+middle+stern")
    moves = "buy goods:coffee, buy goods:fish, place 1, buy goods:grain, place 1, buy goods:salt"
    assert spent(table, moves + ", place 1, take goods:coffee")[0] == 6
    assert table.me.warehouse == {"goods:coffee": 2}


def test_example_wheel_sail() -> None:
    """A wheel sail does not fit a ship with anchor masts, not even on its crown mast."""
    ship = "bow+middle+stern 2 mast:anchor mast:crown 2 sail:anchor"
    table = situation("transport@3", yard=ship, warehouse="sail:wheel sail:anchor")
    assert table.legal("transport") == ["transport sail:anchor"]


def test_example_three_crowns() -> None:
    """With 3 crowns, 3 workers score 9 points and 5 workers 15."""
    for workers, points in ((3, 9), (5, 15)):
        table = situation("crowns@0", f"{workers} workers, 0 points, 3 flipped")
        while table.legal("score"):
            table.play("score")
        assert table.me.points == points
        assert table.me.workers == 0


def test_example_crowns_cap() -> None:
    """With 4 crowns: 4, 4, 4, then 3, and no fifth use."""
    table = situation("crowns@0", "9 workers, 0 points, 3 flipped", warehouse="mast:crown")
    table.play("score, score, score")
    assert table.me.points == 12
    table.play("score")
    assert table.me.points == 15
    assert table.legal() == ["done"]


@pytest.mark.parametrize(("passes", "loss"), [(0, 6), (1, 3), (2, 1), (3, 0), (5, 0)])
def test_example_pass_loss(passes: int, loss: int) -> None:
    """A round without a pass costs 6 points, with one 3, with two 1, with three or more none."""
    table = situation("hull@3", "99 taler, 99 workers, no extra", chosen=False,
                      warehouse="4 hull:one sail:crown",
                      yard="one mast:star sail:star goods:fish")  # fmt: skip
    table.give(2, "no extra")
    turns = 0
    facts: list[Fact] = []
    while table.view.round == 1:
        moves = table.legal()
        move = next((text for text in ("done", "pass") if text in moves), moves[0])
        if table.asked == "turn" and table.turn == 1:
            turns += 1
            move = "pass" if turns <= passes else moves[0]
        facts = table.play(move)
    lost = [fact.params for fact in facts if fact.key == "pass.penalty"]
    assert turns == 7
    assert lost[0] == {"seat": 0, "points": loss}


def test_example_wheel_turned() -> None:
    """The anchor at field 5: section 2 with 3 blue workers at 7, section 5 with 2 at field 2."""
    fields = situation(anchor=5).view.fields
    assert (fields[7].blue_workers, fields[2].blue_workers) == (3, 2)


def test_example_goods_sets() -> None:
    """Sets of 2, 3 and 6: 5 + 9 + 25 = 39."""
    table = finish(ended(delivered="2 goods:coffee 3 goods:fish 6 goods:salt"))
    assert table.me.account["goods"] == 39


def test_example_ships() -> None:
    """Three one-ships, a two-ship and a three-ship: 34."""
    one = "one mast:star sail:star"
    two = "bow+stern 2 mast:whale 2 sail:whale"
    three = "bow+middle+stern 3 mast:wheel 3 sail:wheel"
    table = finish(ended(yard=", ".join([one, one, one, two, three])))
    assert table.me.account["ships"] == 34


def test_example_leftovers() -> None:
    """2 workers, 3 stored tiles, 5 unfinished parts, 3 undelivered goods, 8 taler: 21, so 7."""
    table = finish(ended(has="0 points, 8 taler, 2 workers", warehouse="2 mast:star hull:bow",
                         yard="bow+middle 2 mast:star sail:star 2 goods:fish, "
                              "one mast:star sail:star goods:salt"))  # fmt: skip
    assert table.me.account["taler"] == 21
    assert table.me.account["leftovers"] == 7
