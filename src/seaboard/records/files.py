"""Records as files."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from .text import LARGEST, parse, to_text
from .types import BadRecord, Record


def load(path: Path) -> Record:
    """Read a record; errors name the file and, where there is one, the line."""
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


def save(record: Record, path: Path) -> None:
    """Write a record; the file is replaced as a whole or stays as it was."""
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
