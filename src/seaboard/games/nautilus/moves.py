"""Every move of Nautilùs: a frozen value of its own class for each kind, its text, its code.

The codes are dense and in the order of `MOVES`; the constants below mark where each kind begins,
so that the rules can go from a code to its meaning by arithmetic.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

import numpy as np

from .. import api
from .numbers import DIE_FACES, ENTERERS, MOST_STEPS_OF_FIVE, MOVERS
from .state import (
    CARDS,
    COLOURS,
    COMPASS,
    EIGHT,
    END_RING,
    ENDS,
    FIVE,
    KINDS,
    NAUTILUS,
    PIECES,
    SAILORS,
    SEAT_NAMES,
)

END_KINDS: Final = len(ENDS)
PARTS: Final = MOST_STEPS_OF_FIVE * END_KINDS  # that a sailor may have of a 5
PAIRS: Final = len(PIECES) * (len(PIECES) - 1) // 2
PLAIN_CARDS: Final = tuple(range(NAUTILUS, COMPASS))

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


def _numbered(names: Iterable[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


_CARD_NUMBER: Final = _numbered(CARDS)
_MOVER_NUMBER: Final = _numbered(CARDS[kind] for kind in MOVERS)
_ENTERER_NUMBER: Final = _numbered(CARDS[kind] for kind in ENTERERS)
_PLAIN_NUMBER: Final = _numbered(CARDS[kind] for kind in PLAIN_CARDS)
_COLOUR_NUMBER: Final = _numbered(COLOURS)
_SAILOR_NUMBER: Final = _numbered(PIECES[:SAILORS])
_END_NUMBER: Final = _numbered(ENDS)
_STEPS_NUMBER: Final = {number + 1: number for number in range(MOST_STEPS_OF_FIVE)}
_FACE_NUMBER: Final = {number + 1: number for number in range(DIE_FACES)}
_SEAT_CODE: Final = {seat: DEAL + seat * KINDS for seat in range(len(SEAT_NAMES))}
_PAIR_NUMBER: Final = {
    (PIECES[first], PIECES[second]): second * (second - 1) // 2 + first
    for second in range(len(PIECES))
    for first in range(second)
}


@dataclass(frozen=True, slots=True)
class Move(api.Move):
    """One decision, or an outcome of chance."""

    @property
    def code(self) -> int:
        try:
            return self._code()
        except KeyError as error:
            raise api.InvalidMove(f"{self}: there is no {error.args[0]!r} to be used so") from None

    @abstractmethod
    def _code(self) -> int: ...

    @property
    def played(self) -> str | None:
        """The card that is played from the hand or used through a Nautilùs; None: no card is."""
        return None


def _with_end(text: str, end: str) -> str:
    """A move that ends on the ring does not mention it."""
    return text if end == ENDS[END_RING] else f"{text} {end}"


@dataclass(frozen=True, slots=True)
class MoveSailor(Move):
    """A card moves one sailor, such as `6 red-1 harbour-3`."""

    kind: ClassVar[str] = "move"
    card: str
    sailor: str
    end: str = ENDS[END_RING]

    def __str__(self) -> str:
        return _with_end(f"{self.card} {self.sailor}", self.end)

    def _code(self) -> int:
        number = _MOVER_NUMBER[self.card] * SAILORS + _SAILOR_NUMBER[self.sailor]
        return MOVE + number * END_KINDS + _END_NUMBER[self.end]

    @property
    def played(self) -> str:
        return self.card


@dataclass(frozen=True, slots=True)
class MovePart(Move):
    """A sailor takes some of the steps of a 5, such as `5 red-1 2 harbour-3`."""

    kind: ClassVar[str] = "part"
    sailor: str
    steps: int
    end: str = ENDS[END_RING]

    def __str__(self) -> str:
        return _with_end(f"{CARDS[FIVE]} {self.sailor} {self.steps}", self.end)

    def _code(self) -> int:
        number = _SAILOR_NUMBER[self.sailor] * MOST_STEPS_OF_FIVE + _STEPS_NUMBER[self.steps]
        return PART + number * END_KINDS + _END_NUMBER[self.end]

    @property
    def played(self) -> str:
        return CARDS[FIVE]


@dataclass(frozen=True, slots=True)
class Enter(Move):
    """A sailor comes out of the whirlpool onto its start, as in `12 enter red-1`."""

    kind: ClassVar[str] = "enter"
    card: str
    sailor: str

    def __str__(self) -> str:
        return f"{self.card} enter {self.sailor}"

    def _code(self) -> int:
        return ENTER + _ENTERER_NUMBER[self.card] * SAILORS + _SAILOR_NUMBER[self.sailor]

    @property
    def played(self) -> str:
        return self.card


@dataclass(frozen=True, slots=True)
class Skip(Move):
    """An 8 takes the next player's turn."""

    kind: ClassVar[str] = "skip"

    def __str__(self) -> str:
        return f"{CARDS[EIGHT]} skip"

    def _code(self) -> int:
        return SKIP

    @property
    def played(self) -> str:
        return CARDS[EIGHT]


