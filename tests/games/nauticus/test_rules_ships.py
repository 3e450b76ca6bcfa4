"""Ships, their rigging and cargo, and the rewards for finishing one."""

from __future__ import annotations

import pytest

from .situation import Table, situation

FULL = "6 goods:coffee 6 goods:fish"
ONE_BOX = "6 goods:coffee 5 goods:fish"
REWARDS = ["crown-mast", "crown-sail", "points", "taler", "workers", "goods"]


def placing(tile: str, yard: str, warehouse: str = "") -> list[str]:
    """Where a tile out of the warehouse may be placed; nowhere if it cannot be moved at all."""
    table = situation("transport@3", "9 workers", yard=yard, warehouse=f"{tile} {warehouse}")
    if f"transport {tile}" not in table.legal():
        return []
    table.play(f"transport {tile}")
    return [move.removeprefix("place ") for move in table.legal()]


def finishing(hull: str = "one", has: str = "9 workers", **more: str) -> Table:
    """A ship that lacks but one sail, which has just been laid: a reward is due."""
    size = len(hull.split("+"))
    sails = f"{size - 1} sail:star" if size > 1 else ""
    ship = f"{hull} {size} mast:star {sails}"
    table = situation("sail@0", has + ", 9 taler", blue=3, yard=ship, **more)  # type: ignore[arg-type]
    table.play("buy sail:star, place 1")
    assert table.asked == "reward"
    return table


# The hull


@pytest.mark.parametrize(
    ("hull", "size"),
    [("one", 1), ("bow+stern", 2), ("bow+middle+stern", 3), ("bow+middle+middle+stern", 4)],
)
def test_hull_shapes(hull: str, size: int) -> None:
    """One-ship; bow and stern; with one middle; with two: sizes 1 to 4, all closed."""
    ship = situation(yard=hull).ship(1)
    assert (ship.sections, ship.closed) == (size, True)


def test_hull_shapes_are_open_without_bow_or_stern() -> None:
    """Anything without both ends is not closed."""
    for hull in ("bow", "stern", "middle", "middle+middle", "bow+middle+middle", "middle+stern"):
        assert not situation(yard=hull).ship(1).closed


def test_hull_shapes_one_ship_is_whole() -> None:
    """A one-ship tile joins nothing and begins a ship of its own."""
    assert placing("hull:one", "bow, stern, middle") == ["new"]


@pytest.mark.parametrize("first", ["bow", "stern", "middle"])
def test_ship_begins_with_any_part(first: str) -> None:
    """A ship may begin with a bow, a stern or a middle."""
    assert placing(f"hull:{first}", "") == ["new"]


def test_ship_begins_with_any_part_and_grows_both_ways() -> None:
    """Begun with a middle, it grows to a four-ship at both open ends."""
    table = situation("transport@3", "9 workers", yard="middle",
                      warehouse="hull:bow hull:middle hull:stern")  # fmt: skip
    table.play("transport hull:bow, place 1, transport hull:middle, place 1")
    assert not table.ship(1).closed
    table.play("transport hull:stern, place 1")
    assert (table.ship(1).sections, table.ship(1).closed) == (4, True)


def test_closed_hull() -> None:
    """No hull tile is added to a closed hull."""
    for part in ("bow", "middle", "stern", "one"):
        assert placing(f"hull:{part}", "bow+stern, one") == ["new"]


@pytest.mark.parametrize(
    ("part", "takes"),
    [("bow", ["2", "3", "4", "new"]), ("stern", ["1", "3", "4", "new"]),
     ("middle", ["1", "2", "3", "new"])],
)  # fmt: skip
def test_hull_limits(part: str, takes: list[str]) -> None:
    """No second bow, no second stern, no third middle."""
    assert placing(f"hull:{part}", "bow, stern, middle, middle+middle") == takes


def test_laid_tiles_stay() -> None:
    """No move takes a tile off a ship or joins two ships."""
    table = situation("transport@3", "9 workers", yard="bow, stern", warehouse="hull:middle")
    table.play("transport hull:middle, place 1")
    assert [ship.sections for ship in table.me.ships] == [2, 1]
    assert table.legal() == ["done"]  # the warehouse is empty, and the yard is not touched


