"""What people, bots and clocks may do at a table: each command checked, and turned into entries.

Nothing here changes the table; a refused command is a `Refused` that says why.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, assert_never

from ..games.api import CHANCE, IllegalMove, InvalidMove, Position, SeaboardError, Seat
from . import absence
from .budgets import check_budgets
from .commands import (
    AddBot,
    AnswerUndo,
    AskUndo,
    ChangeSetup,
    Close,
    ComeBack,
    GiveUp,
    Join,
    Leave,
    Play,
    RemoveBot,
    Replace,
    Resign,
    Reveal,
    Say,
    Seal,
    StandIn,
    Start,
    SwapSeats,
    TableCommand,
    Undo,
    Vote,
)
from .entries import (
    BotAdded,
    BotRemoved,
    ChancePlayed,
    ChatHidden,
    Closed,
    Created,
    Entry,
    Finished,
    Joined,
    Left,
    Logged,
    MovePlayed,
    MovesUndone,
    Resigned,
    Said,
    SeatsSwapped,
    SetupChanged,
    Shuffled,
    Started,
    StoodIn,
    TimedOut,
    UndoAnswered,
    UndoAsked,
    WordsRevealed,
    WordsSealed,
)
from .fairness import Shuffle, Terms, seal_of
from .presence import Presence
from .refusals import Refused
from .setup import Setup
from .table import Chair, Table, Transition, transition

USUAL_SUBSTITUTE: Final = "level:name=mate"
USUAL_ADVISER: Final = "level:name=captain"


@dataclass(frozen=True, slots=True, repr=False)
class DecisionContext:
    """A table with what is needed to decide about it: its secret, the bots on offer, who is
    connected, and the time.
    """

    table: Table
    secret: bytes
    bots: Collection[str]
    stand_in: str | None = None  # the weaker bot that could decide for one that is busy
    presence: Presence = field(default_factory=Presence)
    now: float = 0.0


@dataclass(frozen=True, slots=True, repr=False)
class Decision:
    """The entries that follow from a command, and the transitions of the moves among them, for
    `Table.apply_all`. It has no `repr`, so that no log can show it.
    """

    entries: tuple[Entry, ...]
    transitions: tuple[Transition, ...] = ()


NOTHING: Final = Decision(())


def create(setup: Setup, host: str, commitment: str, bots: Collection[str]) -> Created:
    """The first entry of a table; refuses what the game does not know."""
    return Created(_whole(setup, bots), host, commitment)


def _whole(setup: Setup, bots: Collection[str]) -> Setup:
    """The setup with its defaults filled in."""
    try:
        position = setup.first_position()
    except SeaboardError as error:
        raise Refused("bad-input", str(error)) from None
    substitute = setup.substitute or _usual_substitute(bots)
    _check_bot(substitute, bots)
    return replace(
        setup,
        mode=position.mode.name,
        seats=position.seats,
        substitute=substitute,
        absence=setup.absence or absence.usual_absence(setup),
    )


def _usual_substitute(bots: Collection[str]) -> str:
    """One that plays sensibly and at once, if there is one."""
    return USUAL_SUBSTITUTE if USUAL_SUBSTITUTE in bots else next(iter(bots))


def decide(context: DecisionContext, person: str, command: TableCommand) -> Decision:
    """What follows from a person's command."""
    match command:
        case Start():
            return _start(context, person)
        case Reveal():
            return _reveal(context, person, command)
        case Play():
            return _play(context, person, command)
        case _:
            entries = _entries(context, person, command)
            check_budgets(context.table.used, context.table.budgets_of(entries[0]))
            return Decision(entries)


