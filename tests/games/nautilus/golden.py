"""The golden games: which there are, how they were made, and what happens in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

from seaboard.games.api import CHANCE, Fact
from seaboard.games.nautilus import GAME, NautilusPosition
from seaboard.games.nautilus.moves import (
    Discard,
    Enter,
    Keep,
    Move,
    MovePart,
    MoveSailor,
    PlayCard,
    Redraw,
    Switch,
)
from seaboard.games.nautilus.state import (
    ASK_REPLY,
    CARDS,
    ENDS,
    NOTHING,
    PIECES,
    QUESTIONS,
    spot_name,
)
from seaboard.records import Record, Recorder, Step

from .conformance import homeward

FOLDER = Path(__file__).with_name("golden")
MOVERS = tuple(card for card in CARDS if card.isdecimal())
USED = (*MOVERS, "compass", "telescope", "commandeer", "trade", "moby")  # through a Nautilùs
SPLITS = ("5", "4+1", "3+2", "3+1+1", "2+2+1", "2+1+1+1", "1+1+1+1+1")


@dataclass(frozen=True)
class Golden:
    """A game played homeward from a seed."""

    mode: str
    seed: int
    options: Mapping[str, int] = field(default_factory=dict, hash=False)

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.mode}-{self.seed}.record"

    def play(self) -> Record:
        """The game from its first decision to its end; the final digest stands in a note."""
        notes = {"seed": str(self.seed)}
        recorder = Recorder(GAME.new(mode=self.mode, options=self.options), notes=notes)
        rng = Random(self.seed)
        while not recorder.position.over:
            recorder.play(homeward(recorder.position, rng))
        return replace(recorder.record(), notes={**notes, "digest": recorder.position.digest()})


# Chosen so that together they do their duty; tests/games/nautilus/test_golden.py checks it.
GOLDEN = (
    Golden("classic", 11),
    Golden("classic", 28),
    Golden("quick", 24),
    Golden("quick", 30),
    Golden("two", 8, {"trade-questions": 4}),
    Golden("two", 15, {"trade-questions": 4}),
)


def duty() -> set[str]:
    """Everything that has to happen in some golden game."""
    return {
        *(f"played {card}" for card in CARDS),
        *(f"used {card}" for card in USED),
        *(f"{card} to the ring" for card in MOVERS),
        *(f"ended in {end}" for end in ENDS if end != "ring"),
        *(f"5 as {split}" for split in SPLITS),
        *(f"asked {question}" for question in QUESTIONS if question != "nothing"),
        *(f"discarded {why}" for why in ("stuck", "skipped")),
        *(f"die of {face}" for face in range(1, 7)),
        "1 entered", "12 entered", "hit", "7 swept", "8 skipped", "out of a cave",
        "5 moved the partner's sailor", "compass with moby", "compass with a cave",
        "telescope up", "telescope down", "second card after a storm", "commanded",
        "commanded a 5 or a trade", "cards passed", "traded with the partner",
        "trade done", "trade failed", "question answered yes", "question answered no",
        "moby card hit", "moby card without effect", "die hit", "ride", "ride hit",
        "nautilus undid", "nautilus restored a sailor", "nautilus used a card",
        "nautilus on a nautilus", "nautilus after a discard", "nautilus first of all",
        "first entry of moby dick", "chosen start of moby dick", "announced with",
        "announced without", "redraw", "keep", "partner's sailors after home",
    }  # fmt: skip


def what_happens(steps: Iterable[Step]) -> Iterator[str]:
    """What occurs in a game, in the words of `duty`."""
    previous, stormed = "", False
    parts: list[str] = []
    for before, move, after in steps:
        assert isinstance(before, NautilusPosition)
        assert isinstance(after, NautilusPosition)
        assert isinstance(move, Move)
        facts = GAME.narrate(before, move, after, None)
        keys = {fact.key for fact in facts}
        yield f"asked {QUESTIONS[before.state.asked]}"
        if isinstance(move, MovePart):
            parts.append(str(move.steps))
            if after.state.five_left == 0:
                yield f"5 as {'+'.join(sorted(parts, reverse=True))}"
                parts = []
        if "card.played" in keys:
            if stormed:
                yield "second card after a storm"
            stormed = move == PlayCard("storm") and after.turn == before.turn
            if move == PlayCard("nautilus"):
                yield from _nautilus(before, previous, keys)
        if before.decider not in (CHANCE, before.turn) and move.played in ("5", "trade"):
            yield "commanded a 5 or a trade"
        if "card.played" in keys or isinstance(move, Discard):
            previous = move.played or "discard"
        elif "round.begun" in keys:
            previous = ""
        yield from _the_move(before, move, after, facts)
        yield from _from_facts(move, facts)
        if before.state.asked == ASK_REPLY:
            yield "traded with the partner"


def _nautilus(before: NautilusPosition, previous: str, keys: set[str]) -> Iterator[str]:
    match previous:
        case "":
            yield "nautilus first of all"
        case "nautilus":
            yield "nautilus on a nautilus"
        case "discard":
            yield "nautilus after a discard"
        case _:
            pass
    if keys & {"sailor.moved", "sailor.back"} and before.state.last_card != NOTHING:
        yield "nautilus undid"


def _the_move(
    before: NautilusPosition, move: Move, after: NautilusPosition, facts: list[Fact]
) -> Iterator[str]:
    """What can be told of cards that move sailors, and of the compass."""
    victims = [fact for fact in facts if fact.key == "sailor.back"]
    if isinstance(move, Redraw | Keep):
        yield move.kind
    if isinstance(move, Switch):
        if move.second == "moby":
            yield "compass with moby"
        if any(_spot(before, piece).startswith("cave") for piece in (move.first, move.second)):
            yield "compass with a cave"
    if not isinstance(move, MoveSailor | MovePart | Enter):
        return
    if _spot(before, "moby") != _spot(after, "moby"):
        yield "ride"
        if victims:
            yield "ride hit"
    elif victims:
        yield "hit"
    if isinstance(move, Enter):
        yield f"{move.card} entered"
        return
    sailor = PIECES.index(move.sailor)
    yield f"{move.played} to the ring" if move.end == "ring" else f"ended in {move.end}"
    if _spot(before, move.sailor).startswith("cave"):
        yield "out of a cave"
    if before.seats > 2 and sailor // 4 != before.turn:
        if isinstance(move, MoveSailor):
            yield "partner's sailors after home"
        elif not before.view(None).players[before.turn].home:
            yield "5 moved the partner's sailor"
    target = _spot(after, move.sailor)
    if move.played == "7" and any(fact.params["from"] != target for fact in victims):
        yield "7 swept"


def _spot(position: NautilusPosition, piece: str) -> str:
    if piece == "moby":
        return spot_name(int(position.state.table.moby))
    return spot_name(int(position.state.table.place[PIECES.index(piece)]))


def _from_facts(move: Move, facts: list[Fact]) -> Iterator[str]:
    back = any(fact.key == "sailor.back" for fact in facts)
    for fact in facts:
        what = fact.params
        match fact.key:
            case "card.played":
                yield f"played {what['card']}"
                if what["card"] == "moby":
                    yield "moby card hit" if back else "moby card without effect"
            case "card.used":
                yield f"used {what['card']}"
                yield "nautilus used a card"
            case "card.discarded":
                yield f"discarded {what['why']}"
            case "die.rolled":
                yield f"die of {what['fields']}"
                if back:
                    yield "die hit"
            case "turn.taken":
                yield "8 skipped"
            case "card.passed":
                yield "cards passed"
            case "card.asked":
                yield f"question answered {what['answer']}"
            case "hand.announced":
                yield f"announced {what['holds']}"
            case "sailor.restored" if move == PlayCard("nautilus"):
                yield "nautilus restored a sailor"
            case "moby.entered":
                yield "first entry of moby dick"
            case "moby.start":
                yield "chosen start of moby dick"
            case "turn.commanded":
                yield "commanded"
            case "telescope.up" | "telescope.down" | "trade.done" | "trade.failed":
                yield fact.key.replace(".", " ")
            case _:
                pass
