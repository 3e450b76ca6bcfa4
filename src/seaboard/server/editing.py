"""Positions set up by hand, over HTTP. Whoever edits need not have a name, and nothing is stored.

Only what was sent is looked at, never a table: what is hidden there cannot be asked for here.
"""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from .. import editor
from ..editor.shapes import EditAdvice, EditChecked, EditLine, EditorOut, EditPlayed
from ..games import installed_games
from ..games.api import BadPosition, IllegalMove, InvalidMove, Position, SeaboardError
from ..puzzles import UnknownPuzzle
from ..tables.refusals import Refused, illegal
from . import messages as m
from .http import ERRORS, Json, MaybePerson, RunningServer, id_of
from .middleware import client_address

Name = Annotated[str, Path(max_length=60)]
_chance: Final = SystemRandom()


def _whose(request: Request, person: MaybePerson) -> str:
    return id_of(person) or client_address(request.scope)


Whose = Annotated[str, Depends(_whose)]


def _check(game: Name, whose: Whose, server: RunningServer) -> None:
    """Positions are set up for anybody, but not without end."""
    server.rate_limits.lessons.check(whose)
    if game not in installed_games():
        raise Refused("not-found", "no such game")


router = APIRouter(
    prefix="/api/games/{game}/editor", responses=ERRORS, dependencies=[Depends(_check)]
)


@router.get("", response_model=EditorOut)
async def begin_editing(
    game: Name,
    mode: Annotated[str | None, Query(max_length=60)] = None,
    seats: Annotated[int | None, Query(ge=1, le=9)] = None,
    start: Literal["new", "middle"] = "new",
    puzzle: Annotated[str | None, Query(max_length=60)] = None,
) -> Response:
    """A position to begin with, a new game, the middle of some game or the position of a puzzle,
    and the form for it.
    """

    def begun() -> EditorOut:
        if puzzle is not None:
            return editor.begin_with_puzzle(game, puzzle)
        return editor.begin(game, mode, seats, _chance, middle=start == "middle")

    try:
        return Json(await asyncio.to_thread(begun))
    except (editor.NotEditable, UnknownPuzzle) as error:
        raise Refused("not-found", str(error)) from None
    except SeaboardError as error:
        raise Refused("bad-input", str(error)) from None


@router.post("", response_model=EditChecked)
async def check_position(game: Name, given: m.Edited) -> Response:
    """The position with its legal moves, or why there cannot be such a one."""
    try:
        return Json(await asyncio.to_thread(editor.check, game, given.position))
    except editor.NotEditable as error:
        raise Refused("not-found", str(error)) from None


@router.post("/best", response_model=EditAdvice)
async def best_moves(game: Name, given: m.Edited, whose: Whose, server: RunningServer) -> Response:
    """The best moves, by the same thinkers as hints at a table, and how play would go on."""
    server.rate_limits.hints.check(whose)
    position = await _decided(game, given.position)
    return Json(await server.registry.advise(position, None))


@router.post("/line", response_model=EditLine)
async def follow_line(game: Name, given: m.EditedLine) -> Response:
    """Where some moves lead, one after another, as far as only players decide."""
    position = await _decided(game, given.position)
    try:
        return Json(await asyncio.to_thread(editor.follow, position, given.moves))
    except (IllegalMove, InvalidMove) as error:
        raise illegal(error) from None
    except BadPosition as error:
        raise Refused("bad-input", str(error)) from None


@router.post("/move", response_model=EditPlayed)
async def play_on(game: Name, given: m.EditedMove, whose: Whose, server: RunningServer) -> Response:
    """Play on by a move of one's own, or by one of a bot; chance goes on by itself."""
    position = await _decided(game, given.position)
    move = given.move
    if move is None:
        server.rate_limits.hints.check(whose, 0.25)
        move = await server.registry.decide(position, given.bot)
    try:
        return Json(await asyncio.to_thread(editor.play, position, move, _chance))
    except (IllegalMove, InvalidMove) as error:
        raise illegal(error) from None


async def _decided(game: str, data: dict[str, Any]) -> Position:
    """The position, if a player decides there."""
    try:
        position = await asyncio.to_thread(editor.position_of, game, data)
    except editor.NotEditable as error:
        raise Refused("not-found", str(error)) from None
    except BadPosition as error:
        raise Refused("bad-input", str(error)) from None
    if position.over or position.decider < 0:
        raise Refused("not-now", "no player decides in this position")
    return position
