"""Whether an installed Seaboard works; run it by the interpreter of a clean environment.

`python smoke.py built cli server` says what should be there: how the rules run (`built` or
`interpreted`), then the extras that were installed. It prints a line for each thing that it tried,
and stops with a traceback at the first that failed. Beside Seaboard it needs the standard library
only, and it looks at nothing of a checkout.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

PATIENCE = 120.0
TINY = """
generations = 1
[net]
first = 8
second = 4
[play]
games = 8
first_games = 8
[learn]
passes = 1
[gate]
games = 4
fixed_games = 4
"""
LOOP = """
from seaboard.building.jit import compiled
from seaboard.games.kernel.generic import legal

@compiled
def count_moves(states, codes):
    return legal(states[0], codes)
"""
COMPILERS = {"numba", "llvmlite", "ziglang"}  # at run time nobody needs them


def main() -> None:
    rules, *extras = sys.argv[1:]
    check_origin()
    check_engine(rules)
    checks: dict[str, Callable[[], None]] = {
        "cli": check_commands,
        "lab": check_arena,
        "server": check_server,
        "gymnasium": check_gymnasium,
        "pettingzoo": check_pettingzoo,
        "openspiel": check_openspiel,
        "train": check_training,
        "ray": check_cluster,
        "build": check_own_loop,
        "torch": check_tensors,
        "sb3": check_maskable_ppo,
        "otel": check_traces,
    }
    for extra in extras:
        if extra in checks:
            checks[extra]()
    if "cli" not in extras:
        check_missing_command_line()


def check_origin() -> None:
    """What runs is what was installed, not a checkout that happens to lie on the path."""
    import seaboard  # noqa: PLC0415 - what is tried here

    home = Path(seaboard.__file__).resolve().parent
    assert home.is_relative_to(Path(sys.prefix).resolve()), home
    page = ("index.html", "engine/rules.wasm", "device/device.json", "service-worker.js")
    for name in ("py.typed", *(f"server/page/{each}" for each in page)):
        assert (home / name).exists(), f"{name} is missing"
    pack = json.loads((home / "server/page/device/device.json").read_text(encoding="utf-8"))
    files = list((home / "server/page/device" / pack["digest"]).iterdir())
    assert sum(path.stat().st_size for path in files) >= pack["bytes"], (
        "a part of the pack is missing"
    )
    say(f"Seaboard {seaboard.__version__} in Python {sys.version.split()[0]}")


def check_engine(rules: str) -> None:
    """Games are played, secrets redrawn and moves chosen with NumPy alone."""
    from seaboard.bots import get_bot  # noqa: PLC0415 - what is tried here
    from seaboard.bots.api import Budget, situation  # noqa: PLC0415
    from seaboard.games import get_game, installed_games  # noqa: PLC0415
    from seaboard.games.api import CHANCE, draw  # noqa: PLC0415
    from seaboard.games.kernel import loading  # noqa: PLC0415

    for name in installed_games():
        game = get_game(name)
        library = loading.library(game.package)
        assert (library is not None) == (rules == "built"), f"{name}: {library}"
        position, rng = game.new(), random.Random(1)
        for _ in range(40):
            if position.decider == CHANCE:
                position.play(draw(position, rng))
            else:
                position.play(rng.choice(position.legal_moves()))
        while position.decider == CHANCE or len(position.legal_moves()) == 1:
            position.play(draw(position, rng) if position.decider == CHANCE
                          else position.legal_moves()[0])  # fmt: skip
        assert game.from_bytes(position.to_bytes()) == position
        playouts = 200 if rules == "built" else 1
        bot = get_bot(f"search:playouts={playouts}")  # by itself it goes by the clock
        choice = bot.choose(situation(position, Budget(playouts=playouts), rng))
        assert choice.move in position.legal_moves()
        say(f"{name}: forty moves, {rules}; a search of {playouts} answered {choice.move}")
    assert not COMPILERS & set(sys.modules), "a compiler was loaded"


def check_commands() -> None:
    assert "simulate" in seaboard("--help")
    assert all(name in seaboard("games") for name in game_names())
    for name in game_names():
        assert seaboard("play", name, answers="1\n1\n1\n")
        assert seaboard("simulate", name, "--games", "2", "--seed", "1")
    say("seaboard --help, games, play, simulate")


def check_missing_command_line() -> None:
    """Without the extra `cli` the command says what to install."""
    if importlib.util.find_spec("cyclopts") is not None:
        return  # another extra has brought it
    done = run("--help")
    assert done.returncode, done.stdout
    assert "pip install 'seaboard[cli]'" in done.stderr, done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    say("seaboard without the extra cli: one sentence")


def check_arena() -> None:
    from seaboard.games import get_game  # noqa: PLC0415 - what is tried here
    from seaboard.lab.batches import Batch  # noqa: PLC0415
    from seaboard.lab.observing import observe  # noqa: PLC0415

    for name in game_names():
        position = get_game(name).new()
        assert observe(position, 0).size
        Batch(position, 2).reset(1)
        with tempfile.TemporaryDirectory() as folder:
            out, report, data = (Path(folder) / each for each in ("r.jsonl", "r.html", "data"))
            bots = ["--bots", "greedy,random", "--games", "2", "--seed", "1", "--jobs", "1"]
            assert "rating" in seaboard("arena", name, *bots, "--out", str(out),
                                        "--report", str(report))  # fmt: skip
            assert report.read_text(encoding="utf-8").count("<svg") > 1
            seaboard("dataset", name, *bots, "--part", "1", "--out", str(data))
            assert len(list(data.glob("*.parquet"))) == 2
    rated = ["--bot", "greedy:error_temperature=3", "--against", "random", "--games", "2"]
    assert "Rating" in seaboard("rate", game_names()[0], *rated, "--jobs", "1")
    say("tensors, batches of environments, an arena with its report, a dataset, a rating")


def check_training() -> None:
    """A net is trained, as small as can be."""
    with tempfile.TemporaryDirectory() as folder:
        config, out = Path(folder) / "tiny.toml", Path(folder) / "net"
        config.write_text(TINY, encoding="utf-8")
        given = ["--config", str(config), "--out", str(out), "--seed", "1", "--jobs", "1"]
        seaboard("train", game_names()[0], "--players", "2", *given)
        assert (out / "net.npz").exists()
    say("a net was trained")


def check_own_loop() -> None:
    """A loop of one's own over the rules of a game is compiled on first use."""
    import numpy as np  # noqa: PLC0415 - what is tried here

    from seaboard.games import get_game  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "own_loop.py").write_text(LOOP, encoding="utf-8")
        sys.path.insert(0, folder)
        count_moves: Any = importlib.import_module("own_loop").count_moves
        game: Any = get_game(game_names()[0])
        position = game.new()
        counted = count_moves(game.new_states(position, 1), np.zeros(game.most_legal, np.uint16))
    assert counted == len(position.legal_moves())
    say("a loop of one's own, compiled")


