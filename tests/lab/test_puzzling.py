"""Finding puzzles, on a small budget: the sieves, the file that grows, the command."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from seaboard.bots.random import RandomBot
from seaboard.cli import puzzles as command
from seaboard.cli.app import run
from seaboard.games import get_game
from seaboard.games.api import CHANCE, Game, draw
from seaboard.lab import puzzling
from seaboard.lab.puzzle_files import PuzzleFile, Search, find_more
from seaboard.lab.puzzling import (
    Finder,
    Plan,
    Verdict,
    shortened,
    start_of,
    tables_of,
    verdict_on,
)
from seaboard.puzzles import Puzzle, grade_of, puzzles_of, read_puzzles

SMALL = Plan(
    seed=3, playouts=4, sieve=4, glance=30, least_gap=0.01, least_sure=-1, tempted=0,
    least_found=0, most_found=1, moves=(3, 6), per_game=1,
)  # fmt: skip


def _found(game: Game, plan: Plan, number: int) -> list[Puzzle]:
    with closing(Finder(game, plan)) as finder:
        return finder.play(number)


@pytest.mark.parametrize("name", ["nauticus", "nautilus"])
def test_what_is_found_is_a_puzzle_of_the_game_and_found_again(name: str) -> None:
    """The same plan and number give the same puzzles, whose solution leads by the least gap."""
    game = get_game(name)
    number = len(tables_of(game)) - 1
    found = _found(game, SMALL, number)
    assert found
    assert found == _found(game, SMALL, number)
    for puzzle in found:
        position = puzzle.position()
        legal = {str(move) for move in position.legal_moves()}
        assert legal == {puzzle.solution, *puzzle.others}
        assert min(other.loss for other in puzzle.others.values()) >= SMALL.least_gap
        tries = sum(other.tried for other in puzzle.others.values())
        assert tries + sum(puzzle.found.values()) / len(puzzle.found) == pytest.approx(1, abs=0.02)


@pytest.mark.parametrize("name", ["nauticus", "nautilus"])
def test_what_is_found_has_stood_the_comparison_of_the_check(name: str) -> None:
    """By the same playouts in the same worlds: `--check` finds the very figures."""
    game = get_game(name)
    (puzzle,) = _found(game, SMALL, len(tables_of(game)) - 1)
    assert puzzle.stood == ((SMALL.seed, SMALL.playouts),)
    verdict = verdict_on(puzzle, SMALL.playouts, SMALL.seed)
    kept = puzzle.others[verdict.rival]
    assert (round(verdict.loss, 3), round(verdict.margin, 3)) == (kept.loss, kept.margin)
    assert kept.loss == least_loss(puzzle)


def test_where_the_levels_agree_nothing_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are asked first, since that is cheap: what all of them do tempts nobody."""

    def searched(*_: object) -> None:
        raise AssertionError

    game = get_game("nauticus")
    monkeypatch.setattr(Finder, "_glance", searched)
    with closing(Finder(game, SMALL)) as finder:
        monkeypatch.setattr(puzzling, "_chosen", lambda _, position, __: position.legal_moves()[0])
        assert finder.play(0) == []


def test_what_nobody_finds_is_no_puzzle() -> None:
    assert _found(get_game("nauticus"), replace(SMALL, least_found=1.01), 0) == []


def test_a_gap_that_is_not_sure_is_no_puzzle() -> None:
    """Nothing passes where the interval would have to lie above all that can be lost."""
    plan = replace(SMALL, least_sure=1.0, moves=(4, 4))
    assert _found(get_game("nauticus"), plan, 0) == []


def test_a_move_that_tempts_nobody_is_no_puzzle() -> None:
    plan = replace(SMALL, tempted=1.01, moves=(4, 4))
    assert _found(get_game("nauticus"), plan, 0) == []


