"""What every test runs under: its environment, and repeatable hypothesis."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from . import environment

__all__ = ["environment"]

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
