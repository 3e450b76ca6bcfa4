"""Nauticus in the terminal: the position, the questions, the choices and the log in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from ...cli.presentation import Presentation
from ...cli.sentences import Language, Names, joined, message_of
from ...locales import say
from ..api import Board, Fact, Move, Preview
from .board import NauticusBoard
from .moves import (
    BeginExtra,
    BuyTile,
    ChooseField,
    DeliverGoods,
    EndTurn,
    FinishAction,
    Pass,
    PlaceTile,
    ScoreCrowns,
    StoreTile,
    TakeReward,
    TakeTile,
    TransportTile,
)
from .numbers import MOST_CROWN_POINTS
from .view import ActionView, FieldView, PlayerView, ShipView, View

_BUYING: Final = frozenset({"hull", "mast", "sail", "goods"})


def summary(view: View, names: Names, language: Language) -> list[str]:
    """The whole table, a line for each thing."""
    when = {
        "round": view.round,
        "rounds": view.rounds,
        "phase": view.phase,
        "phases": view.phases,
    }
    start = say(language, "nauticus-start-player-is", {"name": names[view.start_player]})
    lines = [f"{say(language, 'nauticus-round-of', when)}. {start}."]
    lines += [_field_line(field, language) for field in view.fields]
    if view.in_hand and view.in_hand.action:
        lines.append(_in_hand(view.in_hand, language))
    for player in view.players:
        lines += _player_lines(player, names[player.seat], language)
    return [
        *lines,
        say(language, "nauticus-read-supply", {"tiles": _tiles(view.supply, language)}),
    ]


def _field_line(field: FieldView, language: Language) -> str:
    words = {"number": field.number, "bonus": bonus(field.bonus, language)}
    if not field.action:
        return f"{say(language, 'nauticus-field-bare', words)}."
    words["action"] = _action(field.action, language)
    words["workers"] = _count("blue", field.blue_workers, language)
    parts = [say(language, "nauticus-field-laid", words), *_field_notes(field, language)]
    return "; ".join(parts) + "."


def _field_notes(field: FieldView, language: Language) -> Iterator[str]:
    """What a field has beyond action, workers and bonus."""
    if field.prices:
        prices = (
            say(language, "nauticus-field-price", {"tile": _tile(tile, language), "price": price})
            for tile, price in field.prices.items()
        )
        yield say(language, "nauticus-field-prices", {"prices": ", ".join(prices)})
    if not field.face_up:
        yield say(language, "nauticus-field-down")
    if field.chosen:
        yield say(language, "nauticus-field-chosen")
    if field.anchor_tile:
        yield say(language, "nauticus-field-anchor")


def bonus(text: str, language: Language) -> str:
    """`workers:1+goods` in words."""
    parts = [_bonus_part(*part.split(":"), language=language) for part in text.split("+")]
    return joined(parts, language)


def _bonus_part(what: str, number: str = "", *, language: Language) -> str:
    if number:
        return _count(what, int(number), language)
    if what == "nothing":
        return say(language, "nauticus-nothing")
    return say(language, "nauticus-bonus-tile", {"sort": what})


def _in_hand(hand: ActionView, language: Language) -> str:
    words = [_action_in_hand(hand, language), _count("blue", hand.blue_workers, language)]
    if hand.bought:
        bought = joined([_tile(tile, language) for tile in hand.bought], language)
        words.append(say(language, "nauticus-terminal-bought", {"tiles": bought}))
    if hand.tile:
        tile = _a_tile(hand.tile, language)
        words.append(say(language, "nauticus-terminal-to-place", {"tile": tile}))
    if hand.rewards_due:
        words.append(say(language, "nauticus-rewards-left", {"n": hand.rewards_due}))
    return say(language, "nauticus-terminal-hand", {"things": "; ".join(words)})


def _player_lines(player: PlayerView, name: str, language: Language) -> Iterator[str]:
    extra = "nauticus-extra-left" if player.extra_action else "nauticus-extra-used"
    words = {
        "name": name,
        "points": _count("points", player.points, language),
        "taler": _count("taler", player.taler, language),
        "workers": _count("workers", player.workers, language),
        "crowns": _count("crowns", player.crowns, language),
        "passes": say(language, "nauticus-pass-tiles", {"flipped": player.pass_tiles_flipped}),
        "extra": say(language, extra),
        "total": _count("points", player.account["total"], language),
    }
    yield say(language, "nauticus-read-player", words)
    free = say(language, "nauticus-free-boxes", {"n": player.room})
    stored = {"name": name, "tiles": _tiles(player.warehouse, language), "free": free}
    yield say(language, "nauticus-read-warehouse", stored)
    for ship in player.ships:
        yield say(language, "nauticus-read-ship", {"name": name, "ship": _ship(ship, language)})
    if any(player.delivered.values()):
        goods = {f"goods:{good}": count for good, count in player.delivered.items()}
        told = {"name": name, "goods": _tiles(goods, language)}
        yield say(language, "nauticus-read-delivered", told)


def _tile(tile: str, language: Language) -> str:
    """A tile by its bare name: `bow`."""
    return say(language, f"nauticus-tile-{tile.replace(':', '-')}")


def _a_tile(tile: str, language: Language) -> str:
    """A tile as the object of a sentence: `a bow`."""
    return say(language, f"nauticus-a-{tile.replace(':', '-')}")


def _action(action: str, language: Language) -> str:
    return say(language, f"nauticus-action-{action}")


def _some(tile: str, count: int, language: Language) -> str:
    """`bow`, or `2 bow`: for the terminal without a sign between them."""
    name = _tile(tile, language)
    if count == 1:
        return name
    return say(language, "nauticus-terminal-some-tiles", {"n": count, "tile": name})


def _tiles(counts: Mapping[str, int], language: Language) -> str:
    some = [_some(tile, count, language) for tile, count in counts.items() if count]
    return joined(some, language) if some else say(language, "nauticus-nothing")


def _ship(ship: ShipView, language: Language) -> str:
    """Hull, state, crest, masts, sails and cargo."""
    hull = [
        _some(f"hull:{part}", count, language)
        for part, count in (
            ("stern", ship.stern),
            ("middle", ship.middles),
            ("bow", ship.bow),
            ("one", ship.one),
        )
        if count
    ]
    state = "finished" if ship.finished else "closed" if ship.closed else "open"
    words = {
        "number": ship.number,
        "hull": ", ".join(hull),
        "state": say(language, f"nauticus-ship-{state}"),
    }
    crest = ship.crest or "wheel"
    rigging = {
        f"mast:{crest}": ship.masts,
        "mast:crown": ship.crown_masts,
        f"sail:{crest}": ship.sails,
        "sail:crown": ship.crown_sails,
    }
    parts = [say(language, "nauticus-ship-words", words)]
    parts += [_some(tile, count, language) for tile, count in rigging.items() if count]
    if any(ship.goods.values()):
        cargo = _tiles({f"goods:{good}": count for good, count in ship.goods.items()}, language)
        parts.append(say(language, "nauticus-ship-cargo", {"goods": cargo}))
    return ", ".join(parts)


def question(view: View, moves: Sequence[Move], names: Names, language: Language) -> str:
    """What is asked, with what one has to act with."""
    hand = view.in_hand
    tile = hand.tile if hand else ""
    means = _means(view, language)
    words = {
        "action": _action_in_use(view, language),
        "how": _how_to_act(view, moves),
        "means": means,
        "tile": _a_tile(tile, language) if tile else "",
        "store": "yes" if any(isinstance(move, StoreTile) for move in moves) else "no",
        "n": hand.rewards_due if hand else 0,
    }
    asked = say(language, f"nauticus-asks-{view.asked}", words)
    return asked if means in asked else f"{asked} {means}"


_LEAVING: Final = (Pass, FinishAction, EndTurn, BeginExtra)


def _how_to_act(view: View, moves: Sequence[Move]) -> str:
    """How the action in hand is used: the question names it."""
    if moves and all(isinstance(move, _LEAVING) for move in moves):
        return "extra" if any(isinstance(move, BeginExtra) for move in moves) else "nothing"
    action = _action_of(view)
    return "buy" if action in _BUYING else action


def _action_of(view: View) -> str:
    """The action in hand, else that of the chosen field."""
    if view.in_hand and view.in_hand.action:
        return view.in_hand.action
    return next((field.action for field in view.fields if field.chosen), "")


def _action_in_use(view: View, language: Language) -> str:
    hand = view.in_hand
    if hand and hand.action:
        return _action_in_hand(hand, language)
    action = _action_of(view)
    return _action(action, language) if action else ""


def _action_in_hand(hand: ActionView, language: Language) -> str:
    action = _action(hand.action, language)
    return say(language, "nauticus-extra-means", {"action": action}) if hand.extra else action


def _means(view: View, language: Language) -> str:
    """You have 2 blue workers, 3 own workers and 9 taler."""
    player = view.players[view.turn]
    blue = view.in_hand.blue_workers if view.in_hand else 0
    words = {
        "blue": blue,
        "workers": _count("blue", blue, language),
        "own": _count("own", player.workers, language),
        "taler": _count("taler", player.taler, language),
    }
    return say(language, "nauticus-means", words)


def choice(view: View, move: Move, preview: Preview, names: Names, language: Language) -> str:
    """What a choice means, where its text does not say it in the reader's language."""
    me = view.players[view.turn]
    match move:
        case ChooseField(number):
            return _field_meaning(view.fields[number], language)
        case BuyTile(tile):
            prices = view.in_hand.prices if view.in_hand else {}
            price = _count("taler", prices[tile], language)
            return f"{_tile(tile, language)}, {price}"
        case TakeTile(tile) | TransportTile(tile):
            return _tile(tile, language)
        case PlaceTile(None):
            return say(language, "nauticus-new-ship")
        case PlaceTile(int(ship)) | DeliverGoods(ship):
            return _ship(me.ships[ship - 1], language)
        case StoreTile():
            return say(language, "nauticus-warehouse")
        case ScoreCrowns():
            scored = view.in_hand.points_scored if view.in_hand else 0
            points = min(me.crowns, MOST_CROWN_POINTS - scored)
            return say(language, "nauticus-move-score", {"n": points})
        case TakeReward(reward):
            return say(language, f"nauticus-reward-{reward}")
        case BeginExtra(action):
            return _action(action, language)
        case _:
            return say(language, f"nauticus-move-{move.kind}")


