"""Nauticus in the terminal: the position, the questions, the choices and the log in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from ...games.api import Board, Fact, Move
from ...games.nauticus.board import NauticusBoard
from ...games.nauticus.rules.actions import EXTRA_PRICE, FURTHER_PRICE, MOST_POINTS
from ...games.nauticus.view import FieldView, PlayerView, ShipView, View
from ...locales import say
from ..sentences import Language, Names, counted, joined, listed, message_of
from . import Table


def summary(view: View, names: Names) -> list[str]:
    """The whole table, a line for each thing."""
    lines = [
        f"Round {view.round} of {view.rounds}, phase {view.phase} of {view.phases}."
        f" Start player: {names[view.start_player]}."
    ]
    lines += [_field_line(field) for field in view.fields]
    if view.in_hand and view.in_hand.action:
        lines.append(_in_hand(view))
    for player in view.players:
        lines += _player_lines(player, names[player.seat])
    lines.append(f"Supply: {_tiles(view.supply)}.")
    return lines


def _field_line(field: FieldView) -> str:
    if not field.action:
        return f"Field {field.number}: not laid out yet, bonus {bonus(field.bonus)}."
    parts = [f"Field {field.number}: {field.action}, {counted(field.blue_workers, 'blue worker')}"]
    parts.append(f"bonus {bonus(field.bonus)}")
    if field.prices:
        prices = (f"{tile.split(':')[1]} {price}" for tile, price in field.prices.items())
        parts.append(f"prices {', '.join(prices)}")
    parts += ["face down"] if not field.face_up else []
    parts += ["chosen"] if field.chosen else []
    parts += ["anchor tile"] if field.anchor_tile else []
    return "; ".join(parts) + "."


def bonus(text: str) -> str:
    """`workers:1+goods` in words."""
    return listed([_bonus_part(*part.split(":")) for part in text.split("+")])


def _bonus_part(what: str, number: str = "") -> str:
    if not number:
        return {"nothing": "nothing", "goods": "a good"}.get(what, f"a {what} tile")
    return f"{number} taler" if what == "taler" else counted(int(number), what.removesuffix("s"))


def _in_hand(view: View) -> str:
    hand = view.in_hand
    if hand is None:
        return ""
    parts = [f"In hand: {'extra action ' if hand.extra else ''}{hand.action}"]
    parts.append(f"{counted(hand.blue_workers, 'blue worker')} left")
    parts += [f"bought {', '.join(hand.bought)}"] if hand.bought else []
    parts += [f"{hand.tile} to be placed"] if hand.tile else []
    parts += [f"{counted(hand.rewards_due, 'reward')} to be taken"] if hand.rewards_due else []
    return "; ".join(parts) + "."


def _player_lines(player: PlayerView, name: str) -> Iterator[str]:
    extra = "extra action left" if player.extra_action else "extra action used"
    yield (
        f"{name}: {counted(player.points, 'point')}, {player.taler} taler,"
        f" {counted(player.workers, 'worker')}, {counted(player.crowns, 'crown')},"
        f" {player.pass_tiles_flipped} of 3 pass tiles flipped, {extra},"
        f" {player.account['total']} points if the game ended now."
    )
    yield f"  Warehouse: {_tiles(player.warehouse)}; {player.room} of 12 boxes free."
    for ship in player.ships:
        yield f"  Ship {ship.number}: {_ship(ship)}."
    if any(player.delivered.values()):
        yield f"  Delivered: {_tiles(player.delivered)}."


def _tiles(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {tile}" for tile, count in counts.items() if count) or "nothing"


def _ship(ship: ShipView) -> str:
    hull = ["stern"] if ship.stern else []
    hull += [counted(ship.middles, "middle")] if ship.middles else []
    hull += ["bow"] if ship.bow else []
    hull += ["one"] if ship.one else []
    state = "finished" if ship.finished else "closed" if ship.closed else "open"
    parts = [f"{', '.join(hull)} ({state})"]
    parts += [f"crest {ship.crest}"] if ship.crest else []
    for word, regular, crowned in (
        ("mast", ship.masts, ship.crown_masts),
        ("sail", ship.sails, ship.crown_sails),
    ):
        parts += [counted(regular, word)] if regular else []
        parts += [counted(crowned, f"crown {word}")] if crowned else []
    parts += [_tiles(ship.goods)] if ship.goods else []
    return "; ".join(parts)


_QUESTIONS: Final = {
    "field": "choose a field",
    "bonus": "name the tile of your bonus",
    "turn": "use the action, pass, or begin your extra action",
    "use": "use the action again, or say done",
    "place": "place or store the tile",
    "reward": "take a reward for the finished ship",
    "reward-good": "name a good of your reward",
    "gift": "name the tile of your gift",
    "turn-end": "end your turn, or begin your extra action",
}


def question(view: View, names: Names) -> str:
    """What is asked, with what one must have in mind."""
    asked = _QUESTIONS.get(view.asked, view.asked)
    me = view.players[view.turn]
    own = f"you have {me.taler} taler and {counted(me.workers, 'worker')}"
    hand = view.in_hand
    if hand is None or not hand.action:
        return f"{asked}; {own}"
    if hand.tile:
        asked = f"{asked} {hand.tile}"
    extra = "extra action " if hand.extra else "action "
    return f"{asked}; {extra}{hand.action}, {counted(hand.blue_workers, 'blue worker')}; {own}"


def choice(view: View, move: Move) -> str:
    """What a choice means, where its text does not say it."""
    verb, _, what = str(move).partition(" ")
    me = view.players[view.turn]
    match verb:
        case "field":
            return _field_line(view.fields[int(what)]).partition(": ")[2].rstrip(".")
        case "buy":
            return f"{_price(view, what)} taler"
        case "place" | "deliver" if what != "new":
            return _ship(me.ships[int(what) - 1])
        case "withdraw":
            return "2 taler for a worker"
        case "score":
            scored = view.in_hand.points_scored if view.in_hand else 0
            return f"{counted(min(me.crowns, MOST_POINTS - scored), 'point')} for a worker"
        case "reward":
            return _REWARDS[what]
        case _:
            return ""


_REWARDS: Final = {
    "crown-mast": "a crown mast",
    "crown-sail": "a crown sail",
    "points": "3 points",
    "taler": "7 taler",
    "workers": "3 workers",
    "goods": "two different goods",
}


def _price(view: View, tile: str) -> int:
    """What a tile costs in the action in hand (nauticus:buy-first-price and the two after it)."""
    hand = view.in_hand
    if hand is None or tile in hand.bought:
        return FURTHER_PRICE
    if hand.extra:
        return EXTRA_PRICE
    return next(field for field in view.fields if field.chosen).prices[tile]


def board_lines(board: Board) -> list[str]:
    """The printed numbers, a line for each field and tile."""
    if not isinstance(board, NauticusBoard):
        raise TypeError(f"{board.name} is not a board of Nauticus")
    lines = [
        f"Field {number}: bonus {bonus(str(board.bonuses[number]))};"
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
        tile = str(params["tile"]).replace(":", "-")
        words["tile"] = say(language, f"nauticus-a-{tile}")
    if "action" in params:
        words["action"] = say(language, f"nauticus-action-{params['action']}")
    if "reward" in params:
        words["reward"] = say(language, f"nauticus-reward-{params['reward']}")
    if "kind" in params:
        words["sort"] = say(language, f"nauticus-sort-{params['kind']}")
    if "blue" in params:
        words["workers"] = say(language, "nauticus-blue-workers", {"n": params["blue"]})
        words["cost"] = _amounts(params, ("blue", "own"), language)
    match fact.key:
        case "bonus.received":
            words["bonus"] = _amounts(params, ("workers", "taler", "points"), language)
        case "goods.delivered":
            words["goods"] = _goods(params["goods"], language)
        case "layout":
            laid = [say(language, f"nauticus-action-{action}") for action in params["actions"]]
            words["actions"] = ", ".join(laid)
        case "game.ended":
            winners = [names[int(seat)] for seat in params["winners"]]
            words |= {"winners": joined(winners, language), "count": len(winners)}
    return words


_AMOUNTS: Final = {
    "blue": "nauticus-blue-workers",
    "own": "nauticus-own-workers",
    "workers": "nauticus-workers",
    "taler": "nauticus-taler",
    "points": "nauticus-points",
}


def _amounts(params: Mapping[str, Any], kinds: Sequence[str], language: Language) -> str:
    """1 blue worker and 2 own workers: what there is of each kind."""
    some = [(kind, params[kind]) for kind in kinds if params.get(kind)]
    words = [say(language, _AMOUNTS[kind], {"n": count}) for kind, count in some]
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


TABLE: Final = Table(
    secret=False,
    summary=summary,
    question=question,
    choice=choice,
    board=board_lines,
    tell=tell,
)
