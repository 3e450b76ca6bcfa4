"""The preview of a legal move says what playing it then does."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random

import pytest

from seaboard.games.api import CHANCE, IllegalMove, as_data, draw
from seaboard.games.nauticus import GAME, NauticusPosition
from seaboard.games.nauticus.moves import Move
from seaboard.games.nauticus.preview import (
    Cost,
    ExtraPreview,
    FieldPreview,
    Gain,
    PassPreview,
    Preview,
    ShipPreview,
    TilePreview,
)
from seaboard.games.nauticus.view import PlayerView, ShipView, View

from .policies import company, shipwrights
from .situation import Table, situation

FULL = "6 goods:coffee 6 goods:fish"
USES = ("buy", "transport", "withdraw", "deliver", "score")


def shown(table: Table, text: str) -> Preview:
    return GAME.preview(table.position, GAME.parse(text), table.position.decider)


def test_the_price_and_the_workers_of_a_purchase() -> None:
    """At field 3 the bow costs 3; the wheel's worker is used before one's own."""
    seen = shown(situation("hull@3", blue=1), "buy hull:bow")
    assert (seen.cost, seen.tile) == (Cost(3, 1, 0), TilePreview("hull:bow", "in-hand"))
    seen = shown(situation("hull@3", blue=0), "buy hull:one")
    assert (seen.cost, seen.tile) == (Cost(0, 0, 1), TilePreview("hull:one", "stored"))


def test_the_price_of_a_further_tile_and_in_the_extra_action() -> None:
    """4 for a second tile of a kind, 2 for each first one of the extra action."""
    table = situation("hull@3", "20 taler, 9 workers")
    table.play("buy hull:bow, store")
    assert shown(table, "buy hull:bow").cost == Cost(4, 1, 0)
    table.play("done, extra hull")
    assert shown(table, "buy hull:bow").cost == Cost(2, 0, 1)


def test_a_free_tile_without_room_is_forfeited() -> None:
    """The golden rule, told before the choice."""
    seen = shown(situation("hull@3", warehouse=FULL), "buy hull:one")
    assert seen.tile == TilePreview("hull:one", "forfeited")


def test_the_ship_that_would_be_finished() -> None:
    """As many rewards as it has masts, and its points at the end."""
    table = situation("sail@0", "9 taler", yard="bow+stern 2 mast:star sail:star, bow")
    table.play("buy sail:star")
    seen = shown(table, "place 1")
    assert seen.ship == ShipPreview(1, new=False, finished=True, rewards=2)
    assert (seen.later, seen.tile) == (8, TilePreview("sail:star", "placed"))


def test_a_new_ship_gets_the_next_number() -> None:
    table = situation("hull@3", yard="bow")
    table.play("buy hull:stern")
    assert shown(table, "place new").ship == ShipPreview(2, new=True, finished=False, rewards=0)


def test_what_crowns_bring() -> None:
    """As many points as crowns, and no more than fifteen."""
    table = situation("crowns@3", "9 workers", warehouse="4 sail:crown")
    assert (shown(table, "score").cost, shown(table, "score").gain) == (
        Cost(0, 1, 0),
        Gain(0, 0, 4),
    )
    table.play("score, score, score")
    assert shown(table, "score").gain == Gain(0, 0, 3)


def test_what_a_delivery_brings() -> None:
    """A worker per good; the third salt is worth 4, a first fish 2."""
    table = situation("deliver@3", "9 workers", delivered="2 goods:salt", blue=1,
                      yard="bow+stern 2 mast:star 2 sail:star goods:salt goods:fish")  # fmt: skip
    seen = shown(table, "deliver 1")
    assert (seen.cost, seen.gain, seen.later) == (Cost(0, 1, 1), None, 6)


def test_what_withdrawing_brings() -> None:
    assert shown(situation("withdraw@3"), "withdraw").gain == Gain(2, 0, 0)


def test_the_bonus_of_a_field() -> None:
    """Numbers at once, and the kind of tile to be named."""
    table = situation("hull@5", chosen=False)
    seen = shown(table, "field 5")
    assert seen.gain == Gain(0, 1, 0)
    assert seen.field == FieldPreview("hull", 2, "goods", bonus_tile_lost=False, can_act=True)


def test_a_bonus_tile_without_room_is_lost() -> None:
    seen = shown(situation("withdraw@1", chosen=False, warehouse=FULL), "field 1")
    assert seen.field == FieldPreview("withdraw", 1, "mast", bonus_tile_lost=True, can_act=True)


def test_a_field_where_one_can_only_pass() -> None:
    """Nothing to deliver: whoever chooses it can only pass there."""
    table = situation("deliver@3 transport@1", chosen=False)
    assert (field := shown(table, "field 3").field)
    assert not field.can_act


def test_a_bonus_tile_may_be_what_makes_the_action_possible() -> None:
    """With a bonus mast in the warehouse there is something to transport to the bow."""
    table = situation("transport@1", chosen=False, yard="bow")
    assert (field := shown(table, "field 1").field)
    assert field.can_act


def test_what_the_extra_action_starts_with() -> None:
    """Two workers more, no blue ones; two kinds can be paid."""
    table = situation("hull@3", "2 taler, 1 workers", supply="0 goods:salt, 0 goods:fish")
    seen = shown(table, "extra goods")
    assert (seen.gain, seen.extra) == (Gain(0, 2, 0), ExtraPreview(3, 2))


@pytest.mark.parametrize(
    ("flipped", "seen"),
    [
        (0, PassPreview(3, 3, 1)),
        (1, PassPreview(2, 1, 2)),
        (2, PassPreview(1, 0, 3)),
        (3, PassPreview(0, 0, 3)),
    ],
)
def test_what_a_pass_saves(flipped: int, seen: PassPreview) -> None:
    """-3 is flipped first, then -2, then -1; the others still cost their points."""
    assert shown(situation("hull@3", f"{flipped} flipped"), "pass").passing == seen


def test_blue_workers_that_are_left_unused_are_lost() -> None:
    table = situation("withdraw@3", blue=3)
    table.play("withdraw")
    assert shown(table, "done").blue_lost == 2


def test_a_gift_that_would_be_due() -> None:
    table = situation("goods@5", "9 taler, 9 workers")
    table.play("buy goods:fish, store, buy goods:grain, store, buy goods:salt, store")
    assert shown(table, "buy goods:coffee").gift


@pytest.mark.parametrize(
    ("stored", "goods"), [("", 2), ("6 goods:coffee 5 goods:fish", 1), (FULL, 0)]
)
def test_how_many_goods_a_reward_brings(stored: str, goods: int) -> None:
    """Two different ones, or as many as there is room for."""
    table = situation("sail@0", "9 taler", yard="one mast:star", warehouse=stored)
    table.play("buy sail:star, place 1")
    assert shown(table, "reward goods").goods == goods


def test_rewards_in_numbers() -> None:
    table = situation("sail@0", "9 taler", yard="one mast:star")
    table.play("buy sail:star, place 1")
    assert shown(table, "reward points").gain == Gain(0, 0, 3)
    assert shown(table, "reward taler").gain == Gain(7, 0, 0)
    assert shown(table, "reward workers").gain == Gain(0, 3, 0)
    assert shown(table, "reward crown-sail").tile == TilePreview("sail:crown", "stored")


def test_an_illegal_move_has_no_preview() -> None:
    with pytest.raises(IllegalMove):
        shown(situation("hull@3"), "withdraw")


def decisions(seats: int, seed: int) -> Iterator[NauticusPosition]:
    """Positions of a game in which ships are built."""
    rng = Random(seed)
    position = GAME.new(seats=seats)
    choose: Callable[[NauticusPosition, Random], Move] = shipwrights if seed % 2 else company
    while not position.over:
        if position.decider == CHANCE:
            position.play(draw(position, rng))
            continue
        yield position
        moves = position.legal_moves()
        position.play(rng.choice(moves) if rng.random() < 0.2 else choose(position, rng))


@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (2, 1), (3, 2), (3, 3), (4, 4), (4, 5)])
def test_the_preview_of_every_legal_move_agrees_with_playing_it(seats: int, seed: int) -> None:
    """What it says, compared with the views before and after."""
    rng = Random(seed)
    for position in decisions(seats, seed):
        if rng.random() < 0.5:
            continue
        before = bytes(position.to_bytes())
        for move in position.legal_moves():
            seen = GAME.preview(position, move, position.decider)
            after = position.copy()
            after.play(move)
            assert list(seen.facts) == GAME.narrate(position, move, after, None)
            agrees(seen, position.view(None), move, after.view(None), after)
            data = as_data(seen)
            assert json.loads(json.dumps(data)) == data
        assert position.to_bytes() == before


def agrees(seen: Preview, old: View, move: Move, new: View, after: NauticusPosition) -> None:
    me, then = old.players[old.turn], new.players[old.turn]
    leaves = move.kind in ("pass", "done", "end")
    assert (seen.cost is not None) == (move.kind in USES)
    if not leaves:
        cost, gain = seen.cost or Cost(0, 0, 0), seen.gain or Gain(0, 0, 0)
        assert then.taler - me.taler == gain.taler - cost.taler
        assert then.workers - me.workers == gain.workers - cost.own
        assert then.points - me.points == gain.points
        if seen.cost and old.in_hand and new.in_hand:
            assert old.in_hand.blue_workers - new.in_hand.blue_workers == cost.blue
        earned = {column: then.account[column] - me.account[column] for column in me.account}
        assert seen.later == earned["goods"] + earned["ships"]
    tile_agrees(seen, me, then, new)
    ship_agrees(seen, me.ships, then.ships, new)
    assert seen.gift == (new.asked == "gift")
    assert (seen.goods > 0) == (new.asked == "reward-good")
    assert (seen.ends in ("phase", "round", "game")) == (
        (old.round, old.phase) != (new.round, new.phase) or new.asked == "nothing"
    )
    if seen.ends == "turn":
        assert new.turn != old.turn
    if seen.field:
        chosen = old.fields[int(str(move).split()[1])]
        assert (seen.field.action, seen.field.blue_workers) == (chosen.action, chosen.blue_workers)
        assert seen.field.can_act == can_act(after)
    if seen.extra:
        assert seen.extra == ExtraPreview(then.workers, len(after.legal_moves()))
    if seen.passing and seen.ends in ("nothing", "turn", "phase"):
        assert seen.passing.crowns == then.crowns
    if move.kind == "done":
        assert old.in_hand
        assert seen.blue_lost == old.in_hand.blue_workers


def can_act(position: NauticusPosition) -> bool:
    """Whether some way of naming the bonus leads to a use."""
    if position.view(None).asked != "bonus":
        return any(move.kind in USES for move in position.legal_moves())
    for move in position.legal_moves():
        named = position.copy()
        named.play(move)
        if can_act(named):
            return True
    return False


def tile_agrees(seen: Preview, me: PlayerView, then: PlayerView, new: View) -> None:
    if seen.tile is None:
        assert then.warehouse == me.warehouse
        return
    tile = seen.tile.tile
    grown = then.warehouse.get(tile, 0) - me.warehouse.get(tile, 0)
    assert (seen.tile.goes == "stored") == (grown == 1)
    assert (seen.tile.goes == "in-hand") == bool(new.in_hand and new.in_hand.tile == tile)
    if seen.tile.goes == "forfeited":
        assert (then.warehouse, then.ships) == (me.warehouse, me.ships)


def ship_agrees(
    seen: Preview, before: tuple[ShipView, ...], after: tuple[ShipView, ...], new: View
) -> None:
    if seen.ship is None:
        assert [ship.finished for ship in before] == [ship.finished for ship in after]
        return
    number = seen.ship.ship
    assert seen.ship.new == (number > len(before))
    was_finished = not seen.ship.new and before[number - 1].finished
    assert seen.ship.finished == (after[number - 1].finished and not was_finished)
    assert seen.ship.rewards == (after[number - 1].sections if seen.ship.finished else 0)
    assert new.in_hand
    assert seen.ship.rewards == new.in_hand.rewards_due
