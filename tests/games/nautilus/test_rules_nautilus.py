"""Nautilùs: undoing, using, chains and special cases, by rule id."""

from __future__ import annotations

from .situation import table

ALL = dict.fromkeys(("east", "south", "west"), "nautilus 2")


def test_example_twelve_nautilus_nautilus() -> None:
    t = table(hands={**ALL, "north": "12 nautilus"}).play("12 enter red-1, nautilus")
    assert t.places("red-1", "moby") == ["whirlpool", "14"]
    t.play("12 enter blue-1")
    t.play("nautilus")
    assert t.places("red-1", "blue-1") == ["0", "whirlpool"]
    t.play("12 enter green-1")
    assert t.places("red-1", "green-1", "moby") == ["0", "30", "14"]


def test_example_four_nautilus() -> None:
    t = table(hands={**ALL, "north": "12 nautilus"}).play(
        "12 enter red-1, nautilus, 12 enter blue-1, nautilus, 12 enter green-1"
    )
    t.play("nautilus, 12 enter yellow-1")
    assert t.places("red-1", "blue-1", "green-1", "yellow-1") == [
        "whirlpool", "15", "whirlpool", "45",
    ]  # fmt: skip
    t.play("nautilus, 12 red-1")
    assert t.places("red-1", "blue-1", "green-1", "yellow-1", "moby") == [
        "12", "whirlpool", "30", "whirlpool", "14",
    ]  # fmt: skip


def test_example_undone_hit() -> None:
    t = table(red="1@17", yellow="2@20", blue="1@30", moby=50, hands={**ALL, "north": "3"})
    t.play("3 red-1, nautilus")
    assert t.places("red-1", "yellow-2") == ["17", "20"]
    assert t.legal == {"3 blue-1"}


def test_example_undone_harbour() -> None:
    t = table(red="1@58", moby=3, hands={**ALL, "north": "3"}).play("3 red-1 harbour-1, nautilus")
    assert t.where("red-1") == "58"


def test_example_entry_hits() -> None:
    t = table(red="1@14", blue="1@20", green="1@40", hands={**ALL, "north": "3"})
    t.play("3 red-1, nautilus, 3 blue-1")
    assert t.places("red-1", "blue-1", "moby") == ["whirlpool", "23", "14"]
    t.play("nautilus, 3 green-1")
    assert t.places("red-1", "blue-1", "green-1", "moby") == ["17", "20", "43", "14"]


def test_example_entry_field_taken() -> None:
    t = table(red="1@11", blue="1@20", green="1@40", hands={**ALL, "north": "3"})
    t.play("3 red-1, nautilus, 3 blue-1")
    assert t.places("red-1", "blue-1", "moby") == ["11", "23", "14"]
    t.play("nautilus, 3 green-1")
    assert t.places("red-1", "blue-1", "green-1", "moby") == ["whirlpool", "20", "43", "14"]


def test_example_nautilus_after_moby_dick() -> None:
    t = table(green="1@25", moby=20, hands={**ALL, "north": "moby"}).play("moby, nautilus")
    assert t.places("moby", "green-1") == ["20", "25"]
    assert t.play("moby").places("moby", "green-1") == ["25", "whirlpool"]


def test_example_first_nautilus_after_moby_dick() -> None:
    t = table(green="1@25", hands={**ALL, "north": "moby"}).play("moby, nautilus, moby")
    assert t.places("moby", "green-1") == ["25", "whirlpool"]


def test_example_nautilus_without_use() -> None:
    t = table(red="1@0", green="1@30", moby=50, hands={**ALL, "north": "10"})
    t.play("10 red-1, nautilus")
    assert (t.turn, t.where("red-1")) == ("south", "0")
    t.play("nautilus, 10 green-1")
    assert t.places("red-1", "green-1") == ["10", "40"]


