"""Fair shuffles: chance that neither the server nor a player can choose, and that anyone can check.

The method is described in docs/fair-shuffles.md, exactly enough to check a game without this code.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ..games.api import CHANCE, Move, Position, SeaboardError, Seat
from ..records import Record, replay

METHOD: Final = "seaboard fair shuffle 1"
SECRET_BYTES: Final = 32
LONGEST_WORDS: Final = 100
_RANGE: Final = 1 << 64
_HEX: Final = re.compile(r"[0-9a-f]{64}")


class NotFair(SeaboardError):
    """A record whose chance does not follow from its secret and words, or cannot be checked."""


@dataclass(frozen=True, slots=True, repr=False)
class Shuffle:
    """What chance at one table follows from. It has no `repr`, so that no log can show it."""

    secret: bytes
    table: str
    words: Mapping[Seat, str]

    def draw(self, position: Position, number: int) -> Move:
        """The outcome of the position's chance decision, the game's draw of that number from 0."""
        return self.pick(position.weights(), number)

    def pick(self, weights: Sequence[tuple[Move, int]], number: int) -> Move:
        left = self.below(sum(weight for _, weight in weights), number)
        for move, weight in weights:
            left -= weight
            if left < 0:
                return move
        raise AssertionError("the weights do not add up to their sum")

    def below(self, total: int, number: int) -> int:
        """A number from 0 to total - 1, each equally likely."""
        largest = _RANGE - _RANGE % total
        attempt = 0
        while (value := self._value(number, attempt)) >= largest:
            attempt += 1
        return value % total

    def _value(self, number: int, attempt: int) -> int:
        text = f"{self.prefix()}draw {number} attempt {attempt}\n"
        return int.from_bytes(hmac.digest(self.secret, text.encode(), "sha256")[:8], "big")

    def prefix(self) -> str:
        """The canonical text of what everybody knows before the first draw."""
        words = [f"words {seat + 1} {self.words[seat]}\n" for seat in sorted(self.words)]
        return f"{METHOD}\ntable {self.table}\n{''.join(words)}"


def commitment(secret: bytes) -> str:
    """What is published before anyone adds words."""
    return hashlib.sha256(secret).hexdigest()


def notes(shuffle: Shuffle) -> dict[str, str]:
    """The notes of a record by which it can be checked; only for a game that is over."""
    return {
        "fair": METHOD,
        "table": shuffle.table,
        "commitment": commitment(shuffle.secret),
        "secret": shuffle.secret.hex(),
        **{f"words-{seat + 1}": text for seat, text in shuffle.words.items()},
    }


def verify(record: Record) -> int:
    """Check every outcome of chance in the record; how many there are. NotFair says what is wrong.

    The record must be replayable: its moves are checked on the way.
    """
    shuffle = _shuffle_of(record)
    draws = 0
    for number, step in enumerate(replay(record), 1):
        if step.before.decider != CHANCE:
            continue
        right = shuffle.draw(step.before, draws)
        if right != step.move:
            raise NotFair(
                f"move {number}, draw {draws}: the record says {step.move}, but the secret and"
                f" words give {right}"
            )
        draws += 1
    return draws


def _shuffle_of(record: Record) -> Shuffle:
    noted = record.notes
    if noted.get("fair") != METHOD:
        raise NotFair(f"the record has no line `note.fair: {METHOD}`, so it cannot be checked")
    secret = _hex_note(noted, "secret")
    if commitment(bytes.fromhex(secret)) != _hex_note(noted, "commitment"):
        raise NotFair("the secret is not the one that the commitment was published for")
    words = {
        seat: noted[key] for seat in range(record.seats) if (key := f"words-{seat + 1}") in noted
    }
    return Shuffle(bytes.fromhex(secret), noted.get("table", ""), words)


def _hex_note(noted: Mapping[str, str], key: str) -> str:
    value = noted.get(key, "")
    if not _HEX.fullmatch(value):
        raise NotFair(f"note.{key}: expected 64 hexadecimal digits")
    return value
