"""Material, the board and the setup, as docs/rules/nauticus.md has them."""

from __future__ import annotations

import pytest

from seaboard.games.api import CHANCE, as_data
from seaboard.games.nauticus import GAME
from seaboard.games.nauticus.state import ACTIONS, CRESTS, TILES

from .situation import Table, situation

FULL = "6 goods:coffee 6 goods:fish"


def new_table(seats: int = 2) -> Table:
    return Table(GAME.new(seats=seats), 1)


def test_stacks() -> None:
    """There are 18 stacks: 18 one-ships, bows, sterns, 9 middles, and so on."""
    supply = new_table().view.supply
    assert len(supply) == 18
    assert [supply[f"hull:{part}"] for part in ("one", "bow", "stern", "middle")] == [18, 18, 18, 9]
    for crest in CRESTS:
        assert supply[f"mast:{crest}"] == supply[f"sail:{crest}"] == 15
    assert supply["mast:crown"] == supply["sail:crown"] == 12
    assert {supply[tile] for tile in TILES if tile.startswith("goods")} == {12}


def test_stacks_are_limited_for_buyers() -> None:
    """From an empty stack nobody buys."""
    table = situation("hull@3", supply="0 hull:middle")
    assert table.legal("buy") == ["buy hull:stern", "buy hull:bow", "buy hull:one"]
    assert "no hull:middle is left" in table.refuses("buy hull:middle")


def test_stacks_are_limited_for_a_bonus() -> None:
    """From an empty stack nobody takes a bonus either."""
    table = situation("hull@1", chosen=False, supply="0 mast:whale, 1 mast:star")
    table.play("field 1")
    assert table.legal() == ["take mast:wheel", "take mast:anchor", "take mast:star"]
    table.play("take mast:star")
    assert table.supply("mast:star") == 0


def test_stacks_are_limited_but_taler_and_workers_are_not() -> None:
    """However much is drawn from it, the general supply of taler does not run out."""
    table = situation("withdraw@2", "0 taler, 400 workers", blue=0)
    for _ in range(400):
        table.position.play("withdraw")
    assert table.me.taler == 800


def test_tiles_do_not_return_when_delivered() -> None:
    """Delivered goods do not go back to their stacks."""
    ship = "one mast:star sail:star goods:salt"
    table = situation("deliver@3", yard=ship)
    table.play("deliver 1")
    assert table.supply("goods:salt") == 11
    assert table.me.delivered["salt"] == 1


def test_forfeited_tile_stays() -> None:
    """A forfeited tile never leaves its stack, not even the last one: it can be had once more."""
    table = situation("hull@3", "9 taler, 9 workers", warehouse=FULL, supply="1 hull:one")
    table.play("buy hull:one")
    assert table.supply("hull:one") == 1
    table.play("buy hull:one, place new")
    assert table.supply("hull:one") == 0


def test_forfeited_tile_stays_when_it_is_a_reward() -> None:
    """The last crown sail is forfeited, and may be taken as reward again."""
    table = situation("sail@0", "9 taler", yard="bow+stern 2 mast:star sail:star", warehouse=FULL,
                      supply="1 sail:crown")  # fmt: skip
    table.play("buy sail:star, place 1, reward crown-sail")
    assert table.supply("sail:crown") == 1
    assert "reward crown-sail" in table.legal()


def test_warehouse_capacity() -> None:
    """Twelve boxes: a mast fills two, every other tile one."""
    table = situation("mast@1", "20 taler, 9 workers", warehouse="4 mast:wheel 3 goods:fish")
    assert table.me.room == 1
    assert table.legal("buy") == ["buy mast:whale"]  # free, so it may be forfeited; none fits
    table = situation("sail@1", "20 taler, 9 workers", warehouse="4 mast:wheel 3 goods:fish")
    table.play("buy sail:star, store")
    assert table.me.room == 0


def test_warehouse_capacity_counts_boxes_in_all() -> None:
    """Which boxes are free never matters: a mast fits into any two of them."""
    table = situation("mast@1", warehouse="5 mast:wheel", has="9 taler, 9 workers")
    table.play("buy mast:whale")
    assert table.me.warehouse == {"mast:wheel": 5, "mast:whale": 1}
    assert table.me.room == 0


def test_player_material() -> None:
    """Each player has an extra action, three pass tiles to flip and 10 points."""
    for player in new_table(4).view.players:
        assert player.extra_action
        assert player.pass_tiles_flipped == 0
        assert player.points == 10
        assert player.room == 12
        assert player.warehouse == {}


def test_player_material_points_below_zero() -> None:
    """The score can drop below zero."""
    table = situation("hull@3", "1 points, no extra", seats=2, phase=7)
    table.give(2, "no extra")
    table.play("buy hull:one, done, pass")
    assert table.me.points == -5


def test_open_information() -> None:
    """Every seat and every spectator sees the same, and all of it."""
    table = situation("mast@1", seats=3, warehouse="mast:crown", yard="bow mast:star")
    views = [as_data(table.position.view(seat)) for seat in (None, 0, 1, 2)]
    for view in views:
        view.pop("seat")
        assert view == views[0]
    assert views[0]["players"][0]["warehouse"] == {"mast:crown": 1}


def test_open_information_chance_only_shuffles() -> None:
    """Chance decides nothing but the layout of the action tiles."""
    position = GAME.new(seats=2)
    while not position.over:
        moves = position.legal_moves()
        assert (position.decider == CHANCE) == (moves[0].kind == "lay")
        position.play(moves[0])


