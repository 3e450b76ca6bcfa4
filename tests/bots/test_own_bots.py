"""Bots of one's own: by module or file, with parameters; and whether they have changed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from seaboard import bots
from seaboard.bots import foreign_sources, get_bot
from seaboard.bots.api import UnknownBot

SOURCE = """
from seaboard.bots.api import Bot, Choice

class Last(Bot):
    def __init__(self, depth: str = "1") -> None:
        self.depth = int(depth)

    def choose(self, situation):
        return Choice(situation.legal[-1])

def make(parameters):
    return Last(**parameters)

number = 3
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    monkeypatch.delitem(sys.modules, "my_last_bot", raising=False)
    bots._module.cache_clear()
    (tmp_path / "my_last_bot.py").write_text(SOURCE, encoding="utf-8")
    yield tmp_path
    bots._module.cache_clear()


@pytest.mark.parametrize(
    "name",
    ["my_last_bot:Last", "my_last_bot.py:Last", "my_last_bot:make", "my_last_bot:Last,depth=4"],
)
def test_a_module_or_a_file_names_a_bot(here: Path, name: str) -> None:
    bot = get_bot(name)
    assert type(bot).__name__ == "Last"
    assert vars(bot)["depth"] == (4 if "depth" in name else 1)
    assert bot.name == name


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("my_last_bot:Lost", "not a subclass of seaboard.bots.api.Bot, nor a function"),
        ("my_last_bot:number", "not a subclass of seaboard.bots.api.Bot, nor a function"),
        ("my_last_bot:Last,width=2", "unexpected keyword argument 'width'"),
        ("no_such_bot:Last", "there is no bot and no module 'no_such_bot'"),
        ("no_such_bot.py:Last", "there is no such file"),
    ],
)
def test_what_is_no_bot_is_said(here: Path, name: str, complaint: str) -> None:
    with pytest.raises(UnknownBot, match=complaint):
        get_bot(name)


@pytest.mark.parametrize("name", ["my_last_bot:Last", "my_last_bot.py:Last,depth=2"])
def test_a_changed_source_has_another_hash(here: Path, name: str) -> None:
    before = foreign_sources(name)
    assert before == foreign_sources(name) != ""
    (here / "my_last_bot.py").write_text(SOURCE.replace("-1", "0"), encoding="utf-8")
    assert foreign_sources(name) != before


def test_a_programs_files_count_and_our_own_bots_do_not(here: Path) -> None:
    assert foreign_sources("search:playouts=5") == foreign_sources("random") == ""
    before = foreign_sources("program:command=python my_last_bot.py")
    (here / "my_last_bot.py").write_text("", encoding="utf-8")
    assert before != foreign_sources("program:command=python my_last_bot.py") != ""
