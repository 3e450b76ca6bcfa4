"""Datasets: every decision as its seat saw it, kept in parts that can be completed later."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Generator, Iterable
from contextlib import chdir, closing
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pyarrow.parquet
import pytest
import yaml

from seaboard.cli.app import run
from seaboard.games import get_game
from seaboard.games.api import CHANCE, draw
from seaboard.lab.arena import Failed, play_all, play_game
from seaboard.lab.cluster import Cluster
from seaboard.lab.datasets import BadDataset, Dataset, read_parts, write_missing, write_part
from seaboard.lab.observing import observe
from seaboard.lab.plan import Plan, Table

J = TypeVar("J")
R = TypeVar("R")
PLANS = {
    "nauticus": Plan(Table("nauticus", "standard", 2), ("random", "random"), 7),
    "nautilus": Plan(Table("nautilus", "quick", 4), ("random",), 7),
}


def dataset(folder: Path, name: str = "nauticus", games: int = 4, part: int = 2) -> Dataset:
    made = Dataset(folder / name, PLANS[name], games, part)
    made.open()
    return made


@pytest.mark.parametrize("name", PLANS)
def test_rows_are_the_decisions_of_the_games(tmp_path: Path, name: str) -> None:
    made = dataset(tmp_path, name, 1, 1)
    assert list(write_missing(made, 1)) == [1]
    (table,) = read_parts(made.folder)
    rows = table.to_pylist()
    position, plan = made.plan.table.new(), made.plan
    result = play_game(plan, 0).places
    assert result is not None
    rng, replayed = plan.streams(0).chance, iter(rows)
    moves = 0
    while not position.over:
        moves += 1
        if position.decider == CHANCE:
            position.play(draw(position, rng))
            continue
        row = next(replayed)
        assert (row["game"], row["move"], row["seat"]) == (0, moves, position.decider)
        if moves % 9 == 0:
            assert row["observation"] == observe(position, position.decider).tolist()
            assert row["action_mask"] == position.mask().tolist()
        assert row["place"] == result[position.decider]
        assert row["reward"] == (1 if row["place"] == 1 else -1)
        position.play(row["action"])
    assert next(replayed, None) is None
    assert position.digest() == play_game(plan, 0).end


def test_an_interrupted_dataset_is_completed(tmp_path: Path) -> None:
    made = dataset(tmp_path)
    write_part(made, 1)
    assert list(made.missing()) == [0]
    kept = made.path_of(1).read_bytes()
    assert list(write_missing(made, 1)) == [2]
    assert not made.missing()
    assert made.path_of(1).read_bytes() == kept
    more = dataset(tmp_path, games=6)
    assert list(more.missing()) == [2]


def test_parts_do_not_depend_on_who_writes_them(tmp_path: Path) -> None:
    one, two = (dataset(tmp_path / name) for name in ("one", "two"))
    list(write_missing(one, 1))
    assert sorted(write_missing(two, 2)) == [2, 2]
    for ours, theirs in zip(read_parts(one.folder), read_parts(two.folder), strict=True):
        assert ours.equals(theirs)


def test_a_failed_part_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = dataset(tmp_path)
    monkeypatch.setattr("seaboard.lab.datasets.rows_of", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        write_part(made, 0)
    assert sorted(path.name for path in made.folder.iterdir()) == ["_README.md", "_dataset.json"]


def test_the_description_names_every_number(tmp_path: Path) -> None:
    made = dataset(tmp_path)
    there: dict[str, Any] = json.loads((made.folder / "_dataset.json").read_text(encoding="utf-8"))
    position = get_game("nauticus").new()
    assert len(there["observation"]) == len(observe(position, 0))
    assert there["actions"][position.game.parse("pass").code] == "pass"
    assert there["rules"] == position.game.rules_version
    assert set(there["columns"]) >= {"observation", "action_mask", "action", "place", "reward"}
    assert np.all(np.array(there["observation_divisor"]) > 0)


def test_another_dataset_is_not_mixed_in(tmp_path: Path) -> None:
    made = dataset(tmp_path)
    other = Dataset(made.folder, Plan(made.plan.table, made.plan.bots, 8), 4, 2)
    with pytest.raises(BadDataset, match="another dataset: seed differs"):
        other.open()
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").touch()
    with pytest.raises(BadDataset, match=r"no _dataset.json"):
        Dataset(tmp_path / "full", made.plan, 4, 2).open()


def test_a_changed_bot_does_not_go_on_with_its_old_dataset(tmp_path: Path) -> None:
    weights = tmp_path / "net.npz"
    weights.write_bytes(b"1")
    plan = replace(PLANS["nauticus"], bots=(f"learned:file={weights}", "random"))
    Dataset(tmp_path / "out", plan, 4, 2).open()
    Dataset(tmp_path / "out", plan, 4, 2).open()
    weights.write_bytes(b"trained anew")
    with pytest.raises(BadDataset, match="another version of a bot"):
        Dataset(tmp_path / "out", plan, 4, 2).open()


def test_other_sources_do_not_go_on_with_a_dataset(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dataset(tmp_path)
    monkeypatch.setattr("seaboard.lab.datasets.own_sources", lambda: "others")
    with pytest.raises(BadDataset, match="other sources of the games or bots"):
        dataset(tmp_path)


def test_the_folder_is_read_whole_with_its_description(tmp_path: Path) -> None:
    """By what `pandas.read_parquet` calls, too: nothing beside the parts stands in its way."""
    made = dataset(tmp_path)
    assert sum(write_missing(made, 1)) == 4
    whole = pyarrow.parquet.read_table(made.folder)
    assert whole.num_rows == sum(part.num_rows for part in read_parts(made.folder))
    assert set(whole["game"].to_pylist()) == {0, 1, 2, 3}
    told = json.loads(whole.schema.metadata[b"seaboard"])
    assert told == json.loads((made.folder / "_dataset.json").read_text("utf-8"))


def test_an_interruption_before_the_first_part_leaves_no_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("seaboard.lab.datasets.write_part", interrupted)
    out = tmp_path / "games"
    assert run(["dataset", "nauticus", "--bots", "random", "--jobs", "1", "--out", str(out)]) == 130
    assert not out.exists()
    assert capsys.readouterr().err.endswith("Interrupted.\n")


def test_an_interrupted_dataset_says_what_it_has_and_how_it_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(dataset: Dataset, part: int) -> list[Failed]:
        if part:
            raise KeyboardInterrupt
        return write_part(dataset, part)

    monkeypatch.setattr("seaboard.lab.datasets.write_part", interrupted)
    monkeypatch.chdir(tmp_path)
    line = "dataset nauticus --bots random --games 3 --part 2 --seed 1 --jobs 1 --out games"
    assert run(line.split()) == 130
    said = capsys.readouterr().out
    assert "Stopped after 2 of 4 games." in said
    assert "They are in games; the same command with --resume goes on." in said


def test_pandas_reads_the_folder(tmp_path: Path) -> None:
    pandas = pytest.importorskip("pandas")  # one of `dev`; other environments need none
    made = dataset(tmp_path)
    list(write_missing(made, 1))
    frame = pandas.read_parquet(made.folder)
    assert len(frame) == sum(part.num_rows for part in read_parts(made.folder))
    assert set(frame["bot"]) == {"random"}
    assert {len(seen) for seen in frame["observation"]} == {observe(made.plan.table.new(), 0).size}


def test_the_card_has_the_head_that_hugging_face_reads(tmp_path: Path) -> None:
    made = dataset(tmp_path)
    _, head, text = (made.folder / "_README.md").read_text(encoding="utf-8").split("---\n", 2)
    told = yaml.safe_load(head)
    assert told["configs"] == [{"config_name": "default", "data_files": "part-*.parquet"}]
    assert told["task_categories"] == ["reinforcement-learning"]
    assert "| `action_mask` |" in text


def test_the_card_counts_the_games_that_there_are(tmp_path: Path) -> None:
    """Not those that were asked for: parts are whole, and --resume may ask for more or fewer."""
    told = []
    for games in (3, 5, 1):
        made = Dataset(tmp_path / "games", PLANS["nauticus"], games, 2)
        made.open()
        list(write_missing(made, 1))
        told.append(_told(made.folder))
    assert told == [4, 6, 6]


def _told(folder: Path) -> int:
    """How many games the card of a dataset tells."""
    text = (folder / "_README.md").read_text(encoding="utf-8")
    return int(re.findall(r"^([\d,]+) games? between", text, re.M)[0].replace(",", ""))


def test_the_card_of_an_interrupted_dataset_counts_the_games_that_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not those that were wanted: whoever reads the folder finds no others."""
    made = dataset(tmp_path, games=1000)
    assert _told(made.folder) == 0

    def interrupted(dataset: Dataset, part: int) -> list[Failed]:
        if part == 2:
            raise KeyboardInterrupt
        return write_part(dataset, part)

    with monkeypatch.context() as patched:
        patched.setattr("seaboard.lab.datasets.write_part", interrupted)
        with pytest.raises(KeyboardInterrupt):
            list(write_missing(made, 1))
    assert _told(made.folder) == 4


