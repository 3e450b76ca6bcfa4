"""Nauticus for PettingZoo, as docs/environments/nauticus.md describes it."""

from __future__ import annotations

from typing import Any

from ..rewards import RESULT
from .environment import ParallelTable, TableEnv, wrapped

NAME = "nauticus_v0"


def raw_env(
    players: int = 2,
    reward: str = RESULT,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """The environment without PettingZoo's wrappers; an illegal action is an error.

    `reward` is `result` (places) or `score` (points more than the others).
    After `max_cycles` decisions for each player the game is truncated.
    """
    return TableEnv(
        "nauticus", NAME, mode=None, players=players, reward=reward,
        max_cycles=max_cycles, render_mode=render_mode,
    )  # fmt: skip


def env(**arguments: Any) -> Any:
    """As `raw_env`, in PettingZoo's usual wrappers: whoever plays an illegal action loses."""
    return wrapped(raw_env(**arguments))


def parallel_env(**arguments: Any) -> ParallelTable:
    """Everyone acts at every decision, and only the decider's action counts.

    An action that is not legal is replaced by a random one, as in the arena.
    """
    return ParallelTable(raw_env(**arguments))
