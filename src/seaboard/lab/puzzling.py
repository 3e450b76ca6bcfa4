"""Finding puzzles: decisions of bots' games in which one move is clearly best and others tempt.

Each decision goes through sieves, the cheap ones first. Weaker levels are asked for a move and must
not agree; a quick comparison says which move would be the solution; the levels are asked often, and
somebody must be tempted. Then every legal move is compared, first with few playouts, and in new
worlds with many: this last comparison is the one by which `seaboard puzzles --check` drops puzzles,
so what is found stands it. All of it is judged as an analysis judges (`bots/analysis/judging.py`),
from what the seat that decides can know.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from random import Random
from threading import Event
from typing import Any, Final, NamedTuple

import numpy as np

from ..bots import get_bot
from ..bots.analysis.judging import BATCHES, Judge, judge_for
from ..bots.analysis.types import Settings
from ..bots.api import Bot, Budget, Situation, situation
from ..bots.levels import LEVELS
from ..games.api import CHANCE, Game, Move, Position, SeaboardError, as_data, draw
from ..puzzles.reading import Other, Puzzle

_TRIES: Final = {"cabin-boy": 16, "sailor": 16, "mate": 8, "captain": 8}  # of each who is asked
_LOOKS: Final = 2  # how often each level is asked before anything is searched
_FEW_BATCHES: Final = 2  # most that fail a comparison do so at once
_DEEP_BATCHES: Final = 8
_STUDENT: Final = 2.36  # 95 % of the mean of eight lies within so many standard errors
_FIND_PART: Final = 0.4  # of a judge's playouts: what it keeps for finding moves
_DESCRIBING: Final = "describing"
DEEP_PLAYOUTS: Final = 2000
LEAST_KEPT: Final = 0.03  # that every other move must still lose when a puzzle is compared anew


@dataclass(frozen=True, slots=True)
class Plan:
    """How puzzles are looked for; the same plan finds the same ones."""

    seed: int
    playouts: int = DEEP_PLAYOUTS  # of the deep comparison, for each move in each of eight batches
    sieve: int = 500  # of the one before it, for each move in each of two batches
    glance: int = 500  # of the quick one, for a decision
    bot: str = "greedy"  # who plays the games
    least_gap: float = 0.05  # what every other move must lose of the chance to win,
    least_sure: float = 0.03  # and at least lose by the interval
    tempted: float = 0.15  # of the tries must go to one wrong move
    least_found: float = 0.01  # of the tries must find the solution: what nobody sees is as
    most_found: float = 0.85  # likely an error of the search; and so many may find it
    moves: tuple[int, int] = (3, 20)  # how many are legal
    per_game: int = 3  # so that no game is told over and over,
    apart: int = 24  # and moves between two of them


def tables_of(game: Game) -> list[tuple[str, int]]:
    """Every mode with every number of seats; the games of a run take turns with them."""
    return [(mode.name, seats) for mode in game.modes.values() for seats in mode.seats]


def start_of(game: Game, number: int) -> Position:
    """The start of the game of that number."""
    tables = tables_of(game)
    mode, seats = tables[number % len(tables)]
    return game.new(mode=mode, seats=seats)


class Finder:
    """Finds the puzzles of one game after another; not to be used by two threads at once.

    Whoever made it closes it, since bots may hold threads or programs. With `themes`, only puzzles
    that have one of them are looked for.
    """

    def __init__(
        self,
        game: Game,
        plan: Plan,
        themes: Collection[str] = (),
        cancel: Event | None = None,
    ) -> None:
        self._game, self._plan, self._wanted = game, plan, frozenset(themes)
        self._player = get_bot(plan.bot)
        self._levels = {
            level.name: get_bot(level.trying(game)) for level in LEVELS if level.name in _TRIES
        }
        bots = (self._player, *self._levels.values())
        with ExitStack() as opened:
            for bot in bots:
                opened.callback(bot.close)
            for bot in bots:
                bot.prepare(game)
            self._opened = opened.pop_all()
        self._judge = judge_for(game, Settings(), cancel or Event())

    def close(self) -> None:
        """Let go of whatever the bots hold."""
        self._opened.close()

    def play(self, number: int) -> list[Puzzle]:
        """The puzzles of the game of that number."""
        rng = Random((self._plan.seed << 24) ^ number)
        found: list[Puzzle] = []
        for step, position in self._decisions(number, rng):
            if any(abs(step - puzzle.step) < self._plan.apart for puzzle in found):
                continue
            puzzle = self.puzzle_at(position, step, number, rng)
            found += [] if puzzle is None else [puzzle]
            if len(found) == self._plan.per_game:
                break
        return found

    def _decisions(self, number: int, rng: Random) -> Iterator[tuple[int, Position]]:
        """The decisions of a game that offer enough, but not too many moves; in an order that does
        not prefer the beginning.
        """
        position, step = start_of(self._game, number), 0
        taken: list[tuple[int, Position]] = []
        fewest, most = self._plan.moves
        while not position.over:
            if position.decider == CHANCE:
                move = draw(position, rng)
            else:
                if fewest <= len(position.legal_moves()) <= most:
                    taken.append((step, position.copy()))
                move = self._player.choose(situation(position, Budget(), rng)).move
            position.play(move)
            step += 1
        rng.shuffle(taken)
        return iter(taken)

    def puzzle_at(self, position: Position, step: int, number: int, rng: Random) -> Puzzle | None:
        """The puzzle that the decision is, if it is one."""
        asked = situation(position, Budget(), rng)
        if not self._is_promising(position, asked.legal, rng):
            return None
        solution = self._glance(asked, step)
        if solution is None or not self._is_wanted(position, solution):
            return None
        tries = self._tries(position, rng, _TRIES)
        found = {level: chosen[solution] / chosen.total() for level, chosen in tries.items()}
        all_tries = {
            move: sum(chosen[move] / chosen.total() for chosen in tries.values()) / len(tries)
            for move in asked.legal
        }
        wrong = [share for move, share in all_tries.items() if move != solution]
        if max(wrong) < self._plan.tempted:
            return None
        if not self._plan.least_found <= all_tries[solution] <= self._plan.most_found:
            return None
        compared = self._compare(position, asked, step, solution)
        if compared is None:
            return None
        chance, losses = compared
        others = {
            str(move): Other(round(loss, 3), round(margin, 3), round(all_tries[move], 3))
            for move, (loss, margin) in losses.items()
        }
        return Puzzle(
            game=self._game,
            description=shortened(position),
            seat=asked.seat,
            step=step,
            solution=str(solution),
            chance=round(chance, 3),
            others=others,
            found={level: round(share, 3) for level, share in found.items()},
            themes=tuple(self._themes(position, solution, list(losses))),
            made=(position.mode.name, position.seats, self._plan.seed, number),
            stood=((self._plan.seed, self._plan.playouts),),
        )

    def _is_promising(self, position: Position, legal: Sequence[Move], rng: Random) -> bool:
        """Whether a puzzle may be here, as far as can be told without a search: the weaker levels
        do not agree, and one of them makes a move of a wanted theme, since a puzzle is only what
        somebody finds.
        """
        if not any(self._is_wanted(position, move) for move in legal):
            return False
        looks = self._tries(position, rng, dict.fromkeys(_TRIES, _LOOKS))
        made = {move for chosen in looks.values() for move in chosen}
        return len(made) > 1 and any(self._is_wanted(position, move) for move in made)

    def _glance(self, asked: Situation, step: int) -> Move | None:
        """The move that leads clearly enough to look closer."""
        judge = self._with(Settings(playouts=self._plan.glance, shown=2))
        tried = judge.find(asked, step)  # not every move, if the playouts are few
        moves = [*tried, *(move for move in asked.legal if move not in tried)][:3]
        values = _values(judge, asked, moves, step, BATCHES)
        means = values.mean(axis=0)
        best = int(np.argmax(means))
        gap = means[best] - np.delete(means, best).max()
        return moves[best] if gap >= self._plan.least_gap / 2 else None

    def _compare(
        self, position: Position, asked: Situation, step: int, solution: Move
    ) -> tuple[float, dict[Move, tuple[float, float]]] | None:
        """The chance of the solution, and what each other move loses, with the half of the
        interval; None as soon as one of them might be as good.
        """
        plan = self._plan
        others = [move for move in asked.legal if move != solution]
        moves = [solution, *others]
        judge = self._with(_settings(plan.sieve, len(moves)))
        if _least(_values(judge, asked, moves, step, _FEW_BATCHES)) < plan.least_gap:
            return None
        judge = self._with(_settings(plan.playouts, len(moves)))
        anew = situation(position, Budget(), Random(plan.seed))  # as `verdict_on` does
        few = _values(judge, anew, moves, step, _FEW_BATCHES)
        if _least(few) < plan.least_sure:
            return None
        more = _values(judge, anew, moves, step, _DEEP_BATCHES - _FEW_BATCHES)
        values = np.concatenate([few, more])
        losses, margins = _losses(values)
        if losses.min() < plan.least_gap or (losses - margins).min() < plan.least_sure:
            return None
        pairs = zip(losses.tolist(), margins.tolist(), strict=True)
        return float(values[:, 0].mean()), dict(zip(others, pairs, strict=True))

    def _with(self, settings: Settings) -> Judge:
        self._judge.settings = replace(settings, seed=self._plan.seed, line=0)
        return self._judge

    def _tries(
        self, position: Position, rng: Random, times: Mapping[str, int]
    ) -> dict[str, Counter[Move]]:
        """What each of the weaker levels does, asked that many times."""
        return {
            level: Counter(_chosen(bot, position, rng) for _ in range(times[level]))
            for level, bot in self._levels.items()
        }

    def _is_wanted(self, position: Position, solution: Move) -> bool:
        """Whether a puzzle with that solution would have a wanted theme."""
        if not self._wanted:
            return True
        others = [move for move in position.legal_moves() if move != solution]
        return not self._wanted.isdisjoint(self._themes(position, solution, others))

    def _themes(self, position: Position, solution: Move, others: Sequence[Move]) -> list[str]:
        part = self._game.part("themes")
        if part is None:
            return []
        themes_of: Callable[[Position, Move, Sequence[Move]], list[str]] = part.themes_of
        return themes_of(position, solution, others)


def _chosen(bot: Bot, position: Position, rng: Random) -> Move:
    return bot.choose(situation(position, Budget(), rng)).move


def _values(
    judge: Judge, asked: Situation, moves: Sequence[Move], step: int, batches: int
) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """The own chance after each move, a row for each comparison."""
    rows = [judge.compare(asked, moves, step) for _ in range(batches)]
    return np.array([[outlook.chances[asked.seat] for outlook in row] for row in rows])


def _settings(playouts: float, moves: int) -> Settings:
    """For a comparison of that many moves with that many playouts for each of them in a batch."""
    return Settings(
        playouts=math.ceil(playouts * BATCHES * moves / (1 - _FIND_PART)), shown=moves - 1
    )


def _least(values: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> float:
    """What the best of the others loses beside the first."""
    return float((values[:, :1] - values[:, 1:]).mean(axis=0).min())


def _losses(
    values: np.ndarray[tuple[int, int], np.dtype[np.float64]],
) -> tuple[np.ndarray[Any, np.dtype[np.float64]], np.ndarray[Any, np.dtype[np.float64]]]:
    """What each move loses beside the first, with the half of the interval."""
    gaps = values[:, :1] - values[:, 1:]
    return gaps.mean(axis=0), _STUDENT * gaps.std(axis=0, ddof=1) / math.sqrt(_DEEP_BATCHES)


# Describing


def described(position: Position) -> dict[str, Any]:
    """All of a position as data for `set_up`: a spectator's view, unless the game says more."""
    part = position.game.part(_DESCRIBING)
    data: dict[str, Any] = as_data(position.view(None)) if part is None else part.describe(position)
    return data


