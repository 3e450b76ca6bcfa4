"""Wheels and sdists as Hatchling makes them: complete and running, or refused with a sentence.

The page is a small one here and the libraries are those of the checkout, so each takes a second;
`make release` builds and tries the real ones.
"""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from seaboard.building.platforms import TARGETS, this_platform

ROOT = Path(__file__).resolve().parents[2]
PAGE = Path("src/seaboard/server/page")
PAGE_FILES = ("index.html", "engine/rules.wasm", "engine/rules.json", "device/device.json")
OLD, NEW = (1, 1), (2**33, 2**33)
PLAY = """
from pathlib import Path
import seaboard
from seaboard.games import OWN, get_game
from seaboard.games.kernel import loading
print(Path(seaboard.__file__).parent)
for name in OWN:
    position = get_game(name).new()
    position.play(position.legal_moves()[0])
    print(loading.library(get_game(name).package) is not None)
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A project as git has it, with a page that is built and new."""
    project = tmp_path / "checkout"
    made = shutil.ignore_patterns("__pycache__", "page", "_native.*")
    shutil.copytree(ROOT / "src", project / "src", ignore=made)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, project / name)
    for name in PAGE_FILES:
        (project / PAGE / name).parent.mkdir(parents=True, exist_ok=True)
        (project / PAGE / name).write_text(name, encoding="utf-8")
    source = project / "web" / "src" / "main.ts"
    source.parent.mkdir(parents=True)
    source.touch()
    os.utime(source, OLD)
    return project


@pytest.fixture
def libraries(built: None, tmp_path: Path) -> Path:
    """Those of the checkout, laid out as for a release."""
    folder = tmp_path / "libraries"
    for path in (ROOT / "src").rglob("_native.*"):
        place = folder / this_platform() / path.relative_to(ROOT / "src")
        place.parent.mkdir(parents=True)
        shutil.copy(path, place)
    return folder