def test_example_nautilus_uses_eight() -> None:
    t = table(red="1@5", yellow="1@16", moby=50, hands={**ALL, "north": "8", "south": "9"})
    t.play("8 red-1, nautilus, 8 skip, discard 9, nautilus")
    assert (t.turn, t.asked, t.where("red-1")) == ("west", "use", "5")
    assert t.legal == {"9 yellow-1"}


def test_example_discarded_nautilus() -> None:
    t = table(hands={**ALL, "north": "8"}).play("8 skip, discard nautilus")
    assert t.where("moby") == "whirlpool"
    t.play("nautilus")
    assert (t.where("moby"), t.turn) == ("29", "west")


def test_example_storm_turn() -> None:
    hands = {"north": "storm 2", "east": "6", "south": "nautilus", "west": "3"}
    t = table(red="1@5", blue="1@20", moby=50, hands=hands).play("storm, 6 red-1, nautilus")
    assert t.where("red-1") == "5"
    assert t.legal == {"6 blue-1"}


def test_example_nautilus_uses_storm() -> None:
    hands = {"north": "storm 2", "east": "nautilus", "south": "9", "west": "8 nautilus"}
    t = table(turn="west", blue="1@20", green="1@40", moby=50, hands=hands)
    t.play("8 skip, discard storm, nautilus, storm")
    assert (t.turn, t.hand("east")) == ("east", {"9": 1})
    t.play("9 blue-1, nautilus")
    assert t.where("blue-1") == "20"
    assert t.legal == {"9 green-1"}


def test_example_nautilus_after_own_storm() -> None:
    hands = {"north": "10", "east": "storm", "south": "nautilus", "west": "nautilus"}
    t = table(red="1@0", blue="1@20", green="1@40", moby=55, hands=hands)
    t.play("10 red-1, storm, nautilus")
    assert t.where("red-1") == "0"
    t.play("10 blue-1, nautilus, 10 green-1")
    assert t.places("red-1", "blue-1", "green-1") == ["10", "20", "50"]


def test_example_nautilus_in_commanded_turn() -> None:
    t = table(hands={"north": "commandeer", "east": "nautilus", "south": "3"})
    t.play("commandeer, nautilus")
    assert (t.where("moby"), t.turn, t.decider) == ("14", "east", "north")
    t.play("commandeer")
    assert (t.turn, t.decider) == ("south", "east")


def test_example_nautilus_on_telescope() -> None:
    t = table(hands={**ALL, "north": "telescope 3"}, moby=50)
    assert t.play("telescope").position.view(3).telescopes == (0,)
    assert t.play("nautilus").position.view(3).telescopes == ()
    assert t.play("telescope").position.view(3).telescopes == (1,)
    assert t.play("nautilus, telescope").position.view(3).telescopes == (0, 2)
    assert all(player.hand is not None for player in t.position.view(3).players)


def test_example_nautilus_in_the_first_turn() -> None:
    t = table(hands={**ALL, "north": "nautilus 3"}).play("nautilus")
    assert (t.where("moby"), t.turn) == ("59", "east")
    assert t.play("nautilus").turn == "south"
    assert t.where("moby") == "59"


def test_nautilus() -> None:
    t = table(red="1@16", blue="1@26", moby=50, hands={**ALL, "north": "9"})
    t.play("9 red-1, nautilus")
    assert (t.where("red-1"), t.legal) == ("16", {"9 blue-1"})
    t.play("9 blue-1")
    assert (t.where("red-1"), t.where("blue-1"), t.turn) == ("16", "35", "south")


def test_nautilus_order() -> None:
    t = table(blue="1@13", red="1@12", hands={**ALL, "north": "1"})
    t.play("1 red-1, nautilus, 1 blue-1")
    assert t.places("red-1", "blue-1", "moby") == ["whirlpool", "11", "12"]


def test_nautilus_must_use() -> None:
    t = table(blue="1@20", moby=50, hands={**ALL, "north": "3"}).play("discard 3, nautilus")
    assert (t.asked, t.legal) == ("use", {"3 blue-1"})


