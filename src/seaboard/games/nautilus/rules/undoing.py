"""Undoing: the pieces as they were before the last card, and putting them back.

One earlier table is enough. A Nautilùs exchanges it with the table: what it undoes is put back, and
what it found becomes what the next Nautilùs puts back, so that the first card stands again.
"""

from __future__ import annotations

from ...kernel.compiling import noinline_rule, rule
from ..state import NAUTILUS, NOTHING, SAILORS, WHIRLPOOL, Before, State, Table
from . import moby_dick
from .pieces import put_down, take_up


@noinline_rule
def remember(state: State, card: int) -> None:
    """A card is about to be carried out: note it and the pieces before it."""
    table, before = state.table, state.before
    state.last_card = card
    before.fresh = table.fresh
    before.moby = table.moby
    before.telescopes = table.telescopes
    for sailor in range(SAILORS):
        before.place[sailor] = table.place[sailor]


@rule
def remember_discard(state: State, card: int) -> None:
    """A discard moves nothing; a Nautilùs among them hides no card.

    Rule: nautilus:nautilus-discarded-card, nautilus:nautilus-discarded-nautilus.
    """
    remember(state, NOTHING if card == NAUTILUS else card)


@rule
def _put_back(table: Table, before: Before, sailor: int, place: int) -> None:
    """The sailor was there before; where it is now is noted instead."""
    before.place[sailor] = table.place[sailor]
    if place == WHIRLPOOL:
        table.place[sailor] = WHIRLPOOL
    else:
        put_down(table, sailor, place)


@noinline_rule
def undo(state: State) -> None:
    """Put every piece back, but Moby Dick's first entry stands.

    Rule: nautilus:undo-positions, nautilus:undo-telescope, nautilus:nautilus-on-nautilus,
    nautilus:undo-entry-turn.
    """
    table, before = state.table, state.before
    fresh, moby, telescopes = int(table.fresh), int(table.moby), int(table.telescopes)
    table.fresh = before.fresh
    table.moby = before.moby
    table.telescopes = before.telescopes
    before.fresh = fresh
    before.moby = moby
    before.telescopes = telescopes
    for sailor in range(SAILORS):
        if table.place[sailor] != before.place[sailor] and table.place[sailor] != WHIRLPOOL:
            take_up(table, int(table.place[sailor]))
    for sailor in range(SAILORS):
        place = int(before.place[sailor])
        if place != table.place[sailor]:
            _put_back(table, before, sailor, place)
    if table.moby == NOTHING and state.entry != NOTHING:
        moby_dick.appear(table, int(state.entry))
