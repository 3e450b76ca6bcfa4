"""`seaboard play`: asking, answering, taking back, saving and going on."""

from __future__ import annotations

import re
import tempfile
import unicodedata
from pathlib import Path

import pytest

from seaboard.cli import hotseat, presentation
from seaboard.games import get_game
from seaboard.games.api import Position
from seaboard.records import final_position, load

from .conftest import Ran, Shell

NAUTICUS = get_game("nauticus")
PLAY = "play nauticus --seed 7"


def asked(ran: Ran) -> list[str]:
    """The questions put, without what stands in brackets."""
    names = ("Anna: ", "Ben: ", "Player 1: ", "Player 2: ")
    return [line for line in ran.lines if line.startswith(names) and "points," not in line]


def moves(path: Path) -> list[str]:
    """What the players decided, in a saved game."""
    return [played.text for played in load(path).moves if played.decider >= 0]


def test_it_says_whose_decision_it_is_and_numbers_the_choices(shell: Shell) -> None:
    ran = shell(f"{PLAY} --names Anna,Ben")
    assert "Players by seat: Anna, Ben." in ran.lines
    assert "Anna: You are start player: choose an action field." in ran.out
    assert "You have 4 own workers and 15 taler." in ran.out
    assert "1. field 0 (Withdraw money (field 0); 0 blue workers; brings 3 workers; each" in ran.out
    assert "Buy goods (field 7); 2 blue workers; brings 4 taler; prices: coffee 2," in ran.out


def test_nothing_is_drawn_that_a_screen_reader_stumbles_over(shell: Shell) -> None:
    ran = shell(PLAY, "1", "state", "help", "log")
    words = (letter for letter in ran.out if not letter.isascii())
    assert {unicodedata.category(letter)[0] for letter in words} <= {"L", "P"}
    assert "\033" not in ran.out


def test_number_text_and_beginning_of_a_move_are_understood(shell: Shell, tmp_path: Path) -> None:
    shell(PLAY, "1", "withdraw", "Don", " end ", "PASS", "save a.record")
    assert moves(tmp_path / "a.record") == ["field 0", "withdraw", "done", "end", "pass"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There is no choice 0; there are 1 to 8"),
        ("9", "There is no choice 9; there are 1 to 8"),
        ("f", "“f” could be field 0, field 1, field 2, field 3, field 4, field 5, …; type more"),
        ("field 9", "field takes 0 to 7"),
        ("pass", "the start player chooses a field now"),
        ("sing", "is not a move of Nauticus"),
        ("9999999999999999999999", "is not a move of Nauticus"),
        ("", "Type the number of a choice, or help."),
        ("save", "Type save and a file name"),
        ("save no/where.record", "cannot be written"),
        ("save ~nobody-at-all/a.record", "cannot be written"),
        (f"save {'x' * 300}", "File name too long"),
        ("save a\0b", "null byte"),
        ("resume a\0b", "null byte"),
        ("resume", "Type resume and a file name"),
        ("resume none.record", "none.record: cannot be read"),
        ("undo", "There is nothing to take back."),
        ("help", "undo: take the last decision back."),
        ("log", "Round 1 begins;"),
        ("log 0", "The action tiles lie on fields"),
        ("log 1", "The action tiles lie on fields 0 to 7: “Withdraw money”, “Buy hull parts”,"),
        ("state", "Round 1 of 4, phase 1 of 7. Start player: Player 1."),
        ("show", "Supply: 18 sterns, 9 middles"),
    ],
)
def test_an_answer_that_is_no_move_changes_nothing(shell: Shell, typed: str, answer: str) -> None:
    ran = shell(PLAY, typed, "quit")
    assert ran.code == 0
    assert answer in ran.out
    assert len(asked(ran)) == 1


