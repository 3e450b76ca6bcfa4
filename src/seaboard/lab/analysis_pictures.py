"""The course of an analysed game as a picture: chances to win, and where they turned."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from ..bots.analysis import GRADES, Decision

_STYLES: Final = ("-", "--", "-.", ":")  # seats are told apart without colour too
_MARKED: Final = 6  # turning points, at most


def draw_chances(
    decisions: Sequence[Decision], end: Sequence[float], names: Sequence[str], file: Path
) -> None:
    """A curve for each seat; the dearest decisions are marked on the curve of who made them."""
    figure = Figure(figsize=(9, 4.5), layout="constrained")
    axes = figure.subplots()
    last = decisions[-1].step + 1 if decisions else 1
    for seat, name in enumerate(names):
        points = [(d.step, d.before.chances[seat]) for d in decisions] + [(last, end[seat])]
        axes.plot(*zip(*points, strict=True), _STYLES[seat % len(_STYLES)], label=name)
    graded = [decision for decision in decisions if decision.grade in GRADES]
    for decision in sorted(graded, key=lambda each: -each.cost)[:_MARKED]:
        at = (decision.step, decision.before.chances[decision.seat])
        axes.plot(*at, "v", color="#a02c2c")
        axes.annotate(
            decision.move, at, (0, 8), textcoords="offset points", fontsize=7, ha="center"
        )
    axes.set(ylim=(0, 1.05), xlabel="move", ylabel="chance to win")
    axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axes.legend(fontsize=8, frameon=False)
    figure.savefig(file, dpi=150)
