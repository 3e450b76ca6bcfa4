"""A file of puzzles that grows: it keeps what it has, whatever happens, and is gone on with."""

from __future__ import annotations

import json
from collections.abc import Collection, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from itertools import count
from multiprocessing import get_context
from pathlib import Path

from ..games import get_game
from ..games.api import Game, SeaboardError
from ..puzzles.reading import Puzzle, puzzle_from, read_puzzles, to_line
from .puzzling import Finder, Head, Plan, Verdict, verdict_on


class OtherPlan(SeaboardError):
    """A file that was begun in another way than it is to be gone on with."""


class PuzzleFile:
    """The puzzles in a file; opened, it holds what was found before."""

    def __init__(self, path: Path, head: Head) -> None:
        self._path, self._head = path, head
        self.puzzles: list[Puzzle] = []
        begun = path.read_text(encoding="utf-8") if path.exists() else ""
        whole = begun[: begun.rfind("\n") + 1]  # what was cut off in the middle is found again
        lines = whole.splitlines()
        if lines:
            self.puzzles = read_puzzles(head.game, lines)
            if (made := json.loads(lines[0])["made"]) != head.data()["made"]:
                raise OtherPlan(f"{path}: it was begun with {made}; go on so, or name another file")
        else:
            whole = json.dumps(head.data()) + "\n"
        if whole != begun:
            path.write_text(whole, encoding="utf-8")

    @property
    def next_game(self) -> int:
        """The number of the game to go on with; those of the last one may not be all there."""
        return max((puzzle.made[2] for puzzle in self.puzzles), default=0)

    def add(self, puzzle: Puzzle) -> bool:
        """Keep a puzzle, unless it is there; whether it was added."""
        if any(puzzle.id == each.id for each in self.puzzles):
            return False
        with self._path.open("a", encoding="utf-8") as file:
            file.write(to_line(puzzle) + "\n")
        self.puzzles.append(puzzle)
        return True

    def drop(self, gone: Collection[Puzzle]) -> None:
        """Take puzzles out of the file."""
        ids = {puzzle.id for puzzle in gone}
        head, *lines = self._path.read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if json.loads(line)["id"] not in ids]
        self._path.write_text("".join([head, *kept]), encoding="utf-8")
        self.puzzles = [puzzle for puzzle in self.puzzles if puzzle.id not in ids]


def plan_of(path: Path) -> Plan:
    """The plan by which the puzzles of a file were found."""
    with path.open(encoding="utf-8") as file:
        made = json.loads(file.readline())["made"]
    return Plan(**{**made, "moves": tuple(made["moves"])})


def verdicts_on(
    puzzles: Sequence[Puzzle], playouts: int, seed: int, jobs: int
) -> Iterator[tuple[Puzzle, Verdict]]:
    """What another comparison says of each, one after another; `jobs` processes compare."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        asked = [
            pool.submit(_verdict, puzzle.game.name, to_line(puzzle), playouts, seed)
            for puzzle in puzzles
        ]
        for puzzle, verdict in zip(puzzles, asked, strict=True):
            yield puzzle, verdict.result()


def _verdict(game: str, line: str, playouts: int, seed: int) -> Verdict:
    """In another process, which gets the puzzle as its line."""
    return verdict_on(puzzle_from(get_game(game), json.loads(line)), playouts, seed)


def find_more(
    game: Game, plan: Plan, first: int, jobs: int, themes: Collection[str] = ()
) -> Generator[list[Puzzle], None, None]:
    """The puzzles of one game after another, without end; `jobs` processes play them. With
    `themes`, only those that have one of them.
    """
    if jobs == 1:
        with closing(Finder(game, plan, themes)) as finder:
            yield from map(finder.play, count(first))
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        waiting: list[Future[list[str]]] = []
        try:
            for number in count(first):
                waiting.append(pool.submit(_play, game.name, plan, number, tuple(themes)))
                if len(waiting) == 2 * jobs:
                    yield _read(game, waiting.pop(0).result())
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _play(game: str, plan: Plan, number: int, themes: Collection[str]) -> list[str]:
    """In another process, which gives puzzles as lines."""
    with closing(Finder(get_game(game), plan, themes)) as finder:
        return [to_line(puzzle) for puzzle in finder.play(number)]


def _read(game: Game, lines: list[str]) -> list[Puzzle]:
    return [puzzle_from(game, json.loads(line)) for line in lines]
