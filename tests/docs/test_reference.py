"""The reference: made pages follow the source, and what is promised is described."""

from __future__ import annotations

import ast
import dataclasses
import re
from importlib.util import find_spec
from pathlib import Path

import pytest
from scripts.reference import FOLDER, pages, view_page

from seaboard.games import OWN, get_game

from .test_blocks import BLOCKS

ROOT = Path(__file__).parents[2]
DESCRIBED = {
    module
    for page in FOLDER.glob("*.md")
    for module in re.findall(r"^::: (\S+)", page.read_text(encoding="utf-8"), re.M)
}
PROMISED = ("games", "records", "bots", "lab", "tables")  # by docs/versioning.md
# What pages import that is described elsewhere, or promised to nobody.
ELSEWHERE = {
    r"seaboard\.games\.nauti\w+\.(view|moves)": "docs/reference/moves-nauticus.md",
    r"seaboard\.games\.kernel\.\w+": "docs/versioning.md",
    r"seaboard\.lab\.pettingzoo(\.\w+_v0)?": "docs/environments/README.md",
}


@pytest.mark.parametrize(("name", "text"), [pytest.param(*page, id=page[0]) for page in pages()])
def test_a_made_page_is_that_of_the_source(name: str, text: str) -> None:
    made = (FOLDER / name).read_text(encoding="utf-8")
    assert made == text, "`make types` or `python -m scripts.reference` writes it anew"


@pytest.mark.parametrize("name", OWN)
def test_a_view_is_described_field_by_field(name: str) -> None:
    page = view_page(name)
    for field in get_game(name).types.view.__annotations__:
        assert f"| `{field}` |" in page
    rows = re.findall(r"^\| `(\w+)` \| `(.+?)` \| (.*)\|$", page, re.M)
    assert [field for field, _, says in rows if not says.strip()] == []


@pytest.mark.parametrize("name", OWN)
def test_every_kind_of_move_is_described_in_words_and_field_by_field(name: str) -> None:
    page = (FOLDER / f"moves-{name}.md").read_text(encoding="utf-8")
    for kind in get_game(name).types.moves:
        part = page.partition(f"## `{kind.kind}`: {kind.__name__}\n\n")[2].partition("\n## ")[0]
        assert part, kind
        assert not part.startswith(f"{kind.__name__}("), f"{kind} has no docstring"
        assert [field.name for field in dataclasses.fields(kind)] == re.findall(  # type: ignore[arg-type]
            r"^\| `(\w+)` \|", part, re.M
        )


def imported(code: str) -> set[str]:
    """The modules of Seaboard that a program imports, or imports names from."""
    found = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                own = node.module.startswith("seaboard")
                found.add(inner if own and _is_module(inner) else node.module)
    return {name for name in found if name.startswith("seaboard.")}


def _is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False
    except ValueError:  # imported already, and made without a file
        return True


def described(module: str) -> bool:
    """By itself, or as part of what is described; a package is not described by its parts."""
    names = module.split(".")
    return any(".".join(names[:count]) in DESCRIBED for count in range(3, len(names) + 1)) or (
        module in DESCRIBED or any(re.fullmatch(each, module) for each in ELSEWHERE)
    )


def test_what_pages_and_examples_import_is_described() -> None:
    """What a page tells to import can be looked up."""
    sources = {str(b.page): b.text for b in BLOCKS if b.language == "python"}
    for block in BLOCKS:
        if block.language == "python":
            sources[str(block.page)] += "\n" + block.text
    for path in (ROOT / "examples").rglob("*.py"):
        sources[str(path)] = path.read_text(encoding="utf-8")
    wanted = {module for text in sources.values() for module in imported(text)}
    missing = {m for m in wanted if m.split(".")[1] in PROMISED and not described(m)}
    assert missing == set()


def test_modules_that_pages_name_are_described() -> None:
    """As `lab.sharing`, `lab/match.py` or `seaboard.bots.learned`."""
    names = re.compile(rf"`(?:seaboard\.)?((?:{'|'.join(PROMISED)})[./][a-z_]+)(?:\.py)?[`.]")
    docs = ROOT / "docs"
    pages = [*docs.glob("guides/*.md"), *docs.glob("environments/*.md")]
    pages += [docs / name for name in ("arena.md", "baselines.md", "boards.md", "records.md")]
    missing = set()
    for page in pages:
        for name in names.findall(page.read_text(encoding="utf-8")):
            module = "seaboard." + name.replace("/", ".")
            if _is_module(module) and not described(module):
                missing.add((page.name, module))
    assert missing == set()


def test_what_is_described_exists() -> None:
    assert all(map(_is_module, DESCRIBED))
