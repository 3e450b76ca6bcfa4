"""The editor as messages: what a page asks and what it is told, by whoever runs this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import ModuleType
from typing import Any, Final

from ..games import get_game
from ..games.api import CHANCE, BadPosition, Game, Position, SeaboardError, as_data, draw
from ..puzzles import get_puzzle, puzzles_of
from ..tables.shapes import Candidate, FactOut, fact_out, legal_out, reason_out
from .forms import picked
from .shapes import EditAdvice, EditChecked, EditLine, EditorOut, EditPlayed, EditProblem, EditShown

_PART: Final = "editing"
_DEEPEST: Final = 8
_LARGEST: Final = 9_999  # of any number: sums of play stay far inside the width of their fields
_LONGEST: Final = 100  # of a text or a name
_PLAYED: Final = (30, 120)  # decisions of a random game before the position that is given
_TRIES: Final = 50


class NotEditable(SeaboardError):
    """The game has no form for its positions."""

    def __init__(self, game: Game) -> None:
        super().__init__(f"positions of {game.title} cannot be set up by hand")


def _editing(game: Game) -> ModuleType:
    part = game.part(_PART)
    if part is None:
        raise NotEditable(game)
    return part


def begin(
    name: str, mode: str | None, seats: int | None, rng: Random, *, middle: bool = False
) -> EditorOut:
    """A new game at its first decision, or the middle of some game."""
    game = get_game(name)
    part = _editing(game)
    position = _at_a_decision(game.new(mode=mode, seats=seats), rng)
    return _begun(part, _middle(part, position, rng) if middle else position)


def begin_with_puzzle(name: str, identity: str) -> EditorOut:
    """The position of a puzzle."""
    return _begun(_editing(get_game(name)), get_puzzle(name, identity).position())


def _begun(part: ModuleType, position: Position) -> EditorOut:
    game = position.game
    return {
        "game": game.name,
        "mode": position.mode.name,
        "seats": position.seats,
        "names": list(game.seat_names[: position.seats]),
        "form": part.form(position),
        "position": _edited(part, position),
    }


def _at_a_decision(position: Position, rng: Random) -> Position:
    while position.decider == CHANCE:
        position.play(draw(position, rng))
    return position


def _middle(part: ModuleType, first: Position, rng: Random) -> Position:
    """From the games of the puzzles, since bots played them; else of a random game."""
    found = list(puzzles_of(first.game.name))
    rng.shuffle(found)
    for puzzle in found[:_TRIES]:
        position = puzzle.position()
        alike = position.seats == first.seats and position.mode == first.mode
        if alike and _can_be_edited(part, position):
            return position
    for _ in range(_TRIES):
        position, left = first.copy(), rng.randint(*_PLAYED)
        while not position.over and (left > 0 or not _can_be_edited(part, position)):
            position.play(rng.choice(position.legal_moves()))
            _at_a_decision(position, rng)
            left -= 1
        if not position.over:
            return position
    return first


def _can_be_edited(part: ModuleType, position: Position) -> bool:
    """Whether what the form asks for is enough to set it up."""
    try:
        position.game.set_up(part.complete(_edited(part, position)))
    except SeaboardError:
        return False
    return True


def _edited(part: ModuleType, position: Position) -> dict[str, Any]:
    whole = _whole(position)
    kept = {name: whole[name] for name in part.KEPT}
    return kept | picked(part.formed(whole), part.form(position))


def _whole(position: Position) -> dict[str, Any]:
    """All of a position as data for `set_up`: a spectator's view, unless the game says more."""
    part = position.game.part("describing")
    data: dict[str, Any] = as_data(position.view(None)) if part is None else part.describe(position)
    return data


# Checking


