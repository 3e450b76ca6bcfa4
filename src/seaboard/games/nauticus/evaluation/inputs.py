"""What a net sees of Nauticus, from one seat: the table, then each player around it.

Numbers are brought to around 1. The parts of the hand-made value are among them, and the ships
that are being built come before anything is said of those that are finished.
"""

from __future__ import annotations

from typing import Any, Final

from ....bots.generic import Numbers
from ....bots.nets import Group, Reading
from ...kernel.bits import lowest, not_equal_mask
from ...kernel.compiling import rule
from ..numbers import PENALTIES, PHASES
from ..rules import ships
from ..state import (
    ACTIONS,
    ASK_LAYOUT,
    BLUE_ACTIONS,
    CRESTS,
    FIELDS,
    FIRST_TILE,
    GOODS_NAMES,
    KINDS,
    NOTHING,
    QUESTIONS,
    TILES,
    Ship,
    State,
)
from . import outlook
from .evaluator import LEAD
from .value import open_ends, parts
from .weights import WEIGHTS

SHIPS_SHOWN: Final = 3  # of those being built; more are rare
VALUE_SCALE: Final = 100.0
_ACTION_CELLS: Final = (
    "face up", "blue workers", "bonus workers", "bonus taler", "bonus points", "bonus tile",
)  # fmt: skip
_ACTION_SIZE: Final = len(_ACTION_CELLS)
_SHIP_CELLS: Final = (
    "there", "sections", "closed", "masts", "sails", "crown tiles", "missing", "cargo",
    *(f"crest {crest}" for crest in CRESTS), "no crest yet",
)  # fmt: skip
_SHIP_SIZE: Final = len(_SHIP_CELLS)
_PARTS: Final = ("track", "means", "yard", "goods", "crowns", "extra", "due", "value")
_VALUE: Final = len(_PARTS) - 1
_TILE_KINDS: Final = len(TILES)
_BLUE: Final = len(BLUE_ACTIONS)
_PENALTY_KINDS: Final = len(PENALTIES)
_LENGTHS: Final = 4  # ships finished of one to four sections


@rule
def _asked(state: State, seat: int, who: int, out: Any, at: int) -> None:
    out[at + int(state.asked)] = 1


@rule
def _time(state: State, seat: int, who: int, out: Any, at: int) -> None:
    rounds = outlook.rounds_to_come(state)
    phases = outlook.phases_to_come(state)
    out[at] = (rounds * PHASES + phases) / (state.rounds * PHASES)
    out[at + 1] = rounds / 4
    out[at + 2] = phases / PHASES
    out[at + 3] = rounds == 0


@rule
def _actions(state: State, seat: int, who: int, out: Any, at: int) -> None:
    """Tile by tile; nothing is known of a layout that is still being made."""
    if state.asked == ASK_LAYOUT:
        return
    board = state.board
    for field in range(FIELDS):
        if state.face_up[field] == 1 and field != state.field:
            here = at + int(state.layout[field]) * _ACTION_SIZE
            out[here] = 1
            out[here + 1] = board.wheel[(field - int(state.anchor)) % FIELDS] / 4
            out[here + 2] = board.bonus_workers[field]
            out[here + 3] = board.bonus_taler[field] / 4
            out[here + 4] = board.bonus_points[field] / 2
            out[here + 5] = board.bonus_action[field] != NOTHING


@rule
def _running(state: State, seat: int, who: int, out: Any, at: int) -> None:
    """The phase's action, for those who have still to act."""
    if state.field != NOTHING:
        out[at + int(state.layout[state.field])] = 1


@rule
def _prices(state: State, seat: int, who: int, out: Any, at: int) -> None:
    if state.asked == ASK_LAYOUT:
        return
    for action in range(_BLUE):
        field = lowest(~not_equal_mask(state.layout, FIELDS, action))
        if field < FIELDS and state.face_up[field] == 1:
            for kind in range(KINDS):
                place = int(state.board.item_place[FIRST_TILE[action] + kind]) & (KINDS - 1)
                out[at + action * KINDS + kind] = state.board.prices[field][place] / 4


@rule
def _supply(state: State, seat: int, who: int, out: Any, at: int) -> None:
    for tile in range(_TILE_KINDS):
        out[at + tile] = state.supply[tile] / 8


@rule
def _value(state: State, seat: int, who: int, out: Any, at: int) -> None:
    """The parts of the estimate, and their sum as the evaluator adds them up."""
    track, means, yard, goods, crowns, extra, due = parts(state, who, WEIGHTS[0])
    out[at] = track / 50
    out[at + 1] = means / 20
    out[at + 2] = yard / 50
    out[at + 3] = goods / 50
    out[at + 4] = crowns / 20
    out[at + 5] = extra / 15
    out[at + 6] = due / 10
    out[at + _VALUE] = (track + means + yard + goods + crowns + extra + due) / VALUE_SCALE


@rule
def _standing(state: State, seat: int, who: int, out: Any, at: int) -> None:
    player = state.players[who]
    out[at] = state.seat == who
    out[at + 1] = state.start_player == who
    out[at + 2] = outlook.acts_in_phase(state, who)
    out[at + 3] = player.extra
    out[at + 4 + int(player.flipped)] = 1


