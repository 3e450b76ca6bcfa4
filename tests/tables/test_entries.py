"""Log entries: what is stored, what is play, and what is shown of each."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any, get_args

import pytest

from seaboard.tables.entries import (
    Entry,
    EntryBase,
    Logged,
    PlayEntry,
    SeatingEntry,
    TalkEntry,
    entry_from_data,
)
from seaboard.tables.feed import FeedCache
from seaboard.tables.table import Table

KINDS: tuple[type[EntryBase], ...] = tuple(
    kind for union in (SeatingEntry, PlayEntry, TalkEntry) for kind in get_args(union)
)
# A log as the first version of the server wrote it, one entry of each kind.
STORED: list[tuple[str, str]] = [
    ("created", '{"setup":{"game":"nauticus","mode":"standard","seats":2,"options":{},"board":null,'
     '"public":false,"spectators":true,"undo":"turn","seconds":60,"timeout":"bot",'
     '"substitute":"random"},"host":"a","commitment":"c"}'),
    ("joined", '{"seat":0,"person":"a","label":null}'),
    ("joined", '{"seat":1,"person":"b","label":"Bert"}'),
    ("left", '{"seat":1,"person":"b"}'),
    ("bot", '{"seat":1,"bot":"random"}'),
    ("unbot", '{"seat":1}'),
    ("joined", '{"seat":1,"person":"b","label":"Bert"}'),
    ("words", '{"seat":1,"words":"red sky at night"}'),
    ("started", '{"commitment":"c"}'),
    ("said", '{"person":"a","text":"Ahoi"}'),
    ("clock", '{"seat":0}'),
    ("undo", '{"seat":0,"keep":0}'),
    ("ask", '{"seat":0,"keep":0}'),
    ("answer", '{"ask":13,"person":"b","yes":false}'),
    ("resigned", '{"seat":0,"late":true}'),
    ("finished", '{"secret":"00ff","places":[1,2],"scores":[30,20]}'),
    ("rematch", '{"table":"next-table-00000"}'),
]  # fmt: skip
# What everybody hears of them, beside number and time.
EVENTS: list[dict[str, Any]] = [
    {"kind": "created", "person": "a"},
    {"kind": "joined", "seat": 0, "person": "a"},
    {"kind": "joined", "seat": 1, "person": "b", "data": {"label": "Bert"}},
    {"kind": "left", "seat": 1, "person": "b"},
    {"kind": "bot", "seat": 1, "data": {"bot": "random"}},
    {"kind": "unbot", "seat": 1},
    {"kind": "joined", "seat": 1, "person": "b", "data": {"label": "Bert"}},
    {"kind": "words", "seat": 1, "data": {"words": "red sky at night"}},
    {"kind": "started", "data": {"commitment": "c"}},
    {"kind": "said", "person": "a", "data": {"text": "Ahoi"}},
    {"kind": "clock", "seat": 0},
    {"kind": "undo", "seat": 0, "data": {"keep": 0}},
    {"kind": "ask", "seat": 0, "data": {"keep": 0}},
    {"kind": "answer", "person": "b", "data": {"ask": 13, "yes": False}},
    {"kind": "resigned", "seat": 0, "data": {"late": True}},
    {"kind": "finished", "data": {"secret": "00ff", "places": [1, 2], "scores": [30, 20]}},
    {"kind": "rematch", "data": {"table": "next-table-00000"}},
]


def old_log() -> list[Logged]:
    return [
        Logged(number, float(number), entry_from_data(kind, json.loads(data)))
        for number, (kind, data) in enumerate(STORED, 1)
    ]


def test_a_log_of_the_first_version_opens() -> None:
    table = Table("t", old_log())
    assert (table.status, table.version, table.last) == ("finished", 16, 17)
    assert [chair.person for chair in table.chairs] == ["a", "b"]
    assert table.chairs[0].resigned
    assert table.chairs[1].label == "Bert"
    assert table.terms.words == {1: "red sky at night"}
    assert (table.setup.seconds, table.setup.hints) == (60, False)
    assert (table.secret, table.rematch) == ("00ff", "next-table-00000")


@pytest.mark.parametrize(("kind", "data"), STORED)
def test_an_entry_is_stored_as_it_was(kind: str, data: str) -> None:
    entry = entry_from_data(kind, json.loads(data))
    stored = json.loads(json.dumps(entry.data()))
    if kind == "created":
        for later in ("hints", "stand_in"):  # which the first version did not know
            assert stored["setup"].pop(later) is False
        for later in ("game_seconds", "absence"):
            assert stored["setup"].pop(later) is None
        assert stored["setup"].pop("increment") == 0
        assert stored.pop("fair") == 1
    if kind == "started":
        assert stored.pop("start") is None
    if kind == "undo":
        assert (stored.pop("clocked"), stored.pop("used")) == (None, 0)
    assert (entry.kind, stored) == (kind, json.loads(data))


def test_of_each_entry_everybody_hears_what_its_class_allows() -> None:
    log = old_log()
    events = FeedCache().events(Table("t", log), log, range(1, len(log) + 1), None)
    heard = json.loads(json.dumps(events))
    for event, logged in zip(heard, log, strict=True):
        assert (event.pop("number"), event.pop("at")) == (logged.number, logged.at)
    assert heard == EVENTS


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_says_what_it_is_about_and_shows_only_fields_of_its_own(
    kind: type[EntryBase],
) -> None:
    subject = {"seating": SeatingEntry, "play": PlayEntry, "talk": TalkEntry}[kind.subject]
    assert kind in get_args(subject)
    assert set(kind.shown) <= {field.name for field in fields(kind)}


def test_a_move_shows_nothing_by_itself() -> None:
    for kind in ("move", "chance"):
        entry: Entry = entry_from_data(kind, {"seat": 0, "move": "deal north 12", "person": "a"})
        assert entry.shown_data() == {}


def test_kinds_have_names_of_their_own_that_the_database_has_room_for() -> None:
    names = [kind.kind for kind in KINDS]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 12
