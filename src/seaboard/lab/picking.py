"""A compiled masked picker: an action for each row of a policy's logits, legal ones only.

NumPy arrays and torch tensors in main memory are read where they lie; what is read-only, as arrays
of JAX are, is copied first.
To sample from 1,024 rows takes a fraction of what a masked softmax and a cumulative sum take.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..games.kernel.compiling import BOOL, RNG, array, entry
from ..games.kernel.floating import exp
from ..games.kernel.rng import RngState, randbelow, seeded_rng

_RESOLUTION: Final = 1 << 30
_LARGEST: Final = 3.4e38

Picked = tuple[npt.NDArray[np.int64], npt.NDArray[np.float32]]


class NothingLegal(ValueError):
    """A row whose mask is empty."""


class Picker:
    """Picks actions by a random stream of its own; the same seed picks the same."""

    def __init__(self, seed: int = 0) -> None:
        self._rng: RngState = seeded_rng(seed)

    def pick(self, logits: Any, masks: Any, *, best: bool = False) -> Picked:
        """An action for each row, and how likely it was among the legal ones of its row.

        It is drawn by the softmax of the legal logits, or is the `best` of them.
        """
        values = _shared(logits, np.float32)
        legal = _shared(masks, np.int8)
        if values.ndim != 2 or values.shape != legal.shape:
            raise ValueError(
                f"logits and masks are rows of the same shape, not {values.shape} and {legal.shape}"
            )
        actions = np.zeros(len(values), np.int64)
        chances = np.zeros(len(values), np.float32)
        wrong = pick_masked(values, legal, self._rng, best, actions, chances)
        if wrong >= 0:
            raise NothingLegal(f"row {wrong}: no legal action whose logit is a finite number")
        return actions, chances

    def logits_of(self, policy: Any, *, best: bool = False) -> Any:
        """A policy that gives logits as one that gives actions, to be somebody's opponent."""

        def chosen(observations: Any, masks: Any) -> npt.NDArray[np.int64]:
            return self.pick(policy(observations), masks, best=best)[0]

        chosen.__name__ = getattr(policy, "__name__", type(policy).__name__)
        return chosen


def _shared(given: Any, dtype: Any) -> npt.NDArray[Any]:
    """The same memory as an array, where the type is right already and it may be written."""
    if hasattr(given, "detach"):
        given = given.detach().numpy()
    return np.require(given, dtype, ("C", "W"))


@entry(
    array(np.float32, 2), array(np.int8, 2), RNG, BOOL, array(np.int64), array(np.float32),
    nogil=True,
)  # fmt: skip
def pick_masked(
    logits: Any, masks: Any, rng: RngState, best: bool, actions: Any, chances: Any
) -> int:
    """Pick for every row; the first row that has nothing to pick from, or -1."""
    for row in range(len(actions)):
        highest = -1
        for code in range(masks.shape[1]):
            if masks[row, code] == 0:
                continue
            if not logits[row, code] <= _LARGEST:
                return row  # infinite, or not a number
            if highest < 0 or logits[row, code] > logits[row, highest]:
                highest = code
        if highest < 0 or logits[row, highest] < -_LARGEST:
            return row
        top = float(logits[row, highest])
        total = 0.0
        for code in range(masks.shape[1]):
            if masks[row, code] != 0:
                total += exp(float(logits[row, code]) - top)
        left = randbelow(rng, _RESOLUTION) / _RESOLUTION * total
        chosen = highest
        if not best:
            for code in range(masks.shape[1]):
                if masks[row, code] != 0:
                    left -= exp(float(logits[row, code]) - top)
                    if left < 0:
                        chosen = code
                        break
        actions[row] = chosen
        chances[row] = exp(float(logits[row, chosen]) - top) / total
    return -1
