"""Every message that comes in or goes out, as types.

What comes in is checked by pydantic, strictly, and turned into the table core's own commands and
setups; what goes out is plain dictionaries that the type checker has seen, those about a table from
`tables.shapes`. The OpenAPI document, docs/websocket.md and the web client's types are made from
these.
"""

from __future__ import annotations

import unicodedata
from abc import abstractmethod
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, TypeAdapter
from typing_extensions import TypedDict

from ..lessons import MOST_ANSWERS
from ..puzzles import GRADES, MOST_DONE
from ..tables import commands
from ..tables.branching import Where
from ..tables.commands import Command
from ..tables.fairness import LONGEST_WORDS
from ..tables.lines import MOST_MOVES
from ..tables.sending import Chair
from ..tables.setup import DAY
from ..tables.setup import Setup as TableSetup
from ..tables.shapes import Done, ErrorBody, EventPage, PreviewOut, TableOut
from .names import readable_name

LARGEST_NUMBER: Final = 2**31 - 1
LONGEST_CHAT: Final = 500
LONGEST_NAME: Final = 30
LONGEST_SENT: Final = 400_000  # characters of a record


def _printable(text: str) -> str:
    if not text.isprintable() or text != text.strip():
        raise ValueError("expected printable characters without space around them")
    return text


def _name(text: str) -> str:
    """A name as it is kept; some letters become several in the form in which they are."""
    name = readable_name(text)
    if len(name) > LONGEST_NAME:
        raise ValueError(f"at most {LONGEST_NAME} letters and marks")
    return name


def _without_controls(text: str) -> str:
    if any(unicodedata.category(character) in ("Cc", "Cs") for character in text):
        raise ValueError("control characters are not allowed")
    if not text.strip():
        raise ValueError("there is nothing in it")
    return text


Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(_name)]
Words = Annotated[str, Field(min_length=1, max_length=LONGEST_WORDS), AfterValidator(_printable)]
Chat = Annotated[
    str, Field(min_length=1, max_length=LONGEST_CHAT), AfterValidator(_without_controls)
]
Account = Annotated[str, Field(min_length=3, max_length=30, pattern=r"^[a-z0-9][a-z0-9._-]*$")]
Password = Annotated[str, Field(min_length=8, max_length=200)]
Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Number = Annotated[int, Field(ge=0, le=LARGEST_NUMBER)]
Identity = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16}$")]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
LONGEST_BOARD: Final = 20_000
ShortText = Annotated[str, Field(min_length=1, max_length=100), AfterValidator(_printable)]
LessonText = Annotated[str, Field(max_length=100)]
PuzzleName = Annotated[str, Field(pattern=r"^[a-z0-9-]{1,60}$")]
BoardKey = Annotated[str, Field(min_length=1, max_length=60), AfterValidator(_printable)]
BoardValue = Annotated[str, Field(min_length=1, max_length=500), AfterValidator(_printable)]


