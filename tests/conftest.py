"""What every test runs under: bounds-checked compiled code, a third game, repeatable hypothesis."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A game of another package, found by its entry point: in this process and in those that tests
# start, but not by whoever uses the app.
THIRD_GAME = str(Path(__file__).parent / "packages" / "kuhn")
if THIRD_GAME not in sys.path:
    sys.path.append(THIRD_GAME)
    os.environ["PYTHONPATH"] = os.pathsep.join(
        filter(None, (os.environ.get("PYTHONPATH"), THIRD_GAME))
    )

# The kernel reads these when it is imported. Compiled on first use, so that no library has to be
# built before a test, and with bounds checks; the compile cache keeps checked code apart.
os.environ.setdefault("SEABOARD_RULES", "jit")
os.environ.setdefault("SEABOARD_CHECKED", "1")

settings.register_profile(
    "repeatable",
    derandomize=True,
    print_blob=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "search", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
# HYPOTHESIS_PROFILE=search looks for new counterexamples instead of repeating the known examples.
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--snapshot-update",
        action="store_true",
        help="rewrite the stored snapshots and golden games instead of comparing with them",
    )


@pytest.fixture(scope="session")
def snapshot_update(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--snapshot-update"))
