"""The numbers of the evaluation, in steps on the ring; tuned by play (docs/bots.md says how)."""

from __future__ import annotations

from typing import Annotated, Final, cast

import numpy as np

from ...games.kernel.schema import Cells, Record, dtype_of
from ...games.nautilus.state import CARDS, KINDS

steps = Annotated[float, "f8"]


class Weights(Record):
    """What things are worth beside the steps that a sailor has gone."""

    in_play: steps  # a sailor out of its whirlpool
    in_harbour: steps  # a sailor that nobody can hit any more
    gap: steps  # an empty harbour place behind a sailor, which only small steps can fill
    danger: steps  # how much likelier a card strikes than by chance: who has it and can, will
    next_hand: steps  # cards that a player is feared to hold beyond those of this round
    die: steps  # likelihood that Moby Dick's die comes before the sailor has gone on
    whale: steps  # likelihood that Moby Dick comes for the next sailor before him
    cave: steps  # likelihood that a sailor in a cave is hit
    cards: Annotated[
        list[float], Cells(steps, KINDS)
    ]  # in the hand of someone with sailors in play
    idle: steps  # part of a number card's worth for someone without sailors in play
    entry: steps  # a 1 or 12 for a sailor in the whirlpool
    first_entry: steps  # the more for someone without sailors in play
    shortcut: steps  # a 4 for a sailor on its start
    homing: steps  # a card that takes a sailor into the harbour
    lost_turn: steps  # a turn lost to an 8, besides the card
    sight: steps  # each card of an opponent that lies open


TUNED: Final = (
    ("in_play", 14.0),
    ("in_harbour", 18.0),
    ("gap", 4.0),
    ("danger", 1.0),
    ("next_hand", 1.0),
    ("die", 0.5),
    ("whale", 0.15),
    ("cave", 0.05),
    ("idle", 0.3),
    ("entry", 10.0),
    ("first_entry", 8.0),
    ("shortcut", 20.0),
    ("homing", 8.0),
    ("lost_turn", 1.0),
    ("sight", 0.3),
)
TUNED_CARDS: Final = (
    ("1", 6.0),
    ("2", 5.0),
    ("3", 5.0),
    ("4", 6.0),
    ("5", 7.0),
    ("6", 6.0),
    ("7", 8.0),
    ("8", 8.0),
    ("9", 7.0),
    ("10", 7.0),
    ("12", 8.0),
    ("nautilus", 10.0),
    ("telescope", 4.0),
    ("storm", 4.0),
    ("commandeer", 10.0),
    ("trade", 4.0),
    ("moby", 5.0),
    ("compass", 12.0),
)
AVERAGE_HAND: Final = 9.0  # of a card that is not dealt yet


def _filled() -> np.ndarray[tuple[int], np.dtype[np.void]]:
    weights = np.zeros(1, dtype_of(Weights))
    record = cast(dict[str, float], weights[0])
    for name, value in TUNED:
        record[name] = value
    cards = cast(dict[str, list[float]], weights[0])["cards"]
    for name, value in TUNED_CARDS:
        cards[CARDS.index(name)] = value
    return weights


WEIGHTS: Final = _filled()
