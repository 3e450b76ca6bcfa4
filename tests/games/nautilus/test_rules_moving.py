"""Moving, harbour, caves and Moby Dick, by rule id."""

from __future__ import annotations

from .situation import table


def north(cards: str) -> dict[str, str]:
    return {"north": cards}


def test_example_blocked() -> None:
    t = table(red="1@10", yellow="2@13", hands=north("3 6"))
    assert t.legal == {"3 red-1"}
    assert t.play("3 red-1").places("red-1", "yellow-2") == ["13", "whirlpool"]


def test_step_by_step() -> None:
    assert table(red="1@harbour-2", hands=north("2 3 6")).legal == {"2 red-1 harbour-4"}


def test_no_passing() -> None:
    stuck = {"discard 6", "discard 4"}
    assert table(red="1@10", blue="1@12 2@9", hands=north("6 4")).legal == stuck
    assert table(red="1@10", green="1@12 2@9", hands=north("6 4")).legal == stuck
    assert table(red="1@10 2@12", hands=north("6")).legal == {"6 red-2"}
    assert table(red="1@10", blue="1@12", hands=north("7")).legal == {"7 red-1"}


def test_moby_dick_may_be_passed() -> None:
    t = table(red="1@10", moby=12, hands=north("6"))
    assert t.play("6 red-1").places("red-1", "moby") == ["16", "12"]


def test_hit() -> None:
    t = table(red="1@10 2@16", hands=north("6")).play("6 red-1")
    assert t.places("red-1", "red-2") == ["16", "whirlpool"]


def test_enter() -> None:
    t = table(hands=north("12")).play("12 enter red-1")
    assert t.where("red-1") == "0"


def test_enter_hits() -> None:
    t = table(red="1@0!", hands=north("1")).play("1 enter red-2")
    assert t.places("red-1", "red-2") == ["whirlpool", "0"]


def test_turn_in() -> None:
    t = table(red="1@0", hands=north("2"))
    assert t.legal == {"2 red-1", "2 red-1 harbour-2"}


def test_turn_in_only_after_moving() -> None:
    assert table(red="1@0!", hands=north("2")).legal == {"2 red-1"}


def test_turn_in_is_optional() -> None:
    t = table(red="1@58", hands=north("3"))
    assert t.legal == {"3 red-1", "3 red-1 harbour-1"}


def test_turn_in_from_the_start() -> None:
    t = table(red="1@0", hands=north("1 2 3 6"))
    assert t.legal_with("3") == {"3 red-1", "3 red-1 harbour-3"}
    assert t.legal_with("6") == {"6 red-1"}


def test_harbour_forward_only() -> None:
    assert table(red="1@harbour-3", hands=north("6 2")).asked == "turn"
    assert table(red="1@harbour-3", hands=north("6 2")).legal == {"discard 6", "discard 2"}


def test_harbour_no_passing() -> None:
    t = table(red="1@58 2@harbour-2", hands=north("6 4 9"))
    assert "6 red-1 harbour-4" not in t.legal
    assert table(red="1@58 2@harbour-2", hands=north("3")).legal == {"3 red-1", "3 red-1 harbour-1"}


def test_harbour_is_safe() -> None:
    t = table(red="1@harbour-2 2@5", blue="1@7", hands=north("compass"))
    assert t.legal == {"compass red-2 blue-1"}


def test_harbour_final_place() -> None:
    assert table(red="1@harbour-4 2@harbour-3", hands=north("1 2")).legal == {"1 enter red-3"}


def test_four_into_the_harbour() -> None:
    assert table(red="1@2", hands=north("4")).legal == {"4 red-1", "4 red-1 harbour-2"}


def test_four_not_from_the_start() -> None:
    assert table(red="1@0", hands=north("4")).legal == {"4 red-1"}


def test_four_not_in_the_harbour() -> None:
    assert table(red="1@harbour-4", hands=north("4")).legal == {"discard 4"}


def test_example_turn_in() -> None:
    t = table(red="1@57", hands=north("6"))
    assert t.legal == {"6 red-1", "6 red-1 harbour-3"}
    assert t.play("6 red-1").where("red-1") == "3"


def test_example_four_home() -> None:
    for field, place in ((1, 3), (2, 2), (3, 1)):
        t = table(red=f"1@{field}", hands=north("4"))
        assert t.legal == {"4 red-1", f"4 red-1 harbour-{place}"}
        assert t.play("4 red-1").where("red-1") == str(56 + field)
        blocked = table(red=f"1@{field}", blue="1@0", hands=north("4"))
        assert blocked.legal == {"discard 4"}


def test_cave_last_step() -> None:
    assert table(red="1@6", hands=north("6 3 2")).legal_with("3") == {"3 red-1", "3 red-1 cave"}


def test_cave_is_optional() -> None:
    t = table(red="1@8", hands=north("1"))
    assert t.legal_with("1") == {"1 red-1", "1 red-1 cave", "1 enter red-2"}


def test_cave_hit() -> None:
    t = table(red="1@6", blue="1@cave-1", hands=north("3")).play("3 red-1 cave")
    assert t.places("red-1", "blue-1") == ["cave-1", "whirlpool"]


def test_cave_leave() -> None:
    assert table(red="1@cave-1", hands=north("3")).play("3 red-1").where("red-1") == "10"


def test_cave_lets_pass() -> None:
    t = table(red="1@6", blue="1@cave-1", hands=north("7 6")).play("6 red-1")
    assert t.places("red-1", "blue-1") == ["12", "cave-1"]


