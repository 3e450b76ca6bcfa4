"""What happened, as facts derived from the position before, the move, and the position after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..api import Fact, PlainFact, Value
from ..kernel.generic import PLACE
from .moves import Move
from .rules import actions, rounds, ships
from .scoring import COLUMNS
from .state import (
    ACTIONS,
    ASK_BONUS,
    ASK_GIFT,
    ASK_USE,
    FIELDS,
    FIRST_GOOD,
    FIRST_TILE,
    KINDS,
    NOTHING,
    PHASES,
    TILES,
    State,
)

if TYPE_CHECKING:
    from .game import NauticusPosition


def narrate(before: NauticusPosition, move: Move, after: NauticusPosition) -> list[Fact]:
    """Facts in the order in which they happened; seats are counted from 0."""
    old, new = before.table(), after.table()
    facts = _the_move(old, move, new)
    if old.field != NOTHING and new.field == NOTHING:
        facts += _phase_ended(old, new)
    return facts + _game_ended(after) if after.over else facts


def _the_move(before: State, move: Move, after: State) -> list[Fact]:
    seat = before.seat
    old, new = before.players[seat], after.players[seat]
    who = {"seat": seat}
    match move.verb:
        case "lay":
            return _laid_out(before, move, after)
        case "field":
            return _field_chosen(before, move, after)
        case "take":
            why = {ASK_BONUS: "bonus", ASK_GIFT: "gift"}.get(before.asked, "reward")
            facts = [PlainFact("tile.received", {**who, "tile": move.what, "for": why})]
            return facts + _gift(before, after) if why == "reward" else facts
        case "buy":
            return _bought(before, move, after)
        case "place":
            return _placed(before, move, after)
        case "store":
            tile = TILES[before.tile]
            return [PlainFact("tile.stored", {**who, "tile": tile}), *_gift(before, after)]
        case "transport":
            return [
                PlainFact("tile.transported", {**who, "tile": move.what, **_workers(before, after)})
            ]
        case "withdraw":
            gained = new.taler - old.taler
            return [
                PlainFact("money.withdrawn", {**who, "taler": gained, **_workers(before, after)})
            ]
        case "deliver":
            return _delivered(before, move, after)
        case "score":
            params = {**who, "points": new.points - old.points, **_workers(before, after)}
            return [PlainFact("crowns.scored", params)]
        case "pass":
            # The last pass of a round turns the tiles back at once.
            flipped = min(old.flipped + 1, 3)
            key = "pass.flipped" if old.flipped < 3 else "pass.bare"
            return [PlainFact(key, {**who, "flipped": flipped})]
        case "extra":
            return [PlainFact("extra.begun", {**who, "action": move.what, "workers": 2})]
        case "reward":
            return _rewarded(before, move, after)
        case "done":
            extra = "extra" if before.extra_running else "phase"
            return [
                PlainFact("action.done", {**who, "action": ACTIONS[before.action], "as": extra})
            ]
        case _:
            return [PlainFact("turn.ended", who)]


def _workers(before: State, after: State) -> dict[str, int]:
    """How many blue and own workers a use has cost."""
    seat = before.seat
    own = before.players[seat].workers - after.players[seat].workers
    return {"blue": before.blue - after.blue, "own": own}


def _laid_out(before: State, move: Move, after: State) -> list[Fact]:
    if before.laid < FIELDS - 1:
        return []
    layout = tuple(ACTIONS[action] for action in after.layout)
    number = after.round_number
    return [
        PlainFact("round.begun", {"round": number, "anchor": after.anchor}),
        PlainFact("layout", {"round": number, "actions": layout}),
    ]


def _field_chosen(before: State, move: Move, after: State) -> list[Fact]:
    field = int(move.what)
    who = {"seat": before.seat}
    blue = rounds.blue_workers(after)
    action = ACTIONS[before.layout[field]]
    facts = [PlainFact("field.chosen", {**who, "field": field, "action": action, "blue": blue})]
    board = before.board
    bonus = {
        "workers": board.bonus_workers[field],
        "taler": board.bonus_taler[field],
        "points": board.bonus_points[field],
    }
    if any(bonus.values()):
        got = {name: count for name, count in bonus.items() if count}
        facts.append(PlainFact("bonus.received", {**who, **got}))
    if board.bonus_action[field] != NOTHING and after.asked != ASK_BONUS:
        facts.append(PlainFact("bonus.lost", {**who, "kind": ACTIONS[board.bonus_action[field]]}))
    return facts


def _bought(before: State, move: Move, after: State) -> list[Fact]:
    who = {"seat": before.seat}
    tile = TILES.index(move.what)
    action = before.action
    price = actions.price(before, action, tile - FIRST_TILE[action], before.extra_running)
    facts = [
        PlainFact(
            "tile.bought", {**who, "tile": move.what, "price": price, **_workers(before, after)}
        )
    ]
    if price == 0:
        kept = after.supply[tile] < before.supply[tile]
        key = "tile.stored" if kept else "tile.forfeited"
        facts += [PlainFact(key, {**who, "tile": move.what}), *_gift(before, after)]
    return facts


def _gift(before: State, after: State) -> list[Fact]:
    """The gift that became due, if it did."""
    params: dict[str, Value] = {"seat": before.seat, "action": ACTIONS[before.action]}
    if after.asked == ASK_GIFT:
        return [PlainFact("gift.due", params)]
    was_due = before.gift_due or sum(before.bought) == KINDS - 1
    if was_due and sum(after.bought) == KINDS and not after.gift_due and after.asked == ASK_USE:
        return [PlainFact("gift.lost", params)]
    return []


def _placed(before: State, move: Move, after: State) -> list[Fact]:
    seat = before.seat
    tile = TILES[before.tile]
    player = after.players[seat]
    new = move.what == "new"
    number = player.fleet if new else int(move.what)
    key = "ship.begun" if new else "tile.placed"
    facts = [PlainFact(key, {"seat": seat, "tile": tile, "ship": number})]
    ship = after.ships[player.first_ship + number - 1]
    if before.tile < FIRST_GOOD and ships.is_finished(ship):
        size = ships.sections(ship)
        facts.append(PlainFact("ship.finished", {"seat": seat, "ship": number, "size": size}))
        return facts
    return facts + _gift(before, after)


def _delivered(before: State, move: Move, after: State) -> list[Fact]:
    seat = before.seat
    ship = before.ships[before.players[seat].first_ship + int(move.what) - 1]
    goods = tuple(
        TILES[FIRST_GOOD + kind] for kind in range(KINDS) for _ in range(ship.goods[kind])
    )
    params: dict[str, Value] = {"seat": seat, "ship": int(move.what), "goods": goods}
    params |= _workers(before, after)
    return [PlainFact("goods.delivered", params)]


def _rewarded(before: State, move: Move, after: State) -> list[Fact]:
    seat = before.seat
    facts = [PlainFact("reward.taken", {"seat": seat, "reward": move.what})]
    if move.what.startswith("crown-"):
        tile = move.what.removeprefix("crown-") + ":crown"
        if before.supply[TILES.index(tile)] == after.supply[TILES.index(tile)]:
            facts.append(PlainFact("tile.forfeited", {"seat": seat, "tile": tile}))
    elif move.what == "goods" and before.players[seat].room == 0:
        facts.append(PlainFact("reward.lost", {"seat": seat, "reward": move.what}))
    return facts if after.rewards_due else facts + _gift(before, after)


def _phase_ended(before: State, after: State) -> list[Fact]:
    """The phase that ended with the move, and the round with its last one."""
    number = before.round_number
    facts = [PlainFact("phase.ended", {"round": number, "phase": before.phase})]
    if before.phase == 1:
        facts.append(PlainFact("anchor.laid", {"field": before.field}))
    if before.phase == PHASES:
        facts.append(PlainFact("round.ended", {"round": number}))
        for seat in range(before.seats):
            lost = before.players[seat].points - after.players[seat].points
            facts.append(PlainFact("pass.penalty", {"seat": seat, "points": lost}))
    return facts


def _game_ended(after: NauticusPosition) -> list[Fact]:
    score_table = after.score_table().tolist()
    facts = [
        PlainFact("score.final", {"seat": seat, **dict(zip(COLUMNS, row, strict=True))})
        for seat, row in enumerate(score_table)
    ]
    winners = tuple(seat for seat, row in enumerate(score_table) if row[PLACE] == 1)
    return [*facts, PlainFact("game.ended", {"winners": winners})]
