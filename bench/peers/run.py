"""Measure how many random decisions per second the peer engines play on this machine.

Run it with the interpreter of the environment that install.sh makes; standard output is one JSON
list. Every figure is the best of three timed repetitions after a warm-up, in a process of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module, metadata
from typing import Any

REPEATS = 3
BATCH = 1_024
WARM_UP_STEPS = 6_000
ROOTS = 256
ROLLOUT_BATCH_DECISIONS = 4_000

Result = dict[str, Any]


@dataclass(frozen=True)
class Measure:
    """One measuring process: the peer, its distribution on the index, and what to call."""

    peer: str
    distribution: str
    run: Callable[[float], list[Result]]


def best(once: Callable[[], float]) -> float:
    """Return the highest of the repeated rates."""
    return max(once() for _ in range(REPEATS))


def catanatron_play(seconds: float) -> list[Result]:
    """Play whole games with the library's own random players and its own game loop."""
    catanatron: Any = import_module("catanatron")

    decisions = games = 0

    def play_one() -> int:
        nonlocal decisions, games
        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        game = catanatron.Game(players, seed=games + 1)
        game.play()
        played = len(game.state.actions)
        decisions += played
        games += 1
        return played

    def once() -> float:
        played = 0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds:
            played += play_one()
        return played / elapsed

    for _ in range(5):
        play_one()
    rate = best(once)
    return [
        {
            "what": "random play, 4 players, one process",
            "decisions_per_second": round(rate),
            "decisions_per_game": round(decisions / games, 1),
            "note": "Game.play() with RandomPlayer; pure Python; games stop at 1,000 turns; "
            "rolling the dice and ending the turn count as decisions",
        }
    ]


@dataclass(frozen=True)
class BatchRound:
    """What one thread did in one timed repetition of the batched loop."""

    decisions: int
    finished: int
    elapsed: float
    picking: float


def fastcatan_build() -> str:
    """Tell how the installed fastcatan was built."""
    local = metadata.distribution("fastcatan").read_text("direct_url.json")
    return "built from source for this processor" if local else "published wheel"


def legal_action_picker() -> Any:
    """Compile a picker of one uniformly random set bit per row of a legal-action bitset."""
    numba: Any = import_module("numba")
    np: Any = import_module("numpy")

    u64 = np.uint64
    one = u64(1)

    def bits_set(x: Any) -> Any:
        x = x - ((x >> one) & u64(0x5555555555555555))
        x = (x & u64(0x3333333333333333)) + ((x >> u64(2)) & u64(0x3333333333333333))
        x = (x + (x >> u64(4))) & u64(0x0F0F0F0F0F0F0F0F)
        return (x * u64(0x0101010101010101)) >> u64(56)

    bit_count = numba.njit(inline="always")(bits_set)

    def pick(masks: Any, actions: Any, seeds: Any) -> None:
        rows, words = masks.shape
        for row in range(rows):
            total = u64(0)
            for word in range(words):
                total += bit_count(masks[row, word])
            x = seeds[row]
            x ^= x << u64(13)
            x ^= x >> u64(7)
            x ^= x << u64(17)
            seeds[row] = x
            rank = ((x >> u64(32)) * total) >> u64(32)
            for word in range(words):
                bits = masks[row, word]
                count = bit_count(bits)
                if rank < count:
                    while rank > u64(0):
                        bits &= bits - one
                        rank -= one
                    lowest = bits & (~bits + one)
                    actions[row] = u64(word * 64) + bit_count(lowest - one)
                    break
                rank -= count

    return numba.njit(nogil=True)(pick)


