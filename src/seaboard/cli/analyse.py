"""`seaboard analyse`: what each decision of a finished game was worth, and what luck did."""

from __future__ import annotations

import json as json_text
import os
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from cyclopts import App, Parameter, validators

from ..bots.analysis import GRADES, Decision, Settings, account_for, analyse, decisions_of
from ..bots.analysis.chances import calibration_for
from ..bots.analysis.report import cache_key, decision_out, report, report_head
from ..bots.analysis.types import DEPTHS, from_data, to_data
from ..extras import command_for
from ..games.api import SeaboardError
from ..locales import say
from ..records import BadRecord, Record, first_position, load
from .naming import player_names
from .progress import progress
from .sentences import Language
from .setup import LanguageOption, flag
from .warming import warm

_SHOWN: Final = 8  # errors in the text
Depth = Literal["quick", "usual", "deep"]
_EPILOGUE = """\
Each decision is judged from what its player could know. The result is kept in the user's cache \
folder, so that the same record is not analysed twice; what is interrupted goes on where it was. \
docs/analysis.md explains every figure.

Examples:
  seaboard analyse game.record
  seaboard analyse game.record --depth quick --picture game.png
  seaboard analyse game.record --json
  seaboard analyse game.record --json-lines
"""
app = App(name="analyse", help_epilogue=_EPILOGUE)


@app.default
def analyse_file(
    file: Annotated[Path, Parameter(help="The record of a finished game.")],
    /,
    *,
    depth: Annotated[
        Depth, Parameter(help="How hard to think: 500, 2,000 or 8,000 playouts for each decision.")
    ] = "usual",
    playouts: Annotated[
        int | None,
        Parameter(
            help="For each decision, instead of a depth.",
            validator=validators.Number(gte=20, lte=10_000_000),
        ),
    ] = None,
    seed: Annotated[
        int, Parameter(help="Of all random numbers.", validator=validators.Number(gte=0))
    ] = 0,
    json: Annotated[bool, flag("Print JSON for programs.")] = False,
    json_lines: Annotated[
        bool, flag("Print each decision as a line of JSON as soon as it is judged.")
    ] = False,
    picture: Annotated[Path | None, Parameter(help="Draw the chances into this file.")] = None,
    fresh: Annotated[bool, flag("Analyse again, whatever is kept from before.")] = False,
    language: LanguageOption = "en",
) -> None:
    record = load(file)
    warm(record.game)
    settings = Settings(playouts=DEPTHS[depth] if playouts is None else playouts, seed=seed)
    decisions = []
    try:
        total = len(decisions_of(record))  # refuses what is not finished, before a line is printed
        if json_lines:
            _print_line(report_head(record, settings))
        with closing(_decisions(record, settings, total, fresh=fresh)) as going:
            for decision in going:
                decisions.append(decision)
                if json_lines:
                    _print_line(decision_out(decision))
    except BadRecord as error:
        raise error.in_file(file) from None
    if picture is not None:
        _draw(record, decisions, picture, language)
    if json or json_lines:
        whole = report(record, settings, decisions)
        if json_lines:
            _print_line({key: whole[key] for key in ("accounts", "summary")})
        else:
            print(json_text.dumps(whole, ensure_ascii=False, indent=1))
        return
    for line in _as_text(record, decisions, language):
        print(line)


def _print_line(data: Mapping[str, Any]) -> None:
    print(json_text.dumps(data, ensure_ascii=False), flush=True)


def _decisions(
    record: Record, settings: Settings, total: int, *, fresh: bool
) -> Generator[Decision, None, None]:
    """What is kept from before, then the rest, which is kept also if it is interrupted."""
    kept = _cache_file(record, settings)
    found = [] if fresh else _read(kept)
    yield from found
    if len(found) == total:
        return
    try:
        with (
            progress("Analysing", total) as advance,
            closing(analyse(record, settings, jobs=os.cpu_count() or 1, known=len(found))) as going,
        ):
            advance(len(found))
            for decision in going:
                found.append(decision)
                advance(1)
                yield decision
    finally:
        _keep(kept, found)


def _read(kept: Path) -> list[Decision]:
    try:
        return [from_data(each) for each in json_text.loads(kept.read_text("utf-8"))]
    except (OSError, ValueError, KeyError, TypeError):
        return []  # not there, or damaged: it is made again


def _keep(kept: Path, found: Sequence[Decision]) -> None:
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        unfinished = kept.with_suffix(f".{os.getpid()}")
        unfinished.write_text(json_text.dumps([to_data(each) for each in found]), "utf-8")
        unfinished.replace(kept)
    except OSError:
        pass  # a cache that cannot be written costs time, no more


def _cache_file(record: Record, settings: Settings) -> Path:
    """In the user's cache folder, by what the result depends on."""
    home = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
    return home / "seaboard" / "analysis" / f"{cache_key(record, settings)}.json"


def _as_text(record: Record, decisions: Sequence[Decision], language: Language) -> Iterator[str]:
    names = player_names(record.game, record.seats, record.players, language)
    if calibration_for(first_position(record)) is None:
        yield say(language, "cli-analysis-uncalibrated")
    yield say(language, "cli-analysis-chance")
    for name, account in zip(names, account_for(record, decisions), strict=True):
        parts = {
            part: f"{getattr(account, part):+.0%}"
            for part in ("luck", "own", "others", "reappraisal")
        }
        ends = {part: f"{getattr(account, part):.0%}" for part in ("start", "end")}
        yield say(language, "cli-analysis-account", {"name": name, **parts, **ends})
    for seat, name in enumerate(names):
        own = [decision.grade for decision in decisions if decision.seat == seat]
        counts = {
            "blunders": own.count("blunder"),
            "mistakes": own.count("mistake"),
            "inaccuracies": own.count("inaccuracy"),
        }
        yield say(language, "cli-analysis-grades", {"name": name, **counts, "count": len(own)})
    graded = sorted((each for each in decisions if each.grade in GRADES), key=lambda e: -e.cost)
    if not graded:
        yield say(language, "cli-analysis-none", {"least": f"{min(GRADES.values()):.0%}"})
        return
    yield say(language, "cli-analysis-dearest")
    for decision in graded[:_SHOWN]:
        yield from _error(decision, names, language)


def _error(decision: Decision, names: Sequence[str], language: Language) -> Iterator[str]:
    best = decision.best[0]
    words = {
        "step": decision.step + 1,
        "name": names[decision.seat],
        "move": decision.move,
        "grade": say(language, f"cli-grade-{decision.grade}"),
        "cost": f"{decision.cost:.0%}",
        "before": f"{decision.before.chances[decision.seat]:.0%}",
        "best": best.move,
        "after": f"{decision.after.chances[decision.seat]:.0%}",
    }
    yield say(language, "cli-analysis-error", words)
    if best.line:
        yield "  " + say(language, "cli-analysis-line", {"line": ", ".join(best.line)})


def _draw(record: Record, decisions: Sequence[Decision], file: Path, language: Language) -> None:
    try:
        from ..lab.analysis_pictures import draw_chances  # noqa: PLC0415  # needs Matplotlib
    except ModuleNotFoundError as error:
        raise NoPictures(f"--picture needs {error.name}: {command_for('lab')}") from None
    names = player_names(record.game, record.seats, record.players, language)
    draw_chances(decisions, [each.end for each in account_for(record, decisions)], names, file)


class NoPictures(SeaboardError):
    """What draws is not installed."""
