"""A small language for tests: any situation of Nautilùs in a line or two.

    t = table(red="1@57 2@harbour-4", blue="1@20", hands={"north": "6 12"}, moby=30)
    t.play("6 red-1 harbour-3")
    assert t.where("red-1") == "harbour-3"

Sailors are written number@spot, where a spot is a field, `cave-1` to `cave-4` or `harbour-1` to
`harbour-4`; `1@0!` has not moved since it was placed on its start. Who is not mentioned is in its
whirlpool. Seats without cards of their own hold a 2 each, unless `hands` says otherwise. The seat
named by `turn` (north) is to play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from seaboard.games.api import Fact, IllegalMove
from seaboard.games.nautilus import GAME, NautilusPosition
from seaboard.games.nautilus.state import CARDS, PIECES, QUESTIONS, SEAT_NAMES, spot_name

from .invariants import check


class Table:
    """A position and its moves by text."""

    def __init__(self, position: NautilusPosition) -> None:
        self.position = position
        self.facts: list[Fact] = []

    def play(self, moves: str) -> Table:
        """Play moves separated by commas, each a legal one."""
        for text in moves.split(","):
            before = self.position.copy()
            self.position.play(text)
            check(self.position)
            self.facts = GAME.narrate(before, GAME.parse(text), self.position, None)
        return self

    def refuses(self, text: str) -> str:
        with pytest.raises(IllegalMove) as refusal:
            self.position.copy().play(text)
        return str(refusal.value)

    @property
    def legal(self) -> set[str]:
        return {str(move) for move in self.position.legal_moves()}

    def legal_with(self, word: str) -> set[str]:
        """Legal moves whose text begins with this word."""
        return {text for text in self.legal if text.split()[0] == word}

    def where(self, piece: str) -> str:
        if piece == "moby":
            return spot_name(int(self.position.state.table.moby))
        return spot_name(int(self.position.state.table.place[PIECES.index(piece)]))

    def places(self, *pieces: str) -> list[str]:
        return [self.where(piece) for piece in pieces]

    def hand(self, seat: str) -> dict[str, int]:
        counts = self.position.state.hands[SEAT_NAMES.index(seat)]
        return {card: int(n) for card, n in zip(CARDS, counts, strict=True) if n}

    @property
    def asked(self) -> str:
        return QUESTIONS[self.position.state.asked]

    @property
    def turn(self) -> str:
        return SEAT_NAMES[self.position.turn]

    @property
    def decider(self) -> str:
        return SEAT_NAMES[self.position.decider]


def table(
    mode: str = "classic",
    *,
    turn: str = "north",
    hands: Mapping[str, str] | None = None,
    moby: int | None = None,
    last: str = "",
    options: Mapping[str, int] | None = None,
    **sailors: str,
) -> Table:
    """The situation; `last` is the card that was played before without moving anything."""
    seats = GAME.modes[mode].seats[0]
    cards = [Counter((hands or {}).get(SEAT_NAMES[seat], "2").split()) for seat in range(seats)]
    position = GAME.set_up(
        {
            "mode": mode,
            "options": dict(options or {}),
            "turn": SEAT_NAMES.index(turn),
            "players": [{"hand": dict(hand)} for hand in cards],
            "sailors": [
                _sailor(colour, word) for colour, text in sailors.items() for word in text.split()
            ],
            "moby_dick": moby,
            "last_card": last,
        }
    )
    check(position)
    return Table(position)


def _sailor(colour: str, word: str) -> dict[str, str | bool]:
    number, _, spot = word.partition("@")
    return {
        "name": f"{colour}-{number}",
        "spot": spot.rstrip("!"),
        "moved": not spot.endswith("!"),
    }
