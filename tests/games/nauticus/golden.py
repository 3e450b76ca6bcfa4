"""The golden games: which there are, how they were made, and what happens in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from seaboard.games.nauticus import GAME, NauticusPosition
from seaboard.games.nauticus.moves import BeginExtra, Move, Pass, PlaceTile
from seaboard.games.nauticus.state import (
    ACTIONS,
    FIELDS,
    QUESTIONS,
    REWARDS,
    TILES,
)
from seaboard.records import Record, Recorder, Step

from .policies import company, shipwrights

FOLDER = Path(__file__).with_name("golden")
POLICIES = {"company": company, "shipwrights": shipwrights}


@dataclass(frozen=True)
class Golden:
    """A game played by a policy from a seed."""

    seats: int
    policy: str
    seed: int

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.seats}-players-{self.policy}-{self.seed}.record"

    def play(self) -> Record:
        """The game from its first decision to its end; the final digest stands in a note."""
        notes = {"policy": self.policy, "seed": str(self.seed)}
        recorder = Recorder(GAME.new(seats=self.seats), notes=notes)
        rng = Random(self.seed)
        while not recorder.position.over:
            recorder.play(POLICIES[self.policy](recorder.position, rng))
        return replace(recorder.record(), notes={**notes, "digest": recorder.position.digest()})


# Chosen so that together they do their duty; tests/games/nauticus/test_golden.py checks it.
GOLDEN = (
    Golden(seats=2, policy="company", seed=8),
    Golden(seats=2, policy="shipwrights", seed=11),
    Golden(seats=3, policy="company", seed=11),
    Golden(seats=3, policy="company", seed=13),
    Golden(seats=3, policy="shipwrights", seed=4),
    Golden(seats=4, policy="company", seed=2),
    Golden(seats=4, policy="shipwrights", seed=0),
)


def duty() -> set[str]:
    """Everything that has to happen in some golden game."""
    tiles_for_sale = [tile for tile in TILES if not tile.endswith("crown")]
    return {
        *(f"{action} as {when}" for action in ACTIONS for when in ("phase", "extra")),
        *(f"bonus of field {field}" for field in range(FIELDS)),
        *(f"reward {reward}" for reward in REWARDS),
        *(f"bought {tile}" for tile in tiles_for_sale),
        *(f"placed {tile}" for tile in TILES),
        *(f"transported {tile}" for tile in TILES),
        *(f"finished a ship of {size}" for size in range(1, 5)),
        *(f"passed {times} times in a round" for times in range(1, 5)),
        *(f"asked {question}" for question in QUESTIONS if question != "nothing"),
        "delivered", "gift taken", "gift lost", "forfeited", "bonus lost", "reward lost",
        "stored", "an empty stack", "bare pass", "extra before the phase's action",
    }  # fmt: skip


def what_happens(steps: Iterable[Step]) -> Iterator[str]:
    """What occurs in a game, in the words of `duty`."""
    passes: Counter[tuple[int, int]] = Counter()
    for before, move, after in steps:
        assert isinstance(before, NauticusPosition)
        assert isinstance(after, NauticusPosition)
        assert isinstance(move, Move)
        state = before.state
        yield f"asked {QUESTIONS[state.asked]}"
        if isinstance(move, Pass):
            passes[before.turn, int(state.round_number)] += 1
            yield f"passed {passes[before.turn, int(state.round_number)]} times in a round"
        if isinstance(move, PlaceTile):
            yield f"placed {TILES[state.tile]}"
        if isinstance(move, BeginExtra) and not state.phase_done:
            yield "extra before the phase's action"
        if not all(after.state.supply):
            yield "an empty stack"
        yield from _from_facts(before, move, after)


def _from_facts(before: NauticusPosition, move: Move, after: NauticusPosition) -> Iterator[str]:
    for fact in GAME.narrate(before, move, after, None):
        what = fact.params
        match fact.key:
            case "action.done":
                yield f"{what['action']} as {what['as']}"
            case "field.chosen":
                yield f"bonus of field {what['field']}"
            case "reward.taken":
                yield f"reward {what['reward']}"
            case "tile.bought":
                yield f"bought {what['tile']}"
            case "tile.transported":
                yield f"transported {what['tile']}"
            case "ship.finished":
                yield f"finished a ship of {what['size']}"
            case "tile.received":
                yield f"{what['for']} taken"
            case "goods.delivered":
                yield "delivered"
            case "tile.forfeited":
                yield "forfeited"
            case "tile.stored":
                yield "stored"
            case "pass.bare":
                yield "bare pass"
            case "gift.lost" | "bonus.lost" | "reward.lost":
                yield fact.key.replace(".", " ")
            case _:
                pass
