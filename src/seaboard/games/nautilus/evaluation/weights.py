"""The numbers of the evaluation, in steps on the ring; tuned by play (docs/bots.md says how)."""

from __future__ import annotations

from typing import Annotated, Final, cast

import numpy as np

from ...kernel.schema import Cells, Record, dtype_of
from ..state import CARDS, KINDS

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
    idle: steps  # part of a number card's value for someone without sailors in play
    entry: steps  # a 1 or 12 for a sailor in the whirlpool
    first_entry: steps  # the more for someone without sailors in play
    shortcut: steps  # a 4 for a sailor on its start
    homing: steps  # a card that takes a sailor into the harbour
    lost_turn: steps  # a turn lost to an 8, besides the card
    sight: steps  # each card of an opponent that lies open


TUNED: Final = (
    ("in_play", 19.0),
    ("in_harbour", 38.5),
    ("gap", 5.55),
    ("danger", 0.277),
    ("next_hand", 0.715),
    ("die", 0.461),
    ("whale", 0.129),
    ("cave", 0.0513),
    ("idle", 0.597),
    ("entry", 11.8),
    ("first_entry", 4.27),
    ("shortcut", 27.5),
    ("homing", 8.39),
    ("lost_turn", 0.701),
    ("sight", 0.588),
)
TUNED_CARDS: Final = (
    ("1", 4.06),
    ("2", 6.1),
    ("3", 5.12),
    ("4", 4.07),
    ("5", 9.51),
    ("6", 4.31),
    ("7", 9.29),
    ("8", 6.68),
    ("9", 6.22),
    ("10", 10.8),
    ("12", 9.11),
    ("nautilus", 7.34),
    ("telescope", 2.51),
    ("storm", 2.45),
    ("commandeer", 7.7),
    ("trade", 2.56),
    ("moby", 5.29),
    ("compass", 21.9),
)
AVERAGE_CARD: Final = 9.0  # one that is not dealt yet


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
