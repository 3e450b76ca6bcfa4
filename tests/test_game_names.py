"""A game is named in its own folders alone: generic code knows the contract, not the games.

Comments and words count too. The one exception is the list of the games that come with Seaboard.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from seaboard.games import OWN, get_game

ROOT = Path(__file__).resolve().parents[1]
SOURCES = (
    ("src/seaboard", ("py", "ftl", "md", "toml", "mako")),
    ("web/src", ("ts", "svelte", "css", "html", "json")),
)
NAMES = re.compile(
    "|".join(sorted({word for name in OWN for word in (name, get_game(name).title)})), re.IGNORECASE
)
# Where the list of the games stands, and what may stand there: only its own lines.
THE_LIST = "src/seaboard/games/__init__.py"
LISTED = re.compile(r'^    "([a-z]+)": "seaboard\.games\.\1:GAME",$')


def own_folders() -> tuple[Path, ...]:
    return tuple(
        ROOT / folder / name for name in OWN for folder in ("src/seaboard/games", "web/src/games")
    )


def generic_files() -> Iterator[Path]:
    """Every source outside the games' folders."""
    for folder, endings in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            built = path.is_relative_to(ROOT / "src/seaboard/server/page")
            in_a_game = any(path.is_relative_to(own) for own in own_folders())
            if path.suffix.lstrip(".") in endings and not built and not in_a_game:
                yield path


def named_in(text: str, *, is_list: bool = False) -> list[str]:
    """The lines that name a game."""
    return [
        f"{number}: {line.strip()}"
        for number, line in enumerate(text.splitlines(), 1)
        if NAMES.search(line) and not (is_list and LISTED.match(line))
    ]


def of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", list(generic_files()), ids=of)
def test_generic_code_names_no_game(path: Path) -> None:
    """Neither in code nor in comments or words."""
    found = named_in(path.read_text(encoding="utf-8"), is_list=of(path) == THE_LIST)
    assert found == []


def test_a_name_would_be_noticed() -> None:
    """In code, comments, words and styles, in any spelling."""
    for line in (
        'GAME = get_game("nauticus")',
        "# as in Nautilùs",
        "app-welcome = Play Nauticus!",
        "import { NautilusView } from './wire';",
    ):
        assert named_in(line), line
    assert named_in('    "nauticus": "seaboard.games.nauticus:GAME",')
    assert not named_in('    "nauticus": "seaboard.games.nauticus:GAME",', is_list=True)
    assert not named_in("from .nautical import miles")
