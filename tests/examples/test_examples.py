"""The examples run, and show what they promise."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import mypy.api
import numpy as np
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
        gate=training.GateConfig(games=4, fixed_games=4, search_games=0),
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
    monkeypatch.setitem(sys.modules, "my_bot", None)  # what was there comes back afterwards
    del sys.modules["my_bot"]  # the bot of the guide has the same name
    tests = runpy.run_path(str(package / "tests" / "test_bot.py"))
    tests["test_it_plays_without_failing"]()
    named = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))
    (target,) = named["project"]["entry-points"]["seaboard.bots"].values()
    assert isinstance(get_bot(target), Bot)


def test_the_template_is_installed_and_found_by_its_name(tmp_path: Path) -> None:
    """As its README says, but into a folder of its own, and from a copy: builds leave files."""
    package, installed = tmp_path / "bot-package", tmp_path / "installed"
    shutil.copytree(EXAMPLES / "bot-package", package)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    alone = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(installed)]
    subprocess.run([*pip, *alone, str(package)], check=True, timeout=600)
    arena = "arena nauticus --bots points-now,greedy --games 2 --jobs 1"
    ran = subprocess.run(
        [sys.executable, "-m", "seaboard", *arena.split()],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "points-now, greedy" in ran.stdout


def test_strict_types_accept_the_bots_of_guide_and_template_and_find_a_wrong_field(
    tmp_path: Path,
) -> None:
    """The types of a view are known: that is what `view_as` is for."""
    guide = (EXAMPLES.parent / "docs" / "guides" / "bot.md").read_text(encoding="utf-8")
    blocks = re.findall(r'```python title="my_bot.py"\n(.*?)```', guide, re.S)
    template = (EXAMPLES / "bot-package" / "src" / "my_bot" / "__init__.py").read_text("utf-8")
    sources = {"guide": "\n\n".join(blocks), "template": template}
    sources["wrong"] = sources["guide"].replace("].points", "].pionts", 1)
    for name, text in sources.items():
        (tmp_path / f"{name}_bot.py").write_text(text, encoding="utf-8")
    files = [str(tmp_path / f"{name}_bot.py") for name in sources]
    told, errors, _ = mypy.api.run(["--strict", "--no-error-summary", *files])
    assert errors == ""
    assert [line.partition(": ")[2] for line in told.splitlines()] == [
        'error: "PlayerView" has no attribute "pionts"; maybe "points"?  [attr-defined]'
    ]
    assert "wrong_bot.py" in told


ROWS = 64
PPO = pytest.mark.parametrize("name", ["ppo_torch", "ppo_jax"])


@PPO
def test_a_ppo_of_150_lines_runs(name: str, example: Any) -> None:
    """A round instead of minutes: untrained it is as strong as random play."""
    pytest.importorskip(name.removeprefix("ppo_"))
    lines = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 150
    ppo = example(name)
    for rounds in (0, 1):
        made = ppo.train(lambda done, _, most=rounds: done == most, 1, print)
        members = {"ppo": made(2, best=False), "random": "random"}
        share = play_league(ppo.START, members, 60, seed=2).bots[0].wins
        assert rounds or share.low < 0.5 < share.high


@PPO
def test_a_ppo_learns_which_of_two_actions_pays_and_no_round_goes_too_far(
    name: str, example: Any
) -> None:
    """Nothing to see, two legal actions of four, the second one always pays more."""
    pytest.importorskip(name.removeprefix("ppo_"))
    chances = [float(chance) for chance in two_armed(name, example(name))]
    assert chances[0] == pytest.approx(0.5, abs=0.1)
    assert chances[0] + 0.1 < chances[1] < 0.9  # without clipping, 0.99
    assert chances[-1] > 0.95


def two_armed(name: str, ppo: Any, rounds: int = 8) -> Iterator[float]:
    """The chance of the action that pays, before and after each round of steps on such data."""
    legal = np.zeros((ROWS, 4), np.int8)
    legal[:, [1, 2]] = 1
    action = np.arange(ROWS) % 2 + 1
    gain = np.where(action == 2, 1.0, -1.0).astype(np.float32)
    data = {"seen": np.ones((ROWS, 3), np.uint8), "legal": legal, "action": action}
    data |= {"gain": gain, "target": np.zeros(ROWS, np.float32)}
    chances, learn = (torch_arm if name == "ppo_torch" else jax_arm)(ppo, data)
    for _ in range(rounds):
        paying = chances()
        yield paying
        data["chance"] = np.where(action == 2, paying, 1 - paying).astype(np.float32)
        learn(20)
    yield chances()


Arm = tuple[Callable[[], float], Callable[[int], None]]


def masked(logits: Any, legal: Any) -> float:
    odds = np.exp(np.asarray(logits, np.float64)) * legal[0]
    return float(odds[2] / odds.sum())


def jax_arm(ppo: Any, data: dict[str, Any]) -> Arm:
    scale = np.ones(3, np.float32)
    weights = ppo.new_weights(scale, 4, 1)
    state = [weights, ppo.ADAM.init(weights)]

    def learn(steps: int) -> None:
        for _ in range(steps):
            state[:] = ppo.improve(*state, scale, data)

    return lambda: masked(ppo.judge(state[0], scale, data["seen"])[0][0], data["legal"]), learn


def torch_arm(ppo: Any, data: dict[str, Any]) -> Arm:
    torch = import_module("torch")
    torch.manual_seed(1)
    policy = ppo.Policy(torch.ones(3), 4)
    optimiser = torch.optim.Adam(policy.parameters(), ppo.RATE)

    def learn(steps: int) -> None:
        tensors = {key: torch.from_numpy(value) for key, value in data.items()}
        for _ in range(steps // ppo.PASSES):  # each is a pass over one part: so many steps
            ppo.learn(policy, optimiser, tensors)

    def chances() -> float:
        with torch.no_grad():
            return masked(policy(torch.from_numpy(data["seen"]))[0][0], data["legal"])

    return chances, learn
