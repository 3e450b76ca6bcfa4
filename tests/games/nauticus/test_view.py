"""The view shows everything that lies on the table, in words and plain numbers."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from seaboard.games.api import CHANCE, UnknownSeat, as_data
from seaboard.games.nauticus import GAME, NauticusPosition
from seaboard.games.nauticus.numbers import PENALTIES
from seaboard.games.nauticus.state import ACTIONS, NOTHING, QUESTIONS

from .policies import company
from .situation import Table, situation
from .test_rules_scoring import ended, finish


def test_the_view_shows_the_table() -> None:
    """Round, phase, start player, turn, question, wheel, fields and stacks."""
    table = situation("hull@3", seats=3, seat=2, phase=4, round_number=2, anchor=5,
                      supply="7 mast:crown")  # fmt: skip
    view = table.view
    assert (view.seat, view.seats, view.rounds, view.round) == (None, 3, 5, 2)
    assert (view.phase, view.phases, view.start_player, view.turn) == (4, 7, 1, 1)
    assert (view.decider, view.asked, view.anchor) == (1, "turn", 5)
    assert [field.number for field in view.fields if field.chosen] == [3]
    assert view.supply["mast:crown"] == 7
    assert {field.action for field in view.fields} == set(ACTIONS)
    assert view.fields[3].blue_workers == 3
    assert view.fields[3].prices == {
        "hull:stern": 1, "hull:middle": 2, "hull:bow": 3, "hull:one": 0,
    }  # fmt: skip
    light = next(field for field in view.fields if field.action == "deliver")
    assert light.prices == {}


def test_the_view_shows_what_unflipped_pass_tiles_will_cost() -> None:
    costs = {
        int(situation("hull@3", f"{n} flipped").view.players[0].pass_penalty) for n in range(4)
    }
    assert costs == set(PENALTIES)


def test_the_view_shows_what_a_bonus_brings() -> None:
    """Part by part, as the text of the bonus says it."""
    brings = {field.bonus: dict(field.brings) for field in situation("hull@3").view.fields}
    assert brings["workers:3"] == {"workers": 3}
    assert brings["workers:1+goods"] == {"workers": 1, "goods": 1}
    assert brings["workers:1+points:1"] == {"workers": 1, "points": 1}
    assert brings["mast"] == {"mast": 1}


def test_the_view_shows_what_goods_and_ships_count() -> None:
    """Set by set and ship by ship they make the account."""
    me = situation("hull@3", delivered="2 goods:salt 7 goods:fish",
                   yard="one mast:star sail:star, bow+stern, bow+stern 2 mast:whale 2 sail:whale",
                   ).me  # fmt: skip
    assert me.delivered_points == {"coffee": 0, "fish": 30, "grain": 0, "salt": 5}
    assert [ship.points for ship in me.ships] == [2, 0, 8]
    assert me.account["goods"] == sum(me.delivered_points.values())
    assert me.account["ships"] == sum(ship.points for ship in me.ships)


def test_the_view_shows_a_player() -> None:
    """Taler, workers, points, stored and delivered tiles, crowns, extra action, account."""
    table = situation("hull@3", "7 taler, 3 workers, 12 points, 1 flipped, no extra",
                      warehouse="2 mast:crown goods:fish", delivered="2 goods:salt",
                      yard="one mast:star sail:star")  # fmt: skip
    me = table.me
    assert (me.seat, me.taler, me.workers, me.points) == (0, 7, 3, 12)
    assert me.warehouse == {"mast:crown": 2, "goods:fish": 1}
    assert (me.room, me.crowns, me.pass_tiles_flipped, me.extra_action) == (7, 3, 1, False)
    assert me.delivered == {"coffee": 0, "fish": 0, "grain": 0, "salt": 2}
    assert me.account == {
        "total": 12 + 5 + 2 + 4, "place": 1, "track": 12, "goods": 5, "ships": 2, "leftovers": 4,
        "taler": 13,
    }  # fmt: skip


def test_the_view_shows_a_ship() -> None:
    """Hull, crest, rigging and cargo, and whether it is closed and finished."""
    ship = "bow+middle+stern mast:whale 2 mast:crown sail:whale sail:crown goods:fish goods:salt"
    seen = situation("hull@3", yard=f"one, {ship}").ship(2)
    assert (seen.number, seen.stern, seen.middles, seen.bow, seen.one) == (2, True, 1, True, False)
    assert (seen.sections, seen.closed, seen.finished, seen.crest) == (3, True, False, "whale")
    assert (seen.masts, seen.crown_masts, seen.sails, seen.crown_sails) == (1, 2, 1, 1)
    assert seen.goods == {"fish": 1, "salt": 1}


def test_the_view_shows_the_action_in_hand() -> None:
    """Its name, blue workers left, kinds bought, and the tile that waits for its place."""
    table = situation("hull@3", "20 taler")
    table.play("buy hull:one, buy hull:bow")
    hand = table.view.in_hand
    assert hand is not None
    assert (hand.action, hand.extra, hand.blue_workers, hand.used) == ("hull", False, 0, True)
    assert hand.bought == ("hull:bow", "hull:one")
    assert hand.tile == "hull:bow"


def test_the_view_shows_rewards_and_points_in_hand() -> None:
    """Rewards due and taken, and the points of the crowns action."""
    table = situation("sail@0", "9 taler", yard="bow+stern 2 mast:star sail:star")
    table.play("buy sail:star, place 1, reward points")
    hand = table.view.in_hand
    assert hand is not None
    assert (hand.rewards_due, hand.rewards_taken) == (1, {"points": 1})
    table.play("reward taler")
    hand = table.view.in_hand
    assert hand is not None
    assert (hand.rewards_due, hand.rewards_taken) == (0, {})
    table = situation("crowns@3", "3 flipped")
    table.play("score, score")
    hand = table.view.in_hand
    assert hand is not None
    assert hand.points_scored == 6


@pytest.mark.parametrize("action", ["mast", "sail", "goods"])
def test_the_view_names_what_was_bought(action: str) -> None:
    """The kinds bought are named by tile, whatever the action sells."""
    table = situation(f"{action}@3", "20 taler")
    first = table.legal("buy")[0]
    table.play(f"{first}, store")
    hand = table.view.in_hand
    assert hand is not None
    assert hand.bought == (first.removeprefix("buy "),)


def test_no_action_is_in_hand_before_the_bonus_is_taken() -> None:
    """While the start player names the bonus no action has begun, crowns least of all."""
    table = situation("hull@2", chosen=False)
    assert table.view.in_hand is None
    table.play("field 2")
    assert table.asked == "bonus"
    assert table.view.in_hand is None
    table.play("take sail:star")
    assert table.view.in_hand is not None


def test_nothing_is_in_hand_after_the_end() -> None:
    """The last view has no action, and nobody decides."""
    view = finish(ended()).view
    assert view.in_hand is None
    assert (view.decider, view.asked) == (-2, "nothing")


def test_a_view_while_the_tiles_are_laid_out() -> None:
    """Fields without a tile have no action, no price and lie open to nobody."""
    table = Table(GAME.new(seats=2), 1)
    table.play("lay mast, lay goods")
    actions = [field.action for field in table.view.fields]
    assert actions == ["mast", "goods", "", "", "", "", "", ""]
    assert [field.face_up for field in table.view.fields] == [True, True, *[False] * 6]
    assert table.view.fields[2].prices == {}


def test_a_view_is_plain_data() -> None:
    """It can be sent as JSON and compared after the way back."""
    table = situation("hull@3", seats=4, yard="bow mast:star", warehouse="goods:fish")
    data = as_data(table.view)
    assert json.loads(json.dumps(data)) == data
    assert data["players"][0]["ships"][0]["crest"] == "star"


def test_a_view_is_of_a_seat_that_exists() -> None:
    """A table of two has no third seat."""
    position = GAME.new(seats=2)
    assert position.view(1).seat == 1
    for seat in (2, -1):
        with pytest.raises(UnknownSeat, match="no seat"):
            position.view(seat)


def test_while_the_extra_action_runs_the_view_tells_whether_the_phase_is_done() -> None:
    """Before the phase's action it goes on after the extra one, after it the turn ends."""
    before, after = situation("withdraw@3"), situation("withdraw@3")
    before.play("extra withdraw, withdraw")
    after.play("withdraw, done, extra withdraw, withdraw")
    for table, done in ((before, False), (after, True)):
        hand = table.view.in_hand
        assert hand is not None
        assert (hand.extra, hand.phase_done) == (True, done)


