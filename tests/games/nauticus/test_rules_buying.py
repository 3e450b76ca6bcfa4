"""Workers, buying, the golden rule and the gift."""

from __future__ import annotations

from seaboard.games.nauticus.state import ACTIONS

from .situation import situation

FULL = "6 goods:coffee 6 goods:fish"
ONE_BOX = "6 goods:coffee 5 goods:fish"
EVERYTHING_BUT_THE_ONE_SHIP = (
    "buy hull:stern, place new, buy hull:bow, place 1, buy hull:middle, place new"
)


# Workers


def test_one_worker_per_use() -> None:
    """Each tile bought takes a worker, whatever it costs in taler."""
    table = situation("hull@3", "9 taler, 4 workers", blue=0)
    table.play("buy hull:one")
    assert table.me.workers == 3
    table.play("buy hull:stern, store")
    assert table.me.workers == 2


def test_one_worker_per_use_or_per_good_delivered() -> None:
    """Delivering two goods takes two workers."""
    ship = "bow+stern 2 mast:star 2 sail:star goods:fish goods:salt"
    table = situation("deliver@3", "3 workers", yard=ship, blue=0)
    table.play("deliver 1")
    assert table.me.workers == 1


def test_one_worker_per_use_and_none_without() -> None:
    """Without a worker there is no use, not even of a free tile."""
    table = situation("hull@3", "9 taler, 0 workers, no extra", blue=0)
    assert table.legal() == ["pass"]
    assert "no worker is left" in table.refuses("buy hull:one")


def test_blue_workers_for_everyone() -> None:
    """Each player has the section's full number of blue workers."""
    table = situation("withdraw@2", "0 workers, no extra", seats=3)
    table.give(2, "0 workers, no extra").give(3, "0 workers, no extra")
    for seat in (1, 2, 3):
        assert table.turn == seat
        table.play("withdraw, withdraw, withdraw")
        assert table.legal() == ["done"]
        table.play("done")


def test_blue_workers_first() -> None:
    """Own workers go only when the blue ones are used up."""
    table = situation("withdraw@3", "4 workers")
    for left in (4, 4, 3, 2):
        table.play("withdraw")
        assert table.me.workers == left


def test_blue_workers_first_for_a_delivery() -> None:
    """Three goods with two blue workers cost one worker of one's own."""
    ship = "bow+middle+stern 3 mast:star 3 sail:star 3 goods:fish"
    table = situation("deliver@3", "4 workers", yard=ship)
    facts = table.play("deliver 1")
    assert table.me.workers == 3
    assert (facts[0].params["blue"], facts[0].params["own"]) == (2, 1)


def test_blue_workers_lapse() -> None:
    """Blue workers left over are not kept."""
    table = situation("withdraw@2", "1 worker")
    table.play("withdraw, done, end")
    assert table.me.workers == 1


def test_blue_workers_lapse_before_the_extra_action() -> None:
    """They do not serve in the extra action either."""
    table = situation("withdraw@2", "0 workers")
    table.play("withdraw, done, extra withdraw, withdraw, withdraw")
    assert table.legal() == ["done"]


# Buying


def test_buy_one_tile_per_use() -> None:
    """The four kinds of the action are for sale, one at a time, crowns are not."""
    for action, kinds in {
        "hull": ("stern", "middle", "bow", "one"),
        "mast": ("wheel", "anchor", "whale", "star"),
        "sail": ("wheel", "anchor", "whale", "star"),
        "goods": ("coffee", "fish", "grain", "salt"),
    }.items():
        table = situation(f"{action}@3", "20 taler")
        assert table.legal("buy") == [f"buy {action}:{kind}" for kind in kinds]
    assert "crowns are not for sale" in situation("mast@3").refuses("buy mast:crown")
    assert "crowns are not for sale" in situation("sail@3").refuses("buy sail:crown")


def test_buy_one_tile_per_use_of_that_action() -> None:
    """With the mast tile nobody buys sails."""
    assert "the action in hand is mast" in situation("mast@3").refuses("buy sail:star")


