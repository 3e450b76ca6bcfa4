"""What is refused, with a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Final, Literal, get_args

from ..games.api import IllegalMove, InvalidMove, Reason, SeaboardError

Code = Literal[
    "bad-input", "busy", "foreign-origin", "illegal", "needs-consent", "not-allowed", "not-found",
    "not-now", "not-yours", "stale", "taken", "too-large", "too-many", "who-are-you",
    "wrong-password",
]  # fmt: skip
CODES: Final[tuple[Code, ...]] = get_args(Code)


class Refused(SeaboardError):
    """A request that cannot be granted; an illegal move with the reason of the rules."""

    def __init__(self, code: Code, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.code: Code = code
        self.reason: Final = reason


def illegal(error: IllegalMove | InvalidMove) -> Refused:
    """A move that the rules refuse, or that is none."""
    return Refused("illegal", str(error), error.reason if isinstance(error, IllegalMove) else None)
