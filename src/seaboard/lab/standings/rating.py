"""The rating of a bot: matches against baselines, whose ratings count as exact."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from random import Random

from ...bots import get_bot
from ...bots.api import Budget, situation
from ...games.api import CHANCE, draw
from ..arena import play_game, rehearse
from ..arena_run import ArenaRun
from ..cluster import Cluster
from ..intervals import Estimate, share_of
from ..plan import Plan, Table
from ..results import GameLine
from ..statistics import ahead_by_group
from .files import Baselines, Met, Player
from .scale import Meeting, Rated, fit

Advance = Callable[[int], None]


@dataclass(frozen=True)
class Played:
    """A match against one baseline."""

    against: Player
    games: int
    ahead: Estimate
    meeting: Meeting


@dataclass(frozen=True)
class Measured:
    """What the matches of a bot say."""

    bot: str
    rated: Rated
    matches: tuple[Played, ...]

    @property
    def rating(self) -> int:
        return round(self.rated.value)

    @property
    def interval(self) -> tuple[int, int]:
        low, high = self.rated.interval
        return round(low), round(high)

    def met(self, table: Table) -> tuple[Met, ...]:
        """What an entry tells of the matches at that table."""
        return tuple(
            Met(
                against=each.against.name,
                bot=each.against.bot,
                play=play_of(table, each.against.bot),
                rating=each.against.rating,
                games=each.games,
                ahead=round(each.ahead.value, 4),
            )
            for each in self.matches
        )


def plans(
    baselines: Baselines, bot: str, opponents: Iterable[Player], seed: int
) -> list[tuple[Player, Plan]]:
    """A match against each; one against itself would say nothing."""
    table = baselines.setting.table
    return [(p, Plan(table, (bot, p.bot), seed)) for p in opponents if p.bot != bot]


class Matches:
    """A bot's matches: that many games, or a few more, against each opponent.

    In a folder `results` each has a file, named after its opponent, with which it goes on.
    """

    def __init__(
        self,
        baselines: Baselines,
        bot: str,
        opponents: Sequence[Player],
        games: int,
        seed: int,
        results: Path | None = None,
    ) -> None:
        self._bot = bot
        self._runs = [
            (
                player,
                ArenaRun.at(plan, results and results_file(results, player)),
                plan.whole(games),
            )
            for player, plan in plans(baselines, bot, opponents, seed)
        ]

    @property
    def total(self) -> int:
        return sum(total for _, _, total in self._runs)

    @property
    def missing(self) -> int:
        """How many games are yet to be played."""
        return sum(run.missing(total).count for _, run, total in self._runs)

    def play(
        self,
        jobs: int | Cluster,
        advance: Advance = lambda done: None,
        records: Path | None = None,
    ) -> None:
        """Play what is missing; a bot that fails decisions ends it with `BotFailed`."""
        for player, run, total in self._runs:
            if missing := run.missing(total):
                rehearse(run.plan)
                run.play(missing, jobs, advance, records=records and records / player.name)

    def measured(self) -> Measured | None:
        """What the games that were played say; None if they say nothing yet."""
        met = [
            played(run.plan, lines, self._bot, player)
            for player, run, total in self._runs
            if ahead_by_group(run.plan, lines := run.first(total))
        ]
        if not met:
            return None
        held = {each.against.name: float(each.against.rating) for each in met}
        rated = fit([each.meeting for each in met], held)[self._bot]
        return Measured(self._bot, rated, tuple(met))


def results_file(folder: Path, against: Player) -> Path:
    """Where the results of a match lie."""
    return folder / f"{against.name}.jsonl"


def played(plan: Plan, lines: Sequence[GameLine], bot: str, against: Player) -> Played:
    """What the games of a match say of the first bot of its plan."""
    groups = ahead_by_group(plan, lines)
    meeting = Meeting.of(bot, against.name, groups, len(lines))
    return Played(against, len(lines), share_of([groups]), meeting)


def play_of(table: Table, bot: str) -> str:
    """A hash of one game of the bot against itself: what plays otherwise is another bot."""
    moves: list[str] = []
    play_game(Plan(table, (bot,), seed=0), 0, lambda _, move: moves.append(str(move)))
    return blake2b("\n".join(moves).encode(), digest_size=8).hexdigest()


def processor_time(table: Table, bot: str, seed: int, decisions: int, seconds: float) -> float:
    """Of a decision, in seconds: the mean of some that the bot makes against itself.

    It ends after so many decisions, or so many seconds of processor time. Other than the arena's
    times it does not depend on what else the machine does, nor count what waits.
    """
    chance, own = Random(f"{seed}/chance"), Random(f"{seed}/bot")
    made, spent = -1, 0.0  # the first decision loads and compiles, and does not count
    player = get_bot(bot)
    position = table.new()
    player.prepare(position.game)
    try:
        while made < decisions and spent < seconds:
            if position.over:
                position = table.new()
            elif position.decider == CHANCE:
                position.play(draw(position, chance))
            elif len(legal := position.legal_moves()) == 1:
                position.play(legal[0])
            else:
                asked = situation(position, Budget(), own)
                began = time.process_time()
                move = player.choose(asked).move
                spent += time.process_time() - began if made >= 0 else 0.0
                made += 1
                position.play(move)
    finally:
        player.close()
    return spent / max(1, made)
