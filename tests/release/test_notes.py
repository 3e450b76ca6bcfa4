"""Release notes come from the changelog, and every file names the same version."""

from __future__ import annotations

import re

import pytest

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


def test_the_citation_names_this_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (.+)$", citation, re.MULTILINE) == [__version__]
