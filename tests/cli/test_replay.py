"""`seaboard replay`: positions, logs and results of recorded games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from seaboard.records import record_for, save
from tests.records.played import finished

from .conftest import Shell


@pytest.fixture(autouse=True)
def _saved(tmp_path: Path) -> None:
    save(finished(), tmp_path / "game.record")


def test_the_final_position_and_result_are_shown(shell: Shell) -> None:
    ran = shell("replay game.record")
    count = len(finished().moves)
    assert ran.code == 0
    assert f"after {count} of {count} moves" in ran.lines[0]
    assert [line[:7] for line in ran.lines[-3:]] == ["Place 1", "Place 2", "Place 3"]


def test_an_earlier_position_has_no_result(shell: Shell) -> None:
    ran = shell("replay game.record --to 9")
    assert "after 9 of " in ran.lines[0]
    assert "Place" not in ran.out
    assert any(line.endswith("chosen.") for line in ran.lines)


def test_the_beginning_can_be_shown(shell: Shell) -> None:
    assert "Field 0: no tile yet; bonus: 3 workers." in shell("replay game.record --to 0").lines


def test_the_log_has_a_sentence_for_every_fact(shell: Shell) -> None:
    ran = shell("replay game.record --log")
    assert "Round 5 is over." in ran.lines
    assert not any("=" in line and "seat=" in line for line in ran.lines)


def test_json_has_view_facts_and_result(shell: Shell) -> None:
    data = json.loads(shell("replay game.record --json").out)
    result = finished().result
    assert result is not None
    assert data["result"] == {"places": list(result.places), "scores": list(result.scores)}
    assert data["view"]["seat"] is None
    assert data["view"]["round"] == 5
    assert len(data["moves"]) == len(finished().moves)
    assert data["moves"][8]["by"] == "1"
    assert data["moves"][8]["facts"][0]["key"] == "field.chosen"


def test_json_of_an_earlier_position(shell: Shell) -> None:
    data = json.loads(shell("replay game.record --json --to 4").out)
    assert (len(data["moves"]), data["result"]) == (4, None)


def test_more_moves_than_there_are_is_refused(shell: Shell) -> None:
    ran = shell("replay game.record --to 9999")
    assert ran.code == 2
    assert f"the record has {len(finished().moves)} moves" in ran.err


def test_a_damaged_record_is_named_with_file_and_line(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(path.read_text().replace("1: field", "2: field", 1))
    ran = shell("replay game.record")
    assert ran.code == 2
    assert "game.record, line 10: field" in ran.err
    assert "the record says 2, but 1 decides here" in ran.err


def test_what_a_seat_saw_cannot_be_replayed(shell: Shell, tmp_path: Path) -> None:
    save(record_for(finished(), 0), tmp_path / "seen.record")
    ran = shell("replay seen.record")
    assert ran.code == 2
    assert "seen.record: the record shows what 1 may know, so it cannot be replayed" in ran.err