def numpy_action_picker() -> Any:
    """The same choice with NumPy alone, as one who has no compiler at hand would write it."""
    np: Any = import_module("numpy")
    rng = np.random.default_rng(1)
    rows = np.arange(BATCH)

    def pick(masks: Any, actions: Any, _seeds: Any) -> None:
        ends = np.bitwise_count(masks).cumsum(axis=1, dtype=np.int64)
        rank = (rng.random(BATCH) * ends[:, -1]).astype(np.int64)
        word = (ends <= rank[:, None]).sum(axis=1)
        rank -= np.where(word > 0, ends[rows, word - 1], 0)
        octets = masks[rows, word].view(np.uint8).reshape(BATCH, 8)
        bits = np.unpackbits(octets, axis=1, bitorder="little").cumsum(axis=1, dtype=np.uint8)
        actions[:] = word * 64 + (bits > rank[:, None]).argmax(axis=1)

    return pick


def fastcatan_batched(seconds: float, threads: int, picker: str = "compiled") -> list[Result]:
    """Step one batch per thread; both the library's calls and the compiled picker drop the GIL."""
    fastcatan: Any = import_module("fastcatan")
    np: Any = import_module("numpy")

    pick = legal_action_picker() if picker == "compiled" else numpy_action_picker()
    round_start = threading.Barrier(threads)

    def once(step: Callable[[], tuple[float, int]]) -> BatchRound:
        round_start.wait(timeout=60 + seconds)
        steps = finished = 0
        picking = 0.0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds:
            spent, done = step()
            picking += spent
            finished += done
            steps += 1
        return BatchRound(steps * BATCH, finished, elapsed, picking)

    def worker(seed: int) -> list[BatchRound]:
        games = fastcatan.BatchedEnv(BATCH, seed=seed)
        games.reset()
        masks = np.zeros((BATCH, fastcatan.MASK_WORDS), dtype=np.uint64)
        actions = np.zeros(BATCH, dtype=np.uint32)
        dones = np.zeros(BATCH, dtype=np.uint8)
        seeds = np.random.default_rng(seed).integers(1, 2**63, BATCH, dtype=np.uint64)

        def step() -> tuple[float, int]:
            games.write_masks(masks)
            before = time.perf_counter()
            pick(masks, actions, seeds)
            picking = time.perf_counter() - before
            games.step_autoreset(actions, dones)
            return picking, int(np.count_nonzero(dones))

        for _ in range(WARM_UP_STEPS):
            step()
        games.write_masks(masks)
        pick(masks, actions, seeds)
        words = masks[np.arange(BATCH), actions >> 6]
        if not np.all(words >> (actions & 63).astype(np.uint64) & np.uint64(1)):
            raise RuntimeError("the picker chose an illegal action")
        return [once(step) for _ in range(REPEATS)]

    with ThreadPoolExecutor(threads) as pool:
        played = list(pool.map(worker, range(1, threads + 1)))
    rounds = list(zip(*played, strict=True))
    everything = [part for parts in rounds for part in parts]
    decisions = sum(part.decisions for part in everything)
    finished = sum(part.finished for part in everything)
    threads_name = "one thread" if threads == 1 else f"{threads} threads"
    return [
        {
            "what": f"random play, 4 players, batched, {threads_name}, {picker} picker",
            "decisions_per_second": round(
                max(sum(part.decisions / part.elapsed for part in parts) for parts in rounds)
            ),
            "without_picker_per_second": round(
                max(
                    sum(part.decisions / (part.elapsed - part.picking) for part in parts)
                    for parts in rounds
                )
            ),
            "decisions_per_game": round(decisions / max(finished, 1), 1),
            "note": f"{BATCH:,} games per thread, each thread with a batch of its own; write_masks "
            f"+ {picker} uniform picker + step_autoreset; without_picker leaves the picker's time "
            "out; player trades are composed card by card, each a decision; "
            f"{fastcatan_build()}",
        }
    ]


