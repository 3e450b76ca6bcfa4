"""The documents tell of the bots' matches what is kept of them, and no more."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from bench import strengths
from bench.outcomes import Kept, Sums, load, save
from bench.strengths import GUIDE, NOTES, RESULTS, Match, join, matches, page, result, row, tables

TEXTS = {file.name: file.read_text(encoding="utf-8") for file in (GUIDE, NOTES)}
KNOWN = load(RESULTS)
(MATCH,) = (match for match in matches() if match.name == "nauticus-2-levels-4-5")


@pytest.mark.parametrize("match", matches(), ids=lambda match: match.name)
def test_the_notes_tell_of_it_with_its_command_and_what_it_has_said(match: Match) -> None:
    assert f"`seaboard arena {match.plan.table.game} --jobs 1 …`" in TEXTS["bots-lab.md"]
    assert row(match, KNOWN.get(match.name)) in TEXTS["bots-lab.md"]


@pytest.mark.parametrize("name", TEXTS)
def test_the_tables_are_those_of_the_results(name: str) -> None:
    assert page(TEXTS[name]) == TEXTS[name], "python -m bench.strengths --page writes them anew"
    assert "<!-- begin " in TEXTS[name]


def test_what_is_kept_belongs_to_a_match_as_it_would_be_played_now() -> None:
    named = {match.name: match for match in matches()}
    for name, kept in KNOWN.items():
        assert (kept.bots, kept.seed) == (named[name].bots, named[name].seed), name


def test_a_level_is_said_to_beat_the_one_below_only_where_its_interval_shows_it() -> None:
    found = [result(match, KNOWN.get(match.name)) for match in matches()]
    for each in filter(None, found):
        low = 0.0 if each.interval is None else each.interval[0]
        assert each.told.startswith("not shown") == (low <= 50)


def test_what_was_found_on_another_seed_is_told_before_the_match_is_played_too() -> None:
    noted = replace(MATCH, note="on seed 21 it was 65.0 % of 120 games")
    assert "not measured yet; on seed 21 it was 65.0 % of 120 games" in row(noted, None)


def test_a_match_that_was_stopped_says_so() -> None:
    kept = Kept(MATCH.bots, MATCH.seed, "s", (0, "end"), "10 11", ((0.0, 1),) * 2, ((0.0, 1),) * 2)
    assert "wins 75.0 %" in row(MATCH, kept)
    assert "4 games, stopped there for want of time" in row(MATCH, kept)
    whole = replace(kept, groups=" ".join(["11"] * (MATCH.games // 2)))
    assert "stopped" not in row(MATCH, whole)


def test_sums_of_older_games_are_told_as_such_until_as_many_are_played_anew() -> None:
    kept = Kept(MATCH.bots, MATCH.seed, groups="11", sums=Sums(40, 70.0, (55.0, 85.0), "5 ms"))
    assert "wins 70.0 % (55.0 to 85.0 %), 5 ms" in row(MATCH, kept)
    assert "its groups were not kept" in row(MATCH, kept)


def test_what_another_machine_has_played_is_added_where_it_fits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "here.json"
    monkeypatch.setattr(strengths, "RESULTS", file)
    here = Kept(MATCH.bots, MATCH.seed, "s", (0, "end"), "11 .")
    save(file, {"one": here, "two": here})
    there = replace(here, groups=". 10")
    join({"one": there, "two": replace(there, sources="other"), "three": there})
    assert {name: kept.groups for name, kept in load(file).items()} == {
        "one": "11 10",
        "two": "11 .",
        "three": ". 10",
    }
    assert capsys.readouterr().out.startswith("two: left as it was")


def test_ratings_add_up_from_the_mate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.json"
    monkeypatch.setattr(strengths, "RESULTS", file)
    won = Sums(games=99_999, share=75.975)  # by 200 points more one wins so many
    named = {match.name: match for match in matches()}
    save(
        file,
        {
            name: Kept(named[name].bots, named[name].seed, sums=won)
            for name in (f"nauticus-2-levels-{rank}-{rank + 1}" for rank in (2, 3, 4))
        },
    )
    ratings = [line.split("|")[2].strip() for line in tables()["rating points"].splitlines()[2:]]
    assert ratings == ["not measured", "800", "1,000", "1,200", "1,400", "not measured"]