def _entries(
    context: DecisionContext,
    person: str,
    command: Join | Leave | AddBot | RemoveBot | SwapSeats | ChangeSetup
    | Seal | Close | Undo | AskUndo | AnswerUndo
    | Resign | Replace | ComeBack | GiveUp | Vote | StandIn | Say,
) -> tuple[Entry, ...]:  # fmt: skip
    """What follows from a command after which nothing is played."""
    table = context.table
    match command:
        case Join():
            return (_join(table, person, command),)
        case Leave():
            return (_leave(table, person, command.seat),)
        case AddBot():
            return (_add_bot(context, person, command),)
        case RemoveBot():
            return (_remove_bot(table, person, command.seat),)
        case SwapSeats():
            return (_swap_seats(table, person, command),)
        case ChangeSetup():
            return (_change_setup(context, person, command.setup),)
        case Seal():
            return (_seal(table, person, command),)
        case Close():
            _check_open(table)
            _check_host(table, person)
            return (Closed(),)
        case Undo():
            return (_undo(context, person, command),)
        case AskUndo():
            return (_ask_undo(context, person, command),)
        case AnswerUndo():
            return _answer_undo(table, person, command)
        case Resign():
            _check_own(table, person, command.seat)
            return (Resigned(command.seat),)
        case Replace() | ComeBack() | GiveUp() | Vote():
            return _absence(context, person, command)
        case StandIn():
            return (_stand_in(context, person, command),)
        case Say():
            _check_may_talk(table, person)
            return (Said(person, command.text),)
        case _:
            assert_never(command)


def _absence(
    context: DecisionContext, person: str, command: Replace | ComeBack | GiveUp | Vote
) -> tuple[Entry, ...]:
    table, presence, now = context.table, context.presence, context.now
    match command:
        case Replace(seat=seat):
            _chair(table, seat)
            return absence.replace(table, presence, now, person, seat)
        case ComeBack(seat=seat):
            _chair(table, seat)
            return absence.come_back(table, person, seat)
        case GiveUp():
            return absence.give_up(table, presence, now, person, context.secret)
        case Vote():
            return absence.vote(table, presence, now, person, command, context.secret)
        case _:
            assert_never(command)


# Before the start


def _join(table: Table, person: str, command: Join) -> Joined:
    _check_open(table)
    seat = command.seat if command.seat is not None else _first_free(table)
    if _chair(table, seat).taken:
        raise Refused("taken", "somebody sits there already")
    return Joined(seat, person, command.label)


def _first_free(table: Table) -> Seat:
    for seat, chair in enumerate(table.chairs):
        if not chair.taken:
            return seat
    raise Refused("taken", "every seat is taken")


def _leave(table: Table, person: str, seat: Seat) -> Left:
    _check_open(table)
    chair = _chair(table, seat)
    if chair.person is None or person not in (chair.person, table.host):
        raise Refused("not-yours", "this seat is not yours to leave")
    return Left(seat, chair.person)


def _add_bot(context: DecisionContext, person: str, command: AddBot) -> BotAdded:
    table = context.table
    _check_open(table)
    _check_host(table, person)
    _check_bot(command.bot, context.bots)
    if _chair(table, command.seat).person is not None:
        raise Refused("taken", "somebody sits there already")
    return BotAdded(command.seat, command.bot)


def _remove_bot(table: Table, person: str, seat: Seat) -> BotRemoved:
    _check_open(table)
    _check_host(table, person)
    if _chair(table, seat).bot is None:
        raise Refused("not-now", "no bot sits there")
    return BotRemoved(seat)


def _swap_seats(table: Table, person: str, command: SwapSeats) -> SeatsSwapped:
    _check_open(table)
    _check_host(table, person)
    if _chair(table, command.seat) is _chair(table, command.other):
        raise Refused("bad-input", "these are not two seats")
    return SeatsSwapped(command.seat, command.other)


def _change_setup(context: DecisionContext, person: str, setup: Setup) -> SetupChanged:
    table = context.table
    _check_open(table)
    _check_host(table, person)
    if setup.game != table.setup.game:
        raise Refused("bad-input", "another game needs another table")
    whole = _whole(setup, context.bots)
    if any(chair.taken for chair in table.chairs[whole.seats :]):
        raise Refused("taken", "somebody sits where there would be no seat")
    return SetupChanged(whole)


