"""What a seat knows of other hands: what it saw, and what exchanges and Storms let it conclude."""

from __future__ import annotations

from random import Random

import pytest

from seaboard.games.nautilus.state import SEAT_NAMES

from .situation import Table, table
from .test_resample import dealt

WORLDS = 40


def known(t: Table, seat: str, other: str) -> dict[str, int]:
    """The cards that the seat knows the other to hold, as it is shown them; in every world that it
    thinks possible the other does hold them.
    """
    observer, owner = SEAT_NAMES.index(seat), SEAT_NAMES.index(other)
    cards = dict(t.position.view(observer).known.get(owner, {}))
    rng = Random(1)
    for _ in range(WORLDS):
        hand = Table(t.position.resample(observer, rng)).hand(other)
        assert all(hand.get(card, 0) >= count for card, count in cards.items())
    return cards


# Exchanges


def test_after_an_exchange_of_different_cards_each_knows_what_it_gave() -> None:
    t = Table(dealt("12 3, 6 9, 10 4, 2 7", "12 6 10 2"))
    assert known(t, "north", "south") == {"2": 1}
    assert known(t, "south", "north") == {"6": 1}
    assert known(t, "east", "west") == {"12": 1}


def test_after_a_swap_of_12_for_12_each_partner_knows_of_the_others_12() -> None:
    t = Table(dealt("5 3, 12 9, 10 4, 12 7", "5 12 10 12"))
    assert known(t, "north", "south") == {"12": 1}
    assert known(t, "south", "north") == {"12": 1}
    assert known(t, "east", "south") == {}


def test_after_a_sea_trade_of_equal_cards_each_partner_knows_of_the_others_card() -> None:
    t = table(hands={"north": "trade 6 2", "south": "6 3"}).play("trade, swap 6, swap 6")
    assert known(t, "north", "south") == {"6": 1}
    assert known(t, "south", "north") == {"6": 1}
    assert known(t, "east", "north") == {}


def test_a_card_known_before_stays_known_once_when_it_is_exchanged_for_its_equal() -> None:
    """The partner was known to hold a 6, gave a 6 and received one."""
    t = table(hands={"north": "commandeer 6", "east": "2 2", "south": "trade 6 3 2"})
    t.position.state.knowledge.known[0][2][5] = 1
    t.play("commandeer, discard 2")
    t.play("trade, swap 6, swap 6")
    assert known(t, "north", "south") == {"6": 1}


def test_two_players_know_the_card_wanted_and_the_card_returned_if_both_are_equal() -> None:
    t = table("two", hands={"north": "trade 6 2", "east": "6 3"}).play("trade, ask 6, give 6")
    assert known(t, "north", "east") == {"6": 1}
    assert known(t, "east", "north") == {"6": 1}


def test_a_commander_who_sees_one_hand_follows_an_exchange_of_equal_cards() -> None:
    """North commands East, whose trade with West gives a 6 for a 6."""
    t = table(hands={"north": "commandeer 2", "east": "trade 6 2", "west": "6 3"})
    t.play("commandeer, trade, swap 6, swap 6")
    assert known(t, "north", "west") == {"6": 1}
    assert known(t, "north", "east") == {"6": 1, "2": 1}


def test_who_did_not_see_an_exchange_is_no_longer_sure_of_a_card_seen_before() -> None:
    t = table(hands={"north": "trade 6 2", "south": "9 3"})
    t.position.state.knowledge.known[1][0][5] = 1
    t.play("trade, swap 2, swap 3")
    assert known(t, "east", "north") == {}


def test_a_spectator_of_two_players_has_heard_the_wanted_card_alone() -> None:
    t = table("two", hands={"north": "trade 9 2", "east": "6 3"}).play("trade, ask 6, give 9")
    heard = t.position.state.knowledge.known[4]
    assert [int(sum(row)) for row in heard] == [1, 0, 0, 0]


# Hands that lay open, and Storms


def test_cards_that_a_telescope_showed_stay_known_after_it() -> None:
    t = table(hands={"north": "telescope 2", "east": "6 9", "south": "3 2", "west": "10 10"})
    t.play("telescope")
    assert known(t, "west", "east") == {"6": 1, "9": 1}
    assert known(t, "west", "north") == {}


def test_a_commander_remembers_the_hand_that_he_saw() -> None:
    t = table(hands={"north": "commandeer 2", "east": "6 9"}).play("commandeer, discard 9")
    assert known(t, "north", "east") == {"6": 1}
    assert known(t, "south", "east") == {}


def test_a_storm_carries_what_is_known_along_with_the_hands() -> None:
    """Hands go to the right: West gets North's, which North goes on knowing."""
    t = table(hands={"north": "storm 6", "east": "2 9", "south": "3 2", "west": "10 10"})
    t.play("storm")
    assert known(t, "north", "west") == {"6": 1}
    assert known(t, "east", "north") == {"2": 1, "9": 1}


def test_a_card_that_was_played_is_known_no_longer() -> None:
    t = table(hands={"north": "storm 6", "east": "2 9", "west": "10 10"}, red="1@14")
    t.play("storm, 2 red-1")
    assert known(t, "east", "north") == {"9": 1}


@pytest.mark.parametrize("seat", ["north", "east", "west"])
def test_who_announced_a_1_or_12_and_gave_none_away_holds_one_in_every_world(seat: str) -> None:
    t = Table(dealt("5 3, 12 9, 10 4, 2 7", "5 9 10 2"))
    rng = Random(3)
    for _ in range(WORLDS):
        world = Table(t.position.resample(SEAT_NAMES.index(seat), rng))
        hands = [*world.hand("south"), *world.hand("north")]
        assert "12" in hands or "1" in hands


# Rulings


def test_commandeering_sight_takes_in_a_card_of_that_turns_sea_trade() -> None:
    t = table(hands={"north": "commandeer 2", "east": "trade 6 2", "west": "9 3"})
    t.play("commandeer, trade, swap 6, swap 9")
    assert known(t, "north", "east") == {"9": 1, "2": 1}
    assert known(t, "south", "east") == {}


def test_telescope_shows_hands_to_all_players_and_to_no_spectator() -> None:
    t = table(hands={"north": "telescope 2", "east": "6 9"}).play("telescope")
    position = t.position
    assert [position.view(seat).players[1].hand for seat in (0, 2, 3)] == [{"6": 1, "9": 1}] * 3
    assert [player.hand for player in position.view(None).players] == [None] * 4
