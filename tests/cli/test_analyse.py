"""`seaboard analyse` and `seaboard calibrate`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from seaboard.bots.analysis import Decision, analyse
from seaboard.cli import analyse as command
from seaboard.records import Recorder, save
from seaboard_kuhn import GAME as KUHN

from .conftest import Shell


@pytest.fixture(autouse=True)
def _saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    recorder = Recorder(KUHN.new(options={"hands": 1}))
    for move in ("deal 1 jack", "deal 2 king", "bet", "fold"):
        recorder.play(move)
    record = recorder.record()
    save(record, tmp_path / "game.record")
    save(replace(record, moves=record.moves[:3], result=None), tmp_path / "part.record")


def test_the_text_names_the_error_and_what_was_better(shell: Shell) -> None:
    ran = shell("analyse game.record --playouts 100")
    assert ran.code == 0
    assert "fold (blunder, −100%). Chance 100% with call, 0% with what was played." in ran.out
    assert "not calibrated" in ran.lines[0]


def test_json_has_the_documented_keys_and_adds_up(shell: Shell) -> None:
    data = json.loads(shell("analyse game.record --playouts 100 --json").out)
    assert data["schema"] == 1
    assert [each["move"] for each in data["decisions"]] == ["bet", "fold"]
    for account in data["accounts"]:
        parts = sum(account[part] for part in ("start", "luck", "own", "others", "reappraisal"))
        assert parts == pytest.approx(account["end"])


def test_a_result_is_kept_and_found_again(shell: Shell, tmp_path: Path) -> None:
    first = shell("analyse game.record --playouts 100 --json").out
    (kept,) = (tmp_path / "cache" / "seaboard" / "analysis").glob("*.json")
    changed = kept.read_text("utf-8").replace('"fold"', '"kept"')
    kept.write_text(changed, "utf-8")
    assert '"kept"' in shell("analyse game.record --playouts 100 --json").out
    assert shell("analyse game.record --playouts 100 --json --fresh").out == first


def test_lines_of_json_come_one_by_one_and_say_the_same(shell: Shell) -> None:
    whole = json.loads(shell("analyse game.record --playouts 100 --json --fresh").out)
    head, *decisions, tail = map(
        json.loads, shell("analyse game.record --playouts 100 --json-lines --fresh").lines
    )
    assert decisions == whole["decisions"]
    assert {**head, **tail, "decisions": decisions} == whole


def test_each_decision_is_told_before_the_next_is_asked_for(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stops(*args: Any, **named: Any) -> Iterator[Decision]:
        yield next(judged(*args, **named))
        told.append(capsys.readouterr().out)
        raise KeyboardInterrupt

    told: list[str] = []
    judged = analyse
    monkeypatch.setattr(command, "analyse", stops)
    shell("analyse game.record --playouts 100 --json-lines --fresh")
    assert [json.loads(line).get("move") for line in told[0].splitlines()] == [None, "bet"]


def test_what_is_interrupted_goes_on_where_it_was(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stops(*args: Any, **named: Any) -> Iterator[Decision]:
        yield next(judged(*args, **named))
        raise KeyboardInterrupt

    def counts(*args: Any, known: int, **named: Any) -> Iterator[Decision]:
        begun.append(known)
        yield from judged(*args, known=known, **named)

    judged, begun = analyse, list[int]()
    whole = shell("analyse game.record --playouts 100 --json --fresh").out
    monkeypatch.setattr(command, "analyse", stops)
    shell("analyse game.record --playouts 100 --json --fresh")
    monkeypatch.setattr(command, "analyse", counts)
    assert shell("analyse game.record --playouts 100 --json").out == whole
    assert begun == [1]


@pytest.mark.parametrize(
    ("options", "playouts"), [("", 2000), ("--depth quick", 500), ("--depth deep", 8000)]
)
def test_a_depth_is_a_number_of_playouts(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, options: str, playouts: int
) -> None:
    monkeypatch.setattr(command, "analyse", lambda *_, **__: iter_of_none())
    said = shell(f"analyse game.record {options} --json-lines").lines[0]
    assert json.loads(said)["settings"]["playouts"] == playouts


def iter_of_none() -> Iterator[Decision]:
    yield from ()


def test_a_damaged_cache_is_made_again(shell: Shell, tmp_path: Path) -> None:
    first = shell("analyse game.record --playouts 100 --json").out
    (kept,) = (tmp_path / "cache" / "seaboard" / "analysis").glob("*.json")
    kept.write_text("[{", "utf-8")
    assert shell("analyse game.record --playouts 100 --json").out == first


def test_a_picture_is_drawn(shell: Shell, tmp_path: Path) -> None:
    assert shell("analyse game.record --playouts 40 --picture game.png").code == 0
    assert (tmp_path / "game.png").read_bytes().startswith(b"\x89PNG")


def test_an_unfinished_game_is_refused_in_a_sentence(shell: Shell) -> None:
    for options in ("", " --json-lines"):
        ran = shell(f"analyse part.record{options}")
        assert ran.code == 2
        assert "only a finished game is analysed" in ran.err
        assert ran.out == ""  # not the first of the lines either


def test_calibrate_fits_checks_and_stores_a_table(shell: Shell, tmp_path: Path) -> None:
    ran = shell(
        "calibrate nauticus --games 4 --positions 3 --playouts 40 --seed 1"
        " --out table.json --picture curve.png"
    )
    assert ran.code == 0
    table = json.loads((tmp_path / "table.json").read_text("utf-8"))["tables"]["standard-2"]
    assert len(table["slopes"]) == 5
    assert table["checked"]["positions"] == 12
    assert (tmp_path / "curve.png").exists()
