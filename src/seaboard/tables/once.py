"""Commands that are done once: whoever lost an answer asks again with the same key.

The log keeps the key with the first entry of its command. What the command was is known to whoever
did it, as a digest and as long as the table is in memory, so that a key which is used again for
something else is refused and not answered as done.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Final, NamedTuple, Self

from ..games.api import as_data
from .commands import Command
from .entries import Logged
from .refusals import Refused

_BYTES: Final = 12  # of a digest: nobody but its own person is fooled by one that fits


class Once(NamedTuple):
    """The key of a command, and a digest of what it asks for."""

    key: str
    digest: bytes

    @classmethod
    def of(cls, key: str, command: Command) -> Self:
        text = json.dumps([type(command).__name__, as_data(command)], sort_keys=True)
        return cls(key, hashlib.sha256(text.encode()).digest()[:_BYTES])


class DoneCommands:
    """The keys in the log of a table."""

    __slots__ = ("_digests",)

    def __init__(self, log: Iterable[Logged]) -> None:
        self._digests: dict[str, bytes | None] = {}  # None if somebody else did it
        self.add(log)

    def add(self, log: Iterable[Logged], once: Once | None = None) -> None:
        """The entries are in the log; the command that they followed from, if it had a key."""
        for logged in log:
            if logged.key is not None:
                self._digests[logged.key] = None
        if once is not None and once.key in self._digests:
            self._digests[once.key] = once.digest

    def have(self, once: Once | None) -> bool:
        """Whether the command was done; Refused if its key was another command's."""
        if once is None or once.key not in self._digests:
            return False
        if self._digests[once.key] not in (None, once.digest):
            raise Refused("bad-input", "this key was used for another command; take a new one")
        return True
