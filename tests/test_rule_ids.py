"""Rules have ids: unique, cited only if they exist, and each with a test of its name."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from seaboard.games import installed_games

ROOT = Path(__file__).resolve().parents[1]
RULES = sorted((ROOT / "docs" / "rules").glob("*.md"))
DEFINED = re.compile(r"^\*\*\[([a-z0-9-]+)\]\*\*", re.MULTILINE)
CITED = re.compile(r"\b(nauticus|nautilus):([a-z0-9]+(?:-[a-z0-9]+)*)")
SOURCES = sorted([*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")])


def ids(rules: Path) -> list[str]:
    return DEFINED.findall(rules.read_text(encoding="utf-8"))


def citations() -> Iterator[tuple[Path, int, str, str]]:
    for path in SOURCES:
        if path == Path(__file__):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for game, rule in CITED.findall(line):
                yield path, number, game, rule


def names_of_tests(game: str) -> set[str]:
    """Names of all test functions in a game's folder."""
    return {
        node.name
        for path in (ROOT / "tests" / "games" / game).rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


@pytest.mark.parametrize("rules", RULES, ids=lambda path: path.stem)
def test_every_rule_id_is_unique(rules: Path) -> None:
    """One id, one rule."""
    assert [rule for rule, count in Counter(ids(rules)).items() if count > 1] == []
    assert len(ids(rules)) > 50


def test_every_cited_rule_exists() -> None:
    """Code and tests cite rules that a reader can look up."""
    known = {rules.stem: set(ids(rules)) for rules in RULES}
    unknown = [
        f"{path.relative_to(ROOT)}:{line} cites {game}:{rule}"
        for path, line, game, rule in citations()
        if rule not in known.get(game, set())
    ]
    assert unknown == []
    assert any(game == "nauticus" for _, _, game, _ in citations())


def test_every_ruling_in_the_table_exists() -> None:
    """The table of house rulings lists each rule that is marked as a ruling, and no other."""
    for rules in RULES:
        text = rules.read_text(encoding="utf-8")
        table = text.partition("## House rulings")[2]
        listed = re.findall(r"\| `([a-z0-9-]+)` \|$", table, re.MULTILINE)
        marked = re.findall(r"^\*\*\[([a-z0-9-]+)\]\*\* \*Ruling\.\*", text, re.MULTILINE)
        assert set(marked) == set(listed)


@pytest.mark.parametrize("rules", RULES, ids=lambda path: path.stem)
def test_every_rule_has_a_test_of_its_name(rules: Path) -> None:
    """`golden-rule` is tested by `test_golden_rule` or `test_golden_rule_...`."""
    if rules.stem not in installed_games() or not (ROOT / "tests" / "games" / rules.stem).is_dir():
        return  # a game that is not there yet
    names = names_of_tests(rules.stem)
    bare = {rule: f"test_{rule.replace('-', '_')}" for rule in ids(rules)}
    untested = [
        rule
        for rule, test in bare.items()
        if not any(name == test or name.startswith(f"{test}_") for name in names)
    ]
    assert untested == []
