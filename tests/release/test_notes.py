"""Release notes come from the changelog, and every file names the same version."""

from __future__ import annotations

import re
import tomllib

import pytest
import yaml

from release.notes import CHANGELOG, NoNotes, notes_of
from seaboard import __version__

ROOT = CHANGELOG.parent
TEXT = """# Changelog

## 0.2.0 (2027-01-02)

- New: a third game.
  It is a long line.

## 0.1.0 (2026-12-01)

- The first.

## 0.0.1 (2026-01-01)
"""


def test_notes_are_the_part_about_a_version() -> None:
    expected = "# Seaboard 0.2.0 (2027-01-02)\n\n- New: a third game.\n  It is a long line.\n"
    assert notes_of("0.2.0", TEXT) == expected
    assert notes_of("0.1.0", TEXT) == "# Seaboard 0.1.0 (2026-12-01)\n\n- The first.\n"


@pytest.mark.parametrize("version", ["0.3.0", "0.1", "0.0.1"])
def test_a_version_without_entries_is_refused(version: str) -> None:
    with pytest.raises(NoNotes, match=f"no entries for {version}; it tells of 0.2.0, 0.1.0"):
        notes_of(version, TEXT)


def test_the_changelog_tells_of_this_version() -> None:
    assert notes_of(__version__, CHANGELOG.read_text(encoding="utf-8"))


def test_the_citation_names_this_version_and_its_day() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert {"cff-version", "message", "title", "authors", "license", "abstract"} <= citation.keys()
    assert citation["version"] == __version__
    notes = notes_of(__version__, CHANGELOG.read_text(encoding="utf-8"))
    (day,) = re.findall(r"^# Seaboard \S+ \((.+)\)$", notes, re.MULTILINE)
    assert str(citation.get("date-released", "unreleased")) == day


def test_the_metadata_tells_what_it_is_and_for_whom() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for field in ("description", "readme", "license", "authors", "keywords"):
        assert project.get(field) or field in project["dynamic"], field
    kinds = {classifier.partition(" :: ")[0] for classifier in project["classifiers"]}
    assert kinds >= {"Development Status", "Intended Audience", "Operating System", "Topic"}


def test_an_address_of_the_project_is_told_by_both_or_by_neither() -> None:
    """It has none yet; an invented one would send people to strangers."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation.get("repository-code") == project.get("urls", {}).get("Repository")