def _field_meaning(field: FieldView, language: Language) -> str:
    parts = [
        _action(field.action, language),
        _count("blue", field.blue_workers, language),
        say(language, "nauticus-gains", {"gain": bonus(field.bonus, language)}),
        *_field_notes(field, language),
    ]
    return "; ".join(parts)


def board_lines(board: Board) -> list[str]:
    """The printed numbers, a line for each field and tile."""
    if not isinstance(board, NauticusBoard):
        raise TypeError(f"{board.name} is not a board of Nauticus")
    lines = [
        f"Field {number}: bonus {bonus(str(board.bonuses[number]), 'en')};"
        f" prices of the four items {' '.join(map(str, board.prices[number]))}"
        for number in range(len(board.bonuses))
    ]
    lines += [f"Items of {action}: {', '.join(items)}" for action, items in board.items.items()]
    lines.append(f"Blue workers clockwise from the anchor: {' '.join(map(str, board.wheel))}")
    return lines


def tell(fact: Fact, names: Names, language: Language) -> str:
    """A fact as a sentence of the shared catalogue."""
    return say(language, message_of("nauticus", fact), _words(fact, names, language))


def _words(fact: Fact, names: Names, language: Language) -> dict[str, Any]:
    """The arguments of a fact's message: numbers as they are, everything else in words."""
    params: dict[str, Any] = dict(fact.params)
    words: dict[str, Any] = {k: v for k, v in params.items() if isinstance(v, int | str)}
    if "seat" in params:
        words["name"] = names[int(params["seat"])]
    if "tile" in params:
        words["tile"] = _a_tile(str(params["tile"]), language)
    if "action" in params:
        words["action"] = _action(str(params["action"]), language)
    if "reward" in params:
        words["reward"] = say(language, f"nauticus-reward-{params['reward']}")
    if "kind" in params:
        words["sort"] = say(language, f"nauticus-sort-{params['kind']}")
    if "blue" in params:
        words["workers"] = _count("blue", params["blue"], language)
        words["cost"] = _amounts(params, ("blue", "own"), language)
    match fact.key:
        case "bonus.received":
            words["bonus"] = _amounts(params, ("workers", "taler", "points"), language)
        case "goods.delivered":
            words["goods"] = _goods(params["goods"], language)
        case "layout":
            words["actions"] = ", ".join(_action(each, language) for each in params["actions"])
        case "game.ended":
            winners = [names[int(seat)] for seat in params["winners"]]
            words |= {"winners": joined(winners, language), "count": len(winners)}
    return words


