"""What the players are called, and how the game went for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..games.api import Game, Position, Seat
from ..locales import has, say
from .sentences import Language, Names


def player_names(game: Game, seats: int, given: Mapping[Seat, str], language: Language) -> Names:
    """A name for each seat; who gave none is called by the seat, and so are namesakes."""
    names = []
    for seat in range(seats):
        own, called = given.get(seat), _called(game, seat, language)
        if own is not None and list(given.values()).count(own) > 1:
            own = say(language, "cli-namesake", {"name": own, "player": called})
        names.append(called if own is None else own)
    return names


def _called(game: Game, seat: Seat, language: Language) -> str:
    """A player by the seat: `Player north`."""
    name = game.seat_names[seat]
    message = f"{game.name}-seat-{name}"
    where = say(language, message) if has(language, message) else name
    return say(language, "cli-player", {"seat": where})


def mode_name(game: Game, mode: str, language: Language) -> str:
    """A mode in the game's words; one that has none, by its own name."""
    message = f"{game.name}-mode-{mode}"
    return say(language, message) if has(language, message) else mode


def result_lines(position: Position, names: Names, language: Language) -> Iterator[str]:
    """Place and score of each seat, best first; nothing while the game goes on."""
    result = position.result()
    if result is None:
        return
    for seat in sorted(range(position.seats), key=lambda seat: (result.places[seat], seat)):
        words = {
            "place": result.places[seat],
            "name": names[seat],
            "points": result.scores[seat],
        }
        yield say(language, "cli-place", words)
