"""What an analysis says, as plain values that JSON can hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

DEFAULT_PLAYOUTS: Final = 2000
DEPTHS: Final = {"quick": 500, "usual": DEFAULT_PLAYOUTS, "deep": 8000}  # playouts of a decision
# What a decision costs at least, in chances to win, to be called so; the dearest comes first.
GRADES: Final = {"blunder": 0.10, "mistake": 0.05, "inaccuracy": 0.02}
BEST: Final = "best"
GOOD: Final = "good"


@dataclass(frozen=True, slots=True)
class Settings:
    """How hard to think about each decision; equal settings and records give equal results."""

    playouts: int = DEFAULT_PLAYOUTS  # for a decision
    seed: int = 0
    shown: int = 3  # moves that are compared closely, besides the one that was played
    line: int = 5  # moves of a line of play, at most


LINES: Final = Settings(playouts=20_000)  # for how play would go on after some moves


@dataclass(frozen=True, slots=True)
class Outlook:
    """What each seat may expect: its chance to win (partners share one), and its score."""

    chances: tuple[float, ...]
    scores: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Considered:
    """A move that was compared closely, and how play would probably go on from it."""

    move: str
    outlook: Outlook
    line: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision between at least two moves, as its player could see it.

    `before` is what the best move promised, `after` what the played one does; `cost` is the
    difference in the player's own chance to win, `margin` its uncertainty (two standard errors).
    """

    step: int  # the number of the move in the record, from 0
    turn: int  # decisions of one seat with no other's between them have the same number
    seat: int
    move: str
    legal: int
    before: Outlook
    after: Outlook
    best: tuple[Considered, ...]  # best first
    cost: float
    margin: float
    grade: str
    luck_before: bool  # whether anything unforeseeable came between the last decision and this


@dataclass(frozen=True, slots=True)
class Account:
    """Where one seat's result came from: the parts add up from `start` to `end`.

    `reappraisal` is what judgement changed where nothing unforeseeable had happened: the error of
    the analysis itself.
    """

    start: float
    luck: float
    own: float
    others: float
    reappraisal: float
    end: float


def grade_of(cost: float, margin: float) -> str:
    """The grade of a decision; nothing is blamed that the analysis itself is not sure of."""
    if cost <= 0:
        return BEST
    if cost > margin:
        for grade, least in GRADES.items():
            if cost >= least:
                return grade
    return GOOD


def to_data(decision: Decision) -> dict[str, Any]:
    """For JSON."""
    return asdict(decision)


def from_data(data: Mapping[str, Any]) -> Decision:
    """The inverse of `to_data`."""
    return Decision(
        **{
            **data,
            "before": outlook_from(data["before"]),
            "after": outlook_from(data["after"]),
            "best": tuple(considered_from(each) for each in data["best"]),
        }
    )


def considered_from(data: Mapping[str, Any]) -> Considered:
    return Considered(data["move"], outlook_from(data["outlook"]), tuple(data["line"]))


def outlook_from(data: Mapping[str, Any]) -> Outlook:
    return Outlook(tuple(data["chances"]), tuple(data["scores"]))
