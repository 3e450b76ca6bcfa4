"""What the players are called, and how the game went for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..games.api import Game, Position, Seat
from .sentences import Names, counted


def player_names(game: Game, seats: int, given: Mapping[Seat, str]) -> Names:
    """A name for each seat; who gave none is called by the seat, and so are namesakes."""
    names = []
    for seat in range(seats):
        own, called = given.get(seat), f"Player {game.seat_names[seat]}"
        twice = own is not None and list(given.values()).count(own) > 1
        names.append(called if own is None else f"{own} ({called})" if twice else own)
    return names


def result_lines(position: Position, names: Names) -> Iterator[str]:
    """Place and score of each seat, best first; nothing while the game goes on."""
    result = position.result()
    if result is None:
        return
    for seat in sorted(range(position.seats), key=lambda seat: (result.places[seat], seat)):
        score = counted(result.scores[seat], "point")
        yield f"Place {result.places[seat]}: {names[seat]} with {score}."
