"""The state of the table and its rules, as plain Python.

Both put in one chip and get a card. The first may bet one more; so may the second if the first
checks. Whoever is bet against calls or folds. Nobody having folded, the higher card wins what the
other has put in. The other player begins the next hand.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from seaboard.games.api import CHANCE, NOBODY, Move

from .moves import ACTIONS, CARDS, SEATS, Bet, Call, Check, Deal, Fold

ANTE: Final = 1
BET: Final = 1
CHECK, A_BET, CALL, FOLD = ACTIONS


@dataclass(frozen=True, slots=True)
class State:
    hands: int  # to be played in all
    hand: int = 1  # that is being played
    cards: tuple[str | None, str | None] = (None, None)
    actions: tuple[str, ...] = ()  # of this hand
    chips: tuple[int, int] = (0, 0)  # won or lost so far

    @property
    def first(self) -> int:
        """Who begins the hand."""
        return (self.hand - 1) % SEATS

    @property
    def decider(self) -> int:
        if self.hand > self.hands:
            return NOBODY
        if None in self.cards:
            return CHANCE
        return (self.first + len(self.actions)) % SEATS

    def legal(self) -> list[Move]:
        if self.decider == NOBODY:
            return []
        if self.decider == CHANCE:
            seat = self.cards.index(None)
            return [Deal(seat, card) for card in CARDS if card not in self.cards]
        return [CALL, FOLD] if Bet.kind in self.actions else [CHECK, A_BET]

    def put_in(self, seat: int) -> int:
        """The chips that a seat has in the pot of this hand."""
        own = self.actions[(seat - self.first) % SEATS :: SEATS]
        return ANTE + BET * sum(action in (Bet.kind, Call.kind) for action in own)

    @property
    def winner(self) -> int | None:
        """Of the hand, if it is over."""
        if self.actions and self.actions[-1] == Fold.kind:
            return (self.first + len(self.actions)) % SEATS
        over = self.actions[-1:] == (Call.kind,) or self.actions == (Check.kind, Check.kind)
        return self.higher() if over else None

    def higher(self) -> int:
        """Who has the higher card."""
        ranks = [CARDS.index(card) for card in self.cards if card is not None]
        return ranks.index(max(ranks))

    def after(self, move: Move) -> State:
        """The state after a legal move."""
        if isinstance(move, Deal):
            first, second = self.cards
            cards = (move.card, second) if move.seat == 0 else (first, move.card)
            return replace(self, cards=cards)
        return replace(self, actions=(*self.actions, move.kind)).settled()

    def settled(self) -> State:
        """The next hand, if this one is over."""
        winner = self.winner
        if winner is None:
            return self
        won = self.put_in(1 - winner)
        chips = (self.chips[0] + won, self.chips[1] - won)
        if winner == 1:
            chips = (self.chips[0] - won, self.chips[1] + won)
        return State(self.hands, self.hand + 1, chips=chips)
