"""A row for each simulated game, written while they are played: Parquet, CSV or JSON lines."""

from __future__ import annotations

import csv
import json
import secrets
import shutil
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TextIO

from .. import __version__
from .interrupts import undisturbed
from .setup import BadInput
from .simulation import Batch, Played, Simulation

_ROWS_AT_ONCE: Final = 1 << 16  # of a Parquet row group
_SAME_THROUGHOUT: Final = ["game", "rules", "mode", "board", "seed", "index", "version"]
Columns = dict[str, list[Any]]


def columns_of(simulation: Simulation, played: Played) -> Columns:
    """The rows of a batch by column. Games that were cut short have neither scores nor places."""
    position, batch = simulation.position, played.batch
    count = batch.count
    columns: Columns = {
        "game": [position.game.name] * count,
        "rules": [position.game.rules_version] * count,
        "mode": [position.mode.name] * count,
        "board": [position.board.digest()] * count,
        "seed": [simulation.seed] * count,
        "index": list(range(batch.first, batch.first + count)),
        "finished": played.finished.tolist(),
        "decisions": played.decisions.sum(axis=1).tolist(),
    }
    for word, table in (("score", played.scores), ("place", played.places)):
        for seat, name in enumerate(position.game.seat_names[: position.seats]):
            values = zip(table[:, seat].tolist(), columns["finished"], strict=True)
            columns[f"{word}_{name}"] = [value if done else None for value, done in values]
    columns["version"] = [__version__] * count
    return columns


_MEANINGS: Final = {
    "game": "what was played",
    "rules": "version of its rules",
    "mode": "the game's mode",
    "board": "digest of the board's numbers",
    "seed": "of all the games",
    "index": "number of the game",
    "finished": "false if it was cut short",
    "decisions": "made in the game, those of chance left out",
    "version": "of Seaboard",
    "score": "of the seat at the end; missing if the game was cut short",
    "place": "of the seat at the end, 1 for the winners; missing likewise",
}


def meaning_of(column: str) -> str:
    """What a column says; those of seats are named after what they tell of them."""
    return _MEANINGS.get(column) or _MEANINGS[column.partition("_")[0]]


def about(simulation: Simulation) -> dict[str, Any]:
    """What was played, for the metadata of a file."""
    position = simulation.position
    return {
        "seaboard": __version__,
        "game": position.game.name,
        "rules": position.game.rules_version,
        "mode": position.mode.name,
        "seats": position.seats,
        "board": position.board.digest(),
        "options": dict(position.options),
        "bots": ["random"],
        "seed": simulation.seed,
        "most_rounds": simulation.most_rounds,
    }


