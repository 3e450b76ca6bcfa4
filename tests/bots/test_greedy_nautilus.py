"""What a player of Nautilùs would call sensible, in small situations."""

from __future__ import annotations

import pytest

from seaboard.games.nautilus.state import ASK_SWAP, SEAT_NAMES, WITH, WITHOUT

from ..games.nautilus.situation import Table, table
from .asking import ask, play_nautilus


def chosen(situation: Table, seed: int = 1) -> str:
    """The text of greed's move."""
    return str(ask("greedy", situation.position, seed).move)


def whole_turn(situation: Table) -> list[str]:
    """Greed's moves until another seat decides."""
    seat, moves = situation.position.decider, list[str]()
    while situation.position.decider == seat and not situation.position.over:
        moves.append(chosen(situation))
        situation.play(moves[-1])
    return moves


def before_the_round(hands: dict[str, str], green: str = "") -> Table:
    """North, who begins, chooses a card for the partner; announcements are made."""
    situation = table(turn="north", hands=hands, green=green)
    state = situation.position.state
    state.asked = ASK_SWAP
    for seat, name in enumerate(SEAT_NAMES):
        can_enter = {"1", "12"} & set(hands.get(name, "2").split())
        state.announced[seat] = WITH if can_enter else WITHOUT
    state.hand_goal = len(hands["north"].split())
    return situation


def test_it_turns_into_the_harbour_when_it_can() -> None:
    assert chosen(table(red="1@57", hands={"north": "6 9"})) == "6 red-1 harbour-3"


def test_it_brings_the_last_sailor_home() -> None:
    home = "1@harbour-4 2@harbour-3 3@harbour-2"
    full = f"{home} 4@harbour-1"
    situation = table(red=f"{home} 4@58", green=full, blue="1@2", hands={"north": "3 4 10"})
    assert chosen(situation) == "3 red-4 harbour-1"
    assert situation.play("3 red-4 harbour-1").position.over


def test_it_goes_deep_into_the_harbour_rather_than_blocking_it() -> None:
    assert chosen(table(red="1@58", hands={"north": "3 6"})) == "6 red-1 harbour-4"


def test_it_hits_an_opponent_who_has_come_far() -> None:
    situation = table(red="1@20 2@3", blue="1@9", hands={"north": "6"})
    assert chosen(situation) == "6 red-2"


def test_it_does_not_hit_its_partner() -> None:
    situation = table(red="1@20 2@3", green="1@9", hands={"north": "6"})
    assert chosen(situation) == "6 red-1"


def test_it_does_not_hit_itself() -> None:
    situation = table(red="1@20 2@14", hands={"north": "6"})
    assert chosen(situation) == "6 red-1"


def test_a_seven_spares_its_own_and_its_partners_sailors() -> None:
    situation = table(red="1@20 2@40", green="1@24", hands={"north": "7"})
    assert chosen(situation) == "7 red-2"


def test_it_enters_another_sailor_rather_than_moves_one() -> None:
    assert chosen(table(red="1@20", hands={"north": "12"})) == "12 enter red-2"


def test_it_takes_the_short_way_from_the_start_with_a_four() -> None:
    assert chosen(table(red="1@0!", hands={"north": "4 9"})) == "4 red-1"


def test_it_goes_home_backward_with_a_four() -> None:
    assert chosen(table(red="1@2 2@30", hands={"north": "4 6"})) == "4 red-1 harbour-2"


@pytest.mark.parametrize("kept", ["1", "12"])
def test_it_keeps_what_enters_a_sailor_when_it_loses_a_card(kept: str) -> None:
    situation = table(turn="west", hands={"west": "8", "north": f"{kept} 9 3"}, red="1@20")
    situation.play("8 skip")
    assert chosen(situation) != f"discard {kept}"


def test_it_keeps_a_four_for_a_sailor_on_its_start_when_it_loses_a_card() -> None:
    situation = table(turn="west", hands={"west": "8", "north": "4 9 3"}, red="1@0!")
    situation.play("8 skip")
    assert chosen(situation) != "discard 4"


def test_it_moves_the_sailor_that_is_in_danger() -> None:
    situation = table(red="1@33 2@50", blue="1@27", hands={"north": "9", "east": "6 2"})
    assert chosen(situation) == "9 red-1"


def test_it_hides_in_a_cave_from_moby_dick() -> None:
    situation = table(red="1@36", moby=35, hands={"north": "3"})
    assert chosen(situation) == "3 red-1 cave"


