"""Nautilùs in words, and its secrets at one screen."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from seaboard.cli.presentation import presentation_of
from seaboard.cli.sentences import Language, sentences
from seaboard.games import get_game
from seaboard.games.api import CHANCE, Fact, Move, Position, draw
from seaboard.games.nautilus import facts
from seaboard.games.nautilus.facts import FACT_TYPES, HIDDEN
from seaboard.games.nautilus.preview import Preview, Undoing
from seaboard.games.nautilus.terminal import PRESENTATION, tell
from seaboard.locales import LANGUAGES, has, say

from ..games.nautilus.situation import Table, table
from .conftest import Shell

ROOT = Path(__file__).resolve().parents[2]
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


@pytest.mark.parametrize("kind", FACT_TYPES)
def test_every_fact_of_the_game_has_a_sentence(kind: type[Fact]) -> None:
    message = f"nautilus-fact-{kind.key.replace('.', '-')}"
    assert all(has(language, message) for language in LANGUAGES)


def choice(position: Position, move: Move, language: Language) -> str:
    seat = position.decider
    preview = NAUTILUS.preview(position, move, seat)
    return PRESENTATION.choice(position.view(seat), move, preview, NAMES, language)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("mode", NAUTILUS.modes)
def test_every_fact_that_occurs_can_be_said(mode: str, language: Language) -> None:
    for before, move, after in steps(mode):
        for seat in (None, after.turn):
            for fact in NAUTILUS.narrate(before, move, after, seat):
                words = said(fact, language)
                assert words.endswith((".", ".)"))
                assert "{" not in words
                assert "?" not in words


HOLDS = {"en": " hold", "de": " hält", "fr": " a"}


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("mode", NAUTILUS.modes)
def test_every_position_and_choice_can_be_put_into_words(mode: str, language: Language) -> None:
    """In every language, without holes and without names of the program's own."""
    assert presentation_of(NAUTILUS) is PRESENTATION
    for before, _, _ in steps(mode)[::7]:
        viewer = None if before.decider == CHANCE else before.decider
        view, moves = before.view(viewer), before.legal_moves()
        lines = PRESENTATION.summary(before.view(None), NAMES, language)
        lines += PRESENTATION.summary(view, NAMES, language)
        if viewer is not None:
            question = PRESENTATION.question(view, moves, NAMES, language)
            assert HOLDS[language] in question
            choices = [choice(before, move, language) for move in moves]
            lines += [question, *choices]
        for line in lines:
            assert line.strip()
            assert not re.search(r"[{}$\n]|nautilus-|red-|None", line), line


@pytest.mark.parametrize("mode", NAUTILUS.modes)
def test_the_words_for_a_seat_tell_no_secret(mode: str) -> None:
    """In every world that the seat cannot tell apart, it reads the same."""
    rng = random.Random(5)
    for before, _, _ in steps(mode)[::30]:
        for seat in (None, *range(before.seats)):
            view, other = before.view(seat), before.resample(seat, rng).view(seat)
            shown = [PRESENTATION.summary(each, NAMES, "en") for each in (view, other)]
            assert shown[0] == shown[1]
            if seat == before.decider:
                moves = before.legal_moves()
                asked = [PRESENTATION.question(each, moves, NAMES, "en") for each in (view, other)]
                assert asked[0] == asked[1]


# What both say: the page's own test compares its sentences with the same file.
SENTENCES = json.loads(
    (ROOT / "web" / "src" / "games" / "nautilus" / "fixtures" / "words.json").read_text("utf-8")
)
KINDS_OF_FACTS = {kind.key: kind for kind in FACT_TYPES}


def fact_of(key: str, params: dict[str, Any]) -> Fact:
    return KINDS_OF_FACTS[key](
        **{{"from": "from_"}.get(name, name): params[name] for name in params}
    )


