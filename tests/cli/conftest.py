"""Commands are run in this process; what they print and return is given back."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from seaboard.cli.app import run
from seaboard.cli.perft import count
from seaboard.cli.simulation import Batch, Simulation
from seaboard.cli.warming import warm_loop
from seaboard.games import get_game


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Shell = Callable[..., Ran]


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """Messages about compiling would stand between what the tests look at."""
    game = get_game("nauticus")
    game.warm_up()
    position = game.new()
    warm_loop(game, "simulate", lambda: Simulation(position, 1, 1).play(Batch(0, 1)))
    warm_loop(game, "perft", lambda: count(position, 2))


@pytest.fixture
def shell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Shell:
    """Run a command line in an empty folder, with lines to be typed."""
    monkeypatch.chdir(tmp_path)

    def call(line: str, *typed: str) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{text}\n" for text in typed)))
        capsys.readouterr()
        code = run(line.split())
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return call