def test_what_happened_is_told_in_sentences(shell: Shell) -> None:
    ran = shell(f"{PLAY} --names Anna,Ben", "field 1", "take mast:star", "buy hull:stern")
    assert "Anna chooses field 1: Buy hull parts, 1 blue worker." in ran.out
    assert "Anna receives a star mast as a bonus." in ran.out
    assert "Anna buys a stern for 2 taler (1 blue worker)." in ran.out
    assert "Anna: Place a stern in your yard, or store it. You have 4 own workers" in ran.out


def test_undo_takes_back_the_last_decision(shell: Shell) -> None:
    ran = shell(f"{PLAY} --names Anna,Ben", "field 0", "pass", "undo", "undo")
    assert "Taken back: pass, by Anna." in ran.out
    assert "Taken back: field 0, by Anna." in ran.out
    assert asked(ran)[0] == asked(ran)[-1]


def test_undo_goes_back_over_another_players_decision_where_all_is_open(shell: Shell) -> None:
    ran = shell(f"{PLAY} --names Anna,Ben", "field 0", "pass", "end", "undo")
    assert "Taken back: end, by Anna." in ran.out
    assert asked(ran)[-1].startswith("Anna: End your turn")


def first_of_each(position: Position) -> str:
    """A quick way through a round: pass, and choose the first field that is left."""
    texts = [str(move) for move in position.legal_moves()]
    return next((text for text in ("pass", "end") if text in texts), texts[0])


def one_round() -> list[str]:
    """What two players type to come to round 2 with the chance of seed 7."""
    position, typed = NAUTICUS.new(), []
    for text in ["withdraw", "hull", "transport", "mast", "sail", "crowns", "deliver", "goods"]:
        position.play(f"lay {text}")
    while position.decider >= 0:
        typed.append(first_of_each(position))
        position.play(typed[-1])
    return typed


def test_after_undo_chance_does_the_same_again(shell: Shell) -> None:
    typed = one_round()
    ran = shell(PLAY, *typed, "undo", typed[-1])
    layouts = [line for line in ran.lines if line.startswith("The action tiles lie")]
    assert len(layouts) == 3
    assert layouts[1] == layouts[2]


def test_a_saved_game_goes_on_where_it_was(shell: Shell, tmp_path: Path) -> None:
    first = shell(f"{PLAY} --names Anna,Ben", "field 0", "pass", "save a.record", "quit")
    assert "Saved in a.record." in first.out
    assert first.lines[-1].endswith("Goodbye.")
    second = shell("play nauticus --resume a.record", "end", "save", "quit")
    assert "10 moves were played before." in second.lines
    assert asked(second)[0] == asked(first)[-1]
    assert moves(tmp_path / "a.record") == ["field 0", "pass", "end"]


def test_chance_of_a_resumed_game_follows_its_seed(shell: Shell, tmp_path: Path) -> None:
    typed = one_round()
    shell(PLAY, *typed, "save whole.record")
    shell(PLAY, *typed[:-1], "save half.record")
    shell("play nauticus --resume half.record", typed[-1], "save")
    assert load(tmp_path / "half.record").moves == load(tmp_path / "whole.record").moves


def test_without_a_seed_none_is_written_down(shell: Shell, tmp_path: Path) -> None:
    shell("play nauticus", "field 0", "save a.record")
    assert "seed" not in load(tmp_path / "a.record").notes


def test_resume_inside_a_game(shell: Shell) -> None:
    shell(f"{PLAY} --names Anna,Ben", "field 0", "save a.record", "quit")
    ran = shell(PLAY, "resume a.record", "quit")
    assert asked(ran)[-1].startswith("Anna: Withdraw money: take 2 taler")
    refused = shell(PLAY, "1", "resume a.record", "quit", "")
    assert "This game is not saved" in refused.out


def test_resume_of_a_damaged_file_names_file_and_line(shell: Shell, tmp_path: Path) -> None:
    shell(PLAY, "field 0", "save a.record", "quit")
    path = tmp_path / "a.record"
    path.write_text(path.read_text().replace("1: field 0", "1: field 0, dance"))
    ran = shell("play nauticus --resume a.record")
    assert ran.code == 2
    assert "a.record, line 12: 'dance' is not a move" in ran.err


