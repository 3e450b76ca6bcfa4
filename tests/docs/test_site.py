"""The documentation site builds, and no page leads to what is not there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.docs_site import steps_of

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


@pytest.mark.parametrize("page", OUTSIDE, ids=lambda page: page.parent.name + "/" + page.name)
def test_where_a_page_beside_the_site_leads_is_there(page: Path) -> None:
    """Files, and the headings in them: as GitHub and GitLab make anchors of them."""
    text = page.read_text(encoding="utf-8")
    targets = [*re.findall(r"\]\(([^)]+)\)", text), *re.findall(r'<img src="([^"]+)"', text)]
    for target in targets:
        if target.startswith(("https:", "mailto:")):
            continue
        name, _, anchor = target.partition("#")
        file = page.parent / name if name else page
        assert file.exists(), target
        assert not anchor or anchor in anchors(file), target


def anchors(page: Path) -> set[str]:
    """Of the headings of a page; code in it has none."""
    text = re.sub(r"^ *```.*?^ *```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    headings = re.findall(r"^#+ (.+)$", text, re.M)
    plain = [re.sub(r"\[(.+?)\]\([^)]*\)", r"\1", heading) for heading in headings]
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in plain}


def test_an_anchor_that_is_not_there_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Add a *game*\n\n```sh\n# no heading\n```\n", encoding="utf-8")
    assert anchors(page) == {"add-a-game"}


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
