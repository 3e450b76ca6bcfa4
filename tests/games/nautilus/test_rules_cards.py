"""The round, whose sailors, number cards and special cards, by rule id."""

from __future__ import annotations

from .situation import Table, table


def north(cards: str) -> dict[str, str]:
    return {"north": cards}


def test_one_card_a_turn() -> None:
    assert table(red="1@5", hands=north("2 3")).play("2 red-1").turn == "east"


def test_must_play() -> None:
    t = table(red="1@5 2@8", hands=north("3 10"))
    assert not t.legal_with("discard")
    assert "can be played" in t.refuses("discard 10")


def test_discard_when_stuck() -> None:
    t = table(hands=north("3 10"))
    assert t.legal == {"discard 3", "discard 10"}


def test_discards_face_up() -> None:
    t = table(hands=north("10")).play("discard 10")
    assert t.position.view(None).pile == {"10": 1}


def test_no_cards_left_out() -> None:
    assert table(hands={"north": "3", "east": "", "south": "2"}).play("discard 3").turn == "south"


def test_round_end() -> None:
    t = table(hands={"north": "3", "east": "", "south": "", "west": ""}).play("discard 3")
    assert t.asked == "deal"


def test_no_sailor_in_play() -> None:
    for cards in ("12 5 8 nautilus compass", "telescope storm commandeer trade moby"):
        t = table(green="1@40", blue="1@20", hands=north(cards))
        assert {text.split()[0] for text in t.legal} == set(cards.split())


def test_own_sailors() -> None:
    assert table(red="1@5", green="1@30", hands=north("3")).legal == {"3 red-1"}


def test_partners_sailors() -> None:
    home = "1@harbour-1 2@harbour-2 3@harbour-3 4@harbour-4"
    t = table(red=home, green="1@50", hands=north("3 12"))
    assert t.legal == {"3 green-1", "12 green-1", "12 enter green-2"}


def test_five_moves_partners() -> None:
    assert table(green="1@50", hands=north("5")).legal == {"5 green-1 5"}


def test_compass_moves_anyone() -> None:
    t = table(blue="1@20", yellow="1@50", hands=north("compass"))
    assert t.play("compass blue-1 yellow-1").places("blue-1", "yellow-1") == ["50", "20"]


def test_card_1_and_12() -> None:
    t = table(red="1@20", hands=north("1 12"))
    assert t.legal == {"1 red-1", "12 red-1", "1 enter red-2", "12 enter red-2"}


def test_card_forward() -> None:
    t = table(red="1@16", hands=north("2 3 6 9 10"))
    assert t.legal == {"2 red-1", "3 red-1", "6 red-1", "9 red-1", "10 red-1"}


def test_card_4() -> None:
    assert table(red="1@20", hands=north("4")).play("4 red-1").where("red-1") == "16"


def test_card_5() -> None:
    t = table(red="1@16", green="1@40", hands=north("5")).play("5 red-1 2")
    assert t.asked == "five"
    assert t.legal == {"5 green-1 3"}
    assert t.play("5 green-1 3").places("red-1", "green-1") == ["18", "43"]


def test_card_5_each_sailor_once() -> None:
    t = table(red="1@16 2@40", hands=north("5")).play("5 red-1 2")
    assert t.legal == {"5 red-2 3"}
    assert "its part" in t.refuses("5 red-1 3")


def test_card_5_all_steps() -> None:
    t = table(red="1@harbour-1", green="1@harbour-3", hands=north("5"))
    assert t.legal == {"discard 5"}


def test_card_5_in_the_harbour() -> None:
    t = table(red="1@harbour-1 2@40", hands=north("5"))
    assert "5 red-1 3 harbour-4" in t.legal


def test_card_5_must_play() -> None:
    assert table(green="1@50", hands=north("5 10")).legal == {"5 green-1 5"}


def test_example_five() -> None:
    t = table(red="1@harbour-1 2@harbour-3", green="1@40", hands=north("5"))
    t.play("5 red-2 1 harbour-4, 5 red-1 2 harbour-3, 5 green-1 2")
    assert t.places("red-1", "red-2", "green-1") == ["harbour-3", "harbour-4", "42"]
    t = table(red="1@harbour-1 2@harbour-3", green="1@40", hands=north("5"))
    assert "5 red-1 2 harbour-3" not in t.legal


