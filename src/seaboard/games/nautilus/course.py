"""How a game of Nautilùs has gone: the round, and how far each team's sailors have come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from ..api import Fact, Position, Seat, Standing
from .facts import SailorBack, SailorEntered, SailorMoved
from .view import SailorView, View

# What `brought` counts: what only grows, then what can also be lost; the most valuable first.
GAINS: Final = ("home", "hits", "entered")
BALANCES: Final = ("safe",)


def standing(position: Position) -> Standing:
    """Sailors are plain to see, so the view of a spectator tells where they are."""
    view = position.view(None)
    assert isinstance(view, View)
    way: dict[str, int] = {}
    for sailor in view.sailors:
        way[sailor.colour] = way.get(sailor.colour, 0) + _steps_made(sailor, view.board.ring)
    own = [sum(way[colour] for colour in player.colours) for player in view.players]
    teams = position.mode.teams or tuple((seat,) for seat in range(position.seats))
    of_team = {seat: sum(own[each] for each in team) for team in teams for seat in team}
    return Standing(view.round, tuple(of_team[seat] for seat in range(position.seats)))


def _steps_made(sailor: SailorView, ring: int) -> int:
    """From the whirlpool, where it is 0, over the start and round the ring into the harbour."""
    if sailor.spot.startswith("harbour-"):
        return ring + 1 + int(sailor.spot.removeprefix("harbour-"))
    if sailor.to_harbour is None:
        return 0
    return max(1, ring + 2 - sailor.to_harbour)


def measures(position: Position) -> dict[str, tuple[int, ...]]:
    """What each team has reached, for comparing at the beginning of a round."""
    view = position.view(None)
    assert isinstance(view, View)
    return {
        "home": _by_team(position, view, lambda sailor: sailor.spot.startswith("harbour-")),
        "afloat": _by_team(position, view, lambda sailor: sailor.spot != "whirlpool"),
    }


def _by_team(position: Position, view: View, fits: Callable[[SailorView], bool]) -> tuple[int, ...]:
    """How many sailors of each seat's team fit."""
    return tuple(
        sum(fits(sailor) and sailor.colour in colours for sailor in view.sailors)
        for colours in (_colours_of_team(position, view, seat) for seat in range(position.seats))
    )


def _colours_of_team(position: Position, view: View, seat: Seat) -> set[str]:
    teams = position.mode.teams or tuple((each,) for each in range(position.seats))
    team = next(team for team in teams if seat in team)
    return {colour for each in team for colour in view.players[each].colours}


def counted(fact: Fact, after: Position) -> Iterator[tuple[str, Seat]]:
    """Hits, by whose sailor was sent back."""
    if isinstance(fact, SailorBack):
        view = after.view(None)
        assert isinstance(view, View)
        colour = next(sailor.colour for sailor in view.sailors if sailor.name == fact.sailor)
        yield from (("hits", player.seat) for player in view.players if colour in player.colours)


def brought(fact: Fact, after: Position, seat: Seat) -> Iterator[tuple[str, int]]:
    """What the fact brought the seat's team, or took from it."""
    if not isinstance(fact, SailorMoved | SailorEntered | SailorBack):
        return
    view = after.view(None)
    assert isinstance(view, View)
    colour = next(sailor.colour for sailor in view.sailors if sailor.name == fact.sailor)
    own = colour in _colours_of_team(after, view, seat)
    match fact:
        case SailorBack():
            yield ("safe", -1) if own else ("hits", 1)
        case SailorEntered() if own:
            yield "entered", 1
        case SailorMoved() if own and fact.to.startswith("harbour-"):
            yield "home", int(not fact.from_.startswith("harbour-"))
        case _:
            pass
