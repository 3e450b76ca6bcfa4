"""Positions of Kuhn poker as numbers, read from the seat's view."""

from __future__ import annotations

from typing import Final

from seaboard.lab.observing.views import ViewBlock, ViewPlan

from .game import KuhnView
from .moves import ACTIONS, CARDS

_MOST_ACTIONS: Final = 3  # in a hand
MOST_CHIPS: Final = 100  # that can be won or lost in the longest game


def _card(view: KuhnView) -> list[int]:
    return [int(view.card == card) for card in CARDS]


def _actions(view: KuhnView) -> list[int]:
    given = [*view.actions, *[""] * (_MOST_ACTIONS - len(view.actions))]
    return [int(action == each.kind) for action in given for each in ACTIONS]


def _lead(view: KuhnView) -> list[int]:
    own = view.chips[view.seat or 0]
    return [max(0, own), max(0, -own)]


PLAN: Final = ViewPlan(
    ViewBlock("card", CARDS, 1, "the own card", _card),
    ViewBlock(
        "actions",
        tuple(f"{n + 1} {each.kind}" for n in range(_MOST_ACTIONS) for each in ACTIONS),
        1,
        "of this hand, in their order",
        _actions,
    ),
    ViewBlock("chips", ("won", "lost"), MOST_CHIPS, "by the seat so far", _lead),
    ViewBlock("hands", ("left",), 50, "this one included", lambda v: [v.hands - v.hand + 1]),
)
