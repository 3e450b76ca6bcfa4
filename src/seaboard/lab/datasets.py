"""Games of bots as Parquet: a row for each decision, with what the seat saw and how it ended.

A dataset is a folder: each `part-….parquet` holds the same number of games, `_dataset.json` says
what was played by whom and what the columns mean, and `_README.md` is its card for people and
for Hugging Face. Readers of Parquet leave out files whose names begin so, and read the folder as
one table. A part appears under its name when it is complete, so whatever is missing can be played
later, in any order and by any number of processes.
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from .. import __version__
from ..bots.sources import foreign_sources, own_sources
from ..games import get_game
from ..games.api import Move, Position, SeaboardError
from .arena import Failed, Failures, failures_in, play_game, rehearse
from .cluster import Cluster
from .missing import Missing
from .observing import observation_of, observe
from .plan import Plan
from .processes import in_processes
from .results import GameLine
from .rewards import pay, sides_of

FORMAT: Final = 1
GAMES_IN_A_PART: Final = 32
_MANIFEST: Final = "_dataset.json"
_CARD: Final = "_README.md"


class BadDataset(SeaboardError):
    """A folder that is not a dataset, or not this one."""


@dataclass(frozen=True)
class Dataset:
    """What is to be played, and where it is kept; `games` is rounded up to whole parts."""

    folder: Path
    plan: Plan
    games: int
    games_in_a_part: int = GAMES_IN_A_PART
    strict: bool = True  # a bot that fails ends it
    records: Path | None = None  # a folder for the record of every game, made with the first

    @cached_property
    def description(self) -> dict[str, Any]:
        """The contents of `_dataset.json`."""
        table = self.plan.table
        game = get_game(table.game)
        seen = observation_of(game, table.seats)
        return {
            "format": FORMAT,
            "seaboard": __version__,
            "game": game.name,
            "rules": game.rules_version,
            "mode": table.mode,
            "seats": table.seats,
            "board": table.new().board.digest(),
            "options": dict(table.options),
            "bots": list(self.plan.bots),
            "sources": own_sources(),
            "foreign": [foreign_sources(bot) for bot in self.plan.bots],
            "seed": self.plan.seed,
            "seconds": self.plan.seconds,
            "games_in_a_part": self.games_in_a_part,
            "columns": _MEANINGS,
            "observation": [index.name for index in seen.indices],
            "observation_divisor": seen.divisor.tolist(),
            "actions": [str(game.move(code)) for code in range(game.codes)],
        }

    @property
    def parts(self) -> range:
        return range(-(-self.games // self.games_in_a_part))

    @property
    def whole_games(self) -> int:
        """How many are wanted, in whole parts."""
        return len(self.parts) * self.games_in_a_part

    @property
    def games_there(self) -> int:
        """How many there are, those counted that were asked for at an earlier time."""
        return sum(1 for _ in self._there()) * self.games_in_a_part

    def path_of(self, part: int) -> Path:
        return self.folder / f"part-{part:06}.parquet"

    def games_of(self, part: int) -> range:
        begin = part * self.games_in_a_part
        return range(begin, begin + self.games_in_a_part)

    def missing(self) -> Missing:
        """The parts that are still to be played."""
        return Missing(len(self.parts), self._there())

    def _there(self) -> Iterator[int]:
        names = (path.stem for path in self.folder.glob("part-*.parquet"))
        return (int(number) for name in names if (number := name[len("part-") :]).isdecimal())

    def open(self) -> None:
        """Make the folder, or check that it holds this very dataset; its card is told anew."""
        path = self.folder / _MANIFEST
        if path.exists():
            self._check(path)
            self.write_card()
            return
        if self.folder.exists() and any(self.folder.iterdir()):
            raise BadDataset(f"{self.folder}: there are files, but no {_MANIFEST}")
        described = json.dumps(self.description, indent=1) + "\n"  # first: it may be refused
        self.folder.mkdir(parents=True, exist_ok=True)
        self.write_card()
        draft = path.with_suffix(f".{os.getpid()}.tmp")
        draft.write_text(described, encoding="utf-8")
        draft.replace(path)

    def write_card(self) -> None:
        """Tell what there is now."""
        (self.folder / _CARD).write_text(card_of(self), encoding="utf-8")

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Inside, the folder is open; if it all ends before the first part, it is taken away."""
        self.open()
        try:
            yield
        except BaseException:
            self._forget_if_empty()
            raise

    def _forget_if_empty(self) -> None:
        if any(self.folder.glob("part-*.parquet")):
            return
        for name in (_MANIFEST, _CARD):
            (self.folder / name).unlink(missing_ok=True)
        with suppress(OSError):  # somebody has put something there
            self.folder.rmdir()

    def _check(self, path: Path) -> None:
        there = _manifest(path)
        for key, value in self.description.items():
            if there.get(key) != json.loads(json.dumps(value)):
                told = _DIFFERENT.get(key, f"is another dataset: {key} differs")
                raise BadDataset(f"{self.folder} {told}")


