"""Nautilùs in words, and its secrets at one screen."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest

from seaboard.cli.sentences import Language, message_of, sentences
from seaboard.cli.tables import table_of
from seaboard.cli.tables.nautilus import TABLE, a_card, cards, spot, tell
from seaboard.games import get_game
from seaboard.games.api import CHANCE, Fact, Move, Position, draw
from seaboard.games.nautilus import narrate
from seaboard.locales import LANGUAGES, has

from ..games.nautilus.situation import table
from .conftest import Shell

NAUTILUS = get_game("nautilus")
NAMES = ("Anna", "Ben", "Cem", "Dora")
Step = tuple[Position, Move, Position]


@cache
def steps(mode: str) -> tuple[Step, ...]:
    """The moves of a random game, as far as it goes."""
    rng, found = random.Random(4), []
    position = NAUTILUS.new(mode=mode)
    for _ in range(900):
        before = position.copy()
        moves = before.legal_moves()
        move = draw(before, rng) if before.decider == CHANCE else rng.choice(moves)
        position.play(move)
        found.append((before, move, position.copy()))
    return tuple(found)


def said(fact: Fact, language: Language = "en") -> str:
    return tell(fact, NAMES, language)


def test_every_fact_of_the_game_has_a_sentence() -> None:
    source = Path(narrate.__file__).read_text(encoding="utf-8")
    keys = set(re.findall(r'"((?:[a-z]+)\.(?:[a-z]+))"', source))
    assert {"card.played", "moby.moved", "trade.failed", "telescope.down"} <= keys
    for key in keys | {"hand.changed", "hand.kept"}:
        assert all(has(language, message_of("nautilus", Fact(key, {}))) for language in LANGUAGES)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("mode", NAUTILUS.modes)
def test_every_fact_that_occurs_can_be_said(mode: str, language: Language) -> None:
    for before, move, after in steps(mode):
        for seat in (None, after.turn):
            for fact in NAUTILUS.narrate(before, move, after, seat):
                words = said(fact, language)
                assert words.endswith((".", ".)")) or fact.params["card"] == "?"
                assert "{" not in words
                assert "?" not in words


@pytest.mark.parametrize("mode", NAUTILUS.modes)
def test_every_position_and_choice_can_be_put_into_words(mode: str) -> None:
    table = table_of(NAUTILUS)
    assert table is TABLE
    for before, _, _ in steps(mode)[::7]:
        viewer = None if before.decider == CHANCE else before.decider
        assert all(line.strip() for line in table.summary(before.view(None), NAMES))
        view = before.view(viewer)
        assert all(line.strip() for line in table.summary(view, NAMES))
        if viewer is not None:
            assert " hold" in table.question(view, NAMES)
            assert all("\n" not in table.choice(view, move) for move in before.legal_moves())


@pytest.mark.parametrize("mode", NAUTILUS.modes)
def test_the_words_for_a_seat_tell_no_secret(mode: str) -> None:
    """In every world that the seat cannot tell apart, it reads the same."""
    rng = random.Random(5)
    for before, _, _ in steps(mode)[::30]:
        for seat in (None, *range(before.seats)):
            view, other = before.view(seat), before.resample(seat, rng).view(seat)
            assert TABLE.summary(view, NAMES) == TABLE.summary(other, NAMES)
            if seat == before.decider:
                assert TABLE.question(view, NAMES) == TABLE.question(other, NAMES)


def test_sentences_name_every_seat() -> None:
    assert said(Fact("round.begun", {"round": 2, "dealer": 1})) == "Round 2 begins. Ben deals."
    assert said(Fact("turn.commanded", {"seat": 1, "by": 0})) == "Anna decides the turn of Ben."
    assert said(Fact("card.passed", {"from": 0, "to": 2, "card": "8"})) == "Anna gives an 8 to Cem."
    assert (
        said(Fact("card.played", {"seat": 1, "by": 0, "card": "6"}))
        == "Ben (commanded by Anna) plays a 6."
    )


def test_fields_are_not_taken_for_seats() -> None:
    fact = Fact("moby.moved", {"from": 1, "to": 3})
    assert said(fact) == "Moby Dick swims from field 1 to field 3."
    fact = Fact("sailor.moved", {"sailor": "red-1", "from": "2", "to": "cave-1"})
    assert said(fact) == "Red 1 goes from field 2 into cave 1."


def test_a_hidden_card_is_a_card() -> None:
    fact = Fact("card.chosen", {"seat": 1, "card": "?"})
    assert said(fact) == "Ben lays a card ready."


def test_a_card_dealt_to_somebody_else_is_not_worth_a_line() -> None:
    hidden, own = (Fact("card.dealt", {"seat": 1, "card": card}) for card in ("?", "7"))
    assert sentences([hidden, own, hidden], NAMES, tell, "en") == ["Ben is dealt a 7."]


def test_a_choice_says_where_the_move_ends() -> None:
    t = table(
        hands={"north": "1 4 6 8 nautilus"},
        red="1@14 2@cave-1 3@58",
        blue="1@20 2@cave-2",
        moby=13,
        last="4",
    )
    view = t.position.view(0)
    said = {str(move): TABLE.choice(view, move) for move in t.position.legal_moves()}
    assert said["6 red-1"] == "from field 14 to field 20, hitting blue-1"
    assert said["6 red-2"] == "from cave 1 to field 13, riding Moby Dick"
    assert said["6 red-3 harbour-4"] == "from field 58 to harbour place 4"
    assert said["1 enter red-4"] == "from the whirlpool to field 0"
    assert said["4 red-1"] == "from field 14 to field 10"
    assert said["8 red-3"] == "from field 58 to field 6"
    assert said["nautilus"] == "the last card is undone, then you use the 4"


def test_a_choice_says_what_a_nautilus_puts_back() -> None:
    t = table(hands={"north": "6", "east": "nautilus 2"}, red="1@14", blue="1@20")
    t.play("6 red-1")
    (move,) = (move for move in t.position.legal_moves() if str(move) == "nautilus")
    assert TABLE.choice(t.position.view(1), move) == (
        "the last card is undone (red-1 on field 14, blue-1 on field 20), then you use the 6"
    )


def test_spots_and_cards_in_words() -> None:
    assert [spot(name) for name in ("14", "cave-1", "harbour-3", "whirlpool")] == [
        "on field 14", "in cave 1", "in harbour place 3", "in the whirlpool"
    ]  # fmt: skip
    assert cards({"1": 2, "moby": 1}) == "1, 1, moby"
    assert cards({}) == "no cards"
    assert [a_card(card) for card in ("7", "8", "?")] == ["a 7", "an 8", "a card"]


def test_the_board_in_words(shell: Shell) -> None:
    ran = shell("board nautilus")
    assert ran.code == 0
    assert "Ring: fields 0 to 59, clockwise" in ran.out
    assert "red 0, blue 15, green 30, yellow 45" in ran.out
    with pytest.raises(TypeError, match="not a board of Nautilùs"):
        TABLE.board(get_game("nauticus").load_board())


@pytest.mark.parametrize(("mode", "seats"), [("classic", 4), ("quick", 4), ("two", 2)])
def test_no_hand_is_shown_before_its_owner_is_alone(shell: Shell, mode: str, seats: int) -> None:
    """What is printed from one question to be alone to the next shows one seat's hand at most."""
    typed = ["yes", "1"] * 30
    ran = shell(f"play nautilus --mode {mode} --seed 3", *typed)
    assert ran.code == 0
    blocks = re.split(
        r"(Player \w+), type yes when you are alone in front of the screen: ", ran.out
    )
    assert "(1" not in blocks[0]
    assert " hold" not in blocks[0]
    owners = set()
    for asked, block in zip(blocks[1::2], blocks[2::2], strict=True):
        shown = re.findall(r"^(Player \w+): \d+ cards? \((?!you know)", block, re.MULTILINE)
        assert not shown or set(shown) == {asked}
        owners.update(shown)
    assert len(owners) == seats