# Masts, sails and goods


def test_one_mast_per_section() -> None:
    """A mast for each section, on open and on closed hulls."""
    assert placing("mast:star", "bow, one, bow+stern mast:star, bow+middle 2 mast:star") == [
        "1", "2", "3",
    ]  # fmt: skip


def test_one_sail_per_mast() -> None:
    """A sail goes where a mast without one stands."""
    yard = "one, one mast:star, one mast:star sail:star, bow+stern 2 mast:star sail:star"
    assert placing("sail:star", yard) == ["2", "4"]
    assert placing("sail:star", "bow+stern 2 mast:star sail:star") == ["1"]
    assert placing("sail:star", "bow+stern mast:star sail:star") == []


def test_one_good_per_section() -> None:
    """A good for each section of open and closed hulls, in any mix."""
    yard = "bow, one goods:fish, bow+stern goods:fish, bow+stern 2 goods:salt"
    assert placing("goods:fish", yard) == ["1", "3"]
    assert placing("goods:salt", yard) == ["1", "3"]
    assert placing("goods:salt", "bow+stern goods:fish") == ["1"]
    assert placing("goods:salt", "bow+stern 2 goods:fish") == []


def test_goods_leave_by_delivery() -> None:
    """A loaded good stays until it is delivered: it cannot be swapped or stored."""
    table = situation("deliver@3", yard="one mast:star sail:star goods:fish")
    assert placing("goods:salt", "one goods:fish") == []
    table.play("deliver 1")
    assert table.ship(1).goods == {}


def test_one_crest_per_ship() -> None:
    """The first mast or sail that is not a crown decides; others must match."""
    yard = "bow+stern mast:star, bow+stern mast:crown sail:star, bow+stern mast:whale, bow+stern"
    assert placing("mast:star", yard) == ["1", "2", "4"]
    assert placing("mast:whale", yard) == ["3", "4"]
    assert placing("sail:whale", yard) == ["3"]


def test_one_crest_per_ship_decided_by_a_sail() -> None:
    """A sail on a crown mast decides the crest too."""
    table = situation("transport@3", "9 workers", yard="bow mast:crown", warehouse="sail:whale")
    assert table.ship(1).crest == ""
    table.play("transport sail:whale, place 1")
    assert table.ship(1).crest == "whale"
    assert placing("sail:star", "bow+stern 2 mast:crown sail:whale") == []
    assert placing("sail:whale", "bow+stern 2 mast:crown sail:whale") == ["1"]
    assert placing("sail:star", "bow+stern 2 mast:crown sail:whale, one mast:star") == ["2"]


def test_crowns_fit_everywhere() -> None:
    """Crown masts and crown sails fit any crest; a crown mast takes any sail that agrees."""
    yard = "bow+stern mast:star, bow+stern mast:whale, bow+stern, bow+stern mast:crown"
    assert placing("mast:crown", yard) == ["1", "2", "3", "4"]
    assert placing("sail:crown", yard) == ["1", "2", "4"]
    assert placing("sail:anchor", yard) == ["4"]
    assert placing("sail:anchor", "bow+stern mast:star mast:crown sail:star") == []


def test_crowns_fit_everywhere_and_decide_nothing() -> None:
    """A crown does not decide a ship's crest."""
    assert situation(yard="bow mast:crown sail:crown").ship(1).crest == ""


def test_sections_alike() -> None:
    """Ships with the same tiles are the same, in whatever order they were laid."""
    one = situation("transport@3", "9 workers", warehouse="mast:star mast:crown", yard="bow+stern")
    two = situation("transport@3", "9 workers", warehouse="mast:star mast:crown", yard="bow+stern")
    one.play("transport mast:star, place 1, transport mast:crown, place 1")
    two.play("transport mast:crown, place 1, transport mast:star, place 1")
    assert one.ship(1) == two.ship(1)
    assert one.position == two.position


