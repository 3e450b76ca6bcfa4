"""Structured logs. What goes wrong is named with its place, never with its message or values,
because those may hold a hand or a seed of a running game.
"""

from __future__ import annotations

import logging
import sys
import traceback
from contextlib import suppress
from typing import Any

import structlog


def error_fields(error: BaseException) -> dict[str, Any]:
    """An error for a log: its kind and where in our code it happened."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    return {
        "error": type(error).__name__,
        "at": [f"{frame.name}:{frame.lineno}" for frame in frames],
    }


def configure(level: str) -> None:
    """Lines of JSON on the error stream, from that level up."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,  # the command's table and name
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.getLevelNamesMapping()[level.upper()]
        ),
        logger_factory=lambda *_: _Lines(sys.stderr),
    )


class _Lines(structlog.PrintLogger):
    """Lines that are lost if nobody takes them: a full disk must not make an error of a log."""

    def msg(self, message: str) -> None:
        with suppress(OSError):
            super().msg(message)

    log = debug = info = warn = warning = msg
    fatal = failure = err = error = critical = exception = msg
