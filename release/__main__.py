"""`make release`: build everything, check it, install it into clean environments and try it there.

Nothing is uploaded. What was tried and what could not be is printed at the end; the exit code says
whether all that was tried works.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tarfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from seaboard import __version__
from seaboard.building.platforms import TARGETS, this_platform

from . import debian, inspecting, notes
from .environments import ROOT, Environment, Failed, call, clean_environment

DIST: Final = ROOT / "dist"
BUILD: Final = ROOT / "build"
LIBRARIES: Final = BUILD / "libraries"
TOOLS: Final = ROOT / "release"
PURE: Final = "pure"
_BUILD: Final = (sys.executable, "-m", "build", "--outdir", str(DIST))
ARM: Final = "linux-aarch64"
# Each extra alone, as far as it does anything alone, then all that a player or researcher installs.
EXTRAS: Final = (
    "", "build", "cli", "server", "lab", "gymnasium", "pettingzoo", "openspiel", "train", "ray",
    "cli,server", "otel,server", "cli,envs,lab,server",
)  # fmt: skip
LARGE: Final = ("torch", "sb3")  # gigabytes, where there is no PyTorch for processors alone
OF_CHECKOUTS: Final = ("dev", "docs", "release")  # what they install works on the sources
_CONTAINS: Final = {"envs": "gymnasium,openspiel,pettingzoo", "sb3": "gymnasium,sb3"}
# The processor time and the most memory of a new process until both games have answered a move.
# Linux hands `ru_maxrss` on from whoever started the process, so it is asked only elsewhere.
_START: Final = """
import resource
from pathlib import Path
from seaboard.games import OWN, get_game
for name in OWN:
    position = get_game(name).new()
    position.play(position.legal_moves()[0])
used = resource.getrusage(resource.RUSAGE_SELF)
status = Path("/proc/self/status")
lines = status.read_text().splitlines() if status.exists() else []
memory = next((int(line.split()[1]) for line in lines if "VmHWM" in line), used.ru_maxrss)
print(f"{used.ru_utime + used.ru_stime:.2f} {memory // 1024}")
"""


class Report:
    """What was tried, in order, with its outcome."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, str]] = []
        self.failed = False

    @contextmanager
    def trying(self, what: str) -> Iterator[None]:
        """A failure is told and remembered, and the rest is tried all the same."""
        print(f"{what} …", flush=True)
        try:
            yield
        except (Failed, debian.NotFetched) as error:
            print(f"FAILED: {error}", file=sys.stderr, flush=True)
            is_failure = isinstance(error, Failed)
            self.failed |= is_failure
            self.lines.append(("failed" if is_failure else f"not tried: {error}", what))
        else:
            self.lines.append(("ok", what))

    def leave_out(self, what: str, why: str) -> None:
        self.lines.append((f"not tried: {why}", what))

    def show(self) -> None:
        print(f"\nSeaboard {__version__}")
        for outcome, what in self.lines:
            print(f"  {what}: {outcome}")


def main() -> None:
    options = _options()
    report = Report()
    if not options.reuse:
        build(report)
    if report.failed:
        report.show()
        sys.exit("there is nothing to try")
    for target in TARGETS:
        with report.trying(f"libraries for {target}, inspected"):
            inspect(target)
    with report.trying("twine check"):
        call([sys.executable, "-m", "twine", "check", "--strict", *map(str, packages())], ROOT)
    try_here(report, options.extras or (*EXTRAS, *(LARGE if options.large else ())))
    if not options.large:
        report.leave_out(f"the extras {' and '.join(LARGE)}", "gigabytes; --large tries them")
    if options.sdist:
        with report.trying("sdist, built and installed"):
            try_package(sdist(), "built", "cli")
    with report.trying(f"wheel for {ARM}, under QEMU, equal to {this_platform()} by bytes"):
        try_emulated(options.games)
    for target in TARGETS:
        if target not in (this_platform(), ARM):
            report.leave_out(f"wheel for {target}", "it cannot run here")
    with report.trying("release notes"):
        write_notes()
    report.show()
    sys.exit(report.failed)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m release", description=__doc__)
    parser.add_argument("--reuse", action="store_true", help="try what lies in dist/ already")
    parser.add_argument("--games", type=int, default=100, help="of each mode, compared under QEMU")
    parser.add_argument(
        "--extras", action="append", help="try only these together; may be repeated"
    )
    parser.add_argument("--large", action="store_true", help="try the extras with PyTorch too")
    parser.add_argument(
        "--no-sdist", dest="sdist", action="store_false", help="do not build the sdist once more"
    )
    return parser.parse_args()


