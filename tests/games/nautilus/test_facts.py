"""The facts as values: keys and parameters as records and page know them."""

from __future__ import annotations

from random import Random

from seaboard.games.api import CHANCE, as_data, draw
from seaboard.games.nautilus import GAME, facts
from seaboard.games.nautilus.facts import FACT_TYPES


def test_every_fact_has_a_key_of_its_own() -> None:
    assert len({kind.key for kind in FACT_TYPES}) == len(FACT_TYPES) == 28


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
