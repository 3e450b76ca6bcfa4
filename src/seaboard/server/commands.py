"""What people, bots and clocks may do at a table: each command checked, and turned into entries.

Nothing here does I/O or changes the table; a refused command is a `Refused` that says why.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from ..games.api import CHANCE, IllegalMove, InvalidMove, Position, SeaboardError, Seat
from . import messages as m
from .entries import Draft
from .fairness import Shuffle
from .refusals import Refused
from .tables import Chair, Table, first_position

USUAL_SUBSTITUTE: Final = "level:name=mate"
USUAL_ADVISER: Final = "level:name=captain"


@dataclass(frozen=True, slots=True, repr=False)
class Desk:
    """A table with what is needed to decide about it: its secret, and the bots on offer."""

    table: Table
    secret: bytes
    bots: Collection[str]

    def shuffle(self) -> Shuffle:
        return Shuffle(self.secret, self.table.id, self.table.words())


def created(setup: m.Setup, host: str, commitment: str, bots: Collection[str]) -> Draft:
    """The first entry of a table; refuses what the game does not know."""
    try:
        position = first_position(setup)
    except SeaboardError as error:
        raise Refused("bad-input", str(error)) from None
    substitute = setup.substitute or _usual_substitute(bots)
    _check_bot(substitute, bots)
    whole = setup.model_copy(
        update={"mode": position.mode.name, "seats": position.seats, "substitute": substitute}
    )
    return Draft("created", {"setup": whole.model_dump(), "host": host, "commitment": commitment})


def _usual_substitute(bots: Collection[str]) -> str:
    """One that plays sensibly and at once, if there is one."""
    return USUAL_SUBSTITUTE if USUAL_SUBSTITUTE in bots else next(iter(bots))


def decide(desk: Desk, person: str, command: Any) -> list[Draft]:
    """The entries that follow from a person's command. `Rematch` is decided by whoever creates."""
    table = desk.table
    match command:
        case m.Join():
            return _join(table, person, command)
        case m.Leave():
            return _leave(table, person, command.seat)
        case m.AddBot():
            return _add_bot(desk, person, command)
        case m.RemoveBot():
            return _remove_bot(table, person, command.seat)
        case m.AddWords():
            return _add_words(table, person, command)
        case m.Start():
            return _start(desk, person)
        case m.Close():
            _check_open(table)
            _check_host(table, person)
            return [Draft("closed", {})]
        case m.Play():
            return _move(desk, person, command)
        case m.Undo():
            return _undo(table, person, command)
        case m.Ask():
            return _ask(table, person, command)
        case m.Answer():
            return _answer(table, person, command)
        case m.Resign():
            return _resign(table, person, command.seat)
        case m.Say():
            return [Draft("said", {"person": person, "text": command.text})]
    raise TypeError(f"{type(command).__name__} is not a command")


# Before the start


def _join(table: Table, person: str, command: m.Join) -> list[Draft]:
    _check_open(table)
    seat = command.seat if command.seat is not None else _first_free(table)
    if _chair(table, seat).taken:
        raise Refused("taken", "somebody sits there already")
    return [Draft("joined", {"seat": seat, "person": person, "label": command.label})]


def _first_free(table: Table) -> Seat:
    for seat, chair in enumerate(table.chairs):
        if not chair.taken:
            return seat
    raise Refused("taken", "every seat is taken")


def _leave(table: Table, person: str, seat: Seat) -> list[Draft]:
    _check_open(table)
    chair = _chair(table, seat)
    if chair.person is None or person not in (chair.person, table.host):
        raise Refused("not-yours", "this seat is not yours to leave")
    return [Draft("left", {"seat": seat, "person": chair.person})]


def _add_bot(desk: Desk, person: str, command: m.AddBot) -> list[Draft]:
    table = desk.table
    _check_open(table)
    _check_host(table, person)
    _check_bot(command.bot, desk.bots)
    if _chair(table, command.seat).person is not None:
        raise Refused("taken", "somebody sits there already")
    return [Draft("bot", {"seat": command.seat, "bot": command.bot})]


def _remove_bot(table: Table, person: str, seat: Seat) -> list[Draft]:
    _check_open(table)
    _check_host(table, person)
    if _chair(table, seat).bot is None:
        raise Refused("not-now", "no bot sits there")
    return [Draft("unbot", {"seat": seat})]


def _add_words(table: Table, person: str, command: m.AddWords) -> list[Draft]:
    _check_open(table)
    if _chair(table, command.seat).person != person:
        raise Refused("not-yours", "this seat is not yours")
    return [Draft("words", {"seat": command.seat, "words": command.words})]


def _start(desk: Desk, person: str) -> list[Draft]:
    table = desk.table
    _check_open(table)
    _check_host(table, person)
    if not all(chair.taken for chair in table.chairs):
        raise Refused("not-now", "there are free seats: invite people or add bots")
    drafts = [Draft("started", {"commitment": table.commitment})]
    return drafts + _what_follows(desk, first_position(table.setup), 0)


# Play


def _move(desk: Desk, person: str, command: m.Play) -> list[Draft]:
    table = desk.table
    _check_own(table, person, command.seat)
    _check_version(table, command.version)
    if table.decider != command.seat or table.bot_to_decide is not None:
        raise Refused("not-now", "it is not this seat's decision")
    return played(desk, command.seat, command.move, person)


