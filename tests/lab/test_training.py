"""A training run: tiny, the same again, interrupted anywhere, and refused where it does not fit."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

import msgspec
import numpy as np
import pytest

from seaboard.bots.weights import load, net_for
from seaboard.extras import command_for
from seaboard.games import get_game
from seaboard.lab.cluster import Cluster
from seaboard.lab.training import learning
from seaboard.lab.training.config import BadConfig, Config, GateConfig, as_toml, check, read_config
from seaboard.lab.training.gating import compare
from seaboard.lab.training.run import NET, OtherRun, Progress, Run
from seaboard.lab.training.searching import meet_search
from seaboard.lab.training.selfplay import Played
from seaboard.lab.training.targets import returns, samples_of, winners

TINY = """
generations = 2
[net]
first = 8
second = 4
[play]
games = 8
first_games = 12
[learn]
passes = 2
batch = 64
average = 0.5
[gate]
games = 4
fixed_games = 4
search_games = 2
search_playouts = 1
"""


@contextmanager
def quietly(_what: str, _total: int) -> Iterator[Callable[[int], None]]:
    yield lambda _done: None


@pytest.fixture
def config(tmp_path: Path) -> Config:
    file = tmp_path / "tiny.toml"
    file.write_text(TINY, encoding="utf-8")
    return read_config(file)


def tiny_run(folder: Path, config: Config, jobs: int | Cluster = 1) -> Run:
    run = Run(folder, [get_game("nauticus").new(seats=2)], config, 5, jobs)
    run.open()
    return run


def test_a_tiny_run_makes_a_net_that_plays_and_a_report(tmp_path: Path, config: Config) -> None:
    pytest.importorskip("jax")
    from seaboard.lab.training.report import write_report  # noqa: PLC0415

    run = tiny_run(tmp_path / "run", config)
    told: list[str] = []
    done = run.train(quietly, told.append)
    assert [made.games for made in done] == [12, 8]
    assert len(told) == 2
    assert all(0 <= made.against_hand.share.value <= 1 for made in done)
    assert [made.against_search and made.against_search.games for made in done] == [2, 2]
    net = load(run.game, run.folder / NET)
    assert net.about["games"] == 20
    assert f"jax {version('jax')}" in net.about["learner"]
    assert np.abs(net.weights).max() > 0
    write_report(run, done, "seaboard train …")
    report = (run.folder / "report.md").read_text(encoding="utf-8")
    assert "| 1 | 8 |" in report
    assert "`search:version=1,playouts=1`" in report
    assert (run.folder / "curves.png").stat().st_size > 1000
    assert "seaboard train" in (run.folder / "report.html").read_text(encoding="utf-8")


def test_how_far_one_plays_on_by_a_net_does_not_change_what_it_learns(
    tmp_path: Path, config: Config
) -> None:
    pytest.importorskip("jax")
    nets = []
    for turns in (0, 3):
        far = msgspec.structs.replace(config, net=msgspec.structs.replace(config.net, turns=turns))
        run = tiny_run(tmp_path / str(turns), far)
        run.train(quietly, lambda _: None)
        nets.append(load(run.game, run.folder / NET))
    assert [net.turns for net in nets] == [0, 3]
    assert np.array_equal(nets[0].weights, nets[1].weights)


def test_a_run_from_before_there_was_a_search_to_meet_goes_on(
    tmp_path: Path, config: Config
) -> None:
    pytest.importorskip("jax")
    from seaboard.lab.training.report import write_report  # noqa: PLC0415

    short = msgspec.structs.replace(
        config, gate=GateConfig(games=4, fixed_games=4, search_games=0), generations=1
    )
    tiny_run(tmp_path / "run", short).train(quietly, lambda _: None)
    made, settings = tmp_path / "run" / "generation-000.json", tmp_path / "run" / "config.toml"
    told = json.loads(made.read_text(encoding="utf-8"))
    del told["against_search"], told["learner"]
    made.write_text(json.dumps(told), encoding="utf-8")
    before = re.sub("search_.*\n", "", settings.read_text(encoding="utf-8"))
    settings.write_text(before, encoding="utf-8")
    run = tiny_run(tmp_path / "run", read_config(settings))
    done = run.train(quietly, lambda _: None)
    assert done[0].against_search is None
    write_report(run, done, "seaboard train …")
    report = (run.folder / "report.md").read_text(encoding="utf-8")
    assert "search:version=1" not in report
    assert "learnt by" not in report


def test_a_run_that_is_interrupted_ends_with_the_same_weights(
    tmp_path: Path, config: Config
) -> None:
    """Stopped before it learns and before it compares, and made longer at last; the number of
    threads changes nothing either.
    """
    pytest.importorskip("jax")
    whole = tiny_run(tmp_path / "whole", config)
    whole.train(quietly, lambda _: None)
    shorter = msgspec.structs.replace(config, generations=1)
    for steps in (1, 2):
        with pytest.raises(KeyboardInterrupt):
            tiny_run(tmp_path / "pieces", shorter, jobs=2).train(stopping_after(steps), print)
    tiny_run(tmp_path / "pieces", shorter, jobs=2).train(quietly, lambda _: None)
    pieces = tiny_run(tmp_path / "pieces", config, jobs=2)
    pieces.train(quietly, lambda _: None)
    expected = load(whole.game, whole.folder / NET).weights
    assert load(pieces.game, pieces.folder / NET).weights.tobytes() == expected.tobytes()


def stopping_after(steps: int) -> Progress:
    """Someone presses Ctrl-C when so many steps are done."""
    done = 0

    @contextmanager
    def progress(_what: str, _total: int) -> Iterator[Callable[[int], None]]:
        nonlocal done
        if done == steps:
            raise KeyboardInterrupt
        yield lambda _done: None
        done += 1

    return progress


def test_a_folder_with_another_run_is_refused(tmp_path: Path, config: Config) -> None:
    pytest.importorskip("jax")
    tiny_run(tmp_path / "run", config)
    with pytest.raises(OtherRun, match="another game, table, seed or configuration"):
        tiny_run(tmp_path / "run", Config())


def test_a_configuration_is_read_and_written_alike(tmp_path: Path, config: Config) -> None:
    assert config.net.first == 8
    assert config.learn.window == Config().learn.window
    file = tmp_path / "again.toml"
    file.write_text(as_toml(config), encoding="utf-8")
    assert read_config(file) == config


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("generations = 0", "generations: expected 1 to 1000"),
        ("[play]\nspeed = 3", "unknown field `speed`"),
        ("[learn]\ntrace = 1.5", "learn.trace: expected 0 to 1"),
        ("generations =", "Invalid value"),
    ],
)
def test_a_mistake_in_a_configuration_is_named(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadConfig, match=said):
        read_config(file)
    assert check(Config()) == Config()


def test_without_the_extra_one_sentence_says_what_to_install_and_no_folder_is_left(
    tmp_path: Path, config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "jax", None)
    with pytest.raises(learning.NoLearner, match=re.escape(command_for("train"))):
        tiny_run(tmp_path / "run", config)
    assert not (tmp_path / "run").exists()


def test_targets_mix_later_judgements_with_the_end() -> None:
    """Two turns of one game with two seats, λ = 1/2."""
    judged = np.zeros((2, 3, 4))
    judged[0, 0, :2], judged[1, 0, :2] = (50, 60), (70, 40)
    judged[1, 1, :2] = (0.9, 0.1)
    played = Played(
        np.zeros((2, 3), np.float32), np.array([[0, 0], [0, 1]]), judged,
        np.array([[80.0, 90.0, 0, 0]]),
    )  # fmt: skip
    scores, chances = returns(played, 2, 2, 0.5)
    assert scores.tolist() == [[75, 65], [80, 90]]
    assert chances.tolist() == [[pytest.approx(0.45), pytest.approx(0.55)], [0, 1]]
    samples = samples_of(played, 2, 2, 8.0, 0.5, 1.0, np.random.default_rng(0))
    assert samples.chances[1].tolist() == [1, 0]  # the second turn is the other seat's


def test_a_shared_first_place_is_divided() -> None:
    assert winners(np.array([[3.0, 3, 1, 0]]), 4).tolist() == [[0.5, 0.5, 0, 0]]
    assert winners(np.array([[3.0, -3, 3, -3]]), 2).tolist() == [[1, 0, 1, 0]]


def test_the_hand_made_estimate_wins_half_against_itself() -> None:
    start = get_game("nauticus").new(seats=2)
    found = compare((None, None), [start], 8, 1, 1, lambda _: None)
    assert found.share.value == 0.5
    assert found.games == 8


def test_every_net_meets_the_search_on_the_same_chance_whatever_the_number_of_threads() -> None:
    start = get_game("nauticus").new(seats=3)
    net = net_for(start)
    assert net is not None
    once, again = (meet_search(net, [start], 6, 1, 7, jobs, lambda _: None) for jobs in (1, 2))
    assert once == again
    assert once.games == 6
    assert once.share.value > 0.5  # with one playout it hardly plans


def test_the_command_trains_and_refuses_a_folder_that_is_there(tmp_path: Path) -> None:
    pytest.importorskip("jax")
    (tmp_path / "tiny.toml").write_text(TINY.replace("= 2\n", "= 1\n", 1), encoding="utf-8")
    command = [
        sys.executable, "-m", "seaboard", "train", "nauticus", "--players", "2", "--seed", "3",
        "--config", str(tmp_path / "tiny.toml"), "--out", str(tmp_path / "net"),
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "against the hand-made estimate" in done.stdout
    again = subprocess.run(command, capture_output=True, text=True, check=False)
    assert again.returncode == 2
    assert "--resume goes on with it" in again.stderr
    resumed = subprocess.run([*command, "--resume"], capture_output=True, text=True, check=True)
    assert "The net is" in resumed.stdout