def test_nautilus_own_choice() -> None:
    t = table(blue="1@20", moby=50, hands={**ALL, "north": "12"})
    t.play("12 enter red-1, nautilus")
    assert t.legal == {"12 blue-1", "12 enter blue-2"}


def test_nautilus_previous_player() -> None:
    t = table(green="1@40", moby=50, hands={**ALL, "north": "8", "east": "9"})
    assert t.play("8 skip, discard 9, nautilus").legal == {"9 green-1"}


def test_nautilus_skip_stands() -> None:
    t = table(moby=50, hands={**ALL, "north": "8", "east": "9"})
    assert t.play("8 skip, discard 9, nautilus").turn == "west"


def test_nautilus_after_own_storm() -> None:
    hands = {"north": "10", "east": "storm", "south": "nautilus 3", "west": "2"}
    t = table(red="1@0", blue="1@20", moby=55, hands=hands).play("10 red-1, storm, nautilus")
    assert (t.turn, t.where("red-1"), t.legal) == ("east", "0", {"10 blue-1"})


def test_nautilus_after_own_storm_in_the_first_turn() -> None:
    t = table(red="1@5", hands={"north": "storm", "east": "nautilus 3"}).play("storm, nautilus")
    assert (t.turn, t.places("moby", "red-1")) == ("east", ["59", "5"])


def test_undo_positions() -> None:
    pieces = ("red-1", "blue-1", "green-1", "blue-2", "moby")
    t = table(
        red="1@10", blue="1@12 2@30", green="1@15", moby=17, hands={**ALL, "north": "7"}
    ).play("7 red-1")
    assert t.places(*pieces) == ["29", "whirlpool", "whirlpool", "whirlpool", "30"]
    assert t.play("nautilus").places(*pieces) == ["10", "12", "15", "30", "17"]
    assert t.asked == "use"


def test_undo_harbour() -> None:
    brought_in = table(red="1@59", moby=50, hands={**ALL, "north": "2"})
    assert brought_in.play("2 red-1 harbour-1, nautilus").where("red-1") == "59"
    moved_up = table(red="1@harbour-1", moby=50, hands={**ALL, "north": "2"})
    assert moved_up.play("2 red-1 harbour-3, nautilus").where("red-1") == "harbour-1"


def test_undo_entry_turn() -> None:
    t = table(green="1@25", hands={**ALL, "north": "moby"}).play("moby, nautilus, moby")
    assert t.places("moby", "green-1") == ["25", "whirlpool"]
    assert t.play("nautilus").places("moby", "green-1") == ["14", "25"]


def test_undo_entry_turn_sends_a_sailor_away() -> None:
    pieces = ("red-1", "blue-1", "moby")
    t = table(red="1@20", blue="1@14", hands={**ALL, "north": "compass"})
    t.play("compass red-1 blue-1, nautilus")
    assert t.places(*pieces) == ["20", "whirlpool", "14"]
    assert t.play("compass red-1 moby").places(*pieces) == ["14", "whirlpool", "20"]
    assert t.play("nautilus").places(*pieces) == ["whirlpool", "20", "14"]
    assert t.legal == {"compass blue-1 moby"}


def test_undo_telescope() -> None:
    def open_to_west() -> list[bool]:
        return [player.hand is not None for player in t.position.view(3).players]

    t = table(hands={**ALL, "north": "telescope 3"}, moby=50).play("telescope")
    assert open_to_west() == [False, True, True, True]
    t.play("nautilus")
    assert open_to_west() == [False, False, False, True]
    t.play("telescope")
    assert open_to_west() == [True, False, True, True]
    t.play("nautilus")
    assert (t.asked, open_to_west()) == ("use", [False, True, True, True])


def test_undo_storm_last_card() -> None:
    hands = {"north": "storm 2", "east": "6", "south": "nautilus", "west": "3"}
    t = table(red="1@5", blue="1@20", moby=50, hands=hands).play("storm, 6 red-1, nautilus")
    assert (t.where("red-1"), t.legal) == ("5", {"6 blue-1"})
    assert [t.hand(seat) for seat in ("north", "south", "west")] == [{}, {"3": 1}, {"2": 1}]


