"""What a wheel contains beyond the sources: the web page, and the compiled rules of one platform.

SEABOARD_TARGET chooses the platform; without it, this one. With `pure` the wheel runs everywhere,
interpreted. SEABOARD_LIBRARIES names a folder of libraries that were built before, with a folder
for each platform as `python -m seaboard.building --out` makes it. A wheel or sdist without the web
page is never made: where Node is installed it is built, elsewhere the build stops with a sentence.

This is the build backend too (pyproject.toml): Hatchling's, but an editable install, which compiles
nothing, does not ask for the compilers.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

from hatchling import build
from hatchling.build import *  # noqa: F403  # the hooks that a frontend calls
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PURE = "pure"
PAGE = Path("src/seaboard/server/page")
ENGINE = Path("web/public/engine")
# What the page is made of, and what is packed into it to play without a network: games and bots,
# and the rules compiled of them. The Makefile has the same list.
PAGE_SOURCES = (
    "web/src", "web/public", "web/scripts", "web/licences", "web/index.html", "web/package.json",
    "web/package-lock.json", "web/vite.config.ts",
    "src/seaboard/__init__.py", "src/seaboard/bots", "src/seaboard/building", "src/seaboard/device",
    "src/seaboard/editor", "src/seaboard/games", "src/seaboard/lessons", "src/seaboard/locales",
    "src/seaboard/puzzles", "src/seaboard/records", "src/seaboard/tables",
)  # fmt: skip
MADE = ("__pycache__", "_native.*")  # beside sources
NEEDED = ("index.html", "engine/rules.wasm", "engine/rules.json", "device/device.json")


def get_requires_for_build_editable(config_settings: dict[str, Any] | None = None) -> list[str]:
    """As for a pure wheel; Hatchling does not tell its hooks which kind is to be built."""
    os.environ["SEABOARD_TARGET"] = PURE
    found: list[str] = build.get_requires_for_build_editable(config_settings)
    return found


# Links and pictures that lead to files of a checkout.
_LOCAL = r"\((?![a-z]+:)[^)]*\)"
_PICTURE = re.compile(r"!\[[^\]]*\]" + _LOCAL + r'|<img src="(?![a-z]+:)[^>]*>')
_LINK = re.compile(r"(?<!!)\[([^\]]*)\]" + _LOCAL)


def long_description(readme: str) -> str:
    """The README as it can be read apart from its checkout: pictures and links into it would lead
    nowhere, so pictures are left out, with tables of nothing else, and links are their words.
    """
    paragraphs = [_LINK.sub(r"\1", _PICTURE.sub("", each)) for each in readme.split("\n\n")]
    kept = [
        now
        for before, now in zip(readme.split("\n\n"), paragraphs, strict=True)
        if now == before or now.strip("|:- \n")
    ]
    return "\n\n".join(kept).strip() + "\n"


class Description(MetadataHookInterface):
    """The description of the package in an index."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Called by Hatchling."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": long_description(text)}


class CompleteBuild(BuildHookInterface[Any]):
    """Adds the page and the libraries, or refuses."""

    PLUGIN_NAME = "custom"

    @property
    def _target(self) -> str:
        return os.environ.get("SEABOARD_TARGET", "")

    @property
    def _root(self) -> Path:
        return Path(self.root)

    def dependencies(self) -> list[str]:
        """The compilers, pinned in one place: the extra `build`."""
        if self._target == PURE or os.environ.get("SEABOARD_LIBRARIES"):
            return []
        found: list[str] = self.metadata.core.optional_dependencies["build"]
        return [*self.metadata.core.dependencies, *found]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by Hatchling before it collects the files."""
        if version == "editable":
            return
        self._make_page()
        if self.target_name == "wheel" and self._target != PURE:
            self._add_libraries(build_data)

    def _make_page(self) -> None:
        missing = [name for name in NEEDED if not (self._root / PAGE / name).exists()]
        if (self._root / "PKG-INFO").exists():  # an sdist brings the page that it was made with
            if missing:
                self._refuse(f"this sdist is not whole: the web page lacks {', '.join(missing)}")
            return
        if not missing and not self._is_old():
            return
        if self._target == PURE or not self.dependencies():
            self._refuse(
                "the web page is not built, or older than its sources: run `make page` first"
            )
        npm = shutil.which("npm")
        if npm is None:
            self._refuse(
                "the web page is not built, or older than its sources, and making it needs Node.js "
                "20 or later with npm: install it, or run `make page` where it is installed"
            )
        self._build("--wasm", str(self._root / ENGINE))
        install = ("install", "--no-save", "--loglevel=error")
        for command in (install, ("run", "device"), ("run", "build")):
            subprocess.run([npm, *command], cwd=self._root / "web", check=True)

    def _is_old(self) -> bool:
        newest = max(path.stat().st_mtime for path in self._page_sources())
        return (self._root / PAGE / "index.html").stat().st_mtime < newest

    def _page_sources(self) -> Iterator[Path]:
        for pattern in PAGE_SOURCES:
            for path in self._root.glob(pattern):
                for file in [path] if path.is_file() else path.rglob("*"):
                    if file.is_file() and not any(map(file.match, (*MADE, f"{MADE[0]}/*"))):
                        yield file

    def _add_libraries(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(self._root / "src"))
        from seaboard.building.platforms import TARGETS, this_platform  # noqa: PLC0415 - only now

        target = self._target or this_platform()
        if target not in TARGETS:
            self._refuse(
                f"there are no compiled rules for {target}, only for {', '.join(TARGETS)}; "
                f"SEABOARD_TARGET={PURE} makes a wheel that runs interpreted"
            )
        folder = Path(os.environ.get("SEABOARD_LIBRARIES", ""))
        if not os.environ.get("SEABOARD_LIBRARIES"):
            folder = self._root / "build" / "libraries"
            self._build("--target", target, "--out", str(folder))
        found = sorted((folder / target).rglob(f"_native{TARGETS[target].suffix}"))
        if not found:
            self._refuse(f"{folder} has no libraries for {target}")
        for path in found:
            name = path.relative_to(folder / target).as_posix()
            build_data["force_include"][str(path)] = name
        build_data["pure_python"] = False
        build_data["tag"] = f"cp311-abi3-{TARGETS[target].wheel}"

    def _refuse(self, sentence: str) -> NoReturn:
        self.app.abort(f"seaboard cannot be packaged: {sentence}")
        raise SystemExit(1)

    def _build(self, *arguments: str) -> None:
        # pip makes the compilers known by PYTHONPATH, so what stands there stays.
        known = (str(self._root / "src"), *filter(None, [os.environ.get("PYTHONPATH")]))
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(known)}
        command = [sys.executable, "-m", "seaboard.building", *arguments]
        subprocess.run(command, env=environment, check=True)