def _seal(table: Table, person: str, command: Seal) -> WordsSealed:
    _check_open(table)
    if _chair(table, command.seat).person != person:
        raise Refused("not-yours", "this seat is not yours")
    if table.fair < 2:
        raise Refused("not-now", "this table is older than sealed words")
    return WordsSealed(command.seat, command.seal)


def _start(context: DecisionContext, person: str) -> Decision:
    table = context.table
    _check_open(table)
    _check_host(table, person)
    if not all(chair.taken for chair in table.chairs):
        raise Refused("not-now", "there are free seats: invite people or add bots")
    if (terms := table.terms).seals:  # the words come first
        return Decision((Started(table.commitment, terms.start()),))
    started = Decision((Started(table.commitment),))
    return _with_chance(context, started, table.setup.first_position())


def _reveal(context: DecisionContext, person: str, command: Reveal) -> Decision:
    table = context.table
    if table.status != "starting":
        raise Refused("not-now", f"words are shown after the start; the table is {table.status}")
    chair = _chair(table, command.seat)
    if chair.player != person:
        raise Refused("not-yours", "this seat is not yours")
    if chair.seal is None or chair.words is not None:
        raise Refused("not-now", "there are no sealed words of this seat to show")
    if command.start != table.start:
        raise Refused("stale", "that is not how this table starts")
    if seal_of(table.id, table.commitment, command.seat, command.words) != chair.seal:
        raise Refused("bad-input", "these are not the words that were sealed")
    revealed = WordsRevealed(command.seat, command.words)
    if table.unrevealed != (command.seat,):
        return Decision((revealed,))
    terms = table.terms.with_words(command.seat, command.words)
    decision = Decision((revealed, Shuffled()))
    return _with_chance(context, decision, table.setup.first_position(), terms)


# Play


def _play(context: DecisionContext, person: str, command: Play) -> Decision:
    table = context.table
    _check_own(table, person, command.seat)
    _check_version(table, command.version)
    if not table.waits_for(command.seat):
        raise Refused("not-now", "it is not this seat's decision")
    return play(context, command.seat, command.move, person)


def play(context: DecisionContext, seat: Seat, text: str, person: str | None) -> Decision:
    """The move of a person or (None) of a bot, and what chance makes of it."""
    table = context.table
    try:
        move = table.game.parse(text)
        made = transition(table.playing, move, len(table.moves) + 1)
    except IllegalMove as error:
        raise Refused("illegal", str(error), error.reason) from None
    except InvalidMove as error:
        raise Refused("illegal", str(error)) from None
    decision = Decision((MovePlayed(seat, str(move), person),), (made,))
    return _with_chance(context, decision, made.after)


def _with_chance(
    context: DecisionContext,
    decision: Decision,
    position: Position,
    terms: Terms | None = None,
) -> Decision:
    """The decision, the outcomes of chance as long as it decides, and the end; `terms` are those
    of the shuffle if the decision has changed them.
    """
    if not position.over and position.decider != CHANCE:
        return decision
    entries, transitions = list(decision.entries), list(decision.transitions)
    shuffle = Shuffle(context.secret, terms or context.table.terms)
    draws, moves = context.table.draws, len(context.table.moves)
    while position.decider == CHANCE:
        move = shuffle.draw(position, draws)
        made = transition(position, move, moves + len(transitions) + 1)
        entries.append(ChancePlayed(str(move)))
        transitions.append(made)
        position, draws = made.after, draws + 1
    result = position.result()
    if result is not None:
        entries.append(Finished.of(result, context.secret))
    return Decision(tuple(entries), tuple(transitions))


def begin_branch(context: DecisionContext) -> Decision:
    """What chance does at a table that has just branched off, if it is chance's turn there."""
    return _with_chance(context, NOTHING, context.table.playing)


def time_out(context: DecisionContext, now: float) -> Decision:
    """What happens if the clock of whoever decides has run out; nothing if it has not. Who has not
    shown sealed words in time has none in the shuffle, and nobody waits any longer.
    """
    table = context.table
    if table.deadline is None or now < table.deadline:
        return NOTHING
    seat = table.decider
    if seat is None:
        shuffled = Decision((Shuffled(table.unrevealed),))
        return _with_chance(context, shuffled, table.setup.first_position())
    if table.setup.timeout == "resign":
        return Decision((Resigned(seat, late=True),))
    return Decision((TimedOut(seat),))


