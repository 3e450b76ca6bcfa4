"""95 % confidence intervals that respect the pairing.

The independent observation is a group of games on the same chance stream, not a game, so the
interval is Student's t over groups. A t interval fails where nearly every group is won (it says
100 % ± 0 after twenty wins); for shares, one group wholly won and one wholly lost are therefore
added before, as Agresti and Caffo do for proportions. `tests/lab/test_intervals.py` measures the
coverage. A bootstrap over groups would fail in the same place and be too narrow with few groups.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, lgamma, pi, sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

_TAIL: Final = 0.975
_WIDEST: Final = 13.0  # the quantile with one degree of freedom is 12.7
_WON_AND_LOST: Final = (1.0, 0.0)
_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(200)

Values = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over groups; the interval is None while there are too few."""

    value: float
    interval: tuple[float, float] | None
    groups: int

    @property
    def low(self) -> float:
        return self.value if self.interval is None else self.interval[0]

    @property
    def high(self) -> float:
        return self.value if self.interval is None else self.interval[1]


def mean_of(strata: Sequence[Sequence[float]]) -> Estimate:
    """The mean of unbounded values, such as scores, that were observed in each stratum."""
    return _estimate([np.asarray(values, np.float64) for values in strata if values], ())


def share_of(strata: Sequence[Sequence[float]]) -> Estimate:
    """The mean of values from 0 to 1."""
    raw = _estimate([np.asarray(values, np.float64) for values in strata if values], _WON_AND_LOST)
    if raw.interval is None:
        return raw
    low, high = raw.interval
    inside = (min(raw.value, max(0.0, low)), max(raw.value, min(1.0, high)))
    return Estimate(raw.value, inside, raw.groups)


def _estimate(strata: list[Values], added: tuple[float, ...]) -> Estimate:
    """Every stratum (lineup) counts the same; their variances add up (Welch, Satterthwaite)."""
    groups = sum(map(len, strata))
    if not strata:
        return Estimate(float("nan"), None, 0)
    value = float(np.mean([values.mean() for values in strata]))
    if min(map(len, strata)) < 2:
        return Estimate(value, None, groups)
    padded = [np.append(values, added) for values in strata]
    centre = float(np.mean([values.mean() for values in padded]))
    variances = [float(values.var(ddof=1)) / len(values) for values in padded]
    error = sqrt(sum(variances)) / len(strata)
    if error == 0:
        return Estimate(value, (value, value), groups)
    freedom = sum(variances) ** 2 / sum(
        variance**2 / (len(values) - 1) for variance, values in zip(variances, strata, strict=True)
    )
    reach = t_quantile(round(freedom, 6)) * error
    return Estimate(value, (centre - reach, centre + reach), groups)


@cache
def t_quantile(freedom: float) -> float:
    """Student's t that is exceeded with probability 2.5 %, for one degree of freedom or more."""
    low, high = 0.0, _WIDEST
    while high - low > 1e-9:
        middle = (low + high) / 2
        low, high = (middle, high) if _t_below(middle, freedom) < _TAIL else (low, middle)
    return (low + high) / 2


def _t_below(limit: float, freedom: float) -> float:
    """The probability of a value under the limit, by Gaussian quadrature of the density."""
    points = (_NODES + 1) * limit / 2
    height = exp(lgamma((freedom + 1) / 2) - lgamma(freedom / 2)) / sqrt(freedom * pi)
    density = height * (1 + points**2 / freedom) ** (-(freedom + 1) / 2)
    return 0.5 + float((_WEIGHTS * density).sum()) * limit / 2
