"""A random world that a seat could not tell from the true one.

The cards that a seat has not located are dealt anew among the other hands and the deck. First it is
drawn how many 1s and 12s each hand gets, with the weight that its number of deals and the
announcements give it; then the cards themselves, all deals being equally likely. So nothing has to
be tried twice. What the others know about hands is not carried over: only what lies open is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import comb, prod

from ..api import Rng, Seat
from .rules import knowledge
from .state import (
    DECK,
    KINDS,
    MAX_SEATS,
    NOTHING,
    OBSERVERS,
    ONE,
    SILENT,
    SPECTATOR,
    TWELVE,
    TWO,
    WITH,
    State,
)

_ENTRIES = (ONE, TWELVE)


@dataclass(slots=True)
class _Hand:
    """A hand of which part is hidden: what is known of it, and how many cards are not."""

    seat: Seat
    known: list[int]
    hidden: int
    lacks: frozenset[int]  # cards that are not among the hidden ones

    def known_entries(self) -> int:
        return sum(self.known[kind] for kind in _ENTRIES)


def resample(state: State, seat: Seat | None, rng: Rng) -> None:
    """Deal anew, in this state, whatever the seat (None: a spectator) does not know."""
    observer = SPECTATOR if seat is None else seat
    hands = [_hand(state, observer, other) for other in range(state.seats) if other != observer]
    hidden = _hidden_cards(state, observer, hands)
    counts = _draw_entry_counts(state, observer, hands, hidden, rng)
    for hand, entries in zip(hands, counts, strict=True):
        _deal(state, hand, entries, hidden, rng)
    for kind in range(KINDS):
        state.deck[kind] = hidden[kind] + _kept_in_deck(state, observer, kind)
    _hide_other_minds(state, observer)
    _offer_anew(state, observer, rng)
    knowledge.look(state)


def _hand(state: State, observer: int, seat: Seat) -> _Hand:
    known = [int(count) for count in state.knowledge.known[observer][seat]]
    denials = 0
    if state.mode == TWO:
        table = state.knowledge.denied_openly if observer == SPECTATOR else state.knowledge.denied
        denials = int(table[seat])
    lacks = frozenset(kind for kind in range(KINDS) if (denials >> kind) & 1)
    return _Hand(seat, known, int(state.held[seat]) - sum(known), lacks)


def _kept_in_deck(state: State, observer: int, kind: int) -> int:
    """Cards that the seat has returned itself and that nobody can have drawn."""
    if state.mode != TWO or observer == SPECTATOR:
        return 0
    return int(state.knowledge.returned[observer][kind])


def _hidden_cards(state: State, observer: int, hands: list[_Hand]) -> list[int]:
    """All cards but those on the pile, in the own hand, known elsewhere or known in the deck."""
    hidden = []
    for kind in range(KINDS):
        located = int(state.pile[kind]) + sum(hand.known[kind] for hand in hands)
        if observer != SPECTATOR:
            located += int(state.hands[observer][kind])
        hidden.append(DECK[kind] - located - _kept_in_deck(state, observer, kind))
    return hidden


def _draw_entry_counts(
    state: State, observer: int, hands: list[_Hand], hidden: list[int], rng: Rng
) -> tuple[int, ...]:
    """How many hidden 1s and 12s each hand gets."""
    most = sum(hidden[kind] for kind in _ENTRIES)
    seen = _entries_seen(state, observer, hands)
    dealt_to = [int(state.origin[hand.seat]) for hand in hands]

    @cache
    def ways_of_pair(one: int, other: int, here: int, there: int) -> int:
        return _ways_of_pair(state, observer, one, other, here, there)

    pairs = ((0, 1),) if state.mode == TWO else ((0, 2), (1, 3))
    options: list[tuple[tuple[int, ...], int]] = []
    for counts in product(*(range(min(hand.hidden, most) + 1) for hand in hands)):
        if sum(counts) > most:
            continue
        entries = list(seen)
        for dealt, count in zip(dealt_to, counts, strict=True):
            entries[dealt] += count
        ways = prod(ways_of_pair(a, b, entries[a], entries[b]) for a, b in pairs)
        if ways:
            ways *= _ways_to_deal(hands, counts, hidden)
        if ways:
            options.append((counts, ways))
    left = rng.random() * sum(ways for _, ways in options)
    for counts, ways in options:
        left -= ways
        if left < 0:
            return counts
    return options[-1][0]


def _ways_to_deal(hands: list[_Hand], counts: tuple[int, ...], hidden: list[int]) -> int:
    """In how many ways so many of the hidden 1s and 12s, and other cards, fall to each hand.

    Only a lone hidden hand can lack something, so that the others' cards need no care.
    """
    ways = 1
    entries = sum(hidden[kind] for kind in _ENTRIES)
    others = sum(hidden) - entries
    for hand, count in zip(hands, counts, strict=True):
        barred = sum(hidden[kind] for kind in hand.lacks)
        barred_entries = sum(hidden[kind] for kind in hand.lacks if kind in _ENTRIES)
        ways *= comb(max(entries - barred_entries, 0), count)
        ways *= comb(max(others - barred + barred_entries, 0), hand.hidden - count)
        entries -= count
        others -= hand.hidden - count
    return ways


def _entries_seen(state: State, observer: int, hands: list[_Hand]) -> list[int]:
    """The 1s and 12s that each hand is known to have had, by the seat to which it was dealt."""
    seen = [0] * MAX_SEATS
    for hand in hands:
        seen[state.origin[hand.seat]] = hand.known_entries()
    if observer != SPECTATOR:
        own = state.hands[observer]
        seen[state.origin[observer]] = sum(int(own[kind]) for kind in _ENTRIES)
    for dealt in range(state.seats):
        seen[dealt] += int(state.knowledge.entries_played[dealt])
        seen[dealt] += int(state.knowledge.entries_out[observer][dealt])
    return seen


def _ways_of_pair(state: State, observer: int, one: int, other: int, here: int, there: int) -> int:
    """In how many ways exchanges that the observer did not see lead from hands announced as they
    were to so many 1s and 12s; with more than one such exchange only whether they can.
    """
    unseen = int(state.knowledge.unseen[observer][0 if state.mode == TWO else one % 2])
    fits = [
        gained
        for gained in range(-unseen, unseen + 1)
        if _announced_like(state, one, here - gained)
        and _announced_like(state, other, there + gained)
    ]
    if unseen != 1 or state.mode == TWO:
        return 1 if fits else 0
    size = int(state.hand_goal)
    if not (0 <= here <= size and 0 <= there <= size):
        return 0
    ways = {
        -1: (size - here) * there,
        0: here * there + (size - here) * (size - there),
        1: here * (size - there),
    }
    return sum(ways[gained] for gained in fits)


def _announced_like(state: State, dealt: int, entries: int) -> bool:
    """Whether a hand dealt with so many 1s and 12s was announced as it was."""
    announced = state.announced[dealt]
    if announced == SILENT:
        return True
    return entries > 0 if announced == WITH else entries == 0


def _deal(state: State, hand: _Hand, entries: int, hidden: list[int], rng: Rng) -> None:
    """Put the known cards and a random choice of the hidden ones into the hand."""
    cards = list(hand.known)
    allowed = [kind for kind in range(KINDS) if kind not in hand.lacks]
    for kind in _draw(entries, [k for k in allowed if k in _ENTRIES], hidden, rng):
        cards[kind] += 1
    rest = hand.hidden - entries
    for kind in _draw(rest, [k for k in allowed if k not in _ENTRIES], hidden, rng):
        cards[kind] += 1
    for kind in range(KINDS):
        state.hands[hand.seat][kind] = cards[kind]


def _draw(count: int, kinds: list[int], hidden: list[int], rng: Rng) -> Iterator[int]:
    """Take so many cards of these kinds out of the hidden ones, each card being as likely."""
    for _ in range(count):
        left = int(rng.random() * sum(hidden[kind] for kind in kinds))
        for kind in kinds:
            left -= hidden[kind]
            if left < 0:
                hidden[kind] -= 1
                yield kind
                break


def _hide_other_minds(state: State, observer: int) -> None:
    """What others know depends on the true hands; in the new world they know what the seat knows
    about exchanges, and about hands what lies open.
    """
    minds = state.knowledge
    for other in range(OBSERVERS):
        if other == observer:
            continue
        for pair in range(2):
            minds.unseen[other][pair] = minds.unseen[observer][pair]
        for seat in range(MAX_SEATS):
            minds.entries_out[other][seat] = minds.entries_out[observer][seat]
            for kind in range(KINDS):
                minds.known[other][seat][kind] = 0
    for seat in range(2):
        if seat != observer:
            for kind in range(KINDS):
                minds.returned[seat][kind] = 0
            minds.denied[1 - seat] = 0
    if observer != SPECTATOR:
        for seat in range(2):
            minds.denied_openly[seat] = 0
    for seat in range(MAX_SEATS):
        if observer == SPECTATOR or seat not in _exchange_partners(state, observer):
            for record in (state.swap_gave, state.swap_got, state.trade_gave, state.trade_got):
                record[seat] = NOTHING


def _exchange_partners(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Seats whose exchanges the seat took part in."""
    return (0, 1) if state.mode == TWO else (seat, (seat + 2) % 4)


def _offer_anew(state: State, observer: int, rng: Rng) -> None:
    """Others may have laid any card of theirs ready for an exchange."""
    for seat in range(state.seats):
        if state.offered[seat] == NOTHING or seat == observer:
            continue
        if state.commander == observer and state.seat == seat:
            continue
        left = int(rng.random() * int(state.held[seat]))
        for kind in range(KINDS):
            left -= int(state.hands[seat][kind])
            if left < 0:
                state.offered[seat] = kind
                break
