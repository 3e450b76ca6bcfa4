"""What every test runs under: its environment, and repeatable hypothesis."""

from __future__ import annotations

import os
from itertools import chain, islice

import pytest
from hypothesis import HealthCheck, settings

from . import environment

__all__ = ["environment"]

# The modules whose tests take longest by the clock, the longest first.
LONGEST = (
    "examples/test_examples.py",
    "lab/test_cluster.py",
    "server/test_two_processes.py",
    "server/test_shared_thinking.py",
    "building/test_platforms.py",
    "editor/test_editor.py",
    "server/test_backups.py",
    "server/test_serve.py",
    "lab/test_small_games.py",
    "building/test_same.py",
    "server/test_killing.py",
    "lab/test_training.py",
    "server/test_soak.py",
    "docs/test_site.py",
    "lab/test_failing_bots.py",
)

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Several processes begin with the longest tests, so that none is left alone with one at the
    end. Each has an equal piece of the list to begin with; later it takes from the others.
    """
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if processes == 1:
        return
    long: dict[str, list[pytest.Item]] = {name: [] for name in LONGEST}
    others: list[pytest.Item] = []
    for item in items:
        long.get("/".join(item.path.parts[-2:]), others).append(item)
    rest = iter(others)
    ordered: list[pytest.Item] = []
    for number in range(processes):
        piece = (len(items) - len(ordered)) // (processes - number)
        first = list(chain.from_iterable([long[name] for name in LONGEST[number::processes]]))
        ordered += [*first, *islice(rest, max(0, piece - len(first)))]
    items[:] = ordered
