"""Puzzles over HTTP. Whoever solves them need not have a name, and nothing of it is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from .. import puzzles
from ..games import installed_games
from ..puzzles.shapes import DailyPuzzle, HintOut, NextPuzzle, PuzzleList, PuzzleOut, TryOut
from ..tables.refusals import Refused
from . import messages as m
from .http import ERRORS, Json, MaybePerson, RunningServer, id_of
from .middleware import client_address

Name = Annotated[str, Path(max_length=60)]
Identity = Annotated[str, Path(pattern=r"^[0-9a-f]{10}$")]
Theme = Annotated[str | None, Query(max_length=60, description="none: all themes")]
Grade = Annotated[
    int | None,
    Query(ge=puzzles.GRADES[0], le=puzzles.GRADES[-1], description="1 is easy; none: all"),
]


def _check(game: Name, request: Request, person: MaybePerson, server: RunningServer) -> None:
    """Puzzles are read and positions set up for anybody, but not without end."""
    server.rate_limits.lessons.check(id_of(person) or client_address(request.scope))
    if game not in installed_games():
        raise Refused("not-found", "no such game")


router = APIRouter(
    prefix="/api/games/{game}/puzzles", responses=ERRORS, dependencies=[Depends(_check)]
)


@router.get("", response_model=PuzzleList)
async def list_of_puzzles(game: Name, theme: Theme = None, grade: Grade = None) -> Response:
    """The puzzles of a game, with its themes and grades."""
    return await _answer(puzzles.list_puzzles, game, theme, grade)


@router.get("/daily", response_model=DailyPuzzle)
async def daily_puzzle(game: Name) -> Response:
    """The puzzle of the day, by Greenwich: the same for everybody."""
    return await _answer(puzzles.daily, game, datetime.now(UTC).date())


@router.post("/next", response_model=NextPuzzle)
async def next_puzzle(game: Name, given: m.PuzzleRun) -> Response:
    """The next puzzle of a run; none when all are done."""
    return await _answer(
        puzzles.following, game, given.theme, given.grade, frozenset(given.done), given.run
    )


@router.get("/{puzzle}", response_model=PuzzleOut)
async def one_puzzle(game: Name, puzzle: Identity) -> Response:
    """A puzzle as it is asked, without its solution."""
    return await _answer(puzzles.show_puzzle, game, puzzle)


@router.get("/{puzzle}/hint", response_model=HintOut)
async def puzzle_hint(game: Name, puzzle: Identity) -> Response:
    """The themes of a puzzle, and some moves of which one is the solution."""
    return await _answer(puzzles.give_hint, game, puzzle)


@router.post("/{puzzle}", response_model=TryOut)
async def try_puzzle(game: Name, puzzle: Identity, given: m.PuzzleTry) -> Response:
    """What becomes of a move; without one, the solution."""
    if given.move is None:
        return await _answer(puzzles.give_up, game, puzzle)
    return await _answer(puzzles.try_move, game, puzzle, given.move)


async def _answer(ask: Callable[..., Any], *given: Any) -> Response:
    """In another thread: positions are set up, and the first question reads the file."""
    try:
        return Json(await asyncio.to_thread(ask, *given))
    except puzzles.UnknownPuzzle as error:
        raise Refused("not-found", str(error)) from None