def test_finished_ship() -> None:
    """Closed, with mast and sail on every section; goods do not matter."""
    for ship, finished in {
        "one mast:star sail:star": True,
        "one mast:star sail:star goods:fish": True,
        "one mast:crown sail:crown": True,
        "one mast:star": False,
        "bow mast:star sail:star": False,
        "bow+stern 2 mast:star sail:star": False,
        "bow+stern 2 mast:star sail:star sail:crown": True,
        "bow+middle 2 mast:star 2 sail:star": False,
    }.items():
        assert situation(yard=ship).ship(1).finished == finished, ship


def test_finished_ship_needs_the_last_sail() -> None:
    """Hull and mast of the last section do not finish the ship, its sail does."""
    table = situation("transport@3", "9 workers", warehouse="hull:stern mast:star sail:crown",
                      yard="bow mast:star sail:star")  # fmt: skip
    table.play("transport hull:stern, place 1, transport mast:star, place 1")
    assert table.asked == "use"
    table.play("transport sail:crown, place 1")
    assert table.asked == "reward"


# Rewards


def test_rewards_at_once() -> None:
    """The owner takes the reward before anything else happens."""
    table = finishing()
    assert "reward" in table.refuses("done")
    assert "reward" in table.refuses("buy sail:whale")
    table.play("reward points")
    assert table.asked == "use"


@pytest.mark.parametrize(
    ("hull", "rewards"),
    [("one", 1), ("bow+stern", 2), ("bow+middle+stern", 3), ("bow+middle+middle+stern", 4)],
)
def test_one_reward_per_mast(hull: str, rewards: int) -> None:
    """As many rewards as the ship has masts."""
    table = finishing(hull)
    taken = 0
    while table.asked == "reward":
        table.play("reward points" if taken < 2 else "reward taler")
        taken += 1
    assert taken == rewards


def test_one_reward_per_mast_only_once() -> None:
    """Loading or delivering with a finished ship brings no further reward."""
    table = situation("goods@5", "9 taler, 9 workers", yard="one mast:star sail:star")
    table.play("buy goods:fish, place 1")
    assert table.asked == "use"


def test_reward_kinds() -> None:
    """Crown mast, crown sail, 3 points, 7 taler, 3 workers, 2 different goods."""
    assert finishing().legal() == [f"reward {kind}" for kind in REWARDS]
    gained = {}
    for kind in REWARDS:
        table = finishing()
        before = table.me
        table.play(f"reward {kind}")
        if kind == "goods":
            table.play("take goods:fish, take goods:salt")
        gained[kind] = (
            table.me.points - before.points, table.me.taler - before.taler,
            table.me.workers - before.workers, table.me.warehouse,
        )  # fmt: skip
    assert gained == {
        "crown-mast": (0, 0, 0, {"mast:crown": 1}),
        "crown-sail": (0, 0, 0, {"sail:crown": 1}),
        "points": (3, 0, 0, {}),
        "taler": (0, 7, 0, {}),
        "workers": (0, 0, 3, {}),
        "goods": (0, 0, 0, {"goods:fish": 1, "goods:salt": 1}),
    }


def test_reward_at_most_twice() -> None:
    """For one ship each kind at most twice."""
    table = finishing("bow+middle+stern")
    table.play("reward workers, reward workers")
    assert "reward workers" not in table.legal()
    assert "taken twice" in table.refuses("reward workers")
    assert len(table.legal()) == 5


def test_reward_at_most_twice_for_each_ship_anew() -> None:
    """The next ship starts from nothing."""
    table = situation("sail@0", "9 taler, 9 workers", blue=3,
                      yard="bow+stern 2 mast:star sail:star, one mast:wheel")  # fmt: skip
    table.play("buy sail:star, place 1, reward points, reward points")
    table.play("buy sail:wheel, place 2")
    assert "reward points" in table.legal()


