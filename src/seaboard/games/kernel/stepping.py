"""One step of one game, for every game: what its two byte-view entry points do."""

from __future__ import annotations

from typing import Any, Final

from .compiling import rule
from .generic import CHANCE, decider, draw, legal, play
from .rng import RngState
from .schema import Codes

LOOK: Final = -1  # no move's code
REFUSED: Final = -1


@rule
def step(state: Any, codes: Codes, code: int) -> int:
    """Play if legal, then list what is legal; how many, or REFUSED.

    With LOOK nothing is played: one entry point for both, because each takes seconds to compile.
    """
    count = legal(state, codes)
    if code == LOOK:
        return count
    for number in range(count):
        if codes[number] == code:
            play(state, code)
            return legal(state, codes)
    return REFUSED


@rule
def advance(state: Any, codes: Codes, code: int, rng: RngState) -> int:
    """Like `step`, and chance plays on, drawn with `rng`, until a seat decides or the game ends."""
    count = legal(state, codes)
    for number in range(count):
        if codes[number] == code:
            play(state, code)
            while decider(state) == CHANCE:
                play(state, draw(state, codes, rng))
            return legal(state, codes)
    return REFUSED