def test_quit_offers_to_save(shell: Shell, tmp_path: Path) -> None:
    shell(PLAY, "1", "quit", "no/where", "b.record")
    assert moves(tmp_path / "b.record") == ["field 0"]
    shell(PLAY, "1", "quit", "")
    assert [path.name for path in tmp_path.iterdir()] == ["b.record"]


def test_another_game_is_not_overwritten_unasked(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "a.record").write_text("precious")
    refused = shell(PLAY, "1", "save a.record", "no", "quit", "")
    assert "Not saved." in refused.out
    assert (tmp_path / "a.record").read_text() == "precious"
    shell(PLAY, "1", "save a.record", "yes", "save a.record")
    assert moves(tmp_path / "a.record") == ["field 0"]


def test_the_end_of_input_saves_where_it_was_said(shell: Shell, tmp_path: Path) -> None:
    ran = shell(PLAY, "1", "pass")
    said = "If you interrupt the game, it is saved in nauticus-autosave.record."
    assert said in ran.lines
    assert "To go on: seaboard play nauticus --resume nauticus-autosave.record" in ran.lines
    assert moves(tmp_path / "nauticus-autosave.record") == ["field 0", "pass"]
    assert "saved in nauticus-autosave-2.record" in shell(PLAY).out


def test_an_interruption_saves_too(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["1", "pass"])

    def interrupted(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(hotseat, "_read", interrupted)
    ran = shell(PLAY)
    assert ran.code == 130
    assert moves(tmp_path / "nauticus-autosave.record") == ["field 0", "pass"]


def test_where_it_cannot_be_saved_a_temporary_file_is_used(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(elsewhere))
    monkeypatch.setattr(hotseat.HotSeat, "_autosave_path", lambda self: Path("no/where.record"))
    shell(PLAY, "1")
    assert [moves(path) for path in elsewhere.iterdir()] == [["field 0"]]


def test_nothing_is_saved_where_nothing_was_decided(shell: Shell, tmp_path: Path) -> None:
    assert "Nothing new was to be saved." in shell(PLAY).out
    assert list(tmp_path.iterdir()) == []


def test_single_answers_can_be_given_automatically(shell: Shell, tmp_path: Path) -> None:
    typed = one_round()
    ran = shell(f"{PLAY} --auto-single", *typed)
    choices = [n for n, line in enumerate(ran.lines) if line.startswith("1. ")]
    assert choices
    assert all(ran.lines[n + 1].startswith("2. ") for n in choices)


def test_a_game_comes_to_its_end_with_its_result(shell: Shell, tmp_path: Path) -> None:
    ran = shell(f"{PLAY} --names Anna,Ben --auto-single", *["pass", "end", "1"] * 400)
    assert any(line.startswith("Place 1: ") for line in ran.lines)
    assert "The game is over. Anna wins." in ran.out
    saved = load(tmp_path / "1")
    assert saved.result == final_position(saved).result()


# A game with secrets and without words: Nauticus, treated as one.


@pytest.fixture
def secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hotseat, "presentation_of", presentation.plain_presentation)
    monkeypatch.setattr(presentation, "has", lambda language, message: False)
    monkeypatch.setattr(get_game("nauticus"), "secret", True)


@pytest.mark.usefixtures("secret")
def test_a_hand_is_shown_only_to_a_player_who_is_alone(shell: Shell) -> None:
    ran = shell(f"{PLAY} --names Anna,Ben", "no", "what", "yes")
    prompt = "Anna, type yes when you are alone in front of the screen: "
    assert ran.out.count(prompt) == 3
    before, after = ran.out.split(prompt)[0], ran.out.split(prompt)[-1]
    assert "players.1.taler: 15" not in before
    assert "players.1.taler: 15" in after
    assert "Anna: choose." in after


@pytest.mark.usefixtures("secret")
def test_the_screen_is_cleared_before_the_next_player_comes(shell: Shell) -> None:
    ran = shell(f"{PLAY} --names Anna,Ben", "yes", "field 0", "pass", "end", "yes")
    assert ran.out.count("\n" * 60) == 2
    assert "The decision is Ben’s." in ran.out.rpartition("\n" * 60)[2]


