"""What installs an extra of the package where this runs: in a checkout, or beside a wheel."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent


def command_for(extra: str, package: Path = _PACKAGE) -> str:
    """The command, for a sentence that says what is missing.

    Whoever works in a checkout may have another `pip` first in the path, and none that finds
    Seaboard; so the command names this Python and the checkout.
    """
    checkout = package.parents[1]
    if package.parent.name != "src" or not (checkout / "pyproject.toml").is_file():
        return f"pip install 'seaboard[{extra}]'"
    return f"{_from_here(Path(sys.executable))} -m pip install -e '{_from_here(checkout)}[{extra}]'"


def _from_here(path: Path) -> str:
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)
