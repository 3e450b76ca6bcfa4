"""The catalogues: the same messages in every language, with the same arguments, each of use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from seaboard.games import installed_games
from seaboard.locales import FOLDER, LANGUAGES, words_of

ROOT = Path(__file__).resolve().parents[2]
GAMES = {name: words_of(name) for name in installed_games()}
# By its prefix and its file, such as `app` and app.ftl.
CATALOGUES = sorted(
    {(path.stem, f"{path.stem}.ftl") for path in FOLDER.glob("*/*.ftl")}
    | {(game, path.name) for game, folder in GAMES.items() for path in folder.glob("*/*.ftl")}
)
WITH_RULES = [game for game, folder in GAMES.items() if (folder / "en" / "rules.md").exists()]
HEAD = re.compile(r"^# used: (.+)$", re.MULTILINE)
# An id as code writes it: in quotes of any kind, whole or with values put into it.
WRITTEN = re.compile(r"""["'`]([a-z0-9]+(?:-[a-z0-9]+)+)["'`]""")
COMPOSED = re.compile(r"""`([a-z0-9]+-[a-z0-9-]*\$\{[^`]*)`|f["']([a-z0-9]+-[a-z0-9-]*\{.*?)["']""")
ANY_GAME = re.compile(r"\$?\{game(?:\.name)?\}-")
HOLE = re.compile(r"\$?\{[^{}]*\}")


every_catalogue = pytest.mark.parametrize(("prefix", "file"), CATALOGUES)


class Catalogue:
    """One file of messages, parsed."""

    def __init__(self, text: str) -> None:
        body = FluentParser().parse(text).body
        self.junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
        messages = [entry for entry in body if isinstance(entry, ast.Message)]
        self.ids = [message.id.name for message in messages]
        self.arguments = {message.id.name: _arguments(message) for message in messages}
        self.references = {name for message in messages for name in _references(message)}
        listed = [each.strip() for line in HEAD.findall(text) for each in line.split(",")]
        assert all(each.endswith("-*") for each in listed)
        self.patterns = {each.removesuffix("*") for each in listed}


class _Names(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - fluent's name
        self.messages.add(node.id.name)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802 - fluent's name
        """The message by which a list says each thing."""
        if isinstance(node.value, ast.StringLiteral):
            self.messages.add(node.value.value)


def _names(message: ast.Message) -> _Names:
    names = _Names()
    names.visit(message)
    return names


def _arguments(message: ast.Message) -> set[str]:
    return _names(message).variables


def _references(message: ast.Message) -> set[str]:
    return _names(message).messages


@cache
def catalogue(language: str, prefix: str, file: str) -> Catalogue:
    path = GAMES.get(prefix, FOLDER) / language / file
    return Catalogue(path.read_text(encoding="utf-8"))


@cache
def code() -> str:
    """Everything that could use a message: the page's source and the package's."""
    page = [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]
    paths = [path for path in page if not path.name.endswith(".test.ts")]
    paths += (ROOT / "src" / "seaboard").rglob("*.py")
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


def for_game(source: str, game: str) -> str:
    """The source as it reads for one game: ids that begin with any game's name begin with its."""
    return ANY_GAME.sub(f"{game}-", source)


def composes(template: str, pattern: str) -> bool:
    """Whether a template such as `nautilus-${where}-${kind}` makes ids like `nautilus-at-*`.

    A value before the last one stands for a single word, so that `nautilus-${x}` excuses nothing.
    """
    fixed = [re.escape(part) for part in HOLE.split(template)]
    ways = ("[a-z0-9]+".join(fixed[: count + 1]) for count in range(len(fixed) - 1))
    return any(re.fullmatch(way, pattern) for way in ways)


def unused(of: Catalogue, source: str) -> list[str]:
    """Messages that no code names, and patterns that no code composes or no message has."""
    written = set(WRITTEN.findall(source))
    templates = {page or python for page, python in COMPOSED.findall(source)}
    lost = [
        f"{pattern}* is not composed"
        for pattern in sorted(of.patterns)
        if not any(composes(template, pattern) for template in templates)
    ]
    lost += [
        f"{pattern}* has no message"
        for pattern in sorted(of.patterns)
        if not any(name.startswith(pattern) for name in of.ids)
    ]
    lost += [
        name
        for name in of.ids
        if name not in written
        and name not in of.references
        and not any(name.startswith(pattern) for pattern in of.patterns)
    ]
    return lost


@pytest.mark.parametrize("language", LANGUAGES)
@every_catalogue
def test_a_catalogue_is_fluent(prefix: str, file: str, language: str) -> None:
    """Every entry can be read, and no id stands twice."""
    of = catalogue(language, prefix, file)
    assert of.junk == []
    assert sorted(of.ids) == sorted(set(of.ids))


@pytest.mark.parametrize("language", LANGUAGES[1:])
@every_catalogue
def test_every_language_has_the_same_messages(prefix: str, file: str, language: str) -> None:
    """The same ids with the same arguments as in English."""
    english, other = catalogue("en", prefix, file), catalogue(language, prefix, file)
    assert set(other.ids) ^ set(english.ids) == set()
    different = {
        message: (english.arguments[message], other.arguments[message])
        for message in english.ids
        if english.arguments[message] != other.arguments[message]
    }
    assert different == {}


@every_catalogue
def test_ids_begin_with_the_name_of_their_catalogue(prefix: str, file: str) -> None:
    """A game's with the game's name, so that no two catalogues have the same message."""
    ids = catalogue("en", prefix, file).ids
    assert [message for message in ids if not message.startswith(f"{prefix}-")] == []


def test_no_message_stands_in_two_catalogues() -> None:
    ids = [message for each in CATALOGUES for message in catalogue("en", *each).ids]
    assert sorted(ids) == sorted(set(ids))


@every_catalogue
def test_every_message_is_used(prefix: str, file: str) -> None:
    """Code names it, or composes it by a pattern that the head of the English catalogue lists."""
    assert unused(catalogue("en", prefix, file), for_game(code(), prefix)) == []


def test_every_message_that_code_names_exists() -> None:
    """`t("app-…")` and `say(language, "app-…")` name messages that are there."""
    known = {message for each in CATALOGUES for message in catalogue("en", *each).ids}
    asked = re.findall(r"""\bt\(\s*["'`]([a-z0-9-]+)["'`]""", code())
    asked += re.findall(r"""\bsay\(\s*\w+,\s*["']([a-z0-9-]+)["']""", code())
    assert sorted({message for message in asked if message not in known}) == []
    assert len(asked) > 10


def test_what_is_wrong_would_be_noticed() -> None:
    """The tests above can fail."""
    of = Catalogue("# used: app-turn-*\n# used: app-no-*\napp-turn-one = A\napp-lost = { $who }\n")
    assert unused(of, "t(`app-turn-${x}`) + say(language, f'app-no-{x}')") == [
        "app-no-* has no message",
        "app-lost",
    ]
    assert "app-turn-* is not composed" in unused(of, 't("app-lost")')
    assert composes("app-${where}-${kind}", "app-turn-")
    assert not composes("app-${name}", "app-turn-")
    assert of.arguments["app-lost"] == {"who"}
    assert "app-lost" not in unused(of, for_game("`${game}-lost`", "app"))
    assert "app-lost" in unused(of, for_game("`${game}-lost`", "rules"))
    assert Catalogue("app-x = { $a").junk


# The rules for players


RULE = re.compile(r"^(> )?\[(ruling: )?([a-z0-9-]+(?:, [a-z0-9-]+)*)\] ", re.MULTILINE)
HEADING = re.compile(r"^#{2,3} .+ \{#([a-z0-9-]+)\}$", re.MULTILINE)
PICTURE = re.compile(r"^!\[.+\]\(([a-z-]+)\)$", re.MULTILINE)
LINK = re.compile(r"\]\(#([a-z0-9-]+)\)")
DEFINED = re.compile(r"^\*\*\[([a-z0-9-]+)\]\*\*( \*Ruling\.\*)?", re.MULTILINE)


@cache
def rules(language: str, game: str) -> str:
    return (words_of(game) / language / "rules.md").read_text(encoding="utf-8")


def outline(text: str) -> list[str]:
    """Headings, rules, tables and pictures in their order, without their words."""
    found: list[tuple[int, str]] = []
    found += [(match.start(), f"heading {match[1]}") for match in HEADING.finditer(text)]
    found += [(match.start(), f"picture {match[1]}") for match in PICTURE.finditer(text)]
    for match in RULE.finditer(text):
        kind = "example" if match[1] else "ruling" if match[2] else "rule"
        found.append((match.start(), f"{kind} {match[3]}"))
    found += [(match.start(), "row") for match in re.finditer(r"^\|", text, re.MULTILINE)]
    return [what for _, what in sorted(found)]


def anchors(text: str) -> Iterator[str]:
    yield from HEADING.findall(text)
    for _, _, ids in RULE.findall(text):
        yield from ids.split(", ")


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", WITH_RULES)
def test_the_rules_have_the_same_parts_in_every_language(game: str, language: str) -> None:
    """The same headings, rules, examples, tables and pictures, in the same order."""
    assert outline(rules(language, game)) == outline(rules("en", game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_RULES)
def test_every_heading_of_the_rules_has_an_id_of_its_own(game: str, language: str) -> None:
    """Ids are unique, and every chapter can be linked to."""
    text = rules(language, game)
    ids = list(anchors(text))
    assert sorted(ids) == sorted(set(ids))
    assert len(HEADING.findall(text)) == len(re.findall(r"^#{2,} ", text, re.MULTILINE))
    assert [to for to in LINK.findall(text) if to not in ids] == []


@pytest.mark.parametrize("game", WITH_RULES)
def test_the_rules_for_players_are_complete(game: str) -> None:
    """Each rule of docs/rules is told, and marked as a ruling where it is one.

    What is left out: how moves are written, and examples, of which players get a choice.
    """
    exact = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    told = {
        each: bool(ruling)
        for _, ruling, ids in RULE.findall(rules("en", game))
        for each in ids.split(", ")
    }
    known = {each: bool(ruling) for each, ruling in DEFINED.findall(exact)}
    duty = {each for each in known if not each.startswith(("move-", "example-"))}
    assert duty - set(told) == set()
    assert set(told) - set(known) == set()
    assert [each for each, ruling in told.items() if known[each] != ruling] == []