def test_buy_first_price() -> None:
    """The first of a kind costs what the field shows, and without that many taler cannot be had."""
    table = situation("sail@4", "3 taler", yard="bow mast:wheel")
    table.play("buy sail:wheel, place 1")
    assert table.me.taler == 0
    table = situation("sail@4", "2 taler, no extra")
    assert table.legal("buy") == ["buy sail:anchor", "buy sail:whale", "buy sail:star"]
    assert "it costs 3 taler, and there are 2" in table.refuses("buy sail:wheel")


def test_buy_further_price() -> None:
    """Every further tile of a kind costs 4, a kind that was free included."""
    table = situation("goods@5", "20 taler, 9 workers")
    spent = []
    for good in ("coffee", "coffee", "coffee", "fish", "fish"):
        before = table.me.taler
        table.play(f"buy goods:{good}")
        if table.asked == "place":
            table.play("store")
        spent.append(before - table.me.taler)
    assert spent == [0, 4, 4, 1, 4]


def test_buy_further_price_only_within_an_action() -> None:
    """The next action starts with the printed prices again."""
    table = situation("goods@5", "9 taler, 9 workers")
    table.play("buy goods:coffee, done, extra goods, buy goods:coffee, store")
    assert table.me.taler == 7


def test_buy_extra_action_price() -> None:
    """In the extra action a kind costs 2 the first time and 4 each other time."""
    table = situation("withdraw@3", "20 taler, 9 workers")
    table.play("extra hull")
    spent = []
    for part in ("one", "bow", "one", "bow", "stern"):
        before = table.me.taler
        table.play(f"buy hull:{part}, place new")
        spent.append(before - table.me.taler)
    assert spent == [2, 2, 4, 4, 2]


def test_paid_tile_placed_or_stored() -> None:
    """A paid tile is placed or stored, as the buyer prefers."""
    table = situation("hull@3", yard="bow")
    table.play("buy hull:stern")
    assert table.legal() == ["place 1", "place new", "store"]
    stored = situation("hull@3", yard="bow")
    stored.play("buy hull:stern, store")
    table.play("place 1")
    assert table.ship(1).closed
    assert stored.me.warehouse == {"hull:stern": 1}
    assert not stored.ship(1).closed


def test_paid_tile_placed_or_stored_if_it_fits_nowhere() -> None:
    """A mast that no ship takes has to be stored."""
    table = situation("mast@3", yard="one mast:star")
    table.play("buy mast:whale")
    assert table.legal() == ["store"]


def test_paid_tile_placed_or_stored_with_a_full_warehouse() -> None:
    """Without room a paid tile has to be placed."""
    table = situation("mast@3", warehouse="11 goods:fish", yard="one")
    table.play("buy mast:whale")
    assert table.legal() == ["place 1"]
    assert "1 free boxes" in table.refuses("store")


def test_paid_tile_needs_a_place() -> None:
    """A paid mast that can be neither placed nor stored is not for sale."""
    table = situation("mast@3", warehouse="11 goods:fish", yard="one mast:star, bow mast:wheel")
    assert table.legal("buy") == ["buy mast:star"]  # the only free one here
    table.give(1, yard="stern")
    assert len(table.legal("buy")) == 4
    table = situation("mast@3", warehouse="11 goods:fish", yard="bow+middle mast:wheel")
    assert table.legal("buy") == ["buy mast:wheel", "buy mast:star"]
    assert "no ship takes it, and the warehouse has no room" in table.refuses("buy mast:whale")


def test_paid_tile_needs_a_place_which_hulls_always_have() -> None:
    """A hull tile can always begin a ship, so a full warehouse is no obstacle."""
    table = situation("hull@3", warehouse=FULL)
    assert len(table.legal("buy")) == 4
    table.play("buy hull:middle")
    assert table.legal() == ["place new"]


def test_place_before_next_purchase() -> None:
    """No second purchase before the first tile has its place."""
    table = situation("hull@3")
    table.play("buy hull:bow")
    assert "to be placed or stored" in table.refuses("buy hull:stern")
    assert table.refuses("done")


# The golden rule


def test_golden_rule_for_a_free_purchase() -> None:
    """A tile for 0 taler goes to the warehouse, though a ship would take it."""
    table = situation("mast@1", yard="one")
    table.play("buy mast:whale")
    assert table.asked == "use"
    assert table.me.warehouse == {"mast:whale": 1}
    assert table.ship(1).masts == 0


