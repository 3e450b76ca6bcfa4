"""The order in which a release is built."""

from __future__ import annotations

import pytest

from release import __main__ as release
from release.environments import Failed


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
