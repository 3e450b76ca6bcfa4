"""Who holds the other seats: bots by name, policies of one's own, or a pool to draw from.

An opponent is

- the name of a bot: `random` moves within the compiled step, `greedy` (without `tastes`) and
  `learned` are asked for all games at once in compiled code, any other bot one decision at a time;
- a `Bot` object;
- a policy: a function of observations and masks, a row for each game, that gives an action each;
- anything with `name` and `choose(decisions)`.

One opponent holds all other seats; a tuple names one for each, in their order after the learner's;
from a `Pool` one is drawn for each seat of each new game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any, Final, Protocol, cast

import numpy as np
import numpy.typing as npt

from ..bots import get_bot, judging
from ..bots.api import Bot, Budget, situation
from ..bots.greedy import GreedyBot
from ..bots.learned import LearnedBot
from ..bots.nets import HEAD
from ..bots.profiles import profile_of
from ..bots.weights import Net
from ..games.api import Position, Seat
from ..games.kernel.rng import seeded_rng
from ..games.position import RecordGame
from .advancing import AT_RANDOM, LEARNER, Actions

Policy = Callable[[Any, Any], Any]

RANDOM: Final = "random"


@dataclass(frozen=True)
class Decisions:
    """What an opponent is asked for: some decisions, each of a game of its own.

    `seeds` are random numbers of each game, from a stream that has nothing to do with its chance.
    """

    observations: npt.NDArray[np.uint8]
    masks: npt.NDArray[np.int8]
    seeds: npt.NDArray[np.uint64]
    position: Callable[[int], Position]  # of the decision of that number; a copy
    states: Callable[[], npt.NDArray[Any]]  # copies of all of them, for compiled code
    jobs: int = 1  # how many threads may work

    def __len__(self) -> int:
        return len(self.seeds)

    def rng(self, number: int) -> Random:
        """Random numbers for one of them."""
        return Random(int(self.seeds[number]))


class Opponent(Protocol):
    """Somebody who decides for other seats."""

    @property
    def name(self) -> str: ...

    def choose(self, decisions: Decisions) -> npt.ArrayLike:
        """A legal action for each of them."""
        ...


Anybody = str | Bot | Policy | Opponent


def next_seeds(random_states: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """Advance these random states, and make a seed of each that shows nothing of what they will
    draw: an opponent that plays on in its mind must not foresee chance.
    """
    random_states ^= random_states << np.uint64(13)
    random_states ^= random_states >> np.uint64(7)
    random_states ^= random_states << np.uint64(17)
    words = random_states + np.uint64(0x9E3779B97F4A7C15)
    words = (words ^ (words >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    words = (words ^ (words >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return (words ^ (words >> np.uint64(31))) | np.uint64(1)


class ByPolicy:
    """A policy of one's own."""

    def __init__(self, policy: Policy, name: str | None = None) -> None:
        self.name = name or str(getattr(policy, "__name__", type(policy).__name__))
        self._policy = policy

    def choose(self, decisions: Decisions) -> Actions:
        """What the policy answers to these observations and masks."""
        answers = np.asarray(self._policy(decisions.observations, decisions.masks))
        if answers.dtype.kind not in "iu" or answers.shape != (len(decisions),):
            raise TypeError(
                f"{self.name}: a policy gives one whole number for each of {len(decisions)} games, "
                f"not {answers.dtype} of shape {answers.shape}"
            )
        return answers.astype(np.int64)