def played(desk: Desk, seat: Seat, text: str, person: str | None) -> list[Draft]:
    """The move of a person or (None) of a bot, and what chance makes of it."""
    table = desk.table
    position = table.playing.copy()
    try:
        move = table.game.parse(text)
        position.play(move)
    except (InvalidMove, IllegalMove) as error:
        raise Refused("illegal", str(error)) from None
    drafts = [Draft("move", {"seat": seat, "move": str(move), "person": person})]
    return drafts + _what_follows(desk, position, table.draws)


def _what_follows(desk: Desk, position: Position, draws: int) -> list[Draft]:
    """Chance, as long as it decides, and the end. Plays on `position`."""
    drafts: list[Draft] = []
    shuffle = desk.shuffle()
    while position.decider == CHANCE:
        move = shuffle.draw(position, draws)
        position.play(move)
        draws += 1
        drafts.append(Draft("chance", {"move": str(move)}))
    result = position.result()
    if result is not None:
        places, scores = list(result.places), list(result.scores)
        end = {"secret": desk.secret.hex(), "places": places, "scores": scores}
        drafts.append(Draft("finished", end))
    return drafts


def late(table: Table, now: float) -> list[Draft]:
    """What happens if the clock of whoever decides has run out; nothing if it has not."""
    if table.deadline is None or now < table.deadline:
        return []
    if table.setup.timeout == "resign":
        return [Draft("resigned", {"seat": table.decider, "late": True})]
    return [Draft("clock", {"seat": table.decider})]


def _resign(table: Table, person: str, seat: Seat) -> list[Draft]:
    _check_own(table, person, seat)
    return [Draft("resigned", {"seat": seat, "late": False})]


def gone(table: Table, person: str) -> list[Draft]:
    """What follows at a table when a person's account is deleted."""
    seats = [seat for seat, chair in enumerate(table.chairs) if chair.player == person]
    if table.status == "running":
        return [Draft("resigned", {"seat": seat, "late": False}) for seat in seats]
    if table.status == "open" and table.host == person:
        return [Draft("closed", {})]
    if table.status == "open":
        return [Draft("left", {"seat": seat, "person": person}) for seat in seats]
    return []


# Taking back


def _undo(table: Table, person: str, command: m.Undo) -> list[Draft]:
    keep = _taken_back(table, person, command)
    if not _is_free(table, person, command.seat, keep):
        raise Refused("needs-consent", "the others have to agree; ask them")
    return [Draft("undo", {"seat": command.seat, "keep": keep})]


def _ask(table: Table, person: str, command: m.Ask) -> list[Draft]:
    keep = _taken_back(table, person, command)
    if _is_free(table, person, command.seat, keep):
        return [Draft("undo", {"seat": command.seat, "keep": keep})]
    if table.request is not None:
        raise Refused("not-now", "there is a request already")
    return [Draft("ask", {"seat": command.seat, "keep": keep})]


def _is_free(table: Table, person: str, seat: Seat, keep: int) -> bool:
    """Whether nobody has to be asked: no other decided since, and the move showed nothing."""
    if table.may_undo(person, seat) != "free":
        return False
    return not table.others_than(person) or not table.shown_by(keep, seat)


def _taken_back(table: Table, person: str, command: m.Undo | m.Ask) -> int:
    _check_own(table, person, command.seat)
    _check_version(table, command.version)
    keep = table.last_decision_of(person, command.seat)
    if table.setup.undo == "never":
        raise Refused("not-allowed", "at this table nothing is taken back")
    if keep is None:
        raise Refused("not-now", "there is no decision of yours to take back")
    return keep


def _answer(table: Table, person: str, command: m.Answer) -> list[Draft]:
    request = table.request
    if request is None or request.number != command.ask:
        raise Refused("stale", "there is no such request any more")
    if person not in request.waiting:
        raise Refused("not-yours", "you are not asked")
    drafts = [Draft("answer", {"ask": command.ask, "person": person, "yes": command.yes})]
    if command.yes and request.waiting == {person}:
        drafts.append(Draft("undo", {"seat": request.seat, "keep": request.keep}))
    return drafts


# Advice


def adviser(table: Table, person: str, seat: Seat, bot: str | None, bots: Collection[str]) -> str:
    """The bot that a person may ask about the seat's decision."""
    _check_own(table, person, seat)
    if not table.setup.hints:
        raise Refused("not-allowed", "at this table there are no hints")
    if table.decider != seat or table.bot_to_decide is not None:
        raise Refused("not-now", "it is not this seat's decision")
    chosen = bot or usual_adviser(bots)
    _check_bot(chosen, bots)
    return chosen


def usual_adviser(bots: Collection[str]) -> str:
    return USUAL_ADVISER if USUAL_ADVISER in bots else _usual_substitute(bots)


# Again


def rematch(table: Table, person: str, commitment: str) -> list[Draft]:
    """The first entries of the next table: the same setup, people and bots."""
    if table.status != "finished":
        raise Refused("not-now", "the game is not over")
    if not table.seats_of(person) and person != table.host:
        raise Refused("not-yours", "a rematch is for those who played")
    setup = table.setup.model_dump()
    drafts = [Draft("created", {"setup": setup, "host": person, "commitment": commitment})]
    for seat, chair in enumerate(table.chairs):
        if chair.person is not None:
            data = {"seat": seat, "person": chair.person, "label": chair.label}
            drafts.append(Draft("joined", data))
        elif chair.bot is not None:
            drafts.append(Draft("bot", {"seat": seat, "bot": chair.bot}))
    return drafts


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
