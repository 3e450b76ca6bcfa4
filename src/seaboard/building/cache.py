"""Where code that was compiled on first use is stored, so that it is never stale.

Numba itself notices only a change in a function's own file. Here the store is keyed by a hash of
all sources that the function could call.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

import numba
import numpy as np
from numba.core import config as numba_config

from ..games.kernel.compiling import CHECKED
from ..games.kernel.sources import PACKAGE, hash_of, source_hash

_KEEP_UNUSED_DAYS: Final = 30


@cache
def _compiler_hash() -> str:
    """Of the compiler's versions and of the sources that say how it is used."""
    versions = f"{sys.version}|{numba.__version__}|{np.__version__}"
    found = hashlib.blake2b(versions.encode(), digest_size=10)
    found.update(hash_of(sorted((PACKAGE / "building").rglob("*.py"))).encode())
    return found.hexdigest()


@cache
def cache_folder(unit: str) -> Path:
    """Where compiled code of `unit` is stored; bounds-checked code apart from the rest."""
    flavour = "checked" if CHECKED else "native"
    home = _cache_home() / f"{unit.replace('/', '-')}-{flavour}"
    folder = home / f"{source_hash(unit)}{_compiler_hash()}"
    if not folder.exists():
        _forget_unused(home)
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    return folder


@cache
def _cache_home() -> Path:
    if chosen := os.environ.get("SEABOARD_CACHE"):
        home = Path(chosen)
    elif sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home())) / "seaboard"
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Caches" / "seaboard"
    else:
        home = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "seaboard"
    try:
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=home):
            return home
    except OSError:
        return (
            Path(tempfile.gettempdir()) / f"seaboard-{os.getuid() if hasattr(os, 'getuid') else 0}"
        )


def _forget_unused(home: Path) -> None:
    """Drop what no version of the sources has used for a month."""
    oldest = time.time() - _KEEP_UNUSED_DAYS * 86_400
    for folder in home.iterdir() if home.is_dir() else ():
        if folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def numba_cache_at(folder: Path) -> Iterator[None]:
    """Numba reads the setting when a function is decorated."""
    config = cast(Any, numba_config)
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before
