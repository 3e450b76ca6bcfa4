"""The documentation site builds without a dead link, and the Python on its pages runs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from scripts.docs_site import view_page

from seaboard.cli.app import run
from seaboard.games import get_game
from seaboard.lab.standings.files import settings

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^```python(?: title=\"(?P<file>[\w.]+)\")?\n(?P<code>.*?)^```", re.M | re.S)
# Libraries of gigabytes, whose blocks run where they are installed.
OPTIONAL = ("sb3_contrib", "torch")
# Sketches of a loop that the reader fills in; the others are tested where they belong.
ELSEWHERE = {"architecture.md", "records.md", "fair-shuffles.md"}


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


def test_a_view_is_described_field_by_field() -> None:
    page = view_page("nauticus")
    assert "| `warehouse` | `Mapping[str, int]` | only tiles that are there |" in page
    for field in get_game("nauticus").types.view.__annotations__:
        assert f"| `{field}` |" in page


PAGES = [
    path
    for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    if path.name not in ELSEWHERE and FENCE.search(path.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_the_python_of_a_page_runs(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if path.stem == "arena":  # its page reads the results that its command has written
        command = "arena nauticus --bots random,random --games 2 --jobs 1 --out results.jsonl"
        assert run(command.split()) == 0
    for block in FENCE.finditer(path.read_text(encoding="utf-8")):
        if any(f"import {name}" in block["code"] or f"from {name}" in block["code"]
               for name in OPTIONAL if find_spec(name) is None):  # fmt: skip
            continue
        if block["file"]:
            (tmp_path / block["file"]).write_text(block["code"], encoding="utf-8")
        exec(compile(block["code"], path.name, "exec"), {"__name__": "page"})
