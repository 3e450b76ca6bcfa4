"""Records as files."""

from __future__ import annotations

from pathlib import Path

import pytest

from seaboard.records import BadRecord, load, save, text, to_text

from .played import finished


def test_what_was_saved_is_loaded(tmp_path: Path) -> None:
    save(finished(), tmp_path / "game.record")
    assert load(tmp_path / "game.record") == finished()
    assert [path.name for path in tmp_path.iterdir()] == ["game.record"]


def test_a_file_is_replaced_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.record"
    path.write_text("precious")

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadRecord, match="No space left"):
        save(finished(), path)
    assert path.read_text() == "precious"
    assert [path.name for path in tmp_path.iterdir()] == ["game.record"]


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"nowhere.*cannot be written \(No such file"):
        save(finished(), tmp_path / "nowhere" / "game.record")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"none: cannot be read \(No such file"):
        load(tmp_path / "none")
    with pytest.raises(BadRecord, match="cannot be read"):
        load(tmp_path)


def test_bytes_that_are_not_utf8_are_named_with_their_line(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(b"seaboard-record 1\ngame: \xff\n")
    with pytest.raises(BadRecord, match="line 2: not a text in UTF-8") as caught:
        load(path)
    assert caught.value.line == 2


def test_a_byte_order_mark_is_no_damage(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(b"\xef\xbb\xbf" + to_text(finished()).encode())
    assert load(path) == finished()


def test_a_huge_file_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seaboard.records.files.LARGEST", 100)
    save(finished(), tmp_path / "game.record")
    with pytest.raises(BadRecord, match="larger than any record"):
        load(tmp_path / "game.record")
    assert text.LARGEST > 1_000_000


def test_errors_name_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(to_text(finished()).replace("rules: 1", "rules: 9"))
    with pytest.raises(
        BadRecord, match=r"game\.record, line 3: the record was played by version 9"
    ):
        load(path)