def test_the_view_tells_of_the_gift_that_is_due() -> None:
    """It follows once the fourth kind is placed."""
    table = situation("goods@5", "9 taler, 9 workers")
    table.play("buy goods:coffee, buy goods:fish, store, buy goods:grain, store, buy goods:salt")
    hand = table.view.in_hand
    assert hand is not None
    assert (table.asked, hand.gift_due) == ("place", True)


def test_the_view_tells_the_first_good_of_a_reward() -> None:
    """The second one must be another."""
    table = situation("sail@0", "9 taler", yard="one mast:star")
    table.play("buy sail:star, place 1, reward goods")
    for good in ("", "goods:fish"):
        hand = table.view.in_hand
        assert hand is not None
        assert hand.first_good == good
        if not good:
            table.play("take goods:fish")


def test_the_view_tells_the_price_of_the_next_tile() -> None:
    """Printed at the field; 4 for what was bought already; 2 in the extra action."""

    def prices() -> list[int]:
        hand = table.view.in_hand
        assert hand is not None
        return list(hand.prices.values())

    table = situation("hull@3", "20 taler, 9 workers")
    assert prices() == [1, 2, 3, 0]
    table.play("buy hull:bow, store")
    assert prices() == [1, 2, 4, 0]
    table.play("done")
    assert prices() == []
    table.play("extra hull, buy hull:one, store")
    assert prices() == [2, 2, 2, 4]


