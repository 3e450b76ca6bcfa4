"""`games`, `board` and `perft`."""

from __future__ import annotations

from pathlib import Path

import pytest

from seaboard.cli import perft
from seaboard.games import get_game, installed_games
from seaboard.games.api import Mode, Option, Position
from seaboard.games.nauticus.board import STANDARD

from .conftest import Shell

NAUTICUS = get_game("nauticus")


def test_games_are_listed(shell: Shell) -> None:
    lines = shell("games").lines
    assert "nauticus: Nauticus, version 1 of its rules" in lines
    assert "  mode standard: 2 or 3 or 4 players" in lines
    assert sum(not line.startswith(" ") for line in lines) == len(installed_games())


def test_teams_and_options_are_listed(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(NAUTICUS)
    monkeypatch.setattr(kind, "modes", {"duo": Mode("duo", (4,), ((0, 2), (1, 3)))})
    monkeypatch.setattr(kind, "options", {"limit": Option("limit", 3, 1, 9, "how many")})
    lines = shell("games").lines
    assert "  mode duo: 4 players, 1+3 against 2+4" in lines
    assert "  option limit=3 (1 to 9): how many" in lines


def test_the_games_own_board_is_printed(shell: Shell) -> None:
    lines = shell("board nauticus").lines
    assert lines[0].startswith("The board of Nauticus: standard, digest ")
    assert "Field 5: bonus 1 worker and a good of choice; prices of the four items 0 1 2 3" in lines


def board_text() -> str:
    return STANDARD.read_text(encoding="utf-8")


def test_a_sound_file_is_printed(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(board_text().replace('"standard"', '"mine"'))
    ran = shell("board nauticus --check mine.toml")
    assert ran.code == 0
    assert ran.lines[0].startswith("mine.toml is sound: mine, digest ")
    assert len(ran.lines) == 14


def test_the_verdict_can_stand_alone(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(board_text())
    assert len(shell("board nauticus --check mine.toml --no-show").lines) == 1


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("prices = [3, 0, 1, 2]", "prices = [3, 3, 1, 2]", "field 0, prices"),
        ("[[field]] # 7", "[field7]", "expected"),
        ('name = "standard"', "name = ", "not a TOML file"),
        ("[0, 1, 3", "[1, 1, 3", "0 at the anchor"),
    ],
)
def test_a_bad_file_gives_one_error(
    shell: Shell, tmp_path: Path, old: str, new: str, reason: str
) -> None:
    (tmp_path / "mine.toml").write_text(board_text().replace(old, new))
    ran = shell("board nauticus --check mine.toml")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "mine.toml" in ran.err
    assert reason in ran.err


def slow_count(position: Position, depth: int) -> int:
    """Perft as one would write it first."""
    if depth == 0:
        return 1
    paths = 0
    for move in position.legal_moves():
        after = position.copy()
        after.play(move)
        paths += slow_count(after, depth - 1)
    return paths


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5])
def test_perft_counts_like_a_plain_recursion(depth: int) -> None:
    position = NAUTICUS.new(seats=3)
    for text in ("hull", "mast", "sail", "goods", "transport", "withdraw", "deliver", "crowns"):
        position.play(f"lay {text}")
    assert perft.count(position, depth) == slow_count(position, depth)
    assert sum(perft.by_first_move(position, depth).values()) == slow_count(position, depth)


def test_perft_at_the_end_counts_nothing() -> None:
    position = NAUTICUS.new()
    while not position.over:
        position.play(position.legal_moves()[-1])
    assert perft.count(position, 3) == 0
    assert perft.by_first_move(position, 3) == {}


def test_perft_prints_every_depth_and_divides_the_last(shell: Shell) -> None:
    lines = shell("perft nauticus --players 4 --depth 9 --divide").lines
    assert lines[0] == "Nauticus, standard, 4 players, board standard"
    assert lines[1:4] == ["depth 1: 8", "depth 2: 56", "depth 3: 336"]
    assert lines[9] == "  lay hull: 40,320"
    assert lines[-1].startswith("depth 9: 322,560 (")
