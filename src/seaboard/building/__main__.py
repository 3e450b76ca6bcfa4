"""`python -m seaboard.building` makes the libraries that are missing or stale."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from ..games import get_game, installed_games
from ..games.kernel import loading
from ..games.position import RecordGame
from . import tools
from .platforms import TARGETS, this_platform

# Packages with entry points that have no game.
GENERIC: Final = {"lab": "seaboard.lab"}


def main() -> None:
    """Each unit in a process of its own, so that all processors are used."""
    options = _options()
    if options.unit is not None:
        _build_one(options.unit, options.targets, options.out, _teller(options, options.unit))
        return
    if options.wasm is not None:
        _build_wasm(options.games or compiled_games(), options.wasm, _teller(options, "wasm"))
        return
    begin = time.perf_counter()
    waiting = [*(options.games or compiled_games()), *GENERIC]
    if options.out is None and not options.force:
        waiting = [name for name in waiting if not is_current(_package_of(name))]
    running: dict[str, subprocess.Popen[bytes]] = {}
    failed = []
    while waiting or running:
        while waiting and len(running) < (os.cpu_count() or 1):
            unit = waiting.pop(0)
            running[unit] = subprocess.Popen([*_command(options), "--unit", unit])
        for unit, process in list(running.items()):
            if process.poll() is not None:
                failed += [unit] if process.returncode else []
                del running[unit]
        time.sleep(0.05)
    if failed:
        sys.exit(f"not built: {', '.join(failed)}")
    if not options.quiet:
        print(f"Compiled rules are ready ({time.perf_counter() - begin:.0f} s).", flush=True)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m seaboard.building", description=__doc__)
    parser.add_argument("games", nargs="*", help="games to build; all that are installed if none")
    parser.add_argument("--target", dest="targets", action="append", help="a platform; this one")
    parser.add_argument("--out", type=Path, help="a folder instead of the packages themselves")
    parser.add_argument("--wasm", type=Path, help="make rules.wasm in this folder instead")
    parser.add_argument("--force", action="store_true", help="build what is fresh too")
    parser.add_argument("--quiet", action="store_true", help="say nothing unless it fails")
    parser.add_argument("--unit", help=argparse.SUPPRESS)
    options = parser.parse_args()
    options.targets = options.targets or [this_platform()]
    if unknown := [name for name in options.targets if name not in TARGETS]:
        parser.error(f"no libraries for {', '.join(unknown)}; there is {', '.join(TARGETS)}")
    return options


def _command(options: argparse.Namespace) -> Sequence[str]:
    command = [sys.executable, "-m", "seaboard.building"]
    for target in options.targets:
        command += ["--target", target]
    if options.out is not None:
        command += ["--out", str(options.out)]
    return [*command, *["--force"] * options.force, *["--quiet"] * options.quiet]


def compiled_games() -> list[str]:
    """The installed games whose rules can be compiled."""
    return [name for name in installed_games() if isinstance(get_game(name), RecordGame)]


def is_current(package: str) -> bool:
    """Whether the package has a library of its present sources, made by the compilers that are
    installed. Where there are none, nothing could be made anew, and the sources alone decide.
    """
    if not loading.is_fresh(package):
        return False
    library = loading.library(package)
    return not loading.can_build() or library is None or tools.versions() == library.TOOLS


def _package_of(name: str) -> str:
    return GENERIC[name] if name in GENERIC else get_game(name).package


def _teller(options: argparse.Namespace, name: str) -> Callable[[str], None]:
    """How far it is, line by line, unless nobody wants to know."""
    if options.quiet:
        return lambda _: None
    return lambda line: print(f"{name}: {line}", file=sys.stderr, flush=True)


def _build_wasm(games: list[str], folder: Path, tell: Callable[[str], None]) -> None:
    from .wasm import build  # noqa: PLC0415 - Numba takes its time

    path = build(games, folder, tell)
    tell(f"{path.name}, {path.stat().st_size // 1024} kB")


def _build_one(
    name: str, targets: list[str], out: Path | None, tell: Callable[[str], None]
) -> None:
    """One unit for some platforms."""
    from .making import build, unit_named  # noqa: PLC0415 - Numba takes its time

    for target, path in build(unit_named(name), targets, out, tell):
        tell(f"{target}, {path.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
