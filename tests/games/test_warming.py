"""The first use of a version compiles what is not compiled yet, in processes of their own."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from seaboard.games import OWN, get_game, warming
from seaboard.games.position import RecordGame

BOTH = [get_game(name) for name in OWN]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The Python code that other processes were given instead of running it."""
    codes: list[str] = []
    real = subprocess.Popen

    def start(command: list[str], **options: Any) -> Any:
        codes.append(command[-1])
        return real([sys.executable, "-c", "raise SystemExit(1)"], **options)

    monkeypatch.setattr("subprocess.Popen", start)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    return codes


def test_one_part_is_compiled_here_and_the_others_elsewhere(
    started: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They fail there, and the games are compiled all the same."""
    monkeypatch.setattr(RecordGame, "is_warm", False)
    warmed: list[tuple[str, str | None]] = []
    monkeypatch.setattr(
        RecordGame, "warm_up", lambda game, part=None: warmed.append((game.name, part))
    )
    warming.warm_up(*BOTH)
    assert started == [
        f"from seaboard.games import get_game; get_game('nautilus').warm_up({part!r})"
        for part in ("playing", "resampling")
    ]
    assert warmed == [("nauticus", "playing"), ("nauticus", None), ("nautilus", None)]


def test_a_warm_game_needs_none(started: list[str]) -> None:
    for game in BOTH:
        game.warm_up()
        assert game.is_warm
    warming.warm_up(*BOTH)
    assert started == []


def test_one_part_alone_is_compiled_here(
    started: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RecordGame, "is_warm", False)
    warming.warm_up(get_game("nauticus"))
    assert started == []
