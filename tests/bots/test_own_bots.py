"""Bots of one's own: by module or file, with parameters; and whether they have changed."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from seaboard import bots
from seaboard.bots import get_bot
from seaboard.bots.api import BrokenBot, UnknownBot
from seaboard.bots.importing import module_named
from seaboard.bots.sources import foreign_sources, own_sources
from seaboard.cli.app import run

SOURCE = """
from seaboard.bots.api import Bot, Choice

class Last(Bot):
    def __init__(self, depth: str = "1") -> None:
        self.depth = int(depth)

    def choose(self, situation):
        return Choice(situation.legal[-1])

def make(parameters):
    return Last(**parameters)

def make_nothing(parameters):
    return None

class Other:
    pass

number = 3
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    for name in ("my_last_bot", "beside", "far"):  # of another test
        monkeypatch.delitem(sys.modules, name, raising=False)
    module_named.cache_clear()
    (tmp_path / "my_last_bot.py").write_text(SOURCE, encoding="utf-8")
    yield tmp_path
    module_named.cache_clear()


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
        ("my_last_bot:Other", "not a subclass of seaboard.bots.api.Bot, nor a function"),
        ("my_last_bot:make_nothing", "gives NoneType, not a seaboard.bots.api.Bot"),
    ],
)
def test_what_is_no_bot_is_said(here: Path, name: str, complaint: str) -> None:
    with pytest.raises(UnknownBot, match=complaint):
        get_bot(name)


@pytest.mark.parametrize("ending", ["", ".py"])
@pytest.mark.parametrize(
    ("source", "reason", "line"),
    [
        ("import nothing_beside", "No module named 'nothing_beside'", "import nothing_beside"),
        ("class Last(", "SyntaxError: '(' was never closed", 'my_last_bot.py", line 1'),
        (SOURCE.replace("int(depth)", "1 / 0"), "ZeroDivisionError", "in __init__"),
    ],
)
def test_a_bot_that_cannot_be_made_is_told_by_its_own_lines(
    here: Path, source: str, reason: str, line: str, ending: str
) -> None:
    """None of ours stand before them, nor those of Python's import."""
    (here / "my_last_bot.py").write_text(source, encoding="utf-8")
    with pytest.raises(BrokenBot, match="fails before its first move") as caught:
        get_bot(f"my_last_bot{ending}:Last")
    assert reason in str(caught.value)
    assert line in caught.value.trace
    assert "importlib" not in caught.value.trace
    assert str(Path(bots.__file__).parent) not in caught.value.trace
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.trace) == (str(caught.value), caught.value.trace)


def test_the_command_shows_these_lines_and_blames_no_extra(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "my_last_bot.py").write_text("import nothing_beside", encoding="utf-8")
    assert run(["arena", "nauticus", "--bots", "my_last_bot:Last,random", "--games", "2"]) == 3
    told = capsys.readouterr().err
    assert 'my_last_bot.py", line 1' in told
    assert "pip install" not in told


def test_a_file_imports_what_lies_beside_it(here: Path) -> None:
    """Wherever it lies, as a script does."""
    folder = here / "elsewhere"
    folder.mkdir()
    (folder / "beside.py").write_text("depth = 7\n", encoding="utf-8")
    source = SOURCE.replace("class", "import beside\n\nclass").replace("int(depth)", "beside.depth")
    (folder / "mine.py").write_text(source, encoding="utf-8")
    assert vars(get_bot("elsewhere/mine.py:Last"))["depth"] == 7


def test_two_versions_of_a_bot_do_not_share_what_lies_beside_one_of_them(here: Path) -> None:
    for version in ("old", "new"):
        (here / version).mkdir()
        (here / version / "beside.py").write_text(f"version = {version!r}\n", encoding="utf-8")
        (here / version / "mine.py").write_text(f"import beside\n{SOURCE}", encoding="utf-8")
    get_bot("old/mine.py:Last")
    with pytest.raises(UnknownBot, match="give one of them another name"):
        get_bot("new/mine.py:Last")


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


def test_weights_that_a_parameter_names_count_for_every_bot(here: Path) -> None:
    weights = here / "net.npz"
    names = ("learned:file=net.npz", "my_last_bot:Last,depth=net.npz")
    weights.write_bytes(b"first")
    before = [foreign_sources(name) for name in names]
    weights.write_bytes(b"trained anew")
    assert all(
        new != old != "" for new, old in zip(map(foreign_sources, names), before, strict=True)
    )


@pytest.mark.parametrize("name", ["my_last_bot:Last", "my_last_bot.py:Last"])
def test_what_a_file_imports_from_its_folder_counts_with_it(here: Path, name: str) -> None:
    (here / "my_last_bot.py").write_text(SOURCE + "import beside, json\n", encoding="utf-8")
    (here / "beside.py").write_text("def f():\n    from far import g\n", encoding="utf-8")
    (here / "far").mkdir()
    (here / "far" / "table.json").write_text("1", encoding="utf-8")
    (here / "alone.py").write_text("", encoding="utf-8")
    before = foreign_sources(name)
    (here / "alone.py").write_text("1", encoding="utf-8")
    assert foreign_sources(name) == before
    (here / "far" / "table.json").write_text("2", encoding="utf-8")
    assert foreign_sources(name) != before


def test_a_package_counts_with_its_weights(here: Path) -> None:
    package = here / "my_last_package"
    package.mkdir()
    (package / "__init__.py").write_text(SOURCE, encoding="utf-8")
    (package / "weights.bin").write_bytes(b"1")
    before = foreign_sources("my_last_package:Last")
    assert (
        foreign_sources("my_last_package:Last") == before
    )  # what Python keeps beside is no source
    (package / "weights.bin").write_bytes(b"2")
    assert foreign_sources("my_last_package:Last") != before


@pytest.mark.parametrize("name", ["my_last_bot.py:Last", "program:command=cat my_last_bot.py"])
def test_a_declared_version_is_what_counts(here: Path, name: str) -> None:
    source = here / "my_last_bot.py"
    source.write_text(SOURCE.replace("(Bot):", "(Bot):\n    version = '3'\n"), encoding="utf-8")
    declared = f"{name},version=3" if name.startswith("program") else name
    assert foreign_sources(declared) == "version 3"
    source.write_text(source.read_text() + "# another comment\n", encoding="utf-8")
    assert foreign_sources(declared) == "version 3"


def test_the_nets_that_come_with_seaboard_count_among_its_own_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "net.npz").write_bytes(b"1")
    monkeypatch.setattr("seaboard.bots.sources.PACKAGE", tmp_path)
    before = own_sources.__wrapped__()
    (tmp_path / "games" / "net.npz").write_bytes(b"2")
    assert own_sources.__wrapped__() != before