class ByBot:
    """A bot, asked for one decision after the other, without a limit of time."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.bot = bot

    def choose(self, decisions: Decisions) -> Actions:
        """What the bot answers to each of them."""
        return np.array([self._choose(decisions, number) for number in range(len(decisions))])

    def _choose(self, decisions: Decisions, number: int) -> int:
        position = decisions.position(number)
        legal = position.legal_codes()
        if len(legal) == 1:
            return int(legal[0])
        asked = situation(position, Budget(), decisions.rng(number))
        return self.bot.choose(asked).move.code

    def close(self) -> None:
        self.bot.close()


class ByJudgement:
    """A net, or the hand-made estimate, in compiled code: as the bots `learned` and `greedy`.

    Every move is followed to the end of its turn and judged, in all threads. Where a game has
    secrets, worlds are drawn before, one after the other, that the seat could not tell from the
    true one; the truth is not looked at. With a temperature it errs as `greedy` does.
    """

    def __init__(
        self,
        position: Position,
        net: Net | None,
        name: str,
        worlds: int,
        temperature: float = 0.0,
    ) -> None:
        self.name = name
        self._game = cast(RecordGame[Any, Any], position.game)
        self._net = net
        self._head = np.zeros(1, HEAD) if net is None else net.head()
        self._head["temperature"] = temperature
        self._weights = np.zeros(1, np.float32) if net is None else net.weights
        self._worlds = min(worlds, profile_of(position.game).worlds.at_once)

    def choose(self, decisions: Decisions) -> Actions:
        """The move of each that looks best, some of them in each thread."""
        rngs = [decisions.rng(number) for number in range(len(decisions))]
        worlds = self._worlds_of(decisions, rngs)
        seeds = np.concatenate([seeded_rng(rng.getrandbits(64)) for rng in rngs])
        chosen = np.zeros(len(decisions), np.int64)
        count = max(1, min(decisions.jobs, len(decisions)))
        edges = [len(decisions) * number // count for number in range(count + 1)]
        parts = [slice(*edge) for edge in pairwise(edges)]

        def work(part: slice) -> None:
            inner = slice(part.start * self._worlds, part.stop * self._worlds)
            self._judge(worlds[inner], seeds[part], chosen[part])

        if count == 1:
            work(parts[0])
        else:
            with ThreadPoolExecutor(count) as pool:
                list(pool.map(work, parts))
        return chosen

    def _worlds_of(self, decisions: Decisions, rngs: Sequence[Random]) -> npt.NDArray[Any]:
        """For each decision `self._worlds` states, one after the other."""
        if not self._game.secret:
            return np.repeat(decisions.states(), self._worlds)
        worlds: npt.NDArray[Any] = self._game.new_states(
            decisions.position(0), len(decisions) * self._worlds
        )
        for number, rng in enumerate(rngs):
            position = decisions.position(number)
            for world in range(number * self._worlds, (number + 1) * self._worlds):
                drawn = position.resample(position.decider, rng)
                worlds[world : world + 1] = self._game.new_states(drawn, 1)
        return worlds

    def _judge(self, worlds: Any, seeds: Any, chosen: Actions) -> None:
        most = self._game.most_legal
        states = np.repeat(worlds[:1], judging.STATES_NEEDED - 1)
        judging.choose_many(
            worlds, states, np.zeros(most, np.uint16), np.zeros(2 * most, np.uint16),
            np.zeros(most), np.zeros(most), self._head, self._weights,
            np.zeros(1 if self._net is None else self._net.shape.room, np.float32), seeds,
            np.zeros((most, judging.FOUND, judging.MOST_SEATS)), np.zeros(most, np.int64),
            np.zeros((judging.FOUND, judging.MOST_SEATS)), chosen,
        )  # fmt: skip


def opponent_of(anybody: Anybody, position: Position) -> Opponent | None:
    """The opponent that is meant; None moves at random."""
    if isinstance(anybody, str):
        return _by_name(anybody, position)
    if isinstance(anybody, Bot):
        anybody.prepare(position.game)
        return ByBot(anybody)
    if hasattr(anybody, "choose"):
        return cast(Opponent, anybody)
    if callable(anybody):
        return ByPolicy(anybody)
    raise TypeError(f"an opponent is a bot's name, a bot or a policy, not {anybody!r}")


def _by_name(name: str, position: Position) -> Opponent | None:
    if name == RANDOM:
        return None
    bot = get_bot(name)
    bot.prepare(position.game)
    compiled = isinstance(position.game, RecordGame)
    if compiled and isinstance(bot, GreedyBot) and not bot.tastes:
        return ByJudgement(position, None, name, judging.WORLDS, bot.error_temperature)
    if compiled and isinstance(bot, LearnedBot):
        return ByJudgement(position, bot.net_of(position), name, bot.worlds)
    return ByBot(bot)


class Company:
    """The opponents of a batch by their numbers, from 1, and where they sit: always in the same
    order after the learner.
    """

    draws = False  # who sits where, anew for each game

    def __init__(self, members: Sequence[Opponent | None]) -> None:
        self._numbers = []
        self.members: list[Opponent] = []
        for member in members:
            if member is not None and member not in self.members:
                self.members.append(member)
            self._numbers.append(AT_RANDOM if member is None else self.members.index(member) + 1)

    def seed(self, seed: int) -> None:
        """Random numbers of one's own begin anew."""

    def seating(self, games: int, seats: int, learners: npt.NDArray[np.int64] | None) -> Actions:
        """Who sits where in that many new games; a learner of -1 is nobody."""
        players = np.full((games, seats), LEARNER)
        if learners is None:
            return players
        rows = np.arange(games)
        drawn = self._drawn(games, seats)
        for place in range(seats):
            players[rows, (learners + 1 + place) % seats] = drawn[:, place]
        learning = learners >= 0
        players[rows[learning], learners[learning]] = LEARNER
        return players

    def _drawn(self, games: int, seats: int) -> Actions:
        """Opponents for each place after the learner; the last place is the learner's own."""
        circle = [self._numbers[place % len(self._numbers)] for place in range(seats)]
        return np.tile(np.array(circle, np.int64), (games, 1))

    def note(self, players: Actions, places: Actions) -> None:
        """A game that has just ended: the number of each seat's player, and its place."""

    def close(self) -> None:
        """Let go of what the opponents hold."""
        for member in self.members:
            getattr(member, "close", lambda: None)()


