"""Hooks of MkDocs: pages made of what lies elsewhere in the project.

Examples and changelog have one home each, which is not `docs`; the site shows them as pages, and
links to their files lead there. Ratings are drawn from their data.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from seaboard.lab.plots import ratings_plot
from seaboard.lab.standings import files as standings

ROOT: Final = Path(__file__).resolve().parents[1]
_LANGUAGES: Final = {".py": "python", ".js": "js", ".toml": "toml", ".md": "markdown"}
_LINK: Final = re.compile(r"\]\((?:\.\./)+(examples/[^)#]*|CHANGELOG\.md|CONTRIBUTING\.md)[^)]*\)")
_OUTWARD: Final = re.compile(r"\]\((?:docs/)([^)]+)\)")
_FLOWCHART: Final = re.compile(r"^```mermaid\n(.*?)^```$", re.M | re.S)
_EDGE: Final = re.compile(r'(\w+)(?:\["(.+?)"\])? -->(?:\|(.+?)\|)? (\w+)(?:\["(.+?)"\])?')
_PICTURE: Final = re.compile(r"<!-- picture (\S+) -->")
# The colours of the report's plots, taken from the site's theme, light or dark.
_COLOURS: Final = (
    "--ink: var(--md-default-fg-color); --quiet: var(--md-default-fg-color--light);"
    " --rule: var(--md-default-fg-color--lightest); --mark: var(--md-accent-fg-color);"
    " --fill: var(--md-default-fg-color--lightest)"
)
_ELSEWHERE: Final = re.compile(r"\[([^\]]+)\]\((LICENSE|src/[^)]+|tests/[^)]+|bench/[^)]+)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the made pages."""
    for path, text in _pages():
        files.append(File.generated(config, path, content=text))
    return files


def _pages() -> Iterator[tuple[str, str]]:
    yield "examples.md", _examples()
    for name in ("CHANGELOG.md", "CONTRIBUTING.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        text = _OUTWARD.sub(r"](\1)", text)
        yield name.lower(), _ELSEWHERE.sub(r"`\2`", text)


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Lead links to files outside `docs` to the pages that show them."""
    up = "../" * page.file.src_uri.count("/")
    markdown = _PICTURE.sub(lambda found: _ratings(found[1]), markdown)
    markdown = _FLOWCHART.sub(lambda found: steps_of(found[1]), markdown)
    return _LINK.sub(lambda link: f"]({up}{_page_of(link[1])})", markdown)


def _ratings(name: str) -> str:
    """The picture of a setting, baselines with games enough and entries, strongest first."""
    (setting,) = (each for each in standings.settings() if each.name == name)
    rows = [
        (each.name, (each.rating, *(each.interval or (each.rating, each.rating))))
        for each in standings.baselines(setting).players
        if each.settled
    ]
    rows += [
        (entry.name, (entry.rating, *entry.interval))
        for entry in standings.entries(ROOT / "leaderboard")
        if entry.setting == setting
    ]
    drawn = ratings_plot(name, sorted(rows, key=lambda row: -row[1][0]))
    return f'<div style="{_COLOURS}">{drawn}</div>'


def steps_of(chart: str) -> str:
    """A flowchart of Mermaid as steps: whatever draws it would come from the network."""
    texts: dict[str, str] = {}
    ways: dict[str, list[tuple[str, str]]] = {}
    for start, text, condition, end, following in _EDGE.findall(chart):
        for name, said in ((start, text), (end, following)):
            texts.setdefault(name, said)
        ways.setdefault(start, []).append((condition, end))
    numbers = {name: number for number, name in enumerate(texts, 1)}
    lines = []
    for name, number in numbers.items():
        onward = [
            f"{condition.capitalize()}: on to {numbers[end]}."
            if condition
            else f"On to {numbers[end]}."
            for condition, end in ways.get(name, ())
            if condition or numbers[end] != number + 1
        ]
        lines.append(f"{number}. {texts[name]}. {' '.join(onward)}".rstrip())
    return "\n".join(lines)


def _page_of(target: str) -> str:
    if not target.startswith("examples/"):
        return target.lower()
    name = Path(target).name
    return f"examples.md#{_anchor(name)}" if name != "examples" else "examples.md"


def _anchor(name: str) -> str:
    return re.sub(r"[^a-z0-9_-]", "", name.lower())


def _examples() -> str:
    """Files one by one, then folders with theirs."""
    parts = ["# Examples", "Each of them is run by the tests."]
    folders = []
    for path in sorted((ROOT / "examples").iterdir()):
        if path.suffix in _LANGUAGES:
            parts += _listing(path, "##", path.name)
        elif path.is_dir() and (path / "README.md").exists():
            folders.append(path)
    for folder in folders:
        title, _, about = (folder / "README.md").read_text(encoding="utf-8").partition("\n")
        parts += [f"#{title} {{ #{_anchor(folder.name)} }}", about.strip()]
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml"):
                parts += _listing(path, "###", path.relative_to(folder).as_posix())
    return "\n\n".join(parts) + "\n"


def _listing(path: Path, level: str, name: str) -> list[str]:
    text = path.read_text(encoding="utf-8").rstrip()
    code = f"```{_LANGUAGES[path.suffix]}\n{text}\n```"
    return [f"{level} `{name}` {{ #{_anchor(name)} }}", code]
