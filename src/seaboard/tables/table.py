"""A table as its log tells it: open, running, finished, given up or closed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime
from typing import Any, Final, Literal, NamedTuple, assert_never

from ..games.api import CHANCE, NOBODY, Game, IllegalMove, Move, Position, Result, Seat
from ..records import Played, Record
from .budgets import Budget, budgets_of
from .clocks import GameClocks
from .entries import (
    BotAdded,
    BotRemoved,
    Branched,
    ChancePlayed,
    ChatHidden,
    Closed,
    Created,
    Entry,
    Finished,
    GivenUp,
    Joined,
    Left,
    Logged,
    MotionMade,
    MovePlayed,
    MovesUndone,
    RematchCreated,
    Replaced,
    Resigned,
    Returned,
    Said,
    SeatsSwapped,
    Sent,
    SetupChanged,
    Shuffled,
    Started,
    StoodIn,
    TimedOut,
    UndoAnswered,
    UndoAsked,
    Voted,
    WordsAdded,
    WordsRevealed,
    WordsSealed,
)
from .fairness import (
    A_RECORD,
    BRANCH_MOVES,
    BRANCH_OF,
    DEVICE_MARK,
    ON_A_DEVICE,
    UNVERIFIED,
    Shuffle,
    Terms,
    notes,
)
from .motions import Motion, Topic
from .setup import Setup

Status = Literal["open", "starting", "running", "finished", "given_up", "closed"]
MayUndo = Literal["free", "ask", "refused", "no"]
_WORLDS: Final = 16
ENDED: Final = "ended"  # the record's note on a game that did not come to its end
GIVEN_UP: Final = "given up"
REVEAL_SECONDS: Final = 15  # for everyone to show the words that were sealed


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat at the table, and who sits there. The seat of a person who resigned, or was replaced
    and has not come back, is played by a bot.
    """

    person: str | None = None
    label: str | None = None
    bot: str | None = None
    resigned: bool = False
    replaced: bool = False
    replaced_after: int = 0  # so many moves stood then
    seal: str | None = None  # what binds the player to words
    words: str | None = None  # those words, once they are shown

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def player(self) -> str | None:
        """The person who decides here, if it is one."""
        return None if self.left else self.person

    @property
    def left(self) -> bool:
        """Whether the person does not play any more, or not for now."""
        return self.resigned or self.replaced


class StandingMove(NamedTuple):
    """A move that was not taken back."""

    decider: Seat
    text: str
    by: str | None  # a person's id; None for chance and bots
    spent: float = 0.0  # seconds of the time for this decision


class Transition(NamedTuple):
    """A move with the positions around it. Nobody plays on these positions: they are shared."""

    before: Position
    move: Move
    after: Position
    number: int  # how many moves stand with this one


def transition(before: Position, move: Move, number: int) -> Transition:
    """Play the move on a copy; refuses an illegal one."""
    after = before.copy()
    after.play(move)
    return Transition(before, move, after, number)


@dataclass(slots=True)
class UndoRequest:
    """Someone asks to take moves back; it is void as soon as the play goes on."""

    number: int
    seat: Seat
    keep: int
    waiting: set[str] = field(default_factory=set)


