"""A host for one person's own tables: hears the socket's messages, answers them, asks bots.

It keeps nothing itself: what a command adds comes out as `Effects`, and whoever runs the host keeps
it before the messages among them are sent. All it gets and gives is JSON, so that a browser's
worker can stand between.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ..bots.analysis import Settings
from ..bots.analysis.report import AnalysisProgress, DecisionOut
from ..bots.levels import OUR_BOTS
from ..games.api import Seat, as_data
from ..records import to_text
from ..tables import chain, decisions, fairness
from ..tables.branching import Origin, Where, branch, origin_of_record, origin_of_table
from ..tables.commands import Rematch
from ..tables.decisions import Decision, DecisionContext
from ..tables.entries import Entry, Logged, RematchCreated, entry_from_data, numbered
from ..tables.once import Once
from ..tables.presence import Presence
from ..tables.present import Change, PresentTable
from ..tables.projection import Projection, check_viewer, done_out
from ..tables.reading import command_from_data, setup_from_data
from ..tables.refusals import Refused
from ..tables.setup import Setup
from ..tables.shapes import Hint, error_body
from ..tables.table import Table
from .analyses import Analyses
from .opened import NO_SECRET, opened_log
from .thinking import candidates, choice

PERSON: Final = "device"  # whoever plays here
MARK: Final = fairness.DEVICE_MARK
USUAL_ANALYSIS: Final = Settings()
_HERE: Final = Presence(frozenset((PERSON,)))
_SHOWN_AGAIN: Final = ("stale", "illegal", "not-now")


@dataclass(slots=True)
class Subscription:
    """A table that the page watches."""

    seat: Seat | None
    heard: int | None
    previews: bool


@dataclass(slots=True)
class Effects:
    """What is to be kept, then sent; and what has to be done after that."""

    keep: list[dict[str, Any]] = field(default_factory=list)
    send: list[Mapping[str, Any]] = field(default_factory=list)
    think: list[str] = field(default_factory=list)  # tables where a bot decides
    judge: list[str] = field(default_factory=list)  # tables whose analysis goes on
    judged: list[dict[str, Any]] = field(default_factory=list)  # what is to be kept of analyses
    due: dict[str, float] = field(default_factory=dict)  # tables with a clock that runs

    def text(self) -> str:
        return to_json(
            {
                "keep": self.keep,
                "send": self.send,
                "think": self.think,
                "judge": self.judge,
                "judged": self.judged,
                "due": self.due,
            }
        )


def to_json(value: Any) -> str:
    """JSON, with views and facts as plain values."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, default=as_data)