def seed_of(folder: Path) -> int | None:
    """Of the dataset in a folder; None if there is none yet."""
    path = folder / _MANIFEST
    return int(_manifest(path)["seed"]) if path.exists() else None


def _manifest(path: Path) -> dict[str, Any]:
    try:
        there = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        there = None
    if not isinstance(there, dict) or not isinstance(there.get("seed"), int):
        raise BadDataset(f"{path}: cannot be read")
    return there


_DIFFERENT: Final = {
    "sources": "was played by other sources of the games or bots than are installed now, so its"
    " games do not mix with new ones; use another folder",
    "foreign": "was played by another version of a bot than is there now, so its games do not mix"
    " with new ones; use another folder",
}
_MEANINGS: Final = {
    "game": "number of the game; all its rows are in one part, in their order",
    "move": "number of the move in the game, chance included",
    "seat": "who decides",
    "bot": "who plays for the seat",
    "observation": "what the seat saw, as whole numbers; the names are under `observation`",
    "action_mask": "1 for each legal action",
    "action": "what was played; the texts are under `actions`",
    "place": "of the seat at the end, 1 for the winners; missing if the game was cut short",
    "score": "of the seat at the end; missing likewise",
    "reward": "opponents left behind less those ahead, as a share; from -1 to 1",
}


def card_of(dataset: Dataset) -> str:
    """The dataset's card: a head that Hugging Face reads, then what a person wants to know."""
    about, plan = dataset.description, dataset.plan
    games = dataset.games_there
    counted = "game" if games == 1 else "games"
    columns = "\n".join(f"| `{name}` | {meaning} |" for name, meaning in _MEANINGS.items())
    title = f"{about['game']}, {about['mode']}, {about['seats']} players"
    return f"""\
---
pretty_name: "Seaboard: {title}"
task_categories: [reinforcement-learning]
tags: [board-games, seaboard, {about["game"]}]
configs:
- config_name: default
  data_files: "part-*.parquet"
---
# Seaboard: {title}

{games:,} {counted} between {", ".join(plan.labels)} (seed {plan.seed}), played by Seaboard
{about["seaboard"]}, rules version {about["rules"]}. A row is one decision, as its seat saw it.

| column | says |
| --- | --- |
{columns}

`_dataset.json` names every number of an observation and every action; the same text lies in the
metadata of each file's schema, under `seaboard`. `pandas.read_parquet` reads the folder.
"""


def schema_of(dataset: Dataset) -> pa.Schema:
    """The columns of a part, each with its meaning, and the dataset's description."""
    table = dataset.plan.table
    game = get_game(table.game)
    plain = _plain_schema(observation_of(game, table.seats).size, game.codes)
    described = [field.with_metadata({"meaning": _MEANINGS[field.name]}) for field in plain]
    return pa.schema(described, {"seaboard": json.dumps(dataset.description)})