def check_tensors() -> None:
    """A batch shows its observations and masks as tensors, and takes a policy's answer."""
    torch: Any = importlib.import_module("torch")  # not everybody has it

    from seaboard.games import get_game  # noqa: PLC0415
    from seaboard.lab.batches import Batch  # noqa: PLC0415
    from seaboard.lab.picking import Picker  # noqa: PLC0415
    from seaboard.lab.sharing import torch_tensors  # noqa: PLC0415

    for name in game_names():
        batch = Batch(get_game(name).new(), 4)
        batch.reset(1)
        seen, legal = torch_tensors(batch)
        before = seen.clone()
        batch.step(Picker(1).pick(torch.zeros(legal.shape), legal)[0])
        assert not torch.equal(seen, before)
        assert (seen.numpy() == batch.observations).all()
    say(f"PyTorch {torch.__version__}: tensors in a batch's own memory")


def check_maskable_ppo() -> None:
    """MaskablePPO learns for a moment, without anything around the environment."""
    import gymnasium  # noqa: PLC0415 - what is tried here

    from seaboard.lab.gymnasium import IDS  # noqa: PLC0415

    learner: Any = importlib.import_module("sb3_contrib").MaskablePPO
    for name in game_names():
        model = learner("MultiInputPolicy", gymnasium.make(IDS[name]), n_steps=32, batch_size=16)
        model.learn(32)
    say("MaskablePPO learns in the environment of each game")


def check_cluster() -> None:
    given = ["--bots", "random", "--games", "2", "--seed", "1", "--ray", "local"]
    assert "Ray" in seaboard("arena", game_names()[0], *given)
    say("an arena on a Ray cluster of its own")


