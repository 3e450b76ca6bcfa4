"""Nauticus in the terminal: the position, the questions, the choices and the log in words.

Nothing is worked out here: the messages get the raw values of views, moves, previews and facts. The
page says the same with the same messages, in web/src/games/nauticus/words.ts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ...cli.presentation import Presentation
from ...cli.sentences import Language, Names, message_of, tell_fact
from ...locales import has, say
from ..api import Board, Fact, Move, as_data
from .board import NauticusBoard
from .facts import BonusReceived
from .moves import ChooseField, DeliverGoods, PlaceTile
from .preview import Preview
from .view import View

Values = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class _Speaker:
    """Says messages about raw values; later values go before earlier ones."""

    names: Names
    language: Language

    def __call__(self, message: str, *values: Values) -> str:
        merged = {name: value for each in values for name, value in each.items()}
        return say(self.language, message, merged, self.names)


# The position


def summary(view: View, names: Names, language: Language) -> list[str]:
    """The whole table, a line for each thing."""
    return list(_lines(as_data(view), _Speaker(names, language)))


def _lines(view: Values, speak: _Speaker) -> Iterator[str]:
    yield speak("nauticus-read-round", view)
    for field in view["fields"]:
        message = "nauticus-field" if field["action"] else "nauticus-field-bare"
        yield speak("nauticus-sentence", {"text": speak(message, _field_values(field, speak))})
    if hand := view["in_hand"]:
        more = {"blue": hand["blue_workers"], "item": hand["tile"] or "none"}
        yield speak("nauticus-read-hand", hand, more)
    for player in view["players"]:
        yield from _player_lines(player, speak)
    yield speak("nauticus-read-supply", view)


def _field_values(field: Values, speak: _Speaker) -> Values:
    prices = [
        speak("nauticus-price", {"item": tile, "price": price})
        for tile, price in field["prices"].items()
    ]
    words = {"blue": field["blue_workers"], "priced": bool(prices), "prices": ", ".join(prices)}
    return {**field, **words}


def _player_lines(player: Values, speak: _Speaker) -> Iterator[str]:
    yield speak("nauticus-read-player", player, {"total": player["account"]["total"]})
    yield speak("nauticus-read-warehouse", player)
    for ship in player["ships"]:
        seat = {"seat": player["seat"]}
        yield speak("nauticus-read-ship", ship, {"tiles": _tiles_of(ship)}, seat)
    if any(player["delivered"].values()):
        yield speak("nauticus-read-delivered", player, {"goods": player["delivered"]})


def _tiles_of(ship: Values) -> Mapping[str, int]:
    """What a ship is built of, from its hull to its sails."""
    return {
        "hull:one": int(ship["one"]),
        "hull:stern": int(ship["stern"]),
        "hull:middle": ship["middles"],
        "hull:bow": int(ship["bow"]),
        f"mast:{ship['crest']}": ship["masts"],
        "mast:crown": ship["crown_masts"],
        f"sail:{ship['crest']}": ship["sails"],
        "sail:crown": ship["crown_sails"],
    }


# The question

_LEAVING: Final = frozenset({"pass", "done", "end", "extra"})
_WITHOUT_MORE: Final = frozenset({"turn", "use", "layout", "nothing"})  # means said, or not needed


def question(view: View, moves: Sequence[Move], names: Names, language: Language) -> str:
    """What is asked, and what one has to act with."""
    speak = _Speaker(names, language)
    values = _question_values(as_data(view), moves)
    asked = speak(f"nauticus-asks-{view.asked}", values)
    return asked if view.asked in _WITHOUT_MORE else f"{asked} {speak('nauticus-means', values)}"


def _question_values(view: Values, moves: Sequence[Move]) -> Values:
    """The action in hand, or that of the chosen field; what the player has; what is on offer."""
    chosen = next((field["action"] for field in view["fields"] if field["chosen"]), "")
    hand = view["in_hand"] or {"action": chosen, "extra": False, "blue_workers": 0}
    player = view["players"][view["turn"]]
    kinds = {move.kind for move in moves}
    return {
        **hand,
        "seat": view["decider"],
        "blue": hand["blue_workers"],
        "own": player["workers"],
        "taler": player["taler"],
        "acts": bool(kinds - _LEAVING),
        "offers_extra": "extra" in kinds,
        "stores": "store" in kinds,
    }


# The choices

# What a preview says beside its facts, and how it is said.
_PARTS: Final = {
    "cost": "nauticus-part-cost",
    "gain": "nauticus-part-gain",
    "later": "nauticus-part-later",
    "tile": "nauticus-part-tile",
    "passing": "nauticus-part-passing",
    "blue_lost": "nauticus-part-blue-lost",
    "field": "nauticus-part-field",
    "extra": "nauticus-part-extra",
}


def choice(view: View, move: Move, preview: Preview, names: Names, language: Language) -> str:
    """What a choice means: what is done, what it costs and brings, what it sets off."""
    speak = _Speaker(names, language)
    text = speak(f"nauticus-move-{move.kind}", _move_values(as_data(view), move, speak))
    for clause in filter(None, _clauses(move, preview, speak)):
        text = speak("nauticus-then", {"text": text, "next": clause})
    return text


def _move_values(view: Values, move: Move, speak: _Speaker) -> Values:
    values = {"tile": (view["in_hand"] or {}).get("tile", ""), **as_data(move)}
    match move:
        case ChooseField(number):
            return {**values, **_field_values(view["fields"][number], speak)}
        case DeliverGoods(ship):
            return {**values, "goods": view["players"][view["turn"]]["ships"][ship - 1]["goods"]}
        case PlaceTile(None):
            return {**values, "ship": "new"}
        case _:
            return values


def _clauses(move: Move, preview: Preview, speak: _Speaker) -> Iterator[str]:
    foreseen = as_data(preview)
    for part, message in _PARTS.items():
        if value := foreseen[part]:
            more = value if isinstance(value, dict) else {"n": value}
            yield speak(message, as_data(move), {part: value}, more)
    for fact in preview.facts:
        key = fact.key.replace(".", "-")
        if has(speak.language, f"nauticus-effect-{key}"):
            yield speak(f"nauticus-effect-{key}", fact.params)


# The log and the board


def tell(fact: Fact, names: Names, language: Language) -> str:
    """A fact as a sentence."""
    if isinstance(fact, BonusReceived):
        brings = {part: number for part, number in fact.params.items() if part != "seat"}
        values = {"seat": fact.seat, "brings": brings}
        return say(language, message_of("nauticus", fact), values, names)
    return tell_fact("nauticus", fact, names, language)


def board_lines(board: Board) -> list[str]:
    """The printed numbers, a line for each field and tile."""
    if not isinstance(board, NauticusBoard):
        raise TypeError(f"{board.name} is not a board of Nauticus")
    speak = _Speaker((), "en")
    lines = [
        f"Field {number}: bonus {speak('nauticus-bonus', {'brings': bonus.parts})};"
        f" prices of the four items {' '.join(map(str, board.prices[number]))}"
        for number, bonus in enumerate(board.bonuses)
    ]
    lines += [f"Items of {action}: {', '.join(items)}" for action, items in board.items.items()]
    lines.append(f"Blue workers clockwise from the anchor: {' '.join(map(str, board.wheel))}")
    return lines


PRESENTATION: Final = Presentation(
    summary=summary,
    question=question,
    choice=choice,
    board=board_lines,
    tell=tell,
)