def test_golden_rule_for_bonus_and_gift() -> None:
    """So do the tile of a bonus and that of a gift."""
    table = situation("goods@5", "9 taler, 9 workers", chosen=False, yard="bow+middle")
    table.play("field 5, take goods:salt")
    assert table.me.warehouse == {"goods:salt": 1}
    table.play("buy goods:fish, place 1, buy goods:grain, place 1, buy goods:salt, store")
    table.play("buy goods:coffee, take goods:fish")
    assert table.asked == "use"
    assert table.me.warehouse == {"goods:salt": 2, "goods:coffee": 1, "goods:fish": 1}


def test_forfeit_without_room() -> None:
    """A free tile without room is not had: a worker is spent, nothing gained."""
    table = situation("hull@3", "4 workers", warehouse=FULL, blue=0)
    facts = table.play("buy hull:one")
    assert [fact.key for fact in facts] == ["tile.bought", "tile.forfeited"]
    assert table.supply("hull:one") == 18
    assert table.me.workers == 3
    assert table.me.room == 0
    assert table.me.ships == ()


def test_free_tile_with_full_warehouse() -> None:
    """It may be bought without room, and it counts as one of the four kinds."""
    table = situation("hull@3", "9 taler, 9 workers", warehouse=FULL)
    table.play("buy hull:one")
    assert table.view.in_hand is not None
    assert table.view.in_hand.bought == ("hull:one",)
    facts = table.play(EVERYTHING_BUT_THE_ONE_SHIP)
    assert facts[-1].key == "gift.lost"  # due, but there is no room for it either


def test_free_tile_with_full_warehouse_makes_the_next_one_dear() -> None:
    """A forfeited tile was bought: the next of its kind costs 4."""
    table = situation("hull@3", "9 taler, 9 workers", warehouse=FULL)
    table.play("buy hull:one, buy hull:one, place new")
    assert table.me.taler == 5


# The gift


def test_gift() -> None:
    """All four kinds in one action bring a fifth tile of one's choice for nothing."""
    table = situation("hull@3", "9 taler, 9 workers")
    table.play("buy hull:one")
    facts = table.play(EVERYTHING_BUT_THE_ONE_SHIP)
    assert facts[-1].key == "gift.due"
    before = table.me
    assert table.legal() == [f"take hull:{part}" for part in ("stern", "middle", "bow", "one")]
    table.play("take hull:middle")
    assert (table.me.taler, table.me.workers) == (before.taler, before.workers)
    assert table.me.warehouse == {"hull:one": 1, "hull:middle": 1}


def test_gift_needs_all_four_kinds() -> None:
    """Four tiles of three kinds bring none."""
    table = situation("hull@3", "20 taler, 9 workers")
    table.play("buy hull:one, buy hull:bow, store, buy hull:stern, store, buy hull:bow, store")
    assert table.asked == "use"


def test_gift_needs_one_action() -> None:
    """Two kinds in the phase and two in the extra action bring none."""
    table = situation("hull@3", "20 taler, 9 workers")
    table.play("buy hull:one, buy hull:bow, store, done, extra hull")
    table.play("buy hull:stern, store, buy hull:middle, store")
    assert table.asked == "use"


def test_gift_also_in_the_extra_action() -> None:
    """The extra action can bring a gift of its own."""
    table = situation("withdraw@3", "20 taler, 9 workers")
    table.play("extra sail, buy sail:star, store, buy sail:wheel, store")
    table.play("buy sail:whale, store, buy sail:anchor, store, take sail:star")
    assert table.me.warehouse["sail:star"] == 2


def test_gift_timing_once_per_action() -> None:
    """Eight tiles of four kinds bring one gift, not two."""
    table = situation("sail@3", "40 taler, 9 workers")
    table.play("buy sail:star, buy sail:wheel, store, buy sail:whale, store, buy sail:anchor")
    table.play("store, take sail:star")
    for crest in ("star", "wheel", "whale", "anchor"):
        table.play(f"buy sail:{crest}, store")
        assert table.asked == "use"


def test_gift_timing_after_placing() -> None:
    """The fourth tile finds its place before the gift is named."""
    table = situation("hull@3", "9 taler, 9 workers")
    table.play("buy hull:one, buy hull:bow, store, buy hull:stern, store, buy hull:middle")
    assert table.asked == "place"
    table.play("place new")
    assert table.asked == "gift"


