"""What is refused, with a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Final

from ..games.api import SeaboardError

STATUS: Final = {
    "not-found": 404,
    "who-are-you": 401,
    "wrong-password": 401,
    "not-yours": 403,
    "not-allowed": 403,
    "foreign-origin": 403,
    "stale": 409,
    "illegal": 409,
    "not-now": 409,
    "needs-consent": 409,
    "taken": 409,
    "too-large": 413,
    "bad-input": 422,
    "too-many": 429,
    "busy": 503,
}


class Refused(SeaboardError):
    """A request that cannot be granted; `code` is one of `STATUS`."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    @property
    def status(self) -> int:
        return STATUS[self.code]