def preview_of(data: dict[str, Any]) -> Preview:
    values: dict[str, Any] = dict(data)
    if values["undoing"] is not None:
        values["undoing"] = Undoing(**values["undoing"])
    return Preview(**values)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_terminal_says_what_the_page_says_of_facts(language: Language) -> None:
    assert len(SENTENCES["facts"]) > len(FACT_TYPES)
    for each in SENTENCES["facts"]:
        fact = fact_of(each["key"], each["params"])
        assert tell(fact, SENTENCES["names"], language) == each["said"][language]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_terminal_says_what_the_page_says_of_moves(language: Language) -> None:
    assert len(SENTENCES["moves"]) > 50
    for each in SENTENCES["moves"]:
        move, preview = NAUTILUS.parse(each["text"]), preview_of(each["preview"])
        view = SimpleNamespace(mode=each["mode"])
        said = PRESENTATION.choice(view, move, preview, SENTENCES["names"], language)
        assert said == each["said"][language]


def test_sentences_name_every_seat() -> None:
    assert said(facts.RoundBegun(round=2, dealer=1)) == "Round 2 begins. Ben deals."
    assert said(facts.TurnCommanded(seat=1, by=0)) == "Anna decides the turn of Ben."
    assert said(facts.CardPassed(from_=0, to=2, card="8")) == "Anna gives an 8 to Cem."
    assert said(facts.CardPlayed(seat=1, by=0, card="6")) == "Ben (commanded by Anna) plays a 6."


def test_fields_are_not_taken_for_seats() -> None:
    fact = facts.MobyMoved(from_=1, to=3, way=(1, 2, 3))
    assert said(fact) == "Moby Dick swims from field 1 to field 3."
    moved = facts.SailorMoved(sailor="red-1", from_="2", to="cave-1")
    assert said(moved) == "Red 1 goes from field 2 into cave 1."


def test_a_hidden_card_is_a_card() -> None:
    fact = facts.CardChosen(seat=1, card=HIDDEN)
    assert said(fact) == "Ben lays a card ready."


def dealt(*hands: str) -> list[Fact]:
    return [
        facts.CardDealt(seat=seat, card=card)
        for seat, hand in enumerate(hands)
        for card in hand.split()
    ]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Cards are dealt. Ben gets 7 and Storm. Anna and Dora get 2 cards each. Cem"),
        ("de", "Es wird ausgeteilt. Ben bekommt 7 und Sturm. Anna und Dora bekommen je 2 Karten."),
        ("fr", "On distribue. Ben reçoit 7 et Tempête. Anna et Dora reçoivent chacun 2 cartes."),
    ],
)
def test_a_deal_is_told_together(language: Language, words: str) -> None:
    """With one's own cards by name, and how many the others get."""
    begun = facts.RoundBegun(round=2, dealer=1)
    told = [begun, *dealt("? ?", "7 storm", "?", "? ?"), begun]
    _, deal, _ = sentences(told, NAMES, PRESENTATION, language)
    assert deal.startswith(words)


def test_a_hand_that_is_seen_in_part_is_only_counted() -> None:
    assert list(sentences(dealt("? 7"), NAMES, PRESENTATION, "en")) == [
        "Cards are dealt. Anna gets 2 cards."
    ]


def choices(t: Table) -> dict[str, str]:
    """What the terminal says of each legal move to whoever decides."""
    return {str(move): choice(t.position, move, "en") for move in t.position.legal_moves()}


def test_a_choice_says_where_the_move_ends() -> None:
    t = table(
        hands={"north": "1 4 6 8 nautilus"},
        red="1@14 2@cave-1 3@58",
        blue="1@20 2@cave-2",
        moby=13,
        last="4",
    )
    said = choices(t)
    assert said["6 red-1"] == "6: Red 1 from field 14 to field 20, hits Blue 1"
    assert said["6 red-2"] == (
        "6: Red 2 from cave 1 to field 13, rides Moby Dick to field 13, hits Red 1"
    )
    assert said["6 red-3 harbour-4"] == "6: Red 3 from field 58 to harbour place 4"
    assert said["1 enter red-4"] == "1: Red 4 enters on field 0"
    assert said["4 red-1"] == "4: Red 1 from field 14 to field 10"
    assert said["8 red-3"] == "8: Red 3 from field 58 to field 6"
    assert said["8 skip"] == "8: skip Ben, who discards a card"
    assert said["nautilus"] == "Nautilùs: no piece goes back; then you use a 4"


