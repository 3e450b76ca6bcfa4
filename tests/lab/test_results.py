"""Results in a file: what was finished stays, and only the same arena goes on with it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from seaboard.lab.plan import Plan
from seaboard.lab.results import BadResults, Header, Store, check_same, read

from .synthetic import plan_for, won_by

PLAN = plan_for("a", "b")


def _written(path: Path, games: int = 3) -> Header:
    header = Header.of(PLAN, 2)
    store = Store.create(path, header)
    for game in reversed(range(games)):
        store.add(won_by(PLAN, game, 0))
    store.close()
    return header


def test_what_was_written_is_read(tmp_path: Path) -> None:
    header = _written(tmp_path / "r.jsonl")
    results = read(tmp_path / "r.jsonl")
    assert results.header == header
    assert results.games == tuple(won_by(PLAN, game, 0) for game in range(3))


def test_the_header_names_versions_and_machine(tmp_path: Path) -> None:
    header = _written(tmp_path / "r.jsonl")
    assert {"python", "numpy", "numba", "openskill"} <= set(header.versions)
    assert header.machine["processors"] == 2
    assert header.plan.bots == ("a", "b")


def test_a_file_is_never_overwritten(tmp_path: Path) -> None:
    header = _written(tmp_path / "r.jsonl")
    with pytest.raises(BadResults, match="exists already; --resume"):
        Store.create(tmp_path / "r.jsonl", header)


def test_a_line_that_was_cut_off_is_dropped_when_the_file_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    _written(path)
    with path.open("ab") as file:
        file.write(b'{"game":3,"gro')
    results = read(path)
    assert len(results.games) == 3
    store = Store.resume(path, results)
    store.add(won_by(PLAN, 3, 0))
    store.close()
    assert [line.game for line in read(path).games] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (replace(PLAN, seed=2), "has the seed 1, not 2"),
        (replace(PLAN, bots=("a", "c")), "has the bots a, b, not a, c"),
        (replace(PLAN, seconds=1.0), r"has the limit in seconds \(none\), not 1.0"),
        (plan_for("a", "b", seats=3), "has the number of players 2, not 3"),
    ],
)
def test_another_arena_is_refused_in_a_sentence(tmp_path: Path, other: Plan, sentence: str) -> None:
    path = tmp_path / "r.jsonl"
    header = _written(path)
    with pytest.raises(BadResults, match=sentence):
        check_same(path, header, Header.of(other, 2))


def test_other_sources_are_refused(tmp_path: Path) -> None:
    header = _written(tmp_path / "r.jsonl")
    with pytest.raises(BadResults, match="other sources"):
        check_same(tmp_path / "r.jsonl", replace(header, sources="other"), header)


def test_the_same_arena_on_another_machine_goes_on(tmp_path: Path) -> None:
    header = _written(tmp_path / "r.jsonl")
    check_same(tmp_path / "r.jsonl", replace(header, machine={}, started="later"), header)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "its header is missing"),
        ("hello\n", "line 1: not the header of an arena"),
        ('{"format":9}\n', "has format 9, this Seaboard reads 1"),
    ],
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "r.jsonl").write_text(text)
    with pytest.raises(BadResults, match=sentence):
        read(tmp_path / "r.jsonl")


def test_a_bad_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    _written(path)
    path.write_text(path.read_text() + '{"game": 4}\n')
    with pytest.raises(BadResults, match="line 5: not the line of a game"):
        read(path)


def test_a_game_with_other_seats_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    _written(path)
    path.write_text(path.read_text().replace('"seating":[0,1]', '"seating":[1,0]'))
    with pytest.raises(BadResults, match="other seats than planned"):
        read(path)
