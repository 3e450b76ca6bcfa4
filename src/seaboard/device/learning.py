"""Lessons and puzzles on the device: the requests about them, as the server answers them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from .. import puzzles
from ..lessons import UnknownLesson, list_lessons, play_lesson
from ..tables.refusals import Refused


def about_lessons(method: str, game: str, name: str, body: Mapping[str, Any]) -> Any:
    """The lessons of a game in a language, or one of them after some answers."""
    try:
        if method == "GET":
            return list_lessons(game, name)
        return play_lesson(game, name, body.get("answers", ()), body.get("move"))
    except UnknownLesson as error:
        raise Refused("not-found", str(error)) from None


def about_puzzles(
    method: str, game: str, rest: list[str], query: Mapping[str, str], body: Mapping[str, Any]
) -> Any:
    """The puzzles of a game: all, one of them, and what becomes of a try."""
    try:
        match method, rest:
            case "GET", []:
                grade = int(query["grade"]) if "grade" in query else None
                return puzzles.list_puzzles(game, query.get("theme"), grade)
            case "GET", ["daily"]:
                return puzzles.daily(game, datetime.now(UTC).date())
            case "POST", ["next"]:
                done = frozenset(body.get("done", ()))
                grade = body.get("grade", puzzles.GRADES[0])
                return puzzles.following(game, body.get("theme"), grade, done, body.get("run", 0))
            case "GET", [puzzle]:
                return puzzles.show_puzzle(game, puzzle)
            case "GET", [puzzle, "hint"]:
                return puzzles.give_hint(game, puzzle)
            case "POST", [puzzle]:
                move = body.get("move")
                if move is None:
                    return puzzles.give_up(game, puzzle)
                return puzzles.try_move(game, puzzle, move)
            case _:
                raise Refused("not-found", "there is nothing there")
    except puzzles.UnknownPuzzle as error:
        raise Refused("not-found", str(error)) from None
