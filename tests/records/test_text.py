"""The text form: parse and print are inverse."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seaboard.games.api import CHANCE, Option, Result, SeaboardError
from seaboard.records import BadRecord, Played, Record, final_position, parse, to_text

from .played import NAUTICUS, finished, other_board, play_on, recorder

WORD = st.from_regex(r"[a-z]{1,9}(:[a-z]{1,6})?", fullmatch=True)
VALUE = st.text(
    st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=30
)
KEY = st.from_regex(r"[a-z0-9][a-z0-9-]{0,9}", fullmatch=True)
MOVE = st.builds(" ".join, st.lists(WORD | st.just("?"), min_size=1, max_size=3))


def deciders(seats: int) -> st.SearchStrategy[int]:
    return st.integers(CHANCE, seats - 1)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Records of every shape; their moves need not be legal, as parsing does not ask that."""
    seats = draw(st.sampled_from([2, 3, 4]))
    board = other_board(draw(st.permutations("0123").map("".join)))
    numbers = st.tuples(*[st.integers(-99, 999)] * seats)
    places = st.tuples(*[st.integers(1, seats)] * seats)
    standard = NAUTICUS.load_board()
    return Record(
        game=NAUTICUS,
        mode="standard",
        seats=seats,
        board=standard if board.digest() == standard.digest() else board,
        players=draw(st.dictionaries(st.integers(0, seats - 1), VALUE)),
        date=draw(st.none() | st.dates()),
        notes=draw(st.dictionaries(KEY, VALUE, max_size=3)),
        seen_by=draw(st.sampled_from([None, "spectator", "1", "2"])),
        result=draw(st.none() | st.builds(Result, places, numbers)),
        moves=tuple(draw(st.lists(st.builds(Played, deciders(seats), MOVE), max_size=60))),
    )


@given(records())
def test_reading_a_written_record_gives_the_record(record: Record) -> None:
    assert parse(to_text(record)) == record


@st.composite
def canonical_texts(draw: st.DrawFn) -> str:
    """Texts put together line by line, without the printer."""
    digest = NAUTICUS.load_board().digest()
    lines = ["seaboard-record 1", "game: nauticus", "rules: 1", "mode: standard", "seats: 2"]
    lines.append(f"board: standard {digest}")
    lines += [f"player.{name}: {draw(VALUE)}" for name in "12" if draw(st.booleans())]
    lines += [f"date: {draw(st.dates()).isoformat()}"] if draw(st.booleans()) else []
    notes = draw(st.sets(KEY, max_size=3))
    lines += [f"note.{key}: {draw(VALUE)}" for key in sorted(notes)]
    lines += [f"seen-by: {draw(st.sampled_from(['1', 'spectator']))}"] * draw(st.booleans())
    lines += [f"result: 1=2 2=1 | {draw(st.integers(-9, 99))} 4"] * draw(st.booleans())
    lines.append("")
    deciders = ["chance", "1", "2"]
    for number in range(draw(st.integers(0, 12))):
        moves = draw(st.lists(MOVE, min_size=1, max_size=2))
        lines.append(f"{deciders[number % 3]}: {', '.join(moves)}")
    return "\n".join(lines) + "\n"


@given(canonical_texts())
def test_writing_a_read_text_gives_the_text(text: str) -> None:
    assert to_text(parse(text)) == text


@given(st.sampled_from([2, 3, 4]), st.integers(0, 10**6), st.integers(0, 400))
def test_a_played_game_comes_back_from_its_text(seats: int, seed: int, most: int) -> None:
    made = recorder(seats, seed, most)
    record = parse(to_text(made.record()))
    assert record == made.record()
    assert final_position(record) == made.position


def test_no_line_of_moves_is_long() -> None:
    assert max(map(len, to_text(finished()).splitlines())) <= 120


def test_a_decider_who_goes_on_stands_on_one_line() -> None:
    made = recorder(most=8)
    made.play("field 0")
    made.play("pass")
    assert to_text(made.record()).splitlines()[-1] == "1: field 0, pass"


def test_the_standard_board_is_named_and_not_written_out() -> None:
    digest = NAUTICUS.load_board().digest()
    assert f"\nboard: standard {digest}\n" in to_text(finished())
    assert "board." not in to_text(finished())


def test_another_board_is_written_out_and_read_again() -> None:
    record = replace(finished(), board=other_board(), result=None, moves=())
    assert "board.prices: 3210 " in to_text(record)
    assert parse(to_text(record)).board == other_board()


def test_a_board_that_is_standard_by_another_name_is_read_as_standard() -> None:
    standard = NAUTICUS.load_board()
    lines = {**standard.lines(), "name": "mine"}
    written = "".join(f"board.{key}: {value}\n" for key, value in lines.items())
    text = to_text(replace(finished(), moves=(), result=None))
    text = text.replace("board: standard", "board: mine").replace("\n\n", f"\n{written}\n")
    assert parse(text).board == standard


def test_windows_line_ends_and_other_wrapping_are_read() -> None:
    text = to_text(finished())
    assert parse(text.replace("\n", "\r\n")) == finished()
    assert parse(text.replace(", lay", "\nchance: lay")) == finished()


def test_the_header_may_stand_in_another_order() -> None:
    first, *header, _ = to_text(finished()).partition("\n\n")[0].splitlines()
    text = "\n".join([first, *reversed(header)])
    assert parse(text).seats == 3


def test_options_are_stored_where_they_are_not_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = Option("questions", 3, 0, 9, "how many")
    monkeypatch.setattr(type(NAUTICUS), "options", {"questions": limit})
    record = replace(finished(), options={"questions": 5}, moves=(), result=None)
    assert "\noption.questions: 5\n" in to_text(record)
    assert parse(to_text(record)) == record
    for damaged in ("option.questions: 3", "option.questions: 10", "option.other: 5"):
        with pytest.raises(BadRecord, match=r"^line 7: "):
            parse(to_text(record).replace("option.questions: 5", damaged))


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 5},
        {"mode": "quick"},
        {"players": {7: "Anna"}},
        {"players": {0: "two\nlines"}},
        {"players": {0: ""}},
        {"notes": {"No Key": "x"}},
        {"notes": {"key": " x"}},
        {"notes": {"key": "x" * 3000}},
        {"seen_by": "9"},
        {"result": Result((1, 2), (3, 4))},
        {"result": Result((0, 1, 2), (3, 4, 5))},
        {"moves": (Played(3, "pass"),)},
        {"options": {"unknown": 1}},
    ],
)
def test_a_record_that_could_not_be_read_again_cannot_be_made(wrong: dict[str, object]) -> None:
    with pytest.raises(SeaboardError):
        replace(finished(), **wrong)  # type: ignore[arg-type]  # that is the point


@pytest.mark.parametrize("text", ["", " pass", "a, b", "a  b", "a\nb", "a\x00"])
def test_a_move_is_one_line_without_commas(text: str) -> None:
    with pytest.raises(BadRecord):
        Played(0, text)


def test_date_and_notes_are_kept() -> None:
    record = replace(finished(), date=date(2026, 11, 15), notes={"seed": "7"})
    text = to_text(record)
    assert "\ndate: 2026-11-15\nnote.seed: 7\nresult:" in text
    assert parse(text).notes == {"seed": "7"}


def test_play_on_reaches_an_end() -> None:
    made = recorder(2)
    play_on(made, 1, 10)
    assert made.position.over
