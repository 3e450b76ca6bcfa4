"""Every block on every page is run; what takes hours or a network is checked as far as it goes.

Commands run in a short form: a few games, little time, and files and databases of a folder of
their own. What installs something, and scripts that take hours, are only held against the project:
targets of `make`, extras, options. A command that is not run at all is parsed, and stands in
`NOT_RUN` with the reason.
"""

from __future__ import annotations

import asyncio
import io
import json
import re
import shlex
import shutil
import signal
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import pytest

from seaboard.bots.importing import module_named
from seaboard.bots.weights import FOLDER
from seaboard.cli.app import build, run
from seaboard.games import folder_of_game
from seaboard.lab.arena import play_game
from seaboard.lab.plan import Plan, Table
from seaboard.records import save
from seaboard.server.signing import public_key, signed
from seaboard.server.storage.database import open_database
from seaboard.server.storage.migrating import migrate

from ..lab.test_training import TINY
from ..server.processes import Process
from ..tables.test_fairness import SHUFFLE, branch_of, game_of

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "examples").rglob("*.md")),
]
FENCE = re.compile(
    r"^(?P<indent> *)```(?P<language>\w*)(?: title=\"(?P<title>[\w.]+)\")?\n"
    r"(?P<text>.*?)^(?P=indent)```$",
    re.M | re.S,
)
# Libraries of gigabytes, whose blocks run where they are installed (`make learners`).
OPTIONAL = ("sb3_contrib", "torch")
# Blocks that other tests run, since these know what must be there first or come out at the end.
ELSEWHERE = {
    ("records.md", "python"): "tests/cli/test_docs.py",
    ("records.md", "record"): "tests/cli/test_docs.py",
    ("cli.md", "console"): "tests/cli/test_docs.py",
    ("fair-shuffles.md", "python"): "tests/tables/test_fairness.py",
}
DRAWN = {"text", "mermaid", "ini"}  # nothing in them is Seaboard's to run
NOT_RUN = {
    "seaboard worker": "it wants a PostgreSQL; tests/server/test_shared_thinking.py has one",
    "--ray 10.0.0.1:6379": "it wants a cluster; tests/lab/test_cluster.py has one",
}
DATABASE = "sqlite:///tables.db"
SIGNING_KEY = bytes(32)
# What commands name, and what stands in its place where they run.
PLACES = {
    "sqlite:////var/lib/seaboard/tables.db": DATABASE,
    "postgresql://user:password@host/seaboard": "sqlite:///restored.db",
    "/backups/": "backups/",
    "KEY": public_key(SIGNING_KEY),
}
OTHERS = {"ray", "pytest", "venv", "cp", "cd"}  # programs that are not ours


@dataclass(frozen=True)
class Block:
    page: Path
    language: str
    title: str
    text: str

    @property
    def is_run_elsewhere(self) -> bool:
        return (self.page.name, self.language) in ELSEWHERE


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for found in FENCE.finditer(text):
        inner = re.sub(rf"^{found['indent']}", "", found["text"], flags=re.M)
        yield Block(page, found["language"], found["title"] or "", inner)


BLOCKS = [block for page in PAGES for block in blocks(page)]


def test_every_block_says_what_it_is() -> None:
    for page in PAGES:
        fences = re.findall(r"^ *```", page.read_text(encoding="utf-8"), re.M)
        assert len(fences) == 2 * sum(block.page == page for block in BLOCKS), page
    known = {"python", "sh", "toml", "json", *DRAWN}
    for block in BLOCKS:
        assert block.is_run_elsewhere or block.language in known, (block.page, block.text)


def test_what_is_run_elsewhere_is_there() -> None:
    for (page, language), test in ELSEWHERE.items():
        assert any((b.page.name, b.language) == (page, language) for b in BLOCKS)
        assert page in (ROOT / test).read_text(encoding="utf-8")
    for why in NOT_RUN.values():
        for test in re.findall(r"tests/[\w/.]+", why):
            assert (ROOT / test).exists(), test


@pytest.mark.parametrize("language", ["toml", "json"])
def test_data_on_a_page_can_be_read(language: str) -> None:
    read = {"toml": tomllib.loads, "json": json.loads}[language]
    for block in BLOCKS:
        if block.language == language:
            assert read(block.text), (block.page, block.text)


