"""Imports go downwards only, the engine needs little, and nothing draws from a global generator."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "seaboard"
# The picture in docs/architecture.md: what each part may import, besides itself.
BELOW: dict[str, set[str]] = {
    "extras": set(),
    "locales": {"games"},
    "games": set(),
    "records": {"games"},
    "bots": {"games", "records"},
    "lab": {"extras", "games", "records", "bots", "puzzles"},
    "tables": {"games", "records"},
    "lessons": {"games", "tables"},
    "puzzles": {"games", "tables"},
    "editor": {"games", "tables", "puzzles"},
    "device": {"games", "records", "bots", "tables", "lessons", "puzzles"},
    "server": {
        "extras",
        "locales",
        "games",
        "records",
        "bots",
        "tables",
        "lessons",
        "puzzles",
        "editor",
    },
    "cli": {
        "extras",
        "locales",
        "games",
        "records",
        "bots",
        "lab",
        "tables",
        "lessons",
        "puzzles",
        "editor",
        "server",
    },
    "building": {"games", "bots", "lab"},
    "__main__": {"cli"},
}
# What the parts of a game's folder may import beyond the games: the package that each extends.
EXTENDS: dict[str, set[str]] = {
    "evaluation": {"bots"},
    "tensor": {"lab"},
    "pictures": {"lab"},
    "rewards": {"lab"},
    "terminal": {"cli", "locales"},
    "editing": {"editor"},
}
ENGINE_NEEDS = {"numpy"}
COMPILERS = {"numba", "llvmlite", "ziglang"}
MODULES = sorted(PACKAGE.rglob("*.py"))


def name_of(path: Path) -> tuple[str, ...]:
    """`games/nauticus/view.py` as its parts, a package without `__init__`."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def imports_of(path: Path) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Line and absolute name of everything that a module imports, `seaboard` first if its own."""
    package = path.relative_to(PACKAGE).parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, tuple(alias.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            base = tuple((node.module or "").split(".")) if node.module else ()
            if node.level:
                here = package[: len(package) - node.level + 1]
                base = ("seaboard", *here, *base)
            for alias in node.names:
                yield node.lineno, (*base, alias.name)


def own_imports(path: Path) -> Iterator[tuple[int, tuple[str, ...]]]:
    for line, name in imports_of(path):
        if name[0] == "seaboard":
            yield line, name[1:]


def breaches(path: Path) -> Iterator[str]:
    """Imports that go up or sideways."""
    module = name_of(path)
    if not module:
        return
    allowed = BELOW[module[0]] | {module[0], "__version__"}
    if module[0] == "games" and len(module) > 2:
        allowed |= EXTENDS.get(module[2], set())
    for line, name in own_imports(path):
        where = f"{path.relative_to(PACKAGE)}:{line} imports {'.'.join(name)}"
        if name and name[0] not in allowed:
            yield where
        if module[:1] == name[:1] == ("games",) and len(module) > 1 and len(name) > 1:
            yield from (f"{where}: {why}" for why in _between_games(module, name))


def _between_games(module: tuple[str, ...], name: tuple[str, ...]) -> Iterator[str]:
    games = {path.parent.name for path in PACKAGE.glob("games/*/board.toml")}
    if name[1] in games and module[1] != name[1]:
        yield "a game is known to itself alone"
    if module[1] == "kernel" and name[1] != "kernel":
        yield "the machine room knows no rule"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_go_downwards_only(path: Path) -> None:
    """Games know nobody, records know games, and so on up to the command line."""
    assert list(breaches(path)) == []


def test_a_breach_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: each kind of breach is found."""
    monkeypatch.setattr(f"{__name__}.PACKAGE", tmp_path)
    (tmp_path / "games" / "nauticus").mkdir(parents=True)
    (tmp_path / "games" / "kernel").mkdir()
    (tmp_path / "games" / "nauticus" / "board.toml").touch()
    for place, line in {
        "games/nauticus/view.py": "from ...records import Record",
        "games/kernel/loops.py": "from ..nauticus import GAME",
        "games/kernel/rng.py": "from seaboard.games.nauticus import GAME",
        "games/api.py": "import seaboard.cli.app",
        "games/position.py": "def f():\n    from .. import bots",
    }.items():
        path = tmp_path / place
        path.write_text(line, encoding="utf-8")
        assert list(breaches(path)), line


@pytest.mark.parametrize(
    "path",
    [
        path
        for path in MODULES
        if name_of(path)[:1] in (("games",), ("records",)) and not set(name_of(path)) & set(EXTENDS)
    ],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_the_engine_needs_numpy_only(path: Path) -> None:
    """Games and records install with nothing else."""
    known = {*sys.stdlib_module_names, *ENGINE_NEEDS, "seaboard"}
    assert [name[0] for _, name in imports_of(path) if name[0] not in known] == []


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_only_building_knows_a_compiler(path: Path) -> None:
    """So that nothing else has to be installed with the rules, the bots or the server."""
    found = {name[0] for _, name in imports_of(path)} & COMPILERS
    assert not found or name_of(path)[0] == "building"


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if name_of(path)[:1] in (("tables",), ("lessons",), ("puzzles",))],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_tables_and_lessons_need_the_standard_library_only(path: Path) -> None:
    """Besides games and records, so that it runs in a browser too. `TypedDict` of Python 3.12 comes
    from `typing_extensions` before that; the core itself has no clock and no chance.
    """
    known = {*sys.stdlib_module_names, "typing_extensions", "seaboard"}
    imported = {name[0] for _, name in imports_of(path)}
    assert imported <= known
    assert not imported & {
        "asyncio",
        "logging",
        "secrets",
        "socket",
        "sqlite3",
        "threading",
        "time",
    }


def test_what_runs_on_a_device_needs_numpys_names_only() -> None:
    """All that the host in a browser could ever import: the standard library, without its event
    loop, and what the stand-in has of NumPy.
    """
    known = {*sys.stdlib_module_names, "numpy", "typing_extensions", "seaboard"}
    imported = {
        (name, str(path.relative_to(PACKAGE)))
        for path in closure_of("device")
        for _, (name, *_) in imports_of(path)
    }
    assert {(name, path) for name, path in imported if name not in known} == set()
    assert {path for name, path in imported if name in ("asyncio", "multiprocessing")} == set()


def closure_of(package: str) -> set[Path]:
    """The modules of a package, and all of ours that they import, at once or later."""
    places = {name_of(path): path for path in MODULES}
    waiting = [path for path in MODULES if name_of(path)[:1] == (package,)]
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        found.add(path)
        for _, name in own_imports(path):
            waiting += [places[name[:size]] for size in (len(name), len(name) - 1)
                        if name[:size] in places]  # fmt: skip
    return found


@pytest.mark.parametrize(
    "path", [path for path in MODULES if name_of(path)[:1] == ("games",)],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)  # fmt: skip
def test_games_draw_from_no_global_generator(path: Path) -> None:
    """Chance comes from the caller: no module of the games uses `random` or `np.random`."""
    assert list(global_draws(ast.parse(path.read_text(encoding="utf-8")))) == []


def global_draws(tree: ast.AST) -> Iterator[str]:
    """Uses of a generator that nobody owns; `Random(seed)` and `default_rng(seed)` are fine."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in ("random", "numpy.random"):
            yield from (a.name for a in node.names if a.name not in ("Random", "default_rng"))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            owner = node.value.id
            if owner == "random" and node.attr != "Random":
                yield f"random.{node.attr}"
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute):
            of_numpy = isinstance(node.value.value, ast.Name) and node.value.value.id in (
                "np", "numpy",
            )  # fmt: skip
            if of_numpy and node.value.attr == "random" and node.attr != "default_rng":
                yield f"np.random.{node.attr}"