def test_undo_storm_last_card_of_a_storm_through_a_nautilus() -> None:
    hands = {"north": "storm", "east": "nautilus", "south": "9", "west": "8 nautilus"}
    t = table(turn="west", red="1@5", blue="1@20", green="1@40", moby=50, hands=hands)
    t.play("8 skip, discard storm, nautilus, storm, 9 blue-1")
    assert (t.turn, t.hand("south")) == ("south", {"nautilus": 1})
    assert t.play("nautilus").where("blue-1") == "20"
    assert t.legal == {"9 green-1"}


def test_undo_storm_last_card_may_be_the_storm() -> None:
    hands = {"north": "storm", "east": "", "south": "nautilus", "west": ""}
    t = table(moby=50, hands={**hands, "west": "9"}).play("storm")
    assert (t.turn, t.hand("south")) == ("east", {"9": 1})
    assert t.play("nautilus").legal == {"storm"}
    assert t.play("storm").hand("east") == {"9": 1}


def test_undo_not_hands() -> None:
    t = table(hands={"north": "storm", "east": "nautilus 3", "south": "6", "west": "9"}, moby=50)
    t.play("storm")
    assert t.hand("north") == {"nautilus": 1, "3": 1}


def test_undo_fresh_flag() -> None:
    t = table(red="1@0!", moby=50, hands={"north": "3 2", "east": "nautilus"})
    t.play("3 red-1, nautilus, discard 2, discard 2")
    assert t.legal == {"2 red-1"}


def test_moby_dick_enters_once() -> None:
    t = table(hands={**ALL, "north": "3"}).play("discard 3, nautilus, nautilus")
    assert t.where("moby") == "14"


def test_nautilus_on_a_five() -> None:
    t = table(red="1@16", green="1@40", moby=50, hands={**ALL, "north": "5"})
    t.play("5 red-1 2, 5 green-1 3, nautilus")
    assert t.places("red-1", "green-1") == ["16", "40"]


def test_nautilus_on_nautilus() -> None:
    pieces = ("red-1", "yellow-2", "blue-1")
    t = table(red="1@17", yellow="2@20", blue="1@30", moby=50, hands={**ALL, "north": "3"})
    t.play("3 red-1, nautilus, 3 blue-1")
    assert t.places(*pieces) == ["17", "20", "33"]
    assert t.play("nautilus").places(*pieces) == ["20", "whirlpool", "30"]


def test_nautilus_underlying_card() -> None:
    t = table(blue="1@20", moby=50, hands={**ALL, "north": "12"})
    t.play("12 enter red-1, nautilus, 12 blue-1")
    assert t.position.view(None).last_card == "12"
    assert t.play("nautilus").legal == {"12 enter green-1"}
    t.play("12 enter green-1, nautilus")
    assert (t.turn, t.legal) == ("west", {"12 enter yellow-1"})


def test_nautilus_unused_card() -> None:
    t = table(red="1@16", yellow="1@46", moby=50, hands={**ALL, "north": "9"})
    t.play("9 red-1, nautilus, nautilus")
    assert (t.turn, t.where("red-1")) == ("west", "25")
    t.play("nautilus")
    assert (t.where("red-1"), t.legal) == ("16", {"9 yellow-1"})


def test_nautilus_discarded_card() -> None:
    stuck = table(blue="1@20", moby=50, hands={**ALL, "north": "9"}).play("discard 9, nautilus")
    assert stuck.places("blue-1", "moby") == ["20", "50"]
    assert stuck.legal == {"9 blue-1"}
    skipped = table(blue="1@20", green="1@40", moby=50, hands={**ALL, "north": "8", "east": "9"})
    assert skipped.play("8 skip, discard 9, nautilus").legal == {"9 green-1"}
    assert skipped.places("blue-1", "green-1", "moby") == ["20", "40", "50"]


