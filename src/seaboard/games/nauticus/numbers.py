"""The numbers of the rulebook, each in one place; what is printed on the board is in `board.toml`.

Rules, scoring, evaluation and words read them here; `NUMBERS` is the same for whoever shows the
game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .state import (
    ACTIONS,
    BLUE_ACTIONS,
    CRESTS,
    FIRST_MAST,
    FIRST_SAIL,
    FIRST_TILE,
    GOODS_NAMES,
    KINDS,
    REWARDS,
    TILES,
)

# Material. Rule: nauticus:stacks, nauticus:warehouse-capacity, nauticus:player-material.
STACKS: Final = (18, 9, 18, 18, 15, 15, 15, 15, 12, 15, 15, 15, 15, 12, 12, 12, 12, 12)
WAREHOUSE_BOXES: Final = 12
BOXES_OF_A_MAST: Final = 2
BOXES_OF_A_TILE: Final = 1  # any other
PASS_TILES: Final = (-3, -2, -1)  # in the order in which they are flipped
# What those that are not flipped cost, by the number of flipped ones.
PENALTIES: Final = tuple(-sum(PASS_TILES[flipped:]) for flipped in range(len(PASS_TILES) + 1))

# Setup; rows by number of seats, two first. Rule: nauticus:setup-basic-supply,
# nauticus:setup-by-seat, nauticus:number-of-rounds.
FEWEST_SEATS: Final = 2
START_WORKERS: Final = 4
START_TALER: Final = 15
START_POINTS: Final = 10
MORE_TALER: Final = ((0, 1, 0, 0), (0, 1, 2, 0), (0, 1, 1, 2))
MORE_WORKERS: Final = ((0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 1, 2))
ROUNDS: Final = (4, 5, 5)
PHASES: Final = 7

# Actions. Rule: nauticus:buy-further-price, nauticus:buy-extra-action-price, nauticus:withdraw,
# nauticus:crowns-cap, nauticus:extra-two-workers.
FURTHER_PRICE: Final = 4
EXTRA_PRICE: Final = 2
EXTRA_WORKERS: Final = 2
TALER_PER_WORKER: Final = 2
MOST_CROWN_POINTS: Final = 15

# Ships. Rule: nauticus:hull-limits, nauticus:reward-kinds, nauticus:reward-at-most-twice.
MOST_MIDDLES: Final = 2
MOST_SECTIONS: Final = MOST_MIDDLES + 2
MOST_REWARDS_OF_A_KIND: Final = 2
REWARDED_POINTS: Final = 3
REWARDED_TALER: Final = 7
REWARDED_WORKERS: Final = 3
REWARDED_GOODS: Final = 2

# The end. Rule: nauticus:goods-points, nauticus:ship-points, nauticus:leftovers-become-taler.
GOODS_POINTS: Final = (0, 2, 5, 9, 14, 20)  # of one kind, by their number
FURTHER_GOOD_POINTS: Final = 5
SHIP_POINTS: Final = (0, 2, 8, 20, 35)  # by size
TALER_PER_POINT: Final = 3


def _sold(action: int) -> list[str]:
    first = FIRST_TILE[action]
    return list(TILES[first : first + KINDS])


def _boxes(tile: int) -> int:
    return BOXES_OF_A_MAST if FIRST_MAST <= tile < FIRST_SAIL else BOXES_OF_A_TILE


NUMBERS: Final[Mapping[str, Any]] = {
    "actions": list(ACTIONS),
    "tiles_sold": {action: _sold(number) for number, action in enumerate(BLUE_ACTIONS)},
    "stacks": dict(zip(TILES, STACKS, strict=True)),
    "goods": list(GOODS_NAMES),
    "crests": list(CRESTS),
    "rounds": {str(FEWEST_SEATS + row): rounds for row, rounds in enumerate(ROUNDS)},
    "phases": PHASES,
    "start_points": START_POINTS,
    "warehouse_boxes": WAREHOUSE_BOXES,
    "boxes": {tile: _boxes(number) for number, tile in enumerate(TILES)},
    "pass_tiles": list(PASS_TILES),
    "penalty_by_tiles_flipped": list(PENALTIES),
    "further_price": FURTHER_PRICE,
    "extra_price": EXTRA_PRICE,
    "extra_workers": EXTRA_WORKERS,
    "taler_per_worker": TALER_PER_WORKER,
    "most_crown_points": MOST_CROWN_POINTS,
    "most_middles": MOST_MIDDLES,
    "most_sections": MOST_SECTIONS,
    "most_rewards_of_a_kind": MOST_REWARDS_OF_A_KIND,
    "rewards": dict(
        zip(
            REWARDS,
            (1, 1, REWARDED_POINTS, REWARDED_TALER, REWARDED_WORKERS, REWARDED_GOODS),
            strict=True,
        )
    ),
    "goods_points": list(GOODS_POINTS),
    "further_good_points": FURTHER_GOOD_POINTS,
    "ship_points": list(SHIP_POINTS),
    "taler_per_point": TALER_PER_POINT,
}
