"""Judging one decision, or following some moves, in another process: question and answer as JSON.

The position travels beside the question. It need not be the true one: any world that the decider
could not tell from it gives the same judgement.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import lru_cache
from threading import Event
from typing import Any, Final

from ...games.api import Game, Position
from .game import Asked, decision_of
from .judging import Judge, Judged, judge_for
from .types import Decision, Settings, considered_from, outlook_from

_NEVER: Final = Event()  # whoever asked is gone: one decision more is judged, and that is short


def question(move: str, step: int, settings: Settings) -> dict[str, Any]:
    """What to ask of the position before that step, where that move was played."""
    return {"move": move, "step": step, "settings": asdict(settings)}


def question_of_lines(moves: Sequence[str], settings: Settings) -> dict[str, Any]:
    """What to ask of a position for how play would go on after each of some moves."""
    return {"lines": list(moves), "settings": asdict(settings)}


def answer(asked: Mapping[str, Any], position: Position) -> dict[str, Any]:
    """The judgement, or the lines."""
    judge = _judge(position.game, Settings(**asked["settings"]))
    if "lines" in asked:
        moves = [position.game.parse(move) for move in asked["lines"]]
        return {"lines": [list(line) for line in judge.lines(position, moves)]}
    judged = judge.judge(position, position.game.parse(asked["move"]), asked["step"])
    return {
        "considered": [asdict(each) for each in judged.considered],
        "played": judged.considered.index(judged.played),
        "before": asdict(judged.before),
        "margin": judged.margin,
    }


@lru_cache(maxsize=4)
def _judge(game: Game, settings: Settings) -> Judge:
    return judge_for(game, settings, _NEVER)


def decision_from(asked: Asked, judged: Mapping[str, Any]) -> Decision:
    """The decision that an answer tells of."""
    considered = tuple(considered_from(each) for each in judged["considered"])
    return decision_of(
        asked,
        Judged(
            considered,
            considered[judged["played"]],
            outlook_from(judged["before"]),
            judged["margin"],
        ),
    )
