"""`seaboard analyse` and `seaboard calibrate`."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

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


def test_a_damaged_cache_is_made_again(shell: Shell, tmp_path: Path) -> None:
    first = shell("analyse game.record --playouts 100 --json").out
    (kept,) = (tmp_path / "cache" / "seaboard" / "analysis").glob("*.json")
    kept.write_text("[{", "utf-8")
    assert shell("analyse game.record --playouts 100 --json").out == first


def test_a_picture_is_drawn(shell: Shell, tmp_path: Path) -> None:
    assert shell("analyse game.record --playouts 40 --picture game.png").code == 0
    assert (tmp_path / "game.png").read_bytes().startswith(b"\x89PNG")


def test_an_unfinished_game_is_refused_in_a_sentence(shell: Shell) -> None:
    ran = shell("analyse part.record")
    assert ran.code == 2
    assert "only a finished game is analysed" in ran.err


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
