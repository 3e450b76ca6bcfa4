"""The examples of docs/cli.md and docs/records.md do what they say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from seaboard.lab.arena import play_game
from seaboard.lab.plan import Plan, Table
from seaboard.records import final_position, parse, to_text

from .conftest import Shell

DOCS = Path(__file__).parents[2] / "docs"


def blocks(name: str, language: str) -> list[str]:
    text = (DOCS / name).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def commands() -> list[tuple[str, list[str]]]:
    """Each command with the lines below it, in their order."""
    found: list[tuple[str, list[str]]] = []
    for block in blocks("cli.md", "console"):
        for line in block.splitlines():
            if line.startswith("$ seaboard "):
                found.append((line.removeprefix("$ seaboard "), []))
            else:
                found[-1][1].append(line)
    return found


def test_each_command_prints_what_the_page_shows(shell: Shell) -> None:
    for command, shown in commands():
        typed = [line.partition("> ")[2] for line in shown if re.match(r"\w+> ", line)]
        ran = shell(command, *typed)
        printed = iter(re.sub(r"\w+> ", "\n", ran.out + ran.err).splitlines())
        for line in shown:
            if not re.match(r"\w+> ", line):
                pattern = ".*".join(map(re.escape, line.split("…")))
                assert any(re.fullmatch(pattern, each) for each in printed), (command, line)


def test_the_page_shows_every_command() -> None:
    assert {command.split()[0] for command, _ in commands()} == {
        "games", "board", "play", "replay", "simulate", "arena", "rate", "dataset", "perft"
    }  # fmt: skip


def test_the_record_on_the_page_is_canonical_and_sound() -> None:
    (text,) = blocks("records.md", "record")
    assert to_text(parse(text)) == text
    assert final_position(parse(text)).decider == 1


def test_the_python_on_the_page_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    one_game, many_games = blocks("records.md", "python")
    exec(compile(one_game, "records.md", "exec"), {})
    assert (tmp_path / "game.record").exists()
    plan = Plan(Table("nauticus", "standard", 2), ("random",), 1)
    (tmp_path / "games").mkdir()
    play_game(plan, 0, records=tmp_path / "games")
    told: dict[str, Any] = {}
    exec(compile(many_games, "records.md", "exec"), told)
    assert told["wins"].total() >= 1