_COUNTS: Final = {
    "blue": "nauticus-blue-workers",
    "own": "nauticus-own-workers",
    "workers": "nauticus-workers",
    "taler": "nauticus-taler",
    "points": "nauticus-points",
    "crowns": "nauticus-crowns",
}


def _count(what: str, number: int, language: Language) -> str:
    """1 worker, 2 workers."""
    return say(language, _COUNTS[what], {"n": int(number)})


def _amounts(params: Mapping[str, Any], kinds: Sequence[str], language: Language) -> str:
    """1 blue worker and 2 own workers: what there is of each kind."""
    some = [(kind, params[kind]) for kind in kinds if params.get(kind)]
    words = [_count(kind, count, language) for kind, count in some]
    return joined(words, language) if words else say(language, "nauticus-nothing")


def _goods(tiles: Iterable[str], language: Language) -> str:
    """Coffee and 2 fish."""
    words = []
    for tile, count in Counter(tiles).items():
        kind = tile.partition(":")[2]
        name = say(language, f"nauticus-tile-goods-{kind}")
        many = {"n": count, "tile": name}
        words.append(name if count == 1 else say(language, "nauticus-count-tile", many))
    return joined(words, language)


PRESENTATION: Final = Presentation(
    summary=summary,
    question=question,
    choice=choice,
    board=board_lines,
    tell=tell,
)
