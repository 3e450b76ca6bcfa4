"""Release notes: the changelog's part about one version.

`python -m release.notes 0.1.0` prints it; without a version, that of the sources.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from seaboard import __version__

CHANGELOG = Path(__file__).resolve().parents[1] / "CHANGELOG.md"
_HEADING = re.compile(r"^## (?P<version>\d+\.\d+\.\d+\S*) \((?P<when>[^)]+)\)$", re.MULTILINE)


class NoNotes(RuntimeError):
    """The changelog says nothing of that version."""


def notes_of(version: str, changelog: str) -> str:
    """A heading with the date, and the entries."""
    found = list(_HEADING.finditer(changelog))
    for number, heading in enumerate(found):
        if heading["version"] == version:
            end = found[number + 1].start() if number + 1 < len(found) else len(changelog)
            entries = changelog[heading.end() : end].strip()
            if not entries:
                break
            return f"# Seaboard {version} ({heading['when']})\n\n{entries}\n"
    known = ", ".join(heading["version"] for heading in found) or "no version"
    raise NoNotes(f"CHANGELOG.md has no entries for {version}; it tells of {known}")


def main() -> None:
    version = sys.argv[1] if len(sys.argv) > 1 else __version__
    try:
        print(notes_of(version, CHANGELOG.read_text(encoding="utf-8")), end="")
    except NoNotes as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