def test_card_5_first_part_only_if_the_rest_follows() -> None:
    t = table(red="1@16 2@17", hands=north("5"))
    assert t.legal == {f"5 red-2 {steps}" for steps in (2, 3, 4, 5)}


def test_card_7() -> None:
    t = table(red="1@20 2@24", blue="1@22", green="1@27", yellow="1@28", hands=north("7"))
    assert t.legal == {"7 red-1", "7 red-2"}
    t.play("7 red-1")
    assert t.places("red-2", "blue-1", "green-1") == ["whirlpool"] * 3
    assert t.places("red-1", "yellow-1") == ["27", "28"]


def test_card_7_and_moby_dick() -> None:
    t = table(red="1@10", green="1@30", moby=17, hands=north("7")).play("7 red-1")
    assert t.places("red-1", "green-1", "moby") == ["29", "whirlpool", "30"]


def test_card_8() -> None:
    t = table(red="1@16", hands={"north": "8 2", "east": "1 9"}).play("8 skip")
    assert (t.asked, t.turn) == ("skipped", "east")
    assert t.legal == {"discard 1", "discard 9"}
    assert t.play("discard 9").turn == "south"


def test_card_8_must_play() -> None:
    assert table(hands=north("8 10")).legal == {"8 skip"}


def test_next_player() -> None:
    t = table(hands={"north": "8", "east": "", "south": "3"}).play("8 skip")
    assert (t.asked, t.turn) == ("skipped", "south")


def test_card_8_nobody_to_skip() -> None:
    t = table(red="1@20", hands={"north": "8 3", "east": "", "south": "", "west": ""})
    assert t.legal_with("8") == {"8 red-1"}


def test_always_playable() -> None:
    cards = {"nautilus", "telescope", "storm", "commandeer", "trade", "moby"}
    assert table(hands=north(" ".join(cards))).legal == cards


def test_compass() -> None:
    def compass() -> Table:
        return table(red="1@20 2@40", blue="1@cave-2", hands=north("compass"))

    assert compass().legal == {
        "compass red-1 red-2", "compass red-1 blue-1", "compass red-2 blue-1",
    }  # fmt: skip
    assert compass().play("compass red-1 red-2").places("red-1", "red-2") == ["40", "20"]
    assert compass().play("compass red-1 blue-1").places("red-1", "blue-1") == ["cave-2", "20"]


def test_compass_moby_dick() -> None:
    t = table(red="1@16 2@cave-1", moby=30, hands=north("compass"))
    assert t.legal == {"compass red-1 red-2", "compass red-1 moby"}
    assert t.play("compass red-1 moby").places("red-1", "moby") == ["30", "16"]


def test_compass_counts_as_moved() -> None:
    t = table(red="1@20", blue="1@0", hands={"north": "compass 2", "east": "3"})
    t.play("compass red-1 blue-1, 3 blue-1, discard 2, discard 2")
    assert "2 red-1 harbour-2" in t.legal


def test_compass_playable() -> None:
    assert table(red="1@20", hands=north("compass")).legal == {"discard compass"}
    assert table(red="1@cave-1", moby=3, hands=north("compass")).legal == {"discard compass"}


def test_compass_not_whirlpool_or_harbour() -> None:
    assert "not on the ring" in table(
        red="1@20 2@harbour-1", blue="1@22", hands=north("compass")
    ).refuses("compass red-1 red-2")


def test_telescope() -> None:
    t = table(hands={"north": "telescope 3", "east": "9"}).play("telescope")
    south = t.position.view(2)
    assert south.players[1].hand == {"9": 1}
    assert south.players[0].hand is None
    assert t.position.view(None).players[1].hand is None


def test_storm() -> None:
    t = table(hands={"north": "storm 3", "east": "9", "south": "10", "west": "6"}).play("storm")
    assert (t.turn, t.asked) == ("north", "turn")
    assert (t.hand("north"), t.hand("west")) == ({"9": 1}, {"3": 1})
    assert t.position.view(0).known[3] == {"3": 1}