def build(report: Report) -> None:
    """The sdist first: what is missing for it is told before the compilers begin."""
    for what, make in (
        ("sdist", build_sdist),
        ("libraries for every platform", build_libraries),
        ("wheels", build_wheels),
    ):
        if not report.failed:
            with report.trying(what):
                make()


def build_sdist() -> None:
    """From the checkout; the libraries are for the wheels."""
    shutil.rmtree(DIST, ignore_errors=True)
    call([*_BUILD, "--sdist"], ROOT, SEABOARD_TARGET=PURE)


def build_libraries() -> None:
    """Lowered once, then machine code for each platform."""
    shutil.rmtree(LIBRARIES, ignore_errors=True)
    targets = [word for target in TARGETS for word in ("--target", target)]
    call(
        [sys.executable, "-m", "seaboard.building", *targets, "--out", str(LIBRARIES)],
        ROOT,
        PYTHONPATH=str(ROOT / "src"),
    )


def build_wheels() -> None:
    """Every one from the sdist."""
    with TemporaryDirectory(prefix="seaboard-release-") as folder:
        with tarfile.open(sdist()) as archive:
            archive.extractall(folder, filter="data")
        (unpacked,) = Path(folder).iterdir()
        for target in (*TARGETS, PURE):
            libraries = {} if target == PURE else {"SEABOARD_LIBRARIES": str(LIBRARIES)}
            call([*_BUILD, "--wheel", str(unpacked)], ROOT, SEABOARD_TARGET=target, **libraries)


def inspect(target: str) -> None:
    """What lies in the wheel, not what was built beside it."""
    with TemporaryDirectory(prefix="seaboard-release-") as folder:
        shutil.unpack_archive(wheel(target), folder, "zip")
        found = inspecting.libraries(Path(folder), target)
        units = len(inspecting.libraries(LIBRARIES / target, target))
        told = [f"{len(found)} libraries instead of {units}"] if len(found) != units else []
        for path in found:
            told += [
                f"{path.relative_to(folder)}: {line}"
                for line in inspecting.complaints(path, target)
            ]
    if told:
        raise Failed("\n".join(told))


def try_here(report: Report, chosen: Iterable[str]) -> None:
    """The wheel of this platform with these extras, and the pure one."""
    for extras in chosen:
        with report.trying(f"wheel for {this_platform()} with {extras or 'no extra'}"):
            try_package(wheel(this_platform()), "built", extras)
    with report.trying("pure wheel with cli,server, interpreted"):
        try_package(wheel(PURE), "interpreted", "cli,server")


def try_package(package: Path, rules: str, extras: str) -> None:
    with clean_environment() as environment:
        environment.install(f"{package}[{extras}]" if extras else str(package))
        if rules == "built" and not extras:
            seconds, megabytes = environment.run("-c", _START).split()
            print(f"  first start, both games: {seconds} s of processor time, {megabytes} MB")
        smoke(environment, rules, extras)


def smoke(environment: Environment, rules: str, extras: str) -> None:
    script = str(shutil.copy(TOOLS / "smoke.py", environment.folder))
    names = [part for extra in extras.split(",") for part in _CONTAINS.get(extra, extra).split(",")]
    print(environment.run(script, rules, *filter(None, names)), end="", flush=True)


def try_emulated(games: int) -> None:
    """The same games, worlds, tensors and searches as here."""
    found = []
    python = debian.fetch(debian.ARM, BUILD / "pythons")
    for target, interpreter in ((this_platform(), None), (ARM, python)):
        with clean_environment(interpreter) as environment:
            environment.install(str(wheel(target)))
            smoke(environment, "built", "")
            script = str(shutil.copy(TOOLS / "fingerprint.py", environment.folder))
            found.append(json.loads(environment.run(script, "--games", str(games))))
    here, there = found
    if differing := [name for name in here if here[name] != there.get(name)]:
        raise Failed(f"these differ: {', '.join(differing)}")
    print(f"  {len(here)} digests are equal")


def packages() -> list[Path]:
    return sorted(DIST.glob("seaboard-*"))


def sdist() -> Path:
    return _only("*.tar.gz")


def wheel(target: str) -> Path:
    return _only("*-py3-none-any.whl" if target == PURE else f"*-{TARGETS[target].wheel}.whl")


def _only(pattern: str) -> Path:
    found = list(DIST.glob(pattern))
    if len(found) != 1:
        raise Failed(f"dist/ has {len(found)} files {pattern}")
    return found[0]


def write_notes() -> None:
    try:
        text = notes.notes_of(__version__, notes.CHANGELOG.read_text(encoding="utf-8"))
    except notes.NoNotes as error:
        raise Failed(str(error)) from error
    (BUILD / "NOTES.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