WITH_PYTHON = [
    page
    for page in PAGES
    if any(b.language == "python" and not b.is_run_elsewhere for b in BLOCKS if b.page == page)
]


@pytest.mark.parametrize("page", WITH_PYTHON, ids=lambda page: page.stem)
def test_the_python_of_a_page_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)  # one block imports what another has written
    monkeypatch.delitem(sys.modules, "my_bot", raising=False)
    if page.stem == "arena":  # its page reads the results that its command has written
        command = "arena nauticus --bots random,random --games 2 --jobs 1 --out results.jsonl"
        assert run(command.split()) == 0
    for block in blocks(page):
        if block.language != "python" or any(
            re.search(rf"^(?:import|from) {name}\b", block.text, re.M)
            for name in OPTIONAL
            if find_spec(name) is None
        ):
            continue
        code = _file(tmp_path, block) if block.title else block.text
        exec(compile(code, block.title or page.name, "exec"), {"__name__": "page"})


def _file(folder: Path, block: Block) -> str:
    """The file that a block begins, or to which it is added."""
    path = folder / block.title
    before = path.read_text(encoding="utf-8") + "\n\n" if path.exists() else ""
    path.write_text(before + block.text, encoding="utf-8")
    return before + block.text


COMMANDS = [
    pytest.param(line, block.page, id=f"{block.page.stem}: {' '.join(line.split())[:60]}")
    for block in BLOCKS
    if block.language == "sh"
    for line in block.text.splitlines()
]


@pytest.fixture
def workplace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with what the commands of the pages name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.delitem(sys.modules, "my_bot", raising=False)
    module_named.cache_clear()
    for name in ("examples", "docs"):
        (tmp_path / name).symlink_to(ROOT / name)
    for block in blocks(ROOT / "docs" / "guides" / "bot.md"):
        if block.title:
            _file(tmp_path, block)
    shutil.copy(ROOT / "examples" / "bot.js", tmp_path)
    shutil.copy(folder_of_game("nauticus") / "board.toml", tmp_path / "my-board.toml")
    (tmp_path / "kept").mkdir()
    play_game(Plan(Table("nauticus", "standard", 2), ("random",), 1), 0, records=tmp_path / "kept")
    (record,) = (tmp_path / "kept").iterdir()
    record.rename(tmp_path / "game.record")
    yield tmp_path
    module_named.cache_clear()


