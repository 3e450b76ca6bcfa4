"""A training run: generations of self-play, learning and comparison, in one folder.

Every step leaves a file that is written at once or not at all, and follows from the configuration,
the seed and the files before it. A run that was interrupted anywhere therefore goes on where it
was and ends with the same weights.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from ...bots.weights import Net, load, reading_of, shape_for
from ...games.api import Game, Position, SeaboardError
from ..cluster import Cluster
from ..intervals import Estimate
from .config import Config, as_toml, read_config
from .gating import Compared, compare
from .learning import Lesson, Loss, first_weights, learn, learner, libraries
from .searching import meet_search
from .selfplay import CHUNK, Nets, derived, play_tasks, self_play_tasks
from .targets import Samples, joined, samples_of

PART: Final = 16 * CHUNK  # games of one file
NET: Final = "net.npz"  # the result
CONFIG: Final = "config.toml"
ABOUT: Final = "run.json"
# Something that tells how far a step is: what it does, and how much there is to do.
Progress = Callable[[str, int], AbstractContextManager[Callable[[int], None]]]


class OtherRun(SeaboardError):
    """The folder holds a run with another game, seed or configuration."""


@dataclass(frozen=True)
class Generation:
    """What a finished generation has to tell."""

    number: int
    games: int
    samples: int
    losses: tuple[Loss, ...]
    best_pass: int
    against_last: Compared | None  # none for the first, which has none before it
    kept: bool
    against_hand: Compared
    seconds: float
    against_search: Compared | None = None  # none if it is not met
    learner: str = ""  # the libraries that learnt it, and the kind of machine


class Run:
    """A run in a folder; `starts` are the tables that it learns, all with as many seats."""

    def __init__(
        self, folder: Path, starts: Sequence[Position], config: Config, seed: int,
        jobs: int | Cluster,
    ) -> None:  # fmt: skip
        self.folder, self.config, self.seed, self.jobs = folder, config, seed, jobs
        self.starts = tuple(starts)
        self.game: Game = starts[0].game
        self.seats = starts[0].seats
        self.modes = tuple(start.mode.name for start in starts)
        self._reading = reading_of(self.game)
        self.shape = shape_for(self.game, self.seats, config.net.first, config.net.second)

    def open(self) -> None:
        """Make the folder, or check that it holds this run."""
        libraries()  # before there is a folder, and before any game is played in vain
        about = {
            "game": self.game.name, "modes": list(self.modes), "seats": self.seats,
            "seed": self.seed, "layout": self._reading.layout(self.seats),
        }  # fmt: skip
        file = self.folder / ABOUT
        if file.exists():
            same = json.loads(file.read_text(encoding="utf-8")) == about
            before = read_config(self.folder / CONFIG)
            # A run may be made longer: no step depends on how many generations will follow it.
            if (
                not same
                or msgspec.structs.replace(before, generations=self.config.generations)
                != self.config
            ):
                raise OtherRun(
                    f"{self.folder} holds a run with another game, table, seed or configuration"
                )
        self.folder.mkdir(parents=True, exist_ok=True)
        _write(self.folder / CONFIG, as_toml(self.config).rstrip())
        _write(file, json.dumps(about, indent=1))

    def train(self, progress: Progress, tell: Callable[[str], None]) -> list[Generation]:
        """Do whatever is left to do."""
        net = self._first()
        done = []
        for number in range(self.config.generations):
            made, net = self._generation(number, net, progress)
            done.append(made)
            tell(in_a_line(made))
            self._forget(number)
        replace(net, about=self._about(done)).save(self.folder / NET)
        return done

    def finished(self) -> list[Generation]:
        """The generations that are done."""
        return [_read(file) for file in sorted(self.folder.glob("generation-*.json"))]

    def _first(self) -> Net:
        play = self.config.play
        return Net(
            self.game.name, self.modes, self.seats, self.shape,
            first_weights(self.shape, derived(self.seed, "weights")),
            self._reading.layout(self.seats), self.config.net.worlds, play.score_part,
            self.config.net.turns,
        )  # fmt: skip

    def _generation(self, number: int, net: Net, progress: Progress) -> tuple[Generation, Net]:
        weights, told = self._file(number, "npz"), self._file(number, "json")
        if not told.exists():
            began = time.perf_counter()
            games = self._play(number, net, progress)
            lesson, count = self._learn(number, net, progress)
            candidate = replace(net, weights=lesson.weights)
            last = None
            if number:
                last = self._compare((candidate, net), "gate", number, progress)
            kept = last is None or last.share.value >= self.config.gate.share
            better = candidate if kept else net
            hand = self._compare((better, None), "hand", number, progress)
            search = self._meet_search(better, number, progress)
            better.save(weights)
            _write(
                told,
                json.dumps(
                    asdict(
                        Generation(
                            number, games, count, lesson.losses, lesson.best, last, kept, hand,
                            time.perf_counter() - began, search, learner(),
                        )
                    ),
                    indent=1,
                ),
            )  # fmt: skip
        return _read(told), load(self.game, weights)

    def _play(self, number: int, net: Net, progress: Progress) -> int:
        """Write the files of a generation's games that are missing; how many games there are."""
        play = self.config.play
        games = play.games if number else play.first_games
        tasks = self_play_tasks(self.starts, games, self.seed, "self-play", number)
        nets = Nets([net], play.temperature)
        with progress(f"generation {number}: games", games) as advance:
            for part in range(0, len(tasks), PART // CHUNK):
                file = self._samples(number, part)
                some = tasks[part : part + PART // CHUNK]
                if file.exists():
                    advance(sum(len(task.chance) for task in some))
                    continue
                self._write_samples(file, number, part, play_tasks(
                    nets, some, self.jobs, advance, write=True
                ))  # fmt: skip
        return games

    def _write_samples(self, file: Path, number: int, part: int, played: Any) -> None:
        learn_config = self.config.learn
        unit = self._reading.odds_unit(None)
        rng = np.random.default_rng(derived(self.seed, "kept", number, part))
        trace = learn_config.trace if number else learn_config.first_trace
        samples = joined(
            [
                samples_of(
                    each, self.seats, self.shape.sides, unit, trace, self.config.play.kept, rng
                )
                for each in played
            ]
        )
        unfinished = file.with_name(file.name + ".part")
        with unfinished.open("wb") as out:
            np.savez(out, **vars(samples))
        unfinished.replace(file)

    def _learn(self, number: int, net: Net, progress: Progress) -> tuple[Lesson, int]:
        config = self.config.learn
        first = max(0, number - config.window + 1)
        files = sorted(
            file
            for generation in range(first, number + 1)
            for file in self.folder.glob(f"samples-{generation:03}-*.npz")
        )
        samples = joined([_samples_in(file) for file in files])
        with progress(f"generation {number}: passes", config.passes) as advance:
            lesson = learn(
                self.shape, net.weights, samples, config, derived(self.seed, "learn", number),
                lambda done, _: advance(1 if done else 0),
            )  # fmt: skip
        return lesson, len(samples)

    def _compare(
        self, nets: tuple[Net | None, Net | None], what: str, number: int, progress: Progress
    ) -> Compared:
        gate = self.config.gate
        games = gate.games if what == "gate" else gate.fixed_games
        # The hand-made estimate is met on the same chance by every generation.
        seed = derived(self.seed, what, number if what == "gate" else 0)
        with progress(f"generation {number}: matches", games) as advance:
            return compare(nets, self.starts, games, seed, self.jobs, advance)

    def _meet_search(self, net: Net, number: int, progress: Progress) -> Compared | None:
        gate = self.config.gate
        if not gate.search_games:
            return None
        seed = derived(self.seed, "search")  # the same chance for every generation
        with progress(
            f"generation {number}: matches with the search", gate.search_games
        ) as advance:
            return meet_search(
                net, self.starts, gate.search_games, gate.search_playouts, seed, self.jobs, advance
            )

    def _forget(self, number: int) -> None:
        """Samples that no later generation learns from."""
        for file in self.folder.glob(f"samples-{number - self.config.learn.window + 1:03}-*.npz"):
            file.unlink()

    def _about(self, done: list[Generation]) -> dict[str, Any]:
        return {
            "seed": self.seed, "generations": len(done), "games": sum(g.games for g in done),
            "learner": done[-1].learner,
        }  # fmt: skip

    def _file(self, number: int, suffix: str) -> Path:
        return self.folder / f"generation-{number:03}.{suffix}"

    def _samples(self, number: int, part: int) -> Path:
        return self.folder / f"samples-{number:03}-{part:05}.npz"


def seed_of(folder: Path) -> int | None:
    """Of the run in a folder; None if there is none yet."""
    file = folder / ABOUT
    return int(json.loads(file.read_text(encoding="utf-8"))["seed"]) if file.exists() else None


def in_a_line(made: Generation) -> str:
    """A generation for whoever waits."""
    share, lead = made.against_hand.share, made.against_hand.lead
    gate = "" if made.against_last is None else f", {made.against_last.share.value:.1%} of the last"
    search = ""
    if made.against_search is not None:
        won = made.against_search.share
        search = f"; against the search {won.value:.1%} ({won.low:.1%} to {won.high:.1%})"
    return (
        f"generation {made.number}: {made.games:,} games, {made.samples:,} samples, error "
        f"{made.losses[0].total:.4f} to {made.losses[made.best_pass].total:.4f}{gate}"
        f"{'' if made.kept else ' (not kept)'}; against the hand-made estimate {share.value:.1%} "
        f"({share.low:.1%} to {share.high:.1%}), {lead.value:+.1f} points{search}"
    )


def _samples_in(file: Path) -> Samples:
    with np.load(file, allow_pickle=False) as stored:
        return Samples(**{name: stored[name] for name in stored.files})


def _write(file: Path, text: str) -> None:
    unfinished = file.with_name(file.name + ".part")
    unfinished.write_text(text + "\n", encoding="utf-8")
    unfinished.replace(file)


def _read(file: Path) -> Generation:
    told = json.loads(file.read_text(encoding="utf-8"))
    last = told["against_last"]
    search = told.get("against_search")  # missing in runs from before it was met
    return Generation(
        **{
            **told,
            "losses": tuple(Loss(**loss) for loss in told["losses"]),
            "against_last": None if last is None else _compared(last),
            "against_hand": _compared(told["against_hand"]),
            "against_search": None if search is None else _compared(search),
        }
    )


def _compared(told: dict[str, Any]) -> Compared:
    return Compared(_estimate(told["share"]), _estimate(told["lead"]), told["games"])


def _estimate(told: dict[str, Any]) -> Estimate:
    interval = told["interval"]
    return Estimate(
        told["value"], None if interval is None else (interval[0], interval[1]), told["groups"]
    )
