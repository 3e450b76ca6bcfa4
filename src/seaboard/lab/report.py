"""An arena as one HTML file that needs nothing else: plots, tables, and how it was measured."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from ..games import get_game
from . import plots, tables
from .results import BadResults, GameLine, Header
from .statistics import Summary, summarise

_STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1b2a33; --quiet: #56656d;
  --rule: #d5dadb; --mark: #0b6e8a; --fill: #b9dbe4; --note: #fdf1d8; }
@media (prefers-color-scheme: dark) { :root { --paper: #10191f; --ink: #e6edef; --quiet: #a3b1b8;
  --rule: #33424b; --mark: #5cc4e0; --fill: #1f5366; --note: #3a3118; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2.5rem 1.25rem 4rem; max-width: 52rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.55 system-ui, "Segoe UI", "Noto Sans", sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.2rem; margin: 2.6rem 0 .4rem; }
p { margin: .4rem 0 .8rem; } .quiet { color: var(--quiet); } .lead { font-size: 1.1rem; }
.wide { overflow-x: auto; } svg { display: block; width: 100%; min-width: 34rem; height: auto; }
svg text { font-family: inherit !important; stroke: var(--paper); stroke-width: 3px;
  paint-order: stroke; }
table { border-collapse: collapse; margin: .6rem 0; font-variant-numeric: tabular-nums;
  font-size: .9rem; line-height: 1.35; min-width: 60%; }
th, td { padding: .36rem .6rem; text-align: right; border-bottom: 1px solid var(--rule); }
td { white-space: nowrap; }
th { color: var(--quiet); font-weight: 600; vertical-align: bottom; }
tr > :first-child { text-align: left; padding-left: 0; min-width: 7rem; }
th[scope=row] { color: var(--ink); vertical-align: baseline; }
.note { background: var(--note); padding: .6rem .9rem; border-radius: .4rem; }
pre { white-space: pre-wrap; padding: .7rem .9rem; border: 1px solid var(--rule);
  border-radius: .4rem; font-size: .88rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; font-size: .92rem; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
"""
_METHOD: Final = """
<p>Bots change seats in groups of {size} games that share one stream of chance, so that the luck of
the draw and of the seats cancels. Such a group, not a game, is the independent observation: the
intervals are Student’s t over groups, for shares after adding one group won and one lost, which
keeps them honest near 0 and 100 %. A shared win is divided. “Ahead of” compares places, ties being
halves.</p>
<p>Ratings are OpenSkill (Plackett-Luce, everyone beginning at 25 ± 8.33, tau = 0), taken in the
order of the plan; another order would change them a little, and their sigma is the model’s own
doubt, not the interval above. Times are of decisions with a choice; a move that is the only one is
played without asking. They were measured with as many games at once as the arena had processes, on
{processors} processors.</p>
"""


def write_report(path: Path, header: Header, games: Sequence[GameLine]) -> None:
    """Write the report of these games."""
    try:
        path.write_text(html_of(header, games), encoding="utf-8")
    except OSError as error:
        raise BadResults(f"{path}: cannot be written ({error.strerror})") from None