def shortened(position: Position) -> dict[str, Any]:
    """The description without whatever `set_up` works out itself."""
    data = described(position)

    def same() -> bool:
        try:
            return position.game.set_up(data) == position
        except SeaboardError:
            return False

    if not same():
        raise SeaboardError(f"{position!r} cannot be set up from its description")
    _shorten([data], same)
    return data


def _shorten(alike: Sequence[dict[str, Any]], same: Callable[[], bool]) -> None:
    """Take out of all these tables each key that none of them needs, then look into the rest."""
    for key in sorted({key for each in alike for key in each}):
        taken = [(each, dict(each)) for each in alike if key in each]
        for each, _ in taken:
            del each[key]
        if same():
            continue
        for each, before in taken:
            each.clear()
            each.update(before)
        inner = [each[key] for each, _ in taken]
        tables = [value for value in inner if isinstance(value, dict)]
        rows = [row for value in inner if isinstance(value, list) for row in value]
        tables += [row for row in rows if isinstance(row, dict)]
        if tables:
            _shorten(tables, same)


# Checking


def check_again(puzzle: Puzzle, playouts: int, seed: int = 0) -> Mapping[str, float]:
    """What each move promises by another comparison, with that many playouts for a move."""
    moves = [str(move) for move in puzzle.position().legal_moves()]
    values = _compared_again(puzzle, moves, playouts / BATCHES, seed, BATCHES).mean(axis=0)
    return dict(zip(moves, values.tolist(), strict=True))