def test_it_gives_a_partner_who_cannot_enter_one_of_two_such_cards() -> None:
    hands = {"north": "1 12 3 6 9", "south": "2 3 6 9 10"}
    assert chosen(before_the_round(hands)) in ("swap 1", "swap 12")


def test_it_keeps_what_it_needs_itself_and_gives_what_the_partner_can_use() -> None:
    hands = {"north": "12 3 6 9 10", "south": "1 3 6 9 10"}
    situation = before_the_round(hands, green="1@20 2@35")
    assert chosen(situation) != "swap 12"


def test_it_undoes_a_hit_with_a_nautilus() -> None:
    situation = table(
        turn="west", red="1@50", yellow="1@47", moby=20, hands={"west": "3", "north": "nautilus 2"}
    )
    situation.play("3 yellow-1")
    assert situation.where("red-1") == "whirlpool"
    assert chosen(situation) == "nautilus"


def test_it_does_not_undo_what_helped_its_team() -> None:
    situation = table(
        turn="west", red="1@20", yellow="1@30", moby=5, hands={"west": "4", "north": "nautilus 2"}
    )
    situation.play("4 yellow-1")
    assert chosen(situation) == "2 red-1"


def test_it_lets_a_storm_take_a_poor_hand_but_not_a_good_one() -> None:
    poor = table(red="1@20", hands={"north": "storm 2 2 2", "east": "9 9 9 9", "west": "6 6 6 6"})
    assert chosen(poor) == "storm"
    good = table(
        red="1@20 2@55", hands={"north": "storm 12 12 4 nautilus 6", "east": "2 3", "west": "2 3"}
    )
    assert chosen(good) != "storm"


def test_it_looks_through_the_telescope_rather_than_hit_its_partner() -> None:
    situation = table(red="1@20", green="1@24", hands={"north": "telescope 7", "east": "3 6"})
    assert chosen(situation) == "telescope"


def test_in_a_commanded_turn_it_plays_against_the_commanded_seat() -> None:
    situation = table(
        red="1@20", blue="1@13 2@harbour-4", hands={"north": "commandeer", "east": "3 6"}
    )
    assert whole_turn(situation)[0] == "commandeer"
    assert situation.where("blue-1") in ("16", "19")  # past its harbour


def test_it_takes_an_opponents_good_place_with_the_compass() -> None:
    situation = table(red="1@5", blue="1@57", hands={"north": "compass"})
    assert chosen(situation) == "compass red-1 blue-1"


def test_it_sends_moby_dick_after_opponents_only() -> None:
    hands = {"north": "moby 2"}
    assert chosen(table(red="1@20", blue="1@40", moby=35, hands=hands)) == "moby"
    assert chosen(table(red="1@40", blue="1@20", moby=35, hands=hands)) == "2 red-1"


def test_it_uses_an_eight_against_an_opponent_rather_than_pass_its_harbour() -> None:
    situation = table(
        red="1@56 2@harbour-4 3@harbour-3", blue="1@20", hands={"north": "8", "east": "9 9"}
    )
    assert chosen(situation) == "8 skip"


def test_it_closes_the_gaps_of_a_harbour_with_a_five() -> None:
    situation = table(
        red="1@harbour-1 2@harbour-3", green="1@20", blue="1@50", hands={"north": "5"}
    )
    whole_turn(situation)
    assert situation.places("red-1", "red-2") == ["harbour-3", "harbour-4"]


def test_two_players_change_a_hand_that_enters_nobody() -> None:
    situation = table("two", hands={"north": "2 3 6 9 10 2 3 6", "east": "1 12 4 5 7 8 9 10"})
    situation.position.state.asked = 1
    assert situation.asked == "redraw"
    assert chosen(situation) == "redraw"


def test_two_players_trade_away_the_card_that_they_need_least() -> None:
    situation = table("two", red="1@20", hands={"north": "trade 12 2", "east": "12 9"})
    situation.play("trade, ask 12")
    assert chosen(situation) == "give 2"


@pytest.mark.parametrize("mode", ["classic", "quick", "two"])
def test_it_beats_random_play(mode: str) -> None:
    side = ["greedy", "random"]
    result = play_nautilus(side if mode == "two" else side * 2, mode, 3)
    assert result.winners[0] == 0


def test_it_explains_every_move_best_first() -> None:
    situation = table(red="1@20 2@3", blue="1@9", hands={"north": "6 12 4"})
    answer = ask("greedy", situation.position)
    assert {str(item.move) for item in answer.candidates} == situation.legal
    scores = [item.score or 0.0 for item in answer.candidates]
    assert scores == sorted(scores, reverse=True)
    assert all(0 <= item.value <= 1 for item in answer.candidates)
