"""What holds in every position of Nautilùs: no card and no sailor is lost, made or seen twice."""

from __future__ import annotations

from seaboard.games.nautilus import NautilusPosition
from seaboard.games.nautilus.state import (
    DECK,
    HARBOUR,
    KINDS,
    MAX_SEATS,
    PER_COLOUR,
    PLACES,
    SAILORS,
    WHIRLPOOL,
)


def check(position: NautilusPosition) -> None:
    _check_cards(position)
    _check_sailors(position)
    _check_knowledge(position)
    if not position.over:
        assert len(position.legal_codes()) > 0, "somebody must decide and cannot"


def _check_cards(position: NautilusPosition) -> None:
    state = position.state
    for kind in range(KINDS):
        in_hands = sum(int(state.hands[seat][kind]) for seat in range(MAX_SEATS))
        assert int(state.deck[kind]) + int(state.pile[kind]) + in_hands == DECK[kind]
    assert sum(int(count) for count in state.deck) == state.deck_left
    for seat in range(MAX_SEATS):
        assert sum(int(count) for count in state.hands[seat]) == state.held[seat]


def _check_sailors(position: NautilusPosition) -> None:
    table = position.state.table
    standing = 0
    for sailor in range(SAILORS):
        spot = int(table.place[sailor])
        if spot == WHIRLPOOL:
            continue
        standing += 1
        assert table.at[spot] == sailor + 1, "place and spot disagree, or two share a spot"
        assert spot != table.moby, "a sailor lies under Moby Dick"
        if spot >= HARBOUR:
            assert (spot - HARBOUR) // PLACES == sailor // PER_COLOUR, "not its own harbour"
        if (table.fresh >> sailor) & 1:
            assert spot == position.state.board.starts[sailor // PER_COLOUR]
    assert sum(1 for sailor in table.at if sailor) == standing


def _check_knowledge(position: NautilusPosition) -> None:
    state = position.state
    for observer in range(state.seats):
        for seat in range(state.seats):
            for kind in range(KINDS):
                known = state.knowledge.known[observer][seat][kind]
                assert 0 <= known <= (0 if seat == observer else state.hands[seat][kind])
