"""The HTTP status of each code with which something is refused."""

from __future__ import annotations

from typing import Final

from ..tables.refusals import Code

STATUS: Final[dict[Code, int]] = {
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
