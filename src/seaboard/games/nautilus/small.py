"""Small games of Nautilùs, for exact methods.

`last-hand` is for two. Each player has one sailor left to bring home and two cards, dealt from the
five of the pool; the fifth card is the whole deck, and all others lie on the pile. The hands are
hidden. Who has no sailor left outside wins; if nobody has when the cards are played, it is a draw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from ..small import Small
from .game import GAME, NautilusPosition
from .numbers import DECK
from .state import CARDS

POOL: Final = ("1", "2", "3", "4", "8")
LEFT: Final = {"red-4": "58", "blue-4": "13"}  # where the last sailors stand
_COLOURS: Final = {0: ("red", "green"), 1: ("blue", "yellow")}


def last_hand() -> Sequence[NautilusPosition]:
    """One position for each deal."""
    return [
        GAME.set_up(_described(north, east))
        for north in combinations(POOL, 2)
        for east in combinations([card for card in POOL if card not in north], 2)
    ]


def _described(north: Sequence[str], east: Sequence[str]) -> Mapping[str, Any]:
    pile = {
        card: count - POOL.count(card)
        for card, count in zip(CARDS, DECK, strict=True)
        if count > POOL.count(card)
    }
    return {
        "mode": "two",
        "asked": "turn",
        "pile": pile,
        "players": [
            {"seat": seat, "hand": dict(Counter(hand))} for seat, hand in enumerate((north, east))
        ],
        "sailors": [_sailor(colour, number) for colour in _ALL for number in range(1, 5)],
    }


_ALL: Final = tuple(colour for colours in _COLOURS.values() for colour in colours)


def _sailor(colour: str, number: int) -> dict[str, Any]:
    name = f"{colour}-{number}"
    return {"name": name, "spot": LEFT.get(name, f"harbour-{5 - number}"), "moved": True}


SMALL: Final[Mapping[str, Small]] = {
    "last-hand": Small("two players with a sailor and two hidden cards each", last_hand)
}
