"""The order in which a release is built, and what of it is tried."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib

import pytest

from release import __main__ as release
from release.environments import ROOT, Failed


def test_a_page_that_is_old_is_told_before_the_compilers_begin(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail() -> None:
        raise Failed("the web page is not built")

    began: list[str] = []
    monkeypatch.setattr(release, "build_sdist", fail)
    monkeypatch.setattr(release, "build_libraries", lambda: began.append("libraries"))
    monkeypatch.setattr(release, "build_wheels", lambda: began.append("wheels"))
    report = release.Report()
    release.build(report)
    assert report.failed
    assert report.lines == [("failed", "sdist")]
    assert began == []


def test_sdist_libraries_and_wheels_are_built_in_this_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    began: list[str] = []
    for name in ("build_sdist", "build_libraries", "build_wheels"):
        monkeypatch.setattr(release, name, lambda name=name: began.append(name))
    release.build(release.Report())
    assert began == ["build_sdist", "build_libraries", "build_wheels"]


def test_every_extra_is_tried_or_works_on_a_checkout() -> None:
    """Alone or inside another one, as `envs` has its three."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    tried = {part for extras in (*release.EXTRAS, *release.LARGE) for part in extras.split(",")}
    assert tried - {""} | set(release.OF_CHECKOUTS) == set(project["optional-dependencies"])


def test_the_memory_of_a_start_is_that_of_the_new_process_alone() -> None:
    """Not of whoever started it, which has read whole libraries by then."""
    starter = f"""
import subprocess, sys
held = bytearray(200 << 20)
print(subprocess.run([sys.executable, "-c", {release._START!r}], stdout=-1, text=True).stdout)
"""
    done = subprocess.run(
        [sys.executable, "-c", starter],
        env={**os.environ, "SEABOARD_RULES": "interpreted"},
        capture_output=True,
        text=True,
        check=True,
    )
    seconds, megabytes = done.stdout.split()
    assert float(seconds) > 0
    assert 10 < int(megabytes) < 150
