"""A match adds up over sessions and machines, and only of bots that play as they did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from bench import outcomes
from bench.outcomes import (
    Going,
    Kept,
    NotTheSame,
    OutOfTime,
    Part,
    Sums,
    estimate,
    joined,
    load,
    save,
    with_games,
)

from seaboard.bots.sources import own_sources
from seaboard.lab.arena import play_all
from seaboard.lab.plan import Plan
from seaboard.lab.results import GameLine
from seaboard.lab.statistics import summarise

from ..lab.synthetic import line, plan_for

PLAN = plan_for("random", "greedy", seed=3)
GAMES = 6


@pytest.fixture(scope="module")
def lines() -> list[GameLine]:
    """The whole match, played at once."""
    return list(play_all(PLAN, range(GAMES), jobs=1))


class Clone:
    """A folder with what was committed of a match, in which nothing else was played."""

    def __init__(self, folder: Path, file: Path | None = None) -> None:
        self.folder = folder
        self.file = folder / "outcomes.json"
        save(self.file, {} if file is None else load(file))

    def go_on(self, part: Part = outcomes.WHOLE, until: float | None = None) -> Kept:
        def keep(kept: Kept) -> None:
            save(self.file, {"match": kept})

        going = Going(PLAN, self.folder / "raw" / "m.jsonl", keep, load(self.file).get("match"))
        going.play(GAMES, part, until)
        return load(self.file)["match"]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, lines: list[GameLine]) -> list[int]:
    """The numbers of the games that are played from now on; each comes out as it always does."""
    numbers: list[int] = []

    def play_game(plan: Plan, number: int, **_: object) -> GameLine:
        numbers.append(number)
        return lines[number]

    monkeypatch.setattr("seaboard.lab.arena.play_game", play_game)
    monkeypatch.setattr(outcomes, "play_game", play_game)
    return numbers


def test_a_fresh_clone_plays_only_the_groups_that_are_missing(
    tmp_path: Path, lines: list[GameLine], played: list[int]
) -> None:
    first = Clone(_folder(tmp_path, "first"))
    save(first.file, {"match": with_games(_begun(), PLAN, lines[:3])})  # the third has no partner
    second = Clone(_folder(tmp_path, "second"), first.file)
    there, whole = second.go_on(), with_games(_begun(), PLAN, lines)
    assert (there.groups, there.points, there.first) == (whole.groups, whole.points, whole.first)
    assert played == [2, 3, 4, 5]


def test_the_clock_stops_it_and_what_was_played_is_kept(
    tmp_path: Path, lines: list[GameLine], played: list[int]
) -> None:
    clone = Clone(tmp_path)
    with pytest.raises(OutOfTime):
        clone.go_on(until=0.0)
    assert played == []
    clone.go_on()
    assert played == list(range(GAMES))


def test_a_group_that_was_cut_off_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: list[int]
) -> None:
    clone = Clone(tmp_path)
    looks = iter([0.0, 0.0, 0.0, 0.0, 9.0])  # before the first game, and after each
    monkeypatch.setattr("bench.outcomes.time.time", lambda: next(looks))
    with pytest.raises(OutOfTime):
        clone.go_on(until=5.0)
    assert (played, load(clone.file)["match"].games) == ([0, 1, 2, 3], 4)
    clone.go_on()
    assert played == list(range(GAMES))


def test_the_interval_is_that_of_the_arena(lines: list[GameLine]) -> None:
    summary = summarise(PLAN, lines, ["0", "1"])
    assert estimate(PLAN, with_games(_begun(), PLAN, lines)) == summary.bots[-1].wins


@pytest.mark.parametrize(
    ("seats", "places", "sign"),
    [
        (3, (1, 2, 3), "10"),
        (4, (1, 1, 1, 1), "="),
        (4, (1, 1, 1, 4), "<>"),
        (4, (2, 1, 1, 1), "<>"),
    ],
)
def test_a_shared_first_place_is_shared(seats: int, places: Sequence[int], sign: str) -> None:
    plan = plan_for("random", "greedy", seats=seats)
    size = plan.group_size
    kept = with_games(_begun(), plan, [line(plan, game, places) for game in range(size)])
    assert set(kept.by_number[0]) <= set(sign)
    shares = summarise(plan, [line(plan, game, places) for game in range(size)], "0123"[:seats])
    assert estimate(plan, kept).value == pytest.approx(shares.bots[-1].wins.value)


def test_other_sources_whose_games_end_alike_are_gone_on_with(
    tmp_path: Path, lines: list[GameLine], played: list[int]
) -> None:
    clone = Clone(tmp_path)
    older = replace(with_games(_begun(), PLAN, lines[:4]), sources="older")
    save(clone.file, {"match": older})
    assert clone.go_on().games == GAMES
    assert played == [0, 4, 5]
    assert load(clone.file)["match"].sources == own_sources()


def test_a_changed_bot_begins_anew(
    tmp_path: Path, lines: list[GameLine], played: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    clone = Clone(tmp_path)
    other = replace(
        with_games(_begun(), PLAN, lines[:4]), sources="older", first=(0, "ends otherwise")
    )
    save(clone.file, {"match": other})
    clone.go_on()
    assert played == [0, *range(GAMES)]
    assert "begins anew" in capsys.readouterr().out


def test_another_seed_begins_anew(tmp_path: Path, lines: list[GameLine], played: list[int]) -> None:
    clone = Clone(tmp_path)
    save(clone.file, {"match": replace(with_games(_begun(), PLAN, lines), seed=4)})
    clone.go_on()
    assert played == list(range(GAMES))


def test_sums_stay_until_as_many_games_are_there(lines: list[GameLine]) -> None:
    begun = replace(_begun(), sums=Sums(games=4, share=50.0))
    assert with_games(begun, PLAN, lines[:2]).sums is not None
    assert with_games(begun, PLAN, lines[:4]).sums is None


def test_two_machines_share_a_match(
    tmp_path: Path, lines: list[GameLine], played: list[int]
) -> None:
    one = Clone(_folder(tmp_path, "one")).go_on(Part(0, 2))
    assert played == [0, 1, 4, 5]
    other = Clone(_folder(tmp_path, "other")).go_on(Part(1, 2))
    whole = with_games(_begun(), PLAN, lines)
    assert joined(one, other).groups == joined(other, one).groups == whole.groups
    assert joined(one, other).points == whole.points
    assert joined(one, whole) == whole


def test_bots_that_play_otherwise_are_not_put_together(lines: list[GameLine]) -> None:
    kept = with_games(_begun(), PLAN, lines[:4])
    with pytest.raises(NotTheSame, match="seed"):
        joined(kept, replace(kept, seed=4))
    with pytest.raises(NotTheSame, match="otherwise"):
        joined(kept, replace(kept, groups="== =="))
    with pytest.raises(NotTheSame, match="otherwise"):
        joined(kept, replace(kept, groups=". . 11", sources="older"))


def _begun() -> Kept:
    return Kept(PLAN.bots, PLAN.seed, own_sources())


def _folder(parent: Path, name: str) -> Path:
    folder = parent / name
    folder.mkdir()
    return folder
