"""`seaboard simulate`: the same games for the same seed, told truly."""

from __future__ import annotations

import csv
import json
import signal
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from statistics import mean, median, pstdev
from typing import Any

import numpy as np
import pytest

from seaboard.cli import output
from seaboard.cli.simulation import Batch, Played, Simulation
from seaboard.cli.statistics import Statistics
from seaboard.games import get_game

from .conftest import Shell

NAUTICUS = get_game("nauticus")


def table(lines: list[str]) -> list[list[str]]:
    """The rows by seat, without the percent sign."""
    start = next(n for n, line in enumerate(lines) if line.split()[:1] == ["seat"])
    return [line.replace(" %", "").split() for line in lines[start + 1 : start + 5]]


def test_the_report_names_everything(shell: Shell) -> None:
    ran = shell("simulate nauticus --players 3 --games 200 --seed 4")
    assert ran.code == 0
    title = "Nauticus, standard, 3 players, board standard: 200 random games, seed 4"
    assert ran.lines[0] == title
    assert "games/s" in ran.lines[1]
    assert "decisions/s" in ran.lines[1]
    assert "mean    sd  min  median  max     wins  decisions" in ran.lines[2]
    assert len(ran.lines) == 6


def test_the_same_seed_gives_the_same_table_on_any_number_of_threads(shell: Shell) -> None:
    line = "simulate nauticus --players 4 --games 3000 --seed 7 --jobs"
    one, three = shell(f"{line} 1"), shell(f"{line} 3")
    assert one.lines[2:] == three.lines[2:]
    assert one.lines[2:] != shell("simulate nauticus --players 4 --games 3000 --seed 8").lines[2:]


def test_without_a_seed_one_is_drawn_and_told(shell: Shell) -> None:
    first = shell("simulate nauticus --games 20").lines
    seed = first[0].rpartition(" ")[2]
    assert shell(f"simulate nauticus --games 20 --seed {seed}").lines[2:] == first[2:]


def test_a_game_is_the_same_however_many_are_played() -> None:
    simulation = Simulation(NAUTICUS.new(seats=4), 3, 1000)
    alone, among = simulation.play(Batch(7, 1)), simulation.play(Batch(0, 20))
    assert alone.scores[0].tolist() == among.scores[7].tolist()
    assert alone.decisions[0].tolist() == among.decisions[7].tolist()


def test_a_game_that_is_cut_short_is_reported(shell: Shell) -> None:
    ran = shell("simulate nauticus --games 50 --seed 1 --most-rounds 2")
    assert "50 of these games were cut short after 2 rounds" in ran.out
    assert ran.lines[-1].split()[0] == "seat"
    whole = shell("simulate nauticus --games 50 --seed 1 --most-rounds 4")
    assert "cut short" not in whole.out


def played(scores: list[list[int]], places: list[list[int]]) -> Played:
    rows, seats = len(scores), len(scores[0])
    return Played(
        Batch(0, rows),
        np.array(scores),
        np.array(places),
        np.full((rows, seats), 5, np.int64),
        np.full(rows, True),
    )


