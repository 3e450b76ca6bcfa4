"""What one viewer may hear of a table: its present, and its events as facts.

A viewer is a seat or (None) a spectator. Everything that depends on a position goes through the
game's own doors for that viewer: `view`, `narrate` and `text_for`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from ..games import get_game
from ..games.api import Fact, Game, Seat, as_data
from .entries import Entry
from .messages import Event, FactOut, LegalMove, ResultOut, SeatOut, TableOut
from .refusals import Refused
from .tables import Step, Table, first_position

PAGE: Final = 30  # events, when one looks at a table or asks for earlier ones
MOST_AT_ONCE: Final = 200  # events, for one who resumes from a number
_REMEMBERED: Final = 60  # moves whose facts are kept, for each viewer
_encoder: Final = msgspec.json.Encoder(enc_hook=lambda value: value.item())  # numpy's numbers


class Told:
    """A move as one viewer hears of it."""

    __slots__ = ("facts", "step", "text")

    def __init__(self, game: Game, step: Step, viewer: Seat | None) -> None:
        self.step = step.number
        self.text = game.text_for(step.before, step.move, viewer)
        facts = game.narrate(step.before, step.move, step.after, viewer)
        self.facts = [_fact(fact) for fact in facts]


def _fact(fact: Fact) -> FactOut:
    return {"key": fact.key, "params": as_data(fact.params)}


class Teller:
    """Remembers what viewers of one table were told last, so that it is made once for all."""

    def __init__(self) -> None:
        self._told: dict[Seat | None, dict[int, Told]] = {}
        self._views: dict[Seat | None, tuple[int, msgspec.Raw]] = {}

    def remember(self, game: Game, number: int, step: Step, viewers: Iterable[Seat | None]) -> None:
        for viewer in viewers:
            self._keep(viewer, number, Told(game, step, viewer))

    def _keep(self, viewer: Seat | None, number: int, told: Told) -> None:
        known = self._told.setdefault(viewer, {})
        known[number] = told
        if len(known) > _REMEMBERED:
            del known[next(iter(known))]

    def view(self, table: Table, viewer: Seat | None) -> msgspec.Raw | None:
        """The game's view as JSON."""
        if table.position is None:
            return None
        version, known = self._views.get(viewer, (0, None))
        if known is None or version != table.version:
            known = msgspec.Raw(_encoder.encode(table.position.view(viewer)))
            self._views[viewer] = (table.version, known)
        return known

    def events(
        self, table: Table, entries: Sequence[Entry], wanted: range, viewer: Seat | None
    ) -> list[Event]:
        """The events of those numbers; `entries` is the whole log."""
        chosen = entries[max(wanted.start, 1) - 1 : max(wanted.stop, 1) - 1]
        moves = [entry for entry in chosen if entry.kind in ("move", "chance")]
        known = self._told.get(viewer, {})
        if any(entry.seq not in known for entry in moves):
            known = _told_again(table, entries, chosen[-1].seq, moves[0].seq, viewer)
        return [_event(entry, known.get(entry.seq)) for entry in chosen]


def _told_again(
    table: Table, entries: Sequence[Entry], last: int, first: int, viewer: Seat | None
) -> dict[int, Told]:
    """Play the log once more and tell its moves from `first` to `last`."""
    game, told = table.game, dict[int, Told]()
    positions = [first_position(table.setup)]
    for entry in entries[:last]:
        if entry.kind == "undo":
            del positions[entry.data["keep"] + 1 :]
        elif entry.kind in ("move", "chance"):
            before, move = positions[-1], game.parse(entry.data["move"])
            after = before.copy()
            after.play(move)
            positions.append(after)
            if entry.seq >= first:
                told[entry.seq] = Told(game, Step(before, move, after, len(positions) - 1), viewer)
    return told


_SHOWN: Final[dict[str, tuple[str, ...]]] = {
    "created": (),
    "bot": ("bot",),
    "joined": ("label",),
    "words": ("words",),
    "started": ("commitment",),
    "undo": ("keep",),
    "answer": ("ask", "yes"),
    "resigned": ("late",),
    "said": ("text",),
    "finished": ("secret", "places", "scores"),
    "rematch": ("table",),
}


