"""People who are away: when a bot may play for them, how they come back, and how a table is given
up although somebody does not answer.

Whoever owes a decision, or is not connected, for as long as the table has set, is *gone*: the host
alone, or more than half of the others, can let a bot play the seat. To give a table up all who play
have to agree; who is gone is not asked. So nobody can block the others for ever, and nobody is
replaced before the time that was agreed upon.
"""

from __future__ import annotations

from typing import Final

from ..games.api import Seat
from .commands import Vote
from .entries import By, Entry, GivenUp, MotionMade, Replaced, Returned, Voted
from .motions import Motion
from .presence import Presence
from .refusals import Refused
from .setup import DAY, Setup
from .table import Table

USUAL_ABSENCE: Final = 600  # seconds, where a clock shows that people mean to sit together
USUAL_ABSENCE_OF_DAYS: Final = DAY
GIVING_UP_WITHOUT: Final = 3 * DAY  # who is gone, at tables that replace nobody
ASK_AGAIN_SECONDS: Final = 120  # after a refusal


def usual_absence(setup: Setup) -> int:
    """The time of a table that has set none: by its clock, and never shorter than a decision."""
    clock = setup.seconds or setup.game_seconds
    if clock is None or clock >= DAY:
        return max(USUAL_ABSENCE_OF_DAYS, setup.seconds or 0)
    return max(USUAL_ABSENCE, setup.seconds or 0)


def replaceable_from(table: Table, seat: Seat, presence: Presence) -> float | None:
    """From when a bot may be let play the seat, if nothing changes; None: never."""
    absence = table.setup.absence
    return _gone_from(table, seat, presence, absence) if isinstance(absence, int) else None


def _gone_from(table: Table, seat: Seat, presence: Presence, absence: int) -> float | None:
    person = table.chairs[seat].player
    if table.status != "running" or person is None:
        return None
    owes = table.decision_since if table.waits_for(seat) else None
    since = [at for at in (owes, presence.away_since(person)) if at is not None]
    return min(since) + absence if since else None


def gone(table: Table, presence: Presence, now: float) -> frozenset[str]:
    """The players for whom nobody has to wait when the table is given up, or votes."""
    absence = table.setup.absence
    wait = absence if isinstance(absence, int) else GIVING_UP_WITHOUT
    found = set[str]()
    for seat, chair in enumerate(table.chairs):
        since = _gone_from(table, seat, presence, wait)
        if chair.player is not None and since is not None and since <= now:
            found.add(chair.player)
    return frozenset(found)


def replace(
    table: Table, presence: Presence, now: float, person: str, seat: Seat
) -> tuple[Entry, ...]:
    """A bot for one who is away: at once by the host or where nobody else has to be asked, else
    after a vote.
    """
    absent = table.chairs[seat].player
    _check_running(table)
    if absent is None:
        raise Refused("not-now", "no person plays this seat")
    others = table.others_than(absent)
    if person == absent or (person not in others and person != table.host):
        raise Refused("not-yours", "that is for the others who play here, and for the host")
    _check_replaceable(table, presence, now, seat)
    if person == table.host:
        return replaced(table, absent, "host")
    asked = others - gone(table, presence, now) - {person}
    passed = _propose(table, presence, now, MotionMade(person, "replace", seat, _sorted(asked)))
    return passed or replaced(table, absent, "vote")


def give_up(
    table: Table, presence: Presence, now: float, person: str, secret: bytes
) -> tuple[Entry, ...]:
    """The end without a result: at once where nobody else has to be asked, else after a vote."""
    _check_running(table)
    if all(chair.player != person for chair in table.chairs):
        raise Refused("not-yours", "that is for those who play here")
    asked = table.others_than(person) - gone(table, presence, now)
    passed = _propose(table, presence, now, MotionMade(person, "give_up", None, _sorted(asked)))
    return passed or (GivenUp(secret.hex()),)


