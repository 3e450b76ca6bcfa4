"""Outcomes of a match, group by group, so that it goes on in another session or on another machine.

A group is the games on one chance stream in which the bots change seats; its games follow from the
match's seed and the group's number alone. One sign says how a game ended for the last bot of the
match, so a file of hundreds of games is short, and whoever has it plays only what is missing.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec

from seaboard.bots.sources import own_sources
from seaboard.games.api import SeaboardError
from seaboard.lab.arena import play_game
from seaboard.lab.arena_run import ArenaRun
from seaboard.lab.intervals import Estimate, share_of
from seaboard.lab.missing import Missing
from seaboard.lab.plan import Plan
from seaboard.lab.results import BadResults, GameLine
from seaboard.lab.statistics import side_shares

# The last bot's share of a game; of a first place that several seats hold each has its part.
_SHARES: Final = {
    "0": Fraction(0),
    "-": Fraction(1, 4),
    "<": Fraction(1, 3),
    "=": Fraction(1, 2),
    ">": Fraction(2, 3),
    "+": Fraction(3, 4),
    "1": Fraction(1),
}
_SIGNS: Final = {share: sign for sign, share in _SHARES.items()}
_MISSING: Final = "."  # a group that was not played

Total = tuple[float, int]  # a sum, and of how many it is
Keep = Callable[["Kept"], None]


class NotTheSame(SeaboardError):
    """Two files whose outcomes cannot be put together; the message says why."""


@dataclass(frozen=True)
class Sums:
    """What is known of games whose groups were not kept."""

    games: int = 0
    share: float = 0.0  # of the last bot, in per cent
    interval: tuple[float, float] | None = None
    told: str = ""  # what else was measured; without games it is all that there is


@dataclass(frozen=True)
class Kept:
    """All that is known of a match. `first` is a game and the digest of its end."""

    bots: tuple[str, ...]
    seed: int
    sources: str = ""
    first: tuple[int, str] | None = None
    groups: str = ""
    points: tuple[Total, ...] = ()  # of the seats of each bot
    processor: tuple[Total, ...] = ()  # seconds of the decisions of each bot
    sums: Sums | None = None

    @property
    def by_number(self) -> dict[int, str]:
        """The signs of each group that was played."""
        each = enumerate(self.groups.split())
        return {number: signs for number, signs in each if signs != _MISSING}

    @property
    def games(self) -> int:
        return sum(map(len, self.by_number.values()))


def load(file: Path) -> dict[str, Kept]:
    """What is kept of each match, by its name."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Kept])


def save(file: Path, known: Mapping[str, Kept]) -> None:
    """One line for each match, so that a change of one is a change of one line."""
    lines = []
    for name, kept in sorted(known.items()):
        told = {key: value for key, value in msgspec.to_builtins(kept).items() if value}
        lines.append(f" {_json(name)}: {_json(told)}")
    whole = file.with_suffix(".new")  # whoever reads meanwhile sees the one or the other
    whole.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    whole.replace(file)


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def estimate(plan: Plan, kept: Kept) -> Estimate:
    """The last bot's share of the won games, with its interval over all groups."""
    strata: defaultdict[int, list[float]] = defaultdict(list)
    for group, signs in kept.by_number.items():
        strata[plan.lineup_of(group)].append(fmean(float(_SHARES[sign]) for sign in signs))
    return share_of(list(strata.values()))


def with_games(kept: Kept, plan: Plan, lines: Iterable[GameLine]) -> Kept:
    """The groups of these games too, as far as they are whole and were not known."""
    gathered: defaultdict[int, list[GameLine]] = defaultdict(list)
    for line in sorted(lines, key=lambda line: line.game):
        gathered[line.group].append(line)
    groups = kept.by_number
    new = [
        line
        for group, games in gathered.items()
        if group not in groups and len(games) == plan.group_size
        for line in games
    ]
    if not new:
        return kept
    for line in new:
        groups[line.group] = groups.get(line.group, "") + _sign(plan, line)
    bots = range(len(plan.bots))
    sums = kept.sums
    grown = replace(
        kept,
        first=kept.first or (new[0].game, new[0].end),
        groups=_text(groups),
        points=_added(kept.points, [_points(new, bot) for bot in bots]),
        processor=_added(kept.processor, [_processor(new, bot) for bot in bots]),
    )
    return grown if sums is None or grown.games < sums.games else replace(grown, sums=None)


def _sign(plan: Plan, line: GameLine) -> str:
    last = len(plan.bots) - 1
    shares = zip(plan.sides, side_shares(plan, line), strict=True)
    share = sum(share for side, share in shares if line.seating[side[0]] == last)
    return _SIGNS[Fraction(share).limit_denominator(4)]


def _text(groups: Mapping[int, str]) -> str:
    return " ".join(groups.get(number, _MISSING) for number in range(max(groups) + 1))


