"""Lessons over HTTP. Whoever learns need not have a name, and nothing of it is stored."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from ..games import installed_games
from ..lessons import UnknownLesson, list_lessons, play_lesson
from ..lessons.shapes import LessonList, LessonOut
from ..locales import LANGUAGES
from ..tables.refusals import Refused
from . import messages as m
from .http import ERRORS, Json, MaybePerson, RunningServer, id_of
from .middleware import client_address

router = APIRouter(prefix="/api/games/{game}/lessons", responses=ERRORS)

Name = Annotated[str, Path(max_length=60)]


@router.get("/{language}", response_model=LessonList)
async def lessons(game: Name, language: Name) -> Response:
    """A game's lessons, what its coach says, and the words of both."""
    if game not in installed_games() or language not in LANGUAGES:
        raise Refused("not-found", "no such game, or no such language")
    return Json(await asyncio.to_thread(list_lessons, game, language))


@router.post("/{lesson}", response_model=LessonOut)
async def lesson_step(
    game: Name,
    lesson: Name,
    given: m.LessonAnswer,
    request: Request,
    person: MaybePerson,
    server: RunningServer,
) -> Response:
    """A lesson after the answers given so far, and what becomes of the next one."""
    server.rate_limits.lessons.check(id_of(person) or client_address(request.scope))
    if game not in installed_games():
        raise Refused("not-found", "no such game")
    try:
        return Json(await asyncio.to_thread(play_lesson, game, lesson, given.answers, given.move))
    except UnknownLesson as error:
        raise Refused("not-found", str(error)) from None
