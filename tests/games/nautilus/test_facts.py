"""The facts as values: keys and parameters as records and page know them."""

from __future__ import annotations

from random import Random

from seaboard.games.api import CHANCE, as_data, draw
from seaboard.games.nautilus import GAME, facts
from seaboard.games.nautilus.facts import FACT_TYPES
from seaboard.games.nautilus.state import SEAT_NAMES
from seaboard.locales import say

from .situation import Table, table


def test_every_fact_has_a_key_of_its_own() -> None:
    assert len({kind.key for kind in FACT_TYPES}) == len(FACT_TYPES) == 29


def test_a_fact_has_the_names_of_its_parameters() -> None:
    moved = facts.SailorMoved(sailor="red-1", from_="2", to="cave-1")
    assert as_data(moved) == {
        "key": "sailor.moved",
        "params": {"sailor": "red-1", "from": "2", "to": "cave-1"},
    }


def test_a_commander_is_mentioned_only_if_there_is_one() -> None:
    assert str(facts.CardPlayed(seat=1, card="6")) == "card.played seat=1 card=6"
    assert str(facts.CardPlayed(seat=1, by=0, card="6")) == "card.played seat=1 by=0 card=6"


def test_whatever_is_told_is_one_of_the_facts_of_the_game() -> None:
    told = set()
    for mode in GAME.modes:
        position, rng = GAME.new(mode=mode), Random(5)
        for _ in range(500):
            before = position.copy()
            moves = position.legal_moves()
            move = draw(position, rng) if position.decider == CHANCE else rng.choice(moves)
            position.play(move)
            told |= {type(fact) for fact in GAME.narrate(before, move, position, None)}
    assert told <= set(FACT_TYPES)
    assert len(told) > 20


def _told_of(key: str, t: Table) -> dict[str, object]:
    return next(dict(as_data(fact)["params"]) for fact in t.facts if fact.key == key)


def test_moby_dick_swims_every_field_of_his_way() -> None:
    rode = table(red="1@14 2@23", moby=20, hands={"north": "6"}).play("6 red-1")
    assert _told_of("moby.moved", rode) == {"from": 20, "to": 23, "way": [20, 21, 22, 23]}
    hunted = table(red="1@2", moby=58, hands={"north": "moby"}).play("moby")
    assert _told_of("moby.moved", hunted)["way"] == [58, 59, 0, 1, 2]


def test_a_lone_ride_is_told_once_round() -> None:
    t = table(red="1@14", moby=16, hands={"north": "2"}).play("2 red-1")
    told = _told_of("moby.moved", t)
    assert (told["from"], told["to"], told["round"]) == (16, 16, True)
    assert told["way"] == [*range(16, 60), *range(17)]


def test_a_compass_takes_moby_dick_no_way() -> None:
    t = table(red="1@16", moby=30, hands={"north": "compass"}).play("compass red-1 moby")
    assert _told_of("moby.moved", t) == {"from": 30, "to": 16}


def test_a_storm_tells_who_gets_whose_hand() -> None:
    hands = {"north": "storm 3 4", "east": "9", "south": "", "west": "6 7"}
    t = table(hands=hands).play("storm")
    told = _told_of("hands.passed", t)
    assert told == {"to": [3, 0, 1, 2], "cards": [2, 1, 0, 2]}
    for giver, taker in enumerate([3, 0, 1, 2]):
        assert sum(t.hand(SEAT_NAMES[taker]).values()) == [2, 1, 0, 2][giver]


def test_a_sea_trade_of_two_players_tells_whom_it_is_with() -> None:
    for first, other in ((0, 1), (1, 0)):
        asker, giver = SEAT_NAMES[first], SEAT_NAMES[other]
        t = table("two", turn=asker, hands={asker: "trade 3", giver: "9 2"})
        asked = _told_of("card.asked", t.play("trade, ask 9"))
        assert asked == {"seat": first, "to": other, "card": "9", "answer": "yes"}
        returned = _told_of("card.returned", t.play("give 3"))
        assert returned == {"seat": first, "to": other, "card": facts.HIDDEN}


def test_moby_dick_swims_only_along_a_way() -> None:
    """A Compass, or an undoing, puts him elsewhere without passing anybody."""
    swum = facts.MobyMoved(from_=20, to=22, way=(20, 21, 22))
    put = facts.MobyMoved(from_=20, to=22)
    told = [say("en", "nautilus-fact-moby-moved", as_data(f)["params"], ()) for f in (swum, put)]
    assert told == [
        "Moby Dick swims from field 20 to field 22.",
        "Moby Dick is moved from field 20 to field 22.",
    ]
