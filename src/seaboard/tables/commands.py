"""What a person can ask for at a table, one class for each command."""

from __future__ import annotations

from dataclasses import dataclass

from ..games.api import Seat
from .setup import Setup


@dataclass(frozen=True, slots=True)
class Join:
    """Take a seat, or the first free one."""

    seat: Seat | None = None
    label: str | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    seat: Seat


@dataclass(frozen=True, slots=True)
class AddBot:
    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class RemoveBot:
    seat: Seat


@dataclass(frozen=True, slots=True)
class SwapSeats:
    """Two seats change places, whoever sits there."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class ChangeSetup:
    """Play otherwise than the table was set up for; the game stays the same."""

    setup: Setup


@dataclass(frozen=True, slots=True)
class Seal:
    """Bind oneself to words from which the shuffle will follow too, without showing them."""

    seat: Seat
    seal: str


@dataclass(frozen=True, slots=True)
class Reveal:
    """Show the words that one has sealed, once the start is fixed."""

    seat: Seat
    start: str  # the fingerprint of the start that one has seen
    words: str


@dataclass(frozen=True, slots=True)
class Start:
    pass


@dataclass(frozen=True, slots=True)
class Close:
    """Give up a table that has not begun."""


@dataclass(frozen=True, slots=True)
class Play:
    """A move, and the version of the table that it answers."""

    seat: Seat
    version: int
    move: str


@dataclass(frozen=True, slots=True)
class Undo:
    """Take one's last decision back, where nobody needs to be asked."""

    seat: Seat
    version: int


@dataclass(frozen=True, slots=True)
class AskUndo:
    """Ask the others to let one's last decision be taken back."""

    seat: Seat
    version: int


@dataclass(frozen=True, slots=True)
class AnswerUndo:
    ask: int  # the number of the entry that asked
    yes: bool


@dataclass(frozen=True, slots=True)
class Resign:
    """A bot plays the seat from now on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Replace:
    """Let a bot play for one who is away: the host does, others propose it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Take one's seat over again from the bot."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Propose to end the game without a result."""


@dataclass(frozen=True, slots=True)
class Vote:
    motion: int  # the number of the entry that proposed
    yes: bool


@dataclass(frozen=True, slots=True)
class StandIn:
    """Let the weaker bot decide that was offered in place of a busy one."""

    version: int


@dataclass(frozen=True, slots=True)
class Say:
    text: str


@dataclass(frozen=True, slots=True)
class Rematch:
    """A new table with the same people, after the end."""


# All but a rematch add to the table at which they are given.
TableCommand = (
    Join | Leave | AddBot | RemoveBot | SwapSeats | ChangeSetup
    | Seal | Start | Reveal | Close | Play | Undo | AskUndo
    | AnswerUndo | Resign | Replace | ComeBack | GiveUp | Vote | StandIn | Say
)  # fmt: skip
Command = TableCommand | Rematch