def test_nautilus_discarded_nautilus() -> None:
    t = table(red="1@5", green="1@40", hands={**ALL, "north": "8"})
    t.play("8 skip, discard nautilus")
    assert (t.where("moby"), t.position.view(None).last_card) == ("whirlpool", "")
    t.play("nautilus")
    assert (t.turn, t.places("moby", "green-1", "red-1")) == ("west", ["29", "40", "5"])
    assert t.position.view(None).last_card == ""


def test_nautilus_commandeered_turn() -> None:
    hands = {"north": "commandeer", "east": "nautilus 3", "south": "9"}
    t = table(red="1@5", blue="1@20", moby=50, hands=hands).play("commandeer, nautilus")
    assert (t.turn, t.decider, t.legal) == ("east", "north", {"commandeer"})
    t.play("commandeer")
    assert (t.turn, t.decider) == ("south", "east")
    assert t.position.view(1).players[2].hand == {"9": 1}
    assert t.position.view(0).players[2].hand is None
    assert t.places("red-1", "blue-1", "moby") == ["5", "20", "50"]


def test_nautilus_first_turn() -> None:
    t = table(red="1@5", moby=50, hands={**ALL, "north": "nautilus 3"}).play("nautilus")
    assert (t.turn, t.places("red-1", "moby")) == ("east", ["5", "50"])


def test_nautilus_first_turn_of_a_later_round() -> None:
    t = table(red="1@5", hands={"north": "9", "east": "", "south": "", "west": ""})
    assert t.play("9 red-1").asked == "deal"
    for card in ("nautilus", "2", "3", "4", "6") * 4:
        t.play(f"deal {t.turn} {card}")
    t.play("swap 2, swap 2, swap 2, swap 2")
    assert (t.turn, t.position.view(None).last_card) == ("east", "")
    t.play("nautilus")
    assert (t.turn, t.places("red-1", "moby")) == ("south", ["whirlpool", "14"])


def test_move_parts() -> None:
    t = table(red="1@16 2@20", green="1@40", hands={"north": "5"})
    t.play("5 red-1 3")
    assert (t.asked, t.turn, t.legal) == (
        "five", "north", {"5 red-2 1", "5 red-2 2", "5 green-1 1", "5 green-1 2"},
    )  # fmt: skip
    assert t.play("5 red-2 1").legal == {"5 green-1 1"}  # asked for, although there is no choice
    assert t.play("5 green-1 1").turn == "east"
    alone = table(red="1@16", green="1@harbour-3", hands={"north": "5"})
    assert alone.legal == {"5 red-1 4", "5 red-1 5", "5 green-1 1 harbour-4"}
    trade = table(hands={"north": "trade 3", "south": "9"}).play("trade")
    assert (trade.asked, trade.legal) == ("trade", {"swap 3"})


def test_move_after_nautilus() -> None:
    t = table(red="1@5", blue="1@20 2@40", moby=55, hands={**ALL, "north": "5"})
    t.play("5 red-1 5, nautilus, 5 blue-2 2, 5 blue-1 3")
    assert t.places("red-1", "blue-1", "blue-2") == ["5", "23", "42"]
    eight = table(blue="1@20", moby=55, hands={**ALL, "north": "8"})
    eight.play("8 skip, discard 2, nautilus")
    assert (eight.turn, eight.asked) == ("west", "turn")  # no 2 to be used: the turn has ended
    uses = table(red="1@5", blue="1@24", moby=55, hands={**ALL, "north": "8"})
    assert uses.play("8 red-1, nautilus").legal == {"8 blue-1", "8 skip"}


def test_two_moby_dick_entry() -> None:
    hands = {"north": "3 nautilus", "east": "nautilus 2"}
    t = table("two", red="1@5", hands=hands).play("3 red-1, nautilus")
    assert t.legal == {"behind blue", "behind yellow"}
    assert t.play("behind yellow").where("moby") == "44"