def account_deleted(table: Table, person: str) -> Decision:
    """What follows at a table when a person's account is deleted."""
    seats = table.seats_of(person)
    if table.status in ("starting", "running"):
        playing = [seat for seat in seats if not table.chairs[seat].resigned]
        return Decision(tuple(Resigned(seat) for seat in playing))
    if table.status == "open" and table.host == person:
        return Decision((Closed(),))
    if table.status == "open":
        return Decision(tuple(Left(seat, person) for seat in seats))
    return NOTHING


def stand_in(table: Table, version: int, bot: str) -> Decision:
    """A weaker bot decides once for one that is busy, if it is still that one's to decide."""
    if table.version != version or table.decider is None:
        return NOTHING
    return Decision((StoodIn(table.decider, bot),))


def _stand_in(context: DecisionContext, person: str, command: StandIn) -> StoodIn:
    table = context.table
    _check_version(table, command.version)
    if all(chair.player != person for chair in table.chairs) and table.host != person:
        raise Refused("not-yours", "that is for those who play here to say")
    if context.stand_in is None or table.decider is None:
        raise Refused("not-now", "no bot is busy")
    return StoodIn(table.decider, context.stand_in)


# Whoever hosts the server


def close_as_host(table: Table) -> Decision:
    """Close a table, whether its game has begun or not."""
    if table.status not in ("open", "starting", "running"):
        raise Refused("not-now", f"the table is {table.status}")
    return Decision((Closed(),))


def hide_chat(table: Table, log: Sequence[Logged], numbers: Collection[int]) -> Decision:
    """Hide what was said in those entries; what is hidden already stays so."""
    for number in numbers:
        if not 0 < number <= len(log) or not isinstance(log[number - 1].entry, Said):
            raise Refused("not-found", f"entry {number} is nothing that was said")
    return Decision(tuple(ChatHidden(each) for each in sorted({*numbers} - table.hidden)))


# Taking back


def _undo(context: DecisionContext, person: str, command: Undo) -> MovesUndone:
    table = context.table
    keep = _moves_kept(table, person, command)
    used = _time_used(context, person, command.seat, keep)
    if not _has_time(table, used) or not _is_free(table, person, command.seat, keep):
        if table.setup.undo == "never":
            raise Refused("not-allowed", "at this table what has shown something is not taken back")
        raise Refused("needs-consent", "the others have to agree; ask them")
    return MovesUndone(command.seat, keep, table.clocked, used)


def _ask_undo(context: DecisionContext, person: str, command: AskUndo) -> MovesUndone | UndoAsked:
    table = context.table
    keep = _moves_kept(table, person, command)
    used = _time_used(context, person, command.seat, keep)
    if _has_time(table, used) and _is_free(table, person, command.seat, keep):
        return MovesUndone(command.seat, keep, table.clocked, used)
    if table.setup.undo == "never":
        raise Refused("not-allowed", "at this table nobody is asked to take back")
    if table.undo_request is not None:
        raise Refused("not-now", "there is a request already")
    if table.may_undo(person, command.seat) == "refused":
        raise Refused("not-now", "that was refused; ask again after the next move")
    return UndoAsked(command.seat, keep)


def _is_free(table: Table, person: str, seat: Seat, keep: int) -> bool:
    """Whether nobody has to be asked: no other decided since, and the move showed nothing."""
    if table.may_undo(person, seat) != "free":
        return False
    if table.setup.undo != "never" and not table.others_than(person):
        return True
    return not table.shown_by(keep, seat)


def _time_used(context: DecisionContext, person: str, seat: Seat, keep: int) -> float:
    """Seconds of the time for one decision that stay used if it is taken back freely: or one could
    decide and take back for ever, and never be late.
    """
    table = context.table
    if table.setup.seconds is None or not table.others_than(person):
        return 0.0
    since = context.now - table.decision_since if table.decider == seat else 0.0
    return table.moves[keep].spent + max(0.0, since)