class Host:
    """All tables of the device that are in use."""

    def __init__(
        self,
        name: str,
        now: Callable[[], float] = time.time,
        analysis: Settings = USUAL_ANALYSIS,
    ) -> None:
        self._names = {PERSON: name}
        self._now = now
        self._tables: dict[str, PresentTable] = {}
        self._records: dict[str, str] = {}  # of tables of which there is nothing else
        self._subscriptions: dict[str, Subscription] = {}
        self._analyses = Analyses(analysis, now)
        self.bots = OUR_BOTS

    # Tables

    def knows(self, identity: str) -> bool:
        return identity in self._tables

    def load(self, identity: str, secret: str, entries: str) -> str:
        """A table as it was kept: the hexadecimal digits of its secret, and its entries."""
        log = [entry_of(each) for each in json.loads(entries)]
        present = PresentTable(Table(identity, log), log, bytes.fromhex(secret))
        self._tables[identity] = present
        effects = Effects()
        try:
            self._tell(identity, effects)  # it may be watched already, and have been forgotten
        except Refused as refused:
            self._subscriptions.pop(identity)
            effects.send.append(_refusal(None, identity, refused))
        return self._after(identity, effects).text()

    def open_record(self, identity: str, text: str, mine: str) -> None:
        """A game that is over, of which only the record is kept; `mine` are the person's seats."""
        log = opened_log(identity, text, json.loads(mine), PERSON, self._now(), self.bots)
        self._tables[identity] = PresentTable(Table(identity, log), log, NO_SECRET)
        self._records[identity] = text

    def forget(self, identity: str) -> None:
        """What it was last could not be kept, or is not the last any more, so it has to be loaded
        again; what was told of it is told once more.
        """
        self._tables.pop(identity, None)
        self._records.pop(identity, None)
        self.forget_analysis(identity)
        if identity in self._subscriptions:
            self._subscriptions[identity].heard = None

    def present(self, identity: str) -> PresentTable:
        found = self._tables.get(identity)
        if found is None:
            raise Refused("not-found", "there is no such table")
        return found

    def create(self, setup: Setup, effects: Effects) -> str:
        """A new table; its id."""
        secret = secrets.token_bytes(fairness.SECRET_BYTES)
        created = decisions.create(setup, PERSON, fairness.commitment(secret), self.bots)
        return self._begin([created], secret, effects)

    def _begin(self, entries: Sequence[Entry], secret: bytes, effects: Effects) -> str:
        identity = MARK + secrets.token_urlsafe(12)[: 16 - len(MARK)]
        log = chain.linked(numbered(entries, 0, self._now()), chain.first_link(identity))
        present = PresentTable(Table(identity, log), log, secret)
        self._tables[identity] = present
        effects.keep.append(kept(present, log))
        return identity

    # The socket

    def connect(self) -> str:
        """A page is there, and watches nothing yet."""
        self._subscriptions.clear()
        person = {"id": PERSON, "name": self._names[PERSON], "account": None}
        welcome = {"type": "welcome", "person": person, "now": self._now()}
        return Effects(send=[welcome]).text()

    def hear(self, text: str) -> str:
        """A message of the page, and what follows from it."""
        effects = Effects()
        message = json.loads(text)
        try:
            self._handle(message, effects)
        except Refused as refused:
            identity = message.get("table")
            effects.send.append(_refusal(message.get("id"), identity, refused))
            if identity in self._subscriptions and refused.code in _SHOWN_AGAIN:
                self._tell(identity, effects)
        return effects.text()

    def _handle(self, message: Mapping[str, Any], effects: Effects) -> None:
        match message["type"]:
            case "watch":
                self._watch(message, effects)
            case "unwatch":
                self._subscriptions.pop(message["table"], None)
                effects.send.append({"type": "unwatched", "table": message["table"]})
            case "do":
                present = self.do(message["table"], message["command"], effects)
                done = {"type": "done", "id": message["id"], "done": done_out(present.table)}
                effects.send.insert(0, done)
            case "earlier":
                page = self.projection(message["table"]).page(
                    PERSON, message.get("seat"), message["before"]
                )
                effects.send.append({"type": "earlier", "page": page})
            case "preview":
                effects.send.append(self._previews(message["table"], message["seat"]))
            case "ping":
                effects.send.append({"type": "pong"})
            case _:
                raise Refused("bad-input", "there is no such message")

    def _watch(self, message: Mapping[str, Any], effects: Effects) -> None:
        identity, seat = message["table"], message.get("seat")
        check_viewer(self.present(identity).table, PERSON, seat)
        self._subscriptions[identity] = Subscription(
            seat, message.get("after"), message.get("previews", False)
        )
        self._tell(identity, effects)
        self._after(identity, effects)

    def _previews(self, identity: str, seat: Seat) -> Mapping[str, Any]:
        return {
            "type": "previews",
            "table": identity,
            "seat": seat,
            "version": self.present(identity).table.version,
            "moves": self.projection(identity).previews(PERSON, seat),
        }

    def _tell(self, identity: str, effects: Effects) -> None:
        """The table as it is now, to the page if it watches."""
        subscription = self._subscriptions.get(identity)
        if subscription is None:
            return
        table = self.projection(identity).table(
            PERSON, subscription.seat, subscription.heard, subscription.previews
        )
        subscription.heard = table["last"]
        effects.send.append({"type": "table", "table": table})

    def projection(self, identity: str) -> Projection:
        # A record says itself what those who played were called.
        names = {} if identity in self._records else self._names
        return self.present(identity).projected(names, _HERE)

    def _context(self, identity: str) -> DecisionContext:
        return self.present(identity).context(self.bots, _HERE, self._now())

    # Commands

    def do(self, identity: str, data: Mapping[str, Any], effects: Effects) -> PresentTable:
        """A command of the person; one whose key is known was done already."""
        present, key, command = self.present(identity), data.get("key"), command_from_data(data)
        once = None if key is None else Once.of(key, command)
        if present.done.have(once):
            return present
        if identity in self._records:
            raise Refused("not-now", "only the record of this game is here")
        if isinstance(command, Rematch):
            self._rematch(identity, effects)
        else:
            decision = decisions.decide(self._context(identity), PERSON, command)
            self._commit(identity, decision, effects, once)
        return present

    def _rematch(self, identity: str, effects: Effects) -> None:
        present = self.present(identity)
        if present.table.rematch is not None:
            return
        secret = secrets.token_bytes(fairness.SECRET_BYTES)
        first = decisions.rematch(present.table, PERSON, fairness.commitment(secret))
        new = self._begin(first, secret, effects)
        self._commit(identity, Decision((RematchCreated(new),)), effects)

    def _commit(
        self, identity: str, decision: Decision, effects: Effects, once: Once | None = None
    ) -> None:
        if not decision.entries:
            return
        present = self.present(identity)
        change: Change = present.change(decision, self._now(), once)
        subscription = self._subscriptions.get(identity)
        present.take_on(change, () if subscription is None else (subscription.seat,))
        effects.keep.append(kept(present, change.entries))
        self._tell(identity, effects)
        self._after(identity, effects)

    def _after(self, identity: str, effects: Effects) -> Effects:
        """Whatever the table waits for that is not the person's to do."""
        table = self.present(identity).table
        if table.bot_to_decide is not None:
            effects.think.append(identity)
        elif table.deadline is not None:
            effects.due[identity] = table.deadline
        return effects

    # Bots and clocks

    def think(self, identity: str) -> str:
        """Let the bot decide whose turn it is."""
        effects = Effects()
        table = self.present(identity).table
        bot, seat = table.bot_to_decide, table.decider
        if bot is not None and seat is not None:
            move = str(choice(bot, table.playing).move)
            decision = decisions.play(self._context(identity), seat, move, None)
            self._commit(identity, decision, effects)
        return effects.text()

    def tick(self, identity: str) -> str:
        """A clock may have run out."""
        effects = Effects()
        decision = decisions.time_out(self._context(identity), self._now())
        self._commit(identity, decision, effects)
        return effects.text()

    def hint(self, identity: str, seat: Seat, bot: str | None) -> Hint:
        """What a bot would do in the place of the person's seat."""
        table = self.present(identity).table
        adviser = decisions.adviser(table, PERSON, seat, bot, self.bots)
        best = candidates(adviser, table.playing)
        return {"bot": adviser, "version": table.version, "candidates": best}

    # After the game

    def analysis(self, identity: str, after: int, effects: Effects) -> AnalysisProgress:
        """What is judged of a finished game, after that many decisions; the rest follows."""
        record = self.projection(identity).record(PERSON, None)
        found, going = self._analyses.look(identity, record, after)
        if going:
            effects.judge.append(identity)
        return found

    def other_move(self, identity: str, step: int, move: str) -> DecisionOut:
        """What another move would have cost at a step of a finished game."""
        record = self.projection(identity).record(PERSON, None)
        return self._analyses.judge_other(record, step, move)

    def forget_analysis(self, identity: str) -> None:
        """It begins anew when it is asked for again."""
        self._analyses.forget(identity)

    def judge(self, identity: str) -> str:
        """Go on with an analysis by one decision."""
        kept, going = self._analyses.go_on(identity)
        return Effects(
            judge=[identity] if going else [],
            judged=[{"table": identity, **kept}] if kept else [],
        ).text()

    def record_text(self, identity: str, seat: Seat | None) -> str:
        """The record of a finished game; one that was opened as it was."""
        return self._records.get(identity) or to_text(
            self.projection(identity).record(PERSON, seat)
        )

    def is_analysed(self, identity: str) -> bool:
        """Whether its analysis is at hand; else what was kept of it is to be recalled."""
        return self._analyses.knows(identity)

    def recall(self, identity: str, judged: str) -> None:
        """What was judged of a table, as it was kept."""
        self._analyses.recall(identity, json.loads(judged))

    def branch(self, identity: str, where: Where, effects: Effects) -> str:
        """A new table that goes on from a finished game; its id."""
        return self._branch(origin_of_table(self.present(identity).table, PERSON), where, effects)

    def branch_of_record(self, text: str, where: Where, effects: Effects) -> str:
        """A new table that goes on from a record; its id."""
        return self._branch(origin_of_record(text), where, effects)

    def _branch(self, origin: Origin, where: Where, effects: Effects) -> str:
        secret = secrets.token_bytes(fairness.SECRET_BYTES)
        first = branch(origin, PERSON, where, fairness.commitment(secret), self.bots)
        new = self._begin(first, secret, effects)
        self._commit(new, decisions.begin_branch(self._context(new)), effects)
        self._after(new, effects)
        return new

    # For `requests`

    def answer(self, work: Callable[[Effects], Any]) -> str:
        """What a request finds, as `{status, body}`, with what follows from it."""
        effects = Effects()
        try:
            answer: Mapping[str, Any] = {"body": work(effects)}
        except Refused as refused:
            answer = {"error": error_body(refused)}
        return to_json({"answer": answer, "effects": json.loads(effects.text())})

    def create_from(self, data: Mapping[str, Any], effects: Effects) -> str:
        return self.create(setup_from_data(data), effects)


