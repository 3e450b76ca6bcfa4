"""A table's log as one viewer hears it: entries by allow-list, moves as facts.

A viewer is a seat or (None) a spectator. What depends on a position goes through the game's own
`view`, `narrate` and `text_for` for that viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from ..games.api import Game, Position, Seat, View, as_data
from .entries import ChancePlayed, Logged, MovePlayed, MovesUndone
from .naming import labels_at, names_at
from .shapes import Event, PreviewOut, fact_out
from .table import Table, Transition, transition

_REMEMBERED: Final = 60  # moves whose facts are kept, for each viewer


class MoveEvent:
    """A move as one viewer hears of it."""

    __slots__ = ("facts", "step", "text")

    def __init__(self, game: Game, made: Transition, viewer: Seat | None) -> None:
        self.step = made.number
        self.text = game.text_for(made.before, made.move, viewer)
        facts = game.narrate(made.before, made.move, made.after, viewer)
        self.facts = [fact_out(fact) for fact in facts]


def previews_of(table: Table, seat: Seat) -> dict[str, PreviewOut]:
    """What each legal move would do, by its text, as far as the seat that decides can know it."""
    game, position = table.game, table.playing
    return {
        str(move): as_data(game.preview(position, move, seat)) for move in position.legal_moves()
    }


class FeedCache:
    """Remembers what viewers of one table were told last, so that it is made once for all."""

    def __init__(self, encode: Callable[[Any], Any] = as_data) -> None:
        self._encode = encode
        self._moves: dict[Seat | None, dict[int, MoveEvent]] = {}
        self._views: dict[Seat | None, tuple[int, Any]] = {}
        self._open_view: tuple[int, View] | None = None  # of a game in which nothing is secret
        self._named: tuple[Any, tuple[dict[str, str], list[str | None]]] | None = None
        self._previews: dict[Seat, tuple[int, dict[str, PreviewOut]]] = {}

    def remember(
        self, game: Game, number: int, made: Transition, viewers: Iterable[Seat | None]
    ) -> None:
        """Keep the move of that entry as each of the viewers hears of it; it is told once where
        nobody knows what another does not.
        """
        event = None
        for viewer in viewers:
            known = self._moves.setdefault(viewer, {})
            if event is None or game.secret:
                event = MoveEvent(game, made, viewer)
            known[number] = event
            if len(known) > _REMEMBERED:
                del known[next(iter(known))]

    def view(self, table: Table, viewer: Seat | None) -> Any:
        """The game's view, encoded; None before the start."""
        if table.position is None:
            return None
        version, known = self._views.get(viewer, (0, None))
        if version != table.version:
            known = self._encode(self._view(table, table.position, viewer))
            self._views[viewer] = (table.version, known)
        return known

    def _view(self, table: Table, position: Position, viewer: Seat | None) -> View:
        """The game's view. Where nothing is secret it is the same for all but for who looks."""
        if table.game.secret:
            return position.view(viewer)
        if self._open_view is None or self._open_view[0] != table.version:
            self._open_view = (table.version, position.view(viewer))
        view = self._open_view[1]
        return view if view.seat == viewer else replace(view, seat=viewer)  # type: ignore[type-var]

    def names(
        self, table: Table, names: Mapping[str, str]
    ) -> tuple[dict[str, str], list[str | None]]:
        """The names of people and the labels of seats: every message has them, and hardly one
        changes them.
        """
        key = (table.host, table.chairs, names)
        if self._named is None or self._named[0] != key:
            kept = (table.host, table.chairs.copy(), dict(names))
            self._named = (kept, (names_at(table, names), labels_at(table, names)))
        return self._named[1]

    def previews(self, table: Table, seat: Seat) -> dict[str, PreviewOut]:
        """What each legal move would do, by its text; for the seat that decides."""
        version, known = self._previews.get(seat, (0, {}))
        if version != table.version:
            known = previews_of(table, seat)
            self._previews[seat] = (table.version, known)
        return known

    def events(
        self, table: Table, log: Sequence[Logged], wanted: range, viewer: Seat | None
    ) -> list[Event]:
        """The events of those numbers; `log` is the whole log."""
        chosen = _chosen(log, wanted)
        moves = _moves_in(chosen)
        known = self._moves.get(viewer, {})
        if any(number not in known for number in moves):
            known = _replayed(table, log[: chosen[-1].number], moves[0], viewer)
            self._keep(viewer, known)
        return [_event(each, known.get(each.number), table.hidden) for each in chosen]

    def replayed_for(self, log: Sequence[Logged], wanted: range, viewer: Seat | None) -> int:
        """How many entries `events` has to go through again; none if it still knows."""
        chosen = _chosen(log, wanted)
        known = self._moves.get(viewer, {})
        return chosen[-1].number if any(number not in known for number in _moves_in(chosen)) else 0

    def _keep(self, viewer: Seat | None, moves: Mapping[int, MoveEvent]) -> None:
        """Keep the newest, in their order: whoever looks next will want the same."""
        known = {**moves, **self._moves.get(viewer, {})}
        self._moves[viewer] = {number: known[number] for number in sorted(known)[-_REMEMBERED:]}


_MOVES: Final = (MovePlayed, ChancePlayed)


def _chosen(log: Sequence[Logged], wanted: range) -> Sequence[Logged]:
    return log[max(wanted.start, 1) - 1 : max(wanted.stop, 1) - 1]


def _moves_in(log: Sequence[Logged]) -> list[int]:
    return [each.number for each in log if isinstance(each.entry, _MOVES)]


def _replayed(
    table: Table, log: Sequence[Logged], first: int, viewer: Seat | None
) -> dict[int, MoveEvent]:
    """Play the log once more, for its moves from entry `first` on."""
    game, events = table.game, dict[int, MoveEvent]()
    positions = [table.setup.first_position()]
    for number, _, entry, _, _ in log:
        match entry:
            case MovesUndone():
                del positions[entry.keep + 1 :]
            case MovePlayed(move=text) | ChancePlayed(move=text):
                made = transition(positions[-1], game.parse(text), len(positions))
                positions.append(made.after)
                if number >= first:
                    events[number] = MoveEvent(game, made, viewer)
            case _:
                pass
    return events


def _event(logged: Logged, move: MoveEvent | None, hidden: Container[int]) -> Event:
    """An entry by its allow-list: nothing of a move but what the viewer was told of it, nothing of
    what is hidden but who said it.
    """
    entry = logged.entry
    event: Event = {"number": logged.number, "at": logged.at, "kind": entry.kind}
    seat: Seat | None = getattr(entry, "seat", None)
    if seat is not None:
        event["seat"] = seat
    if entry.people:
        event["person"] = entry.people[0]
    if move is not None:
        event["move"], event["step"], event["facts"] = move.text, move.step, move.facts
    if logged.number not in hidden and (shown := entry.shown_data()):
        event["data"] = shown
    return event
