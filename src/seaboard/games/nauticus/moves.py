"""Every move of Nauticus: a frozen value, its stable text, its integer code.

The 217 codes are dense and in the order of `MOVES`; the constants below mark where each verb
begins, so that the rules can go from a code to its meaning by subtraction.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .. import api
from ..api import InvalidMove
from .state import ACTIONS, FIELDS, MAX_SHIPS, REWARDS, TILES

FIELD: Final = 0
TAKE: Final = FIELD + FIELDS
BUY: Final = TAKE + len(TILES)
TRANSPORT: Final = BUY + len(TILES)
PLACE: Final = TRANSPORT + len(TILES)
PLACE_NEW: Final = PLACE + MAX_SHIPS
STORE: Final = PLACE_NEW + 1
WITHDRAW: Final = STORE + 1
DELIVER: Final = WITHDRAW + 1
SCORE: Final = DELIVER + MAX_SHIPS
PASS: Final = SCORE + 1
DONE: Final = PASS + 1
END: Final = DONE + 1
EXTRA: Final = END + 1
REWARD: Final = EXTRA + len(ACTIONS)
LAY: Final = REWARD + len(REWARDS)
CODES: Final = LAY + len(ACTIONS)


@dataclass(frozen=True, slots=True)
class Move(api.Move):
    """One decision or chance outcome, such as `buy hull:bow`; `what` is empty for a bare verb."""

    kind = "move"

    verb: str
    what: str = ""

    def __str__(self) -> str:
        return f"{self.verb} {self.what}" if self.what else self.verb

    @property
    def code(self) -> int:
        code = CODE_OF.get(str(self))
        if code is None:
            raise InvalidMove(f"{str(self)!r} is not a move of Nauticus")
        return code


def _all_moves() -> list[Move]:
    ships = [str(number) for number in range(1, MAX_SHIPS + 1)]
    return [
        *(Move("field", str(field)) for field in range(FIELDS)),
        *(Move("take", tile) for tile in TILES),
        *(Move("buy", tile) for tile in TILES),
        *(Move("transport", tile) for tile in TILES),
        *(Move("place", ship) for ship in ships),
        Move("place", "new"),
        Move("store"),
        Move("withdraw"),
        *(Move("deliver", ship) for ship in ships),
        Move("score"),
        Move("pass"),
        Move("done"),
        Move("end"),
        *(Move("extra", action) for action in ACTIONS),
        *(Move("reward", reward) for reward in REWARDS),
        *(Move("lay", action) for action in ACTIONS),
    ]


MOVES: Final = tuple(_all_moves())
CODE_OF: Final = {str(move): code for code, move in enumerate(MOVES)}
