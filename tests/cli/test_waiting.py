"""Whoever must wait is told why, and how far it is."""

from __future__ import annotations

import io

import pytest

from seaboard.cli import progress, warming
from seaboard.games import get_game
from seaboard.games.kernel import sources
from seaboard.games.position import RecordGame

from .conftest import Shell

NAUTICUS = get_game("nauticus")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """As if nothing were compiled yet; what is marked as compiled afterwards."""
    marked: list[str] = []
    monkeypatch.setattr(RecordGame, "is_warm", False)
    monkeypatch.setattr(warming, "is_warm", lambda unit, part: part in marked)
    monkeypatch.setattr(warming, "mark_warm", lambda unit, part: marked.append(part))
    return marked


def test_the_first_use_says_that_it_compiles(shell: Shell, cold: list[str]) -> None:
    ran = shell("perft nauticus --depth 1")
    assert ran.err.splitlines() == [
        "Compiling the rules of Nauticus, once for this version: about 10 seconds …",
        "Compiling `perft` for Nauticus, once for this version: about 5 seconds …",
    ]
    assert cold == ["ready-perft-nauticus"]
    assert "Compiling" not in ran.out


def test_a_terminal_gets_a_spinner(monkeypatch: pytest.MonkeyPatch, cold: list[str]) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    warming.warm_loop(NAUTICUS, "simulate", lambda: None)
    assert "Compiling `simulate` for Nauticus" in terminal.getvalue()
    assert cold == ["ready-simulate-nauticus"]


def test_later_uses_say_nothing(shell: Shell) -> None:
    assert shell("perft nauticus --depth 1").err == ""


def test_plain_lines_now_and_then(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every ten seconds, with the time that is left at the speed so far."""
    clock = iter((0.0, 5.0, 20.0, 60.0))
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    with progress.progress("Playing", 3000) as advance:
        advance(500)
        advance(500)
        advance(500)
    assert capsys.readouterr().err == (
        "Playing: 1,000 of 3,000, about 0:00:40 left\nPlaying: 1,500 of 3,000, about 0:01:00 left\n"
    )


def test_whoever_asks_for_more_than_can_be_played_is_told_so_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The largest number that `--games` takes has no end within the years that Python counts."""
    clock = iter((0.0, 20.0))
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    with progress.progress("Playing", 2**63 - 1) as advance:
        advance(500)
    assert "about 999999 days, 0:00:00 left" in capsys.readouterr().err


def test_a_terminal_gets_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    with progress.progress("Playing", 10) as advance:
        advance(10)
    assert "10/10" in terminal.getvalue()


def test_loops_are_stored_under_a_hash_of_all_games() -> None:
    assert sources.unit_of("seaboard.games.kernel.loops") == "games"
    assert sources.unit_of("seaboard.games.nauticus.engine") == "games/nauticus"
