"""Fair shuffles: chance follows from the secret and the words, and a record proves it."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seaboard.cli.app import run
from seaboard.games import get_game
from seaboard.games.api import CHANCE
from seaboard.records import Record, Recorder, save
from seaboard.tables.fairness import METHOD, NotFair, Shuffle, commitment, notes, verify

SECRET = bytes(range(32))
SHUFFLE = Shuffle(SECRET, "AAAAAAAAAAAAAAAA", {0: "Ahoi ⚓", 2: "red sky at night"})
DOCUMENT = Path(__file__).parents[2] / "docs" / "fair-shuffles.md"


@pytest.fixture(scope="module")
def played() -> Record:
    """A game in which chance followed from the shuffle."""
    recorder = Recorder(get_game("nauticus").new(seats=3), notes=notes(SHUFFLE))
    draws = 0
    while not recorder.position.over:
        if recorder.position.decider == CHANCE:
            recorder.play(SHUFFLE.draw(recorder.position, draws))
            draws += 1
        else:
            recorder.play(recorder.position.legal_moves()[0])
    return recorder.record()


def test_a_fair_record_is_fair(played: Record) -> None:
    chance = sum(move.decider == CHANCE for move in played.moves)
    assert verify(played) == chance > 0


def test_the_command_says_so(
    played: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save(played, tmp_path / "game.record")
    assert run(["verify", str(tmp_path / "game.record")]) == 0
    assert f"Commitment: {commitment(SECRET)}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("secret", "00" * 32, "is not the one"),
        ("commitment", "00" * 32, "is not the one"),
        ("secret", "xyz", "64 hexadecimal digits"),
        ("words-1", "Ahoi", "draw 0"),
        ("table", "BBBBBBBBBBBBBBBB", "draw 0"),
        ("fair", "another method", "cannot be checked"),
    ],
)
def test_a_changed_note_is_found(played: Record, key: str, value: str, why: str) -> None:
    with pytest.raises(NotFair, match=why):
        verify(replace(played, notes={**played.notes, key: value}))


def test_a_changed_outcome_is_found(played: Record) -> None:
    moves = list(played.moves)
    moves[0], moves[1] = moves[1], moves[0]
    assert moves[0].decider == moves[1].decider == CHANCE
    with pytest.raises(NotFair, match="draw 0: the record says"):
        verify(replace(played, moves=tuple(moves)))


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
    assert values["secret"] == SECRET.hex()
    assert values["commitment"] == hashlib.sha256(SECRET).hexdigest() == commitment(SECRET)
    assert message == f"{SHUFFLE.prefix()}draw 0 attempt 0\n"
    digest = hmac.new(SECRET, message.encode(), "sha256").hexdigest()
    assert values["hmac"] == digest
    assert int(values["value"]) == int(digest[:16], 16)
    assert int(values["value mod 7"]) == int(values["value"]) % 7 == SHUFFLE.below(7, 0)


def test_the_program_of_the_document_draws_the_same() -> None:
    space: dict[str, object] = {}
    exec(_block("program"), space)
    below = space["below"]
    assert callable(below)
    words = {1: "Ahoi ⚓", 3: "red sky at night"}
    for number in range(20):
        mine = below(SECRET, "AAAAAAAAAAAAAAAA", words, number, 7 + number)
        assert mine == SHUFFLE.below(7 + number, number)
    assert METHOD in _block("program")


@pytest.mark.parametrize(("game", "title"), [("nauticus", "Nauticus"), ("nautilus", "Nautilùs")])
def test_the_document_lists_the_outcomes_in_their_order(game: str, title: str) -> None:
    text = " ".join(DOCUMENT.read_text("utf-8").split())
    found = re.search(rf"\*\*{title}\*\*.*?Order: (.*?);", text)
    assert found is not None
    outcomes = [str(move).split()[-1] for move, _ in get_game(game).new().weights()]
    assert found.group(1).split(", ") == outcomes