def check_bounds(value: Any, depth: int = 0) -> None:
    """Refuse what no position holds, before a game reads it."""
    if depth > _DEEPEST:
        raise BadPosition("the position has too many levels")
    if isinstance(value, Mapping):
        for name, item in value.items():
            check_bounds(name, depth + 1)
            check_bounds(item, depth + 1)
    elif isinstance(value, list):
        for item in value:
            check_bounds(item, depth + 1)
    elif isinstance(value, str):
        if len(value) > _LONGEST:
            raise BadPosition(f"a text is longer than {_LONGEST} characters")
    elif isinstance(value, float):
        raise BadPosition("a number is not whole")
    elif isinstance(value, int) and abs(value) > _LARGEST:
        raise BadPosition(f"a number is larger than {_LARGEST}")


def position_of(name: str, data: Mapping[str, Any]) -> Position:
    """The position of what a form says or of a whole description; BadPosition says why not."""
    game = get_game(name)
    part = _editing(game)
    check_bounds(data)
    try:
        return game.set_up(part.complete(data))
    except BadPosition:
        raise
    except SeaboardError as error:  # such as a board or a mode that there is not
        raise BadPosition(str(error)) from None


def check(name: str, data: Mapping[str, Any]) -> EditChecked:
    """The position with everything open, or why it cannot be."""
    try:
        return {"problem": None, "shown": shown_out(position_of(name, data))}
    except BadPosition as error:
        problem: EditProblem = {
            "path": error.where or None,
            "message": error.message,
            "reason": None if error.reason is None else reason_out(error.reason),
        }
        return {"problem": problem, "shown": None}


def shown_out(position: Position) -> EditShown:
    """A position for whoever decides, with nothing hidden."""
    decider, over = position.decider, position.over
    decides = not over and decider >= 0
    whole = _whole(position)
    view = as_data(position.view(decider if decides else None))
    return {
        "decider": decider,
        "over": over,
        "view": _opened(view, whole),
        "legal": legal_out(position, decider) if decides else [],
        "whole": whole,
    }


def _opened(view: Any, whole: Any) -> Any:
    """The view with what it hides taken from the whole."""
    if view is None:
        return whole
    if isinstance(view, dict) and isinstance(whole, dict):
        return {name: _opened(item, whole.get(name)) for name, item in view.items()}
    if isinstance(view, list) and isinstance(whole, list) and len(view) == len(whole):
        return [_opened(*pair) for pair in zip(view, whole, strict=True)]
    return view


# Lines of play


def advice(
    position: Position, bot: str, best: Sequence[Candidate], lines: Sequence[Sequence[str]]
) -> EditAdvice:
    """The best moves, each with as much of its line as can be played in this position."""
    return {
        "bot": bot,
        "candidates": [
            {**each, "line": _playable(position, each["move"], line)}
            for each, line in zip(best, lines, strict=True)
        ],
    }


def _playable(position: Position, move: str, line: Sequence[str]) -> list[str]:
    after, found = position.copy(), list[str]()
    after.play(move)
    for text in line:
        if after.decider < 0 or text not in map(str, after.legal_moves()):
            break
        after.play(text)
        found.append(text)
    return found


def follow(position: Position, moves: Sequence[str]) -> EditLine:
    """Where moves lead, one after another; chance has no part in them."""
    game = position.game
    told: list[list[FactOut]] = []
    for text in moves:
        before, seat = position.copy(), position.decider
        if seat == CHANCE:
            raise BadPosition("a line goes on as far as only players decide")
        move = game.parse(text)
        position.play(move)
        told.append([fact_out(fact) for fact in game.narrate(before, move, position, seat)])
    return {"line": told, "shown": shown_out(position)}


# Playing on


def play(position: Position, text: str, rng: Random) -> EditPlayed:
    """The move, and whatever chance does after it."""
    game, seat = position.game, position.decider
    facts: list[FactOut] = []
    move = game.parse(text)
    while True:
        before = position.copy()
        position.play(move)
        told = game.narrate(before, move, position, seat)
        facts.extend(fact_out(fact) for fact in told)
        if position.decider != CHANCE:
            return {"move": text, "facts": facts, "shown": shown_out(position)}
        move = draw(position, rng)