def test_the_choice_of_an_8_names_the_next_player_who_holds_cards() -> None:
    t = table(hands={"north": "8", "east": ""}, red="1@14")
    assert choices(t)["8 skip"] == "8: skip Cem, who discards a card"


def test_the_choice_of_a_commanded_8_names_the_one_after_the_commanded_player() -> None:
    t = table(hands={"north": "commandeer", "east": "8", "south": ""}, red="1@14")
    t.play("commandeer")
    assert choices(t)["8 skip"] == "8: skip Dora, who discards a card"


def test_the_choice_of_a_7_names_everyone_that_it_sends_back() -> None:
    t = table(hands={"north": "7"}, red="1@14 2@18", blue="1@20", green="1@21", yellow="1@22")
    assert choices(t)["7 red-1"] == (
        "7: Red 1 from field 14 to field 21, hits Red 2, Blue 1, and Green 1"
    )


def test_a_choice_says_what_a_nautilus_puts_back() -> None:
    t = table(hands={"north": "6", "east": "nautilus 2"}, red="1@14", blue="1@20")
    t.play("6 red-1")
    assert choices(t)["nautilus"] == (
        "Nautilùs: Red 1 to field 14 and Blue 1 to field 20; Moby Dick appears; then you use a 6"
    )


def test_spots_and_cards_in_words() -> None:
    spots = ("14", "cave-1", "harbour-3", "whirlpool")
    assert [said_of("nautilus-at", name) for name in spots] == [
        "on field 14", "in cave 1", "in harbour place 3", "in the whirlpool"
    ]  # fmt: skip
    hand = {"hand": {"1": 2, "7": 3, "moby": 1}, "commander": "none", "holder": 0}
    assert say("en", "nautilus-terminal-holds", hand, NAMES) == (
        "You hold 1 (twice), 7 (3 times), and Moby Dick."
    )


def said_of(message: str, item: str) -> str:
    return say("en", message, {"item": item}, NAMES)


def test_a_card_without_effect_says_so() -> None:
    t = table(hands={"north": "moby telescope", "east": "", "south": "", "west": ""}, red="1@14")
    assert choices(t)["moby"] == "Moby Dick: he hits the next sailor, without effect now"
    assert choices(t)["telescope"] == "Telescope: others show their cards, without effect now"


def test_the_board_in_words(shell: Shell) -> None:
    ran = shell("board nautilus")
    assert ran.code == 0
    assert "Ring: fields 0 to 59, clockwise" in ran.out
    assert "red 0, blue 15, green 30, yellow 45" in ran.out
    with pytest.raises(TypeError, match="not a board of Nautilùs"):
        PRESENTATION.board(get_game("nauticus").load_board())


@pytest.mark.parametrize(("mode", "seats"), [("classic", 4), ("quick", 4), ("two", 2)])
def test_no_hand_is_shown_before_its_owner_is_alone(shell: Shell, mode: str, seats: int) -> None:
    """What is printed from one question to be alone to the next shows one seat's hand at most."""
    typed = ["yes", "1"] * 30
    ran = shell(f"play nautilus --mode {mode} --seed 3", *typed)
    assert ran.code == 0
    blocks = re.split(
        r"(Player \w+), type yes when you are alone in front of the screen: ", ran.out
    )
    assert not re.search(r"cards?;", blocks[0])
    assert " hold" not in blocks[0]
    owners = set()
    for asked, block in zip(blocks[1::2], blocks[2::2], strict=True):
        shown = re.findall(r"^(Player \w+): \d+ cards?; (?!You know)[A-Z0-9]", block, re.MULTILINE)
        assert not shown or set(shown) == {asked}
        owners.update(shown)
    assert len(owners) == seats
