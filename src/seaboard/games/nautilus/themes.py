"""What a puzzle of Nautilùs is about, read from what its solution and the other moves would do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ..api import Position
from .moves import Ask, Discard, Enter, Give, Move, MovePart, MoveSailor, PlayCard, Skip, Swap
from .numbers import STEPS_OF
from .preview import Preview
from .state import CARDS, COMPASS, NAUTILUS, SEVEN
from .view import View

THEMES: Final = (
    "hit", "restraint", "harbour", "entering", "moby-dick", "cave", "backwards", "split", "sweep",
    "skip", "compass", "nautilus", "special", "discard", "exchange", "way",
)  # fmt: skip
_HARBOUR: Final = "harbour-"
_CAVE: Final = "cave-"


def themes_of(position: Position, solution: Move, others: Sequence[Move]) -> list[str]:
    """The themes in their order; the seat that decides could tell them from the previews."""
    found = {*_of_pieces(position, solution, others), *_of_card(solution)}
    if isinstance(solution, MoveSailor) and found <= {"restraint"}:
        found.add("way")  # nothing but the right sailor and number of steps
    return [theme for theme in THEMES if theme in found]


def _of_pieces(position: Position, solution: Move, others: Sequence[Move]) -> Iterator[str]:
    seat = position.decider
    view = position.view(seat)
    assert isinstance(view, View)
    team = next(team for team in view.teams if seat in team)
    own = {colour for each in team for colour in view.players[each].colours}
    shown = _preview(position, solution)
    if _hits_others(shown, own):
        yield "hit"
    elif any(_hits_others(_preview(position, move), own) for move in others):
        yield "restraint"
    if _ends_in(shown, _HARBOUR):
        yield "harbour"
    if _ends_in(shown, _CAVE) or any(spot.startswith(_CAVE) for spot in shown.way[:1]):
        yield "cave"
    if shown.rides or shown.moby_dick is not None:
        yield "moby-dick"


def _preview(position: Position, move: Move) -> Preview:
    shown = position.game.preview(position, move, position.decider)
    assert isinstance(shown, Preview)
    return shown


def _hits_others(shown: Preview, own: set[str]) -> bool:
    return any(sailor.partition("-")[0] not in own for sailor in shown.hits)


def _ends_in(shown: Preview, where: str) -> bool:
    return shown.rests_at is not None and shown.rests_at.startswith(where)


def _of_card(move: Move) -> Iterator[str]:
    match move:
        case Enter():
            yield "entering"
        case MovePart():
            yield "split"
        case Skip():
            yield "skip"
        case Discard():
            yield "discard"
        case Swap() | Ask() | Give():
            yield "exchange"
        case MoveSailor(card=card) if STEPS_OF[card] < 0:
            yield "backwards"
        case MoveSailor(card=card) if card == CARDS[SEVEN]:
            yield "sweep"
        case PlayCard(card=card):
            yield "nautilus" if card == CARDS[NAUTILUS] else "special"
        case _ if move.played == CARDS[COMPASS]:
            yield "compass"
        case _:
            pass