def test_field_bonuses() -> None:
    """Three workers; mast; sail; two points; two workers; worker and good; worker and point; 4."""
    bonuses = [field.bonus for field in new_table().view.fields]
    assert bonuses == [
        "workers:3", "mast", "sail", "points:2", "workers:2", "workers:1+goods",
        "workers:1+points:1", "taler:4",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("field", "workers", "taler", "points", "asked"),
    [
        (0, 3, 0, 0, "turn"),
        (1, 0, 0, 0, "bonus"),
        (2, 0, 0, 0, "bonus"),
        (3, 0, 0, 2, "turn"),
        (4, 2, 0, 0, "turn"),
        (5, 1, 0, 0, "bonus"),
        (6, 1, 0, 1, "turn"),
        (7, 0, 4, 0, "turn"),
    ],
)
def test_field_bonuses_are_received(
    field: int, workers: int, taler: int, points: int, asked: str
) -> None:
    """Choosing the field brings exactly what it shows."""
    table = situation(chosen=False, has="5 workers, 5 taler, 5 points")
    table.play(f"field {field}")
    gained = (table.me.workers - 5, table.me.taler - 5, table.me.points - 5)
    assert gained == (workers, taler, points)
    assert table.asked == asked


@pytest.mark.parametrize(
    ("field", "prices"),
    list(enumerate(["3012", "2103", "0321", "1230", "3210", "0123", "1032", "2301"])),
)
def test_field_prices(field: int, prices: str) -> None:
    """The four prices at each field, charged for the four items of a blue tile lying there."""
    for item, price in zip(("coffee", "fish", "grain", "salt"), prices, strict=True):
        table = situation(f"goods@{field}", "9 taler, 9 workers")
        table.play(f"buy goods:{item}")
        assert 9 - table.me.taler == int(price)


def test_price_strip_is_a_permutation() -> None:
    """Each strip has each of the prices 0, 1, 2 and 3 once."""
    for strip in GAME.load_board().prices:
        assert sorted(strip) == [0, 1, 2, 3]


def test_item_order() -> None:
    """The items in the order of the prices, seen at field 3 with its prices 1 2 3 0."""
    orders = {
        "hull": ["stern", "middle", "bow", "one"],
        "mast": ["wheel", "anchor", "whale", "star"],
        "sail": ["wheel", "anchor", "whale", "star"],
        "goods": ["coffee", "fish", "grain", "salt"],
    }
    for action, items in orders.items():
        shown = situation(f"{action}@3").view.fields[3].prices
        assert shown == {f"{action}:{item}": p for item, p in zip(items, (1, 2, 3, 0), strict=True)}


def test_fourth_crest_is_the_star() -> None:
    """The crests are wheel, anchor, whale and, by our own name, star."""
    assert CRESTS == ("wheel", "anchor", "whale", "star")
    table = situation("mast@3", yard="one")
    table.play("buy mast:whale, place 1")
    assert table.ship(1).crest == "whale"


def test_wheel_blue_workers() -> None:
    """0 1 3 2 1 2 3 2 blue workers, clockwise from the anchor section."""
    assert [f.blue_workers for f in new_table().view.fields] == [0, 1, 3, 2, 1, 2, 3, 2]
    for field, blue in enumerate((0, 1, 3, 2, 1, 2, 3, 2)):
        table = situation(f"withdraw@{field}", "0 workers")
        assert len(table.legal("withdraw")) == min(blue, 1)
        for _ in range(blue):
            table.play("withdraw")
        assert table.legal("withdraw") == []


def test_wheel_position() -> None:
    """The section at a field is the field's number less the anchor's, modulo 8."""
    for anchor in range(8):
        for field in range(8):
            table = situation(f"withdraw@{field}", "0 workers", anchor=anchor)
            blue = (0, 1, 3, 2, 1, 2, 3, 2)[field - anchor]
            assert table.state.blue == blue
            assert table.view.fields[field].blue_workers == blue


def test_setup_basic_supply() -> None:
    """Everybody starts with at least 4 workers and 15 taler; seat 1 with just that."""
    for seats in (2, 3, 4):
        first = new_table(seats).me
        assert (first.workers, first.taler) == (4, 15)


@pytest.mark.parametrize(
    ("seats", "taler", "workers"),
    [(2, [15, 16], [4, 4]), (3, [15, 16, 17], [4, 4, 5]), (4, [15, 16, 16, 17], [4, 4, 5, 6])],
)
def test_setup_by_seat(seats: int, taler: list[int], workers: list[int]) -> None:
    """Later seats get more taler and workers."""
    players = new_table(seats).view.players
    assert [player.taler for player in players] == taler
    assert [player.workers for player in players] == workers


def test_setup_wheel() -> None:
    """The anchor section begins at field 0."""
    assert new_table().view.anchor == 0


def test_setup_layout() -> None:
    """The eight tiles are laid face up on fields 0 to 7, each as likely as the others."""
    table = new_table()
    order = ["crowns", "hull", "deliver", "mast", "goods", "withdraw", "sail", "transport"]
    left: list[str] = list(ACTIONS)
    for action in order:
        outcomes = {str(move): chance for move, chance in table.position.outcomes()}
        assert outcomes == {f"lay {tile}": pytest.approx(1 / len(left)) for tile in left}
        table.play(f"lay {action}")
        left.remove(action)
    assert [field.action for field in table.view.fields] == order
    assert all(field.face_up for field in table.view.fields)
    assert table.asked == "field"


def test_setup_start_player() -> None:
    """Seat 1 chooses the first field."""
    for seats in (2, 3, 4):
        table = new_table(seats)
        table.play(", ".join(f"lay {action}" for action in ACTIONS))
        assert table.position.decider == 0
