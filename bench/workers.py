"""How games a second grow with the workers of a Ray cluster, and what the counting process does.

    python -m bench.workers                  # 1, 2, 4 and 8 workers, some minutes
    python -m bench.workers --most 2

Each worker is a node of its own with one processor, as Ray's test utilities start it. Bots that
wait 5 ms before each move stand for bots that think: so more workers than this machine has
processors show what the spreading itself costs. The processor time of the process that was started,
which hands out games and writes results, says how many workers it could keep busy.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, Final

from seaboard.bots.api import Bot, Choice, Situation
from seaboard.lab.arena import play_all
from seaboard.lab.cluster import Cluster
from seaboard.lab.plan import Plan, Table

WAIT: Final = 0.005  # seconds for a decision
GAMES_EACH: Final = 12  # for each worker
PLAN: Final = Plan(Table("nauticus", "standard", 2), ("bench.workers:Waiting",) * 2, 1)


class Waiting(Bot):
    """Moves at random after a while, in which it needs no processor."""

    name = "waiting"

    def choose(self, situation: Situation) -> Choice:
        time.sleep(WAIT)
        return Choice(situation.rng.choice(situation.legal))


def measure(cluster: Cluster, games: int) -> tuple[float, float]:
    """Games a second, and seconds of this process's processor time for each."""
    list(play_all(PLAN, range(2 * cluster.processors), cluster))  # processes are started
    began, worked = time.perf_counter(), time.process_time()
    played = sum(1 for _ in play_all(PLAN, range(games), cluster))
    return played / (time.perf_counter() - began), (time.process_time() - worked) / played


def main() -> None:
    from ray.cluster_utils import Cluster as Nodes  # noqa: PLC0415  # an extra

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=8, help="workers")
    most: int = parser.parse_args().most
    nodes: Any = Nodes(
        initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False}
    )
    workers = 0
    while workers < most:
        for _ in range(max(1, workers)):
            nodes.add_node(num_cpus=1)
            workers += 1
        with Cluster(nodes.address) as cluster:
            speed, own = measure(cluster, GAMES_EACH * workers)
        print(f"{workers} workers: {speed:.2f} games a second, {own * 1000:.1f} ms each here")
    nodes.shutdown()


if __name__ == "__main__":
    main()
