"""Do claimed chances come true? Bots play, positions of their games are judged as an analysis
judges them, and the claim is held against the result.

Every other game fits the map (`bots/analysis/fitting.py`), the rest checks it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from threading import Event
from typing import Any, Final

import numpy as np
from matplotlib.figure import Figure

from ..bots import get_bot
from ..bots.analysis.chances import Calibration, key_of
from ..bots.analysis.fitting import Bin, Sample, curve, fit, log_loss
from ..bots.analysis.judging import BATCHES, SearchJudge
from ..bots.analysis.sides import sides_of, won_by
from ..bots.analysis.types import Settings
from ..bots.api import Budget, situation
from ..games.api import CHANCE, Move, Position, draw

VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Trial:
    """Which games are played, and how their positions are judged."""

    bot: str
    games: int
    positions: int  # of each game
    playouts: int
    seed: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """The map that was fitted, and how it did on the games that it had not seen."""

    calibration: Calibration
    bins: tuple[Bin, ...]
    positions: int
    games: int
    loss: float


@dataclass(frozen=True, slots=True)
class Judged:
    """One game: how long it was, and what was found of its positions."""

    moves: int
    samples: tuple[Sample, ...]


def play_and_judge(start: Position, trial: Trial, first: int = 0) -> Iterator[Judged]:
    """Game after game, from the given number on; the same trial gives the same games."""
    bot = get_bot(trial.bot)
    bot.prepare(start.game)
    judge = SearchJudge(start.game, Settings(playouts=trial.playouts, seed=trial.seed), Event())
    sides = sides_of(start.mode, start.seats)
    for number in range(first, trial.games):
        rng = Random((trial.seed << 24) ^ number)
        position, taken, moves = start.copy(), list[tuple[int, Position, Move]](), 0
        while not position.over:
            if position.decider == CHANCE:
                move = draw(position, rng)
            else:
                move = bot.choose(situation(position, Budget(), rng)).move
                taken.append((moves, position.copy(), move))
            position.play(move)
            moves += 1
        result = position.result()
        if result is None:
            continue
        won = won_by(result, sides)
        found = []
        for step, before, move in rng.sample(taken, min(trial.positions, len(taken))):
            asked = situation(before, Budget(), rng)
            outlooks = [judge.compare(asked, [move], step)[0] for _ in range(BATCHES)]
            scores = np.mean([outlook.scores for outlook in outlooks], axis=0)
            means = tuple(float(scores[list(side)].mean()) for side in sides)
            found.append(Sample(number, step + 1, means, won))
        yield Judged(moves, tuple(found))


def settle(played: Sequence[Judged]) -> Outcome:
    """Fit on every other game, check on the rest."""
    usual = float(np.median([each.moves for each in played]))
    known = [sample for each in played[::2] for sample in each.samples]
    fresh = [sample for each in played[1::2] for sample in each.samples]
    calibration = fit(known, round(usual, 1))
    return Outcome(
        calibration,
        tuple(curve(fresh, calibration)),
        len(known) + len(fresh),
        len(played),
        log_loss(fresh, calibration),
    )


def store(file: Path, start: Position, trial: Trial, outcome: Outcome) -> None:
    """Put the table into the file; those of other tables stay."""
    data: dict[str, Any] = {"version": VERSION, "game": start.game.name, "tables": {}}
    if file.exists():
        data = json.loads(file.read_text(encoding="utf-8"))
    data["tables"][key_of(start.mode.name, start.seats)] = {
        "usual_moves": outcome.calibration.usual_moves,
        "slopes": list(outcome.calibration.slopes),
        "made_by": asdict(trial),
        "checked": {
            "positions": outcome.positions,
            "games": outcome.games,
            "log_loss": round(outcome.loss, 4),
            "bins": [_rounded(each) for each in outcome.bins],
        },
    }
    file.write_text(json.dumps(data, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def _rounded(each: Bin) -> dict[str, Any]:
    return {
        name: round(value, 4) if isinstance(value, float) else value
        for name, value in asdict(each).items()
    }


def draw_curve(outcome: Outcome, title: str, file: Path) -> None:
    """The calibration curve with its intervals; a true claim lies on the diagonal."""
    figure = Figure(figsize=(5, 5), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], color="#999999", linewidth=1, linestyle="--")
    axes.errorbar(
        [each.claimed for each in outcome.bins],
        [each.won for each in outcome.bins],
        yerr=[each.error for each in outcome.bins],
        fmt="o", color="#1f5f8b", capsize=3,
    )  # fmt: skip
    for each in outcome.bins:
        axes.annotate(
            f"{each.count}", (each.claimed, each.won), (6, -10), textcoords="offset points",
            fontsize=7, color="#555555",
        )  # fmt: skip
    axes.set(xlim=(0, 1), ylim=(0, 1), xlabel="claimed chance to win", ylabel="won")
    axes.set_title(f"{title}: {outcome.positions:,} positions", fontsize=10)
    figure.savefig(file, dpi=150, metadata={"Software": None} if file.suffix == ".png" else None)
