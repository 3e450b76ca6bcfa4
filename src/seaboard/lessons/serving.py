"""Lessons as messages: what a page asks and what it is told, by whoever runs this.

Nothing is remembered between two questions: a page keeps the answers that were given and sends
them along. So a server needs no room for learners, and the same code serves a page without one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..games import folder_of_game
from ..games.api import as_data
from ..tables.shapes import fact_out, legal_out, reason_out
from .coaching import Moment, first_mode, moments_of
from .playing import READ_ON, LessonRun, Refused, Right, Unwanted, Verdict, resume
from .reading import get_lesson, lessons_of
from .shapes import LessonList, LessonOut, MomentOut, VerdictOut

MOST_ANSWERS: Final = 60  # of any lesson, with room to grow
_FALLBACK: Final = "en"


def list_lessons(game: str, language: str) -> LessonList:
    """The lessons of a game, with the words of its lessons and its coach; in English where it does
    not speak the language.
    """
    words = folder_of_game(game) / "words"
    files = [words / each / "lessons.ftl" for each in (language, _FALLBACK)]
    found = next((path for path in files if path.is_file()), None)
    return {
        "game": game,
        "lessons": [
            {"name": lesson.name, "title": lesson.title_id, "steps": len(lesson.steps)}
            for lesson in lessons_of(game)
        ],
        "coach": [_moment_out(moment) for moment in moments_of(game)],
        "first_mode": first_mode(game),
        "messages": found.read_text(encoding="utf-8") if found else "",
    }


def play_lesson(
    game: str, name: str, answers: Sequence[str] = (), move: str | None = None
) -> LessonOut:
    """The lesson after these answers, and after one more if it is right; the empty one reads on."""
    run = resume(get_lesson(game, name), answers)
    if move is None or run.done:
        return _run_out(run, None)
    return _run_out(run, run.read_on() if move == READ_ON else run.answer(move))


def _run_out(run: LessonRun, verdict: Verdict | None) -> LessonOut:
    lesson, done = run.lesson, run.done
    hint = None if done else run.hint()
    return {
        "game": lesson.game.name,
        "lesson": lesson.name,
        "title": lesson.title_id,
        "answers": list(run.answers),
        "step": len(run.answers),
        "steps": len(lesson.steps),
        "done": done,
        "say": None if done else run.message,
        "light": [] if done else list(run.step.light),
        "hint": None if hint is None else str(hint),
        "verdict": None if verdict is None else _verdict_out(verdict),
        "facts": [fact_out(fact) for fact in verdict.facts] if isinstance(verdict, Right) else [],
        "seat": lesson.seat,
        "names": list(lesson.game.seat_names[: run.position.seats]),
        "view": as_data(run.view),
        "legal": [] if hint is None else legal_out(run.position, lesson.seat),
    }


def _verdict_out(verdict: Verdict) -> VerdictOut:
    if isinstance(verdict, Right):
        return {"kind": "right", "say": None, "reason": None, "message": None}
    if isinstance(verdict, Unwanted):
        return {"kind": "unwanted", "say": verdict.message, "reason": None, "message": None}
    return _refused_out(verdict)


def _refused_out(refused: Refused) -> VerdictOut:
    return {
        "kind": "refused",
        "say": None,
        "reason": None if refused.why is None else reason_out(refused.why),
        "message": refused.reason,
    }


def _moment_out(moment: Moment) -> MomentOut:
    return {
        "name": moment.name,
        "say": moment.message,
        "kinds": list(moment.kinds),
        "facts": list(moment.facts),
        "own": moment.own,
        "texts": list(moment.texts),
        "equal": list(moment.equal),
        "light": list(moment.light),
        "rule": moment.rule,
    }