def _plain_schema(size: int, codes: int) -> pa.Schema:
    return pa.schema(
        [
            ("game", pa.int64()),
            ("move", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("observation", pa.list_(pa.uint8(), size)),
            ("action_mask", pa.list_(pa.int8(), codes)),
            ("action", pa.int32()),
            ("place", pa.int8()),
            ("score", pa.int32()),
            ("reward", pa.float32()),
        ]
    )


def write_missing(dataset: Dataset, jobs: int | Cluster) -> Generator[int, None, None]:
    """Play what is missing, in processes or on a cluster; yields how many games each part has.

    However it ends, the card tells the games that there are then. If the dataset is strict, a bot
    that fails a few decisions, in one game or in several, ends it with `BotFailed`.
    """
    failures = Failures(dataset.plan)
    try:
        with closing(_written(dataset, jobs)) as written:
            for failed in written:
                if dataset.strict:
                    failures.add(failed)
                yield dataset.games_in_a_part
    finally:
        dataset.write_card()


def _written(dataset: Dataset, jobs: int | Cluster) -> Generator[list[Failed], None, None]:
    """Play and store what is missing; what bots failed in each part."""
    missing = dataset.missing()
    if isinstance(jobs, Cluster):
        # The files are written here, so the machines need no folder in common; only records are
        # written there, where another folder is the present one.
        there = replace(dataset, records=dataset.records and dataset.records.resolve())
        for part, played in jobs.as_done(partial(part_of, there), missing):
            _keep(dataset, part, played)
            yield played.failed
    elif jobs == 1 or missing.count == 1:
        for part in missing:
            yield write_part(dataset, part)
    else:
        prepare = partial(rehearse, dataset.plan)
        yield from in_processes(partial(write_part, dataset), missing, jobs, prepare)


def write_part(dataset: Dataset, part: int) -> list[Failed]:
    """Play the games of one part and store them; what bots failed."""
    played = part_of(dataset, part)
    _keep(dataset, part, played)
    return played.failed


@dataclass(frozen=True)
class PlayedPart:
    """The contents of a part's file, and what bots failed in its games."""

    contents: bytes
    failed: list[Failed]


def part_of(dataset: Dataset, part: int) -> PlayedPart:
    """Play the games of one part: a row group for each game."""
    schema = schema_of(dataset)
    contents, failures = io.BytesIO(), Failures(dataset.plan)
    failed: list[Failed] = []
    with pq.ParquetWriter(contents, schema, compression="zstd") as file:
        for number in dataset.games_of(part):
            rows, line = rows_of(dataset, number, schema)
            file.write_table(rows)
            failed += failures_in(line)
            if dataset.strict:
                failures.add(failures_in(line))
    return PlayedPart(contents.getvalue(), failed)


def _keep(dataset: Dataset, part: int, played: PlayedPart) -> None:
    path = dataset.path_of(part)
    draft = path.with_suffix(f".{os.getpid()}.tmp")
    try:
        draft.write_bytes(played.contents)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def rows_of(dataset: Dataset, number: int, schema: pa.Schema) -> tuple[pa.Table, GameLine]:
    """One game of the plan, a row for each decision; and how it went."""
    notes, plan = _Notes(), dataset.plan
    line = play_game(plan, number, notes.watch, strict=dataset.strict, records=dataset.records)
    seats = notes.columns["seat"]
    bots = [plan.bots[bot] for bot in line.seating]
    places, scores, rewards = _ends(plan, line)
    rows = pa.table(
        {
            **notes.columns,
            "game": [number] * len(seats),
            "bot": [bots[seat] for seat in seats],
            "place": [places[seat] for seat in seats],
            "score": [scores[seat] for seat in seats],
            "reward": [rewards[seat] for seat in seats],
        },
        schema=schema,
    )
    return rows, line


class _Notes:
    """Writes down every decision of a game as its seat sees it."""

    def __init__(self) -> None:
        names = ("move", "seat", "observation", "action_mask", "action")
        self.columns: dict[str, list[Any]] = {name: [] for name in names}
        self._moves = 0

    def watch(self, position: Position, move: Move) -> None:
        self._moves += 1
        seat = position.decider
        if seat < 0:
            return
        row = (self._moves, seat, observe(position, seat), position.mask(), move.code)
        for column, value in zip(self.columns.values(), row, strict=True):
            column.append(value)


def _ends(plan: Plan, line: GameLine) -> tuple[Sequence[Any], Sequence[Any], Sequence[float]]:
    seats = plan.table.seats
    rewards = [0.0] * seats
    if line.places is None or line.scores is None:
        return [None] * seats, [None] * seats, rewards
    mode = get_game(plan.table.game).resolve_mode(plan.table.mode)
    pay(line.places, line.scores, sides_of(mode, seats), False, rewards)
    return line.places, line.scores, rewards


def read_parts(folder: Path) -> Iterator[pa.Table]:
    """The parts of a dataset in their order."""
    for path in sorted(folder.glob("part-*.parquet")):
        yield pq.read_table(path)