def _event(entry: Entry, told: Told | None) -> Event:
    """An entry by allow-list: nothing of a move but what the viewer was told of it."""
    data = entry.data
    event: Event = {"number": entry.seq, "at": entry.at, "kind": entry.kind}
    if "seat" in data:
        event["seat"] = data["seat"]
    if person := data.get("person") or data.get("host"):
        event["person"] = person
    if told is not None:
        event["move"], event["step"], event["facts"] = told.text, told.step, told.facts
    shown = {key: data[key] for key in _SHOWN.get(entry.kind, ()) if data.get(key) is not None}
    if shown:
        event["data"] = shown
    return event


@lru_cache(maxsize=8192)
def _legal_move(game: str, code: int) -> LegalMove:
    move = get_game(game).move(code)
    return {"text": str(move), "value": as_data(move)}


def foreseen(table: Table, seat: Seat) -> dict[str, list[FactOut]]:
    """What each legal move would do, by its text, for the seat that decides."""
    game, position = table.game, table.playing
    return {
        str(move): [_fact(fact) for fact in game.preview(position, move, seat).facts]
        for move in position.legal_moves()
    }


def table_out(
    table: Table,
    teller: Teller,
    names: dict[str, str],
    person: str | None,
    viewer: Seat | None,
    events: list[Event],
) -> TableOut:
    """The table as it is to be told to the person, who looks as the viewer."""
    mine = table.seats_of(person)
    request = table.request
    position = table.position
    own = viewer if viewer in mine else None
    return {
        "id": table.id,
        "status": table.status,
        "host": table.host,
        "setup": table.setup_out,
        "seats": _seats(table),
        "people": names,
        "last": table.last,
        "version": table.version,
        "commitment": table.commitment,
        "secret": table.secret,
        "viewer": viewer,
        "mine": mine,
        "decider": table.decider,
        "deadline": table.deadline,
        "moves": len(table.line),
        "legal": _legal(table, own),
        "undo": "no" if person is None or own is None else table.may_undo(person, own),
        "ask": None
        if request is None
        else {
            "number": request.number,
            "seat": request.seat,
            "waiting": sorted(request.waiting),
        },
        "view": teller.view(table, viewer),
        "result": None if position is None else result_out(position.result()),
        "rematch": table.rematch,
        "events": events,
    }


def result_out(result: Any) -> ResultOut | None:
    if result is None:
        return None
    return {"places": list(result.places), "scores": list(result.scores)}


def _legal(table: Table, own: Seat | None) -> list[LegalMove]:
    if own is None or table.decider != own or table.bot_to_decide is not None:
        return []
    game = table.game.name
    return [_legal_move(game, code) for code in table.playing.legal_codes().tolist()]


def _seats(table: Table) -> list[SeatOut]:
    names = table.game.seat_names
    return [
        {
            "seat": seat,
            "name": names[seat],
            "person": chair.person,
            "label": chair.label,
            "bot": chair.bot,
            "resigned": chair.resigned,
            "words": chair.words,
        }
        for seat, chair in enumerate(table.chairs)
    ]


def check_viewer(table: Table, person: str | None, viewer: Seat | None) -> None:
    """Refuse a viewer that the person may not be."""
    if viewer is not None:
        if not 0 <= viewer < len(table.chairs):
            raise Refused(
                "not-found", f"there is no seat {viewer} at a table of {len(table.chairs)}"
            )
        if viewer not in table.seats_of(person) and table.status != "finished":
            raise Refused("not-yours", "this seat is not yours")
    elif not table.setup.spectators and not _belongs(table, person):
        raise Refused("not-allowed", "this table has no spectators")


def _belongs(table: Table, person: str | None) -> bool:
    return (
        table.status in ("open", "finished") or bool(table.seats_of(person)) or table.host == person
    )