def test_storm_second_card() -> None:
    t = table(hands={"north": "storm", "east": "", "south": "10"}).play("storm")
    assert t.turn == "east"


def test_storm_with_empty_hands() -> None:
    t = table(hands={"north": "storm 3", "east": "", "south": "10"}).play("storm")
    assert t.hand("east") == {"10": 1}


def test_commandeering() -> None:
    t = table(red="1@16", blue="1@20", hands={"north": "commandeer", "east": "3"})
    t.play("commandeer")
    assert (t.turn, t.decider) == ("east", "north")
    assert t.position.view(0).players[1].hand == {"3": 1}
    assert t.legal == {"3 blue-1"}
    assert t.play("3 blue-1").decider == "south"


def test_commandeering_secret() -> None:
    t = table(hands={"north": "commandeer", "east": "3"}).play("commandeer")
    assert t.position.view(2).players[1].hand is None


def test_commandeering_sight() -> None:
    t = table(hands={"north": "commandeer", "east": "3 9"}).play("commandeer, discard 3")
    assert t.position.view(0).players[1].hand is None
    assert t.position.view(0).known[1] == {"9": 1}


def test_commandeering_nobody() -> None:
    t = table(hands={"north": "commandeer 3", "east": "", "south": "", "west": ""})
    assert t.play("commandeer").position.state.commander == -1


def test_commandeering_decisions() -> None:
    t = table(hands={"north": "commandeer", "east": "trade 3", "west": "9"})
    t.play("commandeer, trade")
    assert t.decider == "north"
    assert t.play("swap 3").decider == "west"


def test_example_commandeering() -> None:
    t = table(hands={"north": "commandeer 6", "east": "telescope 3"})
    t.play("commandeer, telescope")
    assert t.position.view(2).players[0].hand == {"6": 1}
    assert t.position.view(2).players[1].hand is None


def test_sea_trade() -> None:
    t = table(hands={"north": "trade 3", "south": "9"}).play("trade, swap 3, swap 9")
    assert (t.hand("north"), t.hand("south"), t.turn) == ({"9": 1}, {"3": 1}, "east")


def test_sea_trade_empty_hand() -> None:
    assert table(hands={"north": "trade 3", "south": ""}).play("trade").turn == "east"


def test_moby_dick_card() -> None:
    t = table(red="1@16", moby=10, hands=north("moby")).play("moby")
    assert t.places("moby", "red-1") == ["16", "whirlpool"]


def nearly_won() -> Table:
    return table(
        red="1@harbour-4 2@harbour-3 3@harbour-2 4@harbour-1",
        green="1@harbour-4 2@harbour-3 3@harbour-2 4@29",
        hands={"north": "2 3", "east": "nautilus"},
    )


def test_team_wins() -> None:
    t = nearly_won().play("2 green-4 harbour-1")
    assert t.position.over
    result = t.position.result()
    assert result is not None
    assert result.places == (1, 3, 1, 3)


def test_game_ends_at_once() -> None:
    assert nearly_won().play("2 green-4 harbour-1").legal == set()


def test_exact_last_step() -> None:
    assert nearly_won().legal == {"2 green-4", "2 green-4 harbour-1", "3 green-4"}


def test_quick_home() -> None:
    t = table("quick", red="1@harbour-1 2@harbour-3 3@harbour-4", green="1@50", hands=north("3 1"))
    assert t.legal == {"1 red-1 harbour-2"}


def test_quick_partners_sailors() -> None:
    t = table("quick", red="1@harbour-2 2@harbour-3 3@harbour-4", green="1@50", hands=north("3"))
    assert t.legal == {"3 green-1"}


def test_quick_win() -> None:
    t = table(
        "quick",
        red="1@harbour-2 2@harbour-3 3@harbour-4",
        green="1@29 2@harbour-3 3@harbour-4",
        hands=north("3"),
    )
    assert t.play("3 green-1 harbour-2").position.over
