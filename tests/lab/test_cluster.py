"""Arena, dataset and training on a Ray cluster of several nodes, of which one is killed in each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from seaboard.bots.weights import load
from seaboard.extras import command_for
from seaboard.games import get_game
from seaboard.lab import cluster as cluster_module
from seaboard.lab.arena import play_all
from seaboard.lab.cluster import Cluster, JobLost, NoCluster, OtherSources
from seaboard.lab.datasets import Dataset, write_missing
from seaboard.lab.match import BotFailed
from seaboard.lab.plan import Plan, Table
from seaboard.lab.results import GameLine
from seaboard.lab.training import selfplay
from seaboard.lab.training.config import read_config
from seaboard.lab.training.run import NET, Progress

from .test_failing_bots import FAILING
from .test_training import TINY, quietly, tiny_run

pytest.importorskip("ray")
pytestmark = [
    pytest.mark.filterwarnings("ignore"),  # Ray's own
    pytest.mark.xdist_group("ray"),
]
GAMES = 12
PLAN = Plan(Table("nauticus", "standard", 2), ("greedy", "random"), 3)


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A head without processors and a node that stays, to which tests add others to be killed."""
    from ray.cluster_utils import Cluster as Nodes  # noqa: PLC0415

    started = Nodes(
        initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False}
    )
    started.add_node(num_cpus=1)
    yield started
    started.shutdown()


@pytest.fixture(scope="module")
def connected(nodes: Any) -> Iterator[Cluster]:
    """One connection for all tests, whose processes therefore start once."""
    with Cluster(nodes.address) as cluster:
        yield cluster


@pytest.fixture
def kill(nodes: Any) -> Iterator[Callable[[], None]]:
    """There is one node more; what ends it as a power cut would."""
    lost = nodes.add_node(num_cpus=1)
    killed = False

    def end() -> None:
        nonlocal killed
        nodes.remove_node(lost, allow_graceful=False)
        killed = True

    yield end
    assert killed


def test_arena_goes_on_when_a_node_is_killed_and_counts_each_game_once(
    connected: Cluster, kill: Callable[[], None]
) -> None:
    lines: list[GameLine] = []
    for line in play_all(PLAN, range(GAMES), connected):
        lines.append(line)
        if len(lines) == 2:
            kill()
    assert sorted(line.game for line in lines) == list(range(GAMES))
    here = {line.game: line.end for line in play_all(PLAN, range(GAMES), 1)}
    assert {line.game: line.end for line in lines} == here


def test_dataset_of_a_cluster_that_loses_a_node_is_that_of_one_machine(
    connected: Cluster, kill: Callable[[], None], tmp_path: Path
) -> None:
    far = Dataset(tmp_path / "far", PLAN, GAMES, 2)
    near = replace(far, folder=tmp_path / "near")
    far.open()
    near.open()
    writing = write_missing(far, connected)
    assert next(writing) == 2
    kill()
    assert list(writing) == [2] * 5
    assert list(write_missing(near, 1)) == [2] * 6
    for part in far.parts:
        assert pq.read_table(far.path_of(part)).equals(pq.read_table(near.path_of(part)))


def test_training_on_a_cluster_that_loses_a_node_ends_with_the_same_weights(
    connected: Cluster,
    kill: Callable[[], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("jax")
    monkeypatch.setattr(selfplay, "CHUNK", 2)  # so few games are six jobs
    file = tmp_path / "tiny.toml"
    file.write_text(TINY.replace("generations = 2", "generations = 1"), encoding="utf-8")
    config = read_config(file)
    far, near = tiny_run(tmp_path / "far", config, connected), tiny_run(tmp_path / "near", config)
    made = far.train(_calling(kill, 2), lambda _: None)
    assert [each.against_hand for each in made] == [
        each.against_hand for each in near.train(quietly, lambda _: None)
    ]
    ours, theirs = (load(run.game, run.folder / NET).weights for run in (near, far))
    assert np.array_equal(ours, theirs)


def _calling(once: Callable[[], None], games: int) -> Progress:
    """Progress that does something when the first so many games have been played."""
    done = 0

    @contextmanager
    def progress(_what: str, _total: int) -> Iterator[Callable[[int], None]]:
        def advance(more: int) -> None:
            nonlocal done
            done += more
            if done - more < games <= done:
                once()

        yield advance

    return progress


def test_cluster_tells_what_went_wrong_there(
    connected: Cluster, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "failing.py"
    file.write_text(FAILING, encoding="utf-8")
    failing = replace(PLAN, bots=("greedy", f"{file}:Failing"))
    with pytest.raises(BotFailed, match="Failing failed 3 decisions"):
        list(play_all(failing, range(4), connected, strict=True))
    with pytest.raises(JobLost, match="ended at each of 4 tries"):
        list(connected.in_order(_end_the_process, [1]))
    monkeypatch.setattr(cluster_module, "own_sources", lambda: "others")
    with pytest.raises(OtherSources, match="install the same Seaboard"):
        list(play_all(PLAN, range(1), connected))


def _end_the_process(_job: int) -> None:
    import os  # noqa: PLC0415

    os._exit(1)


def test_no_cluster_is_said_in_a_sentence() -> None:
    with pytest.raises(NoCluster, match="no cluster answers there"):
        Cluster("127.0.0.1:1")


def test_without_ray_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(NoCluster, match=re.escape(command_for("ray"))):
        Cluster("auto")


def test_position_can_be_pickled() -> None:
    import pickle  # noqa: PLC0415

    position = get_game("nautilus").new()
    assert pickle.loads(pickle.dumps(position)) == position
