"""The tables of docs/baselines.md, made of the data."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from seaboard.lab.standings import files
from seaboard.lab.standings.files import Baselines, Entry, settings
from seaboard.lab.tables import duration

ROOT: Final = Path(__file__).resolve().parents[1]
ENTRIES: Final = ROOT / "leaderboard"
PAGE: Final = ROOT / "docs" / "baselines.md"
NOT_ENOUGH: Final = "not enough games"
_PART: Final = re.compile(r"<!-- begin (\S+) -->\n.*?<!-- end -->\n", re.S)
_HEAD: Final = ("player", "bot", "rating", "95 % interval", "games", "processor time of a decision")


def entries() -> list[Entry]:
    return files.entries(ENTRIES)


def write_page() -> None:
    """The page and the entries' schema, as they follow from data and source."""
    files.baselines.cache_clear()
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), entries()), encoding="utf-8")
    (ENTRIES / files.SCHEMA).write_text(schema(), encoding="utf-8")


def schema() -> str:
    text = msgspec.json.format(msgspec.json.encode(files.entry_schema()), indent=2)
    return f"{text.decode()}\n"


def page(text: str, claims: Sequence[Entry]) -> str:
    """The page with its tables anew; what stands around them stays."""
    known = {setting.name: setting for setting in settings()}

    def part(found: re.Match[str]) -> str:
        inside = "\n\n".join(_tables(files.baselines(known[found[1]]), claims))
        return f"<!-- begin {found[1]} -->\n{inside}\n<!-- end -->\n"

    return _PART.sub(part, text)


def _tables(measured: Baselines, claims: Sequence[Entry]) -> list[str]:
    told = (
        f"Measured on {measured.measured} with Seaboard {measured.seaboard} on {measured.cpu} by"
        f" `{measured.command}`."
    )
    return [_players(measured, claims), told, _matches(measured)]


def _players(measured: Baselines, claims: Sequence[Entry]) -> str:
    rows = []
    for each in measured.players:
        made = f"<br>trained by `{each.trained_by}`" if each.trained_by else ""
        span = "by definition" if each.interval is None else _span(each.interval)
        spent = duration(each.milliseconds / 1000)
        rating = f"{each.rating:,}" if each.settled else NOT_ENOUGH
        cells = (each.name, f"`{each.bot}`{made}", rating, span, f"{each.games}", spent)
        rows.append((each.rating, cells))
    for claim in claims:
        if claim.setting == measured.setting:
            changed = claim.changed(measured)
            who = f"{claim.name}, by {claim.author}" + (
                f"<br>out of date: {changed}" if changed else ""
            )
            rating, games = f"{claim.rating:,}", f"{claim.games}"
            cells = (who, f"`{claim.bot}`", rating, _span(claim.interval), games, "")
            rows.append((claim.rating, cells))
    ordered = [cells for _, cells in sorted(rows, key=lambda row: -row[0])]
    return _table([_HEAD, *ordered], "llrlrr")


def _matches(measured: Baselines) -> str:
    rows: list[Sequence[str]] = [("match", "ahead", "command")]
    for match in measured.matches:
        first, second = match.players
        ahead = f"{100 * match.ahead:.1f} %"
        if match.interval is not None:
            low, high = (100 * end for end in match.interval)
            ahead += f" ({low:.1f} to {high:.1f} %)"
        rows.append((f"{first} against {second}", ahead, f"`{match.command}`"))
    return _table(rows, "lll")


def _span(interval: tuple[int, int]) -> str:
    return f"{interval[0]:,} to {interval[1]:,}"


def _table(rows: Sequence[Sequence[str]], sides: str) -> str:
    rule = ["---:" if side == "r" else "---" for side in sides]
    return "\n".join(f"| {' | '.join(row)} |" for row in (rows[0], rule, *rows[1:]))
