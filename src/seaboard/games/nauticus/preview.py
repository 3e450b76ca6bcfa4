"""What a legal move would do: what it costs and brings, where its tile goes, what follows.

The move is played on a copy by the rules themselves, and the two tables are compared; nothing here
knows a price, a cap or a number of points. Nothing is hidden in Nauticus, so every seat may see it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from .. import api
from .moves import (
    BUY,
    PASS,
    BeginExtra,
    BuyTile,
    ChooseField,
    DeliverGoods,
    EndTurn,
    FinishAction,
    LayOut,
    Move,
    Pass,
    PlaceTile,
    ScoreCrowns,
    StoreTile,
    TakeReward,
    TileMove,
    TransportTile,
    WithdrawMoney,
)
from .rules import rewards, rounds, ships, turn
from .scoring import goods_points, ship_points
from .state import (
    ACTIONS,
    ASK_BONUS,
    ASK_GIFT,
    ASK_NOTHING,
    ASK_REWARD,
    ASK_REWARD_GOOD,
    NOTHING,
    TILES,
    Player,
    State,
)

if TYPE_CHECKING:
    from .game import NauticusPosition

Goes = Literal["stored", "placed", "in-hand", "forfeited"]
Ends = Literal["nothing", "turn", "phase", "round", "game"]

_USES: Final = (BuyTile, TransportTile, WithdrawMoney, DeliverGoods, ScoreCrowns)


@dataclass(frozen=True, slots=True)
class Cost:
    """What a use takes from the player: taler, workers of the wheel, own workers."""

    taler: int
    blue: int
    own: int


@dataclass(frozen=True, slots=True)
class Gain:
    """What the player has at once."""

    taler: int
    workers: int
    points: int


@dataclass(frozen=True, slots=True)
class TilePreview:
    """The tile that the move is about; one `in-hand` is to be placed next."""

    tile: str
    goes: Goes


@dataclass(frozen=True, slots=True)
class ShipPreview:
    """The ship on which a tile is laid; if that finishes it, `rewards` follow."""

    ship: int
    new: bool
    finished: bool
    rewards: int


@dataclass(frozen=True, slots=True)
class FieldPreview:
    """What choosing a field means for the start player."""

    action: str
    blue_workers: int
    bonus_tile: str  # the kind of tile to be named, or empty
    bonus_tile_lost: bool  # there is no room for it, or none left
    can_act: bool  # whether the action can be used there; otherwise one can only pass


@dataclass(frozen=True, slots=True)
class ExtraPreview:
    """What the extra action would start with: workers at hand, and how many possible uses."""

    workers: int
    uses: int


@dataclass(frozen=True, slots=True)
class PassPreview:
    """A pass tile that is flipped saves its points and shows a crown until the round's end."""

    saves: int  # 0: none is left to flip
    still_loses: int  # at the round's end, unless more are flipped
    crowns: int  # that the player has then


@dataclass(frozen=True, slots=True)
class Preview(api.Preview):
    """All that can be told of a legal move before it is made; None is what it has not."""

    cost: Cost | None = None
    gain: Gain | None = None
    later: int = 0  # points more at the game's end, for goods delivered and ships finished
    tile: TilePreview | None = None
    ship: ShipPreview | None = None
    gift: bool = False  # all four kinds are bought: a tile of them is to be named next
    goods: int = 0  # goods to be named next for the reward
    field: FieldPreview | None = None
    extra: ExtraPreview | None = None
    passing: PassPreview | None = None
    blue_lost: int = 0  # workers of the wheel that are left unused
    ends: Ends = "nothing"


def preview(position: NauticusPosition, move: Move) -> Preview:
    """What the move would do; an illegal one is refused as by `play`."""
    played = position.copy()
    played.play(move)
    before, after = position.table(), played.table()
    old, new = before.players[before.seat], after.players[before.seat]
    facts = tuple(played.told(before, move, after))
    ends = _ends(before, after)
    match move:
        case ChooseField():
            return Preview(
                facts, gain=_gain(old, new), field=_field(before, played, after), ends=ends
            )
        case BeginExtra():
            return Preview(facts, gain=_gain(old, new), extra=_extra(played, after), ends=ends)
        case Pass():
            return Preview(facts, passing=_passing(before), ends=ends)
        case FinishAction():
            return Preview(facts, blue_lost=before.blue, ends=ends)
        case TakeReward():
            return Preview(
                facts, gain=_gain(old, new), tile=_tile(before, move, after),
                goods=_goods(played, after), gift=_gift(after), ends=ends,
            )  # fmt: skip
        case EndTurn() | LayOut():
            return Preview(facts, ends=ends)
        case _:
            return Preview(
                facts,
                cost=_cost(before, after, old, new) if isinstance(move, _USES) else None,
                gain=_gain(old, new),
                later=_later(before, move, after),
                tile=_tile(before, move, after),
                ship=_ship(before, move, after),
                gift=_gift(after),
                goods=_goods(played, after),
                ends=ends,
            )