class Verdict(NamedTuple):
    """What another comparison says of a puzzle: the move that comes nearest to the solution, what
    it loses, and the half of the interval.
    """

    rival: str
    loss: float
    margin: float

    @property
    def holds(self) -> bool:
        """Whether the solution is still clearly the best."""
        return self.loss >= LEAST_KEPT and self.loss > self.margin


def verdict_on(puzzle: Puzzle, playouts: int, seed: int) -> Verdict:
    """The puzzle compared anew, in the worlds of that seed, as when it was found: every move in
    eight batches with that many playouts.
    """
    others = list(puzzle.others)
    moves = [puzzle.solution, *others]
    losses, margins = _losses(_compared_again(puzzle, moves, playouts, seed, _DEEP_BATCHES))
    nearest = int(np.argmin(losses))
    return Verdict(others[nearest], float(losses[nearest]), float(margins[nearest]))


def _compared_again(
    puzzle: Puzzle, moves: Sequence[str], playouts: float, seed: int, batches: int
) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """The own chance after each move, a row for each batch of so many playouts for a move."""
    asked = situation(puzzle.position(), Budget(), Random(seed))
    judge = judge_for(puzzle.game, _settings(playouts, len(moves)), Event())
    parsed = [puzzle.game.parse(move) for move in moves]
    return _values(judge, asked, parsed, puzzle.step, batches)
