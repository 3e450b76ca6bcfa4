"""`python -m bench`: our figures and the peers', side by side, with the ratios that we aim at."""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba

from seaboard.lab.processors import processors

from . import engine, environments

ROOT = Path(__file__).resolve().parent.parent
PROCESSORS = processors()
PEERS = ROOT / ".venv-peers" / "bin" / "python"

GAMES = (("nauticus", "standard", 4), ("nautilus", "classic", 4))

# Our figure, the peer's figure, and the ratio to reach.
GOALS = (
    ("nauticus-loop", "catanatron", "random play", 500.0),
    ("nauticus-loop", "fastcatan", "one thread, NumPy picker", 5.0),
    ("nauticus-loop", "fastcatan", "one thread, compiled picker", 5.0),
    ("nauticus-loop", "openspiel", "euchre", 3.0),
    ("nauticus-python", "fastcatan", "single", 4.0),
    ("nauticus-python-codes", "fastcatan", "single", 4.0),
    # Each with the picker that its users have: ours is part of the batch, fastcatan has none.
    ("nauticus-envs-1-compiled", "fastcatan", "one thread, NumPy picker", 3.0),
    (f"nauticus-envs-{PROCESSORS}-compiled", "fastcatan", "one thread, NumPy picker", 3.0),
    # Both with a picker of the same kind, thread for thread.
    ("nauticus-envs-1-NumPy", "fastcatan", "one thread, NumPy picker", 3.0),
    ("nauticus-envs-1-compiled", "fastcatan", "one thread, compiled picker", 1.5),
    (f"nauticus-envs-{PROCESSORS}-compiled", "fastcatan", f"{PROCESSORS} threads", 1.5),
    ("nautilus-envs-1-compiled", "fastcatan", "one thread, compiled picker", 1.5),
    (f"nautilus-envs-{PROCESSORS}-compiled", "fastcatan", f"{PROCESSORS} threads", 1.5),
    ("nautilus-loop", "openspiel", "maedn", 3.0),
    ("nautilus-python", "fastcatan", "single", 2.5),
    ("nautilus-python-codes", "fastcatan", "single", 2.5),
)
# What is built is to be as fast as what is compiled on first use, but for noise.
AS_FAST_AS_JIT = ("loop", "search")
NOISE = 0.05
# Of each game, and not to be more.
LIMITS = (("start", 0.4), ("bot", 0.4), ("bot-memory", 60.0), ("copy", 30.0), ("size", 4096.0))


def main() -> None:
    arguments = _arguments()
    figures: list[engine.Figure] = []
    for name, mode, seats in GAMES:
        _say(f"{name} …")
        if not arguments.environments:
            figures += engine.measure(name, mode, seats, arguments.seconds)
            figures += engine.start_times(name)
        figures += environments.measure(name, mode, seats, arguments.seconds)
    peers = _peers(arguments.seconds, ["--only", "fastcatan"] if arguments.environments else [])
    print(f"\n{platform.processor() or platform.machine()}, Python {platform.python_version()}, "
          f"Numba {numba.__version__}\n")  # fmt: skip
    for figure in figures:
        print(f"{figure.what:<60} {_number(figure.value, figure.unit):>18}")
    for peer in peers:
        if "missing" in peer:
            print(f"{peer['peer']}: {peer['missing']}")
        else:
            what = f"{peer['peer']} {peer['version']}: {peer['what']}"
            print(f"{what:<60} {_number(peer['decisions_per_second'], 'decisions/s'):>18}")
    _print_ratios(figures, peers)
    _print_own_goals(figures)
    if arguments.json:
        document = {"ours": [vars(figure) for figure in figures], "peers": peers}
        arguments.json.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each figure")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    parser.add_argument(
        "--environments", action="store_true", help="batched environments and their peer alone"
    )
    return parser.parse_args()


def _peers(seconds: float, more: list[str]) -> list[dict[str, Any]]:
    if not PEERS.exists():
        _say("no peers: `make bench-peers` installs them")
        return []
    command = [str(PEERS), str(ROOT / "bench" / "peers" / "run.py"), "--seconds", str(seconds)]
    command += more
    run = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    figures: list[dict[str, Any]] = json.loads(run.stdout)
    return figures


def _print_ratios(figures: list[engine.Figure], peers: list[dict[str, Any]]) -> None:
    ours = {figure.key: figure.value for figure in figures}
    print()
    for key, peer, words, goal in GOALS:
        rates = [
            p["decisions_per_second"]
            for p in peers
            if p["peer"] == peer and "missing" not in p and words in p["what"]
        ]
        if rates and key in ours:
            ratio = ours[key] / max(rates)
            _print_goal(f"{key} / {peer} ({words})", f"{ratio:,.2f} times", goal, ratio >= goal)


def _print_own_goals(figures: list[engine.Figure]) -> None:
    """Goals that no peer is needed for."""
    ours = {figure.key: figure for figure in figures}
    for name, _, _ in GAMES:
        for what in AS_FAST_AS_JIT:
            built, just_in_time = (ours.get(f"{name}-{what}{end}") for end in ("", "-jit"))
            if built and just_in_time:
                ratio, goal = built.value / just_in_time.value, 1 - NOISE
                told = f"{ratio:.2f} times"
                _print_goal(f"{built.key} / just in time", told, goal, ratio >= goal)
        for what, most in LIMITS:
            if figure := ours.get(f"{name}-{what}"):
                told = _number(figure.value, figure.unit)
                _print_goal(figure.key, told, most, figure.value <= most)


def _print_goal(what: str, told: str, goal: float, reached: bool) -> None:
    print(f"{what}: {told}, goal {goal:g}: {'reached' if reached else 'not reached'}")


def _number(value: float, unit: str) -> str:
    return f"{value:,.0f} {unit}" if value >= 100 else f"{value:.2f} {unit}"


def _say(text: str) -> None:
    print(text, file=sys.stderr)


if __name__ == "__main__":
    main()