def test_the_card_is_told_when_nobody_wants_more_parts(tmp_path: Path) -> None:
    made = dataset(tmp_path, games=6)
    with closing(write_missing(made, 1)) as writing:
        next(writing)
    assert _told(made.folder) == 2


class Elsewhere(Cluster):
    """Works in this process, but in another folder, as the machines of a cluster do."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def as_done(
        self, work: Callable[[J], R], jobs: Iterable[J]
    ) -> Generator[tuple[J, R], None, None]:
        for job in jobs:
            with chdir(self._folder):
                done = work(job)
            yield job, done


def test_records_of_a_cluster_come_into_the_folder_that_was_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    monkeypatch.chdir(here)
    made = replace(dataset(here), records=Path("records"))
    assert sum(write_missing(made, Elsewhere(there))) == 4
    list(play_all(made.plan, range(4, 6), Elsewhere(there), records=Path("records")))
    assert len(list((here / "records").iterdir())) == 6
    assert not list(there.iterdir())


def test_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    line = "dataset nauticus --bots random --games 3 --part 2 --jobs 1 --out games"
    assert run(f"{line} --seed 5".split()) == 0
    assert "4 games are in games, 2 parts" in capsys.readouterr().out
    assert run(f"{line} --seed 5".split()) == 2
    assert "--resume goes on with it" in capsys.readouterr().err
    (tmp_path / "games" / "part-000001.parquet").unlink()
    assert run(f"{line} --resume".split()) == 0
    assert "2 games are there already, 2 are missing" in capsys.readouterr().out
    assert run(f"{line} --seed 6 --resume".split()) == 2
    assert "seed differs" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [("--jobs 2 --ray local", "--jobs is for this machine"), ("--ray local", "pip install")],
)
def test_a_refused_dataset_leaves_no_folder(
    arguments: str,
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    out = tmp_path / "games"
    line = f"dataset nauticus --bots random --games 1 --out {out} {arguments}"
    assert run(line.split()) == 2
    assert sentence in capsys.readouterr().err
    assert not out.exists()


def test_so_many_games_that_no_list_holds_them(tmp_path: Path) -> None:
    made = Dataset(tmp_path, PLANS["nauticus"], (1 << 63) - 1, 2)
    made.path_of(1).touch()
    missing = made.missing()
    assert missing.count == (1 << 62) - 1
    assert list(islice(missing, 2)) == [0, 2]