def _ends(before: State, after: State) -> Ends:
    if after.asked == ASK_NOTHING:
        return "game"
    if after.round_number != before.round_number:
        return "round"
    if after.phase != before.phase:
        return "phase"
    return "turn" if after.seat != before.seat else "nothing"


def _cost(before: State, after: State, old: Player, new: Player) -> Cost:
    return Cost(
        taler=max(0, old.taler - new.taler),
        blue=before.blue - after.blue,
        own=max(0, old.workers - new.workers),
    )


def _gain(old: Player, new: Player) -> Gain | None:
    taler = max(0, new.taler - old.taler)
    workers = max(0, new.workers - old.workers)
    points = new.points - old.points
    return Gain(taler, workers, points) if taler or workers or points else None


def _later(before: State, move: Move, after: State) -> int:
    old, new = before.players[before.seat], after.players[before.seat]
    match move:
        case DeliverGoods():
            return goods_points(new) - goods_points(old)
        case PlaceTile():
            return ship_points(after, new) - ship_points(before, old)
        case _:
            return 0


def _tile(before: State, move: Move, after: State) -> TilePreview | None:
    match move:
        case TileMove():
            tile = move.index
        case PlaceTile() | StoreTile():
            tile = before.tile
        case TakeReward() if (crown := rewards.crown_of(move.index)) != NOTHING:
            tile = crown
        case _:
            return None
    return TilePreview(TILES[tile], _goes(before, move, after, tile))


def _goes(before: State, move: Move, after: State, tile: int) -> Goes:
    if isinstance(move, PlaceTile):
        return "placed"
    if after.tile == tile:
        return "in-hand"
    old, new = before.players[before.seat], after.players[before.seat]
    return "stored" if new.warehouse[tile] > old.warehouse[tile] else "forfeited"


def _ship(before: State, move: Move, after: State) -> ShipPreview | None:
    if not isinstance(move, PlaceTile):
        return None
    player = after.players[before.seat]
    number = player.fleet if move.ship is None else move.ship
    finished = after.asked == ASK_REWARD
    return ShipPreview(number, move.ship is None, finished, after.rewards_due)


def _gift(after: State) -> bool:
    return after.asked == ASK_GIFT


def _goods(played: NauticusPosition, after: State) -> int:
    """Goods still to be named for a reward: one, or after it a second one."""
    if after.asked != ASK_REWARD_GOOD:
        return 0
    named = played.copy()
    named.play(int(named.legal_codes()[0]))
    return 2 if named.table().asked == ASK_REWARD_GOOD else 1


def _field(before: State, played: NauticusPosition, after: State) -> FieldPreview:
    field = after.field
    kind = before.board.bonus_action[field]
    return FieldPreview(
        action=ACTIONS[before.layout[field]],
        blue_workers=rounds.blue_workers(after),
        bonus_tile="" if kind == NOTHING else ACTIONS[kind],
        bonus_tile_lost=kind != NOTHING and after.asked != ASK_BONUS,
        can_act=_can_act(played, after),
    )


def _can_act(played: NauticusPosition, after: State) -> bool:
    """Whether the turn that begins has a use, whatever tile is named for the bonus."""
    codes = played.legal_codes().tolist()
    if after.asked != ASK_BONUS:
        return any(BUY <= code < PASS for code in codes)
    for code in codes:
        named = played.copy()
        named.play(code)
        if any(BUY <= use < PASS for use in named.legal_codes().tolist()):
            return True
    return False


def _extra(played: NauticusPosition, after: State) -> ExtraPreview:
    return ExtraPreview(after.players[after.seat].workers, len(played.legal_codes()))


def _passing(before: State) -> PassPreview:
    """Of the pass alone: the whole move may end the round, which turns the tiles back."""
    player = before.players[before.seat]
    flipped = turn.flipped_by_passing(player)
    left = rounds.penalty(flipped)
    return PassPreview(
        saves=rounds.penalty(player.flipped) - left,
        still_loses=left,
        crowns=ships.crowns(player) + flipped - player.flipped,
    )
