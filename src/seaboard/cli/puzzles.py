"""`seaboard puzzles`: find puzzles in games of bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter, validators

from ..games import get_game
from ..games.api import Game
from ..lab.processors import processors
from ..lab.puzzle_files import PuzzleFile, find_more, verdicts_on
from ..lab.puzzling import DEEP_PLAYOUTS, Plan
from ..puzzles.reading import GRADES, Puzzle
from .progress import progress
from .setup import EXAMPLE, POSITIVE, BadInput, GameName, JobsOption
from .warming import warm

_EPILOGUE = f"""\
Bots play; a decision becomes a puzzle if one move is clearly the best by a deep comparison of all \
legal moves, and weaker levels are tempted by another. Every mode and number of players has its \
turn. What is found is kept at once, with how far the search has come: after an interruption the \
same command goes on. Other settings begin another search for the same file, and what was dropped \
from it is not found again. docs/puzzles.md tells how it is found and what a line says.

Examples:
  seaboard puzzles {EXAMPLE} --out puzzles.jsonl --count 20 --seed 1
  seaboard puzzles {EXAMPLE} --out puzzles.jsonl --count 400 --seed 1 --jobs 2
  seaboard puzzles {EXAMPLE} --out puzzles.jsonl --check 77 --playouts 4000
  seaboard puzzles {EXAMPLE} --out puzzles.jsonl --drop 0123456789
"""
GRADE = validators.Number(gte=GRADES[0], lte=GRADES[-1])
app = App(name="puzzles", help_epilogue=_EPILOGUE)


@app.default
def puzzles(
    game: GameName,
    /,
    *,
    out: Annotated[Path, Parameter(help="The file that gets the puzzles, or has some already.")],
    number: Annotated[
        int,
        Parameter(
            name="--count",
            help="How many it is to hold, with --theme of these.",
            validator=POSITIVE,
        ),
    ] = 100,
    seed: Annotated[
        int, Parameter(help="Of all random numbers.", validator=validators.Number(gte=0))
    ] = 0,
    playouts: Annotated[
        int,
        Parameter(
            help="Of the deep comparison, for each move in each of eight batches.",
            validator=validators.Number(gte=10, lte=1_000_000),
        ),
    ] = DEEP_PLAYOUTS,
    games: Annotated[
        int | None, Parameter(help="Stop after that many games.", validator=POSITIVE)
    ] = None,
    theme: Annotated[
        tuple[str, ...], Parameter(help="Only puzzles of that theme; may be given several times.")
    ] = (),
    check: Annotated[
        int | None,
        Parameter(
            help="Find none: compare those of the file anew, with this seed, and drop those whose"
            " solution is not clearly the best any more; what has stood just that is left out.",
            validator=validators.Number(gte=0),
        ),
    ] = None,
    grade: Annotated[
        int,
        Parameter(help="With --check: only those at least as hard, from 1 to 5.", validator=GRADE),
    ] = 1,
    drop: Annotated[
        tuple[str, ...],
        Parameter(help="Find none: drop the puzzle of that id; may be given several times."),
    ] = (),
    jobs: JobsOption = None,
) -> None:
    """Find puzzles in games of bots."""
    found = get_game(game)
    _check_themes(found, theme)
    if drop:
        _drop(_existing(out, found), drop)
        return
    if check is not None:
        file = _existing(out, found)
        warm(found)
        _compare_anew(file, _like(file, theme, grade), playouts, check, jobs or processors())
        return
    if not out.parent.is_dir():
        raise BadInput(f"--out {out}: there is no folder {out.parent}")
    warm(found)
    plan = Plan(seed, playouts)
    file = PuzzleFile(out, found)
    search = file.search(plan, theme)
    before, held = len(file.puzzles), len(_like(file, theme))
    with (
        progress("Puzzles", max(0, number - held)) as advance,
        closing(find_more(found, plan, search.next_game, jobs or processors(), theme)) as more,
    ):
        played = 0
        while held < number and (games is None or played < games):
            new = file.keep(next(more), search, number - held)
            advance(new)
            held += new
            played += 1
    print(f"{out}: {len(file.puzzles)} puzzles, {len(file.puzzles) - before} of them new")
    for name, counted in (
        ("grade", Counter(str(puzzle.grade) for puzzle in file.puzzles)),
        ("theme", Counter(theme for puzzle in file.puzzles for theme in puzzle.themes)),
    ):
        print(f"{name}: " + ", ".join(f"{key} {times}" for key, times in sorted(counted.items())))


def _existing(path: Path, game: Game) -> PuzzleFile:
    if not path.is_file():
        raise BadInput(f"--out {path}: there is no such file")
    return PuzzleFile(path, game)


def _like(file: PuzzleFile, themes: Sequence[str], grade: int = GRADES[0]) -> list[Puzzle]:
    """Those that are at least as hard and have one of the themes, if any are given."""
    return [
        puzzle
        for puzzle in file.puzzles
        if puzzle.grade >= grade and (not themes or not set(themes).isdisjoint(puzzle.themes))
    ]


def _drop(file: PuzzleFile, ids: Sequence[str]) -> None:
    known = {puzzle.id: puzzle for puzzle in file.puzzles}
    if unknown := [identity for identity in ids if identity not in known]:
        raise BadInput(f"--drop {unknown[0]}: there is no such puzzle in the file")
    for identity in dict.fromkeys(ids):
        file.drop(known[identity])
    print(f"{len(file.puzzles)} left")


def _compare_anew(
    file: PuzzleFile, puzzles: Sequence[Puzzle], playouts: int, seed: int, jobs: int
) -> None:
    asked = [puzzle for puzzle in puzzles if (seed, playouts) not in puzzle.stood]
    dropped = 0
    with (
        progress("Puzzles", len(asked)) as advance,
        closing(verdicts_on(asked, playouts, seed, jobs)) as verdicts,
    ):
        for puzzle, verdict in verdicts:
            if verdict.holds:
                file.held(puzzle, seed, playouts)
            else:
                file.drop(puzzle)
                dropped += 1
                print(
                    f"{puzzle.id}: {puzzle.solution} leads {verdict.rival} by"
                    f" {100 * verdict.loss:.1f} ± {100 * verdict.margin:.1f} of a hundred: dropped",
                    flush=True,
                )
            advance(1)
    print(f"{len(asked)} compared anew, {dropped} dropped, {len(file.puzzles)} left")


def _check_themes(game: Game, themes: tuple[str, ...]) -> None:
    part = game.part("themes")
    known: tuple[str, ...] = () if part is None else part.THEMES
    for theme in themes:
        if theme not in known:
            raise BadInput(f"--theme {theme}: {game.title} has {', '.join(known) or 'no themes'}")
