"""The report: one file that needs nothing else, for light and dark."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from seaboard.lab.report import command, html_of, write_report
from seaboard.lab.results import BadResults, Header

from .synthetic import line, plan_for

BOTS = ("greedy", "search:seconds=1,playouts=9", "<b>&")


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.pictures: list[str] = []
        self.headings = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids += [found["id"] or ""] if "id" in found else []
        self.links += [v or "" for k, v in attrs if k in ("src", "href", "xlink:href")]
        self.pictures += [found["aria-label"] or ""] if tag == "svg" else []
        self.headings += tag == "h2"


@pytest.fixture(scope="module")
def page() -> str:
    plan = plan_for(*BOTS)
    games = [line(plan, game, [1, 2] if game % 5 else [2, 1]) for game in range(24)]
    return html_of(Header.of(plan, 2), games)


def _read(page: str) -> _Reader:
    reader = _Reader()
    reader.feed(page)
    return reader


def test_the_page_needs_nothing_else(page: str) -> None:
    reader = _read(page)
    assert all(link.startswith("#") for link in reader.links)
    assert "<script" not in page
    assert "@import" not in page


def test_every_plot_has_a_name_and_ids_of_its_own(page: str) -> None:
    reader = _read(page)
    assert len(reader.pictures) == 4
    assert all(reader.pictures)
    assert len(set(reader.ids)) == len(reader.ids)
    assert {link[1:] for link in reader.links} <= set(reader.ids)


def test_colours_come_from_the_page_which_knows_light_and_dark(page: str) -> None:
    assert not re.search(r"#0[1-5]0[1-5]0[1-5]", page)
    assert "prefers-color-scheme: dark" in page
    used = set(re.findall(r"var\((--[a-z]+)\)", page))
    assert all(page.count(f"{name}:") == 2 for name in used)


def test_names_of_bots_are_shown_as_text(page: str) -> None:
    assert "<b>" not in page
    assert "&lt;b&gt;&amp;" in page


def test_the_command_plays_the_same_arena(page: str) -> None:
    header = Header.of(plan_for(*BOTS), 2)
    assert command(header, 24) == (
        "seaboard arena nauticus --bots greedy --bots search:seconds=1,playouts=9 --bots '<b>&'"
        " --players 2 --mode standard --games 24 --seed 1"
    )


def test_too_few_games_are_no_conclusion() -> None:
    plan = plan_for("a", "b")
    page = html_of(Header.of(plan, 2), [line(plan, 0, [1, 2]), line(plan, 1, [1, 2])])
    assert "too few whole groups" in page


def test_games_that_were_all_cut_short_still_make_a_report() -> None:
    plan = plan_for("a", "b")
    page = html_of(Header.of(plan, 2), [line(plan, game, None) for game in range(4)])
    assert "4 games were cut short" in page


def test_a_report_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    plan = plan_for("a", "b")
    with pytest.raises(BadResults, match="cannot be written"):
        write_report(tmp_path / "none" / "r.html", Header.of(plan, 2), [line(plan, 0, [1, 2])])
