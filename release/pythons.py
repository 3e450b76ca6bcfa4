"""`make pythons`: the tests of engine, bots and environments on every Python found, from 3.11 on.

It looks for `python3.N` on the path, in pyenv's folder, and among those that were fetched. With
`--fetch`, 3.14 comes from Debian's archive if there is none. Each gets an environment of its own
below build/, without Numba: the tests run the built libraries, which are the same files for every
version.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from . import debian
from .environments import ROOT, Environment, Failed

FOLDER: Final = ROOT / "build" / "pythons"
TESTS: Final = (
    "tests/games", "tests/records", "tests/bots", "tests/lab", "tests/building/test_same.py",
)  # fmt: skip
# Without `ray` and `train`, which are large: their tests leave themselves out where these are not
# installed.
EXTRAS: Final = ("cli", "lab", "gymnasium", "pettingzoo", "openspiel")
RUNNERS: Final = ("hypothesis", "jsonschema_rs", "pytest", "pytest-xdist", "pyyaml")
# What a test imports that needs an extra. The compilers, which are `build`, no environment has.
IMPORTS: Final = {
    "build": r"seaboard\.building",
    "cli": r"seaboard\.(?:cli|lab)|bench",
    "lab": r"seaboard\.lab|bench",
    "gymnasium": "gymnasium",
    "pettingzoo": "pettingzoo",
    "openspiel": r"pyspiel|open_spiel|openspiel\w*",
}
_OLDEST: Final = (3, 11)
_ASK: Final = (
    "import sys; print(*sys.version_info[:2], sys.implementation.name, sys.version.split()[0])"
)


def main() -> None:
    options = _options()
    found = dict(sorted(find().items()))
    newest = tuple(map(int, debian.NEWEST.version.split(".")))
    if options.fetch and newest not in found:
        found[newest] = debian.fetch(debian.NEWEST, FOLDER)
    if options.versions:
        found = {key: python for key, python in found.items() if _text(key) in options.versions}
    if not found:
        sys.exit("no Python was found")
    outcomes = {}
    for version, python in found.items():
        print(f"Python {_text(version)}: {python}", flush=True)
        outcomes[_text(version)] = _try(_text(version), python, options.tests)
    print()
    for name, outcome in outcomes.items():
        print(f"  Python {name}: {outcome}")
    sys.exit(any("failed" in outcome for outcome in outcomes.values()))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m release.pythons", description=__doc__)
    parser.add_argument("versions", nargs="*", help="such as 3.12; all that are found if none")
    parser.add_argument("--fetch", action="store_true", help="fetch 3.14 if there is none")
    parser.add_argument(
        "--tests", action="append", help="other tests than those of engine, bots and environments"
    )
    return parser.parse_args()


def find() -> dict[tuple[int, ...], Path]:
    """An interpreter for each version; the first that works."""
    found: dict[tuple[int, ...], Path] = {}
    for python in _candidates():
        version = version_of(python)
        if version is not None and version >= _OLDEST:
            found.setdefault(version, python)
    return found


def version_of(python: Path) -> tuple[int, ...] | None:
    """Of a CPython that starts; others, and names that lead nowhere, have none."""
    try:
        done = subprocess.run(
            [str(python), "-c", _ASK], capture_output=True, text=True, check=False, timeout=60
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    words = done.stdout.split()
    if done.returncode or words[2] != "cpython":
        return None
    return int(words[0]), int(words[1])


def _candidates() -> Iterator[Path]:
    for minor in range(_OLDEST[1], 30):
        if path := shutil.which(f"python3.{minor}"):
            yield Path(path)
    yield Path(sys.executable)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from sorted(pyenv.glob("versions/3.*/bin/python3"))
    native = debian.NEWEST
    yield from FOLDER.glob(f"*-{native.architecture}/root/usr/bin/python3.??")


def _try(name: str, python: Path, tests: list[str] | None) -> str:
    """One line on how it went."""
    try:
        environment = _environment(name, python)
    except Failed as error:
        print(error, file=sys.stderr)
        return "failed: its environment could not be made"
    missing = [extra for extra in EXTRAS if not (environment.folder / extra).exists()]
    command = [
        str(environment.python), "-m", "pytest", "-n", str(os.cpu_count() or 1),
        "-p", "no:cacheprovider", *(tests or TESTS),
        *(f"--ignore={file}" for file in tests_of("build", *missing)),
    ]  # fmt: skip
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "SEABOARD_RULES": "built", "SEABOARD_CHECKED": "0"},
        stdout=subprocess.PIPE, text=True, check=False,
    )  # fmt: skip
    print(done.stdout, flush=True)
    counts = re.findall(r"^\d.*(?: in [\d.]+s.*)$", done.stdout, re.MULTILINE)
    without = f", without {', '.join(missing)}, which cannot be installed" if missing else ""
    outcome = "passed" if done.returncode == 0 else "failed"
    return f"{outcome}{without} ({counts[-1] if counts else f'exit code {done.returncode}'})"


def _environment(name: str, python: Path) -> Environment:
    """Kept for the next time; an extra that this Python cannot have is left out."""
    folder = FOLDER / f"environment-{name}"
    if (folder / "ready").exists():
        return Environment(folder, None)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    environment = Environment(folder, python)
    environment.install(*RUNNERS)
    environment.install("-e", str(ROOT))
    for extra in EXTRAS:
        try:
            environment.install(f"seaboard[{extra}]")
        except Failed as error:
            print(f"  the extra {extra} cannot be installed: {_last_line(error)}", flush=True)
        else:
            (folder / extra).touch()
    (folder / "ready").touch()
    return environment


def tests_of(*extras: str) -> list[str]:
    """The files of tests that import what one of these extras brings."""
    names = "|".join(IMPORTS[extra] for extra in extras)
    imported = re.compile(rf"^(?:from|import) .*\b(?:{names})\b", re.MULTILINE)
    return [
        str(path.relative_to(ROOT))
        for folder in TESTS
        for path in sorted((ROOT / folder).rglob("*.py"))
        if imported.search(path.read_text(encoding="utf-8"))
    ]


def _last_line(error: Exception) -> str:
    return str(error).strip().splitlines()[-1]


def _text(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))


if __name__ == "__main__":
    main()
