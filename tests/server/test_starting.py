"""A server that cannot start says why in one sentence."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from socket import socket

import pytest

from seaboard.cli import app as cli
from seaboard.server.running import run
from seaboard.server.settings import Settings
from seaboard.server.storage.starting import BadStart

from .clients import serving, wait_until_ready


def test_a_second_server_on_one_sqlite_file_is_refused(sqlite_url: str) -> None:
    with serving(sqlite_url):
        second = serving(sqlite_url)
        with pytest.raises(BadStart, match=r"another server is running on .*seaboard.db"):
            second.__enter__()
    with serving(sqlite_url) as client:  # the first has ended
        wait_until_ready(client)


def test_a_second_server_on_a_link_to_the_file_is_refused_too(
    sqlite_url: str, tmp_path: Path
) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "seaboard.db")
    with serving(sqlite_url), pytest.raises(BadStart, match="another server is running"):
        serving(f"sqlite:///{tmp_path / 'link.db'}").__enter__()


def damaged(folder: Path) -> str:
    (folder / "tables.db").write_bytes(b"this is no database" * 1000)
    return f"sqlite:///{folder / 'tables.db'}"


def from_the_future(folder: Path) -> str:
    url = f"sqlite:///{folder / 'tables.db'}"
    with closing(sqlite3.connect(folder / "tables.db")) as connection, connection:
        connection.execute("create table alembic_version (version_num varchar(32) not null)")
        connection.execute("insert into alembic_version values ('9999')")
    return url


def without_folder(folder: Path) -> str:
    return f"sqlite:///{folder / 'missing' / 'tables.db'}"


def away(folder: Path) -> str:
    return f"postgresql://anna:pass-word@/tables?host={folder}"


def in_a_circle(folder: Path) -> str:
    (folder / "tables.db").symlink_to(folder / "other.db")
    (folder / "other.db").symlink_to(folder / "tables.db")
    return f"sqlite:///{folder / 'tables.db'}"


def unreadable(_folder: Path) -> str:
    return "mongo://anna:pass-word@host/tables"


BAD_STARTS = {
    damaged: "tables.db cannot be opened: file is not a database",
    from_the_future: "tables.db was made by a newer version of Seaboard",
    without_folder: "missing of the database does not exist; make it first",
    in_a_circle: "tables.db is a link that leads nowhere",
    away: "the database cannot be opened: ",
    unreadable: "the address of the database cannot be read: expected sqlite:///FILE",
}


@pytest.mark.parametrize("bad", BAD_STARTS)
def test_a_database_that_cannot_be_opened_is_named_in_a_sentence(
    bad: Callable[[Path], str], tmp_path: Path
) -> None:
    with pytest.raises(BadStart) as refused:
        serving(bad(tmp_path)).__enter__()
    assert BAD_STARTS[bad] in str(refused.value)
    assert "pass-word" not in str(refused.value)


@pytest.mark.parametrize("host", ["127.0.0.1", "no.such.host.invalid", "a" * 70 + ".example"])
def test_an_address_that_cannot_be_had_is_named_in_a_sentence(host: str, sqlite_url: str) -> None:
    with socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(BadStart, match=f"cannot listen at {host}, port {port}: ."):
            run(Settings(database=sqlite_url), host=host, port=port)


def test_the_command_ends_a_bad_start_with_one_sentence(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--database", damaged(tmp_path)]
    code = "from seaboard.cli import main; main()"
    ended = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 2
    assert ended.stderr.startswith("seaboard: the database ")
    assert ended.stderr.count("\n") == 1
    assert "listens" not in ended.stdout


@pytest.mark.parametrize("proxy", ["nginx", "10.0.0.5/8", "10.0.0.1,10.0.0.2", ""])
def test_a_proxy_that_would_be_believed_by_nobody_is_refused(
    proxy: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["serve", "--proxy", proxy]) == 2
    told = capsys.readouterr().err
    assert told.startswith("seaboard: --proxy: expected an address or a network")
    assert told.count("\n") == 1
