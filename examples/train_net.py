"""Train a tiny net for Nauticus with two players, then let it play the greedy bot in the arena.

About two minutes on one core; it needs JAX and optax (pip install -e '.[train]' in the checkout):

    python examples/train_net.py --out net

The same as commands:

    seaboard train nauticus --players 2 --config tiny.toml --seed 1 --out net
    seaboard arena nauticus --players 2 --bots greedy,learned:file=net/net.npz --games 40
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from seaboard.games import get_game
from seaboard.lab.arena import play_all
from seaboard.lab.plan import Plan, Table
from seaboard.lab.statistics import summarise
from seaboard.lab.training.config import Config, GateConfig, LearnConfig, NetConfig, PlayConfig
from seaboard.lab.training.run import NET, Run

TWO_MINUTES = Config(
    generations=3,
    net=NetConfig(first=32, second=16),
    play=PlayConfig(first_games=2000, games=1500, temperature=0.004, score_part=0.5),
    learn=LearnConfig(passes=4, trace=0.9),
    gate=GateConfig(games=100, fixed_games=100, search_games=20),
)


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Says what is being done, and no more."""
    print(f"{what} ({total:,})", flush=True)
    yield lambda _done: None


def train(folder: Path, config: Config, seed: int) -> Path:
    """The file with the trained weights."""
    run = Run(folder, [get_game("nauticus").new(seats=2)], config, seed, jobs=1)
    run.open()
    run.train(progress, print)
    return folder / NET


def meet_greedy(net: Path, games: int, seed: int) -> str:
    """How the net did in the arena."""
    plan = Plan(Table("nauticus", "standard", 2), ("greedy", f"learned:file={net}"), seed)
    lines = list(play_all(plan, range(plan.whole(games)), jobs=1))
    summary = summarise(plan, lines, ["1", "2"])
    won = summary.bots[1].wins
    return f"The net wins {won.value:.0%} ({won.low:.0%} to {won.high:.0%}) against greedy."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("net"))
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(meet_greedy(train(options.out, TWO_MINUTES, options.seed), 40, options.seed))


if __name__ == "__main__":
    main()