class Incoming(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# People


class Guest(Incoming):
    """Come in by choosing a name; nothing else is asked."""

    name: Name


class Rename(Incoming):
    """Be called otherwise from now on, also at tables where one sits already."""

    name: Name


class NewAccount(Incoming):
    """Keep who you are: an account with a password."""

    account: Account
    password: Password


class SignIn(Incoming):
    account: Account
    password: Password


class Goodbye(Incoming):
    """Delete the person; an account gives its password."""

    password: Password | None = None


# Tables


class Setup(Incoming):
    """A table to be: the game and how it is played."""

    game: ShortText
    mode: ShortText | None = None
    seats: Annotated[int, Field(ge=1, le=9)] | None = None
    options: Annotated[
        dict[ShortText, Annotated[int, Field(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]],
        Field(max_length=50),
    ] = {}
    board: Annotated[dict[BoardKey, BoardValue], Field(max_length=300)] | None = None
    public: bool = False
    spectators: bool = True
    undo: Literal["turn", "never"] = "turn"
    hints: bool = False  # whether players may ask what a bot would do
    seconds: Annotated[int, Field(ge=5, le=30 * DAY)] | None = None  # for each decision
    # For all decisions of a seat together, and what is added after each of them.
    game_seconds: Annotated[int, Field(ge=30, le=30 * DAY)] | None = None
    increment: Annotated[int, Field(ge=0, le=DAY)] = 0
    timeout: Literal["bot", "resign"] = "bot"
    substitute: ShortText | None = None  # the bot for one who is late, away or resigns
    # After how many seconds one who is away may be replaced by a bot; none: by the table's clock.
    absence: Annotated[int, Field(ge=5, le=30 * DAY)] | Literal["never"] | None = None
    stand_in: bool = False  # whether a weaker bot decides when the strong ones are busy
    key: Key | None = None  # of the client's choice: with the same one, the same table is given

    def setup(self) -> TableSetup:
        return TableSetup(**self.model_dump(exclude={"key"}))


class CommandMessage(Incoming):
    """A command as it comes in. A client that lost the answer sends it again with the same `key`,
    which it has chosen at random, and it is not done twice.
    """

    key: Key | None = None

    @abstractmethod
    def command(self) -> Command: ...


class Join(CommandMessage):
    """Take a seat, or the first free one; several seats by one person are a hot seat."""

    do: Literal["join"]
    seat: SeatNumber | None = None
    label: Name | None = None

    def command(self) -> Command:
        return commands.Join(self.seat, self.label)


class Leave(CommandMessage):
    do: Literal["leave"]
    seat: SeatNumber

    def command(self) -> Command:
        return commands.Leave(self.seat)


class AddBot(CommandMessage):
    do: Literal["bot"]
    seat: SeatNumber
    bot: ShortText

    def command(self) -> Command:
        return commands.AddBot(self.seat, self.bot)


class RemoveBot(CommandMessage):
    do: Literal["unbot"]
    seat: SeatNumber

    def command(self) -> Command:
        return commands.RemoveBot(self.seat)


class SwapSeats(CommandMessage):
    """Two seats change places, before the start; for the host."""

    do: Literal["swap"]
    seat: SeatNumber
    other: SeatNumber

    def command(self) -> Command:
        return commands.SwapSeats(self.seat, self.other)


class ChangeSetup(CommandMessage):
    """Another setup of the same game, before the start; for the host."""

    do: Literal["setup"]
    setup: Setup

    def command(self) -> Command:
        return commands.ChangeSetup(self.setup.setup())


class Seal(CommandMessage):
    """Bind oneself to words from which the shuffle will follow too; docs/fair-shuffles.md says how
    the seal is made.
    """

    do: Literal["seal"]
    seat: SeatNumber
    seal: Digest

    def command(self) -> Command:
        return commands.Seal(self.seat, self.seal)


class Reveal(CommandMessage):
    """Show the words that one has sealed, once the start is fixed; `start` is that of the table."""

    do: Literal["reveal"]
    seat: SeatNumber
    start: Digest
    words: Words

    def command(self) -> Command:
        return commands.Reveal(self.seat, self.start, self.words)


class Start(CommandMessage):
    do: Literal["start"]

    def command(self) -> Command:
        return commands.Start()


class Close(CommandMessage):
    """Give up a table that has not begun."""

    do: Literal["close"]

    def command(self) -> Command:
        return commands.Close()


class Play(CommandMessage):
    """A move, and the version of the table that it answers."""

    do: Literal["move"]
    seat: SeatNumber
    version: Number
    move: ShortText

    def command(self) -> Command:
        return commands.Play(self.seat, self.version, self.move)


class Undo(CommandMessage):
    """Take one's last decision back, where nobody needs to be asked."""

    do: Literal["undo"]
    seat: SeatNumber
    version: Number

    def command(self) -> Command:
        return commands.Undo(self.seat, self.version)


class Ask(CommandMessage):
    """Ask the others to let one's last decision be taken back."""

    do: Literal["ask"]
    seat: SeatNumber
    version: Number

    def command(self) -> Command:
        return commands.AskUndo(self.seat, self.version)


class Answer(CommandMessage):
    do: Literal["answer"]
    ask: Number  # the number of the event that asked
    yes: bool

    def command(self) -> Command:
        return commands.AnswerUndo(self.ask, self.yes)


class Resign(CommandMessage):
    """A bot plays the seat from now on."""

    do: Literal["resign"]
    seat: SeatNumber

    def command(self) -> Command:
        return commands.Resign(self.seat)


class Replace(CommandMessage):
    """Let a bot play for one who is away, from `replaceable_from` on; the host does it, others
    propose it.
    """

    do: Literal["replace"]
    seat: SeatNumber

    def command(self) -> Command:
        return commands.Replace(self.seat)


class ComeBack(CommandMessage):
    """Take one's seat over again from the bot."""

    do: Literal["come_back"]
    seat: SeatNumber

    def command(self) -> Command:
        return commands.ComeBack(self.seat)


class GiveUp(CommandMessage):
    """Propose to end the game without a result. Sent again, it ends the waiting for those who are
    away meanwhile.
    """

    do: Literal["give_up"]

    def command(self) -> Command:
        return commands.GiveUp()


class Vote(CommandMessage):
    """Answer one of the table's `motions`."""

    do: Literal["vote"]
    motion: Number  # its number
    yes: bool

    def command(self) -> Command:
        return commands.Vote(self.motion, self.yes)


class StandIn(CommandMessage):
    """Let the weaker bot decide that `busy` offers, for the version that offers it."""

    do: Literal["stand_in"]
    version: Number

    def command(self) -> Command:
        return commands.StandIn(self.version)


class Say(CommandMessage):
    do: Literal["say"]
    text: Chat

    def command(self) -> Command:
        return commands.Say(self.text)


class Rematch(CommandMessage):
    """A new table with the same people, after the end."""

    do: Literal["rematch"]

    def command(self) -> Command:
        return commands.Rematch()


AnyCommand = Annotated[
    Join | Leave | AddBot | RemoveBot | SwapSeats | ChangeSetup
    | Seal | Start | Reveal | Close | Play | Undo | Ask | Answer
    | Resign | Replace | ComeBack | GiveUp | Vote | StandIn | Say | Rematch,
    Field(discriminator="do"),
]  # fmt: skip


class Branch(Incoming):
    """Go on from a finished game after a number of its moves, and then others, at a new table."""

    step: Number
    line: Annotated[list[ShortText], Field(max_length=MOST_MOVES)] = []
    # For each seat its bot, or none for whoever asks.
    players: Annotated[list[ShortText | None], Field(max_length=9)]
    key: Key | None = None  # of the client's choice: with the same one, the same table is given

    def where(self) -> Where:
        """The same as the table core has it."""
        return Where(self.step, self.line, self.players)


class BranchOfRecord(Branch):
    """The same with a record that one has."""

    record: Annotated[str, Field(min_length=1)]


class OtherMove(Incoming):
    """A move of one's own choice at a decision of a finished game."""

    step: Number  # the number of the move in the record, from 0
    move: ShortText


class Replay(Incoming):
    """A record to look at, after a number of its moves."""

    record: Annotated[str, Field(min_length=1)]
    step: Number | None = None  # none: the end
    seat: SeatNumber | None = None


class LessonAnswer(Incoming):
    """A lesson to be gone on with: the answers given so far, and the next one if there is one; the
    empty one reads on.
    """

    answers: Annotated[list[LessonText], Field(max_length=MOST_ANSWERS)] = []
    move: LessonText | None = None


class PuzzleTry(Incoming):
    """A move that may be the solution of a puzzle; none gives up."""

    move: ShortText | None = None


class PuzzleRun(Incoming):
    """A run of puzzles to be gone on with: the next is of the theme, of the grade or one near it,
    and none of those that are done; `run` is any number, by which runs differ.
    """

    theme: PuzzleName | None = None
    grade: Annotated[int, Field(ge=GRADES[0], le=GRADES[-1])] = GRADES[0]
    done: Annotated[list[PuzzleName], Field(max_length=MOST_DONE)] = []
    run: Number = 0


class BoardFile(Incoming):
    """What a board file contains, to be read into the lines of a setup."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_BOARD)]


class Edited(Incoming):
    """A position set up by hand: what the editor's form says, or a whole description."""

    position: dict[str, JsonValue]


class EditedLine(Incoming):
    """Some moves from such a position, one after another."""

    position: dict[str, JsonValue]
    moves: Annotated[list[ShortText], Field(max_length=MOST_MOVES)]


class EditedMove(Incoming):
    """Play on from such a position: a move of one's own, or one by a bot."""

    position: dict[str, JsonValue]
    move: ShortText | None = None
    bot: ShortText | None = None  # without move and bot the usual adviser decides


class SentSeat(Incoming):
    """Who sat in a seat of a game on a device: its bot, or the person, with the name of somebody at
    the same screen.
    """

    label: Name | None = None
    bot: ShortText | None = None
    resigned: bool = False  # whether a bot played on in the person's place


class SendGame(Incoming):
    """A game that is over, and was played on the person's own device."""

    record: Annotated[str, Field(min_length=1, max_length=LONGEST_SENT)]
    seats: Annotated[list[SentSeat], Field(min_length=1, max_length=9)]

    def chairs(self) -> list[Chair]:
        return [Chair(seat.label, seat.bot, seat.resigned) for seat in self.seats]


class RecordOnly(Incoming):
    """A record to look at as a whole."""

    record: Annotated[str, Field(min_length=1)]


# What a client sends over its WebSocket


class Watch(Incoming):
    """Hear of a table as one of one's seats, or as a spectator; `after` is the last event known,
    `previews` asks for what each legal move would do.
    """

    type: Literal["watch"]
    table: Identity
    seat: SeatNumber | None = None
    after: Number | None = None
    previews: bool = False


class Unwatch(Incoming):
    type: Literal["unwatch"]
    table: Identity


class Do(Incoming):
    """A command; the answer carries the same `id`."""

    type: Literal["do"]
    id: Number
    table: Identity
    command: AnyCommand


class Earlier(Incoming):
    """Ask for events before a number."""

    type: Literal["earlier"]
    table: Identity
    before: Number
    seat: SeatNumber | None = None


class AskPreviews(Incoming):
    """Ask what each legal move would do, as far as the seat that decides can know."""

    type: Literal["preview"]
    table: Identity
    seat: SeatNumber


class Ping(Incoming):
    type: Literal["ping"]


ClientMessage = Watch | Unwatch | Do | Earlier | AskPreviews | Ping
CLIENT_MESSAGE: Final[TypeAdapter[ClientMessage]] = TypeAdapter(
    Annotated[ClientMessage, Field(discriminator="type")]
)


# What goes out


class PersonOut(TypedDict):
    id: str
    name: str
    account: str | None


class Entered(TypedDict):
    """Who one is now; `token` is for programs, browsers have it as a cookie."""

    person: PersonOut
    token: str


class SessionOut(TypedDict):
    """A device where one is signed in."""

    id: str
    since: float
    device: str  # what it says of itself
    here: bool  # whether it is the one that asks


class SessionList(TypedDict):
    sessions: list[SessionOut]


class SeatListed(TypedDict):
    person: str | None
    label: str | None
    bot: str | None


class TableListed(TypedDict):
    id: str
    game: str
    mode: str
    status: str
    public: bool
    host: str
    since: float
    changed: float
    seats: list[SeatListed]
    decider: int | None  # the seat that is to decide
    my_turn: bool  # whether that is for whoever asks to decide
    unverified: bool  # whether a person's own device made its chance and its bots' moves


class TableList(TypedDict):
    tables: list[TableListed]
    people: dict[str, str]


class Created(TypedDict):
    id: str


class GameSent(TypedDict):
    """A game of a device is kept; `new` is false if it was already."""

    id: str
    new: bool


class BoardOut(TypedDict):
    """What is printed on a game's own board, line by line; a setup may name other values."""

    lines: dict[str, str]


class GameWords(TypedDict):
    """The words that a game brings: Fluent messages, and its rules for players if it has some."""

    messages: str
    rules: str | None


class ErrorOut(TypedDict):
    error: ErrorBody


class PublicKey(TypedDict):
    key: str  # in hexadecimal digits


class Health(TypedDict):
    status: Literal["ok"]
    version: str


# What the server sends over a WebSocket


class Welcome(TypedDict):
    """The first message; `person` is none for one who only watches, `now` is the server's time, by
    which all clocks run.
    """

    type: Literal["welcome"]
    person: PersonOut | None
    now: float


class TableMessage(TypedDict):
    """The table as it is now, and the events since the last such message."""

    type: Literal["table"]
    table: TableOut


class DoneMessage(TypedDict):
    type: Literal["done"]
    id: int
    done: Done


class RefusedMessage(TypedDict):
    """Why not; `id` is that of the command, if it was one that could be read."""

    type: Literal["refused"]
    id: int | None
    table: str | None
    error: ErrorBody


class EarlierMessage(TypedDict):
    type: Literal["earlier"]
    page: EventPage


class Previews(TypedDict):
    """What each legal move would do, by its text; a version as in `table`."""

    type: Literal["previews"]
    table: str
    seat: int
    version: int
    moves: dict[str, PreviewOut]


class Unwatched(TypedDict):
    type: Literal["unwatched"]
    table: str


class Pong(TypedDict):
    type: Literal["pong"]


ServerMessage = (
    Welcome | TableMessage | DoneMessage | RefusedMessage | EarlierMessage | Previews | Unwatched
    | Pong
)  # fmt: skip
