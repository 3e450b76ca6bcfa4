"""Lines of games that were never played, for statistics whose answer is known."""

from __future__ import annotations

from collections.abc import Sequence

from seaboard.lab.plan import Plan, Table
from seaboard.lab.results import GameLine
from seaboard.lab.timing import Times


def plan_for(*bots: str, seats: int = 2, seed: int = 1) -> Plan:
    return Plan(Table("nauticus", "standard", seats), bots, seed)


def line(
    plan: Plan,
    game: int,
    places: Sequence[int] | None,
    scores: Sequence[int] | None = None,
    seconds: float = 0.01,
) -> GameLine:
    """A game with these places by seat; a score is 100 less ten for each place, unless given."""
    seats = plan.table.seats
    times = [Times() for _ in range(seats)]
    for each in times:
        each.add(seconds)
    if places is not None and scores is None:
        scores = [100 - 10 * place for place in places]
    return GameLine(
        game=game,
        group=plan.group_of(game),
        seating=plan.seating(game),
        places=None if places is None else tuple(places),
        scores=None if scores is None else tuple(scores),
        end=f"end of {game}",
        forfeits=(0,) * seats,
        mishaps=(),
        seconds=1.0,
        times=tuple(times),
    )


def won_by(plan: Plan, game: int, bot: int) -> GameLine:
    """A game of two that the bot wins."""
    seat = plan.seating(game).index(bot)
    return line(plan, game, [1 if each == seat else 2 for each in range(2)])
