"""Kuhn poker at Seaboard's contract: its positions, what a seat may know, and the game object."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from types import MappingProxyType
from typing import Any, Final

from seaboard.games import api

from .facts import Acted, CardDealt, CardShown, HandWon
from .moves import CARDS, MOVES, SEATS, Bet, Call, Check, Deal, Fold
from .state import ANTE, BET, State


@dataclass(frozen=True, slots=True)
class KuhnView:
    """What a seat may know: everything but the other's card."""

    seat: int | None
    hand: int
    hands: int
    chips: tuple[int, int]
    pot: tuple[int, int]
    dealt: tuple[bool, bool]
    card: str | None  # the own one
    actions: tuple[str, ...]
    decider: int


@dataclass(frozen=True, slots=True)
class KuhnPreview(api.Preview):
    """What a move would add to the pot."""

    costs: int


class KuhnPosition(api.Position):
    """A position of Kuhn poker."""

    def __init__(self, state: State) -> None:
        self.game = GAME
        self.state = state

    @property
    def mode(self) -> api.Mode:
        return self.game.resolve_mode(None)

    @property
    def seats(self) -> int:
        return SEATS

    @property
    def options(self) -> Mapping[str, int]:
        usual = self.game.options["hands"].default
        return {} if self.state.hands == usual else {"hands": self.state.hands}

    @property
    def decider(self) -> api.Seat:
        return self.state.decider

    @property
    def turn(self) -> api.Seat:
        return self.state.first

    def legal_moves(self) -> Sequence[api.Move]:
        return self.state.legal()

    def play(self, move: api.Move | str | int) -> None:
        self.state = self.state.after(self.legal_move(move))

    def copy(self) -> KuhnPosition:
        return KuhnPosition(self.state)

    def result(self) -> api.Result | None:
        if not self.over:
            return None
        chips = self.state.chips
        return api.Result(tuple(1 + sum(other > own for other in chips) for own in chips), chips)

    def view(self, seat: api.Seat | None) -> KuhnView:
        if seat is not None and not 0 <= seat < SEATS:
            raise api.UnknownSeat(f"there is no seat {seat} at a table of {SEATS} (0 is first)")
        state = self.state
        first, second = state.cards
        return KuhnView(
            seat=seat,
            hand=min(state.hand, state.hands),
            hands=state.hands,
            chips=state.chips,
            pot=(state.put_in(0), state.put_in(1)),
            dealt=(first is not None, second is not None),
            card=None if seat is None else state.cards[seat],
            actions=state.actions,
            decider=state.decider,
        )

    def resample(self, seat: api.Seat | None, rng: api.Rng) -> KuhnPosition:
        """The cards that the seat cannot see are any of the others, each as likely."""
        cards = list(self.state.cards)
        left = [card for card in CARDS if seat is None or card != cards[seat]]
        for other in range(SEATS):
            if other != seat and cards[other] is not None:
                cards[other] = left.pop(int(rng.random() * len(left)))
        return KuhnPosition(replace(self.state, cards=(cards[0], cards[1])))

    def to_bytes(self) -> bytes:
        return json.dumps(asdict(self.state)).encode()


class Kuhn(api.Game):
    """The game object, of which there is one: `GAME`."""

    name = "kuhn"
    title = "Kuhn poker"
    rules_version = 1
    secret = True
    types = api.GameTypes(
        view=KuhnView,
        moves=(Deal, Check, Bet, Call, Fold),
        facts=(CardDealt, Acted, CardShown, HandWon),
        preview=KuhnPreview,
    )
    numbers = MappingProxyType({"ante": ANTE, "bet": BET, "cards": CARDS})
    modes = MappingProxyType({"standard": api.Mode("standard", (SEATS,))})
    options = MappingProxyType(
        {"hands": api.Option("hands", 5, 1, 50, "how many hands are played")}
    )
    seat_names = ("1", "2")
    codes = len(MOVES)
    most_legal = len(CARDS)

    def new(
        self,
        *,
        mode: str | None = None,
        seats: int | None = None,
        board: api.Board | None = None,
        options: Mapping[str, int] | None = None,
    ) -> KuhnPosition:
        self.resolve_seats(self.resolve_mode(mode), seats)
        return KuhnPosition(State(self.resolve_options(options)["hands"]))

    def from_bytes(self, data: bytes) -> KuhnPosition:
        try:
            found: dict[str, Any] = json.loads(data)
            state = State(**{key: _frozen(value) for key, value in found.items()})
        except (AttributeError, TypeError, ValueError):
            raise api.BadBytes(f"not a stored position of {self.title}") from None
        return KuhnPosition(state)

    def move(self, code: int) -> api.Move:
        if not 0 <= code < len(MOVES):
            raise api.InvalidMove(f"{code} is not the code of a move of {self.title}")
        return MOVES[code]

    def narrate(
        self, before: api.Position, move: api.Move, after: api.Position, seat: api.Seat | None
    ) -> list[api.Fact]:
        assert isinstance(before, KuhnPosition)
        if isinstance(move, Deal):
            return [CardDealt(move.seat, move.card if move.seat == seat else None)]
        told: list[api.Fact] = [Acted(before.decider, move.kind)]
        ended = replace(before.state, actions=(*before.state.actions, move.kind))
        if ended.winner is None:
            return told
        if not isinstance(move, Fold):
            told += [CardShown(who, card) for who, card in enumerate(ended.cards) if card]
        return [*told, HandWon(ended.winner, ended.put_in(1 - ended.winner))]

    def preview(self, position: api.Position, move: api.Move, seat: api.Seat) -> KuhnPreview:
        """Not what it leads to: that could tell the other's card."""
        costs = BET if isinstance(move, Bet | Call) else 0
        return KuhnPreview((Acted(seat, move.kind),), costs)

    def text_for(self, before: api.Position, move: api.Move, seat: api.Seat | None) -> str:
        if isinstance(move, Deal) and move.seat != seat:
            return f"deal {move.seat + 1} ?"
        return str(move)


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


GAME: Final = Kuhn()
