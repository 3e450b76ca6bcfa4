"""What happened, as facts derived from the position before, the move, and the position after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..api import Fact, Value
from ..kernel.generic import PLACE
from .moves import Move
from .rules import actions, rounds, ships
from .scoring import COLUMNS
from .state import (
    ACTIONS,
    ASK_BONUS,
    ASK_GIFT,
    ASK_NOTHING,
    ASK_USE,
    FIELDS,
    FIRST_GOOD,
    FIRST_TILE,
    KINDS,
    NOTHING,
    TILES,
)

if TYPE_CHECKING:
    from .game import NauticusPosition


def narrate(before: NauticusPosition, move: Move, after: NauticusPosition) -> list[Fact]:
    """Facts in the order in which they happened; seats are counted from 0."""
    facts = _the_move(before, move, after)
    facts += _what_it_ended(before, after)
    return facts


def _the_move(before: NauticusPosition, move: Move, after: NauticusPosition) -> list[Fact]:
    seat = before.turn
    old, new = before.state.players[seat], after.state.players[seat]
    who = {"seat": seat}
    match move.verb:
        case "lay":
            return _laid_out(before, move, after)
        case "field":
            return _field_chosen(before, move, after)
        case "take":
            why = {ASK_BONUS: "bonus", ASK_GIFT: "gift"}.get(int(before.state.asked), "reward")
            facts = [Fact("tile.received", {**who, "tile": move.what, "for": why})]
            return facts + _gift(before, after) if why == "reward" else facts
        case "buy":
            return _bought(before, move, after)
        case "place":
            return _placed(before, move, after)
        case "store":
            tile = TILES[before.state.tile]
            return [Fact("tile.stored", {**who, "tile": tile}), *_gift(before, after)]
        case "transport":
            return [Fact("tile.transported", {**who, "tile": move.what, **_workers(before, after)})]
        case "withdraw":
            gained = int(new.taler - old.taler)
            return [Fact("money.withdrawn", {**who, "taler": gained, **_workers(before, after)})]
        case "deliver":
            return _delivered(before, move, after)
        case "score":
            params = {**who, "points": int(new.points - old.points), **_workers(before, after)}
            return [Fact("crowns.scored", params)]
        case "pass":
            # The last pass of a round turns the tiles back at once.
            flipped = min(int(old.flipped) + 1, 3)
            key = "pass.flipped" if old.flipped < 3 else "pass.bare"
            return [Fact(key, {**who, "flipped": flipped})]
        case "extra":
            return [Fact("extra.begun", {**who, "action": move.what, "workers": 2})]
        case "reward":
            return _rewarded(before, move, after)
        case "done":
            extra = "extra" if before.state.extra_running else "phase"
            return [
                Fact("action.done", {**who, "action": ACTIONS[before.state.action], "as": extra})
            ]
        case _:
            return [Fact("turn.ended", who)]


def _workers(before: NauticusPosition, after: NauticusPosition) -> dict[str, int]:
    """How many blue and own workers a use has cost."""
    seat = before.turn
    own = before.state.players[seat].workers - after.state.players[seat].workers
    return {"blue": int(before.state.blue - after.state.blue), "own": int(own)}


def _laid_out(before: NauticusPosition, move: Move, after: NauticusPosition) -> list[Fact]:
    if before.state.laid < FIELDS - 1:
        return []
    layout = tuple(ACTIONS[action] for action in after.state.layout)
    number = int(after.state.round_number)
    return [
        Fact("round.begun", {"round": number, "anchor": int(after.state.anchor)}),
        Fact("layout", {"round": number, "actions": layout}),
    ]


def _field_chosen(before: NauticusPosition, move: Move, after: NauticusPosition) -> list[Fact]:
    field = int(move.what)
    state = before.state
    who = {"seat": before.turn}
    blue = rounds.blue_workers(after.state)
    action = ACTIONS[state.layout[field]]
    facts = [Fact("field.chosen", {**who, "field": field, "action": action, "blue": int(blue)})]
    bonus = before.board.bonuses[field]
    numbers = {n: getattr(bonus, n) for n in ("workers", "taler", "points") if getattr(bonus, n)}
    if numbers:
        facts.append(Fact("bonus.received", {**who, **numbers}))
    if bonus.tile and after.state.asked != ASK_BONUS:
        facts.append(Fact("bonus.lost", {**who, "kind": bonus.tile}))
    return facts


def _bought(before: NauticusPosition, move: Move, after: NauticusPosition) -> list[Fact]:
    state = before.state
    who = {"seat": before.turn}
    tile = TILES.index(move.what)
    action = int(state.action)
    price = int(actions.price(state, action, tile - FIRST_TILE[action], int(state.extra_running)))
    facts = [
        Fact("tile.bought", {**who, "tile": move.what, "price": price, **_workers(before, after)})
    ]
    if price == 0:
        kept = after.state.supply[tile] < state.supply[tile]
        key = "tile.stored" if kept else "tile.forfeited"
        facts += [Fact(key, {**who, "tile": move.what}), *_gift(before, after)]
    return facts


def _gift(before: NauticusPosition, after: NauticusPosition) -> list[Fact]:
    """The gift that became due, if it did."""
    state = after.state
    action = int(before.state.action)
    if state.asked == ASK_GIFT:
        return [Fact("gift.due", {"seat": before.turn, "action": ACTIONS[action]})]
    was_due = before.state.gift_due or (sum(before.state.bought) == KINDS - 1)
    if was_due and sum(state.bought) == KINDS and not state.gift_due and state.asked == ASK_USE:
        return [Fact("gift.lost", {"seat": before.turn, "action": ACTIONS[action]})]
    return []


def _placed(before: NauticusPosition, move: Move, after: NauticusPosition) -> list[Fact]:
    seat = before.turn
    tile = TILES[before.state.tile]
    player = after.state.players[seat]
    new = move.what == "new"
    number = int(player.fleet) if new else int(move.what)
    key = "ship.begun" if new else "tile.placed"
    facts = [Fact(key, {"seat": seat, "tile": tile, "ship": number})]
    ship = after.state.ships[player.yard[number - 1]]
    if before.state.tile < FIRST_GOOD and ships.is_finished(ship):
        size = int(ships.sections(ship))
        facts.append(Fact("ship.finished", {"seat": seat, "ship": number, "size": size}))
        return facts
    return facts + _gift(before, after)


def _delivered(before: NauticusPosition, move: Move, after: NauticusPosition) -> list[Fact]:
    seat = before.turn
    ship = before.state.ships[before.state.players[seat].yard[int(move.what) - 1]]
    goods = tuple(
        TILES[FIRST_GOOD + kind] for kind in range(KINDS) for _ in range(ship.goods[kind])
    )
    params: dict[str, Value] = {"seat": seat, "ship": int(move.what), "goods": goods}
    params |= _workers(before, after)
    return [Fact("goods.delivered", params)]


def _rewarded(before: NauticusPosition, move: Move, after: NauticusPosition) -> list[Fact]:
    seat = before.turn
    facts = [Fact("reward.taken", {"seat": seat, "reward": move.what})]
    if move.what.startswith("crown-"):
        tile = move.what.removeprefix("crown-") + ":crown"
        if before.state.supply[TILES.index(tile)] == after.state.supply[TILES.index(tile)]:
            facts.append(Fact("tile.forfeited", {"seat": seat, "tile": tile}))
    elif move.what == "goods" and before.state.players[seat].room == 0:
        facts.append(Fact("reward.lost", {"seat": seat, "reward": move.what}))
    return facts if after.state.rewards_due else facts + _gift(before, after)


def _what_it_ended(before: NauticusPosition, after: NauticusPosition) -> list[Fact]:
    """Phase, round and game, as far as they ended with the move."""
    old, new = before.state, after.state
    if old.field == NOTHING or new.field != NOTHING:
        return []
    facts = [Fact("phase.ended", {"round": int(old.round_number), "phase": int(old.phase)})]
    if old.phase == 1:
        facts.append(Fact("anchor.laid", {"field": int(old.field)}))
    if new.round_number == old.round_number and new.asked != ASK_NOTHING:
        return facts
    facts.append(Fact("round.ended", {"round": int(old.round_number)}))
    for seat in range(old.seats):
        lost = int(old.players[seat].points - new.players[seat].points)
        facts.append(Fact("pass.penalty", {"seat": seat, "points": lost}))
    if new.asked == ASK_NOTHING:
        sheet = after.sheet().tolist()
        for seat, row in enumerate(sheet):
            facts.append(
                Fact("score.final", {"seat": seat, **dict(zip(COLUMNS, row, strict=True))})
            )
        winners = tuple(seat for seat, row in enumerate(sheet) if row[PLACE] == 1)
        facts.append(Fact("game.ended", {"winners": winners}))
    return facts