def _propose(
    table: Table, presence: Presence, now: float, made: MotionMade
) -> tuple[MotionMade, ...]:
    """The proposal, or nothing if it passes at once; to propose the same again ends the waiting
    for those who are gone meanwhile.
    """
    topic = (made.what, made.seat)
    motion = table.motions.get(topic)
    if motion is not None:
        if _heard(table, motion, _there(table, presence, now)).passes(gone(table, presence, now)):
            return ()
        raise Refused("not-now", "that is proposed already; not all have answered")
    refused = table.refused_motions.get(topic)
    if refused is not None and now < refused + ASK_AGAIN_SECONDS:
        raise Refused("not-now", "that was refused a moment ago; ask again later")
    return (made,) if made.asked else ()


def vote(
    table: Table, presence: Presence, now: float, person: str, command: Vote, secret: bytes
) -> tuple[Entry, ...]:
    """An answer to a proposal, and what follows if it is the last that was needed."""
    motion = next((m for m in table.motions.values() if m.number == command.motion), None)
    if motion is None:
        raise Refused("stale", "there is no such proposal any more")
    after = _heard(table, motion, _there(table, presence, now))
    if person not in after.waiting:
        raise Refused("not-yours", "you are not asked")
    voted = Voted(command.motion, person, command.yes)
    after.vote(person, command.yes)
    if not command.yes or not after.passes(gone(table, presence, now)):
        return (voted,)
    return (voted, *_carried(table, presence, now, motion, secret))


def _carried(
    table: Table, presence: Presence, now: float, motion: Motion, secret: bytes
) -> tuple[Entry, ...]:
    if motion.what == "give_up":
        return (GivenUp(secret.hex()),)
    assert motion.seat is not None
    absent = table.chairs[motion.seat].player
    _check_replaceable(table, presence, now, motion.seat)
    assert absent is not None  # a motion about a seat ends with its player
    return replaced(table, absent, "vote")


def replaced(table: Table, absent: str, by: By) -> tuple[Replaced, ...]:
    """A bot plays every seat of the person."""
    clocked = table.clocked
    return tuple(
        Replaced(seat, table.substitute, by, clocked == seat)
        for seat, chair in enumerate(table.chairs)
        if chair.player == absent
    )


def come_back(table: Table, person: str, seat: Seat) -> tuple[Returned, ...]:
    """The person takes over again from the bot."""
    _check_running(table)
    chair = table.chairs[seat]
    if chair.person != person:
        raise Refused("not-yours", "this seat is not yours")
    if not chair.replaced:
        raise Refused("not-now", "no bot plays this seat for you")
    return (Returned(seat, person),)


def open_motions(table: Table, presence: Presence) -> list[Motion]:
    """What is voted on; not whether to replace one who is back."""
    if table.status != "running":
        return []
    return [
        _heard(table, motion, presence.here)
        for motion in table.motions.values()
        if motion.seat is None or replaceable_from(table, motion.seat, presence) is not None
    ]


def _there(table: Table, presence: Presence, now: float) -> frozenset[str]:
    """The players who are not gone."""
    players = {chair.player for chair in table.chairs if chair.player is not None}
    return frozenset(players) - gone(table, presence, now)


def _heard(table: Table, motion: Motion, people: frozenset[str]) -> Motion:
    """The proposal with the voices of those who were gone when it was made, and play again."""
    absent = None if motion.seat is None else table.chairs[motion.seat].player
    back = (table.others_than(motion.by) & people) - {absent}
    heard = motion.copy()
    heard.asked |= back
    return heard


def _check_replaceable(table: Table, presence: Presence, now: float, seat: Seat) -> None:
    if table.setup.absence is None or table.setup.absence == "never":
        raise Refused("not-allowed", "at this table nobody is replaced")
    begin = replaceable_from(table, seat, presence)
    if begin is None or now < begin:
        raise Refused("not-now", "this player has not been away for long enough")


def _check_running(table: Table) -> None:
    if table.status != "running":
        raise Refused("not-now", f"the table is {table.status}")


def _sorted(people: frozenset[str] | set[str]) -> tuple[str, ...]:
    return tuple(sorted(people))
