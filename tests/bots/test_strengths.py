"""The matches of the document are those that can be played again."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.strengths import Match, matches

DOCUMENT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("match", matches(), ids=lambda match: match.name)
def test_the_document_tells_of_it_with_its_command(match: Match) -> None:
    game, *options = match.command()[1:]
    beginning = ["--jobs", "1"]
    assert options[:2] == beginning
    assert f"`seaboard arena {game} {' '.join(beginning)} …`" in DOCUMENT
    assert f"| `{' '.join(options[2:])}`" in DOCUMENT


def test_every_command_of_the_document_is_a_match() -> None:
    told = [line.split("|")[2] for line in DOCUMENT.splitlines() if "| `--" in line]
    assert len(told) == len(matches())