@pytest.mark.parametrize("name", ["nauticus", "nautilus"])
def test_positions_are_told_shortly_and_set_up_again(name: str) -> None:
    """From the middle of a game of every mode, hidden hands included."""
    game = get_game(name)
    for number in range(len(tables_of(game))):
        position, rng = start_of(game, number), Random(number)
        for _ in range(150):
            by_chance = position.decider == CHANCE
            position.play(draw(position, rng) if by_chance else rng.choice(position.legal_moves()))
        short = shortened(position)
        assert game.set_up(json.loads(json.dumps(short))) == position


def test_only_wanted_themes_are_looked_for() -> None:
    """A game gives others too if nothing is said."""
    game = get_game("nauticus")
    plan = replace(SMALL, per_game=2)
    with closing(Finder(game, plan, ["buying"])) as finder:
        found = finder.play(0)
    assert found
    assert all("buying" in puzzle.themes for puzzle in found)


def test_an_unknown_theme_is_refused_with_those_that_there_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzles.jsonl"
    assert run(["puzzles", "nauticus", "--out", str(path), "--theme", "sunset"]) == 2
    assert "delivery" in capsys.readouterr().err
    assert not path.exists()


def test_the_grade_grows_as_fewer_find_the_move() -> None:
    grades = [grade_of({"a": share, "b": share}) for share in (1.0, 0.5, 0.3, 0.2, 0.0)]
    assert grades == [1, 2, 3, 4, 5]


def test_whoever_has_found_enough_closes_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the last puzzle that is asked for, and if one of them cannot get ready."""
    opened: list[Counting] = []

    def counting(specification: str) -> Counting:
        opened.append(Counting(fails=specification == "none"))
        return opened[-1]

    monkeypatch.setattr(puzzling, "get_bot", counting)
    game = get_game("nauticus")
    with closing(find_more(game, replace(SMALL, moves=(0, 0)), 0, jobs=1)) as more:
        next(more)
    assert opened
    with pytest.raises(OSError, match="no program"):
        Finder(game, replace(SMALL, bot="none"))
    assert [bot.closed for bot in opened] == [1] * len(opened)


class Counting(RandomBot):
    """Counts how often it was closed."""

    def __init__(self, *, fails: bool) -> None:
        super().__init__()
        self.fails, self.closed = fails, 0

    def prepare(self, game: Game) -> None:
        if self.fails:
            raise OSError("no program")

    def close(self) -> None:
        self.closed += 1


def test_a_file_keeps_what_it_has_and_how_far_each_search_has_come(tmp_path: Path) -> None:
    """Other settings or themes are another search, for the same file."""
    game, path = get_game("nauticus"), tmp_path / "puzzles.jsonl"
    first, second, third = puzzles_of("nauticus")[:3]
    file = PuzzleFile(path, game)
    assert file.keep([first], file.search(SMALL), room=9) == 1
    assert file.keep([first], file.search(SMALL), room=9) == 0
    assert file.keep([], file.search(SMALL, ["crowns"]), room=9) == 0
    assert file.keep([first, second, third], file.search(SMALL), room=1) == 1  # to be played again
    again = PuzzleFile(path, game)
    assert again.puzzles == [first, second]
    assert again.search(SMALL).next_game == 2
    assert again.search(SMALL, ["crowns"]).next_game == 1
    assert again.search(replace(SMALL, playouts=5)).next_game == 0
    assert read_puzzles(game, path.read_text(encoding="utf-8").splitlines()) == [first, second]


def test_what_was_dropped_stays_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A search that meets it again leaves it out, and does not begin from the front."""
    game, path = get_game("nauticus"), tmp_path / "puzzles.jsonl"
    first, second = puzzles_of("nauticus")[:2]
    file = PuzzleFile(path, game)
    file.keep([first, second], file.search(SMALL), room=9)
    words = ["puzzles", "nauticus", "--out", str(path), "--drop"]
    assert run([*words, second.id]) == 0
    assert run([*words, second.id]) == 2
    assert "no such puzzle" in capsys.readouterr().err
    again = PuzzleFile(path, game)
    assert again.puzzles == [first]
    assert again.search(SMALL).next_game == 1
    assert again.keep([second], again.search(SMALL), room=9) == 0
    assert again.puzzles == [first]


