"""Fair shuffles: chance that nobody can choose, and that anyone can check.

The method is described in docs/fair-shuffles.md, exactly enough to check a game without this code.
Its first form, in which words were open before the start, is kept for games that were played so.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, Self

from ..games.api import CHANCE, Move, Position, SeaboardError, Seat
from ..records import Record, replay

METHODS: Final = {1: "seaboard fair shuffle 1", 2: "seaboard fair shuffle 2"}
BRANCH_OF: Final = "branch-of"  # note: the table of the game from which this one branched off
A_RECORD: Final = "a record"  # instead of a table: it named none
BRANCH_MOVES: Final = "branch-moves"  # note: as many moves are those of that game
UNVERIFIED: Final = "unverified"  # note: why nobody but the player can vouch for the game
ON_A_DEVICE: Final = "played on the player's own device"
DEVICE_MARK: Final = "~"  # ids of tables on a device begin with it, those of a server never do
SECRET_BYTES: Final = 32
LONGEST_WORDS: Final = 100
_RANGE: Final = 1 << 64
_HEX: Final = re.compile(r"[0-9a-f]{64}")


class NotFair(SeaboardError):
    """A record whose chance does not follow from its secret and words, or cannot be checked."""


class Unverified(NotFair):
    """A record of a game that a person's own device has played: it may be fair, and nobody else
    can know.
    """


def commitment(secret: bytes) -> str:
    """What the server publishes when it has drawn its secret."""
    return hashlib.sha256(secret).hexdigest()


def seal_of(table: str, commitment: str, seat: Seat, words: str) -> str:
    """What a player publishes before the start; hides the words as well as they are unforeseen."""
    return _digest(
        f"seaboard fair seal 2\ntable {table}\ncommitment {commitment}\nseat {seat + 1}\n"
        f"words {words}\n"
    )


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Terms:
    """What everybody at a table knows of its shuffle before the first draw."""

    table: str
    commitment: str
    words: Mapping[Seat, str] = field(default_factory=dict)  # those that were shown
    seals: Mapping[Seat, str] = field(default_factory=dict)
    method: int = 2

    def with_words(self, seat: Seat, words: str) -> Self:
        return replace(self, words={**self.words, seat: words})

    def start(self) -> str:
        """The fingerprint that binds all seals and the server's commitment together."""
        seals = _lines("seal", self.seals)
        head = f"{METHODS[2]}\ntable {self.table}\ncommitment {self.commitment}\n"
        return _digest(head + seals)

    def prefix(self) -> str:
        """The canonical text that every draw begins with."""
        bound = f"table {self.table}" if self.method == 1 else f"start {self.start()}"
        return f"{METHODS[self.method]}\n{bound}\n{_lines('words', self.words)}"


def _lines(name: str, by_seat: Mapping[Seat, str]) -> str:
    return "".join(f"{name} {seat + 1} {by_seat[seat]}\n" for seat in sorted(by_seat))


@dataclass(frozen=True, slots=True, repr=False)
class Shuffle:
    """What chance at one table follows from. It has no `repr`, so that no log can show it."""

    secret: bytes
    terms: Terms

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
        attempt, prefix = 0, self.terms.prefix()
        while (value := self._value(prefix, number, attempt)) >= largest:
            attempt += 1
        return value % total

    def _value(self, prefix: str, number: int, attempt: int) -> int:
        text = f"{prefix}draw {number} attempt {attempt}\n"
        return int.from_bytes(hmac.digest(self.secret, text.encode(), "sha256")[:8], "big")


def notes(shuffle: Shuffle) -> dict[str, str]:
    """The notes of a record by which it can be checked; only for a game that is over."""
    terms = shuffle.terms
    bound = {"start": terms.start()} if terms.seals else {}
    return {
        "fair": METHODS[terms.method],
        "table": terms.table,
        "commitment": commitment(shuffle.secret),
        "secret": shuffle.secret.hex(),
        **bound,
        **{f"seal-{seat + 1}": seal for seat, seal in terms.seals.items()},
        **{f"words-{seat + 1}": text for seat, text in terms.words.items()},
    }


class Verdict(NamedTuple):
    """What a check of a record has found."""

    draws: int  # outcomes of chance that follow from the secret and the words
    terms: Terms
    branch_of: str | None = None  # the table whose game the first moves are from, or A_RECORD
    elsewhere: int = 0  # outcomes of chance among those, which that table's record shows
    unchecked: int = 0  # as many of them nobody has checked

    @property
    def original(self) -> str:
        """Where the first moves are from, in words."""
        return A_RECORD if self.branch_of == A_RECORD else f"table {self.branch_of}"

    @property
    def left_out(self) -> list[Seat]:
        """Seats whose sealed words were not shown in time."""
        return [seat for seat in self.terms.seals if seat not in self.terms.words]