def test_gift_timing_after_rewards() -> None:
    """The rewards of a ship that the fourth tile finishes come before the gift."""
    table = situation("sail@3", "9 taler, 9 workers", yard="one mast:anchor")
    table.play("buy sail:star, buy sail:wheel, store, buy sail:whale, store")
    table.play("buy sail:anchor, place 1")
    assert table.asked == "reward"
    table.play("reward points")
    assert table.asked == "gift"


def test_gift_timing_after_all_rewards() -> None:
    """A two-ship brings both its rewards before the gift."""
    table = situation("sail@3", "9 taler, 9 workers", yard="bow+stern 2 mast:anchor sail:anchor")
    table.play("buy sail:star, buy sail:wheel, store, buy sail:whale, store")
    table.play("buy sail:anchor, place 1, reward points")
    assert table.asked == "reward"
    table.play("reward points")
    assert table.asked == "gift"


def test_gift_timing_after_the_goods_of_a_reward() -> None:
    """So do the goods of a reward; the facts tell of the gift that follows them."""
    table = situation("sail@3", "9 taler, 9 workers", yard="one mast:anchor")
    table.play("buy sail:star, buy sail:wheel, store, buy sail:whale, store")
    facts = table.play("buy sail:anchor, place 1, reward goods, take goods:fish, take goods:salt")
    assert table.asked == "gift"
    assert [fact.key for fact in facts[-2:]] == ["tile.received", "gift.due"]


def test_gift_not_declined() -> None:
    """There is no answer but to take it."""
    table = situation("hull@3", "9 taler, 9 workers")
    table.play(EVERYTHING_BUT_THE_ONE_SHIP + ", buy hull:one")
    assert all(move.startswith("take") for move in table.legal())
    assert "gift" in table.refuses("done")


def test_gift_needs_supply() -> None:
    """A kind whose stack is empty cannot be the gift."""
    table = situation("hull@3", "9 taler, 9 workers", supply="1 hull:middle")
    table.play(EVERYTHING_BUT_THE_ONE_SHIP + ", buy hull:one")
    assert table.legal() == ["take hull:stern", "take hull:bow", "take hull:one"]
    assert "no hull:middle is left" in table.refuses("take hull:middle")


def test_gift_needs_supply_of_some_kind() -> None:
    """If all four stacks are empty, there is no gift and no question."""
    ones = "1 hull:stern, 1 hull:middle, 1 hull:bow, 1 hull:one"
    table = situation("hull@3", "9 taler, 9 workers", supply=ones)
    facts = table.play(EVERYTHING_BUT_THE_ONE_SHIP + ", buy hull:one")
    assert facts[-1].key == "gift.lost"
    assert table.asked == "use"


def test_gift_without_room() -> None:
    """Without room the gift is lost, and making room later does not bring it back."""
    table = situation("goods@5", "20 taler, 9 workers", yard="bow+middle, bow",
                      warehouse=ONE_BOX)  # fmt: skip
    table.play("buy goods:fish, place 1, buy goods:grain, place 1, buy goods:salt, store")
    facts = table.play("buy goods:coffee")
    assert [fact.key for fact in facts] == ["tile.bought", "tile.forfeited", "gift.lost"]
    assert table.asked == "use"
    table.play("done, extra transport, transport goods:fish, place 2")
    assert table.me.room == 1
    assert table.asked == "use"


def test_gift_without_room_for_a_mast() -> None:
    """One free box does not hold the mast of a gift."""
    table = situation("mast@1", "9 taler, 9 workers", yard="bow+middle, one, one",
                      warehouse="6 goods:fish 3 goods:salt")  # fmt: skip
    table.play("buy mast:wheel, place 1, buy mast:anchor, place 2, buy mast:star, place 3")
    facts = table.play("buy mast:whale")
    assert table.me.room == 1
    assert [fact.key for fact in facts] == ["tile.bought", "tile.stored", "gift.lost"]


def test_gift_counts_four_kinds_of_every_blue_action() -> None:
    """Every blue action can bring a gift, no light one can."""
    for action in ACTIONS[:4]:
        table = situation(f"{action}@3", "9 taler, 9 workers")
        for move in table.legal("buy"):
            table.play(move)
            if table.asked == "place":
                table.play("store")
        assert table.asked == "gift"