def test_what_does_not_hold_when_compared_anew_is_dropped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two that ship, one of them with a wrong move for its solution, and one that is not asked;
    asked again in the same way, there is nothing left to compare.
    """
    path = tmp_path / "puzzles.jsonl"
    puzzles = sorted(puzzles_of("nauticus"), key=lambda each: -least_loss(each))
    clear = [puzzle for puzzle in puzzles if puzzle.grade > 1]
    right, spoilt = clear[0], with_another_solution(clear[1])
    unasked = next(puzzle for puzzle in puzzles if puzzle.grade == 1)
    holding(path, right, spoilt, unasked)
    words = ["puzzles", "nauticus", "--out", str(path), "--playouts", "60", "--jobs", "1"]
    words += ["--check", "77", "--grade", "2"]
    assert run(words) == 0
    said = capsys.readouterr().out
    assert re.search(rf"{spoilt.id}: {spoilt.solution} leads .+ by -.+: dropped", said)
    assert "2 compared anew, 1 dropped, 2 left" in said
    stood = replace(right, stood=(*right.stood, (77, 60)))
    assert PuzzleFile(path, get_game("nauticus")).puzzles == [stood, unasked]
    assert run(words) == 0
    assert "0 compared anew, 0 dropped, 2 left" in capsys.readouterr().out


def test_a_check_that_was_broken_off_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What it has found out so far is in the file."""
    path = tmp_path / "puzzles.jsonl"
    bad, good, other = puzzles_of("nauticus")[:3]
    holding(path, bad, good, other)

    def broken_off(asked: Sequence[Puzzle], *_: int) -> Iterator[tuple[Puzzle, Verdict]]:
        yield bad, Verdict("pass", 0.0, 0.01)
        yield good, Verdict("pass", 0.1, 0.01)
        raise KeyboardInterrupt

    words = ["puzzles", "nauticus", "--out", str(path), "--jobs", "1"]
    words += ["--check", "77", "--playouts", "60"]
    with monkeypatch.context() as patched, suppress(KeyboardInterrupt):
        patched.setattr(command, "verdicts_on", broken_off)
        run(words)
    assert [puzzle.id for puzzle in PuzzleFile(path, get_game("nauticus")).puzzles] == [
        good.id, other.id,
    ]  # fmt: skip
    capsys.readouterr()
    assert run(words) == 0
    assert "1 compared anew" in capsys.readouterr().out


def holding(path: Path, *puzzles: Puzzle) -> None:
    """A file with these puzzles."""
    file = PuzzleFile(path, get_game("nauticus"))
    file.keep(puzzles, Search({}, [], 0), room=len(puzzles))


def least_loss(puzzle: Puzzle) -> float:
    return min(other.loss for other in puzzle.others.values())


def with_another_solution(puzzle: Puzzle) -> Puzzle:
    """The same, with its worst move for the solution."""
    worst = max(puzzle.others, key=lambda move: puzzle.others[move].loss)
    others = {**puzzle.others, puzzle.solution: puzzle.others[worst]}
    del others[worst]
    return replace(puzzle, solution=worst, others=others)


def test_the_command_stops_and_says_what_there_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzles.jsonl"
    words = ["puzzles", "nauticus", "--out", str(path), "--count", "2", "--seed", "20"]
    assert run([*words, "--playouts", "20", "--games", "1", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    count = len(path.read_text(encoding="utf-8").splitlines()) - 1
    assert f"{count} puzzles, {count} of them new" in said
    assert run(["puzzles", "nauticus", "--out", str(tmp_path / "no" / "p"), "--jobs", "1"]) == 2