def seen(position: NauticusPosition) -> str:
    """All that anybody is told of a position: everybody's view, and the legal moves."""
    views = [replace(position.view(seat), seat=None) for seat in range(position.seats)]
    assert all(view == views[0] for view in views)
    return json.dumps([as_data(views[0]), position.legal_codes().tolist()])


def same_future(one: NauticusPosition, other: NauticusPosition, rng: Random) -> bool:
    """Whether both go the same way, as far as anybody can see, for some moves by lot."""
    one, other = one.copy(), other.copy()
    for _ in range(16):
        if seen(one) != seen(other):
            return False
        if one.over:
            return True
        code = rng.choice(one.legal_codes().tolist())
        one.play(code)
        other.play(code)
    return True


def twins(position: NauticusPosition) -> Iterator[tuple[str, NauticusPosition]]:
    """Sound positions that differ in one number of the action in hand, and its name."""
    state = position.table()
    if state.action == NOTHING:
        return
    asked = QUESTIONS[state.asked]
    changes = [("used", 1 - state.used), ("blue", state.blue + 1)]
    if state.extra_running:
        changes.append(("phase_done", 1 - state.phase_done))
    if asked in ("place", "reward", "reward-good") and sum(state.bought) == 4:
        changes.append(("gift_due", 1 - state.gift_due))
    if asked in ("reward", "reward-good"):
        changes.append(("rewards_due", state.rewards_due + 1))
    if asked == "reward-good":
        changes += [("first_good", good) for good in (-1, 14, 15, 16, 17)]
    for name, value in changes:
        twin = position.copy()
        setattr(twin.state, name, value)
        if twin != position:
            yield name, twin


def games(seats: int) -> Iterator[NauticusPosition]:
    """Positions of some games, and one in which the goods of a reward run out."""
    rng = Random(seats)
    for _ in range(4):
        position = GAME.new(seats=seats)
        while not position.over:
            if position.decider != CHANCE and rng.random() < 0.25:
                yield position
            position.play(company(position, rng))
    table = situation("sail@0", "9 taler", yard="one mast:star", seats=seats,
                      supply="1 goods:fish")  # fmt: skip
    table.play("buy sail:star, place 1, reward goods, take goods:fish")
    yield table.position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_views_and_equal_legal_moves_mean_equal_futures(seats: int) -> None:
    """Nothing is hidden, so what looks alike to all is alike.

    Positions that look alike are sought among those of some games, and next to each of them.
    """
    known: dict[str, NauticusPosition] = {}
    tried: Counter[str] = Counter()
    for number, position in enumerate(games(seats)):
        shown = seen(position)
        others = [("met", known.setdefault(shown, position.copy())), *twins(position)]
        for name, other in others:
            tried[name] += other != position
            if other != position and seen(other) == shown:
                assert same_future(position, other, Random(number)), name
    assert {"used", "blue", "phase_done", "gift_due", "rewards_due", "first_good"} <= set(tried)
