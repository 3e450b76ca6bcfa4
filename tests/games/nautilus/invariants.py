"""What holds in every position of Nautilùs: no card and no sailor is lost, made or seen twice."""

from __future__ import annotations

from typing import Any

import numpy as np

from seaboard.games.nautilus import NautilusPosition
from seaboard.games.nautilus.numbers import DECK
from seaboard.games.nautilus.state import (
    HARBOUR,
    PER_COLOUR,
    PLACES,
    SAILORS,
    SPOTS_IN_A_WORD,
    WHIRLPOOL,
)


def check(position: NautilusPosition) -> None:
    _check_cards(position)
    _check_sailors(position)
    _check_knowledge(position)
    if not position.over:
        assert len(position.legal_codes()) > 0, "somebody must decide and cannot"


def _check_cards(position: NautilusPosition) -> None:
    state: Any = position.state
    assert (state.deck + state.pile + state.hands.sum(axis=0) == DECK).all()
    assert state.deck.sum() == state.deck_left
    assert (state.hands.sum(axis=1) == state.held).all()


def _check_sailors(position: NautilusPosition) -> None:
    table: Any = position.state.table
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
    assert np.count_nonzero(table.at) == standing
    for spot, sailor in enumerate(table.at):
        word, bit = divmod(spot, SPOTS_IN_A_WORD)
        assert bool(int(table.occupied[word]) >> bit & 1) == bool(sailor), "occupied is wrong"


def _check_knowledge(position: NautilusPosition) -> None:
    state: Any = position.state
    known = state.knowledge.known
    assert (known >= 0).all()
    for observer in range(state.seats):
        assert (known[observer] <= state.hands).all(), "somebody knows of a card that is not there"
        assert not known[observer][observer].any()
