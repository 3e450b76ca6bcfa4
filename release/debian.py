"""Interpreters from Debian's archive, unpacked into a folder: of another version or processor.

Nothing is installed on the machine. apt resolves and downloads the packages with an index of its
own, `dpkg-deb` unpacks them, and a small script starts the interpreter with its own C library,
under QEMU if it is for another processor. It can be used like any other Python, for a virtual
environment too.
"""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_KEYS: Final = "/usr/share/keyrings/debian-archive-keyring.gpg"
_TOOLS: Final = ("apt-get", "dpkg-deb")


class NotFetched(RuntimeError):
    """An interpreter could not be had; the message says why."""


@dataclass(frozen=True)
class Distribution:
    """Where an interpreter comes from; `emulator` runs it where the processor does not."""

    release: str
    architecture: str
    triple: str
    loader: str
    version: str
    emulator: str = ""

    @property
    def name(self) -> str:
        return f"{self.version}-{self.architecture}"


ARM: Final = Distribution(
    "bookworm", "arm64", "aarch64-linux-gnu", "lib/ld-linux-aarch64.so.1", "3.11",
    "qemu-aarch64-static",
)  # fmt: skip
NEWEST: Final = Distribution(
    "sid", "amd64", "x86_64-linux-gnu", "lib64/ld-linux-x86-64.so.2", "3.14"
)


def fetch(wanted: Distribution, folder: Path) -> Path:
    """The interpreter of a distribution, below `folder`; at once if it is there already."""
    home = (folder / wanted.name).resolve()
    python = home / "root" / "usr" / "bin" / f"python{wanted.version}"
    if (home / "ready").exists():
        return python
    for tool in (*_TOOLS, *filter(None, [wanted.emulator])):
        if shutil.which(tool) is None:
            raise NotFetched(f"Python {wanted.name} needs {tool}, which is not installed")
    shutil.rmtree(home, ignore_errors=True)
    for package in _download(wanted, home / "apt"):
        _run("dpkg-deb", "-x", str(package), str(home / "root"))
    shutil.rmtree(home / "apt")
    for name in ("lib", "lib64", "bin", "sbin"):  # newer releases have them below usr only
        if not (home / "root" / name).exists():
            (home / "root" / name).symlink_to(f"usr/{name}")
    _put_script(wanted, home / "root", python)
    _run(str(python), "-c", "import ssl, ctypes")
    (home / "ready").touch()
    return python


def _download(wanted: Distribution, folder: Path) -> list[Path]:
    for name in ("lists/partial", "archives/partial", "none"):
        (folder / name).mkdir(parents=True)
    (folder / "status").touch()  # nothing is installed there yet
    line = f"deb [signed-by={_KEYS}] http://deb.debian.org/debian {wanted.release} main\n"
    (folder / "sources.list").write_text(line, encoding="utf-8")
    settings = {
        "Dir::State": folder,
        "Dir::State::status": folder / "status",
        "Dir::Cache": folder,
        "Dir::Etc::sourcelist": folder / "sources.list",
        "Dir::Etc::sourceparts": folder / "none",
        "Dir::Etc::preferencesparts": folder / "none",
        "APT::Architecture": wanted.architecture,
        "APT::Architectures": wanted.architecture,
        "APT::Install-Recommends": "false",
        "APT::Sandbox::User": "",
        "Debug::NoLocking": "1",
    }
    apt = ["apt-get", "-qq", *(f"-o{key}={value}" for key, value in settings.items())]
    _run(*apt, "update")
    names = (f"python{wanted.version}", "libstdc++6")  # which NumPy needs
    _run(*apt, "-y", "--download-only", "install", *names)
    return sorted((folder / "archives").glob("*.deb"))


def _put_script(wanted: Distribution, root: Path, python: Path) -> None:
    """In the place of the program; a Python finds its library, and the virtual environment that it
    belongs to, by the name under which it was called, so that name is handed on.
    """
    program = python.rename(python.with_name(f"{python.name}.program"))
    if wanted.emulator:
        start = f'{wanted.emulator} -0 "$0" -L {root} {program}'
    else:
        libraries = ":".join(str(root / part / wanted.triple) for part in ("usr/lib", "lib"))
        start = f'{root / wanted.loader} --library-path {libraries} --argv0 "$0" {program}'
    python.write_text(f'#!/bin/sh\nexec {start} "$@"\n', encoding="utf-8")
    python.chmod(0o755)


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotFetched(f"`{' '.join(command[:2])} …` failed: {done.stderr.strip()[-500:]}")