class Pool(Company):
    """Opponents by name, to which others can be added while games go on, such as past selves.

    For each seat of each new game one is drawn. `newest` is the chance that it is the one that was
    added last. Otherwise all are as likely, or, with `hard`, the likelier the more often the
    learner lost to them: by (1 - its share of wins) to that power (prioritised fictitious
    self-play). Only the latest `most` are drawn.
    """

    draws = True

    def __init__(
        self,
        members: Mapping[str, Anybody] | None = None,
        *,
        newest: float = 0.0,
        hard: float = 0.0,
        most: int | None = None,
        seed: int = 0,
    ) -> None:
        if not 0 <= newest <= 1:
            raise ValueError(f"newest is a chance from 0 to 1, not {newest}")
        if most is not None and most < 1:
            raise ValueError(f"most is one or more, not {most}")
        super().__init__([])
        self._newest, self._hard, self._most = newest, hard, most
        self._position: Position | None = None
        self._waiting: list[tuple[str, Anybody]] = []
        self.names: list[str] = []
        self._ids: list[int] = []
        self.games: list[int] = []  # that the learner has finished against each
        self.wins: list[float] = []  # of those, a tie being half of one
        self.seed(seed)
        for name, member in (members or {}).items():
            self.add(name, member)

    def add(self, name: str, member: Anybody) -> None:
        """One more; a policy that goes on learning must be a copy of it."""
        if name in self.names:
            raise ValueError(f"the pool has a {name!r} already")
        self.names.append(name)
        self.games.append(0)
        self.wins.append(0.0)
        self._waiting.append((name, member))
        if self._position is not None:
            self._let_in()

    def at(self, position: Position) -> Pool:
        """The same pool, for games that begin so."""
        self._position = position
        self._let_in()
        return self

    def _let_in(self) -> None:
        assert self._position is not None
        for _, member in self._waiting:
            opponent = opponent_of(member, self._position)
            if opponent is not None:
                self.members.append(opponent)
            self._ids.append(AT_RANDOM if opponent is None else len(self.members))
        self._waiting.clear()

    def seed(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)

    def odds(self) -> npt.NDArray[np.float64]:
        """How likely each member is drawn."""
        count = len(self.names)
        if not count:
            raise ValueError("the pool is empty; add somebody")
        played, won = np.array(self.games), np.array(self.wins)
        share = (won + 0.5) / (played + 1)  # before any game, as likely to win as to lose
        weights = (1 - share) ** self._hard
        weights[: max(0, count - (self._most or count))] = 0.0
        odds = (1 - self._newest) * weights / weights.sum()
        odds[-1] += self._newest
        return np.asarray(odds)

    def _drawn(self, games: int, seats: int) -> Actions:
        drawn = self._rng.choice(len(self.names), (games, seats), p=self.odds())
        return np.array(self._ids, np.int64)[drawn]

    def note(self, players: Actions, places: Actions) -> None:
        """Count it, if one learner met members of the pool."""
        (learners,) = np.nonzero(players == LEARNER)
        if len(learners) != 1:
            return
        mine = places[learners[0]]
        for seat in np.flatnonzero(players != LEARNER).tolist():
            number = self._ids.index(int(players[seat]))
            self.games[number] += 1
            self.wins[number] += 0.5 if places[seat] == mine else float(mine < places[seat])

    def share(self, name: str) -> float:
        """How often the learner ended ahead of that member, a tie being half."""
        number = self.names.index(name)
        return self.wins[number] / self.games[number] if self.games[number] else float("nan")


Opponents = Anybody | tuple[Anybody, ...] | Company


def company_of(opponents: Opponents, position: Position) -> Company:
    """The opponents of a table at which one seat learns."""
    if isinstance(opponents, Pool):
        return opponents.at(position)
    if isinstance(opponents, Company):
        return opponents
    if not isinstance(opponents, tuple):
        return Company([opponent_of(opponents, position)])
    others = position.seats - 1
    if len(opponents) != others:
        raise ValueError(f"{position.seats} seats have {others} opponents, not {len(opponents)}")
    return Company([opponent_of(each, position) for each in opponents])


def learner_seats(seat: Seat | None, games: int, seats: int) -> npt.NDArray[np.int64]:
    """That seat in every game, or all seats in turn."""
    if seat is None:
        return np.arange(games) % seats
    if not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat} at a table of {seats} (0 is first)")
    return np.full(games, seat)
