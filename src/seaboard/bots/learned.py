"""The bot that learnt by self-play: a net judges where each move leads by the end of the turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np

from ..games.api import Game, Position, SeaboardError
from ..games.kernel.rng import seeded_rng
from . import judging, parameters, trees
from .api import Bot, Candidate, Choice, Situation, UnknownBot
from .generic import Games
from .profiles import profile_of
from .weights import Net, load, net_for, reading_of

# Guesses at hidden hands: with the turns that are played on, they take as long as greed's own.
WORLDS: Final = 7


class NoNet(SeaboardError):
    """No net was trained for such a table."""


@dataclass(frozen=True)
class Judgement:
    """What a net says of a position, seat by seat."""

    scores: tuple[float, ...]
    chances: tuple[float, ...]  # to win


def value_of(position: Position, seat: int, net: Net | None = None) -> Judgement:
    """The expected scores and chances to win as the seat sees the position."""
    judge = net or _net_for(position)
    states = position.game.new_states(position, 1)
    found = np.zeros((1, judging.FOUND, judging.MOST_SEATS))
    judging.judge_many(
        states, np.array([seat]), judge.head(), judge.weights,
        np.zeros(judge.shape.room, np.float32), found, np.zeros((0, 0), np.float32),
    )  # fmt: skip
    seats = position.seats
    return Judgement(
        tuple(found[0, judging.SCORES, :seats].tolist()),
        tuple(found[0, judging.CHANCES, :seats].tolist()),
    )


def _net_for(position: Position) -> Net:
    net = net_for(position)
    if net is None:
        raise NoNet(
            f"no net was trained for {position.game.title}, {position.mode.name}, "
            f"{position.seats} players; `seaboard train` makes one"
        )
    return net


class LearnedBot(Bot):
    """For each move: play it, go on to the end of the turn, and let the net judge.

    It chooses by the chance to win and, by a part that belongs to the net, the expected scores.
    """

    def __init__(
        self,
        file: Path | None = None,
        worlds: int = WORLDS,
        turns: int | None = None,
        name: str = "learned",
        net: Net | None = None,  # in place of a file
    ) -> None:
        self.name = name
        self._turns = turns
        self._file = file
        self._net = net
        self.worlds = worlds
        self._nets: dict[tuple[str, str, int], Net] = {}

    def prepare(self, game: Game) -> None:
        reading_of(game)
        trees.prepare(game)
        if self._file is not None:
            load(game, self._file)

    def choose(self, situation: Situation) -> Choice:
        if len(situation.legal) == 1:
            return Choice(situation.legal[0])
        game = situation.game
        trees.prepare(game)
        first = situation.world()
        net = self.net_of(first)
        count = min(self.worlds, profile_of(game).worlds.at_once)
        worlds = game.new_states(first, count)
        for number in range(1, count):
            worlds[number : number + 1] = game.new_states(situation.world(), 1)
        candidates = judged_moves(net, worlds, situation)
        judged = sum(item.visits for item in candidates)
        return Choice(candidates[0].move, tuple(candidates), judged)

    def net_of(self, position: Position) -> Net:
        """The net by which it plays at such a table."""
        key = (position.game.name, position.mode.name, position.seats)
        if key not in self._nets:
            net = self._net or (
                _net_for(position) if self._file is None else load(position.game, self._file)
            )
            if not net.fits(position):
                raise NoNet(
                    f"{self._file or self.name}: a net for {net.seats} players, "
                    f"{', '.join(net.modes)}; not for {position.seats} players, "
                    f"{position.mode.name}"
                )
            self._nets[key] = net if self._turns is None else replace(net, turns=self._turns)
        return self._nets[key]


def judged_moves(net: Net, worlds: Games, situation: Situation) -> list[Candidate]:
    """What the net says of every legal move, over all worlds, best first."""
    most = situation.game.most_legal
    states = np.repeat(worlds[:1], judging.STATES_NEEDED - 1)
    codes = np.zeros(most, np.uint16)
    sums = np.zeros((len(situation.legal), judging.FOUND, judging.MOST_SEATS))
    tried = np.zeros(len(situation.legal), np.int64)
    count = judging.judge_moves(
        worlds, states, codes, np.zeros(2 * most, np.uint16), np.zeros(most), net.head(),
        net.weights, np.zeros(net.shape.room, np.float32),
        seeded_rng(situation.rng.getrandbits(64)), sums, tried,
        np.zeros((judging.FOUND, judging.MOST_SEATS)),
    )  # fmt: skip
    moves = {move.code: move for move in situation.legal}
    found = []
    for number in range(count):
        visits = abs(int(tried[number]))
        chance, score, worth = (
            float(sums[number, row, situation.seat]) / visits
            for row in (judging.CHANCES, judging.SCORES, judging.WORTHS)
        )
        found.append((worth, Candidate(moves[int(codes[number])], visits, chance, score)))
    return [item for _, item in sorted(found, key=lambda pair: (-pair[1].visits, -pair[0]))]


def make(given: Mapping[str, str]) -> LearnedBot:
    parameters.reject_unknown(given, "learned", ("file", "worlds", "turns"))
    file = Path(given["file"]) if "file" in given else None
    if file is not None and not file.exists():
        raise UnknownBot(f"learned: there is no file {file}")
    name = "learned:" + ",".join(f"{key}={value}" for key, value in given.items())
    worlds = parameters.whole(given, "worlds", WORLDS, 1, 1000)
    turns = parameters.whole(given, "turns", 0, 0, 100) if "turns" in given else None
    return LearnedBot(file, worlds, turns, name if given else "learned")