@dataclass(frozen=True, slots=True)
class Switch(Move):
    """A Compass exchanges two pieces; the one named first comes first in `PIECES`."""

    kind: ClassVar[str] = "compass"
    first: str
    second: str

    def __str__(self) -> str:
        return f"{CARDS[COMPASS]} {self.first} {self.second}"

    def _code(self) -> int:
        return SWITCH + _PAIR_NUMBER[self.first, self.second]

    @property
    def played(self) -> str:
        return CARDS[COMPASS]


@dataclass(frozen=True, slots=True)
class PlayCard(Move):
    """A card that needs no further choice at once, such as `storm`."""

    kind: ClassVar[str] = "card"
    card: str

    def __str__(self) -> str:
        return self.card

    def _code(self) -> int:
        return PLAIN + _PLAIN_NUMBER[self.card]

    @property
    def played(self) -> str:
        return self.card


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """A card is laid down without being played."""

    kind: ClassVar[str] = "discard"
    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"

    def _code(self) -> int:
        return DISCARD + _CARD_NUMBER[self.card]


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """A card is laid ready for the partner."""

    kind: ClassVar[str] = "swap"
    card: str

    def __str__(self) -> str:
        return f"swap {self.card}"

    def _code(self) -> int:
        return SWAP + _CARD_NUMBER[self.card]


@dataclass(frozen=True, slots=True)
class Ask(Move):
    """Two players: a question of a Sea Trade."""

    kind: ClassVar[str] = "ask"
    card: str

    def __str__(self) -> str:
        return f"ask {self.card}"

    def _code(self) -> int:
        return ASK + _CARD_NUMBER[self.card]


@dataclass(frozen=True, slots=True)
class Give(Move):
    """Two players: a card in return for the one that was asked for."""

    kind: ClassVar[str] = "give"
    card: str

    def __str__(self) -> str:
        return f"give {self.card}"

    def _code(self) -> int:
        return GIVE + _CARD_NUMBER[self.card]


@dataclass(frozen=True, slots=True)
class Behind(Move):
    """Two players: Moby Dick appears behind the start of this colour."""

    kind: ClassVar[str] = "behind"
    colour: str

    def __str__(self) -> str:
        return f"behind {self.colour}"

    def _code(self) -> int:
        return BEHIND + _COLOUR_NUMBER[self.colour]


@dataclass(frozen=True, slots=True)
class Redraw(Move):
    """Two players: the hand is changed for a new one."""

    kind: ClassVar[str] = "redraw"

    def __str__(self) -> str:
        return "redraw"

    def _code(self) -> int:
        return REDRAW


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Two players: the hand is kept as it is."""

    kind: ClassVar[str] = "keep"

    def __str__(self) -> str:
        return "keep"

    def _code(self) -> int:
        return KEEP


@dataclass(frozen=True, slots=True)
class Die(Move):
    """Chance: the die for Moby Dick shows this face."""

    kind: ClassVar[str] = "die"
    face: int

    def __str__(self) -> str:
        return f"die {self.face}"

    def _code(self) -> int:
        return DIE + _FACE_NUMBER[self.face]


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """Chance: the seat is dealt this card, as in `deal north 12`."""

    kind: ClassVar[str] = "deal"
    seat: api.Seat
    card: str

    def __str__(self) -> str:
        return f"deal {SEAT_NAMES[self.seat]} {self.card}"

    def _code(self) -> int:
        return _SEAT_CODE[self.seat] + _CARD_NUMBER[self.card]


ABOUT_A_CARD: Final = (Discard, Swap, Ask, Give)
MOVE_TYPES: Final[tuple[type[Move], ...]] = (
    MoveSailor, MovePart, Enter, Skip, Switch, PlayCard, *ABOUT_A_CARD, Behind, Redraw, Keep, Die,
    Deal,
)  # fmt: skip


def _all_moves() -> list[Move]:
    sailors = PIECES[:SAILORS]
    return [
        *(MoveSailor(CARDS[kind], s, end) for kind in MOVERS for s in sailors for end in ENDS),
        *(
            MovePart(sailor, steps + 1, end)
            for sailor in sailors
            for steps in range(MOST_STEPS_OF_FIVE)
            for end in ENDS
        ),
        *(Enter(CARDS[kind], sailor) for kind in ENTERERS for sailor in sailors),
        Skip(),
        *(Switch(first, second) for first, second in _PAIR_NUMBER),
        *(PlayCard(CARDS[kind]) for kind in PLAIN_CARDS),
        *(about(card) for about in ABOUT_A_CARD for card in CARDS),
        *(Behind(colour) for colour in COLOURS),
        Redraw(),
        Keep(),
        *(Die(face + 1) for face in range(DIE_FACES)),
        *(Deal(seat, card) for seat in range(len(SEAT_NAMES)) for card in CARDS),
    ]


MOVES: Final = tuple(_all_moves())
CODE_OF: Final = {str(move): code for code, move in enumerate(MOVES)}
# The words with which the text of a move can begin.
FIRST_WORDS: Final = (
    *CARDS, "discard", "swap", "ask", "give", "behind", "redraw", "keep", "die", "deal",
)  # fmt: skip
# People look for what each card can do; whatever plays no card comes after.
CARD_OF: Final = np.array(
    [KINDS if move.played is None else _CARD_NUMBER[move.played] for move in MOVES], np.uint16
)
