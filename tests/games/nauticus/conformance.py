"""What the conformance harness is to know about Nauticus."""

from __future__ import annotations

from seaboard.games.api import Position
from seaboard.games.nauticus import NauticusPosition

from . import invariants
from .policies import company, shipwrights

POLICIES = {"shipwrights": shipwrights, "company": company}


def check(position: Position) -> None:
    assert isinstance(position, NauticusPosition)
    invariants.check(position)
