"""Positions, facts and choices in words."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from typing import ClassVar

import pytest

from seaboard.cli.naming import player_names
from seaboard.cli.presentation import plain_presentation, presentation_of
from seaboard.cli.sentences import Language, counted
from seaboard.games import get_game
from seaboard.games.api import CHANCE, Fact, Move, Position, draw
from seaboard.games.nauticus.facts import TileBought, TileStored
from seaboard.games.nauticus.terminal import bonus, tell
from seaboard.games.nauticus.view import View

NAUTICUS = get_game("nauticus")
NAMES = ("Anna", "Ben", "Cem", "Dora")


def positions(seed: int, games: int) -> list[tuple[Position, Position, list[Fact]]]:
    """Every step of some random games in which players like to use their actions."""
    rng, steps = random.Random(seed), []
    for _ in range(games):
        position = NAUTICUS.new(seats=4)
        while not position.over:
            before = position.copy()
            moves = [m for m in before.legal_moves() if str(m) not in ("pass", "store", "done")]
            chance = before.decider == CHANCE
            move = draw(before, rng) if chance else rng.choice(moves or before.legal_moves())
            position.play(move)
            after = position.copy()
            steps.append((before, after, NAUTICUS.narrate(before, move, after, None)))
    return steps


STEPS = positions(3, 6)


def choice(position: Position, move: Move, language: Language) -> str:
    preview = NAUTICUS.preview(position, move, position.decider)
    shown = presentation_of(NAUTICUS)
    return shown.choice(position.view(None), move, preview, NAMES, language)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_fact_that_occurs_has_a_sentence(language: Language) -> None:
    """In every language, without holes and without names of the program's own."""
    for _, _, facts in STEPS:
        for fact in facts:
            said = tell(fact, NAMES, language)
            assert said.endswith((".", ".)")), said
            assert not re.search(r"[{}$]|\w:\w", said), said


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_purchase_names_buyer_price_and_workers(language: Language) -> None:
    """Everything that the web page tells too."""
    fact = TileBought(seat=1, tile="hull:bow", price=3, blue=1, own=2)
    said = tell(fact, NAMES, language)
    assert said.startswith("Ben ")
    assert {"3", "1", "2"} <= set(re.findall(r"\d+", said))


def test_languages_differ() -> None:
    """A bow is a Bug in German and a proue in French."""
    fact = TileStored(seat=0, tile="hull:bow")
    english, german, french = (tell(fact, NAMES, each) for each in _LANGUAGES)
    assert "bow" in english
    assert "Bug" in german
    assert "proue" in french


_LANGUAGES: tuple[Language, ...] = ("en", "de", "fr")


@dataclass(frozen=True, slots=True)
class WhaleSeen(Fact):
    key: ClassVar[str] = "whale.seen"
    far: int
    seat: int | None = None


def test_a_fact_without_a_sentence_is_shown_as_it_is() -> None:
    tell_plainly = plain_presentation(NAUTICUS).tell
    assert tell_plainly(WhaleSeen(2, seat=1), NAMES, "en") == "Ben: whale.seen far=2"
    assert tell_plainly(WhaleSeen(2), NAMES, "en") == "whale.seen far=2"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_position_and_choice_can_be_put_into_words(language: Language) -> None:
    """In every language, without holes and without names of the program's own."""
    shown = presentation_of(NAUTICUS)
    for before, _, _ in STEPS[::20]:
        view, moves = before.view(None), before.legal_moves()
        lines = shown.summary(view, NAMES, language)
        if before.decider != CHANCE:
            lines.append(shown.question(view, moves, NAMES, language))
            lines += [choice(before, move, language) for move in moves]
        for line in lines:
            assert line.strip()
            assert not re.search(r"[{}$\n]|\w:\w|nauticus-|None", line), line


def test_the_question_says_what_is_left_when_the_action_cannot_be_used() -> None:
    """Passing, and the extra action where it is on offer."""
    shown, seen = presentation_of(NAUTICUS), set()
    for before, _, _ in STEPS:
        if before.decider == CHANCE:
            continue
        moves, view = before.legal_moves(), before.view(None)
        verbs = {str(move).partition(" ")[0] for move in moves}
        assert isinstance(view, View)
        if view.asked != "turn" or not verbs <= {"pass", "extra"}:
            continue
        seen.add(frozenset(verbs))
        asked = shown.question(view, moves, NAMES, "en")
        assert ("pass, or take your extra action first" in asked) == ("extra" in verbs)
        assert ("you can only pass" in asked) == ("extra" not in verbs)
    assert len(seen) == 2


def taler(position: Position) -> int:
    view = position.view(None)
    assert isinstance(view, View)
    return view.players[position.turn].taler


def test_the_price_in_a_choice_is_the_price_that_is_paid() -> None:
    bought = [step for step in STEPS if step[2] and step[2][0].key == "tile.bought"]
    for before, after, facts in bought[::20]:
        move = NAUTICUS.parse(f"buy {facts[0].params['tile']}")
        said = choice(before, move, "en")
        assert said.endswith(f", {facts[0].params['price']} taler")
        if after.turn == before.turn:
            assert taler(before) - taler(after) == facts[0].params["price"]
    assert len(bought) > 200


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("workers:3", "3 workers"),
        ("mast", "a mast of choice"),
        ("workers:1+goods", "1 worker and a good of choice"),
        ("workers:1+points:1", "1 worker and 1 point"),
        ("taler:4", "4 taler"),
        ("nothing", "nothing"),
    ],
)
def test_a_bonus_in_words(text: str, words: str) -> None:
    assert bonus(text, "en") == words


def test_a_game_without_a_presentation_is_shown_from_its_view() -> None:
    lines = plain_presentation(NAUTICUS).summary(NAUTICUS.new().view(0), NAMES, "en")
    assert "seat: 0" in lines
    assert "players.2.taler: 16" in lines


def test_a_board_without_a_presentation_is_shown_by_its_lines() -> None:
    assert "name: standard" in plain_presentation(NAUTICUS).board(NAUTICUS.load_board())


def test_players_without_a_name_are_called_by_their_seat() -> None:
    assert player_names(NAUTICUS, 2, {1: "Ben"}, "en") == ["Player 1", "Ben"]
    nautilus = player_names(get_game("nautilus"), 4, {}, "de")
    assert nautilus == ["Spieler Nord", "Spieler Ost", "Spieler Süd", "Spieler West"]


def test_namesakes_are_told_apart() -> None:
    named = player_names(NAUTICUS, 2, {0: "Ben", 1: "Ben"}, "en")
    assert named == ["Ben (Player 1)", "Ben (Player 2)"]


def test_words_for_numbers() -> None:
    assert (counted(1, "worker"), counted(0, "worker")) == ("1 worker", "0 workers")
