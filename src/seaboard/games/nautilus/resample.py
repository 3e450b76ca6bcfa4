"""A random world that a seat could not tell from the true one: hidden cards are dealt anew.

First the number of 1s and 12s that each hidden hand gets, with the weight that its number of deals
and the announcements give it; then the cards themselves, all deals being equally likely. So nothing
has to be tried twice. What the others know about hands is not carried over: only what lies open is.
It is compiled like the rules, because a bot that thinks draws many worlds for one decision.
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np
import numpy.typing as npt

from ..kernel.bits import scratch
from ..kernel.compiling import noinline_rule, rule
from ..kernel.rng import RngState, randbelow
from .numbers import DECK
from .rules import knowledge
from .state import (
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

Counts = Annotated[npt.NDArray[np.int64], "by card or by seat"]
_RESOLUTION: Final = 1 << 30
_PAIRS: Final = 2


@rule
def resample(state: State, observer: int, rng: RngState) -> None:
    """Deal anew, in this state, whatever the observer (a seat or SPECTATOR) does not know."""
    hidden = scratch(KINDS)
    entries = scratch(MAX_SEATS)
    _find_hidden_cards(state, observer, hidden)
    _draw_entry_counts(state, observer, hidden, entries, rng)
    for seat in range(state.seats):
        if seat != observer:
            _deal(state, observer, seat, int(entries[seat]), hidden, rng)
    for kind in range(KINDS):
        state.deck[kind] = hidden[kind] + _kept_in_deck(state, observer, kind)
    _hide_other_minds(state, observer)
    _offer_anew(state, observer, rng)
    knowledge.note_open_hands(state)


@rule
def _hidden_in_hand(state: State, observer: int, seat: int) -> int:
    """Cards of a hand that the observer cannot name."""
    count = int(state.held[seat])
    for kind in range(KINDS):
        count -= state.knowledge.known[observer][seat][kind]
    return count


@rule
def _lacks(state: State, observer: int, seat: int, kind: int) -> bool:
    """Whether the card is known not to be among the hidden ones of a hand."""
    if state.mode != TWO:
        return False
    if observer == SPECTATOR:
        return (state.knowledge.denied_openly[seat] >> kind) & 1 == 1
    return (state.knowledge.denied[seat] >> kind) & 1 == 1


@rule
def _kept_in_deck(state: State, observer: int, kind: int) -> int:
    """Cards that the seat has returned itself and that nobody can have drawn."""
    if state.mode != TWO or observer == SPECTATOR:
        return 0
    return int(state.knowledge.returned[observer][kind])


@rule
def _find_hidden_cards(state: State, observer: int, hidden: Counts) -> None:
    """All cards but those on the pile, in the own hand, known elsewhere or known in the deck."""
    for kind in range(KINDS):
        located = state.pile[kind] + _kept_in_deck(state, observer, kind)
        for seat in range(state.seats):
            if seat == observer:
                located += state.hands[seat][kind]
            else:
                located += state.knowledge.known[observer][seat][kind]
        hidden[kind] = DECK[kind] - located


@rule
def _draw_entry_counts(
    state: State, observer: int, hidden: Counts, entries: Counts, rng: RngState
) -> None:
    """How many hidden 1s and 12s each hand gets: every possibility is weighed in turn, and takes
    the place of those before it with the likelihood of its share.
    """
    seats = int(state.seats)
    most = int(hidden[ONE] + hidden[TWELVE])
    seen = scratch(MAX_SEATS)
    room = scratch(MAX_SEATS)
    tried = scratch(MAX_SEATS)
    _count_entries_seen(state, observer, seen)
    for seat in range(seats):
        if seat != observer:
            room[seat] = min(_hidden_in_hand(state, observer, seat), most)
    total = 0.0
    more = True
    while more:
        ways = _ways(state, observer, hidden, seen, tried, most)
        if ways > 0.0:
            total += ways
            if randbelow(rng, _RESOLUTION) * total < ways * _RESOLUTION:
                for seat in range(seats):  # a slice would add seconds to compiling
                    entries[seat] = tried[seat]
        more = _next_counts(tried, room, seats)


@rule
def _next_counts(tried: Counts, room: Counts, seats: int) -> bool:
    """The next way to fill the hands, like a counter; whether there is one."""
    for seat in range(seats):
        if tried[seat] < room[seat]:
            tried[seat] += 1
            return True
        tried[seat] = 0
    return False


@noinline_rule
def _ways(
    state: State, observer: int, hidden: Counts, seen: Counts, tried: Counts, most: int
) -> float:
    """In how many ways the hands come to have these numbers of hidden 1s and 12s."""
    if tried[0] + tried[1] + tried[2] + tried[3] > most:
        return 0.0
    entries = scratch(MAX_SEATS)
    for seat in range(MAX_SEATS):
        entries[seat] = seen[seat]
    for seat in range(state.seats):
        entries[state.origin[seat]] += tried[seat]
    if state.mode == TWO:
        ways = ways_of_pair(state, observer, 0, 1, int(entries[0]), int(entries[1]))
    else:
        ways = ways_of_pair(state, observer, 0, 2, int(entries[0]), int(entries[2]))
        if ways > 0:
            ways *= ways_of_pair(state, observer, 1, 3, int(entries[1]), int(entries[3]))
    return ways * _ways_to_deal(state, observer, hidden, tried) if ways > 0 else 0.0


@rule
def _ways_to_deal(state: State, observer: int, hidden: Counts, tried: Counts) -> float:
    """In how many ways these numbers of hidden 1s and 12s, and other cards, fall to each hand.

    Only a lone hidden hand can lack something, so that the others' cards need no care.
    """
    ways = 1.0
    entries = int(hidden[ONE] + hidden[TWELVE])
    others = -entries
    for kind in range(KINDS):
        others += hidden[kind]
    for seat in range(state.seats):
        if seat == observer:
            continue
        barred, barred_entries = 0, 0
        for kind in range(KINDS):
            if _lacks(state, observer, seat, kind):
                if kind in (ONE, TWELVE):
                    barred_entries += hidden[kind]
                else:
                    barred += hidden[kind]
        rest = _hidden_in_hand(state, observer, seat) - tried[seat]
        ways *= _choices(entries - barred_entries, int(tried[seat]))
        ways *= _choices(others - barred, rest)
        entries -= tried[seat]
        others -= rest
    return ways


@rule
def _choices(among: int, count: int) -> float:
    """In how many ways `count` things can be taken."""
    if count > among:
        return 0.0
    ways = 1.0
    for number in range(count):
        ways = ways * (among - number) / (number + 1)
    return ways


@rule
def _count_entries_seen(state: State, observer: int, seen: Counts) -> None:
    """The 1s and 12s that each hand is known to have had, by the seat to which it was dealt."""
    for seat in range(state.seats):
        cards = state.hands[seat] if seat == observer else state.knowledge.known[observer][seat]
        seen[state.origin[seat]] = cards[ONE] + cards[TWELVE]
    for dealt in range(state.seats):
        seen[dealt] += state.knowledge.entries_played[dealt]
        seen[dealt] += state.knowledge.entries_out[observer][dealt]


@rule
def ways_of_pair(state: State, observer: int, one: int, other: int, here: int, there: int) -> int:
    """In how many ways exchanges that the observer did not see lead from hands announced as they
    were to these numbers of 1s and 12s; with more than one such exchange only whether they can.
    """
    unseen = int(state.knowledge.unseen[observer][0 if state.mode == TWO else one % _PAIRS])
    size = int(state.hand_goal)
    weighed = unseen == 1 and state.mode != TWO
    if weighed and not (0 <= here <= size and 0 <= there <= size):
        return 0
    ways = 0
    for gained in range(-unseen, unseen + 1):
        if _announced_like(state, one, here - gained) and _announced_like(
            state, other, there + gained
        ):
            if not weighed:
                return 1
            if gained < 0:
                ways += (size - here) * there
            elif gained > 0:
                ways += here * (size - there)
            else:
                ways += here * there + (size - here) * (size - there)
    return ways


@rule
def _announced_like(state: State, dealt: int, entries: int) -> bool:
    """Whether a hand dealt with `entries` 1s and 12s was announced as it was."""
    announced = state.announced[dealt]
    if announced == SILENT:
        return True
    return entries > 0 if announced == WITH else entries == 0


@noinline_rule
def _deal(
    state: State, observer: int, seat: int, entries: int, hidden: Counts, rng: RngState
) -> None:
    """Put the known cards and a random choice of the hidden ones into the hand."""
    rest = _hidden_in_hand(state, observer, seat) - entries
    for kind in range(KINDS):
        state.hands[seat][kind] = state.knowledge.known[observer][seat][kind]
    for number in range(entries + rest):
        kind = _draw(state, observer, seat, number < entries, hidden, rng)
        hidden[kind] -= 1
        state.hands[seat][kind] += 1


@rule
def _draw(
    state: State, observer: int, seat: int, entry: bool, hidden: Counts, rng: RngState
) -> int:
    """One of the hidden 1s and 12s, or of the others, that the hand may have; each is as likely."""
    among, chosen = 0, NOTHING
    for kind in range(KINDS):
        if (kind in (ONE, TWELVE)) == entry and not _lacks(state, observer, seat, kind):
            among += hidden[kind]
    left = randbelow(rng, among)
    for kind in range(KINDS):
        if (kind in (ONE, TWELVE)) == entry and not _lacks(state, observer, seat, kind):
            left -= hidden[kind]
            if left < 0:
                chosen = kind
                break
    return chosen


@rule
def _hide_other_minds(state: State, observer: int) -> None:
    """What others know depends on the true hands; in the new world they know what the seat knows
    about exchanges, and about hands what lies open.
    """
    minds = state.knowledge
    for other in range(OBSERVERS):
        if other == observer:
            continue
        for pair in range(_PAIRS):
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
        if not _took_part(state, observer, seat):
            state.swap_gave[seat] = NOTHING
            state.swap_got[seat] = NOTHING
            state.trade_gave[seat] = NOTHING
            state.trade_got[seat] = NOTHING


@rule
def _took_part(state: State, observer: int, seat: int) -> bool:
    """Whether the observer took part in the exchanges of a seat."""
    if observer == SPECTATOR:
        return False
    if state.mode == TWO:
        return seat < state.seats
    return seat % _PAIRS == observer % _PAIRS


@rule
def _offer_anew(state: State, observer: int, rng: RngState) -> None:
    """Others may have laid any card of theirs ready for an exchange."""
    for seat in range(state.seats):
        if state.offered[seat] == NOTHING or seat == observer:
            continue
        if state.commander == observer and state.seat == seat:
            continue
        left = randbelow(rng, int(state.held[seat]))
        for kind in range(KINDS):
            left -= state.hands[seat][kind]
            if left < 0:
                state.offered[seat] = kind
                break
