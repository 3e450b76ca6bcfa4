"""What the games of an arena say about the bots and the seats.

Shares, head-to-heads and seats are taken over whole groups of games alone, in which every bot held
every seat; scores, times and ratings over all games.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean, median, pstdev

from .intervals import Estimate, mean_of, share_of
from .match import Mishap
from .plan import Plan
from .ratings import Rating, ratings
from .results import GameLine
from .timing import Times, merged

Group = Sequence[GameLine]


@dataclass(frozen=True)
class Scores:
    """Of finished games, a score for each seat that the bot held."""

    values: tuple[int, ...]
    mean: Estimate

    @property
    def deviation(self) -> float:
        return pstdev(self.values) if self.values else float("nan")

    @property
    def middle(self) -> float:
        return median(self.values) if self.values else float("nan")


@dataclass(frozen=True)
class BotSummary:
    """How one bot did."""

    label: str
    games: int
    wins: Estimate  # share of the wins in the games that it took part in
    rating: Rating
    scores: Scores
    times: Times
    forfeits: int
    mishaps: tuple[Mishap, ...]

    @property
    def decisions_per_game(self) -> float:
        return self.times.count / self.games if self.games else 0.0


@dataclass(frozen=True)
class SideSummary:
    """How a seat, or a team's seats, did, whoever held it."""

    label: str
    wins: Estimate
    score: Estimate


@dataclass(frozen=True)
class Summary:
    """All of it. `versus[a][b]` is how often bot a ended ahead of bot b, ties being halves."""

    plan: Plan
    games: int
    whole_groups: int
    cut_short: int
    bots: tuple[BotSummary, ...]
    sides: tuple[SideSummary, ...]
    versus: tuple[tuple[Estimate | None, ...], ...]
    seconds: float  # of all games together, on one core each

    @property
    def games_left_out(self) -> int:
        """Those of groups that are not complete yet."""
        return self.games - self.whole_groups * self.plan.group_size


def summarise(plan: Plan, games: Iterable[GameLine], seat_names: Sequence[str]) -> Summary:
    """The summary of these games of the plan."""
    lines = sorted(games, key=lambda line: line.game)
    groups = _whole_groups(plan, lines)
    rated = ratings(plan, lines)
    count = len(plan.bots)
    return Summary(
        plan=plan,
        games=len(lines),
        whole_groups=len(groups),
        cut_short=sum(line.places is None for line in lines),
        bots=tuple(_bot(plan, lines, groups, bot, rated[bot]) for bot in range(count)),
        sides=tuple(_side(plan, groups, number, seat_names) for number in range(len(plan.sides))),
        versus=tuple(
            tuple(_versus(plan, groups, bot, other) for other in range(count))
            for bot in range(count)
        ),
        seconds=sum(line.seconds for line in lines),
    )


def _whole_groups(plan: Plan, lines: Sequence[GameLine]) -> list[Group]:
    gathered = [list(games) for _, games in groupby(lines, key=lambda line: line.group)]
    return [games for games in gathered if len(games) == plan.group_size]


def _by_lineup(
    plan: Plan, groups: Iterable[Group], value: Callable[[Group], float | None]
) -> list[list[float]]:
    """The value of each group that has one, by lineup."""
    strata: defaultdict[int, list[float]] = defaultdict(list)
    for group in groups:
        if (observed := value(group)) is not None:
            strata[plan.lineup_of(group[0].group)].append(observed)
    return list(strata.values())


def side_shares(plan: Plan, line: GameLine) -> tuple[float, ...]:
    """Each side's share of the win; a game that was cut short is shared by all."""
    places = line.places
    won = [places is None or any(places[seat] == 1 for seat in side) for side in plan.sides]
    return tuple(each / sum(won) for each in won)


def _share_in(plan: Plan, group: Group, bot: int) -> float | None:
    if not any(bot in line.seating for line in group):
        return None
    return fmean(
        sum(
            share
            for side, share in zip(plan.sides, side_shares(plan, line), strict=True)
            if line.seating[side[0]] == bot
        )
        for line in group
    )


def _bot(
    plan: Plan, lines: Sequence[GameLine], groups: Sequence[Group], bot: int, rating: Rating
) -> BotSummary:
    own = [line for line in lines if bot in line.seating]
    wins = share_of(_by_lineup(plan, groups, lambda group: _share_in(plan, group, bot)))
    if len(plan.bots) == 1:
        wins = Estimate(wins.value, None, wins.groups)  # it always wins against itself
    return BotSummary(
        label=plan.labels[bot],
        games=len(own),
        wins=wins,
        rating=rating,
        scores=Scores(
            tuple(score for line in own for score in _scores(line, bot)),
            mean_of(_by_lineup(plan, groups, lambda group: _mean_score(group, bot))),
        ),
        times=merged(line.times[seat] for line in own for seat in _seats(line, bot)),
        forfeits=sum(line.forfeits[seat] for line in own for seat in _seats(line, bot)),
        mishaps=tuple(
            mishap for line in own for mishap in line.mishaps if line.seating[mishap.seat] == bot
        ),
    )


def _seats(line: GameLine, bot: int) -> list[int]:
    return [seat for seat, who in enumerate(line.seating) if who == bot]


def _scores(line: GameLine, bot: int) -> list[int]:
    return [] if line.scores is None else [line.scores[seat] for seat in _seats(line, bot)]


def _mean_score(group: Group, bot: int) -> float | None:
    scores = [score for line in group for score in _scores(line, bot)]
    return fmean(scores) if scores else None


def _side(plan: Plan, groups: Sequence[Group], side: int, names: Sequence[str]) -> SideSummary:
    seats = plan.sides[side]

    def share(group: Group) -> float:
        return fmean(side_shares(plan, line)[side] for line in group)

    def score(group: Group) -> float | None:
        scores = [line.scores[seat] for line in group if line.scores for seat in seats]
        return fmean(scores) if scores else None

    return SideSummary(
        label="+".join(names[seat] for seat in seats),
        wins=share_of(_by_lineup(plan, groups, share)),
        score=mean_of(_by_lineup(plan, groups, score)),
    )


def ahead_by_group(plan: Plan, games: Iterable[GameLine]) -> list[float]:
    """In each whole group, how often the first bot of the plan ended ahead of the second."""
    groups = _whole_groups(plan, sorted(games, key=lambda line: line.game))
    shares = (_ahead_in(plan, group, 0, 1) for group in groups)
    return [share for share in shares if share is not None]


def _versus(plan: Plan, groups: Sequence[Group], bot: int, other: int) -> Estimate | None:
    if bot == other:
        return None
    strata = _by_lineup(plan, groups, lambda group: _ahead_in(plan, group, bot, other))
    return share_of(strata) if strata else None


def _ahead_in(plan: Plan, group: Group, bot: int, other: int) -> float | None:
    """How often the one's sides ended ahead of the other's."""
    results = [
        0.5 if mine == theirs else float(mine < theirs)
        for line in group
        for mine in _side_places(plan, line, bot)
        for theirs in _side_places(plan, line, other)
    ]
    return fmean(results) if results else None


def _side_places(plan: Plan, line: GameLine, bot: int) -> list[int]:
    places = line.places or (1,) * len(line.seating)
    return [
        min(places[seat] for seat in side) for side in plan.sides if line.seating[side[0]] == bot
    ]


def kinds_of(mishaps: Iterable[Mishap]) -> Counter[str]:
    """How many of each kind."""
    return Counter(mishap.kind for mishap in mishaps)