def fastcatan_single(seconds: float) -> list[Result]:
    """Step one game from Python."""
    fastcatan: Any = import_module("fastcatan")

    game = fastcatan.Env()
    legal_actions, step, reset = game.legal_actions, game.step, game.reset
    draw = random.Random(1).random
    decisions = games = 0
    reset(games)

    def play(count: int) -> None:
        nonlocal games
        for _ in range(count):
            legal = legal_actions()
            if step(legal[int(draw() * len(legal))]):
                games += 1
                reset(games)

    def once() -> float:
        nonlocal decisions
        count = 0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds:
            play(1_000)
            count += 1_000
        decisions += count
        return count / elapsed

    play(50_000)
    games = 0
    rate = best(once)
    return [
        {
            "what": "random play, 4 players, single game stepped from Python",
            "decisions_per_second": round(rate),
            "decisions_per_game": round(decisions / max(games, 1), 1),
            "note": "Env.legal_actions() + Env.step() + reset; player trades are composed card "
            f"by card, each a decision; {fastcatan_build()}",
        }
    ]


@dataclass(frozen=True)
class Shape:
    """Mean content of a random game from its first decision on, and of the deal before it."""

    decisions: float
    decisions_error: float
    chance: float
    opening: float
    forced: float
    games: int


def pass_chance(state: Any) -> int:
    """Sample chance nodes until a player is to move; return how many there were."""
    passed = 0
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(actions, weights)[0])
        passed += 1
    return passed


def openspiel_shape(game: Any, seconds: float) -> Shape:
    """Count decisions and chance nodes per random game, which the native loop does not report."""
    lengths: list[int] = []
    opening = chance = forced = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        opening += pass_chance(state)
        decisions = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            forced += len(legal) == 1
            state.apply_action(random.choice(legal))
            decisions += 1
            chance += pass_chance(state)
        lengths.append(decisions)
    games = len(lengths)
    spread = statistics.stdev(lengths) if games > 1 else 0.0
    return Shape(
        decisions=statistics.fmean(lengths),
        decisions_error=spread / games**0.5,
        chance=chance / games,
        opening=opening / games,
        forced=forced / sum(lengths),
        games=games,
    )


def openspiel_rollouts(seconds: float, name: str) -> list[Result]:
    """Measure native rollouts from the first decision, and native whole games."""
    pyspiel: Any = import_module("pyspiel")

    game = pyspiel.load_game(name)
    random.seed(1)
    shape = openspiel_shape(game, 2 * seconds)

    rollouts = max(1, round(ROLLOUT_BATCH_DECISIONS / shape.decisions))
    searcher = pyspiel.MCTSBot(
        game=game,
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=16,
        solve=False,
        seed=1,
        verbose=False,
    )
    roots = []
    for _ in range(ROOTS):
        roots.append(game.new_initial_state())
        pass_chance(roots[-1])
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def rollout_games(turn: int) -> int:
        searcher.mcts_search(roots[turn % ROOTS])
        return rollouts

    def whole_game(turn: int) -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, turn)
        return 1

    def games_per_second(play: Callable[[int], int], length: float) -> float:
        games = turn = 0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < length:
            games += play(turn)
            turn += 1
        return games / elapsed

    if searcher.mcts_search(roots[0]).explore_count != 1:
        raise RuntimeError("MCTSBot did not run exactly one evaluation")

    def measure(play: Callable[[int], int], what: str, how: str, opening: float) -> Result:
        games_per_second(play, seconds / 5)
        rate = best(lambda: games_per_second(play, seconds))
        error = 100 * shape.decisions_error / shape.decisions
        return {
            "what": f"{name}: {what}",
            "decisions_per_second": round(rate * shape.decisions),
            "nodes_per_second": round(rate * (shape.decisions + shape.chance + opening)),
            "decisions_per_game": round(shape.decisions, 1),
            "chance_nodes_per_game": round(shape.chance + opening, 1),
            "forced_share": round(shape.forced, 3),
            "note": f"{how}; chance nodes cost time but only nodes_per_second counts them; "
            "forced_share is the part of the decisions with one legal action; games per second "
            f"times the mean length of {shape.games:,} random games "
            f"(standard error {error:.1f}%)",
        }

    return [
        measure(
            rollout_games,
            "native random rollouts from the first decision, one thread",
            f"RandomRolloutEvaluator with {rollouts} rollouts, called once by MCTSBot, from "
            f"{ROOTS} sampled starts; the deal or first roll is not in the time",
            0.0,
        ),
        measure(
            whole_game,
            "native random whole games, one thread",
            "evaluate_bots with native uniform random bots; the deal or first roll is in the time",
            shape.opening,
        ),
    ]