@rule
def _means(state: State, seat: int, who: int, out: Any, at: int) -> None:
    player = state.players[who]
    out[at] = player.taler / 10
    out[at + 1] = player.workers / 5
    out[at + 2] = player.points / 30
    out[at + 3] = ships.crowns(player) / 5
    out[at + 4] = player.room / 8
    out[at + 5] = player.workers == 0
    out[at + 6] = player.taler < 3


@rule
def _warehouse(state: State, seat: int, who: int, out: Any, at: int) -> None:
    for tile in range(_TILE_KINDS):
        out[at + tile] = state.players[who].warehouse[tile] / 2


@rule
def _delivered(state: State, seat: int, who: int, out: Any, at: int) -> None:
    for good in range(KINDS):
        out[at + good] = state.players[who].delivered[good] / 4


@rule
def _finished(state: State, seat: int, who: int, out: Any, at: int) -> None:
    """Finished ships by their length, their free room, and the goods below them."""
    player = state.players[who]
    free = 0
    for number in range(player.fleet):
        ship = state.ships[player.first_ship + number]
        if ships.is_finished(ship):
            sections = int(ships.sections(ship))
            out[at + min(sections, _LENGTHS) - 1] += 0.5
            free += sections - ships.cargo(ship)
            for good in range(KINDS):
                out[at + _LENGTHS + 1 + good] += ship.goods[good] / 2
    out[at + _LENGTHS] = free / 4


@rule
def _building(state: State, seat: int, who: int, out: Any, at: int) -> None:
    player = state.players[who]
    shown = 0
    for number in range(player.fleet):
        ship = state.ships[player.first_ship + number]
        if not ships.is_finished(ship) and shown < SHIPS_SHOWN:
            _ship(ship, out, at + shown * _SHIP_SIZE)
            shown += 1


@rule
def _ship(ship: Ship, out: Any, at: int) -> None:
    sections = ships.sections(ship)
    stepped = ship.masts + ship.crown_masts
    rigged = ship.sails + ship.crown_sails
    ends = open_ends(ship)
    out[at] = 1
    out[at + 1] = sections / 4
    out[at + 2] = ends == 0
    out[at + 3] = stepped / 4
    out[at + 4] = rigged / 4
    out[at + 5] = (ship.crown_masts + ship.crown_sails) / 4
    out[at + 6] = (2 * sections + 3 * ends - stepped - rigged) / 6
    out[at + 7] = ships.cargo(ship) / 2
    out[at + 7 + int(ship.crest)] += 1 if ship.crest > 0 else 0
    out[at + 12] = ship.crest == 0


_TABLE: Final = (
    Group("asked", QUESTIONS, _asked),
    Group("time", ("turns", "rounds", "phases", "last round"), _time),
    Group(
        "actions",
        tuple(f"{action} {cell}" for action in ACTIONS for cell in _ACTION_CELLS),
        _actions,
    ),
    Group("running", ACTIONS, _running),
    Group("prices", tuple(f"{a} {kind}" for a in BLUE_ACTIONS for kind in range(KINDS)), _prices),
    Group("supply", TILES, _supply),
)
_PLAYER: Final = (
    Group("value", _PARTS, _value),
    Group(
        "standing",
        (
            "has the turn", "start player", "acts", "extra",
            *(f"flipped {n}" for n in range(_PENALTY_KINDS)),
        ),
        _standing,
    ),
    Group(
        "means", ("taler", "workers", "points", "crowns", "room", "no worker", "poor"), _means
    ),
    Group("warehouse", TILES, _warehouse),
    Group("delivered", GOODS_NAMES, _delivered),
    Group(
        "finished",
        (*(f"length {n + 1}" for n in range(_LENGTHS)), "free", *GOODS_NAMES),
        _finished,
    ),
    Group(
        "building",
        tuple(f"ship {n + 1} {cell}" for n in range(SHIPS_SHOWN) for cell in _SHIP_CELLS),
        _building,
    ),
)  # fmt: skip


def base(state: State, seat: int, inputs: Any, scores: Numbers) -> None:
    """The hand-made value, which is among the inputs."""
    seats = int(state.seats)
    for place in range(seats):
        who = seat + place if seat + place < seats else seat + place - seats
        at = _TABLE_SIZE + place * _PLAYER_SIZE + _VALUE
        scores[who] = float(inputs[at]) * VALUE_SCALE


def rests(state: State) -> bool:
    """Turns are judged before a new layout, which nobody can plan for."""
    return bool(state.asked == ASK_LAYOUT)


_TABLE_SIZE: Final = sum(len(group.cells) for group in _TABLE)
_PLAYER_SIZE: Final = sum(len(group.cells) for group in _PLAYER)
_ODDS: Final = 1.0986122886681098  # a lead of LEAD wins three games of four
READING: Final = Reading(
    State, _TABLE, _PLAYER, base=base, rests=rests, sides=int, unit=LEAD / _ODDS
)