class Writer(ABC):
    """Takes batches in their order."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation

    def write(self, played: Played) -> None:
        self.write_columns(columns_of(self._simulation, played))

    @abstractmethod
    def write_columns(self, columns: Columns) -> None: ...

    @abstractmethod
    def close(self) -> None: ...


class _TextWriter(Writer):
    def __init__(self, path: Path, simulation: Simulation, earlier: Path | None) -> None:
        super().__init__(simulation)
        if earlier is not None:
            shutil.copyfile(earlier, path)
        self.file: TextIO = path.open("x" if earlier is None else "a", encoding="utf-8", newline="")

    def close(self) -> None:
        self.file.close()


class CsvWriter(_TextWriter):
    """With a header line; what is missing is empty."""

    def __init__(self, path: Path, simulation: Simulation, earlier: Path | None) -> None:
        super().__init__(path, simulation, earlier)
        self._begun = earlier is not None

    @staticmethod
    def read(path: Path) -> Iterator[dict[str, Any]]:
        with path.open(encoding="utf-8", newline="") as file:
            yield from csv.DictReader(file)

    def write_columns(self, columns: Columns) -> None:
        rows = csv.writer(self.file, lineterminator="\n")
        if not self._begun:
            rows.writerow(columns)
            self._begun = True
        rows.writerows(zip(*columns.values(), strict=True))


class JsonLinesWriter(_TextWriter):
    """An object on each line."""

    @staticmethod
    def read(path: Path) -> Iterator[dict[str, Any]]:
        with path.open(encoding="utf-8") as file:
            yield from map(json.loads, file)

    def write_columns(self, columns: Columns) -> None:
        for row in zip(*columns.values(), strict=True):
            self.file.write(json.dumps(dict(zip(columns, row, strict=True))) + "\n")


class ParquetWriter(Writer):
    """In row groups of a comfortable size."""

    def __init__(self, path: Path, simulation: Simulation, earlier: Path | None) -> None:
        super().__init__(simulation)
        try:
            self._arrow: Any = import_module("pyarrow")
            parquet: Any = import_module("pyarrow.parquet")
        except ImportError:
            raise BadInput("Parquet needs the package pyarrow; csv and jsonl do not") from None
        fields = [
            self._arrow.field(name, kind, metadata={"meaning": meaning_of(name)})
            for name, kind in self._fields()
        ]
        self._schema = self._arrow.schema(fields, {"seaboard": json.dumps(about(simulation))})
        self._file = parquet.ParquetWriter(path, self._schema, compression="zstd")
        self._rows: Columns = {name: [] for name in self._schema.names}
        if earlier is not None:
            stored = parquet.ParquetFile(earlier)
            for group in range(stored.num_row_groups):
                self._file.write_table(stored.read_row_group(group))

    @staticmethod
    def read(path: Path) -> Iterator[dict[str, Any]]:
        stored: Any = import_module("pyarrow.parquet").ParquetFile(path)
        for batch in stored.iter_batches(columns=_SAME_THROUGHOUT):
            yield from batch.to_pylist()

    def _fields(self) -> Iterator[tuple[str, Any]]:
        arrow, position = self._arrow, self._simulation.position
        seats = position.game.seat_names[: position.seats]
        yield from (("game", arrow.string()), ("rules", arrow.int32()), ("mode", arrow.string()))
        yield from (("board", arrow.string()), ("seed", arrow.uint64()), ("index", arrow.int64()))
        yield from (("finished", arrow.bool_()), ("decisions", arrow.int64()))
        yield from ((f"score_{name}", arrow.int32()) for name in seats)
        yield from ((f"place_{name}", arrow.int32()) for name in seats)
        yield ("version", arrow.string())

    def write_columns(self, columns: Columns) -> None:
        for name, values in columns.items():
            self._rows[name] += values
        if len(self._rows["index"]) >= _ROWS_AT_ONCE:
            self._flush()

    def _flush(self) -> None:
        if not self._rows["index"]:
            return
        self._file.write_table(self._arrow.table(self._rows, schema=self._schema))
        self._rows = {name: [] for name in self._schema.names}

    def close(self) -> None:
        self._flush()
        self._file.close()


_WRITERS: Final[dict[str, Any]] = {
    ".parquet": ParquetWriter,
    ".csv": CsvWriter,
    ".jsonl": JsonLinesWriter,
}


def open_output(
    path: Path, simulation: Simulation, first: int = 0
) -> AbstractContextManager[Writer]:
    """A writer by the file's ending; refused at once if the file cannot be written.

    If `first` games are in the file already, the writer goes on behind them.
    """
    _writer_for(path)
    if not path.parent.is_dir():
        raise BadInput(f"--out {path}: there is no folder {path.parent}")
    if path.is_dir():
        raise BadInput(f"--out {path}: that is a folder")
    if path.exists() and not first:
        raise BadInput(f"{path} exists already; --resume goes on with it, or choose another name")
    return _writing(path, simulation, path if first else None)


def _writer_for(path: Path) -> Any:
    if path.suffix.lower() not in _WRITERS:
        raise BadInput(f"--out {path}: the name must end in {', '.join(_WRITERS)}")
    return _WRITERS[path.suffix.lower()]


def seed_in(path: Path) -> int | None:
    """The seed of the games in a file; None if there are none."""
    if not path.exists():
        return None
    try:
        for row in _writer_for(path).read(path):
            return int(row["seed"])
    except (ValueError, KeyError, TypeError, OSError) as error:
        raise BadInput(f"--resume: {path} cannot be read ({error})") from None
    return None


def games_in(path: Path, simulation: Simulation) -> int:
    """How many games of this simulation the file holds, from the first on."""
    if not path.exists():
        return 0
    expected = {
        name: str(values[0])
        for name, values in columns_of(simulation, simulation.play(Batch(0, 1))).items()
        if name in _SAME_THROUGHOUT
    }
    count = 0
    try:
        for row in _writer_for(path).read(path):
            expected["index"] = str(count)
            for name, value in expected.items():
                if str(row.get(name)) != value:
                    said = f"{name} {row.get(name)}, not {value}"
                    raise BadInput(f"--resume: {path} holds other games: {said} at row {count + 1}")
            count += 1
    except (ValueError, OSError) as error:
        raise BadInput(f"--resume: {path} cannot be read ({error})") from None
    return count


@contextmanager
def _writing(path: Path, simulation: Simulation, earlier: Path | None) -> Iterator[Writer]:
    """The file appears under its name when all is written, or when it is interrupted."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp")
    try:
        try:
            writer: Writer = _writer_for(path)(draft, simulation, earlier)
            try:
                yield writer
            except KeyboardInterrupt:
                with undisturbed():  # by whoever presses Ctrl-C once more
                    writer.close()
                    draft.replace(path)
                raise
            except BaseException:
                writer.close()
                raise
            writer.close()
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise BadInput(f"--out {path}: cannot be written ({error.strerror or error})") from None