def _refusal(number: int | None, identity: str | None, refused: Refused) -> dict[str, Any]:
    return {"type": "refused", "id": number, "table": identity, "error": error_body(refused)}


# What is kept


def kept(present: PresentTable, entries: Sequence[Logged]) -> dict[str, Any]:
    """What is to be stored: the new entries, and how lists show the table now."""
    return {
        "table": listed(present.table),
        "secret": present.secret.hex(),
        "entries": [
            [each.number, each.at, each.entry.kind, each.entry.data(), each.key, each.link]
            for each in entries
        ],
    }


def entry_of(stored: Sequence[Any]) -> Logged:
    number, at, kind, data, key, link = stored
    return Logged(number, at, entry_from_data(kind, data), key, link)


def listed(table: Table) -> dict[str, Any]:
    """How lists show a table."""
    return {
        "id": table.id,
        "game": table.setup.game,
        "mode": table.setup.mode or "",
        "status": table.status,
        "public": False,
        "host": table.host,
        "since": table.since,
        "changed": table.changed,
        "seats": [
            {"person": chair.person, "label": chair.label, "bot": chair.bot}
            for chair in table.chairs
        ],
        "decider": table.decider,
        "my_turn": table.decider is not None and table.waits_for(table.decider),
        "unverified": table.unverified,
    }
