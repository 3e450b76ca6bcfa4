"""Fair shuffles: chance follows from the secret and the words, and a record proves it."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seaboard.cli.app import run
from seaboard.games import get_game
from seaboard.games.api import CHANCE
from seaboard.records import Record, Recorder, save
from seaboard.server.signing import signed
from seaboard.tables.fairness import (
    METHODS,
    NotFair,
    Shuffle,
    Terms,
    commitment,
    notes,
    seal_of,
    verify,
)

SECRET = bytes(range(32))
TABLE = "AAAAAAAAAAAAAAAA"
WORDS = {0: "Ahoi ⚓ 5b1f0a7c9d3e48f2a6c4e1b0d7f39582", 2: "c0ffee00c0ffee00c0ffee00c0ffee00"}
SEALS = {seat: seal_of(TABLE, commitment(SECRET), seat, words) for seat, words in WORDS.items()}
SHUFFLE = Shuffle(SECRET, Terms(TABLE, commitment(SECRET), WORDS, SEALS))
FIRST_METHOD = Shuffle(SECRET, Terms(TABLE, commitment(SECRET), {0: "Ahoi ⚓"}, method=1))
NOT_SIGNED = 1  # the exit code for a record that is right, but by nobody
DOCUMENT = Path(__file__).parents[2] / "docs" / "fair-shuffles.md"


def game_of(shuffle: Shuffle) -> Record:
    """A game in which chance followed from the shuffle."""
    recorder = Recorder(get_game("nauticus").new(seats=3), notes=notes(shuffle))
    draws = 0
    while not recorder.position.over:
        if recorder.position.decider == CHANCE:
            recorder.play(shuffle.draw(recorder.position, draws))
            draws += 1
        else:
            recorder.play(recorder.position.legal_moves()[0])
    return recorder.record()


@pytest.fixture(scope="module")
def played() -> Record:
    return game_of(SHUFFLE)


@pytest.mark.parametrize("shuffle", [SHUFFLE, FIRST_METHOD], ids=["second", "first"])
def test_a_fair_record_is_fair(shuffle: Shuffle) -> None:
    record = game_of(shuffle)
    chance = sum(move.decider == CHANCE for move in record.moves)
    verdict = verify(record)
    assert verdict.draws == chance > 0
    assert verdict.terms == shuffle.terms


def test_a_record_of_the_first_method_is_told_from_one_that_proves_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save(game_of(FIRST_METHOD), tmp_path / "game.record")
    assert run(["verify", str(tmp_path / "game.record")]) == NOT_SIGNED
    assert "spoke last could choose" in capsys.readouterr().out


def test_words_that_were_left_out_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    terms = Terms(TABLE, commitment(SECRET), {0: WORDS[0]}, SEALS)
    save(game_of(Shuffle(SECRET, terms)), tmp_path / "game.record")
    assert run(["verify", str(tmp_path / "game.record")]) == NOT_SIGNED
    assert "Left out: seat 3 had sealed words" in capsys.readouterr().out


def test_a_shuffle_without_any_words_is_told_from_one_that_proves_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save(game_of(Shuffle(SECRET, Terms(TABLE, commitment(SECRET)))), tmp_path / "game.record")
    assert run(["verify", str(tmp_path / "game.record")]) == NOT_SIGNED
    assert "No player's words count" in capsys.readouterr().out


def test_the_command_says_so(
    played: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save(played, tmp_path / "game.record")
    assert run(["verify", str(tmp_path / "game.record")]) == NOT_SIGNED
    assert f"Commitment: {commitment(SECRET)}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("secret", "00" * 32, "is not the one"),
        ("commitment", "00" * 32, "is not the one"),
        ("secret", "xyz", "64 hexadecimal digits"),
        ("words-1", "Ahoi", "words-1: these are not the words that were sealed"),
        ("words-2", "Ahoi", "words-2: these are not the words that were sealed"),
        ("seal-2", "00" * 32, "note.start"),
        ("seal-3", "00" * 32, "note.start"),
        ("start", "00" * 32, "note.start"),
        ("table", "BBBBBBBBBBBBBBBB", "note.start"),
        ("fair", "another method", "cannot be checked"),
    ],
)
def test_a_changed_note_is_found(played: Record, key: str, value: str, why: str) -> None:
    with pytest.raises(NotFair, match=why):
        verify(replace(played, notes={**played.notes, key: value}))


def test_words_that_are_taken_out_of_a_record_are_missed(played: Record) -> None:
    rest = {key: value for key, value in played.notes.items() if key != "words-1"}
    with pytest.raises(NotFair, match="draw"):
        verify(replace(played, notes=rest))


def test_a_changed_outcome_is_found(played: Record) -> None:
    moves = list(played.moves)
    moves[0], moves[1] = moves[1], moves[0]
    assert moves[0].decider == moves[1].decider == CHANCE
    with pytest.raises(NotFair, match="draw 0: the record says"):
        verify(replace(played, moves=tuple(moves)))


Told = Callable[..., tuple[int, str, str]]


@pytest.fixture
def told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Told:
    """What the command says of a record: exit code, output and errors."""

    def verified(record: Record, *options: str) -> tuple[int, str, str]:
        save(record, tmp_path / "game.record")
        code = run(["verify", str(tmp_path / "game.record"), *options])
        said = capsys.readouterr()
        return code, said.out, said.err

    return verified


def forged_from(played: Record, **noted: str) -> Record:
    """The record with other outcomes of chance, and notes that are to excuse them."""
    moves = list(played.moves)
    moves[0], moves[1] = moves[1], moves[0]
    added = {name.replace("_", "-"): value for name, value in noted.items()}
    return replace(played, moves=tuple(moves), notes={**played.notes, **added})


@pytest.mark.parametrize(
    "noted",
    [
        {"branch_moves": "9999"},
        {"branch_moves": "2"},
        {"branch_moves": "9999", "branch_of": "BBBBBBBBBBBBBBBB"},
        {"branch_moves": "²", "branch_of": "BBBBBBBBBBBBBBBB"},
        {"branch_of": "BBBBBBBBBBBBBBBB"},
    ],
)
def test_notes_of_a_branch_that_cannot_be_excuse_nothing(
    played: Record, told: Told, noted: dict[str, str]
) -> None:
    code, said, why = told(forged_from(played, **noted))
    assert code == 2
    assert "Fair" not in said
    assert "note.branch-moves" in why


def test_invented_chance_before_a_branch_is_said_to_be_unchecked(
    played: Record, told: Told
) -> None:
    invented = game_of(Shuffle(bytes(32), Terms(TABLE, commitment(bytes(32)))))
    chance = sum(move.decider == CHANCE for move in invented.moves)
    branch = {"branch-of": "BBBBBBBBBBBBBBBB", "branch-moves": str(len(invented.moves))}
    code, said, why = told(replace(invented, notes={**played.notes, **branch}))
    assert code == 1
    assert "Branch: the game began as that of table BBBBBBBBBBBBBBBB." in said
    assert f"Not checked: {chance} outcomes of chance before the branch." in said
    assert "Fair: 0 outcomes" in said
    assert "Fair: all" not in said
    assert f"{chance} outcomes of chance were not checked" in why


def branch_of(played: Record, moves: int) -> Record:
    """A game that goes on from there at a table of its own, with its own shuffle."""
    table = "BBBBBBBBBBBBBBBB"
    shuffle = Shuffle(bytes(32), Terms(table, commitment(bytes(32))))
    noted = {"branch-of": TABLE, "branch-moves": str(moves)}
    recorder = Recorder(get_game("nauticus").new(seats=3), notes={**notes(shuffle), **noted})
    draws = 0
    while not recorder.position.over:
        chance = recorder.position.decider == CHANCE
        number = len(recorder.record().moves)
        if number < moves:
            recorder.play(played.moves[number].text)
        elif chance:
            recorder.play(shuffle.draw(recorder.position, draws))
        else:
            recorder.play(recorder.position.legal_moves()[0])
        draws += chance
    return recorder.record()


def test_a_branch_is_fair_with_the_record_of_its_original(
    played: Record, told: Told, tmp_path: Path
) -> None:
    original = tmp_path / "original.record"
    save(signed(played, SECRET), original)
    branch = signed(branch_of(played, 5), SECRET)
    before = sum(move.decider == CHANCE for move in played.moves[:5])
    assert told(branch)[0] == 1
    code, said, _ = told(branch, "--original", str(original))
    assert code == 0
    assert f"Fair in the original's record: {before} outcomes" in said
    assert "Not checked" not in said


@pytest.mark.parametrize("what", ["another table", "another game", "no branch", "not fair"])
def test_a_branch_of_something_else_is_found(played: Record, what: str) -> None:
    branch = branch_of(played, 5)
    elsewhere = replace(branch, notes={**branch.notes, "branch-of": "C" * 16})
    other = game_of(Shuffle(bytes(32), Terms(TABLE, commitment(bytes(32)))))
    record, original, why = {
        "another table": (elsewhere, played, "not from that one"),
        "another game": (branch, other, "are not those of the game"),
        "no branch": (played, played, "no branch"),
        "not fair": (branch, forged_from(played), "draw 0"),
    }[what]
    with pytest.raises(NotFair, match=why):
        verify(record, original)


def test_a_record_without_notes_cannot_be_checked(played: Record, tmp_path: Path) -> None:
    save(replace(played, notes={}), tmp_path / "game.record")
    assert run(["verify", str(tmp_path / "game.record")]) == 2


@given(total=st.integers(1, 2**64), number=st.integers(0, 1000))
def test_a_draw_is_below_its_total(total: int, number: int) -> None:
    assert 0 <= SHUFFLE.below(total, number) < total


def test_draws_follow_the_weights() -> None:
    counts = Counter(SHUFFLE.below(6, number) for number in range(6_000))
    assert all(850 < counts[side] < 1150 for side in range(6))


def test_no_value_is_favoured_where_the_total_does_not_divide_the_range() -> None:
    total = 3 * 2**62  # without rejection the first third would come twice as often
    low = sum(SHUFFLE.below(total, number) < 2**62 for number in range(3_000))
    assert 850 < low < 1150


def test_a_shuffle_shows_no_secret_in_a_log() -> None:
    assert SECRET.hex() not in repr(SHUFFLE)
    assert repr(SECRET) not in repr(SHUFFLE)


def _block(title: str) -> str:
    found = re.search(rf"<!-- {title} -->\n```[a-z]*\n(.*?)```", DOCUMENT.read_text("utf-8"), re.S)
    assert found is not None
    return found.group(1)


def test_the_worked_example_of_the_document_is_right() -> None:
    values = dict(line.split(" = ", 1) for line in _block("example").splitlines())
    message = _block("message")
    assert _block("words") == "".join(f"words {s + 1} {w}\n" for s, w in WORDS.items())
    assert values["secret"] == SECRET.hex()
    assert values["commitment"] == hashlib.sha256(SECRET).hexdigest() == commitment(SECRET)
    assert (values["seal 1"], values["seal 3"]) == (SEALS[0], SEALS[2])
    assert values["start"] == SHUFFLE.terms.start()
    assert message == f"{SHUFFLE.terms.prefix()}draw 0 attempt 0\n"
    digest = hmac.new(SECRET, message.encode(), "sha256").hexdigest()
    assert values["hmac"] == digest
    assert int(values["value"]) == int(digest[:16], 16)
    assert int(values["value mod 7"]) == int(values["value"]) % 7 == SHUFFLE.below(7, 0)
    assert f"the one after {SHUFFLE.below(7, 0)} others" in DOCUMENT.read_text("utf-8")


def test_the_program_of_the_document_draws_the_same() -> None:
    space: dict[str, Any] = {}
    exec(_block("program"), space)
    words, seals = ({seat + 1: text for seat, text in each.items()} for each in (WORDS, SEALS))
    start = space["started"](SECRET, TABLE, seals, words)
    assert start == SHUFFLE.terms.start()
    for number in range(20):
        mine = space["below"](SECRET, start, words, number, 7 + number)
        assert mine == SHUFFLE.below(7 + number, number)
    with pytest.raises(AssertionError, match="seat 1"):
        space["started"](SECRET, TABLE, seals, {**words, 1: "other words"})
    assert METHODS[2] in _block("program")


@pytest.mark.parametrize(("game", "title"), [("nauticus", "Nauticus"), ("nautilus", "Nautilùs")])
def test_the_document_lists_the_outcomes_in_their_order(game: str, title: str) -> None:
    text = " ".join(DOCUMENT.read_text("utf-8").split())
    found = re.search(rf"\*\*{title}\*\*.*?Order: (.*?);", text)
    assert found is not None
    outcomes = [str(move).split()[-1] for move, _ in get_game(game).new().weights()]
    assert found.group(1).split(", ") == outcomes
