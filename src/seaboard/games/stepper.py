"""One game stepped from Python as fast as Python can, for whoever plays very many.

    stepper = Stepper(game.new(), seed=1)
    legal = stepper.reset()
    while legal:
        legal = stepper.choose(int(random() * legal))

Chance plays by itself. A position knows more and is safer to share; a stepper plays three to five
times as many moves a second.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

import numpy as np

from . import api
from .kernel import stepping
from .kernel.rng import seeded_rng
from .kernel.stepping import LOOK, REFUSED
from .position import RecordPosition

__all__ = ["REFUSED", "Stepper"]


class Stepper:
    """A game that begins at `position`, over and over.

    `advance` plays the move with a code, `choose` the one with a number in `legal`; both let chance
    play on until a seat decides, and say how many moves are legal then: 0 when the game is over,
    REFUSED when the move was not legal and nothing was played. They are functions that hold on to
    the stepper's memory, so keep them in variables. `legal` begins with the codes of the legal
    moves, as the rules list them. Only one thread at a time may use a stepper.
    """

    advance: Final[Callable[[int], int]]
    choose: Final[Callable[[int], int]]
    legal: Final[memoryview]

    def __init__(self, position: api.Position, *, seed: int = 0) -> None:
        if not isinstance(position, RecordPosition):
            raise api.NoCompiledRules(position.game)
        self._engine = engine = position.engine
        self._of: type[RecordPosition[Any, Any]] = type(position)
        self._start = position.state_bytes()
        # Nobody else may write here: what is legal is believed from one call to the next.
        self._states = position.states.copy()
        self._bytes = memoryview(cast(Any, self._states.view(np.uint8)))
        codes, counts = np.zeros(engine.most_legal, np.uint16), np.zeros(1, np.int64)
        memory = (self._states, codes, counts, seeded_rng(seed))
        self.legal = memoryview(cast(Any, codes)).toreadonly()
        self.advance = stepping.advance.bound(engine.dtype, *memory, True)
        self.choose = stepping.advance.bound(engine.dtype, *memory, False)

    def reset(self) -> int:
        """Begin anew; how many moves are legal."""
        self._bytes[:] = self._start
        return self.advance(LOOK)

    @property
    def decider(self) -> api.Seat:
        """The seat that decides, or NOBODY when the game is over."""
        return self._engine.calls.decider(self._states)

    def position(self) -> RecordPosition[Any, Any]:
        """A copy of the game as it stands."""
        buffer = self._engine.new_buffer()
        buffer[: self._engine.state_size] = self._bytes
        return self._of(buffer)
