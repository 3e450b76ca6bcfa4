"""`python -m bench.soak`: exit code 0 if every invariant holds."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from .run import Course, Outcome, soak, stretch


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument(
        "--minutes",
        type=float,
        default=60,
        help="of storms, half of them on each database if both are asked for",
    )
    parser.add_argument("--rounds", type=int, help="instead: each fault this many times")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--parties", type=int, default=8, help="tables that are played at once")
    parser.add_argument("--bots", choices=("here", "workers"), default="workers")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    kinds = ("postgresql", "sqlite") if chosen.database == "both" else (chosen.database,)
    sound = True
    for kind in kinds:
        course = Course(
            database=kind,
            rounds=1 if chosen.rounds is None else chosen.rounds,
            minutes=chosen.minutes / len(kinds) if chosen.rounds is None else 0,
            parties=chosen.parties,
            bots=chosen.bots,
            seed=chosen.seed,
        )
        with tempfile.TemporaryDirectory(prefix="seaboard-soak-") as folder:
            outcome = soak(course, Path(folder), lambda line: print(line, flush=True))
        _print(kind, outcome)
        sound &= not outcome.broken
    return 0 if sound else 1


def _print(kind: str, outcome: Outcome) -> None:
    faults = ", ".join(f"{name} {count}" for name, count in sorted(outcome.faults.items()))
    print(f"\n{kind}: {faults}")
    print(f"acknowledged commands  {outcome.acknowledged}")
    print(f"races                  {outcome.races}")
    for samples in outcome.samples.values():
        if lived := stretch(samples):
            first, last = lived
            print(
                f"a process, in {last.commands - first.commands} commands of the storm:"
                f" {first.memory:.0f} to {last.memory:.0f} MiB,"
                f" {first.descriptors} to {last.descriptors} open files"
            )
    for lap, measures in enumerate(outcome.measures, 1):
        for each in measures:
            print(f"lap {lap}: {each.memory:.0f} MiB, {each.descriptors} open files")
    print("\n".join(outcome.broken) or "nothing is broken")


if __name__ == "__main__":
    sys.exit(main())
