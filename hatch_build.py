"""What a wheel contains beyond the sources: the web page, and the compiled rules of one platform.

SEABOARD_TARGET chooses the platform; without it, this one. With
`pure` the wheel runs everywhere, interpreted. A wheel or sdist without the web page is never made.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PURE = "pure"
PAGE = Path("src/seaboard/server/page")
ENGINE = Path("web/public/engine")


class IncompleteBuild(RuntimeError):
    """Something that a wheel must have is missing."""


class CompleteBuild(BuildHookInterface[Any]):
    """Adds the page and the libraries, or refuses."""

    PLUGIN_NAME = "custom"

    @property
    def _target(self) -> str:
        return os.environ.get("SEABOARD_TARGET", "")

    def dependencies(self) -> list[str]:
        """The compilers, pinned in one place: the extra `build`."""
        if self._target == PURE:
            return []
        found: list[str] = self.metadata.core.optional_dependencies["build"]
        return [*self.metadata.core.dependencies, *found]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._make_page()
        if self.target_name == "wheel" and self._target != PURE:
            self._add_libraries(build_data)

    def _make_page(self) -> None:
        root = Path(self.root)
        index = root / PAGE / "index.html"
        if self._is_new(index) and (root / PAGE / "engine" / "rules.wasm").exists():
            return
        if self._target == PURE or shutil.which("npm") is None or not (root / "web").exists():
            raise IncompleteBuild(
                "the web page is not built, or older than its sources: run `make page` first"
            )
        self._build("--wasm", str(root / ENGINE))
        for command in (["npm", "ci", "--loglevel=error"], ["npm", "run", "build"]):
            subprocess.run(command, cwd=root / "web", check=True)

    def _is_new(self, index: Path) -> bool:
        sources = (Path(self.root) / "web" / "src").rglob("*")
        newest = max((path.stat().st_mtime for path in sources if path.is_file()), default=0.0)
        return index.exists() and index.stat().st_mtime >= newest

    def _add_libraries(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(Path(self.root) / "src"))
        from seaboard.building.__main__ import this_platform  # noqa: PLC0415 - not installed yet
        from seaboard.building.emitting import TARGETS  # noqa: PLC0415 - as above

        target = self._target or this_platform()
        if target not in TARGETS:
            raise IncompleteBuild(f"no platform {target!r}; there is {', '.join(TARGETS)}, {PURE}")
        folder = Path(self.root) / "build" / "libraries"
        self._build("--target", target, "--out", str(folder))
        for path in (folder / target).rglob(f"_native{TARGETS[target].suffix}"):
            name = path.relative_to(folder / target).as_posix()
            build_data["force_include"][str(path)] = name
        build_data["pure_python"] = False
        build_data["tag"] = f"cp311-abi3-{TARGETS[target].wheel}"

    def _build(self, *arguments: str) -> None:
        source = str(Path(self.root) / "src")
        environment = {**os.environ, "PYTHONPATH": source}
        command = [sys.executable, "-m", "seaboard.building", *arguments]
        subprocess.run(command, env=environment, check=True)