def hatch(project: Path, kind: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Hatchling itself, as pip calls it."""
    names = {name: text for name, text in os.environ.items() if not name.startswith("SEABOARD_")}
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(project / "dist")],
        cwd=project, env={**names, **environment}, capture_output=True, text=True, check=False,
    )  # fmt: skip


def built_file(project: Path, kind: str, **environment: str) -> Path:
    done = hatch(project, kind, **environment)
    assert done.returncode == 0, done.stderr
    (found,) = (project / "dist").iterdir()
    return found


def refused(project: Path, kind: str = "wheel", **environment: str) -> str:
    """The sentence with which a build stopped; nothing was made."""
    done = hatch(project, kind, **environment)
    told = done.stdout + done.stderr
    assert done.returncode != 0
    assert "Traceback" not in told
    assert not list(project.glob("dist/*"))
    return " ".join(told.split())


def play(wheel: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """A game of each kind from the unpacked wheel, by itself."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    names = {name: text for name, text in os.environ.items() if not name.startswith("SEABOARD_")}
    return subprocess.run(
        [sys.executable, "-c", PLAY],
        cwd=folder, env={**names, "PYTHONPATH": str(folder)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip


def test_a_wheel_has_everything_and_runs_compiled(
    checkout: Path, libraries: Path, tmp_path: Path
) -> None:
    wheel = built_file(checkout, "wheel", SEABOARD_LIBRARIES=str(libraries))
    assert wheel.name.endswith(f"-cp311-abi3-{TARGETS[this_platform()].wheel}.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    tracked = {
        path.relative_to(checkout / "src").as_posix()
        for path in (checkout / "src").rglob("*")
        if path.is_file()
    }
    native = {
        path.relative_to(libraries / this_platform()).as_posix()
        for path in libraries.rglob("_native.*")
    }
    assert len(native) > 2
    assert {"seaboard/py.typed", "seaboard/server/page/engine/rules.wasm"} <= tracked
    assert {name for name in names if ".dist-info/" not in name} == tracked | native
    done = play(wheel, tmp_path / "installed")
    assert done.stdout.split() == [str(tmp_path / "installed" / "seaboard"), "True", "True"]
    assert done.stderr == ""


def test_the_description_reads_without_the_checkout() -> None:
    readme = (
        "# A\n\n![a picture](docs/a.png)\n\n"
        '<img src="docs/a.webp" alt="A turn" width="640">\n\n'
        "| |\n| --- |\n| ![b](b.png) |\n\n---\n\n"
        "See [the docs](docs/a.md#b) and [the web](https://example.org).\n"
    )
    said = runpy.run_path(str(ROOT / "hatch_build.py"))["long_description"](readme)
    assert said == "# A\n\n---\n\nSee the docs and [the web](https://example.org).\n"


def test_a_pure_wheel_runs_interpreted_and_says_so(checkout: Path, tmp_path: Path) -> None:
    wheel = built_file(checkout, "wheel", SEABOARD_TARGET="pure")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    (about,) = (name for name in names if name.endswith(".dist-info/METADATA"))
    told = zipfile.ZipFile(wheel).read(about).decode()
    assert "\n# Seaboard\n" in told
    assert not re.findall(r"\]\((?!https?:)", told), "it leads nowhere in a package index"
    assert "seaboard/server/page/index.html" in names
    assert not [name for name in names if "_native" in name]
    done = play(wheel, tmp_path / "installed")
    assert done.stdout.split()[1:] == ["False", "False"]
    assert "so its rules run interpreted, which is slow" in done.stderr


def test_an_sdist_brings_the_page_and_needs_no_node(
    checkout: Path, libraries: Path, tmp_path: Path
) -> None:
    sdist = built_file(checkout, "sdist")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
        archive.extractall(tmp_path, filter="data")
    assert {*(f"{PAGE}/{name}" for name in PAGE_FILES), "web/src/main.ts"} <= names
    assert not [name for name in names if "_native" in name]
    unpacked = tmp_path / sdist.name.removesuffix(".tar.gz")
    wheel = built_file(unpacked, "wheel", SEABOARD_LIBRARIES=str(libraries), PATH="")
    assert "seaboard/server/page/index.html" in zipfile.ZipFile(wheel).namelist()


@pytest.mark.parametrize(
    ("kind", "missing"),
    [("wheel", "index.html"), ("sdist", "engine/rules.wasm"), ("wheel", "device/device.json")],
)
def test_without_the_page_nothing_is_made(checkout: Path, kind: str, missing: str) -> None:
    (checkout / PAGE / missing).unlink()
    assert "making it needs Node.js 20 or later" in refused(checkout, kind, PATH="")


def test_a_pure_wheel_does_not_make_the_page(checkout: Path) -> None:
    """The compilers that `rules.wasm` needs are not there then."""
    (checkout / PAGE / "index.html").unlink()
    assert "run `make page` first" in refused(checkout, SEABOARD_TARGET="pure")


@pytest.mark.parametrize(
    "newer",
    [
        "web/src/main.ts",
        "src/seaboard/locales/en/app.ftl",
        "src/seaboard/games/nauticus/scoring.py",
        "src/seaboard/games/nautilus/board.toml",
        "src/seaboard/bots/tree.py",
        "src/seaboard/building/wasm.py",
        "src/seaboard/tables/__init__.py",
    ],
)
def test_a_page_older_than_its_sources_will_not_do(checkout: Path, newer: str) -> None:
    """Nor one whose rules for browsers, or games and bots for playing offline, are older."""
    os.utime(checkout / newer, NEW)
    assert "older than its sources" in refused(checkout, SEABOARD_TARGET="pure")


@pytest.mark.parametrize("newer", ["server/app.py", "games/__pycache__/api.cpython-311.pyc"])
def test_a_page_is_not_old_for_what_is_not_in_it(checkout: Path, newer: str) -> None:
    path = checkout / "src" / "seaboard" / newer
    path.parent.mkdir(exist_ok=True)
    path.touch()
    os.utime(path, NEW)
    built_file(checkout, "wheel", SEABOARD_TARGET="pure")


def test_make_and_the_build_know_the_same_sources_of_the_page() -> None:
    """Else the build would ask for a `make page` that finds nothing to do."""
    sources = runpy.run_path(str(ROOT / "hatch_build.py"))["PAGE_SOURCES"]
    told = subprocess.run(
        ["make", "-pnq", "clean"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout
    (line,) = re.findall(r"^PAGE_SOURCES := (.*)$", told, re.MULTILINE)
    assert sorted(line.split()) == sorted(sources)


def test_all_that_is_packed_for_offline_play_is_among_the_sources_of_the_page() -> None:
    sources = runpy.run_path(str(ROOT / "hatch_build.py"))["PAGE_SOURCES"]
    script = (ROOT / "web" / "scripts" / "device.js").read_text("utf-8")
    (packages,) = re.findall(r"^const PACKAGES = \[(.*)\];$", script, re.MULTILINE)
    packed = {f"src/seaboard/{name}" for name in re.findall(r'"(\w+)"', packages)}
    assert packed
    assert packed <= set(sources)


def test_an_sdist_without_its_page_is_refused(checkout: Path) -> None:
    metadata = "Metadata-Version: 2.4\nName: seaboard\nVersion: 1\n"
    (checkout / "PKG-INFO").write_text(metadata, encoding="utf-8")
    (checkout / PAGE / "index.html").unlink()
    assert "lacks index.html" in refused(checkout, SEABOARD_TARGET="pure")


def test_an_unknown_platform_is_refused(checkout: Path) -> None:
    sentence = refused(checkout, SEABOARD_TARGET="amiga")
    assert "no compiled rules for amiga, only for linux-x86_64" in sentence
    assert "SEABOARD_TARGET=pure makes a wheel that runs interpreted" in sentence


@pytest.mark.parametrize(("kind", "asks"), [("editable", False), ("wheel", True)])
def test_an_editable_install_asks_for_no_compilers(checkout: Path, kind: str, asks: bool) -> None:
    """As a frontend asks the backend that pyproject.toml names."""
    names = {name: text for name, text in os.environ.items() if not name.startswith("SEABOARD_")}
    ask = f"import hatch_build; print(*hatch_build.get_requires_for_build_{kind}())"
    done = subprocess.run(
        [sys.executable, "-c", ask],
        cwd=checkout, env=names, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert [name in done.stdout for name in ("numba", "ziglang")] == [asks, asks]
    system = tomllib.loads((checkout / "pyproject.toml").read_text("utf-8"))["build-system"]
    assert (system["build-backend"], system["backend-path"]) == ("hatch_build", ["."])


def test_a_wheel_without_its_libraries_is_refused(checkout: Path, tmp_path: Path) -> None:
    sentence = refused(checkout, SEABOARD_LIBRARIES=str(tmp_path / "none"))
    assert f"has no libraries for {this_platform()}" in sentence


def test_compilers_that_pip_makes_known_stay_known(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """`pip install` of an sdist names the folder of the build's requirements in PYTHONPATH."""
    hook = runpy.run_path(str(ROOT / "hatch_build.py"))["CompleteBuild"]
    asked: dict[str, str] = {}
    monkeypatch.setattr(subprocess, "run", lambda *_, env, check: asked.update(env))
    monkeypatch.setenv("PYTHONPATH", "requirements")
    hook(str(tmp_path), {}, None, None, "", "wheel")._build()
    assert asked["PYTHONPATH"].split(os.pathsep) == [str(tmp_path / "src"), "requirements"]
    monkeypatch.delenv("PYTHONPATH")
    hook(str(tmp_path), {}, None, None, "", "wheel")._build()
    assert asked["PYTHONPATH"] == str(tmp_path / "src")
