"""The documentation site builds without a dead link, and describes every field of a view."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.docs_site import steps_of, view_page

from seaboard.games import OWN, get_game
from seaboard.lab.standings.files import settings

ROOT = Path(__file__).parents[2]
# Pages that a reader meets in the repository, which MkDocs does not check as they are.
OUTSIDE = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "examples").rglob("*.md")),
]


def test_the_site_builds_and_has_no_dead_link(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "-d", str(tmp_path)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    ran = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")
    ratings = (tmp_path / "baselines" / "index.html").read_text("utf-8")
    for setting in settings():
        assert f'aria-label="Ratings of the players of {setting.name}"' in ratings
    assert "brings" in (tmp_path / "reference" / "view-nauticus" / "index.html").read_text("utf-8")


@pytest.mark.parametrize("name", OWN)
def test_a_view_is_described_field_by_field(name: str) -> None:
    page = view_page(name)
    for field in get_game(name).types.view.__annotations__:
        assert f"| `{field}` |" in page
    rows = re.findall(r"^\| `(\w+)` \| `(.+?)` \| (.*)\|$", page, re.M)
    assert [field for field, _, says in rows if not says.strip()] == []


@pytest.mark.parametrize("page", OUTSIDE, ids=lambda page: page.parent.name + "/" + page.name)
def test_files_to_which_a_page_beside_the_site_leads_are_there(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_a_flowchart_is_shown_as_steps() -> None:
    chart = """flowchart TD
    A["Deal"] --> B["Play a card"]
    B -->|somebody holds cards| B
    B -->|all hands empty| C["Count"]
    C --> A
"""
    assert steps_of(chart).splitlines() == [
        "1. Deal.",
        "2. Play a card. Somebody holds cards: on to 2. All hands empty: on to 3.",
        "3. Count. On to 1.",
    ]
