"""A file of puzzles that grows: it keeps what it has, whatever happens, and is gone on with.

Its first line tells how far each search has come and what was dropped, so that no game is searched
twice and nothing that was dropped comes back.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from ..games import get_game
from ..games.api import Game, as_data
from ..puzzles.reading import FORMAT, Puzzle, puzzle_from, read_puzzles, to_line
from .puzzling import Finder, Plan, Verdict, verdict_on


@dataclass(slots=True)
class Search:
    """One way of looking for puzzles, and the number of the game with which it goes on."""

    plan: dict[str, Any]  # as data: settings of an older version need not be those of a `Plan`
    themes: list[str]  # the wanted ones; none: any
    next_game: int


class PuzzleFile:
    """The puzzles in a file; opened, it holds what was found before.

    Each change writes the file anew and puts it in the place of the old one, so that it is whole
    whenever it ends.
    """

    def __init__(self, path: Path, game: Game) -> None:
        self._path, self._game = path, game
        self._lines: dict[str, str] = {}  # by id
        self.puzzles: list[Puzzle] = []
        self.searches: list[Search] = []
        self.dropped: set[str] = set()
        if path.exists() and (lines := path.read_text(encoding="utf-8").splitlines()):
            self.puzzles = read_puzzles(game, lines)
            head = json.loads(lines[0])
            self.searches = [Search(**search) for search in head["searches"]]
            self.dropped = set(head["dropped"])
            for puzzle, line in zip(self.puzzles, lines[1:], strict=True):
                self._lines[puzzle.id] = line

    def search(self, plan: Plan, themes: Collection[str] = ()) -> Search:
        """How far the search by that plan for these themes has come; it may begin now."""
        begun = Search(as_data(plan), sorted(set(themes)), 0)
        for search in self.searches:
            if (search.plan, search.themes) == (begun.plan, begun.themes):
                return search
        self.searches.append(begun)
        return begun

    def keep(self, puzzles: Sequence[Puzzle], search: Search, room: int) -> int:
        """Keep what a search has found in its next game, but no more than there is room for; how
        many are new. What was dropped stays so; a game of which not all is kept comes once more.
        """
        new = [
            puzzle
            for puzzle in puzzles
            if puzzle.id not in self._lines and puzzle.id not in self.dropped
        ]
        kept = new[:room]
        self.puzzles += kept
        self._lines.update((puzzle.id, to_line(puzzle)) for puzzle in kept)
        search.next_game += kept == new
        self._write()
        return len(kept)

    def drop(self, puzzle: Puzzle) -> None:
        """Take a puzzle out; no search brings it back."""
        self.puzzles.remove(puzzle)
        del self._lines[puzzle.id]
        self.dropped.add(puzzle.id)
        self._write()

    def held(self, puzzle: Puzzle, seed: int, playouts: int) -> None:
        """Write down that the puzzle has stood that comparison."""
        stood = replace(puzzle, stood=(*puzzle.stood, (seed, playouts)))
        self.puzzles[self.puzzles.index(puzzle)] = stood
        self._lines[puzzle.id] = to_line(stood)
        self._write()

    def _write(self) -> None:
        head = {
            "format": FORMAT,
            "game": self._game.name,
            "rules": self._game.rules_version,
            "searches": as_data(self.searches),
            "dropped": sorted(self.dropped),
        }
        lines = [json.dumps(head), *self._lines.values()]
        written = self._path.with_name(f"{self._path.name}.new")
        written.write_text("\n".join(lines) + "\n", encoding="utf-8")
        written.replace(self._path)


def verdicts_on(
    puzzles: Sequence[Puzzle], playouts: int, seed: int, jobs: int
) -> Generator[tuple[Puzzle, Verdict], None, None]:
    """What another comparison says of each, one after another; `jobs` processes compare."""
    with _processes(jobs) as submit:
        asked = [
            submit(_verdict, puzzle.game.name, to_line(puzzle), playouts, seed)
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
    with _processes(jobs) as submit:
        waiting: list[Future[list[str]]] = []
        for number in count(first):
            waiting.append(submit(_play, game.name, plan, number, tuple(themes)))
            if len(waiting) == 2 * jobs:
                yield _read(game, waiting.pop(0).result())


@contextmanager
def _processes(jobs: int) -> Iterator[Callable[..., Future[Any]]]:
    """Where to submit work; what is still waiting when it ends is not begun."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            yield pool.submit
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _play(game: str, plan: Plan, number: int, themes: Collection[str]) -> list[str]:
    """In another process, which gives puzzles as lines."""
    with closing(Finder(get_game(game), plan, themes)) as finder:
        return [to_line(puzzle) for puzzle in finder.play(number)]


def _read(game: Game, lines: list[str]) -> list[Puzzle]:
    return [puzzle_from(game, json.loads(line)) for line in lines]
