"""Positions, facts and players of any game in words; those of a game are tested with the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from seaboard.cli.naming import player_names
from seaboard.cli.presentation import plain_presentation
from seaboard.cli.sentences import counted
from seaboard.games import get_game
from seaboard.games.api import Fact

NAUTICUS = get_game("nauticus")
NAMES = ("Anna", "Ben", "Cem", "Dora")


@dataclass(frozen=True, slots=True)
class WhaleSeen(Fact):
    key: ClassVar[str] = "whale.seen"
    far: int
    seat: int | None = None


def test_a_fact_without_a_sentence_is_shown_as_it_is() -> None:
    tell_plainly = plain_presentation(NAUTICUS).tell
    assert tell_plainly(WhaleSeen(2, seat=1), NAMES, "en") == "Ben: whale.seen far=2"
    assert tell_plainly(WhaleSeen(2), NAMES, "en") == "whale.seen far=2"


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
