"""Libraries for the tests: those of the checkout, built if they are missing or stale."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.fixture(scope="session")
def built() -> None:
    """The libraries fit the sources."""
    subprocess.run([sys.executable, "-m", "seaboard.building", "--quiet"], check=True)