def verify(record: Record, original: Record | None = None) -> Verdict:
    """Check every outcome of chance in the record. NotFair says what is wrong; for a game of a
    person's own device it is Unverified, whatever its chance. What chance did before a branch is
    checked in the record of the `original` game, and stays unchecked without it.

    The record must be replayable: its moves are checked on the way.
    """
    if is_unverified(record):
        for _ in replay(record):
            pass
        raise Unverified(
            "unverified: the game was played on a person's own device, which made its chance and"
            " its bots' moves. Every move follows the rules; nobody else can vouch for the rest"
        )
    verdict = check_chance(record)
    if original is None:
        return verdict
    return _with_original(verdict, record, original)


def _with_original(verdict: Verdict, record: Record, original: Record) -> Verdict:
    """The verdict if the record begins as the original game, and that is fair."""
    if verdict.branch_of is None:
        raise NotFair(f"the game is no branch of another: it has no note.{BRANCH_OF}")
    first = verify(original)
    moves = _moves_elsewhere(record)
    if first.terms.table != verdict.branch_of:
        raise NotFair(f"the game branched off from {verdict.original}, not from that one")
    if _setup(record) != _setup(original) or record.moves[:moves] != original.moves[:moves]:
        raise NotFair(f"the first {moves} moves are not those of the game it branched off from")
    unchecked = _chance_among(record, min(moves, _moves_elsewhere(original)))
    return verdict._replace(unchecked=unchecked)


def _setup(record: Record) -> tuple[object, ...]:
    """What two records have in common if their moves mean the same."""
    board = record.board.digest()
    return record.game.name, record.mode, record.seats, board, dict(record.options)


def is_unverified(record: Record) -> bool:
    """Whether the record is of a game that was played on a person's own device."""
    return UNVERIFIED in record.notes or record.notes.get("table", "").startswith(DEVICE_MARK)


def check_chance(record: Record) -> Verdict:
    """Whether every outcome of chance follows from the secret and the words, wherever they are
    from; NotFair if not. Those before a branch are counted apart.
    """
    shuffle = _shuffle_of(record)
    draws, elsewhere = 0, _moves_elsewhere(record)
    before = _chance_among(record, elsewhere)
    for number, step in enumerate(replay(record), 1):
        if step.before.decider != CHANCE:
            continue
        right = shuffle.draw(step.before, draws)
        if right != step.move and number > elsewhere:
            raise NotFair(
                f"move {number}, draw {draws}: the record says {step.move}, but the secret and"
                f" words give {right}"
            )
        draws += 1
    branch_of = record.notes.get(BRANCH_OF)
    return Verdict(draws - before, shuffle.terms, branch_of, before, before)


def _chance_among(record: Record, moves: int) -> int:
    return sum(move.decider == CHANCE for move in record.moves[:moves])


def _moves_elsewhere(record: Record) -> int:
    """How many moves were made at another table, from which this one branched off."""
    if BRANCH_OF not in record.notes and BRANCH_MOVES not in record.notes:
        return 0
    noted = record.notes.get(BRANCH_MOVES, "")
    if BRANCH_OF not in record.notes:
        raise NotFair(f"note.{BRANCH_MOVES} without note.{BRANCH_OF}: no table is named")
    if not (noted.isascii() and noted.isdecimal() and int(noted) <= len(record.moves)):
        raise NotFair(f"note.{BRANCH_MOVES}: expected a number up to {len(record.moves)}")
    return int(noted)


def _shuffle_of(record: Record) -> Shuffle:
    noted = record.notes
    method = next((key for key, name in METHODS.items() if noted.get("fair") == name), None)
    if method is None:
        raise NotFair(f"the record has no line `note.fair: {METHODS[2]}`, so it cannot be checked")
    secret = bytes.fromhex(_hex_note(noted, "secret"))
    published = _hex_note(noted, "commitment")
    if commitment(secret) != published:
        raise NotFair("the secret is not the one that the commitment was published for")
    terms = Terms(
        noted.get("table", ""),
        published,
        _by_seat(record, "words"),
        _by_seat(record, "seal") if method == 2 else {},
        method,
    )
    if method == 2:
        _check_seals(terms, noted)
    return Shuffle(secret, terms)


def _check_seals(terms: Terms, noted: Mapping[str, str]) -> None:
    if terms.seals and _hex_note(noted, "start") != terms.start():
        raise NotFair("note.start is not the fingerprint of this commitment and these seals")
    for seat, words in terms.words.items():
        if terms.seals.get(seat) != seal_of(terms.table, terms.commitment, seat, words):
            raise NotFair(f"note.words-{seat + 1}: these are not the words that were sealed")


def _by_seat(record: Record, name: str) -> dict[Seat, str]:
    keys = {seat: f"{name}-{seat + 1}" for seat in range(record.seats)}
    return {seat: record.notes[key] for seat, key in keys.items() if key in record.notes}


def _hex_note(noted: Mapping[str, str], key: str) -> str:
    value = noted.get(key, "")
    if not _HEX.fullmatch(value):
        raise NotFair(f"note.{key}: expected 64 hexadecimal digits")
    return value