@pytest.mark.usefixtures("secret")
def test_undo_does_not_cross_another_players_decision(shell: Shell, tmp_path: Path) -> None:
    ran = shell(
        f"{PLAY} --names Anna,Ben",
        *("yes", "undo", "field 0", "undo", "field 0", "pass", "end", "yes", "undo", "quit", "b"),
    )
    assert ran.out.count("The last decision was not yours") == 2
    assert "Taken back: field 0, by Anna." in ran.out
    assert moves(tmp_path / "b") == ["field 0", "pass", "end"]


@pytest.mark.usefixtures("secret")
def test_each_player_is_told_what_happened_since_his_last_decision(shell: Shell) -> None:
    ran = shell(f"{PLAY} --names Anna,Ben", "yes", "field 0", "pass", "end", "yes")
    for_ben = ran.out.rpartition("\n" * 60)[2]
    assert "round.begun" in for_ben
    assert "Anna: turn.ended" in for_ben


@pytest.mark.usefixtures("secret")
def test_one_can_leave_without_being_alone(shell: Shell) -> None:
    ran = shell(PLAY, "quit")
    assert "Goodbye." in ran.out
    assert "players.1" not in ran.out


@pytest.mark.usefixtures("secret")
def test_a_saved_game_with_secrets_comes_with_a_warning(shell: Shell) -> None:
    ran = shell(PLAY, "yes", "field 0", "save a.record", "quit")
    assert "The file shows every hand" in ran.out


@pytest.mark.usefixtures("secret")
def test_a_resumed_game_with_secrets_does_not_tell_its_past(shell: Shell) -> None:
    shell(f"{PLAY} --names Anna,Ben", "yes", "field 0", "save a.record", "quit")
    ran = shell("play nauticus --resume a.record", "yes")
    assert "round.begun" not in ran.out


def test_what_happened_is_told_in_the_language_that_is_asked_for(shell: Shell) -> None:
    ran = shell("play nauticus --seed 7 --names Anna,Ben --language de", "field 1")
    assert "Anna wählt" in ran.out
    assert "Rumpfteile kaufen" in ran.out


SAID = {
    "de": ("Spieler nach Plätzen: Anna, Ben.", "Es gibt keine Möglichkeit 99", "Gespeichert in"),
    "fr": (
        "Joueurs dans l’ordre des places",
        "Il n’y a pas de choix 99",
        "Partie enregistrée dans",
    ),
}
ENGLISH = re.compile(r"\b(?:the|you|your|choose|type|saved|taken|or|and|with)\b", re.IGNORECASE)


@pytest.mark.parametrize("language", SAID)
def test_everything_is_asked_and_answered_in_the_language(shell: Shell, language: str) -> None:
    """Greeting, questions, choices, commands and their answers; only moves have one notation."""
    typed = ("log", "99", "f", "field 1", "1", "state", "undo", "save", "save a.record", "", "quit")
    ran = shell(f"{PLAY} --names Anna,Ben --language {language}", *typed)
    assert all(words in ran.out for words in SAID[language])
    assert not [line for line in ran.lines if ENGLISH.search(line)]


def test_yes_is_understood_in_every_language(shell: Shell, tmp_path: Path) -> None:
    for yes in ("yes", "JA", "oui"):
        (tmp_path / "a.record").write_text("precious")
        shell(f"{PLAY} --language fr", "1", "save a.record", yes, "quit")
        assert moves(tmp_path / "a.record") == ["field 0"]


@pytest.mark.usefixtures("secret")
def test_what_may_not_be_taken_back_is_said_in_the_language(shell: Shell) -> None:
    ran = shell(f"{PLAY} --names Anna,Ben --language de", "ja", "undo")
    assert "Anna, tippe ja, wenn du allein vor dem Bildschirm bist: " in ran.out
    assert "Die letzte Entscheidung war nicht deine" in ran.out
