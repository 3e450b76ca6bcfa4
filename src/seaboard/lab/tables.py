"""A summary as plain lines of text, and the words that tables and report share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isnan

from .intervals import Estimate
from .statistics import BotSummary, Summary, kinds_of

Row = Sequence[str]


def percent(share: float) -> str:
    return "–" if isnan(share) else f"{100 * share:.1f} %"


def interval(estimate: Estimate) -> str:
    """A share's interval in per cent."""
    if estimate.interval is None:
        return "–"
    low, high = estimate.interval
    return f"{100 * low:.1f} to {100 * high:.1f} %"


def number(value: float, digits: int = 1) -> str:
    return "–" if isnan(value) else f"{value:,.{digits}f}"


def span(estimate: Estimate) -> str:
    """A mean's interval."""
    if estimate.interval is None:
        return "–"
    return f"{number(estimate.low)} to {number(estimate.high)}"


def duration(seconds: float) -> str:
    """In the unit that reads best."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def lines(summary: Summary) -> Iterator[str]:
    """The whole summary."""
    yield from aligned(win_rows(summary))
    if len(summary.bots) > 2:
        yield from ("", "Ahead of (row against column):")
        yield from aligned(versus_rows(summary))
    yield ""
    yield from aligned(score_rows(summary))
    yield ""
    yield from aligned(seat_rows(summary))
    yield ""
    yield from aligned(time_rows(summary))
    yield from notes(summary)


def win_rows(summary: Summary) -> list[Row]:
    """Wins and ratings, best first."""
    rows: list[Row] = [("bot", "games", "wins", "95 % interval", "rating", "sigma")]
    for bot in ranked(summary):
        rating = (number(bot.rating.mu), number(bot.rating.sigma, 2))
        rows.append(
            (bot.label, f"{bot.games:,}", percent(bot.wins.value), interval(bot.wins), *rating)
        )
    return rows


def ranked(summary: Summary) -> list[BotSummary]:
    """The bots, best first."""
    return sorted(summary.bots, key=lambda bot: (isnan(bot.wins.value), -bot.wins.value))


def versus_rows(summary: Summary) -> list[Row]:
    order = sorted(range(len(summary.bots)), key=lambda bot: -summary.bots[bot].wins.value)
    rows: list[Row] = [("", *(summary.bots[bot].label for bot in order))]
    for bot in order:
        cells = [_versus_cell(summary.versus[bot][other]) for other in order]
        rows.append((summary.bots[bot].label, *cells))
    return rows


def _versus_cell(estimate: Estimate | None) -> str:
    if estimate is None:
        return "·"
    if estimate.interval is None:
        return percent(estimate.value)
    return f"{percent(estimate.value)} ({100 * estimate.low:.0f} to {100 * estimate.high:.0f})"


def score_rows(summary: Summary) -> list[Row]:
    rows: list[Row] = [
        ("bot", "mean score", "95 % interval", "sd", "min", "median", "max", "decisions/game")
    ]
    for bot in ranked(summary):
        scores = bot.scores
        ends = ("–", "–") if not scores.values else (min(scores.values), max(scores.values))
        rows.append(
            (
                bot.label,
                number(scores.mean.value),
                span(scores.mean),
                number(scores.deviation),
                str(ends[0]),
                number(scores.middle),
                str(ends[1]),
                number(bot.decisions_per_game),
            )
        )
    return rows


def seat_rows(summary: Summary) -> list[Row]:
    rows: list[Row] = [("seat", "wins", "95 % interval", "mean score", "95 % interval")]
    for side in summary.sides:
        score = (number(side.score.value), span(side.score))
        rows.append((side.label, percent(side.wins.value), interval(side.wins), *score))
    return rows


def time_rows(summary: Summary) -> list[Row]:
    rows: list[Row] = [
        ("bot", "time per decision", "95 % within", "longest", "processor", "forfeited")
    ]
    for bot in ranked(summary):
        times = bot.times
        rows.append(
            (
                bot.label,
                duration(times.mean),
                duration(times.quantile(0.95)),
                duration(times.longest),
                duration(times.mean_processor),
                _forfeited(bot),
            )
        )
    return rows


def _forfeited(bot: BotSummary) -> str:
    if not bot.forfeits:
        return "none"
    return f"{bot.forfeits:,} of {bot.times.count:,} ({percent(bot.forfeits / bot.times.count)})"


def notes(summary: Summary) -> Iterator[str]:
    """What a reader must know before believing the tables."""
    if summary.games_left_out:
        yield (
            f"{summary.games_left_out} games belong to groups that are not complete yet; wins and"
            " intervals leave them out."
        )
    if summary.cut_short:
        yield f"{summary.cut_short} games were cut short for their length; all sides share the win."
    for bot in summary.bots:
        if bot.mishaps:
            kinds = ", ".join(f"{kind} {times}×" for kind, times in kinds_of(bot.mishaps).items())
            first = bot.mishaps[0]
            yield (
                f"{bot.label} forfeited {bot.forfeits:,} decisions, made at random instead"
                f" (among those told: {kinds}); first: {first.kind}: {first.message}"
            )


def aligned(rows: Sequence[Row]) -> Iterator[str]:
    """Rows as lines whose columns stand below one another."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        yield "  ".join([first.ljust(widths[0]), *cells])