def check_traces() -> None:
    """The server's spans reach whoever collects them; what would send them can be imported."""
    from opentelemetry.sdk.trace.export import SimpleSpanProcessor  # noqa: PLC0415 - as below
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import (  # noqa: PLC0415
        InMemorySpanExporter,
    )

    from seaboard.server import tracing  # noqa: PLC0415 - what is tried here

    collected = InMemorySpanExporter()
    tracing.configure(SimpleSpanProcessor(collected))
    with tracing.span("smoke"):
        pass
    assert [span.name for span in collected.get_finished_spans()] == ["seaboard.smoke"]
    say("traces")


def check_server() -> None:
    """`seaboard serve` answers, with the page and the rules in it."""
    if importlib.util.find_spec("cyclopts") is None:
        import seaboard.server.app  # noqa: F401, PLC0415 - that it can be imported

        say("the server's modules")
        return
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        begin = time.perf_counter()
        server = subprocess.Popen(
            [sys.executable, "-m", "seaboard", "serve", "--port", str(port),
             "--database", f"sqlite:///{folder}/tables.db"],
            cwd=folder, stdout=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            ask = Asking(f"http://127.0.0.1:{port}", server)
            ask.wait("/health")
            seconds = time.perf_counter() - begin
            assert '<div id="app"' in ask.text("/")
            found, kind = ask.bytes("/engine/rules.wasm")
            assert found[:4] == b"\0asm"
            assert kind == "application/wasm", kind
            pack = json.loads(ask.text("/device/device.json"))["digest"]
            assert ask.bytes(f"/device/{pack}/python.wasm.gz")[0]
            scripts = re.findall(r'src="(/assets/[^"]+\.js)"', ask.text("/"))
            assert scripts
            assert all(ask.text(script) for script in scripts)
            games = json.loads(ask.text("/api/games"))["games"]
        finally:
            server.terminate()
            server.wait(30)
    names = ", ".join(game["name"] for game in games)
    say(f"seaboard serve: /health after {seconds:.1f} s, the page, rules.wasm, the pack, {names}")


def check_gymnasium() -> None:
    import gymnasium  # noqa: PLC0415 - what is tried here

    import seaboard.lab.gymnasium  # noqa: F401, PLC0415 - registers the environments

    names = [name for name in gymnasium.registry if name.startswith("seaboard/")]
    for name in names:
        environment = gymnasium.make(name)
        _, told = environment.reset(seed=1)
        environment.step(first_legal(told["action_mask"]))
    say(f"gymnasium: a step of {', '.join(names)}")


def check_pettingzoo() -> None:
    from seaboard.lab import pettingzoo  # noqa: PLC0415 - what is tried here

    for name in game_names():
        environment: Any = getattr(pettingzoo, f"{name}_v0").env()
        environment.reset(seed=1)
        environment.step(first_legal(environment.last()[0]["action_mask"]))
    say("pettingzoo: a step of each game")


def check_openspiel() -> None:
    import pyspiel  # noqa: PLC0415 - what is tried here

    from seaboard.lab.openspiel import register  # noqa: PLC0415

    register()
    for name in game_names():
        state = pyspiel.load_game(f"seaboard_{name}").new_initial_state()
        state.apply_action(state.legal_actions()[0])
    say("openspiel: a step of each game")


def game_names() -> list[str]:
    from seaboard.games import installed_games  # noqa: PLC0415 - what is tried here

    return list(installed_games())


def first_legal(mask: Any) -> int:
    return next(number for number, flag in enumerate(mask) if flag)


class Asking:
    """Asks a server that may not be ready yet."""

    def __init__(self, address: str, server: subprocess.Popen[bytes]) -> None:
        self._address = address
        self._server = server

    def wait(self, path: str) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.bytes(path)
                return
            except OSError:
                assert self._server.poll() is None, "the server has ended"
                assert time.monotonic() < end, "the server does not answer"
                time.sleep(0.05)

    def text(self, path: str) -> str:
        return self.bytes(path)[0].decode()

    def bytes(self, path: str) -> tuple[bytes, str]:
        with urllib.request.urlopen(self._address + path, timeout=PATIENCE) as answer:
            return answer.read(), answer.headers["Content-Type"]


def run(*arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "seaboard", *arguments],
        input=answers, capture_output=True, text=True, encoding="utf-8", check=False,
        env={**os.environ, "PYTHONUTF8": "1"},
    )  # fmt: skip


def seaboard(*arguments: str, answers: str = "") -> str:
    done = run(*arguments, answers=answers)
    ended_early = "play" in arguments  # its input ends before the game does
    assert not done.returncode or ended_early, done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout


def say(line: str) -> None:
    print(f"  {line}", flush=True)


if __name__ == "__main__":
    main()
