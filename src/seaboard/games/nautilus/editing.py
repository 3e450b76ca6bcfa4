"""What can be changed of a position by hand. The deck is whatever is in no hand and not played;
of what players remember nothing is asked for, so they know what lies open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from ...editor.forms import EditField, choice, chosen, counts, flag, number, rows, seat, title
from ..api import Position
from .numbers import DECK
from .state import (
    ANNOUNCEMENTS,
    CARDS,
    CAVE,
    CAVES,
    HARBOUR,
    PIECES,
    PLACES,
    QUESTIONS,
    SAILORS,
    WHIRLPOOL,
    spot_name,
)
from .view import View

KEPT: Final = ("mode", "options", "board")
_MUCH: Final = 99


def form(position: Position) -> list[EditField]:
    """Sailors, hands and what is asked."""
    ring: int = cast(View, position.view(None)).board.ring
    spots = [
        spot_name(WHIRLPOOL),
        *map(str, range(ring)),
        *(spot_name(CAVE + cave) for cave in range(CAVES)),
        *(spot_name(HARBOUR + place) for place in range(PLACES)),
    ]
    return [
        number("round", 1, _MUCH),
        choice("asked", QUESTIONS, "asked"),
        seat("turn"),
        seat("dealer"),
        rows(
            "players",
            [
                counts("hand", CARDS, max(DECK), "card"),
                choice("announced", ANNOUNCEMENTS, "announced"),
                choice("laid_ready", ("", *CARDS), "card"),
            ],
        ),
        rows("sailors", [title("name", "piece"), choice("spot", spots, "spot"), flag("moved")]),
        number("moby_dick", 0, ring - 1, optional=True),
        counts("pile", CARDS, max(DECK), "card"),
        choice("last_card", ("", *CARDS), "card"),
        seat("commander", optional=True),
        number("redraws", 0, 9),
        number("five_left", 0, 4),
        chosen("five_moved", PIECES[:SAILORS], "piece"),
        chosen("questions", CARDS, "card"),
        choice("wanted", ("", *CARDS), "card"),
    ]


def formed(whole: Mapping[str, Any]) -> dict[str, Any]:
    """A description as the form has it: whoever sets up sees all hands, and what is laid ready."""
    players = [
        {**player, "laid_ready": card}
        for player, card in zip(whole["players"], whole["secrets"]["offered"], strict=True)
    ]
    return {**whole, "players": players}


def complete(data: Mapping[str, Any]) -> dict[str, Any]:
    """Only on its start a sailor may or may not have moved; elsewhere it follows from the spot. And
    cards of which none was played are not in the pile.
    """
    sailors, starts, pile = data.get("sailors"), _starts(data), data.get("pile")
    whole = {**data, **_laid_ready(data)}
    if isinstance(sailors, list):
        whole["sailors"] = [_sailor(each, starts) for each in sailors]
    if isinstance(pile, Mapping):
        whole["pile"] = {card: count for card, count in pile.items() if count != 0}
    return whole


def _laid_ready(data: Mapping[str, Any]) -> dict[str, Any]:
    """The players without the cards that they have laid ready, and these apart."""
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(each, Mapping) for each in players):
        return {}
    kept = [
        {name: value for name, value in each.items() if name != "laid_ready"} for each in players
    ]
    laid = [each.get("laid_ready") or None for each in players]
    return {"players": kept, "secrets": {"offered": laid}} if any(laid) else {"players": kept}


def _starts(data: Mapping[str, Any]) -> Mapping[str, Any]:
    board = data.get("board")
    starts = board.get("starts") if isinstance(board, Mapping) else None
    return starts if isinstance(starts, Mapping) else {}


def _sailor(given: Any, starts: Mapping[str, Any]) -> Any:
    if not isinstance(given, Mapping):
        return given
    spot, colour = given.get("spot"), str(given.get("name")).rpartition("-")[0]
    if spot == str(starts.get(colour)):
        return given
    return {**given, "moved": spot != spot_name(WHIRLPOOL)}