def _points(lines: Iterable[GameLine], bot: int) -> Total:
    scores = [
        score
        for line in lines
        for who, score in zip(line.seating, line.scores or (), strict=False)
        if who == bot
    ]
    return sum(scores), len(scores)


def _processor(lines: Iterable[GameLine], bot: int) -> Total:
    times = [
        each
        for line in lines
        for who, each in zip(line.seating, line.times, strict=True)
        if who == bot
    ]
    return round(sum(each.processor for each in times), 3), sum(each.count for each in times)


def _added(old: Sequence[Total], new: Sequence[Total]) -> tuple[Total, ...]:
    old = old or [(0.0, 0)] * len(new)
    return tuple(
        (round(total + more, 3), count + many)
        for (total, count), (more, many) in zip(old, new, strict=True)
    )


def joined(one: Kept, other: Kept) -> Kept:
    """The groups of both, which the same bots have played on the same chance."""
    if (one.bots, one.seed) != (other.bots, other.seed):
        raise NotTheSame("other bots, or another seed")
    if not (one.groups and other.groups):
        return one if one.groups or not other.groups else other
    mine, theirs = one.by_number, other.by_number
    alike = [mine[group] == theirs[group] for group in mine.keys() & theirs.keys()]
    if not all(alike) or (not alike and one.sources != other.sources):
        raise NotTheSame("its bots play otherwise; whichever is older has to be played anew")
    larger, smaller = (one, other) if one.games >= other.games else (other, one)
    apart = not alike  # else what both have measured cannot be told apart
    return replace(
        larger,
        groups=_text({**smaller.by_number, **larger.by_number}),
        points=_added(larger.points, smaller.points) if apart else larger.points,
        processor=_added(larger.processor, smaller.processor) if apart else larger.processor,
    )


class OutOfTime(Exception):
    """The clock has stopped a match; what it has played is kept."""


@dataclass(frozen=True)
class Part:
    """Which groups are this machine's: those whose number leaves `number` when divided by `of`."""

    number: int = 0
    of: int = 1

    def has(self, group: int) -> bool:
        return group % self.of == self.number


WHOLE: Final = Part()


class Going:
    """A match that is gone on with. `keep` is told what is known whenever a group has ended.

    The games of a group that is not whole yet lie in the file `raw`.
    """

    def __init__(self, plan: Plan, raw: Path, keep: Keep, kept: Kept | None) -> None:
        self._plan, self._keep = plan, keep
        before = _still_right(plan, kept)
        self._run = _run(plan, raw)
        self.kept = with_games(before, plan, self._run.lines)
        keep(self.kept)

    def play(
        self, total: int, part: Part = WHOLE, until: float | None = None, jobs: int = 1
    ) -> None:
        """Play what is missing of the first `total` games.

        After the first game that ends when the clock (`time.time`) is at `until` or later,
        `OutOfTime` says so, whatever has come out: no result decides when a match ends.
        """
        missing = self._missing(total, part)
        if missing:
            _look_at_the_clock(until)

        def one_more(_: int) -> None:
            group = self._run.lines[-1].group
            lines = [line for line in self._run.lines if line.group == group]
            if len(lines) == self._plan.group_size:
                self.kept = with_games(self.kept, self._plan, lines)
                self._keep(self.kept)
            _look_at_the_clock(until)

        self._run.play(missing, jobs, one_more)

    def _missing(self, total: int, part: Part) -> Missing:
        there = self.kept.by_number
        known = {game for game in range(total) if self._plan.group_of(game) in there}
        known.update(line.game for line in self._run.lines)
        known.update(game for game in range(total) if not part.has(self._plan.group_of(game)))
        return Missing(total, known)


def _look_at_the_clock(until: float | None) -> None:
    if until is not None and time.time() >= until:
        raise OutOfTime


def _still_right(plan: Plan, kept: Kept | None) -> Kept:
    """What is kept, if the bots play as they did; else nothing.

    If their sources have changed the first game is played again: a change that matters to play
    nearly always leads to another end. By the clock no game comes out twice alike.
    """
    begun = Kept(plan.bots, plan.seed, own_sources())
    if kept is None or (kept.bots, kept.seed) != (plan.bots, plan.seed):
        return begun
    if kept.first is None:
        return replace(begun, sums=kept.sums)
    if kept.sources == begun.sources:
        return kept
    number, end = kept.first
    by_clock = any("seconds=" in bot for bot in plan.bots)
    if by_clock or play_game(plan, number).end != end:
        print("The bots play otherwise than they did: the match begins anew.", flush=True)
        return begun
    return replace(kept, sources=begun.sources)


def _run(plan: Plan, raw: Path) -> ArenaRun:
    raw.parent.mkdir(parents=True, exist_ok=True)
    try:
        return ArenaRun.at(plan, raw)
    except BadResults:  # by other sources: what was whole in it has been kept
        raw.unlink()
        return ArenaRun.at(plan, raw)