class Table:
    """The present of a table, kept by `apply`; `moves` holds those that stand.

    `position` is replaced when a move is applied and never played on, so that whoever has it can
    keep it.
    """

    def __init__(self, identity: str, log: Sequence[Logged]) -> None:
        created = log[0].entry
        if not isinstance(created, Created):
            raise ValueError("a log begins with the entry that creates its table")
        self.id = identity
        self.setup = created.setup
        self.setup_data = created.setup.data()
        self.host = created.host
        self.commitment = created.commitment
        self.fair = created.fair
        self.start: str | None = None  # the fingerprint of seals that are fixed
        self.since = log[0].at
        self.status: Status = "open"
        self.chairs = [Chair() for _ in range(self.setup.seats or 0)]
        self.position: Position | None = None
        self.moves: list[StandingMove] = []
        self.last = 0
        self.head = ""  # the link of the last entry
        self.version = 0
        self.changed = self.since
        self.decision_since = self.since
        self.timed_out = False  # the clock ran out on whoever decides, so the substitute does
        self.stand_in: str | None = None  # the bot that decides once for a busy one
        self.undo_request: UndoRequest | None = None
        self.undo_refused: frozenset[str] = frozenset()  # whose requests, in this version
        self.motions: dict[Topic, Motion] = {}
        self.refused_motions: dict[Topic, float] = {}  # when the last of each was
        self.clocks: GameClocks | None = None  # once it has begun, where there is such time
        self.secret: str | None = None
        self.rematch: str | None = None
        self.branch: Branched | None = None  # from where the first moves are
        self.sent: Sent | None = None  # if the whole game was played on somebody's device
        self.started: float | None = None
        self.used: dict[str, int] = {}  # of each budget
        self.hidden: set[int] = set()  # numbers of what was said and is not shown any more
        for logged in log:
            self._note(logged)
        if self.started is not None and self.status != "starting":
            self.position = self.position_after(len(self.moves))
        self.decider = self._decider()

    def copy(self) -> Table:
        """A table of its own: what is applied to it does not change this one."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)  # every move copies: copy.copy takes ten times as long
        twin.chairs = self.chairs.copy()
        twin.moves = self.moves.copy()
        twin.used = self.used.copy()
        twin.hidden = self.hidden.copy()
        twin.motions = {topic: motion.copy() for topic, motion in self.motions.items()}
        twin.refused_motions = self.refused_motions.copy()
        twin.clocks = None if self.clocks is None else self.clocks.copy()
        if self.undo_request is not None:
            twin.undo_request = replace(self.undo_request, waiting=set(self.undo_request.waiting))
        return twin

    @property
    def game(self) -> Game:
        return self.setup.find_game()

    # The log

    def apply(self, logged: Logged, known: Transition | None = None) -> Transition | None:
        """Go on by one entry; if it is a move, what it changed. `known` is what whoever decided
        the move has found out already, so that it is not played again.
        """
        self._note(logged)
        made = None
        match logged.entry:
            case Started() | Shuffled() | MovesUndone() if self.status != "starting":
                self.position = self.position_after(len(self.moves))
            case MovePlayed(move=text) | ChancePlayed(move=text):
                made = known or transition(self.playing, self.game.parse(text), len(self.moves))
                if made.number != len(self.moves):
                    raise ValueError(f"transition {made.number} is not that of this move")
                self.position = made.after
            case _:
                pass
        self.decider = self._decider()
        return made

    def apply_all(
        self, log: Sequence[Logged], known: Sequence[Transition] = ()
    ) -> list[Transition | None]:
        """Go on by all entries; `known` are the transitions of their moves, or nothing."""
        by_number = {made.number: made for made in known}
        return [self.apply(each, by_number.get(len(self.moves) + 1)) for each in log]

    def _note(self, logged: Logged) -> None:
        """All that an entry changes, except the position."""
        if logged.number != self.last + 1:
            raise ValueError(f"entry {logged.number} does not follow {self.last}")
        spent = max(0.0, logged.at - self.decision_since)
        if logged.entry.subject == "play":
            self.version, self.decision_since = logged.number, logged.at
            self.undo_request, self.timed_out, self.stand_in = None, False, None
            self.undo_refused = frozenset()
        if not isinstance(logged.entry, MovePlayed | ChancePlayed):
            for budget in self.budgets_of(logged.entry):
                self.used[budget.name] = self.used.get(budget.name, 0) + 1
        self._change(logged.entry, logged, spent)
        if self.clocks is not None:
            self._run_clocks(self.clocks, logged)
        self.last, self.changed, self.head = logged.number, logged.at, logged.link

    def _change(self, entry: Entry, logged: Logged, spent: float) -> None:
        match entry:  # moves first: nearly all entries are
            case MovePlayed():
                self.moves.append(StandingMove(entry.seat, entry.move, entry.person, spent))
                if self.motions:
                    self._is_back(entry.person)
            case ChancePlayed():
                self.moves.append(StandingMove(CHANCE, entry.move, None))
            case Created() | Said():
                pass
            case (
                Joined() | Left() | BotAdded() | BotRemoved() | SeatsSwapped() | SetupChanged()
                | WordsAdded() | WordsSealed() | WordsRevealed()
            ):  # fmt: skip
                self._change_seats(entry)
            case Closed():
                self.status = "closed"
            case RematchCreated():
                self.rematch = entry.table
            case Branched():
                self.branch = entry
            case Sent():
                self.sent = entry
            case Started():
                self.start, self.started = entry.start, logged.at
                self.status = "running" if entry.start is None else "starting"
                self.clocks = self._new_clocks(logged.at)
            case Shuffled():
                self.status = "running"
            case MovesUndone():
                self._take_back(entry.keep)
                self.decision_since = logged.at - entry.used
            case TimedOut():
                self.timed_out = True
            case StoodIn():
                self.stand_in = entry.bot
            case Resigned():
                self._resign(entry.seat)
            case Replaced() | Returned() | MotionMade() | Voted():
                self._note_absence(entry, logged)
            case Finished():
                self.status, self.secret = "finished", entry.secret
            case GivenUp():
                self.status, self.secret = "given_up", entry.secret
            case UndoAsked():
                self.undo_request = self._requested(entry, logged.number)
            case UndoAnswered():
                self._answered(entry)
            case ChatHidden():
                self.hidden.add(entry.said)
            case _:
                assert_never(entry)

    def _resign(self, seat: Seat) -> None:
        self._change_chair(seat, resigned=True, replaced=False, bot=self.substitute)
        self._leave_motions(seat)

    # Absence

    def _note_absence(
        self, entry: Replaced | Returned | MotionMade | Voted, logged: Logged
    ) -> None:
        match entry:
            case Replaced(seat=seat):
                self._change_chair(
                    seat, replaced=True, replaced_after=len(self.moves), bot=entry.bot
                )
                self._leave_motions(seat)
            case Returned(seat=seat):
                self._change_chair(seat, replaced=False, bot=None)
            case MotionMade():
                motion = _motion(entry, logged.number)
                self.motions[motion.topic] = motion
            case Voted():
                self._voted(entry, logged.at)

    def _voted(self, voted: Voted, at: float) -> None:
        for topic, motion in tuple(self.motions.items()):
            if motion.number == voted.motion:
                motion.vote(voted.person, voted.yes)
                if motion.fails:
                    del self.motions[topic]
                    self.refused_motions[topic] = at

    def _leave_motions(self, seat: Seat) -> None:
        """Whoever does not play the seat any more is neither voted on nor asked."""
        self.motions.pop(("replace", seat), None)
        players = {chair.player for chair in self.chairs}
        for motion in self.motions.values():
            motion.asked = frozenset(each for each in motion.asked if each in players)

    def _is_back(self, person: str | None) -> None:
        """Nobody has to vote any more on whoever plays again."""
        for topic, motion in tuple(self.motions.items()):
            if motion.seat is not None and self.chairs[motion.seat].person == person:
                del self.motions[topic]

    # Time for the whole game

    def _new_clocks(self, at: float) -> GameClocks | None:
        seconds = self.setup.game_seconds
        if seconds is None:
            return None
        return GameClocks([float(seconds)] * len(self.chairs), self.setup.increment, at)

    def _run_clocks(self, clocks: GameClocks, logged: Logged) -> None:
        at = logged.at
        match logged.entry:
            case MovePlayed(seat=seat, person=person) if person is not None:
                clocks.decided(seat, at)
            case Started() | Shuffled() | MovePlayed() | ChancePlayed():
                clocks.begin(at)
            case TimedOut(seat=seat):
                clocks.charge(seat, at)
                clocks.begin(at)
            case Replaced(seat=seat, clocked=True):
                clocks.charge(seat, at)
            case Returned(seat=seat):
                clocks.came_back(seat, at)
            case MovesUndone(clocked=seat):
                if seat is not None:
                    clocks.charge(seat, at)
                clocks.begin(at)
            case _:
                pass

    @property
    def clocked(self) -> Seat | None:
        """The seat whose time for the whole game runs now."""
        return self.decider if self.clocks is not None and self.bot_to_decide is None else None

    def _change_seats(
        self,
        entry: Joined | Left | BotAdded | BotRemoved | SeatsSwapped | SetupChanged
        | WordsAdded | WordsSealed | WordsRevealed,
    ) -> None:  # fmt: skip
        match entry:
            case Joined():
                self.chairs[entry.seat] = Chair(entry.person, entry.label)
            case Left() | BotRemoved():
                self.chairs[entry.seat] = Chair()
            case BotAdded():
                self.chairs[entry.seat] = Chair(bot=entry.bot)
            case SeatsSwapped(seat=one, other=other):
                self._swap(one, other)
            case SetupChanged():
                self._set_up(entry.setup)
            case WordsAdded() | WordsRevealed():
                self._change_chair(entry.seat, words=entry.words)
            case WordsSealed():
                self._change_chair(entry.seat, seal=entry.seal)

    def _change_chair(self, seat: Seat, **values: Any) -> None:
        self.chairs[seat] = replace(self.chairs[seat], **values)

    def _take_back(self, keep: int) -> None:
        if self.clocks is not None:
            gone = self.moves[keep:]
            self.clocks.taken_back(move.decider for move in gone if move.by is not None)
        del self.moves[keep:]

    def _swap(self, one: Seat, other: Seat) -> None:
        """Whoever sits there changes places; a seal is that of a seat, and has to be made anew."""
        chairs = self.chairs
        chairs[one], chairs[other] = (
            replace(chair, seal=None, words=None) for chair in (chairs[other], chairs[one])
        )

    def _set_up(self, setup: Setup) -> None:
        """Those who sit keep their seats; seats that are no more were free."""
        self.setup, self.setup_data = setup, setup.data()
        seats = setup.seats or 0
        self.chairs = self.chairs[:seats] + [Chair() for _ in range(seats - len(self.chairs))]

    def _requested(self, asked: UndoAsked, number: int) -> UndoRequest:
        person = self.chairs[asked.seat].person
        others = {chair.player for chair in self.chairs} - {person, None}
        waiting = {other for other in others if other is not None}
        return UndoRequest(number, asked.seat, asked.keep, waiting)

    def _answered(self, answer: UndoAnswered) -> None:
        if self.undo_request is None:
            return
        if answer.yes:
            self.undo_request.waiting.discard(answer.person)
            return
        asker = self.chairs[self.undo_request.seat].player
        if asker is not None:
            self.undo_refused |= {asker}
        self.undo_request = None

    # What follows from it

    @property
    def over(self) -> bool:
        """Whether the game has ended and its secrets are open."""
        return self.status in ("finished", "given_up")

    @property
    def unverified(self) -> bool:
        """Whether chance and bots are those of a person's own device, so that nobody else can
        vouch for the game.
        """
        return self.sent is not None or self.id.startswith(DEVICE_MARK)

    @property
    def substitute(self) -> str:
        """The bot for whoever is late, away or resigns."""
        return self.setup.substitute or "random"

    @property
    def playing(self) -> Position:
        """The position of a table that has begun."""
        if self.position is None:
            raise ValueError("the game has not begun")
        return self.position

    def _decider(self) -> Seat | None:
        """The seat that is to decide, while the game runs."""
        if self.status != "running":
            return None
        decider = self.playing.decider
        return None if decider in (CHANCE, NOBODY) else decider

    @property
    def bot_to_decide(self) -> str | None:
        """The bot that decides now, if one does."""
        seat = self.decider
        if seat is None:
            return None
        if self.timed_out:
            return self.substitute
        bot = self.stand_in or self.chairs[seat].bot
        if bot is None and self.clocks is not None and self.clocks.left[seat] <= 0:
            return self.substitute  # the time for the whole game is used up
        return bot

    def waits_for(self, seat: Seat | None) -> bool:
        """Whether it is for the person in the seat to decide."""
        return seat is not None and self.decider == seat and self.bot_to_decide is None

    @property
    def deadline(self) -> float | None:
        """When whoever decides is late, or whoever has words to show."""
        if self.status == "starting":
            return self.decision_since + REVEAL_SECONDS
        seat, seconds = self.decider, self.setup.seconds
        if seat is None or self.bot_to_decide is not None:
            return None
        ends = [] if seconds is None else [self.decision_since + seconds]
        if self.clocks is not None:
            ends.append(self.clocks.running_since(seat) + self.clocks.left[seat])
        return min(ends, default=None)

    @property
    def draws(self) -> int:
        """How often chance has decided in the moves that stand."""
        return sum(move.decider == CHANCE for move in self.moves)

    @property
    def terms(self) -> Terms:
        """What everybody knows of the shuffle so far."""
        chairs = tuple(enumerate(self.chairs))
        return Terms(
            self.id,
            self.commitment,
            words={seat: chair.words for seat, chair in chairs if chair.words},
            seals={seat: chair.seal for seat, chair in chairs if chair.seal},
            method=self.fair,
        )

    @property
    def unrevealed(self) -> tuple[Seat, ...]:
        """Seats whose sealed words were not shown."""
        return tuple(
            seat for seat, chair in enumerate(self.chairs) if chair.seal and not chair.words
        )

    def budgets_of(self, entry: Entry) -> tuple[Budget, ...]:
        """What the entry would count towards, if it is not play that always has room."""
        return budgets_of(entry, self.host, tuple(chair.person for chair in self.chairs))

    def seats_of(self, person: str | None) -> list[Seat]:
        """Where the person sits, resigned seats included."""
        if person is None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def others_than(self, person: str) -> set[str]:
        """The other people who still play."""
        return {chair.player for chair in self.chairs if chair.player} - {person}

    def position_after(self, moves: int) -> Position:
        """The position after that many of the moves that stand."""
        position = self.setup.first_position()
        for move in self.moves[:moves]:
            position.play(move.text)
        return position

    def standing(self) -> Result | None:
        """How the game ended for those who played it: to resign, or to be replaced and not to come
        back, is to lose, however well the bot in one's seat does. The record keeps the game's own
        result.
        """
        result = None if self.position is None else self.position.result()
        if result is None or not any(chair.left for chair in self.chairs):
            return result
        order = [
            (chair.left, place) for chair, place in zip(self.chairs, result.places, strict=True)
        ]
        places = tuple(1 + sum(other < own for other in order) for own in order)
        return replace(result, places=places)

    # Taking back

    def last_decision_of(self, person: str, seat: Seat) -> int | None:
        """How many moves stand before the last one that the person decided for the seat."""
        for number in range(len(self.moves) - 1, -1, -1):
            move = self.moves[number]
            if move.decider == seat and move.by == person:
                return number
        return None

    def may_undo(self, person: str, seat: Seat) -> MayUndo:
        """Whether the person may take back the seat's last decision, or has to ask the others.

        After a refusal nobody asks again before the game has gone on: that would only press. Where
        nothing is taken back, a turn can still be planned: until another decides, the seat's last
        decision is its own affair.
        `free` is before the question whether the decision has shown the seat something, which
        takes time; `shown_by` answers that.
        """
        if self.status != "running" or self.chairs[seat].player != person:
            return "no"
        keep = self.last_decision_of(person, seat)
        if keep is None:
            return "no"
        if self.setup.undo == "never":
            planning = keep == len(self.moves) - 1 and self.decider == seat
            return "free" if planning else "no"
        if not self.others_than(person):
            return "free" if keep >= self._played_by_the_absent(person) else "no"
        if person in self.undo_refused:
            return "refused"
        return "free" if keep == len(self.moves) - 1 else "ask"

    def _played_by_the_absent(self, person: str) -> int:
        """How many moves stand that were made before a bot played for another who may come back:
        those are not taken back behind anybody's back.
        """
        absent = (chair for chair in self.chairs if chair.replaced and chair.person != person)
        return max((chair.replaced_after for chair in absent), default=0)

    def shown_by(self, keep: int, seat: Seat) -> bool:
        """Whether the seat has learnt something from its last move that it could not know before.

        The move is played in other worlds that the seat could not tell from the true one; if the
        seat sees the same afterwards in all of them, it has learnt nothing.
        """
        before, rng = self.position_after(keep), random.Random(0)
        worlds = (before.resample(seat, rng) for _ in range(_WORLDS))
        others = [world for world in worlds if world != before]
        if not others:
            return False
        text, seen = self.moves[keep].text, self.playing.view(seat)
        return any(_looks_different(world, text, seat, seen) for world in others)

    # Records

    def record(self, names: dict[str, str]) -> Record:
        """The game so far. It knows every secret: only for a game that is over."""
        position = self.playing
        secret = bytes.fromhex(self.secret) if self.secret and self.sent is None else None
        shuffle = None if secret is None else Shuffle(secret, self.terms)
        return Record(
            game=self.game,
            mode=position.mode.name,
            seats=position.seats,
            board=position.board,
            options=dict(position.options),
            players=self._players(names),
            date=self._date(),
            notes=self._ending() | ({} if shuffle is None else notes(shuffle)),
            result=position.result(),
            moves=tuple(Played(move.decider, move.text) for move in self.moves),
        )

    def _date(self) -> date:
        """When it was played."""
        if self.sent is not None and self.sent.date is not None:
            return date.fromisoformat(self.sent.date)
        return datetime.fromtimestamp(self.started or self.since, UTC).date()

    def _ending(self) -> dict[str, str]:
        ended = {ENDED: GIVEN_UP} if self.status == "given_up" else {}
        if self.unverified:
            ended[UNVERIFIED] = ON_A_DEVICE
        if self.branch is None:
            return ended
        branch = {BRANCH_OF: self.branch.table or A_RECORD, BRANCH_MOVES: str(self.branch.step)}
        return ended | branch

    def _players(self, names: dict[str, str]) -> dict[Seat, str]:
        called = {
            seat: chair.label or names.get(chair.person or "") or chair.bot
            for seat, chair in enumerate(self.chairs)
        }
        return {seat: name for seat, name in called.items() if name}


def _motion(made: MotionMade, number: int) -> Motion:
    return Motion(number, made.what, made.seat, made.person, frozenset(made.asked))


def _looks_different(world: Position, text: str, seat: Seat, seen: Any) -> bool:
    try:
        world.play(text)
    except IllegalMove:
        return True
    return bool(world.view(seat) != seen)
