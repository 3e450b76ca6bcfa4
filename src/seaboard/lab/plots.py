"""The report's plots as SVG that takes its colours from the page, so that light and dark both read.

Matplotlib draws with stand-in colours; they are replaced by the page's CSS variables. Bots are told
apart by their labels, never by colour alone.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from html import escape
from typing import Any, Final

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator, NullFormatter

from .intervals import Estimate
from .statistics import BotSummary, Summary
from .tables import duration, number, percent, ranked

Rated = tuple[int, int, int]  # a rating and the ends of its interval

_INK: Final = "#010101"
_QUIET: Final = "#020202"
_RULE: Final = "#030303"
_MARK: Final = "#040404"
_FILL: Final = "#050505"
_VARIABLES: Final = {
    _INK: "var(--ink)",
    _QUIET: "var(--quiet)",
    _RULE: "var(--rule)",
    _MARK: "var(--mark)",
    _FILL: "var(--fill)",
}
_STYLE: Final[Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "seaboard",
    "font.size": 9,
    "text.color": _INK,
    "axes.labelcolor": _QUIET,
    "axes.edgecolor": _RULE,
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "axes.grid.axis": "x",
    "grid.color": _RULE,
    "grid.linewidth": 0.6,
    "figure.facecolor": "none",
    "xtick.color": _RULE,
    "xtick.labelcolor": _QUIET,
    "ytick.left": False,
    "ytick.color": _RULE,
    "ytick.labelcolor": _INK,
    "legend.frameon": False,
}
_WIDTH: Final = 7.4
_ROW: Final = 0.42
_LONGEST_LABEL: Final = 34
_MOST_BARS: Final = 40
_LEAST_REACH: Final = 0.1  # of the seats' axis to either side


def wins_plot(summary: Summary) -> str:
    """Each bot's share of the wins with its interval."""
    with mpl.rc_context(_STYLE):
        bots = ranked(summary)
        figure, axes = _rows([bot.label for bot in bots])
        _intervals(axes, [bot.wins for bot in bots])
        axes.set_xlim(-0.02, 1.02)
        _fair(axes, summary.plan.fair_share, "equal strength")
        _in_percent(axes)
        axes.set_xlabel("share of the wins, with 95 % interval")
        return _svg(figure, "wins", "Share of the wins of each bot with its 95 % interval")


def ratings_plot(name: str, rows: Sequence[tuple[str, Rated]]) -> str:
    """Players on the scale of ratings, with their intervals; `name` is that of the setting."""
    with mpl.rc_context(_STYLE):
        figure, axes = _rows([label for label, _ in rows])
        for row, (_, rated) in enumerate(rows):
            axes.plot(rated[1:], [row, row], color=_MARK, linewidth=2.4, solid_capstyle="butt")
            axes.plot(rated[0], row, "o", color=_MARK, markersize=6.5)
            axes.annotate(
                f"{rated[0]:,}", (rated[0], row), (0, 6), textcoords="offset points",
                ha="center", va="bottom", fontsize=8,
            )  # fmt: skip
        axes.set_xlabel("rating, with 95 % interval; 400 more: ten times ahead for once behind")
        return _svg(figure, f"ratings-{name}", f"Ratings of the players of {name}")


def seats_plot(summary: Summary) -> str:
    """Each seat's share of the wins, whoever held it."""
    with mpl.rc_context(_STYLE):
        sides = summary.sides
        figure, axes = _rows([f"seat {side.label}" for side in sides])
        _intervals(axes, [side.wins for side in sides])
        fair = 1 / len(sides)
        ends = [end for side in sides for end in (side.wins.low, side.wins.high)]
        reach = max(_LEAST_REACH, *(abs(end - fair) for end in ends))
        axes.set_xlim(max(-0.02, fair - 1.1 * reach), min(1.02, fair + 1.1 * reach))
        _fair(axes, fair, "no advantage")
        _in_percent(axes)
        axes.set_xlabel("share of the wins, all bots having held each seat as often")
        return _svg(figure, "seats", "Share of the wins of each seat with its 95 % interval")


def scores_plot(summary: Summary) -> str:
    """Each bot's scores as a row of bars, the median marked."""
    with mpl.rc_context(_STYLE):
        bots = [bot for bot in ranked(summary) if bot.scores.values]
        figure, axes = _rows([bot.label for bot in bots], height=0.75)
        edges = _edges(bots)
        for row, bot in enumerate(bots):
            _distribution(axes, row, bot, edges)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlabel("score; the line is the median")
        return _svg(figure, "scores", "Distribution of the scores of each bot")