@pytest.mark.parametrize(("line", "page"), COMMANDS)
def test_the_commands_of_a_page_run(line: str, page: Path, workplace: Path) -> None:
    words = shlex.split(line, comments=True)
    while words and re.fullmatch(r"[A-Z_]+=\w+", words[0]):
        del words[0]
    program, *rest = words
    if Path(program).name == "seaboard":
        _run_seaboard(line, rest)
    elif program == "make":
        targets = re.findall(r"^([\w-]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.M)
        assert set(rest) <= set(targets)
    elif program == "pip":
        _check_extras(rest, page)
    elif program == ".":
        assert rest == [".venv/bin/activate"]
    elif Path(program).name == "python":
        _check_script(rest)
    else:
        assert program in OTHERS, line


def _run_seaboard(line: str, words: list[str]) -> None:
    if any(part in line for part in NOT_RUN) or (words[0] == "train" and not find_spec("jax")):
        build().parse_args(words, exit_on_error=False, print_error=False)
        return
    if words[0] == "serve":
        _serve(words)
        return
    words = _prepared(line, words)
    if "--resume" in words:  # of what the line before it has begun
        begun = ["--seed" if word == "--resume" else word for word in words]
        begun.insert(begun.index("--seed") + 1, "1")
        assert run(_short(begun)) == 0
    code = run(_short(words))
    ended_early = words[0] == "play"  # its input ends before the game does
    assert code == 0 or ended_early


def _prepared(line: str, words: list[str]) -> list[str]:
    """What the command names is there, or something of its kind is in its place."""
    for there, here in PLACES.items():
        words = [word.replace(there, here) for word in words]
    if words[0] == "verify":
        _make_fair_records()
    elif words[0] in ("backup", "check", "restore"):
        asyncio.run(_make_database())
        Path("backups").mkdir()
        if words[0] != "backup":
            assert run(["backup", "backups/monday.backup", "--database", DATABASE]) == 0
    elif words[0] == "train":
        Path("tiny.toml").write_text(TINY, encoding="utf-8")
        if "--config" in words:
            assert Path(words[words.index("--config") + 1]).exists()
        else:
            words = [*words, "--config", ""]
    elif "points-now" in line:
        _install_template()
    elif "net/net.npz" in line:
        Path("net").mkdir()
        nets = folder_of_game("nauticus") / "evaluation" / FOLDER
        shutil.copy(nets / "nauticus-2.npz", "net/net.npz")
    return words


def _make_fair_records() -> None:
    record = signed(game_of(SHUFFLE), SIGNING_KEY)
    save(record, "game.record")
    save(signed(branch_of(record, 5), SIGNING_KEY), "branch.record")


async def _make_database() -> None:
    database = open_database(DATABASE)
    await database.attempt(migrate)
    await database.close()


def _install_template() -> None:
    """As pip would, except that it stays where it is."""
    package = ROOT / "examples" / "bot-package"
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    told = Path("installed", f"my_seaboard_bot-{project['version']}.dist-info")
    told.mkdir(parents=True)
    lines = [f"{name} = {bot}" for name, bot in project["entry-points"]["seaboard.bots"].items()]
    (told / "METADATA").write_text(f"Name: {project['name']}\n", encoding="utf-8")
    (told / "entry_points.txt").write_text(
        "\n".join(["[seaboard.bots]", *lines, ""]), encoding="utf-8"
    )
    sys.path[:0] = [str(package / "src"), str(told.parent.resolve())]


def _serve(words: list[str]) -> None:
    """Until it answers; then it ends when it is asked to."""
    build().parse_args(words, exit_on_error=False, print_error=False)
    options = list(zip(words, [*words[1:], ""], strict=True))
    theirs = [word for word, _ in options if word == "--https"]
    theirs += [part for option in options if option[0] == "--proxy" for part in option]
    server = Process(f"sqlite:///{Path('tables.db').resolve()}", Path("log"), *theirs, limited=True)
    server.start()
    assert server.stop() in (0, -signal.SIGTERM)


def _short(words: list[str]) -> list[str]:
    """The same command, done in seconds."""
    few = {"--games": "2", "--depth": "3", "--jobs": "1", "--count": "1", "--config": "tiny.toml"}
    words = [few.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    words = [re.sub(r"search:seconds=[\d.]+", "search:seconds=0.01", word) for word in words]
    if words[0] in ("arena", "rate", "dataset"):
        for option in ("--games", "--jobs"):
            if option not in words:
                words += [option, few[option]]
    if words[0] == "dataset" and "--part" not in words:
        words += ["--part", "2"]
    if words[0] == "rate":
        words += ["--against", "mate"]
    return words


def _check_extras(words: list[str], page: Path) -> None:
    """They are those of the project in whose folder the page lies."""
    folder = next(each for each in page.parents if (each / "pyproject.toml").exists())
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    assert "-e" in words, "no index has Seaboard: what is installed is the checkout"
    for extra in re.findall(r"\.\[([\w,]+)\]", " ".join(words)):
        assert set(extra.split(",")) <= set(project["optional-dependencies"])


def test_every_extra_is_described_where_installing_is() -> None:
    """And no page tells to install Seaboard by its name, which no index knows."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    page = (ROOT / "docs" / "guides" / "install.md").read_text("utf-8")
    rows = re.findall(r"^\| (`.*?) \|", page, re.M)
    told = [extra for row in rows for extra in re.findall(r"`([\w]+)`", row)]
    assert sorted(told) == sorted(project["optional-dependencies"])
    for each in PAGES:
        assert "pip install 'seaboard" not in each.read_text("utf-8"), each


def _check_script(words: list[str]) -> None:
    """A script or module is there and knows the options; these take minutes or hours."""
    if words[0] != "-m":
        source = ROOT / words[0]
    elif words[1] in OTHERS:
        assert all((ROOT / word).exists() for word in words[2:] if "/" in word)
        return
    else:
        source = ROOT.joinpath(*words[1].split("."))
        source = source / "__main__.py" if source.is_dir() else source.with_suffix(".py")
    text = source.read_text(encoding="utf-8")
    assert all(f'"{word}"' in text for word in words if word.startswith("--")), words