def test_reward_tiles_to_warehouse() -> None:
    """Tiles of a reward are stored; without room they are forfeited."""
    table = finishing(warehouse="2 goods:fish")
    table.play("reward crown-mast")
    assert table.me.room == 8
    table = finishing(warehouse="11 goods:fish")
    facts = table.play("reward crown-mast")  # needs two boxes
    assert [fact.key for fact in facts] == ["reward.taken", "tile.forfeited"]
    assert table.me.room == 1
    assert table.supply("mast:crown") == 12


def test_reward_tiles_to_warehouse_one_of_two_goods() -> None:
    """With room for one good the second is lost."""
    table = finishing(warehouse=ONE_BOX)
    table.play("reward goods, take goods:salt")
    assert table.asked == "use"
    assert table.me.room == 0
    assert table.me.warehouse["goods:salt"] == 1


def test_reward_usable_at_once() -> None:
    """Workers and taler of a reward serve in the action that was interrupted."""
    table = situation("sail@0", "2 taler, 1 worker", blue=0, yard="one mast:star, one mast:wheel")
    table.play("buy sail:star, place 1")
    table.play("reward workers")
    assert (table.me.taler, table.me.workers) == (0, 3)
    assert table.legal("buy") == ["buy sail:anchor"]  # the free one
    table = situation("sail@0", "2 taler, 2 workers", blue=0, yard="one mast:star, one mast:wheel")
    table.play("buy sail:star, place 1, reward taler, buy sail:wheel, place 2")
    assert table.me.taler == 4


def test_reward_usable_at_once_crown_scored() -> None:
    """A crown just received counts for the crowns action of the same turn."""
    table = finishing()
    table.play("reward crown-sail, done, extra crowns, score")
    assert table.me.points == 11


def test_reward_crown_needs_stack() -> None:
    """Without a crown mast (or sail) in its stack that reward is not on offer."""
    table = finishing(supply="0 mast:crown")
    assert "reward crown-mast" not in table.legal()
    assert "reward crown-sail" in table.legal()
    assert "no crown mast is left" in table.refuses("reward crown-mast")
    table = finishing(supply="0 sail:crown")
    assert "reward crown-mast" in table.legal()
    assert "no crown sail is left" in table.refuses("reward crown-sail")


def test_reward_goods_short_supply() -> None:
    """With one kind of good left the reward brings one; with none it is not on offer."""
    table = finishing(supply="0 goods:coffee, 0 goods:fish, 0 goods:grain, 5 goods:salt")
    table.play("reward goods")
    assert table.legal() == ["take goods:salt"]
    table.play("take goods:salt")
    assert table.asked == "use"
    assert table.me.warehouse == {"goods:salt": 1}
    table = finishing(supply="0 goods:coffee, 0 goods:fish, 0 goods:grain, 0 goods:salt")
    assert "reward goods" not in table.legal()
    assert "no goods are left" in table.refuses("reward goods")


def test_reward_with_full_warehouse() -> None:
    """A tile reward stays on offer with a full warehouse; the tile is forfeited."""
    for kind in ("crown-mast", "crown-sail", "goods"):
        table = finishing(warehouse=FULL)
        assert f"reward {kind}" in table.legal()
        table.play(f"reward {kind}")
        assert table.asked == "use"
        assert table.me.room == 0
        assert table.me.warehouse == {"goods:coffee": 6, "goods:fish": 6}


def test_rewards_without_interruption() -> None:
    """All rewards of a ship in a row: nothing can be bought between them."""
    table = finishing("bow+stern")
    table.play("reward goods, take goods:fish, take goods:salt")
    assert table.asked == "reward"
    assert "reward" in table.refuses("buy sail:wheel")
    table.play("reward crown-sail")
    assert table.asked == "use"


def test_reward_goods_one_by_one() -> None:
    """The two goods are named singly and differ."""
    table = finishing()
    table.play("reward goods")
    assert table.legal() == [f"take goods:{good}" for good in ("coffee", "fish", "grain", "salt")]
    table.play("take goods:grain")
    assert table.legal() == ["take goods:coffee", "take goods:fish", "take goods:salt"]
    assert "different ones" in table.refuses("take goods:grain")