def html_of(header: Header, games: Sequence[GameLine]) -> str:
    """The report as a page."""
    game = get_game(header.plan.table.game)
    summary = summarise(header.plan, games, game.seat_names)
    title = f"{game.title} arena: {header.plan.table.seats} players"
    body = "\n".join(_body(title, header, summary))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _body(title: str, header: Header, summary: Summary) -> Iterator[str]:
    plan = header.plan
    yield f"<h1>{escape(title)}</h1>"
    yield (
        f'<p class="quiet">mode {escape(plan.table.mode)}, {summary.games:,} games in'
        f" {summary.whole_groups:,} whole groups, seed {plan.seed},"
        f" begun {escape(_day(header.started))}</p>"
    )
    yield f'<p class="lead">{escape(_verdict(summary))}</p>'
    yield from (f'<p class="note">{escape(note)}</p>' for note in tables.notes(summary))
    yield _section("Wins", plots.wins_plot(summary), tables.win_rows(summary))
    if len(summary.bots) > 2:
        yield _section("Ahead of each other", "", tables.versus_rows(summary))
        yield '<p class="quiet">How often the bot of the row ended ahead of that of the column.</p>'
    yield _section("Scores", plots.scores_plot(summary), tables.score_rows(summary))
    yield _section("Seats", plots.seats_plot(summary), tables.seat_rows(summary))
    yield _section("Time", plots.times_plot(summary), tables.time_rows(summary))
    yield "<h2>How this was measured</h2>"
    processors = header.machine.get("processors", "several")
    yield _METHOD.format(size=plan.group_size, processors=processors)
    yield f"<pre>{escape(command(header, summary.games))}</pre>"
    yield _facts(header, summary)


def _day(moment: str) -> str:
    return f"{moment[:16].replace('T', ' ')} UTC"


def _verdict(summary: Summary) -> str:
    """The first thing to know, in a sentence."""
    best = tables.ranked(summary)[0]
    if len(summary.bots) == 1:
        return f"{best.label} played itself: {tables.number(best.scores.mean.value)} points a seat."
    if best.wins.interval is None:
        return "There are too few whole groups of games for a conclusion."
    share = f"{tables.percent(best.wins.value)} of the wins ({tables.interval(best.wins)})"
    fair = tables.percent(summary.plan.fair_share)
    if best.wins.low > summary.plan.fair_share:
        return f"{best.label} won most: {share}, where equal bots would have {fair}."
    return f"No bot stands out: {best.label} has {share}, equal bots would have {fair}."


def _section(title: str, plot: str, rows: Sequence[tables.Row]) -> str:
    picture = f'<div class="wide">{plot}</div>\n' if plot else ""
    table = f'<div class="wide">{_table(rows)}</div>'
    return f"<section>\n<h2>{escape(title)}</h2>\n{picture}{table}\n</section>"


def _table(rows: Sequence[tables.Row]) -> str:
    head = "".join(f'<th scope="col">{_breakable(cell)}</th>' for cell in rows[0])
    body = "".join(
        f'<tr><th scope="row">{_breakable(first)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in others)
        + "</tr>\n"
        for first, *others in rows[1:]
    )
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>"


def _breakable(text: str) -> str:
    """A long specification of a bot may go on in the next line after its punctuation."""
    return re.sub(r"([:,/=])", r"\1<wbr>", escape(text, quote=False))


def command(header: Header, games: int) -> str:
    """What to type to play the same games again."""
    plan, table = header.plan, header.plan.table
    words = ["seaboard", "arena", table.game]
    for bot in plan.bots:
        words += ["--bots", bot]
    words += ["--players", str(table.seats), "--mode", table.mode]
    for name, value in table.options.items():
        words += ["--option", f"{name}={value}"]
    words += [] if table.board is None else ["--board", "FILE"]
    words += [] if plan.seconds is None else ["--seconds", f"{plan.seconds:g}"]
    words += ["--games", str(games), "--seed", str(plan.seed)]
    return shlex.join(words)


def _facts(header: Header, summary: Summary) -> str:
    speed = summary.games / summary.seconds if summary.seconds else 0.0
    facts = {
        "Seaboard": f"{header.seaboard}, sources {header.sources}",
        "Rules and board": f"version {header.rules}, board {header.board}",
        "Speed": f"{speed:.3g} games a second and processor",
        "Machine": ", ".join(f"{key} {value}" for key, value in header.machine.items()),
        "Versions": ", ".join(f"{key} {value}" for key, value in header.versions.items()),
    }
    inside = "".join(f"<dt>{escape(k)}</dt><dd>{escape(v)}</dd>\n" for k, v in facts.items())
    return f"<dl>\n{inside}</dl>"