def times_plot(summary: Summary) -> str:
    """Mean, 95 % and longest time of a decision."""
    with mpl.rc_context(_STYLE):
        bots = [bot for bot in ranked(summary) if bot.times.count]
        figure, axes = _rows([bot.label for bot in bots])
        rows = range(len(bots))
        mean = [bot.times.mean for bot in bots]
        most = [bot.times.quantile(0.95) for bot in bots]
        longest = [bot.times.longest for bot in bots]
        axes.hlines(rows, np.minimum(mean, most), longest, color=_RULE, linewidth=2)
        for marker, values, label in (
            ("o", mean, "mean"),
            ("D", most, "95 % within"),
            ("|", longest, "longest"),
        ):
            axes.plot(
                values, rows, marker, color=_MARK, label=label, markersize=6, markeredgewidth=1.6,
                markerfacecolor=_MARK if marker == "o" else "none",
            )  # fmt: skip
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: duration(float(value))))
        axes.xaxis.set_minor_formatter(NullFormatter())
        axes.set_xlabel("time per decision")
        axes.legend(loc="lower right", bbox_to_anchor=(1, 1), ncols=3, borderpad=0)
        return _svg(figure, "times", "Time per decision of each bot: mean, 95 %, longest")


def _rows(labels: Sequence[str], height: float = _ROW) -> tuple[Figure, Axes]:
    """Axes with a row for each label, the first on top."""
    figure = Figure(figsize=(_WIDTH, 0.95 + height * max(len(labels), 1)), layout="constrained")
    axes = figure.subplots()
    axes.set_yticks(range(len(labels)), [_short(label) for label in labels])
    axes.set_ylim(len(labels) - 0.5, -0.6)
    return figure, axes


def _short(label: str) -> str:
    """Beginning and end of a long label, since a program's command tells most by its end."""
    if len(label) <= _LONGEST_LABEL:
        return label
    return f"{label[:12]}…{label[13 - _LONGEST_LABEL :]}"


def _intervals(axes: Axes, shares: Sequence[Estimate]) -> None:
    for row, estimate in enumerate(shares):
        axes.plot(
            [estimate.low, estimate.high], [row, row],
            color=_MARK, linewidth=2.4, solid_capstyle="butt",
        )  # fmt: skip
        axes.plot(estimate.value, row, "o", color=_MARK, markersize=6.5)
        axes.annotate(
            percent(estimate.value), (estimate.value, row), (0, 6), textcoords="offset points",
            ha="center", va="bottom", fontsize=8,
        )  # fmt: skip


def _in_percent(axes: Axes) -> None:
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{100 * float(value):.0f} %"))


def _fair(axes: Axes, share: float, label: str) -> None:
    axes.axvline(share, color=_QUIET, linewidth=1, linestyle=(0, (4, 3)))
    axes.annotate(
        label, (share, 1), (0, 3), xycoords=("data", "axes fraction"),
        textcoords="offset points", ha="center", va="bottom", fontsize=8, color=_QUIET,
    )  # fmt: skip


def _edges(bots: Sequence[BotSummary]) -> Any:
    """Bars of whole points, at most forty of them."""
    every = [score for bot in bots for score in bot.scores.values] or [0]
    width = -(-(max(every) - min(every) + 1) // _MOST_BARS)
    return np.arange(min(every), max(every) + width + 1, width) - 0.5


def _distribution(axes: Axes, row: int, bot: BotSummary, edges: Any) -> None:
    counts, _ = np.histogram(bot.scores.values, edges)
    tall = 0.72 * counts / counts.max()
    axes.bar(
        edges[:-1], -tall, np.diff(edges), bottom=row + 0.3, align="edge",
        color=_FILL, edgecolor=_MARK, linewidth=0.5,
    )  # fmt: skip
    middle = bot.scores.middle
    axes.plot([middle, middle], [row + 0.3, row - 0.42], color=_INK, linewidth=1.4)
    axes.annotate(
        number(middle), (middle, row + 0.3), (0, -2), textcoords="offset points",
        ha="center", va="top", fontsize=8,
    )  # fmt: skip


def _svg(figure: Figure, name: str, title: str) -> str:
    """Inline SVG: the page's colours and font, ids of its own, a name for screen readers."""
    buffer = io.StringIO()
    figure.savefig(buffer, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = buffer.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    for stand_in, variable in _VARIABLES.items():
        text = text.replace(stand_in, variable)
    text = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", text)
    text = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", text, count=1)
    text = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", text, count=1)
    label = escape(title, quote=True)
    return text.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)