def test_the_table_agrees_with_the_textbook(shell: Shell, tmp_path: Path) -> None:
    ran = shell("simulate nauticus --players 4 --games 1501 --seed 2 --out games.csv")
    with (tmp_path / "games.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 1501
    for seat, row in enumerate(table(ran.lines), 1):
        scores = [int(each[f"score_{seat}"]) for each in rows]
        assert row[1:6] == [
            f"{mean(scores):.2f}",
            f"{pstdev(scores):.2f}",
            str(min(scores)),
            f"{median(scores):g}",
            str(max(scores)),
        ]
    assert sum(float(row[6]) for row in table(ran.lines)) == pytest.approx(100, abs=0.03)


def wins(statistics: Statistics) -> list[str]:
    rows = list(statistics.lines(("1", "2", "3", "4")))[1:]
    return [row.replace(" %", "").split()[6] for row in rows]


def test_shared_wins_are_split() -> None:
    statistics = Statistics(2, ())
    statistics.add(played([[5, 5], [6, 5]], [[1, 1], [1, 2]]))
    assert wins(statistics) == ["75.00", "25.00"]


def test_partners_win_together() -> None:
    statistics = Statistics(4, ((0, 2), (1, 3)))
    statistics.add(played([[1, 0, 1, 0]] * 4, [[1, 3, 1, 3]] * 3 + [[1, 1, 1, 1]]))
    assert wins(statistics) == ["87.50", "12.50", "87.50", "12.50"]


def test_the_median_of_an_even_number_lies_between() -> None:
    statistics = Statistics(2, ())
    statistics.add(played([[1, 3], [2, 3], [4, 3], [9, 3]], [[1, 2]] * 4))
    assert [row.split()[4] for row in list(statistics.lines(("1", "2")))[1:]] == ["3", "3"]


COLUMNS = [
    "game", "rules", "mode", "board", "seed", "index", "finished", "decisions",
    "score_1", "score_2", "place_1", "place_2", "version",
]  # fmt: skip


def read(path: Path) -> list[dict[str, Any]]:
    if path.suffix == ".jsonl":
        return [json.loads(line) for line in path.read_text().splitlines()]
    if path.suffix == ".parquet":
        rows: list[dict[str, Any]] = import_module("pyarrow.parquet").read_table(path).to_pylist()
        return rows
    with path.open() as file:
        return [
            {k: None if v == "" else int(v) if v.isdecimal() else v for k, v in row.items()}
            for row in csv.DictReader(file)
        ]


def test_the_three_formats_say_the_same(shell: Shell, tmp_path: Path) -> None:
    found = []
    for ending in ("csv", "jsonl", "parquet"):
        ran = shell(f"simulate nauticus --games 1100 --seed 5 --out games.{ending}")
        assert ran.lines[-1] == f"A row for each game is in games.{ending}"
        rows = read(tmp_path / f"games.{ending}")
        assert list(rows[0]) == COLUMNS
        found.append([{**row, "finished": str(row["finished"])} for row in rows])
    assert found[0] == found[1] == found[2]
    assert [row["index"] for row in found[0]] == list(range(1100))
    assert {path.name for path in tmp_path.iterdir()} == {
        "games.csv", "games.jsonl", "games.parquet"
    }  # fmt: skip


@pytest.mark.parametrize("ending", ["csv", "jsonl", "parquet"])
def test_a_cut_game_has_no_scores_in_the_file(shell: Shell, tmp_path: Path, ending: str) -> None:
    shell(f"simulate nauticus --games 3 --seed 5 --most-rounds 1 --out games.{ending}")
    rows = read(tmp_path / f"games.{ending}")
    assert {str(row["finished"]) for row in rows} == {"False"}
    assert {row["score_1"] for row in rows} == {row["place_2"] for row in rows} == {None}


def test_parquet_is_written_in_several_row_groups(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(output, "_ROWS_AT_ONCE", 1000)
    shell("simulate nauticus --games 3000 --seed 5 --out games.parquet")
    assert len(read(tmp_path / "games.parquet")) == 3000


def test_a_parquet_file_says_what_was_played_and_what_its_columns_mean(
    shell: Shell, tmp_path: Path
) -> None:
    command = "simulate nautilus --option redraws=1 --seed 5 --out games.parquet --games"
    shell(f"{command} 3")
    assert shell(f"{command} 5 --resume").code == 0
    schema = import_module("pyarrow.parquet").read_schema(tmp_path / "games.parquet")
    told = json.loads(schema.metadata[b"seaboard"])
    assert (told["game"], told["seed"], told["options"]) == ("nautilus", 5, {"redraws": 1})
    assert all(field.metadata[b"meaning"] for field in schema)


def test_a_file_that_is_there_stays_as_it_is(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "games.csv").write_text("precious")
    assert shell("simulate nauticus --games 30 --out games.csv").code == 2
    assert (tmp_path / "games.csv").read_text() == "precious"


@pytest.mark.parametrize("ending", ["csv", "jsonl", "parquet"])
def test_an_interrupted_simulation_keeps_its_games_and_goes_on(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    without_seed = "simulate nauticus --games 2500 --out"
    command = f"{without_seed[:-6]} --seed 3 --out"
    assert shell(f"{command} whole.{ending}").code == 0
    written = output.Writer.write

    def interrupted(writer: output.Writer, played: Played) -> None:
        if played.batch.first:
            raise KeyboardInterrupt
        written(writer, played)

    with monkeypatch.context() as patched:
        patched.setattr(output.Writer, "write", interrupted)
        ran = shell(f"{command} games.{ending}")
    assert ran.code == 130
    assert "Stopped after 1,024 of 2,500 games." in ran.out
    assert shell(f"{without_seed} games.{ending} --resume").code == 0
    read = output._writer_for(tmp_path / f"games.{ending}").read
    assert list(read(tmp_path / f"games.{ending}")) == list(read(tmp_path / f"whole.{ending}"))
    other = shell(f"simulate nauticus --games 9000 --seed 4 --out games.{ending} --resume")
    assert other.code == 2
    assert "holds other games: seed 3, not 4" in other.err


def test_a_killed_simulation_keeps_its_games(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = output.Writer.write

    def killed(writer: output.Writer, played: Played) -> None:
        written(writer, played)
        signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr(output.Writer, "write", killed)
    before = signal.signal(signal.SIGTERM, signal.SIG_IGN)  # nobody else hears it
    try:
        ran = shell("simulate nauticus --games 2500 --seed 3 --out games.csv")
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGTERM, before)
    assert ran.code == 130
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 1 + 1024
    assert [path.name for path in tmp_path.iterdir()] == ["games.csv"]


@pytest.fixture
def _ctrl_c() -> Iterator[None]:
    """Whoever started the tests may ignore it, which is inherited."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_ctrl_c")
def test_an_interruption_waits_until_a_batch_is_written_whole(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Interrupted(dict[str, list[Any]]):
        def items(self) -> Any:
            for number, item in enumerate(super().items()):
                if number == 3:
                    signal.raise_signal(signal.SIGINT)
                yield item

    columns_of = output.columns_of
    monkeypatch.setattr(output, "columns_of", lambda *given: Interrupted(columns_of(*given)))
    ran = shell("simulate nauticus --games 2500 --seed 3 --out games.parquet")
    assert ran.code == 130
    assert "Stopped after 1,024 of 2,500 games." in ran.out
    assert len(read(tmp_path / "games.parquet")) == 1024


@pytest.mark.usefixtures("_ctrl_c")
@pytest.mark.parametrize("kind", [output.CsvWriter, output.ParquetWriter])
def test_a_second_interruption_waits_until_the_first_has_kept_the_games(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: type[output.Writer]
) -> None:
    written, closed = kind.write, kind.close

    def interrupted(writer: output.Writer, played: Played) -> None:
        written(writer, played)
        signal.raise_signal(signal.SIGINT)

    def interrupted_again(writer: output.Writer) -> None:
        signal.raise_signal(signal.SIGINT)
        closed(writer)

    monkeypatch.setattr(kind, "write", interrupted)
    monkeypatch.setattr(kind, "close", interrupted_again)
    ending = {output.CsvWriter: "csv", output.ParquetWriter: "parquet"}[kind]
    ran = shell(f"simulate nauticus --games 2500 --seed 3 --out games.{ending}")
    assert ran.code == 130
    assert [path.name for path in tmp_path.iterdir()] == [f"games.{ending}"]
    assert len(read(tmp_path / f"games.{ending}")) == 1024


def test_without_pyarrow_parquet_is_refused_in_a_sentence(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(output, "import_module", missing)
    ran = shell("simulate nauticus --games 3 --out games.parquet")
    assert ran.code == 2
    assert "Parquet needs the package pyarrow" in ran.err


def test_a_folder_is_not_overwritten(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "games.csv").mkdir()
    assert "that is a folder" in shell("simulate nauticus --games 3 --out games.csv").err
