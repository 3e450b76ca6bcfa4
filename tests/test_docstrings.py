"""What a docstring names in backquotes exists: a parameter, field or name that the reader can find.

A bare word in backquotes is looked for in the function or class itself, then among the names of its
class and module, and among our modules, functions and classes. A parameter that was renamed, and
not in its docstring, is found nowhere.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "seaboard"
QUOTED = re.compile(r"(?<!`)`([A-Za-z_]\w*)(?:\((.*?)\))?`(?!`)")
# Examples of values, and names of others' programs.
EXAMPLES = {
    "building/emitting.py": {"PyInit"},
    "games/kernel/reading.py": {"l"},
    "games/nautilus/moves.py": {"storm"},
    "games/nautilus/view.py": {"whirlpool"},
    "lab/pettingzoo/environment.py": {"player_0", "player_1"},
    "locales/functions.py": {"cave"},
    "server/messages.py": {"busy"},
    "server/wire.py": {"ChessMove"},
}
Node = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
Documented = Node | ast.Module


def words_of(node: ast.AST) -> set[str]:
    """Every name and every word of a text in it, apart from docstrings."""
    documented = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Module)
    docstrings = {
        id(inner.body[0])
        for inner in ast.walk(node)
        if isinstance(inner, documented) and ast.get_docstring(inner) is not None
    }
    found: set[str] = set()

    def walk(inner: ast.AST) -> None:
        if id(inner) in docstrings:
            return
        match inner:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                found.add(name)
            case ast.keyword(arg=str(name)):
                found.add(name)
            case ast.alias(name=name, asname=other):
                found.update(name.split("."), [other or ""])
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                found.add(name)
            case ast.ClassDef(name=name):
                found.add(name)
            case ast.Constant(value=str(text)):
                found.update(re.findall(r"\w+", text))
        for child in ast.iter_child_nodes(inner):
            walk(child)

    walk(node)
    return found


def names_in(body: list[ast.stmt]) -> set[str]:
    """What these statements define or import."""
    found: set[str] = set()
    for statement in body:
        match statement:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                found.add(statement.name)
            case ast.ImportFrom(module=module):
                found.update((module or "").split("."))
                found.update(alias.asname or alias.name for alias in statement.names)
            case ast.Import():
                found.update(part for alias in statement.names for part in alias.name.split("."))
            case ast.If(body=inner):
                found |= names_in(inner)
            case ast.Assign() | ast.AnnAssign():
                found |= words_of(statement)
    return found


def everywhere() -> set[str]:
    """Builtins, our modules, which are also parts and commands, and their functions and classes."""
    found = {*dir(builtins), "seaboard", *(path.name for path in SOURCES.rglob("*"))}
    for path in SOURCES.rglob("*.py"):
        found.add(path.stem)
        body = ast.parse(path.read_text(encoding="utf-8")).body
        found.update(node.name for node in body if isinstance(node, Node))
    return found


EVERYWHERE = everywhere()


def unknown_names(source: str) -> Iterator[tuple[int, str]]:
    """Line and word of what no docstring should name."""
    module = ast.parse(source)
    known = EVERYWHERE | names_in(module.body)

    def visit(node: Documented, around: set[str]) -> Iterator[tuple[int, str]]:
        own = words_of(node) if not isinstance(node, ast.Module) else words_of(module)
        text = ast.get_docstring(node) or ""
        line = 1 if isinstance(node, ast.Module) else node.lineno
        quoted = QUOTED.findall(text)
        own |= {word for _, given in quoted for word in re.findall(r"\w+", given)}
        for word, _ in quoted:
            if word not in own and word not in around:
                yield line, word
        inside = around | (words_of(node) if isinstance(node, ast.ClassDef) else set())
        for inner in node.body:
            if isinstance(inner, Node):
                yield from visit(inner, inside)

    yield from visit(module, known)


def test_a_parameter_that_is_gone_is_found() -> None:
    source = 'def play(moves: int) -> None:\n    """Play `most` of the `moves`."""\n'
    assert list(unknown_names(source)) == [(1, "most")]


@pytest.mark.parametrize(
    "path", sorted(SOURCES.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCES))
)
def test_docstrings_name_what_exists(path: Path) -> None:
    examples = EXAMPLES.get(path.relative_to(SOURCES).as_posix(), set())
    found = unknown_names(path.read_text(encoding="utf-8"))
    assert [(line, word) for line, word in found if word not in examples] == []
