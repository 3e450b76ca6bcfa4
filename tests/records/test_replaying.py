"""Playing a record again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from seaboard.games.api import UnknownSeat
from seaboard.records import (
    BadRecord,
    Played,
    final_position,
    first_position,
    parse,
    record_for,
    replay,
    to_text,
)

from .played import NAUTICUS, finished


def test_each_step_leads_from_one_position_to_the_next() -> None:
    position = first_position(finished())
    for step in replay(finished()):
        assert step.before == position
        position.play(step.move)
        assert step.after == position
    assert position.result() == finished().result


def test_positions_of_a_step_belong_to_the_reader() -> None:
    for step in replay(finished()):
        if not step.after.over:
            step.after.play(step.after.legal_moves()[0])
    assert final_position(finished()).result() == finished().result


def test_a_record_without_lines_names_the_reason_alone() -> None:
    wrong = replace(finished(), moves=(Played(0, "pass"),), lines=())
    with pytest.raises(BadRecord, match=r"^pass: the record says 1, but chance decides here$"):
        final_position(wrong)


def test_what_a_seat_may_know_is_marked_and_leaves_notes_out() -> None:
    record = replace(finished(), notes={"seed": "7"})
    seen = record_for(record, 1)
    assert (seen.seen_by, seen.notes) == ("2", {})
    assert seen.moves == record.moves
    assert "\nseen-by: 2\n" in to_text(seen)
    assert parse(to_text(seen)) == seen


def test_secrets_of_others_are_question_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(NAUTICUS), "text_for", lambda game, before, move, seat: "field ?")
    assert set(record_for(finished(), None).moves) == {
        Played(decider, "field ?") for decider in (-1, 0, 1, 2)
    }


def test_what_a_seat_may_know_cannot_be_replayed() -> None:
    for seat in (None, 0):
        with pytest.raises(BadRecord, match="cannot be replayed"):
            final_position(record_for(finished(), seat))


def test_there_is_no_record_for_a_seat_that_is_not_there() -> None:
    with pytest.raises(UnknownSeat):
        record_for(finished(), 3)
