"""How a game of Nautilùs has gone: the round, and how far each team's sailors have come."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..api import Fact, Position, Seat, Standing
from .facts import SailorBack
from .view import SailorView, View


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
    colours = {seat: set(view.players[seat].colours) for seat in range(position.seats)}
    teams = position.mode.teams or tuple((seat,) for seat in range(position.seats))
    return tuple(
        sum(
            fits(sailor) and any(sailor.colour in colours[each] for each in team)
            for sailor in view.sailors
        )
        for seat in range(position.seats)
        for team in teams
        if seat in team
    )


def counted(fact: Fact, after: Position) -> Iterator[tuple[str, Seat]]:
    """Hits, by whose sailor was sent back."""
    if isinstance(fact, SailorBack):
        view = after.view(None)
        assert isinstance(view, View)
        colour = next(sailor.colour for sailor in view.sailors if sailor.name == fact.sailor)
        yield from (("hits", player.seat) for player in view.players if colour in player.colours)
