"""The examples run, and show what they promise."""

from __future__ import annotations

import re
import runpy
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from seaboard.bots import get_bot
from seaboard.bots.api import Bot
from seaboard.lab.league import play_league

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return import_module


def test_random_against_greedy(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / "random_against_greedy.py"))
    words = capsys.readouterr().out.split()
    assert words[0] == "greedy"
    assert int(words[2]) >= 8


def test_random_against_greedy_takes_twenty_lines() -> None:
    lines = (EXAMPLES / "random_against_greedy.py").read_text(encoding="utf-8").splitlines()
    code = [line for line in lines if line and not line.startswith(("import", "from", '"""'))]
    assert len(code) <= 20


def test_a_trained_policy_is_clearly_above_random(example: Any) -> None:
    """Three rounds instead of a minute: untrained it wins half of its games, then most of them."""
    training = example("train_policy")
    fresh = training.wins(training.train(lambda rounds, _: rounds == 0, 1), 200, 2)
    assert fresh.low < 0.5 < fresh.high
    won = training.wins(training.train(lambda rounds, _: rounds == 3, 1), 200, 2)
    assert won.low > 0.75


def test_what_a_net_thinks_of_each_move_takes_ten_lines(
    capsys: pytest.CaptureFixture[str],
) -> None:
    runpy.run_path(str(EXAMPLES / "learned_value.py"))
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 8
    assert all(re.fullmatch(r"field \d: \d+ to \d+ points, wins \d+%", line) for line in told)
    lines = (EXAMPLES / "learned_value.py").read_text(encoding="utf-8").splitlines()
    code = [line for line in lines if line and not line.startswith(("import", "from", '"""'))]
    assert len(code) <= 10


def test_a_net_is_trained_and_plays_in_the_arena(example: Any, tmp_path: Path) -> None:
    """The same steps with a run of seconds."""
    pytest.importorskip("jax")
    training = example("train_net")
    tiny = training.Config(
        generations=1,
        net=training.NetConfig(first=8, second=4),
        play=training.PlayConfig(first_games=64, games=8),
        learn=training.LearnConfig(passes=1, batch=128),
        gate=training.GateConfig(games=4, fixed_games=4),
    )
    said = training.meet_greedy(training.train(tmp_path / "net", tiny, 1), 2, 1)
    assert re.match(r"The net wins \d+%", said)


def test_the_mcts_of_openspiel_against_our_search(example: Any) -> None:
    """A game from one seat: our search with its judgement beats a few random rollouts."""
    got, scores = example("openspiel_mcts").play(seat=1, simulations=2, playouts=30, seed=3)
    assert got == 1
    assert scores[1] > scores[0]


def test_the_examples_explain_themselves(
    example: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("train_policy", "train_net", "openspiel_mcts"):
        monkeypatch.setattr(sys, "argv", [name, "--help"])
        with pytest.raises(SystemExit) as ended:
            example(name).main()
        assert ended.value.code == 0
        assert "--seed" in capsys.readouterr().out


def test_the_template_of_a_bot_package_passes_its_own_tests(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    package = EXAMPLES / "bot-package"
    monkeypatch.syspath_prepend(str(package / "src"))
    tests = runpy.run_path(str(package / "tests" / "test_bot.py"))
    tests["test_it_plays_without_failing"]()
    named = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))
    (target,) = named["project"]["entry-points"]["seaboard.bots"].values()
    assert isinstance(get_bot(target), Bot)


@pytest.mark.parametrize("name", ["ppo_torch", "ppo_jax"])
def test_a_ppo_of_150_lines_runs(name: str, example: Any) -> None:
    """Two rounds instead of minutes: untrained it is as strong as random play, then not weaker."""
    pytest.importorskip(name.removeprefix("ppo_"))
    lines = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 150
    ppo = example(name)
    shares = []
    for rounds in (0, 2):
        made = ppo.train(lambda done, _, most=rounds: done == most, 1, print)
        members = {"ppo": made(2, best=False), "random": "random"}
        shares.append(play_league(ppo.START, members, 60, seed=2).bots[0].wins)
    fresh, trained = shares
    assert fresh.low < 0.5 < fresh.high
    assert trained.high > 0.5