@pytest.mark.parametrize(
    "source",
    ["random.random()", "np.random.rand(3)", "from random import choice", "random.seed(1)"],
)
def test_a_global_draw_would_be_noticed(source: str) -> None:
    """The test above can fail."""
    assert list(global_draws(ast.parse(source)))
    assert not list(global_draws(ast.parse("random.Random(3); rng.random()")))


# Where a distribution is not called as what is imported of it.
DISTRIBUTIONS = {
    "PIL": "pillow",
    "argon2": "argon2-cffi",
    "fluent": "fluent.runtime",
    "opentelemetry": "opentelemetry-sdk",
    "prometheus_client": "prometheus-client",
    "pydantic_core": "pydantic",  # which pins it
    "pyspiel": "open_spiel",
    "starlette": "fastapi",  # which is made of it
    "typing_extensions": "typing-extensions",
}


def declared() -> set[str]:
    """What pyproject.toml asks for, beyond what is needed for development."""
    project = tomllib.loads((PACKAGE.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    asked = list(project["project"]["dependencies"])
    for extra, wanted in project["project"]["optional-dependencies"].items():
        asked += wanted if extra != "dev" else []
    return {re.split(r"[\[<>=,; ]", each)[0] for each in asked}


def test_what_is_imported_is_declared() -> None:
    """Not only installed because something else needs it."""
    known = {*sys.stdlib_module_names, "seaboard"}
    found = {name[0] for path in MODULES for _, name in imports_of(path)} - known
    assert {DISTRIBUTIONS.get(name, name) for name in found} - declared() == set()
