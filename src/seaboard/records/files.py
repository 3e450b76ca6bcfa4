"""Records as files."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Final

from .text import FIRST_LINE, LARGEST, parse, to_text
from .types import BadRecord, Record

_SUFFIXES: Final = (".record", ".records")


def load(path: Path | str) -> Record:
    """Read a record; errors name the file and, where there is one, the line."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise BadRecord(f"cannot be read ({_why(error)})", path=path) from None
    if len(data) > LARGEST:
        raise BadRecord(f"larger than any record (over {LARGEST} bytes)", path=path)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRecord("not a text in UTF-8", line, path) from None
    try:
        return parse(text)
    except BadRecord as error:
        raise error.in_file(path) from None


def read_many(
    *places: Path | str, on_error: Callable[[BadRecord], None] | None = None
) -> Iterator[Record]:
    """The records of files and folders, one at a time, however many there are.

    A folder stands for its files *.record and *.records, by name, and those of its folders. A
    file may hold several records, one after the other, as a collection. A record that cannot be
    read ends the reading, or is told to `on_error` and left out.
    """
    for path in chain.from_iterable(map(_files, places)):
        for line, text in _texts(path, on_error):
            try:
                yield parse(text)
            except BadRecord as error:
                at = error.line and error.line + line
                _tell(BadRecord(error.reason, at or line + 1, path), on_error)


def _files(place: Path | str) -> Iterable[Path]:
    place = Path(place)
    if not place.is_dir():
        return [place]
    return sorted(path for path in place.rglob("*") if path.suffix in _SUFFIXES)


def _texts(path: Path, on_error: Callable[[BadRecord], None] | None) -> Iterator[tuple[int, str]]:
    """The texts of a file's records, each with the number of lines before it."""
    begun, text = 0, ""
    try:
        with path.open(encoding="utf-8-sig", errors="strict") as file:
            for number, line in enumerate(file):
                if line.rstrip() == FIRST_LINE and text.strip():
                    yield begun, text
                    begun, text = number, ""
                text += line
                if len(text) > LARGEST:
                    raise ValueError(f"larger than any record (over {LARGEST} characters)")
    except UnicodeDecodeError:
        _tell(BadRecord("not a text in UTF-8", path=path), on_error)
        return
    except (OSError, ValueError) as error:
        _tell(BadRecord(f"cannot be read ({_why(error)})", path=path), on_error)
        return
    yield begun, text


def _tell(error: BadRecord, on_error: Callable[[BadRecord], None] | None) -> None:
    if on_error is None:
        raise error from None
    on_error(error)


def save(record: Record, path: Path | str) -> None:
    """Write a record; the file is replaced as a whole or stays as it was."""
    path = Path(path)
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp")
    try:
        try:
            with draft.open("x", encoding="utf-8", newline="\n") as file:
                file.write(to_text(record))
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise BadRecord(f"cannot be written ({_why(error)})", path=path) from None


def _why(error: OSError | ValueError) -> str:
    """What the system said; a ValueError is a name that no file can have."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