def _has_time(table: Table, used: float) -> bool:
    """Whether the decision could still be made in time."""
    return table.setup.seconds is None or (used < table.setup.seconds and not table.timed_out)


def _moves_kept(table: Table, person: str, command: Undo | AskUndo) -> int:
    """How many moves stand if the person's last decision is taken back."""
    _check_own(table, person, command.seat)
    _check_version(table, command.version)
    keep = table.last_decision_of(person, command.seat)
    if keep is None:
        raise Refused("not-now", "there is no decision of yours to take back")
    if table.may_undo(person, command.seat) == "no":
        if table.setup.undo == "never":
            raise Refused("not-allowed", "at this table only what one plans can be taken back")
        raise Refused("not-now", "what one played who may come back is not taken back without them")
    return keep


def _answer_undo(table: Table, person: str, command: AnswerUndo) -> tuple[Entry, ...]:
    request = table.undo_request
    if request is None or request.number != command.ask:
        raise Refused("stale", "there is no such request any more")
    if person not in request.waiting:
        raise Refused("not-yours", "you are not asked")
    answered = UndoAnswered(command.ask, person, command.yes)
    if command.yes and request.waiting == {person}:
        return (answered, MovesUndone(request.seat, request.keep, table.clocked))
    return (answered,)


# Advice


def adviser(table: Table, person: str, seat: Seat, bot: str | None, bots: Collection[str]) -> str:
    """The bot that a person may ask about the seat's decision."""
    _check_own(table, person, seat)
    if not table.setup.hints:
        raise Refused("not-allowed", "at this table there are no hints")
    if not table.waits_for(seat):
        raise Refused("not-now", "it is not this seat's decision")
    chosen = bot or usual_adviser(bots)
    _check_bot(chosen, bots)
    return chosen


def usual_adviser(bots: Collection[str]) -> str:
    return USUAL_ADVISER if USUAL_ADVISER in bots else _usual_substitute(bots)


# Again


def rematch(table: Table, person: str, commitment: str, gone: Collection[str] = ()) -> list[Entry]:
    """The first entries of the next table: the same setup, people and bots, but for the seats of
    those who are gone for good.
    """
    if not table.over:
        raise Refused("not-now", "the game is not over")
    if not table.seats_of(person) and person != table.host:
        raise Refused("not-yours", "a rematch is for those who played")
    if table.sent is not None:
        raise Refused("not-now", "this game was played on a device; make a new table")
    entries: list[Entry] = [Created(table.setup, person, commitment)]
    for seat, chair in enumerate(table.chairs):
        if chair.person is not None:
            if chair.person not in gone:
                entries.append(Joined(seat, chair.person, chair.label))
        elif chair.bot is not None:
            entries.append(BotAdded(seat, chair.bot))
    return entries


# Checks


def _chair(table: Table, seat: Seat) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Refused("not-found", f"there is no seat {seat} at a table of {len(table.chairs)}")
    return table.chairs[seat]


def _check_open(table: Table) -> None:
    if table.status != "open":
        raise Refused("not-now", f"the table is {table.status}")


def _check_host(table: Table, person: str) -> None:
    if table.host != person:
        raise Refused("not-yours", "only the host of the table can do that")


def _check_may_talk(table: Table, person: str) -> None:
    if not table.setup.spectators and not table.seats_of(person) and table.host != person:
        raise Refused("not-allowed", "this table has no spectators; those who play here talk")


def _check_bot(bot: str, bots: Collection[str]) -> None:
    if bot not in bots:
        raise Refused("bad-input", f"there is no such bot here; there is {', '.join(bots)}")


def _check_own(table: Table, person: str, seat: Seat) -> None:
    if table.status != "running":
        raise Refused("not-now", f"the table is {table.status}")
    if _chair(table, seat).player != person:
        raise Refused("not-yours", "this seat is not yours")


def _check_version(table: Table, version: int) -> None:
    if version != table.version:
        raise Refused("stale", f"the table is at version {table.version}, not {version}")
