"""Positions set up by hand on the device: the requests about them, as the server answers them."""

from __future__ import annotations

from collections.abc import Mapping
from random import SystemRandom
from typing import Any, Final

from .. import editor
from ..games.api import IllegalMove, InvalidMove, Position, SeaboardError
from ..puzzles import UnknownPuzzle
from ..tables.decisions import usual_adviser
from ..tables.refusals import Refused, illegal
from .thinking import candidates, choice, lines

_chance: Final = SystemRandom()


def about_editor(
    bots: tuple[str, ...],
    method: str,
    game: str,
    rest: list[str],
    query: Mapping[str, str],
    body: Mapping[str, Any],
) -> Any:
    """A position to begin with, what is wrong with one, its best moves, and playing on from it."""
    try:
        match method, rest:
            case "GET", []:
                seats = int(query["seats"]) if "seats" in query else None
                if "puzzle" in query:
                    return editor.begin_with_puzzle(game, query["puzzle"])
                middle = query.get("start") == "middle"
                return editor.begin(game, query.get("mode"), seats, _chance, middle=middle)
            case "POST", []:
                return editor.check(game, body["position"])
            case "POST", ["best"]:
                adviser, position = usual_adviser(bots), _decided(game, body["position"])
                best = candidates(adviser, position)
                return editor.advice(position, adviser, best, lines(position, best))
            case "POST", ["line"]:
                return editor.follow(_decided(game, body["position"]), body["moves"])
            case "POST", ["move"]:
                position, move = _decided(game, body["position"]), body.get("move")
                if move is None:
                    bot = body.get("bot") or usual_adviser(bots)
                    move = str(choice(bot, position).move)
                return editor.play(position, move, _chance)
            case _:
                raise Refused("not-found", "there is nothing there")
    except Refused:
        raise
    except (editor.NotEditable, UnknownPuzzle) as error:
        raise Refused("not-found", str(error)) from None
    except (IllegalMove, InvalidMove) as error:
        raise illegal(error) from None
    except SeaboardError as error:
        raise Refused("bad-input", str(error)) from None


def _decided(game: str, data: Mapping[str, Any]) -> Position:
    """The position, if a player decides there."""
    position = editor.position_of(game, data)
    if position.over or position.decider < 0:
        raise Refused("not-now", "no player decides in this position")
    return position
