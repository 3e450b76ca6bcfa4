"""The whole of an analysis as one JSON object, the same on the command line and over the network.

docs/analysis.md describes it; `SCHEMA` changes when the meaning of a key does.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any, Final, Literal, cast

from ...records import Record, first_position, to_text
from ..search import best_net
from ..sources import own_sources
from .accounts import account_for
from .chances import calibration_for
from .summary import SummaryFact, summarise
from .types import GRADES, Decision, Settings, to_data

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:  # the older one does not tell enough about itself to make a schema of it
    from typing_extensions import TypedDict

SCHEMA: Final = 1


class OutlookOut(TypedDict):
    """What each seat may expect."""

    chances: list[float]  # to win; partners share one
    scores: list[float]


class ConsideredOut(TypedDict):
    """A move that was compared closely."""

    move: str
    outlook: OutlookOut
    line: list[str]  # the moves that probably follow


class DecisionOut(TypedDict):
    """A decision between at least two moves, as its player could see it."""

    step: int  # the number of the move in the record, from 0
    turn: int
    seat: int
    move: str
    legal: int  # how many moves were
    before: OutlookOut  # what the best move promised
    after: OutlookOut  # what the played one does
    best: list[ConsideredOut]  # best first
    cost: float  # in the player's own chance to win
    margin: float  # of the cost: two standard errors
    grade: str  # best, good, inaccuracy, mistake or blunder
    luck_before: bool  # whether anything unforeseeable came between the last decision and this


class AccountOut(TypedDict):
    """Where a seat's result came from; the parts add up from `start` to `end`."""

    start: float
    luck: float
    own: float
    others: float
    reappraisal: float
    end: float


class SettingsOut(TypedDict):
    """How hard it was thought about each decision."""

    playouts: int
    seed: int
    shown: int
    line: int


class AnalysisOut(TypedDict):
    """What `seaboard analyse --json` prints."""

    schema: int
    game: str
    mode: str
    seats: int
    players: dict[str, str]
    settings: SettingsOut
    calibrated: bool
    grades: dict[str, float]  # what a decision costs at least to be called so
    accounts: list[AccountOut]  # one for each seat
    decisions: list[DecisionOut]
    summary: list[SummaryFact]  # what the figures come to, for sentences


class AnalysisProgress(TypedDict):
    """An analysis as far as it is made: in it the decisions after those that one had. Accounts and
    summary come when it is done; until then ask again for what comes after `next`.
    """

    state: Literal["running", "done", "failed"]
    total: int  # decisions of the whole game
    next: int
    analysis: AnalysisOut


def report(record: Record, settings: Settings, decisions: Sequence[Decision]) -> AnalysisOut:
    """The analysis of a whole game."""
    return {
        **report_head(record, settings),
        "accounts": [
            cast(AccountOut, asdict(account)) for account in account_for(record, decisions)
        ],
        "decisions": [decision_out(decision) for decision in decisions],
        "summary": summarise(record, decisions),
    }


def report_head(record: Record, settings: Settings) -> AnalysisOut:
    """The same before anything is judged: without accounts, decisions and summary."""
    return {
        "schema": SCHEMA,
        "game": record.game.name,
        "mode": record.mode,
        "seats": record.seats,
        "players": _players(record),
        "settings": cast(SettingsOut, asdict(settings)),
        "calibrated": calibration_for(first_position(record)) is not None,
        "grades": dict(GRADES),
        "accounts": [],
        "decisions": [],
        "summary": [],
    }


def unfinished(
    record: Record,
    head: AnalysisOut,
    decisions: Sequence[Decision],
    total: int,
    after: int,
    *,
    failed: bool,
) -> AnalysisProgress:
    """What is told of an analysis that is being made, to one who has that many decisions."""
    found = [decision_out(each) for each in decisions[after:]]
    return {
        "state": "failed" if failed else "running",
        "total": total,
        "next": after + len(found),
        "analysis": {**head, "players": _players(record), "decisions": found},
    }


def finished(record: Record, whole: AnalysisOut, after: int) -> AnalysisProgress:
    """What is told of an analysis that is made. The players are those of the record: their names
    may have changed.
    """
    decisions = whole["decisions"]
    analysis: AnalysisOut = {
        **whole,
        "players": _players(record),
        "decisions": decisions[after:],
    }
    return {"state": "done", "total": len(decisions), "next": len(decisions), "analysis": analysis}


def _players(record: Record) -> dict[str, str]:
    return {record.name_of(seat): name for seat, name in record.players.items()}


def decision_out(decision: Decision) -> DecisionOut:
    return cast(DecisionOut, to_data(decision))


def cache_key(record: Record, settings: Settings) -> str:
    """The same for what must give the same result: the game as it was played, whoever played it,
    the settings, the calibration, the net and the sources that judge.
    """
    start = first_position(record)
    played = to_text(replace(record, players={}, notes={}, date=None))
    net = best_net(start)
    by = "" if net is None else net.digest
    parts: tuple[Any, ...] = (
        played, settings, calibration_for(start), by, SCHEMA, own_sources(),
    )  # fmt: skip
    return hashlib.blake2b("\0".join(map(str, parts)).encode(), digest_size=16).hexdigest()
