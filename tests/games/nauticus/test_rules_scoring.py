"""Final scoring and ties; and the wins that decide nothing else."""

from __future__ import annotations

import pytest

from .situation import Table, situation


def ended(seats: int = 2, has: str = "0 points, 0 taler, 0 workers", **more: str) -> Table:
    """The last pass of the last round, just before it; each gives all its tiles flipped."""
    table = situation("hull@3", f"{has}, 3 flipped, no extra", seats=seats, phase=7,
                      round_number=4 if seats == 2 else 5, **more)  # type: ignore[arg-type]  # fmt: skip
    for seat in range(2, seats + 1):
        table.give(seat, "0 points, 0 taler, 0 workers, 3 flipped, no extra")
    return table


def finish(table: Table) -> Table:
    table.play(", ".join(["pass"] * table.position.seats))
    assert table.position.over
    return table


@pytest.mark.parametrize(
    ("count", "points"), [(1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 25), (7, 30), (12, 55)]
)
def test_goods_points(count: int, points: int) -> None:
    """2, 5, 9, 14, 20 for one to five of a kind, and 5 for each further one."""
    table = finish(ended(delivered=f"{count} goods:grain"))
    assert table.me.account["goods"] == points
    assert table.me.account["total"] == points


def test_goods_points_for_each_kind_separately() -> None:
    """One good of each kind is worth 4 times 2."""
    table = finish(ended(delivered="goods:coffee goods:fish goods:grain goods:salt"))
    assert table.me.account["goods"] == 8


@pytest.mark.parametrize(
    ("hull", "points"),
    [("one", 2), ("bow+stern", 8), ("bow+middle+stern", 20), ("bow+middle+middle+stern", 35)],
)
def test_ship_points(hull: str, points: int) -> None:
    """2, 8, 20, 35 points for finished ships of size 1 to 4; nothing for unfinished ones."""
    size = len(hull.split("+"))
    table = finish(ended(yard=f"{hull} {size} mast:star {size} sail:star"))
    assert table.me.account["ships"] == points
    assert table.me.account["total"] == points
    assert finish(ended(yard=f"{hull} {size} mast:star")).me.account["ships"] == 0


@pytest.mark.parametrize(
    ("has", "more", "taler"),
    [
        ("5 workers, 0 taler", {}, 5),
        ("0 workers, 7 taler", {}, 7),
        ("0 workers, 0 taler", {"warehouse": "2 mast:star goods:fish"}, 3),
        ("0 workers, 0 taler", {"yard": "bow+middle mast:star mast:crown sail:star"}, 5),
        ("0 workers, 0 taler", {"yard": "one goods:fish"}, 2),
        ("0 workers, 0 taler", {"yard": "one mast:star sail:star goods:fish"}, 1),
        ("0 workers, 0 taler", {"yard": "one mast:star sail:star"}, 0),
    ],
)
def test_leftovers_become_taler(has: str, more: dict[str, str], taler: int) -> None:
    """1 taler per worker, stored tile, part of an unfinished ship, and good on any ship."""
    table = finish(ended(2, f"0 points, {has}", **more))
    assert table.me.account["taler"] == taler


@pytest.mark.parametrize(("taler", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_taler_become_points(taler: int, points: int) -> None:
    """Each three taler are a point."""
    table = finish(ended(has=f"0 points, {taler} taler, 0 workers"))
    assert table.me.account["leftovers"] == points
    assert table.me.account["total"] == points


def test_winner() -> None:
    """The most points win; the account adds up track, goods, ships and leftovers."""
    table = ended(seats=3, has="4 points, 1 taler, 0 workers", delivered="2 goods:fish",
                  yard="one mast:star sail:star")  # fmt: skip
    table.give(2, "12 points").give(3, "11 points, 2 taler")
    result = finish(table).position.result()
    assert result is not None
    assert result.scores == (4 + 5 + 2, 12, 11)
    assert result.winners == (1,)
    assert result.places == (3, 1, 2)  # seats 1 and 3 tie at 11; seat 3 has more taler over


def test_winner_told_as_facts() -> None:
    """The end is told with everybody's account and the winners."""
    table = ended(has="4 points, 7 taler, 0 workers")
    facts = table.play("pass, pass")
    assert facts[-1].key == "game.ended"
    assert facts[-1].params == {"winners": (0,)}
    finals = [fact.params for fact in facts if fact.key == "score.final"]
    assert finals[0] == {
        "seat": 0, "total": 6, "place": 1, "track": 4, "goods": 0, "ships": 0, "leftovers": 2,
        "taler": 7,
    }  # fmt: skip
    assert finals[1]["place"] == 2


def test_tie_remaining_taler() -> None:
    """At equal points, more taler that made no point win, even with fewer taler in all."""
    table = ended(has="10 points, 1 taler, 0 workers")  # 10 points, 1 over, 1 in all
    table.give(2, "8 points, 6 taler")  # 10 points, 0 over, 6 in all
    result = finish(table).position.result()
    assert result is not None
    assert (result.scores, result.places) == ((10, 10), (1, 2))


def test_tie_all_taler() -> None:
    """Then more taler in all win, those that became points included."""
    table = ended(has="10 points, 1 taler, 0 workers")  # 10 points, 1 over, 1 in all
    table.give(2, "9 points, 4 taler")  # 10 points, 1 over, 4 in all
    result = finish(table).position.result()
    assert result is not None
    assert (result.scores, result.places) == ((10, 10), (2, 1))


def test_tie_shared() -> None:
    """Equal in everything: the place is shared and the next one left out."""
    table = ended(seats=4, has="10 points, 4 taler, 0 workers")
    table.give(2, "5 points").give(3, "10 points, 4 taler").give(4, "10 points, 3 taler")
    result = finish(table).position.result()
    assert result is not None
    assert result.places == (1, 4, 1, 3)
    assert result.winners == (0, 2)


def test_tie_shared_by_all() -> None:
    """All four may share the first place."""
    result = finish(ended(seats=4)).position.result()
    assert result is not None
    assert result.places == (1, 1, 1, 1)


def test_tie_shared_in_the_middle() -> None:
    """Second place can be shared too: 1, 2, 2, 4."""
    table = ended(seats=4, has="10 points, 0 taler, 0 workers")
    table.give(2, "5 points").give(3, "5 points").give(4, "4 points")
    result = finish(table).position.result()
    assert result is not None
    assert result.places == (1, 2, 2, 4)
