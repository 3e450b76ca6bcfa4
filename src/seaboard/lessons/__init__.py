"""Lessons: guided play by the real rules, from positions and with chance that a file chose.

A game's lessons are data in its folder (`reading`), and one player serves them all (`playing`).
Only the standard library and the games are needed, so that lessons run wherever a table does.
"""

from __future__ import annotations

from .playing import LessonRun, Refused, Right, Unwanted, Verdict, resume
from .reading import (
    BadLesson,
    Lesson,
    Step,
    UnknownLesson,
    get_lesson,
    lesson_names,
    lessons_of,
    message_ids,
    read_lesson,
)

__all__ = [
    "BadLesson", "Lesson", "LessonRun", "Refused", "Right", "Step", "UnknownLesson", "Unwanted",
    "Verdict", "get_lesson", "lesson_names", "lessons_of", "message_ids", "read_lesson", "resume",
]  # fmt: skip