def test_cave_keeps_moby_dick_out() -> None:
    t = table(red="1@cave-1 2@20", moby=5, hands=north("moby")).play("moby")
    assert t.places("red-1", "red-2", "moby") == ["cave-1", "whirlpool", "20"]


def test_cave_mouth_blocks() -> None:
    t = table(red="1@cave-1", blue="1@8", hands=north("2 1 7"))
    assert t.legal == {"1 red-1", "1 enter red-2", "7 red-1"}
    assert t.play("1 red-1").places("red-1", "blue-1") == ["8", "whirlpool"]
    t = table(red="1@cave-1", blue="1@8", hands=north("7")).play("7 red-1")
    assert t.places("red-1", "blue-1") == ["14", "whirlpool"]


def test_cave_no_return() -> None:
    assert table(red="1@cave-1", hands=north("2")).legal == {"2 red-1"}


def test_example_into_the_cave() -> None:
    t = table(turn="east", blue="1@3", hands={"east": "6"})
    assert t.legal == {"6 blue-1", "6 blue-1 cave"}
    blocked = table(turn="east", blue="1@3", red="1@8", hands={"east": "6"})
    assert blocked.legal == {"discard 6"}


def test_example_cave_backward() -> None:
    t = table(red="1@11", hands=north("4"))
    assert t.legal == {"4 red-1", "4 red-1 cave"}
    assert t.play("4 red-1").where("red-1") == "7"


def test_example_out_of_the_cave() -> None:
    assert table(red="1@cave-1", hands=north("10")).play("10 red-1").where("red-1") == "17"
    assert table(red="1@cave-1", hands=north("4")).play("4 red-1").where("red-1") == "5"


def test_example_ride() -> None:
    t = table(red="1@14", green="2@33", moby=20, hands=north("6")).play("6 red-1")
    assert t.places("red-1", "green-2", "moby") == ["32", "whirlpool", "33"]


def test_example_ride_alone() -> None:
    t = table(red="1@14", green="2@cave-2 1@harbour-1", moby=20, hands=north("6")).play("6 red-1")
    assert t.places("red-1", "moby") == ["19", "20"]


def test_example_ride_on_entering() -> None:
    t = table(turn="east", yellow="1@16", moby=15, hands={"east": "1 2"}).play("1 enter blue-1")
    assert t.places("blue-1", "yellow-1", "moby") == ["15", "whirlpool", "16"]
    t.play("discard 2, discard 2, discard 2")
    assert t.legal == {"2 blue-1", "2 blue-1 harbour-2"}


def test_moby_dick_ride_counts_as_moved() -> None:
    ridden = table(red="2@1", moby=0, hands=north("12 3")).play("12 enter red-1")
    assert ridden.places("red-1", "red-2", "moby") == ["0", "whirlpool", "1"]
    ridden.play("discard 2, discard 2, discard 2")
    assert ridden.legal == {"3 red-1", "3 red-1 harbour-3"}
    walked = table(hands=north("12 3")).play("12 enter red-1, discard 2, discard 2, discard 2")
    assert walked.legal == {"3 red-1"}


def test_moby_dick_ride() -> None:
    t = table(red="1@14 2@21", moby=20, hands=north("6")).play("6 red-1")
    assert t.places("red-1", "red-2", "moby") == ["20", "whirlpool", "21"]


LAST_CARD = {"north": "telescope", "east": "", "south": "", "west": ""}


def test_moby_dick_die() -> None:
    t = table(moby=57, hands=LAST_CARD).play("telescope")
    assert (t.asked, t.legal) == ("die", {f"die {face}" for face in range(1, 7)})
    assert t.play("die 4").where("moby") == "1"
    assert t.asked == "deal"
    assert table(hands=LAST_CARD).play("telescope").asked == "deal"


def test_moby_dick_die_hits() -> None:
    t = table(moby=5, red="1@6 2@9 3@10", blue="1@8 2@cave-1", yellow="1@4", hands=LAST_CARD)
    t.play("telescope, die 4")
    assert t.places("red-1", "blue-1", "red-2") == ["whirlpool"] * 3
    assert t.places("moby", "red-3", "blue-2", "yellow-1") == ["9", "10", "cave-1", "4"]


def test_example_die() -> None:
    t = table(moby=57, blue="1@59", red="2@2 3@harbour-1", green="1@3", hands=LAST_CARD)
    t.play("telescope, die 5")
    assert t.places("moby", "blue-1", "red-2", "green-1", "red-3") == [
        "2", "whirlpool", "whirlpool", "3", "harbour-1",
    ]  # fmt: skip


def test_moby_dick_card_no_effect() -> None:
    t = table(red="1@5", hands=north("moby")).play("moby")
    assert t.places("moby", "red-1") == ["whirlpool", "5"]


def test_example_seven() -> None:
    t = table(red="1@10 2@12", blue="1@15", green="3@17", moby=14, hands=north("7"))
    t.play("7 red-1")
    assert t.places("red-1", "red-2", "blue-1", "green-3", "moby") == [
        "17", "whirlpool", "whirlpool", "whirlpool", "14",
    ]  # fmt: skip


def test_card_7_in_the_harbour() -> None:
    t = table(red="1@56 2@58 3@harbour-4", hands=north("7"))
    assert t.legal_with("7") == {"7 red-1", "7 red-1 harbour-3", "7 red-2"}
    assert t.play("7 red-1 harbour-3").places("red-1", "red-2") == ["harbour-3", "whirlpool"]
