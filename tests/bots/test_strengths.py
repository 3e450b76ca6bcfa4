"""The matches of the document are those that can be played again."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.strengths import Match, matches, page, results

DOCUMENT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("match", matches(), ids=lambda match: match.name)
def test_the_document_tells_of_it_with_its_command(match: Match) -> None:
    game, *options = match.command()[1:]
    beginning = ["--jobs", "1"]
    assert options[:2] == beginning
    assert f"`seaboard arena {game} {' '.join(beginning)} …`" in DOCUMENT
    assert f"| `{' '.join(options[2:])}`" in DOCUMENT


@pytest.mark.parametrize("match", matches(), ids=lambda match: match.name)
def test_the_document_tells_what_the_match_has_said(match: Match) -> None:
    (row,) = (
        line
        for line in DOCUMENT.splitlines()
        if line.split("|")[2:3] == [f" `{' '.join(match.command()[4:])}` "]
    )
    result = results().get(match.name)
    if result is None:
        told = "not measured yet" in row or "-levels-" not in match.name
        assert told, "nothing is stored of it"
    else:
        assert (result.bots, result.seed) == (match.bots, match.seed)
        assert f"wins {result}" in row.replace(" of the first places", "")
        assert result.games == match.games or f"{result.games} games, stopped there" in row


def test_a_level_is_said_to_beat_the_one_below_only_where_its_interval_shows_it() -> None:
    assert page(DOCUMENT) == DOCUMENT, "python -m bench.strengths --page writes it anew"
    assert "<!-- begin levels -->" in DOCUMENT
    for name, result in results().items():
        low = 0.0 if result.interval is None else result.interval[0]
        assert result.told.startswith("not shown") == (low <= 50), name


def test_every_command_of_the_document_is_a_match() -> None:
    told = [line.split("|")[2] for line in DOCUMENT.splitlines() if "| `--" in line]
    assert len(told) == len(matches())
