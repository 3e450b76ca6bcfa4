"""What one viewer may know of a table, and in which form it goes out: one place for HTTP, WebSocket
and whatever else serves a table.

A viewer is a seat or (None) a spectator; a person may look as any of the own seats, and after the
end as anyone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

from ..games import get_game
from ..games.api import Position, Result, SeaboardError, Seat, View, as_data
from ..records import Record, first_position, parse, replay
from .absence import open_motions, replaceable_from
from .chain import HEAD, with_note
from .entries import Logged
from .feed import FeedCache, MoveEvent, previews_of
from .motions import Motion
from .naming import names_at
from .presence import Presence
from .refusals import Refused
from .shapes import (
    BusyOut,
    ClocksOut,
    Done,
    EventPage,
    LegalMove,
    MotionOut,
    PreviewOut,
    ResultOut,
    SeatOut,
    Shown,
    TableOut,
)
from .table import Chair, Table, Transition

PAGE: Final = 30  # events, when one looks at a table or asks for earlier ones
MOST_AT_ONCE: Final = 200  # events, for one who resumes from a number
MOST_PREVIEWED: Final = 20  # legal moves, whose previews come with them


class Projection:
    """A table with its log and the names of its people, as viewers may know it."""

    __slots__ = ("_busy", "_cache", "_log", "_names", "_presence", "_table")

    def __init__(
        self,
        table: Table,
        log: Sequence[Logged],
        names: Mapping[str, str],
        cache: FeedCache,
        busy: BusyOut | None = None,
        presence: Presence | None = None,
    ) -> None:
        self._table = table
        self._log = log
        self._names = names
        self._cache = cache
        self._busy = busy
        self._presence = presence or Presence()

    def table(
        self, person: str | None, viewer: Seat | None, after: int | None, previews: bool = False
    ) -> TableOut:
        """The table with the events after a number, and previews of the legal moves if wanted. If
        more events are new than are sent at once, the newest are sent.
        """
        table = self._table
        check_viewer(table, person, viewer)
        wanted = self._after(after)
        mine = table.seats_of(person)
        own = viewer if viewer in mine else None
        request = table.undo_request
        people, labels = self._cache.names(table, self._names)
        return {
            "id": table.id,
            "status": table.status,
            "host": table.host,
            "setup": table.setup_data,
            "seats": _seats(table, labels, self._presence),
            "people": people,
            "last": table.last,
            "version": table.version,
            "commitment": table.commitment,
            "start": table.start,
            "secret": table.secret,
            "viewer": viewer,
            "mine": mine,
            "decider": table.decider,
            "deadline": table.deadline,
            "clocks": _clocks(table),
            "moves": len(table.moves),
            "legal": self._legal(own, previews),
            "undo": "no" if person is None or own is None else table.may_undo(person, own),
            "ask": None
            if request is None
            else {
                "number": request.number,
                "seat": request.seat,
                "waiting": sorted(request.waiting),
            },
            "motions": [_motion(each) for each in open_motions(table, self._presence)],
            "busy": self._busy,
            "view": self._cache.view(table, viewer),
            "result": _result(table.standing()),
            "rematch": table.rematch,
            "branch": None
            if table.branch is None
            else {"table": table.branch.table, "step": table.branch.step},
            "unverified": table.unverified,
            "events": self._cache.events(table, self._log, wanted, viewer),
        }

    def _legal(self, own: Seat | None, previews: bool) -> list[LegalMove]:
        legal = _legal(self._table, own)
        if own is None or not previews or not 0 < len(legal) <= MOST_PREVIEWED:
            return legal
        known = self._cache.previews(self._table, own)
        return [
            {"text": move["text"], "value": move["value"], "preview": known[move["text"]]}
            for move in legal
        ]

    def page(self, person: str | None, viewer: Seat | None, before: int) -> EventPage:
        """A page of events before a number."""
        table = self._table
        check_viewer(table, person, viewer)
        return {
            "table": table.id,
            "events": self._cache.events(table, self._log, self._before(before), viewer),
        }

    def replayed_for_table(self, viewer: Seat | None, after: int | None) -> int:
        """How many entries have to be gone through again for `table`."""
        return self._cache.replayed_for(self._log, self._after(after), viewer)

    def replayed_for_page(self, viewer: Seat | None, before: int) -> int:
        """The same for `page`."""
        return self._cache.replayed_for(self._log, self._before(before), viewer)

    def _after(self, after: int | None) -> range:
        last = self._table.last
        had = last - PAGE if after is None else max(after, last - MOST_AT_ONCE)
        return range(had + 1, last + 1)

    def _before(self, before: int) -> range:
        stop = min(before, self._table.last + 1)
        return range(max(stop - PAGE, 1), stop)

    def previews(self, person: str, seat: Seat) -> dict[str, PreviewOut]:
        """What each legal move would do, by its text; nothing if the seat does not decide."""
        table = self._table
        if seat not in table.seats_of(person):
            raise Refused("not-yours", "this seat is not yours")
        return previews_of(table, seat) if table.waits_for(seat) else {}

    def record(self, person: str | None, viewer: Seat | None) -> Record:
        """The record of a game that is over, with the secret of its shuffle and the head of its
        log.
        """
        check_viewer(self._table, person, viewer)
        if not self._table.over:
            raise Refused("not-now", "the record is open after the end of the game")
        record = self._table.record(names_at(self._table, self._names))
        return with_note(record, HEAD, self._table.head)

    def record_to_replay(self, person: str | None, viewer: Seat | None) -> Record:
        """The game so far, for `shown_record` as the same viewer and nobody else."""
        check_viewer(self._table, person, viewer)
        if self._table.position is None:
            raise Refused("not-now", "the game has not begun")
        return self._table.record(names_at(self._table, self._names))


def done_out(table: Table) -> Done:
    return {"last": table.last, "version": table.version, "rematch": table.rematch}


def _result(result: Result | None) -> ResultOut | None:
    if result is None:
        return None
    return {"places": list(result.places), "scores": list(result.scores)}


def _legal(table: Table, own: Seat | None) -> list[LegalMove]:
    if not table.waits_for(own):
        return []
    game = table.game.name
    return [_legal_move(game, code) for code in table.playing.legal_codes().tolist()]


@lru_cache(maxsize=8192)
def _legal_move(game: str, code: int) -> LegalMove:
    move = get_game(game).move(code)
    return {"text": str(move), "value": as_data(move)}


def _clocks(table: Table) -> ClocksOut | None:
    clocks, running = table.clocks, table.clocked
    if clocks is None:
        return None
    left = (
        None if chair.player is None else seconds
        for chair, seconds in zip(table.chairs, clocks.left, strict=True)
    )
    since = None if running is None else clocks.running_since(running)
    return {"left": list(left), "running": running, "since": since}


def _motion(motion: Motion) -> MotionOut:
    return {
        "number": motion.number,
        "what": motion.what,
        "seat": motion.seat,
        "by": motion.by,
        "agreed": sorted({motion.by, *motion.agreed}),
        "waiting": sorted(motion.waiting),
    }


def _seats(table: Table, labels: Sequence[str | None], presence: Presence) -> list[SeatOut]:
    names = table.game.seat_names
    return [
        _seat(seat, names[seat], labels[seat], table, presence) for seat in range(len(table.chairs))
    ]


def _seat(seat: Seat, name: str, label: str | None, table: Table, presence: Presence) -> SeatOut:
    chair = table.chairs[seat]
    return {
        "seat": seat,
        "name": name,
        "person": chair.person,
        "label": label,
        "bot": chair.bot,
        "resigned": chair.resigned,
        "replaced": chair.replaced,
        "here": _is_here(chair, presence),
        "away_since": None if chair.person is None else presence.away_since(chair.person),
        "replaceable_from": replaceable_from(table, seat, presence),
        "seal": chair.seal,
        "words": chair.words,
    }


def _is_here(chair: Chair, presence: Presence) -> bool | None:
    if chair.person is None:
        return None
    if chair.person in presence.here:
        return True
    return None if presence.away_since(chair.person) is None else False


# Who may look


def check_viewer(table: Table, person: str | None, viewer: Seat | None) -> None:
    """Refuse a viewer that the person may not be."""
    if viewer is not None:
        if not 0 <= viewer < len(table.chairs):
            raise Refused(
                "not-found", f"there is no seat {viewer} at a table of {len(table.chairs)}"
            )
        if viewer not in table.seats_of(person) and not table.over:
            raise Refused("not-yours", "this seat is not yours")
    elif not table.setup.spectators and not _belongs(table, person):
        raise Refused("not-allowed", "this table has no spectators")


def _belongs(table: Table, person: str | None) -> bool:
    known = table.status == "open" or table.over
    return known or bool(table.seats_of(person)) or table.host == person


# Looking back


def shown_text(text: str, step: int | None, viewer: Seat | None) -> Shown:
    """A record's text after a number of its moves, or (None) at its end."""
    try:
        record = parse(text)
    except SeaboardError as error:
        raise Refused("bad-input", str(error)) from None
    return shown_record(record, step, viewer)


