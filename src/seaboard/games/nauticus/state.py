"""What lies on the table in Nauticus: one flat record, the board's printed numbers included.

Tiles, actions, fields, seats and ships are small numbers; the names beside them here are the only
spelling of each in text, records and views.
"""

from __future__ import annotations

from typing import Annotated, Final

from ..kernel.schema import Cells, Record, dtype_of, field_slice, i8, i32

# Action tiles: four blue ones that sell, then four light ones.
HULL, MAST, SAIL, GOODS, TRANSPORT, WITHDRAW, DELIVER, CROWNS = range(8)
ACTIONS: Final = ("hull", "mast", "sail", "goods", "transport", "withdraw", "deliver", "crowns")
BLUE_ACTIONS: Final = ACTIONS[:4]
NOTHING: Final = -1

# The eighteen stacks of tiles. Each blue action sells four kinds, which stand side by side here.
STERN, MIDDLE, BOW, ONE_SHIP = range(4)
FIRST_MAST, CROWN_MAST = 4, 8
FIRST_SAIL, CROWN_SAIL = 9, 13
FIRST_GOOD = 14
CRESTS: Final = ("wheel", "anchor", "whale", "star")
GOODS_NAMES: Final = ("coffee", "fish", "grain", "salt")
TILES: Final = (
    *(f"hull:{part}" for part in ("stern", "middle", "bow", "one")),
    *(f"mast:{crest}" for crest in (*CRESTS, "crown")),
    *(f"sail:{crest}" for crest in (*CRESTS, "crown")),
    *(f"goods:{good}" for good in GOODS_NAMES),
)
FIRST_TILE: Final = (0, FIRST_MAST, FIRST_SAIL, FIRST_GOOD)
KINDS: Final = 4

# Rewards for a finished ship.
REWARD_CROWN_MAST, REWARD_CROWN_SAIL, REWARD_POINTS = 0, 1, 2
REWARD_TALER, REWARD_WORKERS, REWARD_GOODS = 3, 4, 5
REWARDS: Final = ("crown-mast", "crown-sail", "points", "taler", "workers", "goods")

# What is being asked.
ASK_LAYOUT, ASK_FIELD, ASK_BONUS, ASK_TURN, ASK_USE = range(5)
ASK_PLACE, ASK_REWARD, ASK_REWARD_GOOD, ASK_GIFT, ASK_TURN_END, ASK_NOTHING = range(5, 11)
QUESTIONS: Final = (
    "layout", "field", "bonus", "turn", "use",
    "place", "reward", "reward-good", "gift", "turn-end", "nothing",
)  # fmt: skip

FIELDS: Final = 8
MAX_SEATS: Final = 4
# Every ship holds at least one of the 63 hull tiles, so no game can have more ships.
MAX_SHIPS: Final = 63
MAX_LEGAL: Final = 128


class Board(Record):
    """The printed numbers."""

    prices: Annotated[list[list[int]], Cells(i8, (FIELDS, KINDS))]
    item_place: Annotated[list[int], Cells(i8, len(TILES))]  # a tile's place on its action tile
    wheel: Annotated[list[int], Cells(i8, FIELDS)]  # blue workers, clockwise from the anchor
    bonus_workers: Annotated[list[int], Cells(i8, FIELDS)]
    bonus_taler: Annotated[list[int], Cells(i8, FIELDS)]
    bonus_points: Annotated[list[int], Cells(i8, FIELDS)]
    bonus_action: Annotated[list[int], Cells(i8, FIELDS)]  # MAST, SAIL, GOODS or NOTHING


class Ship(Record):
    """Sections are alike for every rule, so a ship is its hull tiles, its crest and its counts."""

    stern: i8
    middles: i8
    bow: i8
    one: i8
    crest: i8  # 1-4 as in CRESTS, 0 while undecided
    masts: i8  # with a crest, as below
    crown_masts: i8
    sails: i8
    crown_sails: i8
    goods: Annotated[list[int], Cells(i8, KINDS)]
    finished: i8  # 1 once it is; kept beside the counts because it is asked of every ship


class Player(Record):
    taler: i32
    workers: i32
    points: i32
    warehouse: Annotated[list[int], Cells(i8, len(TILES))]
    room: i8  # free boxes; kept beside the tiles because it is asked at every use
    crown_tiles: i8  # crown masts and crown sails in warehouse and yard; likewise
    delivered: Annotated[list[int], Cells(i8, KINDS)]
    flipped: i8  # pass tiles that show their crown
    extra: i8  # 1 while the extra-action tile is held
    first_ship: i8  # its place in State.ships; the others follow
    fleet: i8  # ships begun


class State(Record):
    points_scored: i32  # by the crowns action in hand
    board: Board
    seats: i8
    rounds: i8
    round_number: i8  # 1 is the first
    phase: i8  # 1-7
    start_player: i8
    seat: i8  # whose turn it is
    asked: i8
    anchor: i8  # the field at which the wheel's anchor section lies
    anchor_tile: i8  # the field of the round's first phase, or NOTHING
    field: i8  # chosen in this phase, or NOTHING
    layout: Annotated[list[int], Cells(i8, FIELDS)]  # the action at each field
    face_up: Annotated[list[int], Cells(i8, FIELDS)]
    laid: i8  # action tiles laid out so far in this shuffle
    supply: Annotated[list[int], Cells(i8, len(TILES))]
    # The action in hand.
    action: i8
    extra_running: i8
    phase_done: i8  # the phase's action was performed, or the player has passed
    blue: i8  # blue workers left
    used: i8  # 1 after the first use
    bought: Annotated[list[int], Cells(i8, KINDS)]
    gift_due: i8
    # The interruption in hand.
    tile: i8  # to be placed, or NOTHING
    rewards_due: i8
    rewards_taken: Annotated[list[int], Cells(i8, len(REWARDS))]
    first_good: i8  # of a goods reward, or NOTHING
    players: Annotated[list[Player], Cells(Player, MAX_SEATS)]
    # Ship by ship, the first seat's yard before the next seat's.
    ships: Annotated[list[Ship], Cells(Ship, MAX_SHIPS)]


STATE: Final = dtype_of(State)
BOARD_SLICE: Final = field_slice(State, "board")
