"""Every kind of damage gives an error with its line and its reason."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seaboard.records import BadRecord, final_position, parse, to_text

from .played import finished

TEXT = to_text(finished())
FIRST_MOVES = TEXT.split("\n").index("") + 2
RESULT = next(n for n, line in enumerate(TEXT.split("\n"), 1) if line.startswith("result"))
SEAT_1 = FIRST_MOVES + 1  # the line on which seat 1 first decides


def swap(old: str, new: str) -> Callable[[], str]:
    assert old in TEXT, old
    return lambda: TEXT.replace(old, new, 1)


def line(number: int, new: str) -> Callable[[], str]:
    def changed() -> str:
        lines = TEXT.split("\n")
        lines[number - 1] = new
        return "\n".join(lines)

    return changed


DAMAGE: dict[str, tuple[Callable[[], str], int | None, str]] = {
    "empty": (lambda: "", 1, "not a record"),
    "not a record": (lambda: "hello\n", 1, "not a record"),
    "newer format": (swap("record 1", "record 2"), 1, "reads 'seaboard-record 1'"),
    "only the first line": (lambda: "seaboard-record 1\n", 2, "without a line `game"),
    "unknown game": (swap("game: nauticus", "game: chess"), 2, "there is no game 'chess'"),
    "no game": (swap("game: nauticus\n", ""), RESULT, "without a line `game"),
    "newer rules": (swap("rules: 1", "rules: 2"), 3, "newer than version 1"),
    "older rules": (swap("rules: 1", "rules: 0"), 3, "older than version 1"),
    "rules in words": (swap("rules: 1", "rules: one"), 3, "expected a number"),
    "rules too long": (swap("rules: 1", "rules: " + "1" * 900), 3, "expected a number"),
    "unknown mode": (swap("mode: standard", "mode: quick"), 4, "has no mode 'quick'"),
    "too many seats": (swap("seats: 3", "seats: 5"), 5, "not by 5"),
    "seats written oddly": (swap("seats: 3", "seats: 03"), 5, "expected a number"),
    "no seats": (swap("seats: 3\n", ""), RESULT, "without a line `seats"),
    "no board": (lambda: re.sub("board: .*\n", "", TEXT), RESULT, "without a line `board"),
    "board without digest": (line(6, "board: standard"), 6, "name and digest"),
    "other digest": (line(6, "board: standard 000000000000"), 6, "was played on"),
    "other board name": (swap("board: standard", "board: mine"), 6, "was played on"),
    "half a board": (swap("\n\n", "\nboard.name: mine\n\n"), 6, "missing"),
    "unknown key": (swap("mode:", "mood:"), 4, "unknown key 'mood'"),
    "unknown family": (swap("\n\n", "\nextra.x: 1\n\n"), RESULT + 1, "unknown key"),
    "key twice": (swap("\n\n", "\nseats: 3\n\n"), RESULT + 1, "given twice, first in line 5"),
    "no colon": (line(4, "standard"), 4, "expected `key: value`"),
    "empty value": (line(4, "mode: "), 4, "expected `key: value`"),
    "space around a value": (line(4, "mode:  standard"), 4, "without space"),
    "bad date": (swap("\n\n", "\ndate: 15.11.2026\n\n"), RESULT + 1, "2026-11-15"),
    "no such day": (swap("\n\n", "\ndate: 2026-02-30\n\n"), RESULT + 1, "2026-11-15"),
    "bad note": (swap("\n\n", "\nnote.Big Key: 1\n\n"), RESULT + 1, "not a key"),
    "player of no seat": (swap("\n\n", "\nplayer.4: Dora\n\n"), RESULT + 1, "no seat '4'"),
    "unprintable name": (swap("\n\n", "\nplayer.1: a\x07\n\n"), RESULT + 1, "unprintable"),
    "unknown option": (swap("\n\n", "\noption.x: 1\n\n"), RESULT + 1, "has no option 'x'"),
    "seen by nobody": (swap("\n\n", "\nseen-by: 7\n\n"), RESULT + 1, "no seat '7'"),
    "result of two": (line(RESULT, "result: 1=1 2=2 | 3 4"), RESULT, "places and scores"),
    "result without scores": (line(RESULT, "result: 1=1 2=2 3=3"), RESULT, "places and scores"),
    "place 9": (line(RESULT, "result: 1=9 2=2 3=3 | 1 2 3"), RESULT, "a place is 1 to 3"),
    "score in words": (line(RESULT, "result: 1=1 2=2 3=3 | a 2 3"), RESULT, "expected a number"),
    "other result": (line(RESULT, "result: 1=1 2=2 3=3 | 1 2 3"), RESULT, "the moves give"),
    "cut off with a result": (
        lambda: "\n".join(TEXT.split("\n")[: SEAT_1 + 3]), RESULT, "stop before the end"
    ),
    "decider unknown": (line(SEAT_1, "9: pass"), SEAT_1, "no seat '9'"),
    "decider left out": (line(SEAT_1, "pass"), SEAT_1, "expected `who: move"),
    "wrong decider": (line(SEAT_1, "2: field 0"), SEAT_1, "the record says 2, but 1 decides"),
    "chance for a seat": (line(SEAT_1, "chance: lay hull"), SEAT_1, "but 1 decides here"),
    "illegal move": (line(SEAT_1, "1: pass"), SEAT_1, "chooses a field now"),
    "not a move": (line(SEAT_1, "1: dance"), SEAT_1, "is not a move of Nauticus"),
    "half a move": (line(SEAT_1, "1: fiel"), SEAT_1, "did you mean"),
    "a comma too many": (line(SEAT_1, "1: field 0, "), SEAT_1, "not the text of a move"),
    "secret move": (line(SEAT_1, "1: ?"), SEAT_1, "is not a move"),
    "moves after the end": (lambda: TEXT + "1: pass\n", TEXT.count("\n") + 1, "game is over"),
    "huge": (lambda: "x" * 16_000_001, None, "larger than any record"),
}  # fmt: skip


@pytest.mark.parametrize("kind", DAMAGE)
def test_damage_is_named_with_its_line(kind: str) -> None:
    damaged, line_number, reason = DAMAGE[kind]
    with pytest.raises(BadRecord, match=re.escape(reason)) as caught:
        final_position(parse(damaged()))
    assert caught.value.line == line_number


def test_a_game_that_was_cut_off_is_an_unfinished_game() -> None:
    unfinished = re.sub("result: .*\n", "", TEXT)
    shorter = "\n".join(unfinished.split("\n")[: SEAT_1 + 3])
    assert not final_position(parse(shorter)).over


@given(st.data())
def test_no_change_of_a_character_does_more_than_raise_bad_record(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(TEXT) - 1))
    new = data.draw(st.sampled_from(["", "x", "7", ":", "\n", ",", " ", "é", "\x00", "?"]))
    try:
        record = parse(TEXT[:at] + new + TEXT[at + 1 :])
        final_position(record)
    except BadRecord:
        return
    assert parse(to_text(record)) == record