def processors() -> int:
    """Return the number of processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def fastcatan(threads: int) -> Measure:
    """Describe the measuring process of the batched loop on some threads."""
    return Measure("fastcatan", "fastcatan", lambda seconds: fastcatan_batched(seconds, threads))


def openspiel(name: str) -> Measure:
    """Describe the measuring process of one OpenSpiel game."""
    return Measure("openspiel", "open_spiel", lambda seconds: openspiel_rollouts(seconds, name))


MEASURES = {
    "catanatron": Measure("catanatron", "catanatron", catanatron_play),
    "fastcatan-batched": fastcatan(1),
    "fastcatan-numpy": Measure(
        "fastcatan", "fastcatan", lambda seconds: fastcatan_batched(seconds, 1, "NumPy")
    ),
    "fastcatan-threads": fastcatan(processors()),
    "fastcatan-single": Measure("fastcatan", "fastcatan", fastcatan_single),
    "openspiel-euchre": openspiel("euchre"),
    "openspiel-hearts": openspiel("hearts"),
    "openspiel-maedn": openspiel("maedn(players=4)"),
    "openspiel-backgammon": openspiel("backgammon"),
}


def run_apart(key: str, seconds: float) -> list[Result]:
    """Run one measure in a process of its own, so that nothing carries over to the next."""
    measure = MEASURES[key]
    try:
        version = metadata.version(measure.distribution)
    except metadata.PackageNotFoundError:
        return [{"peer": measure.peer, "missing": f"{measure.distribution} is not installed"}]
    environment = os.environ | {"OMP_NUM_THREADS": "1"}
    command = [sys.executable, __file__, "--seconds", str(seconds), "--worker", key]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        reason = f"{key} failed with exit status {done.returncode}, see standard error"
        return [{"peer": measure.peer, "missing": reason}]
    results: list[Result] = json.loads(done.stdout.splitlines()[-1])
    timing = f"best of {REPEATS} repetitions of {seconds:g} s after a warm-up"
    return [
        {"peer": measure.peer}
        | result
        | {"version": version, "note": f"{result['note']}; {timing}"}
        for result in results
    ]


def main() -> None:
    """Run the chosen measures and print their results."""
    parser = argparse.ArgumentParser(description=__doc__)
    names = sorted({measure.peer for measure in MEASURES.values()} | set(MEASURES))
    parser.add_argument("--seconds", type=float, default=3.0, help="length of one repetition")
    parser.add_argument("--only", metavar="NAME", choices=names, help=", ".join(names))
    parser.add_argument("--worker", choices=sorted(MEASURES), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.seconds <= 0:
        parser.error("--seconds must be positive")
    if arguments.worker:
        print(json.dumps(MEASURES[arguments.worker].run(arguments.seconds)))
        return
    results: list[Result] = []
    for key, measure in MEASURES.items():
        if arguments.only not in (None, key, measure.peer):
            continue
        print(f"{key} ...", file=sys.stderr, flush=True)
        for result in run_apart(key, arguments.seconds):
            if result not in results:
                results.append(result)
            rate = result.get("decisions_per_second")
            shown = f"{rate:,} decisions/s, {result['what']}" if rate else result["missing"]
            print(f"{key}: {shown}", file=sys.stderr, flush=True)
    json.dump(results, sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    main()
