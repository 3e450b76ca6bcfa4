"""Every move of Nautilùs: a frozen value, its stable text, its integer code.

The codes are dense and in the order of `MOVES`; the constants below mark where each form begins,
so that the rules can go from a code to its meaning by arithmetic.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from .. import api
from .state import (
    CARDS,
    COLOURS,
    COMPASS,
    ENDS,
    FIVE,
    KINDS,
    NAUTILUS,
    ONE,
    PIECES,
    SAILORS,
    SEAT_NAMES,
    TWELVE,
)

# Cards that move one sailor, as (card, steps); the 5 is written part by part.
MOVERS: Final = tuple(kind for kind in range(TWELVE + 1) if kind != FIVE)
MOVER_STEPS: Final = tuple(-4 if CARDS[kind] == "4" else int(CARDS[kind]) for kind in MOVERS)
STEPS_OF: Final = {CARDS[kind]: steps for kind, steps in zip(MOVERS, MOVER_STEPS, strict=True)}
ENTERERS: Final = (ONE, TWELVE)
MOST_STEPS_OF_FIVE: Final = 5
END_KINDS: Final = len(ENDS)
PARTS: Final = MOST_STEPS_OF_FIVE * END_KINDS  # that a sailor may have of a 5
PAIRS: Final = len(PIECES) * (len(PIECES) - 1) // 2
PLAIN_CARDS: Final = tuple(range(NAUTILUS, COMPASS))
DIE_FACES: Final = 6

MOVE: Final = 0  # ((mover * 16) + sailor) * 6 + end
PART: Final = MOVE + len(MOVERS) * SAILORS * END_KINDS  # (sailor * 5 + steps - 1) * 6 + end
ENTER: Final = PART + SAILORS * PARTS  # enterer * 16 + sailor
SKIP: Final = ENTER + len(ENTERERS) * SAILORS
SWITCH: Final = SKIP + 1  # second * (second - 1) / 2 + first, for pieces first < second
PLAIN: Final = SWITCH + PAIRS  # card - NAUTILUS
DISCARD: Final = PLAIN + len(PLAIN_CARDS)
SWAP: Final = DISCARD + KINDS
ASK: Final = SWAP + KINDS
GIVE: Final = ASK + KINDS
BEHIND: Final = GIVE + KINDS
REDRAW: Final = BEHIND + len(COLOURS)
KEEP: Final = REDRAW + 1
DIE: Final = KEEP + 1
DEAL: Final = DIE + DIE_FACES  # seat * 18 + card
CODES: Final = DEAL + len(SEAT_NAMES) * KINDS


@dataclass(frozen=True, slots=True)
class Move(api.Move):
    """One decision or chance outcome, such as `6 red-1 harbour-3`; `what` may be empty."""

    kind = "move"

    verb: str
    what: str = ""

    def __str__(self) -> str:
        return f"{self.verb} {self.what}" if self.what else self.verb

    @property
    def code(self) -> int:
        return CODE_OF[str(self)]


def _all_moves() -> list[Move]:
    sailors = PIECES[:SAILORS]
    pairs = [
        (PIECES[first], PIECES[second]) for second in range(len(PIECES)) for first in range(second)
    ]
    return [
        *(Move(CARDS[k], f"{s} {end}".strip()) for k in MOVERS for s in sailors for end in ENDS),
        *(
            Move(CARDS[FIVE], f"{sailor} {steps + 1} {end}".strip())
            for sailor in sailors
            for steps in range(MOST_STEPS_OF_FIVE)
            for end in ENDS
        ),
        *(Move(CARDS[kind], f"enter {sailor}") for kind in ENTERERS for sailor in sailors),
        Move("8", "skip"),
        *(Move("compass", f"{first} {second}") for first, second in pairs),
        *(Move(CARDS[kind]) for kind in PLAIN_CARDS),
        *(Move("discard", card) for card in CARDS),
        *(Move("swap", card) for card in CARDS),
        *(Move("ask", card) for card in CARDS),
        *(Move("give", card) for card in CARDS),
        *(Move("behind", colour) for colour in COLOURS),
        Move("redraw"),
        Move("keep"),
        *(Move("die", str(face + 1)) for face in range(DIE_FACES)),
        *(Move("deal", f"{seat} {card}") for seat in SEAT_NAMES for card in CARDS),
    ]


MOVES: Final = tuple(_all_moves())
CODE_OF: Final = {str(move): code for code, move in enumerate(MOVES)}
# People look for what each card can do; whatever is no card comes after.
CARD_OF: Final = np.array(
    [CARDS.index(move.verb) if move.verb in CARDS else KINDS for move in MOVES], np.uint16
)
