"""Thousands of records: folders, collections in one file, and what is damaged among them."""

from __future__ import annotations

from pathlib import Path

import pytest

from seaboard.games import get_game
from seaboard.records import BadRecord, Recorder, load, parse, read_many, save, to_text


def _text(number: int) -> str:
    recorder = Recorder(get_game("nauticus").new(seats=2), notes={"number": str(number)})
    recorder.play("lay hull")
    return to_text(recorder.record())


def test_folders_files_and_collections_are_read_in_their_order(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "2.record").write_text(_text(2), encoding="utf-8")
    (tmp_path / "a" / "1.record").write_text(_text(1), encoding="utf-8")
    collection = tmp_path / "all.records"
    collection.write_text(_text(3) + "\n" + _text(4) + _text(5), encoding="utf-8")
    found = [record.notes["number"] for record in read_many(tmp_path / "a", collection)]
    assert found == ["1", "2", "3", "4", "5"]


def test_places_may_be_named_by_their_text(tmp_path: Path) -> None:
    path = tmp_path / "1.record"
    save(parse(_text(1)), str(path))
    assert list(read_many(str(tmp_path))) == [load(str(path))]


def test_a_draft_that_a_killed_program_left_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "1.record").write_text(_text(1), encoding="utf-8")
    (tmp_path / ".2.record.0a1b2c3d.tmp").write_text(_text(2)[:40], encoding="utf-8")
    assert [record.notes["number"] for record in read_many(tmp_path)] == ["1"]


def test_a_damaged_record_names_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "all.records"
    first = _text(1)
    path.write_text(first + _text(2).replace("seats: 2", "seats: x"), encoding="utf-8")
    reading = read_many(path)
    next(reading)
    with pytest.raises(BadRecord) as caught:
        next(reading)
    damaged = path.read_text(encoding="utf-8").splitlines().index("seats: x") + 1
    assert caught.value.line == damaged
    assert "all.records" in str(caught.value)


def test_damaged_records_can_be_told_and_left_out(tmp_path: Path) -> None:
    path = tmp_path / "all.records"
    path.write_text(_text(1).replace("seats: 2", "seats: x") + _text(2), encoding="utf-8")
    missing = tmp_path / "none.record"
    errors: list[BadRecord] = []
    found = list(read_many(path, missing, on_error=errors.append))
    assert [record.notes["number"] for record in found] == ["2"]
    assert len(errors) == 2