def shown_record(record: Record, wanted: int | None, viewer: Seat | None) -> Shown:
    """A record after a number of its moves, or (None) at its end."""
    steps = len(record.moves)
    step = steps if wanted is None else wanted
    if step > steps or (viewer is not None and viewer >= record.seats):
        raise Refused("not-found", f"the record has {steps} moves and {record.seats} seats")
    last = _last_transition(record, step)
    return shown_position(
        record, step, viewer, first_position(record) if last is None else last.after, last
    )


def shown_position(
    record: Record, step: int, viewer: Seat | None, position: Position, last: Transition | None
) -> Shown:
    """A position of the record, or beside it, with the move that led there."""
    move = None if last is None else MoveEvent(record.game, last, viewer)
    view: View = position.view(viewer)
    return {
        "game": record.game.name,
        "mode": record.mode,
        "seats": record.seats,
        "players": {record.name_of(at): name for at, name in record.players.items()},
        "step": step,
        "steps": len(record.moves),
        "by": None if last is None else record.name_of(last.before.decider),
        "move": None if move is None else move.text,
        "facts": [] if move is None else move.facts,
        "view": view,
        "result": _result(position.result()),
    }


def _last_transition(record: Record, step: int) -> Transition | None:
    try:
        made = None
        for made in islice(replay(record), step):  # noqa: B007  # the last one is wanted
            pass
    except SeaboardError as error:
        raise Refused("bad-input", str(error)) from None
    return None if made is None else Transition(made.before, made.move, made.after, step)
